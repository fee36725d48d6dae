"""Numbers in words."""

_SMALL = (
    *("nothing", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"),
    *("thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen"),
)
_TENS = ("", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety")


def number(count: int) -> str:
    """Write a number as words, as far as they are short: `a hundred and four`, `two thousand`."""
    if count < 0 or count > 9999:
        return str(count)
    for unit, name in ((1000, "thousand"), (100, "hundred")):
        if count >= unit:
            many, rest = divmod(count, unit)
            said = f"a {name}" if many == 1 else f"{number(many)} {name}"
            return f"{said}{' and' if rest < 100 else ''} {number(rest)}" if rest else said
    if count < len(_SMALL):
        return _SMALL[count]
    ten, one = divmod(count, 10)
    return f"{_TENS[ten]}-{_SMALL[one]}" if one else _TENS[ten]
