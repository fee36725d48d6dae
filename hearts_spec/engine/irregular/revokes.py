"""Revokes: failing to follow suit, correcting it in time, and claiming it."""

from collections.abc import Mapping
from dataclasses import dataclass

from hearts_spec.cards import JOKER, Card, card_name, card_text
from hearts_spec.engine.errors import IllegalPlayError
from hearts_spec.engine.irregular.incident import A_CARD, A_FLAG, A_SEAT, IncidentKind, IncidentPhrase, Misplay
from hearts_spec.engine.irregular.irregular_play import IrregularPlay, Revoked, Ruling, Snapshot
from hearts_spec.engine.trick_winner import NO_CARD
from hearts_spec.rules.ruleset import Status
from hearts_spec.rules.vocabulary.irregular import RevokeCorrected
from hearts_spec.rules.vocabulary.settlement import KeptIn
from hearts_spec.schema.kinds import ByKey
from hearts_spec.schema.record_type import part

_CORRECTED = "irregular.revoke.corrected"
_OTHERS = "irregular.revoke.others"
_PAYS = "irregular.revoke.pays.what"
_BID = "irregular.revoke.bid"
_TRICK = "irregular.revoke.trick"
_CLAIMED = "irregular.revoke.claimed"
_MIXED = "irregular.revoke.mixed"


@dataclass(frozen=True, kw_only=True)
class Revoke(Misplay, what="revoke"):
    """The player to move fails to follow suit, or to answer a call if that is a revoke; nobody has noticed."""

    told = (
        IncidentPhrase(
            "{seat} revokes with {card}",
            "A player who could follow suit, or answer a call, plays another card by mistake, and nobody notices yet.",
        ),
    )

    def play(self, deal: IrregularPlay, card: Card) -> None:
        if not _is_revoke(deal, card):
            name = deal.play.seats[self.player(deal)]
            raise self.cannot(f"{name} does not revoke with the {card_name(card)}", card_text(card))
        _revoke(deal, card)


def _is_revoke(deal: IrregularPlay, card: Card) -> bool:
    """True if the player to move holds the card and it fails to follow suit, or refuses a call."""
    play = deal.play
    hand = play.hands[play.to_move]
    if not hand >> card & 1:
        return False
    if play.legal() >> card & 1:
        return not deal.legal() >> card & 1 and deal.law.revoke.call_refused.is_revoke
    same = hand & play.led_mask
    return bool(same and not same >> card & 1)


def _revoke(deal: IrregularPlay, card: Card) -> None:
    play = deal.play
    deal.revoked.append(Revoked(play.to_move, card, len(play.tricks), deal.moment()))
    deal.put_trusted(card)


@dataclass(frozen=True, kw_only=True)
class Corrected(IncidentKind, what="corrected"):
    """A player corrects their last revoke with a card; `changed` are the cards that others play instead."""

    seat: str = part(A_SEAT)
    card: Card = part(A_CARD)
    changed: Mapping[str, Card] = part(
        ByKey(A_CARD, A_SEAT, "of seats and their cards", "as {C: 4C}"), "The cards that others play instead.", dict
    )

    told = (
        IncidentPhrase(
            "{seat} puts the revoke right with {card}",
            "The player takes the wrong card back and follows suit; the others leave their cards as they are.",
        ),
        IncidentPhrase(
            "{seat} puts the revoke right with {card} and {other:seat} changes to {changed:card}",
            "The same, and a player who had played after it takes their card back and plays another.",
            {"changed": {"{other}": "{changed}"}},
        ),
    )

    def happen(self, deal: IrregularPlay) -> Ruling:
        """Apply the correction. Raises IrregularStateError, and IllegalPlayError if a card may not be played."""
        seat = deal.seat(self.seat)
        revoked = next((each for each in reversed(deal.revoked) if each.seat == seat), None)
        if revoked is None:
            raise self.cannot(f"{self.seat} has not revoked", self.seat)
        if deal.table.playable.status(_CORRECTED) is Status.SILENT:
            return deal.rule(self.what, _CORRECTED)
        if not _in_time(deal, revoked):
            return deal.rule(self.what, _CORRECTED, granted=False, because="By now it is too late.")
        if self.changed and not deal.law.revoke.others.is_allowed:
            return deal.rule(self.what, _OTHERS, granted=False)
        _play_again(deal, revoked, self.card, {deal.seat(name): card for name, card in self.changed.items()})
        if deal.law.revoke.card.is_exposed:
            deal.against.exposed[seat] |= 1 << revoked.card
        return deal.rule(self.what, _CORRECTED, "irregular.revoke.card", *[_OTHERS] * bool(self.changed))


def _in_time(deal: IrregularPlay, revoked: Revoked) -> bool:
    """True if a revoke can still be corrected.

    A trick counts as turned when the next is led, or when cards have been drawn from a stock after it.
    """
    play = deal.play
    match deal.law.revoke.corrected:
        case RevokeCorrected.UNTIL_NEXT_PLAY:
            return play.played == revoked.before.play.played + 1
        case RevokeCorrected.UNTIL_QUITTED:
            on_table = revoked.trick == len(play.tricks)
            unturned = revoked.trick == len(play.tricks) - 1 and not play.trick and not play.drawn(revoked.trick)
            return on_table or unturned


def _play_again(deal: IrregularPlay, revoked: Revoked, card: Card, changed: Mapping[int, Card]) -> None:
    """Restore the table before a revoke and play on from there, with the right card and those that others change.

    Raises IllegalPlayError, and leaves the table as it is, if one of these cards may not be played.
    """
    play = deal.play
    now, others = deal.moment(), list(deal.revoked)
    laid = _laid_since(deal, revoked.before)
    obliged = bool(play.aside and revoked.trick in play.aside.obliged)
    deal.put_back(revoked.before)
    deal.revoked = [each for each in others if each.trick != revoked.trick or each.before.play.played < play.played]
    try:
        for place, (seat, was) in enumerate(laid):
            _lay_again(deal, card if place == 0 else changed.get(seat, was), was, obliged)
    except IllegalPlayError:
        deal.put_back(now)
        deal.revoked = others
        raise
    for seat, hand in enumerate(play.hands):
        deal.against.exposed[seat] |= now.against.exposed[seat] & hand


def _laid_since(deal: IrregularPlay, before: Snapshot) -> list[tuple[int, Card]]:
    """Return the seats and cards played to a trick since a state in it; NO_CARD for a seat that missed it."""
    number = len(before.play.winners)
    return deal.play.laid(number)[len(before.play.laid(number)) :]


def _lay_again(deal: IrregularPlay, now: Card, was: Card, obliged: bool) -> None:
    """Play a card of a trick that is played again: `now` in place of `was`.

    A card that is not changed and was a revoke is a revoke again.
    """
    if now == NO_CARD:
        deal.play.skip()
        deal.go_on()
    elif now == was and _is_revoke(deal, now):
        _revoke(deal, now)
    else:
        deal.put(deal.play.held_copy(now), obliged and now == was == JOKER)


@dataclass(frozen=True, kw_only=True)
class Claimed(IncidentKind, what="claimed"):
    """A player is said to have revoked.

    `gathered` is true if the tricks were gathered up before the claim, and `mixed` if the player mixed their tricks
    before they could be examined. `dodging` is true if the table finds that they revoked to escape all the hearts.
    """

    against: str = part(A_SEAT)
    gathered: bool = part(A_FLAG, "The tricks were gathered up before.", default=False)
    mixed: bool = part(A_FLAG, "The player mixed their tricks before anybody could look through them.", default=False)
    dodging: bool = part(A_FLAG, "He did it to escape all the hearts.", default=False)

    told = (
        IncidentPhrase(
            "a revoke is claimed against {against:seat}",
            "A claim in time, with the tricks there to be looked through.",
        ),
        IncidentPhrase(
            "a revoke to escape all the hearts is claimed against {against:seat}",
            "A claim in time, and the table finds that it was done to escape taking all the hearts.",
            {"dodging": True},
        ),
        IncidentPhrase(
            "a revoke is claimed against {against:seat} after the tricks are gathered",
            "A claim when the tricks have been gathered for the next shuffle.",
            {"gathered": True},
        ),
        IncidentPhrase(
            "a revoke is claimed against {against:seat}, who has mixed up the tricks",
            "A claim against a player who mixed their tricks before anybody could look through them.",
            {"mixed": True},
        ),
    )

    def happen(self, deal: IrregularPlay) -> Ruling:
        if deal.table.playable.status(_PAYS, _TRICK) is Status.SILENT:
            return deal.rule(self.what, _PAYS)
        if self.gathered and deal.law.revoke.claimed.ends_when_gathered:
            return deal.rule(self.what, _CLAIMED, granted=False, because="By now it is too late.")
        if not deal.play.tricks:
            raise self.cannot("no trick is complete", self.against)
        seat = deal.seat(self.against)
        unpaid = (each for each in deal.revoked if each.seat == seat and each not in deal.established)
        revoked = next(unpaid, None)
        if revoked and _can_be_put_right(deal, revoked):
            return deal.rule(self.what, _CORRECTED, granted=False, because="It can still be put right.")
        if self.mixed:
            if not deal.law.revoke.mixed.is_proof:
                return deal.rule(self.what, _MIXED, granted=False)
        elif revoked is None or not deal.law.quitted.examined.is_allowed:
            because = f"The tricks of {self.against} do not show one."
            return deal.rule(self.what, "irregular.quitted.examined", granted=False, because=because)
        self._establish(deal, seat, revoked)
        costs = (*_paid_by(deal), _TRICK)
        return deal.rule(self.what, *costs, _CLAIMED, *[_MIXED] * self.mixed, decided_by=len(costs))

    def _establish(self, deal: IrregularPlay, seat: int, revoked: Revoked | None) -> None:
        """Record a revoke as proved; for one that the tricks do not show (`revoked` is None), no trick is charged."""
        if revoked is None:
            deal.mixed.append(seat)
        else:
            if deal.law.revoke.trick.is_revokers:
                if revoked.trick == len(deal.play.tricks):
                    raise self.cannot("the trick is still on the table", self.against)
                deal.play.charge(revoked.trick, revoked.seat)
            deal.established.append(revoked)
        if self.dodging:
            deal.dodging.append(seat)


def _paid_by(deal: IrregularPlay) -> tuple[str, ...]:
    """Return the keys of what a revoke costs: that nothing is paid, or what is paid, with the bid if there was one."""
    rules = deal.table.rules
    if rules.settlement.kept_in is KeptIn.NOTHING:
        return ("settlement.kept-in",)
    return (_PAYS, _BID) if rules.auction.is_held else (_PAYS,)


def _can_be_put_right(deal: IrregularPlay, revoked: Revoked) -> bool:
    silent = deal.table.playable.status(_CORRECTED) is Status.SILENT
    return not silent and not deal.play.over and _in_time(deal, revoked)
