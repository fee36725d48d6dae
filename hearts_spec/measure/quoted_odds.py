"""Odds of hands as people quote them, from `quoted.yml`, next to the right ones."""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

from hearts_spec.measure.hand_odds import HandOdds
from hearts_spec.rules.folder import QUOTED_FILE
from hearts_spec.schema.kinds import A_LINE, AN_ID, PROSE, ByKey, Text
from hearts_spec.schema.problems import Location
from hearts_spec.schema.record_type import KeyedFile, RecordType, TypedRecord, named, part, placed, places

_ONE_IN = Text("a number", pattern="[1-9][0-9]{0,40}(?:\\.[0-9]{1,9})?", wrong="is not a number", hint="as 78 or 19.6")
MOON = "moon"  # quoted too, but no odds of a hand
_NEAR = Fraction(1, 100)


@dataclass(frozen=True, slots=True)
class QuotedOdds(TypedRecord):
    """Odds that somebody gives for a hand in the game called today's, with four players."""

    id: str = named()
    of: str = part(A_LINE, "What they are the odds of: a key that `hearts-spec odds` prints, or `moon`.")
    one_in: str = part(_ONE_IN, "The odds, as one in so many.", key="one-in")
    where: str = part(A_LINE, "Where they are given: title, site and year.")
    address: str = part(A_LINE, "The address of the page.")
    remark: str = part(PROSE, "What is wrong with them, in a sentence; for right ones nothing.", "")
    mark: Location = placed()
    marks: Mapping[str, Location] = places()

    @property
    def value(self) -> Fraction:
        """One in how many it is said to be."""
        return Fraction(self.one_in)

    def is_right(self, odds: HandOdds) -> bool:
        """True if they are within one per cent of the exact ones."""
        exact = 1 / odds.chance
        return abs(self.value - exact) <= exact * _NEAR


QUOTED: KeyedFile[QuotedOdds] = KeyedFile(
    QUOTED_FILE,
    ByKey(RecordType(QuotedOdds, "quotation"), AN_ID, "for each quotation", "as `of: no-hearts`"),
    "Quoted odds",
    "Odds of hands as people quote them.",
)
