"""What irregular play costs when a deal is settled: revokes, and forfeits for hands of the wrong size."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace

from hearts_spec.engine.books import Books, Result
from hearts_spec.engine.table import Table
from hearts_spec.rules.sections.revoke import FineTo, RevokeBid, RevokePays, RevokerWins, RevokeTrick, SeveralRevoke

_KEY = "irregular.revoke."


@dataclass(frozen=True, slots=True)
class Revokes:
    """Revokes established in a deal: the seats that revoked, and those of them who did so to escape all the hearts.

    `times` are how often each of the seats did; once, where nothing is said.
    """

    by: tuple[int, ...] = ()
    dodging: tuple[int, ...] = ()
    times: tuple[int, ...] = ()

    def times_of(self, seat: int) -> int:
        """Give how often a seat revoked."""
        return self.times[self.by.index(seat)] if self.times else 1


NO_REVOKES = Revokes()


def charge_losses(table: Table, revokes: Revokes, pool_before: int, books: Books) -> None:
    """Charge the losses of all the players to those who revoked, where the rules have them pay for all.

    So far the books hold what each pays and draws for the cards taken. What went into the pool is paid by every
    revoker, and whoever was ahead of the other players is paid by every revoker; nobody else pays, and a revoker draws
    nothing.
    """
    if not revokes.by or table.rules.irregular.revoke.pays is not RevokePays.ALL_LOSSES:
        return
    books.keys.append(f"{_KEY}pays")
    intake = books.pool - pool_before
    ahead = [max(0, drawn - paid) for drawn, paid in zip(books.draws, books.pays, strict=True)]
    gains = [0 if seat in revokes.by else gain for seat, gain in enumerate(ahead)]
    if gains != ahead:
        books.keys.append(f"{_KEY}wins")
    losses = intake + sum(gains)
    shares = _shares(table, losses, revokes, books)
    times = sum(shares) // losses if losses else 0
    books.pays = [shares[revokes.by.index(seat)] if seat in revokes.by else 0 for seat in range(table.players)]
    books.draws = [gain * times for gain in gains]
    books.pool = pool_before + intake * times


def _shares(table: Table, losses: int, revokes: Revokes, books: Books) -> list[int]:
    """Give what each revoker pays: each the whole, or all of them the whole between them, the first the odd chips."""
    if len(revokes.by) > 1:
        books.keys.append(f"{_KEY}several")
    return _each_share(table, losses, len(revokes.by))


def _each_share(table: Table, losses: int, count: int) -> list[int]:
    if table.rules.irregular.revoke.several is SeveralRevoke.EACH_ALL:
        return [losses] * count
    share, odd = divmod(losses, count)
    return [share + (place < odd) for place in range(count)]


def charge_bids(table: Table, revokes: Revokes, bids: Sequence[int], books: Books) -> None:
    """Let those who revoked pay the amount of the highest bid into the pool, where the rules have it so."""
    if not revokes.by or not any(bids) or table.rules.irregular.revoke.bid is not RevokeBid.ADDED:
        return
    books.keys.append(f"{_KEY}bid")
    for seat in revokes.by:
        books.pays[seat] += max(bids)
        books.pool += max(bids)


def charge_forfeits(table: Table, forfeits: Sequence[int], books: Books) -> None:
    """Let those whose hands had the wrong size pay their forfeits into the pool."""
    amount = table.rules.irregular.hands.forfeit
    if not amount or not forfeits:
        return
    books.keys.append("irregular.hands.forfeit")
    for seat in forfeits:
        books.pays[seat] += amount
        books.pool += amount


def barred_from_winning(table: Table, revokes: Revokes, winning: Collection[int], books: Books) -> frozenset[int]:
    """Give the seats that may win nothing in the deal; `winning` are those that would win the pool or the pot."""
    if not revokes.by or table.rules.irregular.revoke.wins is not RevokerWins.NOTHING:
        return frozenset()
    if set(winning).intersection(revokes.by):
        books.keys.append(f"{_KEY}wins")
    return frozenset(revokes.by)


def divide_without(takers: Sequence[int], barred: Collection[int], pool_before: int, books: Books) -> None:
    """Let those who would share a pool with a revoker draw their shares of this deal's chips; the rest stands."""
    share = (books.pool - pool_before) // len(takers)
    for seat in takers:
        if seat not in barred:
            books.draws[seat] += share
            books.pool -= share


def charge_fines(table: Table, revokes: Revokes, books: Books) -> None:
    """Let those who revoked pay a fine, where the rules set one, or what they owe each opponent."""
    law = table.rules.irregular.revoke
    if law.pays is not RevokePays.FINE:
        return
    for seat in revokes.by:
        escaped = seat in revokes.dodging and law.dodging > 0
        books.keys.append(f"{_KEY}dodging" if escaped else f"{_KEY}pays")
        amount = law.dodging if escaped else law.fine * revokes.times_of(seat)
        if not escaped:
            books.keys += [f"{_KEY}fine", f"{_KEY}fine-to"] if amount else []
        if law.trick is RevokeTrick.REVOKER:
            books.keys.append(f"{_KEY}trick")
        if escaped or law.fine_to is FineTo.OPPONENTS:
            for other in range(table.players):
                books.draws[other] += amount if other != seat else 0
            books.pays[seat] += amount * (table.players - 1)
        else:
            books.pays[seat] += amount
            books.pool += amount


def score_revokes(table: Table, result: Result, revokes: Revokes) -> Result:
    """Charge revokes in a game for points: the points of all the players, or a fine, to those who revoked."""
    law = table.rules.irregular.revoke
    net = list(result.net)
    if law.pays is RevokePays.ALL_LOSSES:
        losses = sum(points for points in net if points > 0)
        shares = _each_share(table, losses, len(revokes.by))
        net = [
            shares[revokes.by.index(seat)] if seat in revokes.by else min(0, points) for seat, points in enumerate(net)
        ]
        return replace(result, net=tuple(net), keys=(*result.keys, f"{_KEY}pays"))
    for seat in revokes.by:
        net[seat] += law.fine * revokes.times_of(seat)
    return replace(result, net=tuple(net), keys=(*result.keys, f"{_KEY}pays", f"{_KEY}fine"))
