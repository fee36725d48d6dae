"""Settlements of a deal: under its own rules, under their options, and under other books."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from hearts_spec.book_deals.deals import AnyDeal
from hearts_spec.cards import mask_of, parse_card
from hearts_spec.engine.compiled_rules import CompiledRules
from hearts_spec.engine.settle.completed_deal import finished
from hearts_spec.engine.settle.settle import settle
from hearts_spec.engine.settle.settlement import LedgerResult
from hearts_spec.record import Transcript, shown_settlement
from hearts_spec.rules import RefusedError, RuleSet
from hearts_spec.rules.vocabulary.settlement import KeptIn
from hearts_spec.schema.english import number_word
from hearts_spec.site.links import Here
from hearts_spec.site.site_model import SiteModel, option_label


@dataclass(frozen=True, slots=True)
class SettledRow:
    """One way to settle a deal: its title, the link to its rules, and the result.

    `year` also says what it is settled in. `pool` is what stays on the table, or None if a score is kept. `also` names
    other sources with the same result.
    """

    title: str
    href: str
    year: str
    net: Mapping[str, int | str]
    pool: int | None
    also: str = ""


def settled_row(
    title: str, href: str, year: str, seats: Sequence[str], result: LedgerResult, also: str = ""
) -> SettledRow:
    """Return a row. Points are text without a sign, since nobody is paid."""
    points = result.kept_in is KeptIn.POINTS
    net: dict[str, int | str] = {seat: str(n) if points else n for seat, n in zip(seats, result.net, strict=True)}
    return SettledRow(title, href, year, net, None if points else result.after.pool, also)


@dataclass(frozen=True, slots=True)
class SettledWays:
    """All settlements of a deal: `seen` is the one under its own rules, as the engine shows it in a scenario.

    `not_under` are the games of other books that cannot settle it, each with the reason.
    """

    seen: Mapping[str, Any]
    otherwise: Sequence[SettledRow]
    not_under: Sequence[tuple[RuleSet, str]]


def settled(model: SiteModel, here: Here, deal: AnyDeal, played: Transcript) -> SettledWays:
    """Settle a deal as it was played, or as it is reconstructed."""
    other = [each for each in model.principal if each.id != deal.rules]
    reasons = [(each, _why_not(model, each, deal)) for each in other]
    rows = [*_by_options(model, here, deal, played)]
    rows += [_row(model, here, each, deal, played) for each, reason in reasons if not reason]
    assert played.settlement is not None
    seen = {"kind": "settlement", **shown_settlement(played.settlement, played.settlement.result.net)}
    return SettledWays(seen, rows, [(each, reason) for each, reason in reasons if reason])


def _why_not(model: SiteModel, game: RuleSet, deal: AnyDeal) -> str:
    """Return why a deal cannot be settled under another game, or an empty text."""
    players = len(deal.seats)
    if players not in game.players:
        return f"{number_word(players)} cannot play it"
    table = CompiledRules(model.library.playable(game.id, players))
    if table.pack != deal.table.pack:
        return f"{number_word(players)} use a different pack for it"
    if deal.table.scoring & ~table.scoring:
        return "what the players avoided here does not count in it"
    return ""


def _by_options(model: SiteModel, here: Here, deal: AnyDeal, played: Transcript) -> Iterator[SettledRow]:
    """Yield the settlements under those options of the deal's own game that change the result."""
    rule_set = model.rule_sets[deal.rules]
    own = played.settlement
    assert own is not None
    for name, option in rule_set.options.items():
        for choice in option.choices:
            try:
                playable = model.library.playable(
                    deal.rules, len(deal.seats), {**deal.options, name: choice}
                )  # fmt: skip
            except RefusedError:
                continue
            result = _result(CompiledRules(playable).avoiding(deal.table.avoided), deal, played)
            if (result.net, result.after) != (own.result.net, own.result.after):
                label = f"{rule_set.title}, {option_label(name)}: {option_label(choice)}"
                href = here.to_rule_set(deal.rules, f"options.{name}.{choice}")
                yield settled_row(label, href, result.kept_in.value, deal.seats, result)


def _row(model: SiteModel, here: Here, game: RuleSet, deal: AnyDeal, played: Transcript) -> SettledRow:
    result = _result(CompiledRules(model.library.playable(game.id, len(deal.seats))), deal, played)
    source = model.library.sources.get(game.source)
    year = f"{source.when}, " if source else ""
    return settled_row(game.title, here.to_rule_set(game.id), f"{year}{result.kept_in.value}", deal.seats, result)


def _result(table: CompiledRules, deal: AnyDeal, played: Transcript) -> LedgerResult:
    """Settle the cards that each seat took, by the card values of `table`."""
    taken = [mask_of([parse_card(card) for card in played.taken[seat].cards]) for seat in deal.seats]
    sale = deal.sale if table.rules.auction.is_held else None
    completed = finished(table, taken)._replace(
        dealer=deal.seats.index(played.dealer),
        trickless=[deal.seats.index(seat) for seat in played.trickless],
        bids=[sale.bids[seat] for seat in deal.seats] if sale else (),
    )
    return settle(table, completed)
