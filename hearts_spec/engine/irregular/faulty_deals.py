"""Faults in cutting and dealing, missed tricks, and hands of the wrong size."""

from collections.abc import Sequence
from dataclasses import dataclass, fields, replace

from hearts_spec.cards import Card, mask_out_of
from hearts_spec.engine.compiled_rules import CompiledRules
from hearts_spec.engine.irregular.incident import A_FLAG, A_SEAT, IncidentKind, IncidentPhrase
from hearts_spec.engine.irregular.irregular_play import IrregularPlay, Ruling, ruling_of
from hearts_spec.engine.trick_winner import NO_CARD
from hearts_spec.rules.ruleset import ConfiguredRules, Status
from hearts_spec.rules.vocabulary.deal import (
    Claimant,
    Deadline,
    DealRemedy,
    FaultyDealRules,
    Law,
    MisdealDealer,
)
from hearts_spec.schema.field_info import Word
from hearts_spec.schema.kinds import Choice, SomeCards
from hearts_spec.schema.record_type import part


@dataclass(frozen=True, kw_only=True)
class Missed(IncidentKind, what="missed"):
    """The player to move plays no card to the trick; it counts against them once they play to another."""

    told = (IncidentPhrase("{seat} misses the trick", "A player plays no card to the trick, and plays to the next."),)

    def happen(self, deal: IrregularPlay) -> Ruling:
        play = deal.play
        seat = play.to_move
        if not play.trick:
            raise self.cannot("a leader cannot miss the trick", play.seats[seat])
        takes_last = deal.law.hands.missed.takes_last
        ruling = deal.rule(self.what, "irregular.hands.missed", granted=takes_last)
        if takes_last:
            deal.against.missed[seat] = len(play.tricks)
        play.skip()
        deal.go_on()
        return ruling


@dataclass(frozen=True, kw_only=True)
class Short(IncidentKind, what="short"):
    """A player is found to have a card too few, after the first trick or at the end; all other hands are right."""

    seat: str = part(A_SEAT)

    told = (IncidentPhrase("{seat} is found with a card too few", "The others have what they should."),)
    incorrect_hands = True

    def happen(self, deal: IrregularPlay) -> Ruling:
        play = deal.play
        if not play.tricks:
            raise self.cannot("the first trick is not complete", self.seat)
        seat = deal.seat(self.seat)
        if not _is_short(deal, seat):
            raise self.cannot(f"{self.seat} is not a card short", self.seat)
        takes_last = deal.law.hands.short.takes_last
        ruling = deal.rule(self.what, "irregular.hands.short", granted=takes_last)
        if takes_last:
            deal.must_take_last(seat)
            if play.over:
                deal.finish()
        return ruling


def _is_short(deal: IrregularPlay, seat: int) -> bool:
    play = deal.play
    if play.over:
        last = play.tricks[-1]
        return last.cards[deal.table.seat_at[last.leader].index(seat)] == NO_CARD
    counts = _counts_between_tricks(deal)
    own = counts.pop(seat)
    return set(counts) == {own + 1}


@dataclass(frozen=True, kw_only=True)
class Drawn(IncidentKind, what="drawn"):
    """A short hand draws cards from a long one; each of the two owes a forfeit."""

    seat: str = part(A_SEAT)
    from_: str = part(A_SEAT)
    cards: tuple[Card, ...] = part(SomeCards(at_least=1))

    told = (
        IncidentPhrase(
            "{seat} draws {cards} from the hand of {from:seat}",
            "A hand with too few cards takes what is missing, unseen, from one with too many.",
        ),
    )
    incorrect_hands = True

    def happen(self, deal: IrregularPlay) -> Ruling:
        play, short, long = deal.play, deal.seat(self.seat), deal.seat(self.from_)
        if not play.tricks:
            raise self.cannot("the first trick is not complete", self.seat)
        cards = mask_out_of(play.hands[long], self.cards)
        counts = _counts_between_tricks(deal)
        counts[short] += cards.bit_count()
        counts[long] -= cards.bit_count()
        if not cards or cards & ~play.hands[long] or len(set(counts)) > 1:
            message = f"{self.seat} does not come to the right number of cards from {self.from_} so"
            raise self.cannot(message, self.seat)
        law = deal.law.hands
        stated = deal.table.playable.status("irregular.hands.forfeit") is not Status.SILENT
        forfeit = ("irregular.hands.forfeit",) if stated else ()
        ruling = deal.rule(self.what, "irregular.hands.unequal", *forfeit, granted=law.unequal.is_drawn)
        if ruling.granted:
            play.hands[long] &= ~cards
            play.hands[short] |= cards
            exposed = deal.against.exposed
            exposed[short] |= exposed[long] & cards
            exposed[long] &= ~cards
            deal.forfeits += [short, long]
        return ruling


def _counts_between_tricks(deal: IrregularPlay) -> list[int]:
    """Return the number of cards that each player holds, including the card they have played to the current trick."""
    play = deal.play
    order = deal.table.seat_at[play.leader]
    played = {seat for seat, card in zip(order, play.trick, strict=False) if card != NO_CARD}
    return [hand.bit_count() + (seat in played) for seat, hand in enumerate(play.hands)]


_KEY = "irregular.deal."
_MISDEAL = "misdeal"


class Reached(Word):
    """The stage of a deal at which a fault in it was found."""

    CUTTING = "cutting", "in cutting"
    DEALING = "dealing", "while the cards are dealt"
    DEALT = "dealt", "when all are dealt, before the first trick is complete"
    PLAYING = "playing", "after the first trick"

    def by(self, latest: "Reached") -> bool:
        """True if this is no later than another stage."""
        stages = list(Reached)
        return stages.index(self) <= stages.index(latest)


class Asker(Word):
    """Who asks for a remedy."""

    ANYONE = "anyone", "anybody"
    DEALER = "dealer", "the dealer"
    RECEIVER = "receiver", "the player who was dealt the card"
    FINDER = "finder", "the player who finds it in their hand"


@dataclass(frozen=True, slots=True)
class DealRuling:
    """The ruling on a fault in dealing.

    `remedy` is None if the book is silent, and STANDS if no remedy is claimed or the claim is too late. NEW_PACK for a
    deal that is not void means that the pack must still be replaced.
    """

    ruling: Ruling
    remedy: DealRemedy | None

    @property
    def void(self) -> bool:
        return self.ruling.deals is not None


@dataclass(frozen=True, kw_only=True)
class DealFault(IncidentKind):
    """A fault in cutting or dealing; FAULTS has a class for each fault on which the rules have a law.

    `reached` is None if the number of tricks played shows it. `asked_by` is who asks for a remedy; None means a player
    with the right to ask. `unclaimed` is true if nobody asks. `touched` is true if the player who was dealt the card
    has touched another of theirs, `taken_up` if they have touched the card itself. `looked` is true if all have looked
    at their hands, as they have when a card is played. `disturbed` is true if a player other than the dealer has
    touched their cards or interrupted the dealer. `rightful` is the seat whose turn it was to deal, if the wrong player
    dealt.
    """

    reached: Reached | None = part(Choice(Reached), default=None)
    touched: bool = part(A_FLAG, default=False)
    taken_up: bool = part(A_FLAG, default=False)
    looked: bool = part(A_FLAG, default=False)
    disturbed: bool = part(A_FLAG, default=False)
    unclaimed: bool = part(A_FLAG, default=False)
    asked_by: Asker | None = part(Choice(Asker), default=None)
    rightful: str | None = part(A_SEAT, default=None)

    def happen(self, deal: IrregularPlay) -> Ruling:
        if deal.dealer is None:
            raise self.cannot("it is not said who deals, which decides who deals again", "dealer")
        reached = Reached.PLAYING if deal.play.tricks else Reached.DEALT
        found = replace(self, reached=self.reached or reached, looked=self.looked or bool(deal.play.trick))
        ruled = found.rule(deal.table, deal.dealer, deal.play.seats)
        deal.rulings.append(ruled.ruling)
        return ruled.ruling

    def rule(self, table: CompiledRules, dealer: int, seats: Sequence[str]) -> DealRuling:
        """Return the ruling on the fault at a table; `seats` are the names of its seats.

        Raises IrregularStateError if the rightful dealer must deal and is not named.
        """
        playable, law = table.playable, self.law(table)
        if playable.status(_KEY + self.what) is Status.SILENT:
            return DealRuling(ruling_of(playable, self.what, _KEY + self.what), None)
        if not self._in_time(law.until):
            return self._no_new_deal(playable, law.then, "until", "By now it is too late.")
        if not self._is_asked(law.claim):
            because = "Nobody asks for it." if self.unclaimed else "That player may not ask for it."
            return self._no_new_deal(playable, law.then, "claim", because)
        deals, more = self._deals_now(table, law.then, dealer, seats)
        if deals is None:
            return self._no_new_deal(playable, law.then, "then")
        asked = (self._key("claim"),) if law.claim is not Claimant.AUTOMATIC else ()
        until = (self._key("until"),) if law.until is not Deadline.ANY_TIME else ()
        ruling = ruling_of(playable, self.what, *dict.fromkeys((self._key("then"), *more, *asked, *until)))
        return DealRuling(replace(ruling, deals=deals), law.then)

    def law(self, table: CompiledRules) -> Law:
        """Return the law on the fault; for a misdeal the rules say only who deals next."""
        laws = table.rules.irregular.deal
        return Law(DealRemedy.MISDEAL) if self.what == _MISDEAL else getattr(laws, self.what.replace("-", "_"))

    def _key(self, part: str) -> str:
        """Return the key of a part of the law, such as `then`; the rule on who deals after a misdeal has no parts."""
        return f"{_KEY}{self.what}" if self.what == _MISDEAL else f"{_KEY}{self.what}.{part}"

    def _no_new_deal(self, playable: ConfiguredRules, remedy: DealRemedy, part: str, because: str = "") -> DealRuling:
        """Return the ruling, by a part of the law, that the deal is valid; a remedy may still replace the pack."""
        ruling = ruling_of(playable, self.what, self._key(part), granted=False, because=because)
        return DealRuling(ruling, remedy if remedy.replaces_pack else DealRemedy.STANDS)

    def _in_time(self, until: Deadline) -> bool:
        reached = self.reached or Reached.DEALT
        match until:
            case Deadline.ANY_TIME:
                return True
            case Deadline.LAST_CARD:
                return reached.by(Reached.DEALING)
            case Deadline.OTHERS_UNTOUCHED:
                return reached.by(Reached.DEALT) and not self.touched
            case Deadline.UNTOUCHED:
                return reached.by(Reached.DEALT) and not (self.touched or self.taken_up)
            case Deadline.HANDS_SEEN:
                return reached.by(Reached.DEALT) and not self.looked
            case Deadline.FIRST_TRICK:
                return reached.by(Reached.DEALT)

    def _is_asked(self, claim: Claimant) -> bool:
        """True if a player who may ask for the remedy does so, or if nobody has to."""
        match claim:
            case Claimant.AUTOMATIC:
                return True
            case Claimant.ANYONE:
                return not self.unclaimed
            case Claimant.DEALER:
                return self._asks(Asker.DEALER)
            case Claimant.RECEIVER:
                return self._asks(Asker.RECEIVER)
            case Claimant.FINDER:
                return self._asks(Asker.FINDER)

    def _asks(self, asker: Asker) -> bool:
        return not self.unclaimed and self.asked_by in (None, asker)

    def _deals_now(
        self, table: CompiledRules, remedy: DealRemedy, dealer: int, seats: Sequence[str]
    ) -> tuple[int | None, tuple[str, ...]]:
        """Return who deals now, or None if the deal is valid, and the other keys that decide it."""
        match remedy:
            case DealRemedy.STANDS | DealRemedy.PACK_AFTERWARDS:
                return None, ()
            case DealRemedy.CUT_AGAIN | DealRemedy.FRESH_DEAL | DealRemedy.NEW_PACK:
                return dealer, (self._key("deals"),)
            case DealRemedy.FORFEIT:
                return (dealer + 1) % table.players, (self._key("deals"),)
            case DealRemedy.MISDEAL:
                return self._after_misdeal(table, dealer), (_KEY + _MISDEAL,)
            case DealRemedy.RIGHTFUL_DEALER:
                if self.rightful is None:
                    raise self.cannot("the rightful dealer deals: say whose turn it was", "rightful")
                return seats.index(self.rightful), (self._key("deals"),)

    def _after_misdeal(self, table: CompiledRules, dealer: int) -> int:
        following = (dealer + 1) % table.players
        match table.rules.irregular.deal.misdeal:
            case MisdealDealer.SAME:
                return dealer
            case MisdealDealer.NEXT:
                return following
            case MisdealDealer.NEXT_UNLESS_DISTURBED:
                return dealer if self.disturbed or self.touched else following


def _fault_class(word: str) -> type[DealFault]:

    class FaultOfItsOwn(DealFault, what=word):
        incorrect_hands = word == "incorrect-hand"

    FaultOfItsOwn.__qualname__ = f"FAULTS[{word!r}]"
    return FaultOfItsOwn


_WITH_LAW = (each.name.replace("_", "-") for each in fields(FaultyDealRules) if each.type is Law)
FAULTS = {word: _fault_class(word) for word in (_MISDEAL, *_WITH_LAW)}
