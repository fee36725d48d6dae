"""The cards played with."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from hearts_spec.cards import (
    ACE_PLACE,
    JOKER_PLACE,
    Card,
    card_text,
    cards_in,
    full_pack,
    group_mask,
    group_name,
    mask_of,
    names_together,
    parse_card,
    place_of,
)
from hearts_spec.rules.conflicts import Conflict
from hearts_spec.schema.english import listed
from hearts_spec.schema.field_info import Word, says
from hearts_spec.schema.kinds import Group, ManyOf

_TEN = place_of(parse_card("10H"))


class AcePlace(Word):
    """The rank of the ace, and of the ten if it does not rank as usual."""

    place: int  # Its place in the suit, where the two has 0, the ten 8, the jack 10 and the king 12.
    ten: int  # The place of the ten.

    HIGH = "high", "above the king", {"place": ACE_PLACE, "ten": _TEN}
    LOW = "low", "below the two", {"place": -1, "ten": _TEN}
    BELOW_JACK = "below-jack", "between the jack and the ten", {"place": JOKER_PLACE, "ten": _TEN}
    ABOVE_TEN = (
        "above-ten",
        "above the ten, and the ten above the king",
        {"place": ACE_PLACE + 1, "ten": ACE_PLACE},
    )

    def rank(self, card: Card) -> int:
        """Return the rank of a card within its suit, a place."""
        usual = place_of(card)
        return self.place if usual == ACE_PLACE else self.ten if usual == _TEN else usual

    @property
    def moves_ten(self) -> bool:
        """True if the ten does not rank as usual."""
        return self.ten != _TEN


class _LeftOut(ManyOf):
    """Cards that a page names suit by suit or rank by rank, if all of a suit or a rank are among them."""

    def text(self, value: Sequence[str]) -> str:
        return listed(names_together(map(parse_card, value)))


@dataclass(frozen=True, slots=True)
class PackRules:
    """The cards played with."""

    packs: int = says("Packs", "Each deal is played with {} pack(s).", least=1, most=2)
    without: tuple[str, ...] = says(
        "Cards left out",
        "The pack is played without {}.",
        none="No card is left out of the pack.",
        kind=_LeftOut(Group(card_only=True), distinct=True),
    )
    ace: AcePlace = says("Rank of the ace", "The ace ranks {}; the other cards rank in their usual order.")

    def cards(self) -> int:
        """Return the cards as a mask: the full packs, less one copy of each card that is left out."""
        return _cards(self.packs, self.without)

    def left_out(self) -> int:
        """Return the cards that are left out of the full packs, as a mask."""
        return _cards(self.packs, ()) & ~self.cards()

    def lowest_club(self) -> Card | None:
        """Return the lowest club in the pack, or None if it has no club."""
        clubs = self.cards() & group_mask("clubs")
        return min(cards_in(clubs), key=self.ace.rank, default=None)

    @property
    def has_two_lowest_clubs(self) -> bool:
        """True if there are two copies of the lowest club, which two players may hold."""
        lowest = self.lowest_club()
        return lowest is not None and (self.cards() & group_mask(card_text(lowest))).bit_count() > 1

    def conflicts(self) -> Iterator[Conflict]:
        """Yield conflicts: cards left out that are not in the pack."""
        for place, name in enumerate(self.without):
            if not group_mask(name) & _cards(self.packs, self.without[:place]):
                message = f"{group_name(name)} is not in the pack"
                yield Conflict("pack.without", "card-not-in-pack", message, "take it out of pack.without")


@cache
def _cards(packs: int, without: tuple[str, ...]) -> int:
    mask = mask_of(full_pack(packs))
    for name in without:
        found = group_mask(name) & mask
        last = 1 << found.bit_length() >> 1  # so that a single remaining card is always the first copy
        mask &= ~last
    return mask
