"""A word of the vocabulary: a member of an enumeration that carries the phrase a reader sees."""

from enum import Enum


class Word(Enum):
    """A word of the vocabulary: `value` is what YAML says, `phrase` what a page says."""

    phrase: str

    def __new__(cls, value: str, phrase: str = "") -> "Word":
        """Make a member from its YAML word and its phrase."""
        member = object.__new__(cls)
        member._value_ = value
        member.phrase = phrase
        return member
