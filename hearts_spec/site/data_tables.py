"""Data of the site as tables for spreadsheets and other programs: rows, and the columns that describe them."""

import csv
import io
import json
import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from hearts_spec.disputes import STAGES, Answer
from hearts_spec.disputes.grouped_answers import HOW_SURE, GroupedAnswers
from hearts_spec.rules import Doubt, InDoubt, Library, ResolvedRule, RuleSet
from hearts_spec.rules.book_comparison import Row, split_key
from hearts_spec.rules.ruleset_file import Authority, OptionDraft
from hearts_spec.rules.sources import KINDS, TOPICS
from hearts_spec.service.rule_sets import idle_data
from hearts_spec.site.links import Links, dispute_path, rule_set_path, url_of

_NUMBER, _TEXT = "integer", "string"
_FORMULA = re.compile(r"\s*[=+\-@＝＋－＠]|[\t\r\n]")
_AMOUNT = re.compile(r"[+-]\d+")  # a signed number is not a formula
_BOM = "\ufeff"  # tells spreadsheets that the text is UTF-8
Value = str | int


@dataclass(frozen=True, slots=True)
class Column:
    """A column: its description, and the possible values if they are few.

    `of` names the table whose ids it holds; `kind` is its JSON type.
    """

    about: str
    of: str = ""
    kind: str = _TEXT
    words: Sequence[str] = ()

    def field(self, name: str) -> dict[str, Any]:
        """Return the description of the column, with this name, for a data package."""
        described = {"name": name, "type": self.kind, "description": self.about}
        return {**described, "constraints": {"enum": list(self.words)}} if self.words else described


@dataclass(frozen=True, slots=True)
class DataTable:
    """A table: name, description, columns by name, rows, and the columns that form its primary key.

    A `zipped` table is so long that its file is one of a zip archive.
    """

    name: str
    about: str
    columns: Mapping[str, Column]
    rows: Sequence[Sequence[Value]]
    named: Sequence[str] = ("id",)
    zipped: bool = False

    @property
    def file(self) -> str:
        """The name of its file."""
        return f"{self.name}.csv.zip" if self.zipped else f"{self.name}.csv"

    @property
    def content(self) -> str | bytes:
        """What its file holds, the same bytes for the same rows."""
        if not self.zipped:
            return self.csv()
        out = io.BytesIO()
        with ZipFile(out, "w", ZIP_DEFLATED, compresslevel=9) as archive:
            archive.writestr(ZipInfo(f"{self.name}.csv"), self.csv(), ZIP_DEFLATED, 9)
        return out.getvalue()

    def csv(self) -> str:
        """Return the table as CSV, with texts escaped that a spreadsheet would evaluate as formulas."""
        out = io.StringIO(newline="")
        writer = csv.writer(out, lineterminator="\n")
        writer.writerow(self.columns)
        writer.writerows([_cell(value) for value in row] for row in self.rows)
        return _BOM + out.getvalue()

    def resource(self) -> dict[str, Any]:
        """Return the description of the table and its file for a data package."""
        linked = {name: each.of for name, each in self.columns.items() if each.of}
        schema: dict[str, Any] = {"fields": [each.field(name) for name, each in self.columns.items()]}
        if self.named:
            schema["primaryKey"] = self.named[0] if len(self.named) == 1 else list(self.named)
        if linked:
            schema["foreignKeys"] = [
                {"fields": name, "reference": {"resource": of, "fields": "id"}} for name, of in linked.items()
            ]
        zipped = {"compression": "zip", "innerpath": f"{self.name}.csv"} if self.zipped else {}
        return {
            "name": self.name, "path": self.file, **zipped, "format": "csv", "mediatype": "text/csv",
            "encoding": "utf-8", "description": self.about, "schema": schema,
        }  # fmt: skip


def _cell(value: Value) -> Value:
    if not isinstance(value, str):
        return value
    text = value.replace("\r", " ")  # it would end a row
    return f"'{text}" if _FORMULA.match(value) and not _AMOUNT.fullmatch(value) else text


def data_tables(
    library: Library,
    links: Links,
    games: Sequence[RuleSet],
    compared: Sequence[Row],
    disputes: Sequence[GroupedAnswers],
    leaves: Mapping[str, Mapping[str, ResolvedRule]],
) -> list[DataTable]:
    """Return every table: books, provisions, doubts, games, rules, options, disputes and answers."""
    return [
        _books(library),
        _provisions(library, links),
        _doubts(library),
        _games(library, games),
        _rules(library, games, compared, leaves),
        _options(library, games),
        _disputes(disputes),
        _answers(disputes),
    ]


_NOT_APPLICABLE = "does-not-apply"
_ID = "Its id in every table."
_CITES = "The ids of the provisions that support it, separated by spaces."
_ASSUMED = "The reason, if it is our assumption; otherwise empty."
_DOUBTS = "The ids of those provisions that are unclear in a way that matters here, separated by spaces."
_PAGE = "The address of its page, relative to that of the site."


def _books(library: Library) -> DataTable:
    columns = {
        "id": Column(_ID), "short": Column("The short name."), "title": Column("The title."),
        "author": Column("The author."), "publisher": Column("The publisher and place."),
        "year": Column("The year of its rules, if known.", kind=_NUMBER), "kind": Column("The kind of text."),
        "pages": Column("The pages with the rules."),
    }  # fmt: skip
    rows = [
        (each.id, each.short, each.title, each.author, each.publisher, each.year or "", each.kind, each.pages)
        for each in sorted(library.sources.values(), key=lambda each: each.placed)
    ]
    return DataTable("books", "The sources. In the tables, a book is any source.", columns, rows)


def _provisions(library: Library, links: Links) -> DataTable:
    columns = {
        "id": Column(_ID), "book": Column("The source.", of="books"),
        "place": Column("The page, and the number of the rule or its heading."),
        "topic": Column("The topic.", words=tuple(TOPICS)),
        "kind": Column("The kind of statement.", words=KINDS),
        "games": Column("The games it is about, by the source's names, separated by commas."),
        "gist": Column("The statement, in our own words."),
        "limit": Column("The part that the engine leaves out; otherwise empty."),
        "reason": Column("The reason why no rule and no scenario uses it; otherwise empty."),
        "see": Column("Related provisions, separated by spaces."), "page": Column(_PAGE),
    }  # fmt: skip
    rows = [
        (each.id, each.source, each.place, each.topic, each.kind, ", ".join(each.applies_to), each.gist, each.limit,
         each.reason, " ".join(each.see), links.provision(each.id))
        for each in library.provisions.values() if not each.removed
    ]  # fmt: skip
    return DataTable(
        "provisions", "The statements of the sources. In the tables, a provision is a statement.", columns, rows
    )


def _doubts(library: Library) -> DataTable:
    columns = {
        "provision": Column("The unclear provision.", of="provisions"),
        "doubt": Column("The damaged, contradictory or ambiguous passage."),
        "reading": Column("Our reading."), "why": Column("The reason for our reading."),
        "bears_on": Column(
            "The keys of the rules that another reading would change, separated by spaces; `all` for every rule that "
            "cites the provision; `none` for no rule."
        ),
    }  # fmt: skip
    rows = [
        (each.id, doubt.doubt, doubt.reading, doubt.why, _bearing(doubt))
        for each in library.provisions.values()
        for doubt in each.doubts
    ]
    return DataTable("doubts", "Unclear texts in the sources, each with our reading.", columns, rows, ())


def _bearing(doubt: Doubt) -> str:
    return "all" if doubt.bears_on is None else " ".join(doubt.bears_on) or "none"


def _games(library: Library, games: Sequence[RuleSet]) -> DataTable:
    columns = {
        "id": Column(_ID), "title": Column("The title."),
        "book": Column("The source; empty for a house rule.", of="books"),
        "year": Column("The year of the source, if known; empty for a house rule.", kind=_NUMBER),
        "extends": Column(
            "The rule set that the game inherits from: another game, or the shared rules of a source."
        ),
        "players": Column("The numbers of players, separated by spaces."),
        "summary": Column("A summary in one or two sentences."),
        "also": Column("Other names, separated by commas."), "page": Column(_PAGE),
    }  # fmt: skip
    rows = [
        (each.id, each.title, each.source if each.source in library.sources else "", each.year or "", each.extends,
         " ".join(map(str, each.players)), each.summary, ", ".join(each.names), url_of(rule_set_path(each.id)))
        for each in games
    ]  # fmt: skip
    return DataTable("games", "The games; house rules are last.", columns, rows)


def _rules(
    library: Library,
    games: Sequence[RuleSet],
    compared: Sequence[Row],
    leaves: Mapping[str, Mapping[str, ResolvedRule]],
) -> DataTable:
    columns = {
        "game": Column("The game.", of="games"),
        "players": Column("The number of players; 0 for every number that has no row of its own.", kind=_NUMBER),
        "key": Column("The key of the vocabulary."), "rule": Column("The label of the rule."),
        "value": Column("The value, as in the rule-set file; a list or a mapping as JSON, or `silent`."),
        "says": Column("The value in words."),
        "stands": Column(
            "How sure the rule is: `stated`, `assumed` (our assumption), `silent` (not covered), or `does-not-apply` "
            "if the rule can have no effect in this game, whatever the options.",
            words=("stated", "assumed", "silent", _NOT_APPLICABLE),
        ),
        "from": Column("The rule set that states it: the game, or one that it extends."),
        "cites": Column("The ids of the provisions that support it, separated by spaces; empty for a house rule."),
        "assumed": Column(_ASSUMED), "doubts": Column(_DOUBTS),
    }  # fmt: skip
    not_applicable = {game.id: set(idle_data(library, game)) for game in games}
    rows = [
        (game.id, *_rule(row, game.id, leaf, not_applicable[game.id]),
         _in_doubt(library.provisions.doubts(leaf.key, leaf.cites)))
        for game in games for row in compared
        if (leaf := leaves[game.id].get(row.key))
    ]  # fmt: skip
    return DataTable("rules", "Every rule of every game.", columns, rows, ("game", "players", "key"), True)


def _rule(row: Row, game: str, leaf: ResolvedRule, not_applicable: Collection[str]) -> tuple[Value, ...]:
    cell, (players, key) = row.cells[game], split_key(row.key)
    value = cell.value if isinstance(cell.value, str) else json.dumps(cell.value, ensure_ascii=False)
    silent = _NOT_APPLICABLE if key in not_applicable else "silent"
    status = silent if leaf.silent else "assumed" if leaf.assumed else "stated"
    return players, key, row.label, value, cell.text, status, leaf.origin, " ".join(cell.cites), leaf.assumed


def _options(library: Library, games: Sequence[RuleSet]) -> DataTable:
    columns = {
        "game": Column("The game.", of="games"), "option": Column("The name of the option."),
        "asks": Column("The question to the players."),
        "choice": Column("One of the choices, or a number. Empty: any other number."),
        "says": Column("The choice in a sentence."),
        "usual": Column("True if it is the default; empty in a row for any number.", kind="boolean"),
        "keys": Column("The keys or sections that it changes, separated by spaces."),
        "cites": Column(_CITES), "assumed": Column(_ASSUMED), "doubts": Column(_DOUBTS),
    }  # fmt: skip
    rows = [
        (game.id, option.name, option.asks, *each)
        for game in games for option in game.options.values() for each in _choices(library, option)
    ]  # fmt: skip
    return DataTable("options", "The options of the games.", columns, rows, ())


def _choices(library: Library, option: OptionDraft) -> Iterator[tuple[Value, ...]]:
    """Yield the answers to an option. The option's authority applies to each answer that has none of its own."""
    option_authority = library.authority_of(option)
    for name in option.answers:
        choice = option.choices.get(name)
        own = library.authority_of(choice) if choice else option_authority
        authority, source = (own, choice) if choice and own != Authority() else (option_authority, option)
        says = choice.says if choice else option.numbers.get(name, "")
        keys = dict.fromkeys(choice.keys) if choice else (option.number,)
        usual = json.dumps(name == option.default) if name else ""
        yield (
            name,
            says,
            usual,
            " ".join(keys),
            " ".join(authority.cites),
            authority.assumed,
            _in_doubt(library.doubts_about(source)),
        )


def _disputes(disputes: Sequence[GroupedAnswers]) -> DataTable:
    columns = {
        "id": Column(_ID), "question": Column("The question, as a player would ask it."),
        "stage": Column("The stage of the game.", words=tuple(STAGES)),
        "topic": Column("The topic.", words=tuple(TOPICS)), "page": Column(_PAGE),
    }  # fmt: skip
    rows = [
        (each.id, each.question, each.stage, each.topic, url_of(dispute_path(each.stage, each.id)))
        for each in (dispute.situation for dispute in disputes)
    ]
    return DataTable("quarrels", "The disputes. In the tables, a quarrel is a dispute.", columns, rows)


def _answers(disputes: Sequence[GroupedAnswers]) -> DataTable:
    columns = {
        "quarrel": Column("The dispute.", of="quarrels"), "game": Column("The game that answers.", of="games"),
        "answer": Column(
            "The answer in a word; games with the same word give the same answer. Other words: `silent` (not covered), "
            "`does-not-arise` (it cannot happen), `untold` (it depends on facts that are not given)."
        ),
        "firm": Column(
            "How sure the answer is: `ruled` is stated, `option` optional, `assumed` our assumption and `silent` not "
            "covered. Empty if the answer is `does-not-arise` or `untold`.", words=tuple(HOW_SURE),
        ),
        "says": Column("The answer as a sentence."), "follows": Column("The consequences."),
        "played": Column("If it is not covered: what today's law-book says, our suggestion, or our default."),
        "keys": Column("The keys that decide it, separated by spaces."),
        "cites": Column(_CITES), "assumed": Column("The reasons for our assumptions."),
        "doubts": Column(_DOUBTS),
    }  # fmt: skip
    rows = [_answer(dispute.situation.id, each) for dispute in disputes for each in dispute.answers]
    return DataTable("answers", "The answer of every game to every dispute.", columns, rows, ("quarrel", "game"), True)


def _answer(dispute: str, each: Answer) -> tuple[Value, ...]:
    return (
        dispute, each.rules, each.answer, each.firm if each.arises else "", each.says, each.follows,
        each.in_silence.ruling if each.in_silence else "", " ".join(each.keys), " ".join(each.cites),
        " ".join(dict.fromkeys(one.reason for one in each.assumed)), _in_doubt(each.doubts),
    )  # fmt: skip


def _in_doubt(doubts: Iterable[InDoubt]) -> str:
    return " ".join(dict.fromkeys(each.provision for each in doubts))
