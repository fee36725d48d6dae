"""The requests there are: the fields of each, and the document that answers it.

To add one, write its class and add it to `REQUESTS`. The first line of its docstring begins with its word, as a test
checks.
"""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any, ClassVar

from hearts_spec.record import DealReport
from hearts_spec.record.findings import findings_in
from hearts_spec.record.model import OPTIONS, SEATS
from hearts_spec.record.score_sheet import DealOrRow, Row
from hearts_spec.rules.book_comparison import row_data
from hearts_spec.rules.summary import tell
from hearts_spec.schema.kinds import Flag, ManyOf, Number, SeatName, Text, one_of
from hearts_spec.schema.record_type import RecordType, TypedRecord, part
from hearts_spec.service.deals import deal_state, random_deal
from hearts_spec.service.disputes import answer_dispute, departures, side_by_side, valid_disputes
from hearts_spec.service.errors import fault_data
from hearts_spec.service.one_page import one_page
from hearts_spec.service.rule_sets import (
    compare,
    find,
    find_extending,
    idle_data,
    listed_data,
    new_ruleset_text,
    show,
    told_data,
    valid_rule_sets,
)
from hearts_spec.service.schemas import AT_DESK, RULESETS
from hearts_spec.service.score import score_game
from hearts_spec.service.seat import Seating, seat_state
from hearts_spec.service.session import Session, pasted, record_in
from hearts_spec.service.settle import form_fields, settle_report

FILE_NAME = Text("a name", pattern=r"[a-z0-9]+(?:-[a-z0-9]+)*\.(?:yml|json)", hint="as mine.yml", most=60)
MINE, MY_RECORD = "mine.yml", "record.yml"
_ID = Text("the id of a rule set")
CHOOSE = "Choose an option of the rule set; repeatable."
_SOME_IDS = ManyOf(_ID, at_most=60)
_PLAYERS = Number(least=0)
MOST_DEALS = 200
_MOST_MOVES = 5_000


class Request(TypedRecord):
    """A request. The first line of its docstring is its word and what the answer is."""

    __slots__ = ()
    takes_text: ClassVar[bool] = False

    def answer(self, session: Session, text: object) -> Any:
        """Return the document that answers it; `text` is what was pasted with it."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class OfRuleSet(Request):
    """A request about one rule set."""

    id: str = part(_ID, "The id of a rule set, or the path of its file.")


@dataclass(frozen=True, slots=True)
class OfGame(OfRuleSet):
    """A request about one rule set, for a number of players and with choices among its options."""

    players: int | None = part(_PLAYERS, "Show the rules for this number of players.", None)
    choices: Mapping[str, str] = part(OPTIONS, CHOOSE, dict, key="set")


@dataclass(frozen=True, slots=True)
class OfRecord(Request):
    """A request about a record."""

    takes_text: ClassVar[bool] = True
    file: str = part(FILE_NAME, "The file name for error messages.", MY_RECORD)


@dataclass(frozen=True, slots=True)
class RuleSets(Request):
    """`rulesets`: the rule sets, as `[{"id", "title", "source", "year", "players", "extends"}]`."""

    shared: bool = part(Flag(), "Also list rule sets that exist only to be extended.", False)

    def answer(self, session: Session, text: object) -> Any:
        return [listed_data(each) for each in valid_rule_sets(session.library, self.shared)]


@dataclass(frozen=True, slots=True)
class Show(OfGame):
    """`show`: one rule set, key by key, with the statements behind each value."""

    def answer(self, session: Session, text: object) -> Any:
        return show(session.library, self.id, self.players, self.choices).data()


@dataclass(frozen=True, slots=True)
class SummaryRequest(OfGame):
    """`told`: a game in short: `{"id", "title", "told": [{"text", "keys", "assumed"}], "idle": [KEY]}`.

    `idle` are the keys that have no effect in it: without a pass, for example, the key that says to whom cards are
    passed.
    """

    def answer(self, session: Session, text: object) -> Any:
        library, rule_set = find(session.library, self.id)
        told = tell(library, rule_set.id, self.players, self.choices)
        idle = idle_data(library, rule_set)
        return {"id": rule_set.id, "title": rule_set.title, "told": told_data(told), "idle": idle}


@dataclass(frozen=True, slots=True)
class OnePageRequest(OfGame):
    """`one-page`: the rules of a game for one printed page.

    `{"id", "title", "year", "players", "size", "paragraphs": [TEXT], "options": [{"asks", "now"}], "topics": [{"label",
    "says": [TEXT]}], "left-out": [{"label", "rules"}]}`. `size` is the type in which it fits A4 and Letter.
    """

    def answer(self, session: Session, text: object) -> Any:
        return one_page(session.library, self.id, self.players, self.choices).data()


@dataclass(frozen=True, slots=True)
class Compare(Request):
    """`compare`: rule sets side by side.

    `[{"key", "label", "differs", "values": {ID: {"value", "text", "cites"}}}]`.
    """

    ids: tuple[str, ...] = part(_SOME_IDS, "Ids of rule sets, or paths of their files; two or more.")
    players: int | None = part(_PLAYERS, "The number of players.", None)
    choices: Mapping[str, str] = part(
        OPTIONS, "Choose an option in every rule set that offers it; repeatable.", dict, key="set"
    )
    differences: bool = part(Flag(), "Show only the rules that differ.", False)

    def answer(self, session: Session, text: object) -> Any:
        done = compare(session.library, self.ids, self.players, self.choices, self.differences)
        return [row_data(row) for row in done.rows]


@dataclass(frozen=True, slots=True)
class Differs(OfRuleSet):
    """`differs`: what a rule set states differently from the one it extends.

    `{"id", "extends", "rows"}`, with rows as in `compare`.
    """

    def answer(self, session: Session, text: object) -> Any:
        library, rule_set = find_extending(session.library, self.id)
        done = compare(library, [rule_set.id, rule_set.extends], differences=True)
        return {"id": rule_set.id, "extends": rule_set.extends, "rows": [row_data(row) for row in done.rows]}


@dataclass(frozen=True, slots=True)
class Departs(OfRuleSet):
    """`departs`: the disputes that a rule set decides differently from the one it extends.

    `[{"situation", "question", "topic", "parts", "own", "parent"}]`, the last two being answers as in `rule`. `parts`
    says in what they differ: in the `answer`, otherwise in the `figures`, otherwise in the `telling`.
    """

    def answer(self, session: Session, text: object) -> Any:
        return list(departures(session.library, session.disputes, self.id))


@dataclass(frozen=True, slots=True)
class Replay(OfRecord):
    """`replay`: a record checked play by play, and settled; the record is under `text`, as YAML, JSON or a mapping."""

    def answer(self, session: Session, text: object) -> Any:
        return session.replayer.replay_any(record_in(text, self.file)).data()


@dataclass(frozen=True, slots=True)
class PlayRequest(OfRecord):
    """`play`: the state of a deal where its record (under `text`) ends, and which cards may be played now.

    `{"rules", "title", "seats", "dealer", "deal", "stage", "turn", "way", "ways", "to_pass", "passing", "avoided",
    "hands", "leader", "trick", "tricks", "taken", "cards", "refused", "settlement", "moved", "wanting", "record",
    "yaml"}`.

    `stage` is `bid`, `name`, `play` or `over`. `way` is the direction of the pass that the dealer named, and `ways` are
    those from which the dealer must choose. `passing` has the number of `cards` that must still be passed, `to` whom,
    which cards a seat must keep and why (`kept`), and whether they are `shuffled` and dealt back. `cards` are those of
    the player to move: `{"card", "legal"}` and, if it may not be played, `reason`, `cites` and `keys`. `refused` is the
    first card of the record that may not be played, `{"play", "seat", "card", "reason", "cites"}`; the state is then
    that before it. `moved` says why each chip or point of the settlement moved: `{"how", "why", "cites", "assumed"}`.
    `wanting` is what is missing for a settlement.

    To try another card, ask again with `plays` cut off before it and the card added.
    """

    def answer(self, session: Session, text: object) -> Any:
        return deal_state(session.replayer, record_in(text, self.file))


@dataclass(frozen=True, slots=True)
class Deal(OfGame):
    """`deal`: a random deal, as its record before any play; the same each time for one seed."""

    seed: str = part(Text("a seed", most=80), "The seed for dealing the cards.", "")
    dealer: str = part(SeatName(), "The dealer; the first seat by default.", "")
    deal: int = part(Number(least=1), "The number of the deal in the game.", 1)

    def answer(self, session: Session, text: object) -> Any:
        return random_deal(session.replayer, self.id, self.players, self.seed, self.dealer, self.deal, self.choices)


@dataclass(frozen=True, slots=True)
class SeatRequest(OfGame):
    """`seat`: a game in which the reader has the first seat, after their moves, without the hands of the others.

    `{"rules", "title", "seats", "own", "dealer", "deal", "contract", "contracts", "awaits", "hand", "held", "cards",
    "way", "ways", "passing", "given", "received", "bids", "bidding", "naming", "buyer", "avoided", "trumps", "to_show",
    "shown", "may_declare", "declared", "leader", "trick", "tricks", "units", "broken", "rest", "wanting",
    "settlement", "moved", "totals", "scores", "outcome", "advice", "record", "yaml"}`.

    `awaits` is the kind of the next move: `contract`, `way`, `pass`, `bid`, `name`, `show`, `play`, `choose` or `next`.
    `contract` is that of the deal and `contracts` are those to choose from, in a game of several. `held` is how many
    cards each seat holds, `given` and `received` which cards the reader passed and was passed, `units` what each seat
    has taken so far (null if other cards can double it), `broken` whether hearts are broken (null if they need not be),
    and `scores` what each deal so far came to. `rest` says why the move `finish` may end the deal: all tricks that are
    left are the reader's (`mine`), or nothing that is left counts (`nothing`). `record` and `yaml` are null until the
    deal is over. `advice` is `[{"player", "title", "move", "why": [{"says", "cites"}]}]`. What is not named
    here is as in `play`.
    """

    seed: str = part(Text("a seed", most=80), "The seed for dealing the cards.", "")
    dealer: str = part(SeatName(), "The first dealer; the first seat by default.", "")
    against: tuple[str, ...] = part(_SOME_IDS, "The players in the other seats, in order.", ("careful",))
    names: tuple[str, ...] = part(SEATS, "The names of the seats, the reader's first.", ())
    moves: tuple[str, ...] = part(
        ManyOf(Text("a move", most=300), at_most=_MOST_MOVES), "The reader's moves: `QS`, `pass 2C QS KS`, `next`.", ()
    )
    advice: tuple[str, ...] = part(_SOME_IDS, "The players whose advice is asked.", ())

    def answer(self, session: Session, text: object) -> Any:
        choices = tuple(self.choices.items())
        seating = Seating(self.id, self.players, choices, self.seed, self.dealer, self.against, self.names)
        return seat_state(seating, self.moves, self.advice, session.library, session.replayer, session.seats)


@dataclass(frozen=True, slots=True)
class SettleReport(OfRuleSet):
    """A request about a reported deal."""

    report: DealReport = part(RecordType(DealReport, "deal"), default=DealReport, inline=True)
    choices: Mapping[str, str] = part(OPTIONS, CHOOSE, dict, key="set")


@dataclass(frozen=True, slots=True)
class Settle(SettleReport):
    """`settle`: who pays whom, from what each player took.

    With `told`, `moved` says why each chip or point moved: `[{"how", "why", "cites", "assumed"}]`.
    """

    told: bool = part(Flag(), "Whether to explain each payment in words.", False)

    def answer(self, session: Session, text: object) -> Any:
        done = settle_report(session.library, self.id, self.report, self.choices)
        return {**done.data(), "moved": [asdict(each) for each in done.moved()]} if self.told else done.data()


@dataclass(frozen=True, slots=True)
class ScoreRequest(OfRuleSet):
    """`score`: a game from its deals: the score after each, and what comes next.

    `{"id", "title", "kind", "seats", "deals": [{"game", "deal", "dealer", "pass", "pool", "jack", "pot", "net",
    "totals", "over"}], "totals", "sums", "over", "next", "read": [TEXT]}`.

    A deal is reported as in `settle`, without what the game knows: the dealer, and what is on the table. Or it is a row
    of a score sheet: a list with a number for each player, or a mapping by name, of points taken, of what the deal
    added to each score, or of running totals. `read` says what the rows were taken for, if it is not plain. `pass` is
    `{"cards", "to", "says"}`, or null in a game without a pass. `over` is `{"reason", "winners", "losers"}`, or null.
    A deal after the end begins a new game; `sums` are what each seat won or lost in all games. `next` has the keys of
    a deal from `game` to `pot`, for the deal to be played now.

    In a game of several contracts, a deal also has its `contract`, and a deal and `next` have the `contracts` left to
    choose from and the `chooser`, null where nobody chooses.
    """

    seats: tuple[str, ...] = part(SEATS, "The players, clockwise.", ())
    dealer: str = part(SeatName(), "Who dealt first; the first seat, if nobody is named.", "")
    deals: tuple[DealReport | Row, ...] = part(
        ManyOf(DealOrRow(), at_most=MOST_DEALS, listed="a list of deals"),
        "The deals, each as in `settle` or as a row of a score sheet.",
        (),
    )
    choices: Mapping[str, str] = part(OPTIONS, CHOOSE, dict, key="set")

    def answer(self, session: Session, text: object) -> Any:
        return score_game(session.library, self.id, self.seats, self.deals, self.dealer, self.choices)


@dataclass(frozen=True, slots=True)
class SettleFormRequest(OfGame):
    """`wanted`: the fields that a settlement of a game needs.

    `{"players", "kept", "hearts", "cards": [{"card", "name", "units"}], "which": […], "suits", "bids", "called",
    "more": [NAME], "wrong": {NAME: {"says", "silent"}}, "often", "agreed": [{"word", "option", "asks", "now"}]}`.
    """

    def answer(self, session: Session, text: object) -> Any:
        library, rule_set = find(session.library, self.id)
        playable = library.playable(rule_set.id, self.players, self.choices)
        return {"players": playable.players, **form_fields(playable, rule_set.options)}


@dataclass(frozen=True, slots=True)
class DisputesRequest(Request):
    """`situations`: the disputes that can be put to the rule sets, each with its parameters."""

    def answer(self, session: Session, text: object) -> Any:
        return [each.data() for each in valid_disputes(session.disputes).values()]


@dataclass(frozen=True, slots=True)
class Rule(Request):
    """`rule`: a dispute put to the named rule sets, or to all the books and the reader's own."""

    situation: str = part(Text("the id of a situation"), "The id of a dispute, as `situations` lists them.")
    rules: tuple[str, ...] = part(_SOME_IDS, "Ask only these rule sets; repeatable.", ())
    settings: Mapping[str, str] = part(
        OPTIONS,
        "Change a number, seat, card or word of the question, or choose an option of the rule sets.",
        dict,
        key="set",
    )

    def answer(self, session: Session, text: object) -> Any:
        return answer_dispute(session.library, session.disputes, self.situation, self.rules, self.settings).data()


@dataclass(frozen=True, slots=True)
class Sides(Rule):
    """`sides`: a dispute put as in `rule`, with the answers grouped as its page shows them.

    `{"asked", "sides": [{"word", "says", "counted", "silent", "glance", "sequels"}], "unanswered": [{"anchor", "says",
    "heading", "reasons": [{"why", "rules"}]}], "otherwise"}`.
    """

    def answer(self, session: Session, text: object) -> Any:
        return side_by_side(session.library, session.disputes, self.situation, self.rules, self.settings)


@dataclass(frozen=True, slots=True)
class Check(Request):
    """`check`: the errors and warnings in a rule set or a record, under `text`.

    `[{"file", "line", "column", "code", "message", "hint"}]`, empty if there are none.
    """

    takes_text: ClassVar[bool] = True
    file: str = part(FILE_NAME, "The file name for error messages.", MINE)

    def answer(self, session: Session, text: object) -> Any:
        read = pasted(text, self.file)
        return [fault_data(each) for each in findings_in(session.with_file(self.file, read), read, self.file)]


@dataclass(frozen=True, slots=True)
class Schema(Request):
    """`schema`: the JSON Schema of a kind of file."""

    kind: str = part(one_of(AT_DESK, "a kind of file", "a kind of file"), "The kind of file.", RULESETS)

    def answer(self, session: Session, text: object) -> Any:
        return AT_DESK[self.kind]()


@dataclass(frozen=True, slots=True)
class New(Request):
    """`new`: a file with which to start a rule set: `{"id", "extends", "text"}`.

    `extends` is null for the first of a book.
    """

    id: str = part(Text("an id"), "The new id, such as house/kitchen-table.")
    extends: str = part(_ID, "The rule set to extend; leave it out for the first rule set of a source.", "")

    def answer(self, session: Session, text: object) -> Any:
        written = new_ruleset_text(session.library, self.id, self.extends)
        return {"id": self.id, "extends": self.extends or None, "text": written}


REQUESTS: Mapping[str, type[Request]] = {
    "rulesets": RuleSets,
    "show": Show,
    "told": SummaryRequest,
    "one-page": OnePageRequest,
    "compare": Compare,
    "differs": Differs,
    "departs": Departs,
    "replay": Replay,
    "play": PlayRequest,
    "deal": Deal,
    "seat": SeatRequest,
    "settle": Settle,
    "score": ScoreRequest,
    "wanted": SettleFormRequest,
    "situations": DisputesRequest,
    "rule": Rule,
    "sides": Sides,
    "check": Check,
    "schema": Schema,
    "new": New,
}
