"""House rules made of random allowed values: refused where they stand, or played, settled and ruled on.

`RANDOM_RULES=500` in the environment asks for so many of them.
"""

from collections.abc import Iterator
from random import Random
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from hearts_spec.cards import Fund
from hearts_spec.disputes import ask, disputes_of
from hearts_spec.engine.auction import Auction, Sale
from hearts_spec.engine.compiled_rules import CompiledRules
from hearts_spec.engine.dealing import deal_out, left_over, pack_of
from hearts_spec.engine.play import Play
from hearts_spec.engine.settle.completed_deal import finished, joker_fate
from hearts_spec.engine.settle.revokes import Revokes
from hearts_spec.engine.settle.settle import settle as settle_deal
from hearts_spec.engine.settle.settlement import LedgerResult, Standing
from hearts_spec.engine.tricks_won import tricks_of
from hearts_spec.rules import Library, RefusedError, RulesError
from hearts_spec.rules.fields import NEEDED, Field, all_fields, value_field
from hearts_spec.rules.vocabulary.pool import PlayerCount, PoolCases, Then
from hearts_spec.rules.vocabulary.settlement import KeptIn
from hearts_spec.rules.vocabulary.slam import SlamPays
from hearts_spec.schema.kinds import Choice, Group, Kind, ManyOf, Number, Text
from hearts_spec.schema.record_type import RecordType, parts_of
from tests.chance import chances
from tests.conftest import LIBRARY, many
from tests.independent_settlement import check_charged, declared_at_random, shown_at_random, totals_at_random
from tests.test_invariants import play_out, sold_at_random

SITUATIONS = tuple(disputes_of(LIBRARY.root).by_id.values())
EXAMPLES = many(40, 400)
ALWAYS = tuple({"then": then.value} for then in Then)
GROUPS = ("hearts", "spades", "diamonds", "clubs", "QS", "JD", "10D", "AH", "KH", "2C", "JC", "Joker")
CARDS = ("2C", "2D", "2S", "2H", "3D", "QS", "AH")
FIELDS = (*all_fields(), *(value_field(group) for group in GROUPS))
SETTLING = tuple(
    each
    for each in FIELDS
    if each.section.partition(".")[0] in ("settlement", "values", "slam", "bonus")
    or each.section in ("irregular.revoke", "irregular.hands", "auction", "joker")
)


def values_of(kind: Kind) -> st.SearchStrategy[Any]:
    """Values of a kind as YAML says them."""
    if isinstance(kind, Choice):
        return st.sampled_from(list(kind.values))
    if isinstance(kind, Number):
        return st.integers(max(kind.least, -20), min(kind.most, 30)) | st.integers(max(kind.least, -2), 3)
    if isinstance(kind, PlayerCount):
        return st.sampled_from(["0", "1", "2", "3", "1+", "2+", "3+"])
    if isinstance(kind, Group):
        return st.sampled_from(CARDS if kind.card_only else GROUPS)
    if isinstance(kind, RecordType):
        parts = parts_of(kind.cls)
        needed = {key: values_of(each.kind) for key, each in parts.items() if each.needed}
        return st.fixed_dictionaries(
            needed, optional={key: values_of(parts[key].kind) for key in parts.keys() - needed}
        )
    if isinstance(kind, Text):  # contracts, which only some games have
        return st.sampled_from(["no-tricks", "no-king", "clubs", "tricks"])
    assert isinstance(kind, ManyOf), kind
    some = st.lists(values_of(kind.one), min_size=kind.at_least, max_size=3, unique=kind.distinct)
    if isinstance(kind, PoolCases):  # its last case has no condition
        return st.just([]) | st.builds(lambda cases, end: [*cases, end], some, st.sampled_from(ALWAYS))
    return some


def statements() -> st.SearchStrategy[tuple[Field, Any]]:
    def stated(each: Field) -> st.SearchStrategy[tuple[Field, Any]]:
        found = values_of(each.kind)
        return st.tuples(st.just(each), found if each.default is NEEDED else found | found | st.just("silent"))

    return (st.sampled_from(FIELDS) | st.sampled_from(SETTLING)).flatmap(stated)


def nested(said: list[tuple[Field, Any]]) -> dict[str, Any]:
    """The statements as sections within sections."""
    top: dict[str, Any] = {}
    for each, value in said:
        inner = top
        *sections, name = each.key.split(".")
        for section in sections:
            inner = inner.setdefault(section, {})
        inner[name] = value
    return top


HOUSE_RULES = st.builds(
    lambda parent, said: {"extends": parent, **nested(said)},
    st.sampled_from(LIBRARY.ids()),
    st.lists(statements(), min_size=1, max_size=8, unique_by=lambda each: each[0].key),
)


def dealt(table: CompiledRules, rng: Random, sale: Sale | None) -> Play:
    order = pack_of(table.rules)
    rng.shuffle(order)
    hands = deal_out(table.rules, order, 0, table.players)
    rest = left_over(table.rules, order, table.players)
    played = table.avoiding(sale.suit) if sale else table
    return Play(played, hands, 0, buyer=sale.buyer if sale else None, rest=rest)


def check_postings(result: LedgerResult) -> None:
    """Nothing is paid backwards, no fund gives what it does not hold, and all that is paid is drawn or stays."""
    held = {Fund.POOL: 0, Fund.POT: 0}
    for each in result.postings:
        assert each.amount > 0
        assert each.source != each.target
        for fund in held:
            held[fund] += each.amount * ((each.target is fund) - (each.source is fund))
        assert result.kept_in is KeptIn.POINTS or min(held.values()) >= 0
    if result.kept_in is KeptIn.CHIPS:
        before, after = result.before, result.after
        assert result.posted(source=Fund.BEFORE) == before.pool + before.pot
        assert sum(result.net) == before.pool + before.pot - after.pool - after.pot
        assert result.net == tuple(drawn - paid for drawn, paid in zip(result.draws, result.pays, strict=True))


def revoked(table: CompiledRules, rng: Random) -> Revokes:
    """No revokes in most deals; in the others one or two players, who may have done so to escape all the hearts."""
    by = tuple(rng.sample(range(table.players), rng.choice((0, 0, 1, 2))))
    return Revokes(by, by if rng.random() < 0.3 else (), tuple(rng.choice((1, 2)) for _ in by))


def tables_of(library: Library, id: str, rng: Random) -> Iterator[CompiledRules]:
    """The tables of a rule set, for every number of players, each with some choice that it offers, or none."""
    rule_set = library.rule_set(id)
    picks = [{name: choice} for name, option in rule_set.options.items() for choice in option.choices]
    for players in rule_set.players:
        try:
            yield CompiledRules(library.playable(id, players, rng.choice([{}, *picks])))
        except RefusedError:  # the choice asks for another with it
            yield CompiledRules(library.playable(id, players))


def play_and_settle(table: CompiledRules, rng: Random) -> None:
    standing = Standing()
    for _ in range(3):
        sale = None
        if table.rules.auction.is_held:
            sale = sold_at_random(Auction(table, 0, before=standing, buyer=rng.randrange(table.players)), rng)
        play = dealt(table, rng, sale)
        shown = shown_at_random(play.table, play.hands, rng)
        play.show(shown)
        play_out(play, rng, asking=False)
        taken, tricks = play.table, tricks_of(play)
        declared = declared_at_random(taken, rng)
        deal, revokes = finished(taken, play.taken, tricks, declared), revoked(table, rng)
        totals = totals_at_random(table, rng)
        told = deal._replace(
            before=standing,
            totals=totals,
            dealer=0,
            shown=shown,
            slam_choice=SlamPays.OTHERS_UP,
            joker=joker_fate(play),
            bids=sale.bids if sale else (),
            revokes=revokes,
            forfeits=rng.sample(range(table.players), 2) if rng.random() < 0.2 else (),
        )
        result = settle_deal(taken, told)
        check_postings(result)
        if result.kept_in is KeptIn.POINTS:
            check_charged(play, shown, result, deal.slam, SlamPays.OTHERS_UP, revokes, totals, declared)
        standing = result.after


@given(house=HOUSE_RULES, rng=chances())
@settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
def test_random_house_rules_are_refused_or_sound(house: dict[str, Any], rng: Random) -> None:
    try:
        library, id = LIBRARY.find_data(house)
    except RulesError as error:
        faults = error.faults
    else:
        faults = ()
        check_plays(library, id, rng)
        check_quarrels(library, id)
    assert all(fault.message and fault.mark.file for fault in faults)


def check_plays(library: Library, id: str, rng: Random) -> None:
    """Play it at every number of players, and settle what was played."""
    for table in tables_of(library, id, rng):
        play_and_settle(table, rng)


def check_quarrels(library: Library, id: str) -> None:
    """Put every quarrel to it."""
    for situation in SITUATIONS:
        for answer in ask(library, situation, [id]):
            assert answer.ruling
            if answer.settlement:
                check_postings(answer.settlement.result)
                assert all(each.why for each in answer.settlement.moved())
