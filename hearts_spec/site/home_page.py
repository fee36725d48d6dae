"""The home page, on which the engine settles a few deals under the principal game of each book."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from hearts_spec.cards import cards_in, default_seats, group_mask
from hearts_spec.disputes import Dispute
from hearts_spec.disputes.grouped_answers import GroupedAnswers
from hearts_spec.engine.compiled_rules import CompiledRules, table_of
from hearts_spec.engine.errors import IrregularStateError
from hearts_spec.engine.settle.settle import settle
from hearts_spec.engine.settle.settlement import LedgerResult
from hearts_spec.record import DealReport, counting, reported_deal
from hearts_spec.rules import RuleSet
from hearts_spec.rules.names import source_of
from hearts_spec.rules.vocabulary.slam import SLAM_CHOICES
from hearts_spec.schema.english import number_word, together
from hearts_spec.site.deal_settlement import SettledRow, settled_row
from hearts_spec.site.links import (
    CHECK_A_DEAL,
    HOME,
    LAB,
    LESSON,
    PLAY_A_HAND,
    PRINT_RULES,
    QUIZ,
    SCORE_PAD,
    SETTLE_A_DEAL,
    WAS_IT_ALLOWED,
    YOUR_TABLE,
    Here,
)
from hearts_spec.site.site_model import SiteModel
from hearts_spec.site.templating import Page, page

PLAYERS = 4
DEALER = 3


@dataclass(frozen=True, slots=True)
class HomeDeal:
    """A deal to settle: hearts taken by each seat, and who takes the queen of spades and the other cards that count.

    `dispute` is the id of the dispute that it leads to.
    """

    title: str
    hearts: tuple[int, ...]
    queen: int
    dispute: str


EVERYONE_TAKES_SOME = HomeDeal("Everyone takes some", (2, 2, 3, 6), 3, "one-alone-has-fewest")  # the history draws it
DEALS = (
    HomeDeal("One takes everything", (0, 0, 0, 13), 3, "everything-taken"),
    EVERYONE_TAKES_SOME,
    HomeDeal("One takes none", (0, 3, 4, 6), 3, "one-is-clear"),
    HomeDeal("Two take none", (0, 4, 9, 0), 2, "the-odd-chip"),
)
FAN = ("AC", "10D", "JD", "KH", "QS")  # the cards in the site's head
PICTURED = 0  # index of the deal in the site's picture


@dataclass(frozen=True, slots=True)
class ShownDeal:
    """A deal as the page shows it: a row for each result, how many there are, and the dispute it leads to, if asked."""

    title: str
    results: str
    caption: str
    rows: tuple[SettledRow, ...]
    dispute: Dispute | None


def home_pages(model: SiteModel) -> Iterator[Page]:
    """Yield the home page."""
    here = Here(model.links, HOME)
    seats = default_seats(PLAYERS)
    games = that_settle(model, model.principal or model.foremost)
    by_id = {each.situation.id: each for each in model.disputes}
    deals = [_shown(model, here, games, deal, by_id.get(deal.dispute)) for deal in DEALS]
    years = [each.placed for each in model.library.sources.values()]
    yield page(
        "home.md.jinja", here, "Hearts by the Book", seats=seats, deals=deals if games else [],
        first_year=min(years, default=None), texts=number_word(len(years)), today=model.today,
        often=bool(model.often.entries),
        counts={"provisions": sum(each.provisions for each in model.coverage.values()),
                "games": len(model.games),
                "scenarios": sum(sheet.runs for sheet in model.sheets)},
        todays=[model.library.sources[source_of(id)] for id in model.voters],
        lost=len(model.lost_deals()), number_word=number_word, fan=FAN,
        printed=sum(bool(each.played) for each in model.printed_deals()),
        common=[each for each in model.todays_answers.values() if each.dispute.situation.common], quarrels=len(by_id),
        lab=LAB, pad=SCORE_PAD, settle=SETTLE_A_DEAL, check=CHECK_A_DEAL, seat=PLAY_A_HAND,
        table=YOUR_TABLE, allowed=WAS_IT_ALLOWED, print_rules=PRINT_RULES, quiz=QUIZ,
        lesson=LESSON if (model.library.root.parent / "docs" / LESSON).exists() else "",
        hide=("navigation", "toc"),
        description="The rules of Hearts from 1887 to today, each with its place in the book.",
        picture=_drawn(deals[PICTURED]) if games else (),
    )  # fmt: skip


def _shown(
    model: SiteModel, here: Here, games: Sequence[RuleSet], deal: HomeDeal, dispute: GroupedAnswers | None
) -> ShownDeal:
    seats = default_seats(PLAYERS)
    settled = [(game, settle_deal(table_of(model.library.playable(game.id, PLAYERS)), deal)) for game in games]
    alike = together(reversed(settled), lambda each: (each[1].kept_in, each[1].net, each[1].after.pool)).values()
    rows = tuple(_row(model, here, [game for game, _ in some], some[0][1], dispute) for some in alike)
    results = f"{number_word(len(games)).capitalize()} sources, {number_word(len(rows))} results"
    return ShownDeal(deal.title, results, caption_of(deal, seats), rows, dispute.situation if dispute else None)


def _row(
    model: SiteModel, here: Here, games: Sequence[RuleSet], result: LedgerResult, dispute: GroupedAnswers | None
) -> SettledRow:
    """Return the row of a result: the latest of the games that give it, and the names of the others."""
    first, unit = games[0], result.kept_in.value
    source = model.library.sources.get(first.source)
    title = source.name if source else first.title
    year = f"{source.when}, {unit}" if source else unit
    also = ", ".join(model.shelf_name(each.source) for each in games[1:])
    href = here.to_dispute(dispute.situation, dispute.anchor_of(first.id)) if dispute else here.to_rule_set(first.id)
    return settled_row(title, href, year, default_seats(PLAYERS), result, also)


def _drawn(deal: ShownDeal) -> list[tuple[str, str]]:
    """Return the lines of the site's picture: a deal, and its result in each book."""
    lines = [(f"{deal.title}:", f"{deal.results[:1].lower()}{deal.results[1:]}")]
    for row in deal.rows:
        net = (f"{seat} {n if isinstance(n, str) else f'{n:+d}'.replace('-', '−')}" for seat, n in row.net.items())
        lines.append((f"{row.title} {row.year}:", ", ".join(net)))
    return lines


def settle_deal(table: CompiledRules, deal: HomeDeal) -> LedgerResult:
    """Settle a deal. Cards that count, other than hearts, go with the queen of spades.

    A player who takes everything and may choose raises the others, which is what is chosen if nothing is said.

    Raises IrregularStateError if the numbers of hearts do not settle it.
    """
    seats = default_seats(PLAYERS)
    rest = tuple(cards_in(counting(table) & ~group_mask("hearts")))
    report = DealReport(hearts=dict(zip(seats, deal.hearts, strict=True)), taken={seats[deal.queen]: rest})
    return settle(table, reported_deal(table, seats, report)._replace(dealer=DEALER, slam_choice=SLAM_CHOICES[0]))


def that_settle(model: SiteModel, games: Sequence[RuleSet]) -> list[RuleSet]:
    """Return those games that can settle every deal."""
    return [game for game in games if PLAYERS in game.players and _settles(model, game)]


def _settles(model: SiteModel, game: RuleSet) -> bool:
    table = table_of(model.library.playable(game.id, PLAYERS))
    try:
        for deal in DEALS:
            settle_deal(table, deal)
    except IrregularStateError:
        return False
    return True


def caption_of(deal: HomeDeal, seats: Sequence[str]) -> str:
    """Return who takes what in a deal."""
    parts = []
    for number, (seat, count) in enumerate(zip(seats, deal.hearts, strict=True)):
        hearts = number_word(count) if count else "none"
        named = f"{seat} takes {hearts if count else 'no'} hearts" if number == 0 else f"{seat} {hearts}"
        parts.append(f"{named} and the queen of spades" if number == deal.queen else named)
    return f"{', '.join(parts)}."
