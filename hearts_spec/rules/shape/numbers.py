"""Numbers in words."""

_SMALL = (
    *("nothing", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"),
    *("thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen"),
)
_TENS = ("", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety")


def number(count: int) -> str:
    """Write a number as a word, as far as a hundred."""
    if count < 0 or count > 100:
        return str(count)
    if count == 100:
        return "a hundred"
    if count < len(_SMALL):
        return _SMALL[count]
    ten, one = divmod(count, 10)
    return f"{_TENS[ten]}-{_SMALL[one]}" if one else _TENS[ten]
