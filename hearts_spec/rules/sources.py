"""The sources and their provisions: what each book says, where, and where its text is unclear."""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from hearts_spec.rules.names import SUPPOSITIONS, KeyKind, is_under
from hearts_spec.rules.vocabulary.pool import PlayerCount, matches
from hearts_spec.schema.kinds import (
    A_LINE,
    AN_ID,
    ANYWHERE,
    MISSING,
    NAME_HINT,
    PROSE,
    ByKey,
    Kind,
    ManyOf,
    Number,
    ReadContext,
    Schema,
    Text,
    one_of,
)
from hearts_spec.schema.problems import Location, Problem
from hearts_spec.schema.record_type import (
    Amiss,
    KeyedFile,
    PartialFile,
    RecordType,
    TypedRecord,
    lacks,
    named,
    part,
    parts_of,
    placed,
    places,
)
from hearts_spec.schema.source_tree import Node, Pairs, Scalar


@dataclass(frozen=True, slots=True, eq=False)
class DoubtfulCase:
    """A case in which another reading of an unclear text would change an answer: all that is written holds."""

    players: str = part(PlayerCount(), "How many play: as 4, or 5+ for five or more.", "")
    clear: str = part(PlayerCount(), "How many took nothing.", "")
    fewest: str = part(PlayerCount(), "How many share the fewest.", "")
    loaded: str = part(PlayerCount(), "How many took something.", "")
    waiting: str = part(PlayerCount(), "How many chips were left from earlier deals.", "")
    odd: str = part(PlayerCount(), "How many chips of a divided pool are left over.", "")
    tied: str = part(PlayerCount(), "How many share the best total when the game is over.", "")
    of_suit: str = part(PlayerCount(), "How many cards of the suit led are held by the player who asks.", "")
    above: str = part(PlayerCount(), "How far the highest total is above that which ends the game.", "")
    supposes: Mapping[str, tuple[str, ...]] = part(
        SUPPOSITIONS, "Rules, each with its values or the word stated.", dict
    )

    def fits(self, counts: Mapping[str, int]) -> bool:
        """True if these counts can be those of the case; a count that is missing is not known, and may be any."""
        return all(matches(getattr(self, name), count) for name, count in counts.items())


@dataclass(frozen=True, slots=True)
class Doubt(TypedRecord):
    """A place where the text is corrupt, contradicts itself or can be read two ways; the reading taken, and why.

    `bears_on` are the keys of the rules that another reading would change, among those that cite the provision: None
    means all of them. If it is empty, any reading is played the same. `when` are the cases in
    which another reading would change an answer, if not in all. `same_as` is the id of another statement of the source
    with the same doubt, which is shown instead where both are cited.
    """

    doubt: str = part(PROSE, "Where the text is corrupt, contradicts itself or can be read two ways.")
    reading: str = part(PROSE, "The reading taken.")
    why: str = part(PROSE, "Why this reading is taken.")
    bears_on: tuple[str, ...] | None = part(
        ManyOf(KeyKind(sections=True), distinct=True),
        "The keys of the rules that would be others by another reading: all that rest on the provision if it is left "
        "out, none if it is empty.",
        None,
    )
    when: tuple[DoubtfulCase, ...] = part(
        ManyOf(RecordType(DoubtfulCase, "case", "as `{players: 5+}`"), at_least=1),
        "The cases in which another reading would change an answer: all cases if it is left out.",
        (),
    )
    same_as: str = part(
        Text("the id of a statement"),
        "Another statement of the source with the same doubt, which is shown instead where both are cited.",
        "",
    )
    mark: Location = placed()
    marks: Mapping[str, Location] = places()

    def affects(self, key: str) -> bool:
        """True if what is stated at a key depends on it; the key may also be one case of a pool, or a section."""
        if self.bears_on is None:
            return True
        return any(is_under(key, each) or is_under(each, key) for each in self.bears_on)


@dataclass(frozen=True, slots=True)
class InDoubt:
    """A doubt that affects something, and the provision whose text is in doubt."""

    provision: str
    doubt: Doubt

    def data(self) -> dict[str, str]:
        doubt = self.doubt
        return {"provision": self.provision, "doubt": doubt.doubt, "reading": doubt.reading, "why": doubt.why}


def each_doubt_once(doubts: Iterable[InDoubt]) -> tuple[InDoubt, ...]:
    """Return doubts without repeats, even in the same words, and without those whose twin is among them."""
    found = {each.doubt.doubt: each for each in reversed([*doubts])}
    shown = {each.provision for each in found.values()}
    return tuple(each for each in reversed(found.values()) if each.doubt.same_as not in shown)


ADVICE, OPTION = "advice", "option"
RULING = ("rule", OPTION)
KINDS = (*RULING, "example", "definition", "history", ADVICE)
TOPICS = {
    "table": "the table and the players",
    "pack": "the pack",
    "ranks": "the rank of the cards",
    "cutting": "cutting for the deal",
    "deal": "the deal",
    "misdeal": "misdeals",
    "hands-irregular": "irregular hands",
    "passing": "passing cards",
    "lead": "leading",
    "following": "following suit",
    "first-trick": "the first trick",
    "breaking": "breaking hearts",
    "trick": "winning tricks",
    "tricks-inspection": "looking at past tricks",
    "exposed": "exposed cards",
    "out-of-turn": "playing out of turn",
    "revoke": "revokes",
    "card-values": "the values of cards",
    "slam": "taking everything",
    "joker": "a joker",
    "widow": "a widow",
    "auction": "bidding",
    "cancellation": "cancellation",
    "settlement": "settling",
    "ties": "ties",
    "jack": "Jacks",
    "tournament": "tournaments",
    "game-end": "the end of the game",
    "example": "examples",
    "etiquette-or-advice": "manners and advice",
}
REACHED = {  # and the mark that its name has for it
    "whole": "",
    "later-wording": "known from a later wording",
    "second-hand": "known from a summary",
    "third-hand": "known from a summary of a summary",
}
MANNERS = ("ornament", "rules", "bands", "terminal", "window", "page")  # as books, programs and web pages look in turn
_KEY = Text(
    "a name", pattern="[a-z0-9]+(?:[.-][a-z0-9]+)*", wrong="cannot name a provision", hint=f"{NAME_HINT}, and dots"
)
_TOPIC = one_of(TOPICS, "a topic", "a topic")
A_YEAR = Number(1, 2999)
NAMED = re.compile(r"[a-z0-9-]+\.[a-z0-9.-]+")
IN_BRACKETS = re.compile(rf"\s*\(({NAMED.pattern}(?:, {NAMED.pattern})*)\)")  # how a reason names provisions


@dataclass(frozen=True, slots=True)
class Provision(TypedRecord):
    """One statement of a source. `reason` says why neither data nor scenario carries it, if none does."""

    id: str = named()
    place: str = part(A_LINE, "The page, and the number of the rule or its heading.")
    topic: str = part(_TOPIC)
    kind: str = part(one_of(KINDS, "a kind", "a kind"))
    gist: str = part(PROSE, "What it says, in our own words.")
    applies_to: tuple[str, ...] = part(ManyOf(A_LINE, distinct=True), "The games it is said of.", ())
    limit: str = part(PROSE, "What of it the engine does not carry.", "")
    reason: str = part(PROSE, "Why neither data nor scenario carries it.", "")
    doubts: tuple[Doubt, ...] = part(
        ManyOf(RecordType(Doubt, "doubt"), listed="a list of doubts", example="as `- doubt: ...`"),
        "Where its text is in doubt.",
        (),
    )
    see: tuple[str, ...] = part(
        ManyOf(A_LINE, distinct=True), "Other provisions to read with it, by their full ids.", ()
    )
    removed: str = ""
    mark: Location = placed()
    marks: Mapping[str, Location] = places()

    @property
    def source(self) -> str:
        return self.id.split(".", 1)[0]


@dataclass(frozen=True, slots=True)
class Tombstone:
    """What is left of a provision that was removed, so that its id is never used again."""

    id: str = named()
    removed: str = part(PROSE, "Why this provision went; its id is never used again.")
    mark: Location = placed()


_PROVISION = RecordType(Provision, "provision", beside=("removed",))
_TOMBSTONE = RecordType(Tombstone, "provision")


class ProvisionKind(Kind):
    """A provision, or the tombstone of one."""

    def read_under(self, key: Scalar, node: Node, faults: list[Problem], context: ReadContext = ANYWHERE) -> Any:
        if not (isinstance(node, Pairs) and node.get("removed") is not None):
            return _PROVISION.read_under(key, node, faults, context)
        gone = _TOMBSTONE.read_under(key, node, faults, context)
        return gone if gone is MISSING else Provision(gone.id, "", "", "", "", removed=gone.removed, mark=gone.mark)

    def schema(self) -> dict[str, Any]:
        gone = {"type": "object", "required": ["removed"]}
        return {"if": gone, "then": _TOMBSTONE.schema(), "else": _PROVISION.schema()}


_GAMES = ByKey(A_LINE, AN_ID, "for the games of another name", "as `heartsette: widow`")


@dataclass(frozen=True, slots=True)
class TextAddress(TypedRecord):
    """An address that somebody has seen of a text that we read, or of a scan or edition of it."""

    address: str = part(
        Text("an address", pattern=r"https://[^\s\"<>]{1,300}", hint="as https://example.org/page"), "Its address."
    )
    what: str = part(A_LINE, "What it holds.")
    checked: int = part(A_YEAR, "The year in which the address was last checked.")


@dataclass(frozen=True, slots=True)
class Source(TypedRecord):
    """A book or text that rules are taken from."""

    id: str = named()
    title: str = part(A_LINE, "The title in full.")
    short: str = part(A_LINE, "A short name, as Hoyle 1887.")
    year: int = part(A_YEAR, "The year of its rules; left out if nothing gives it.", 0)
    seen: int = part(A_YEAR, "The year in which we saw its text, if the text has no year.", 0)
    year_note: str = part(PROSE, "How sure the year is.", "")
    author: str = part(A_LINE, "Who wrote it.", "")
    publisher: str = part(A_LINE, "Who published it, and where.", "")
    pages: str = part(A_LINE, "The pages on which the rules stand.", "")
    kind: str = part(A_LINE, "What kind of book or text it is.", "")
    manner: str = part(
        one_of(MANNERS, "a manner", "a manner"), "The manner in which we draw its title page, after its time.", "rules"
    )
    about: str = part(PROSE, "What it holds, and what is new in it.", "")
    reached: str = part(
        one_of(REACHED, "a word for how a text reached us"),
        "What of it reached us: its whole text, a later wording of it, or what others say that it says.",
        "whole",
    )
    worded: int = part(A_YEAR, "The year of the wording that reached us, if it is later than its rules and known.", 0)
    channel: str = part(PROSE, "How its text reached us.", "")
    read: tuple[TextAddress, ...] = part(
        ManyOf(RecordType(TextAddress, "address", "as `{address: ..., what: ..., checked: 2026}`")),
        "The addresses of the text that we read, or of a scan or edition of it.",
        (),
    )
    lost: str = part(PROSE, "What of it did not reach us.", "")
    copyright: str = part(PROSE, "How we may use it.", "")
    cruxes: tuple[str, ...] = part(
        ManyOf(A_LINE, distinct=True), "Provisions whose doubts are contradictions or misprints.", ()
    )
    silences: tuple[str, ...] = part(ManyOf(_TOPIC, distinct=True), "Topics on which it has no rule.", ())
    principal: str = part(AN_ID, "The name of the game that stands for it beside other books.", "")
    principal_note: str = part(PROSE, "Why that game stands for it, where it has several.", "")
    games: tuple[str, ...] = part(
        ManyOf(AN_ID, distinct=True), "The names of its games, in the order in which it tells of them.", ()
    )
    beside: Mapping[str, Mapping[str, str]] = part(
        ByKey(_GAMES, AN_ID, "for each other source", "as `a-book: {a-game: its-name-there}`"),
        "Other sources that treat much the same games; for each, those games that have another name there.",
        dict,
    )
    mark: Location = placed()
    marks: Mapping[str, Location] = places()

    def validate(self, context: ReadContext) -> Iterator[Amiss]:
        if lacks(self, "year") and lacks(self, "seen"):
            message = f"the source {self.id} has neither a year nor the year in which its text was seen"
            yield ("year",), "missing-key", message, "add `year` or, if nothing gives its year, `seen`"
        if self.principal_note and lacks(self, "principal"):
            message = f"the source {self.id} says why a game is its principal one, but not which"
            yield ("principal-note",), "missing-key", message, "add `principal`, or leave the note out"

    @classmethod
    def in_schema(cls) -> Schema:
        return {
            "anyOf": [{"required": ["year"]}, {"required": ["seen"]}],
            "dependentRequired": {"principal-note": ["principal"]},
        }

    @property
    def principal_id(self) -> str:
        """The id of the game that represents the source in comparisons; empty if there is none."""
        return f"{self.id}/{self.principal}" if self.principal else ""

    @property
    def placed(self) -> int:
        """The year by which it is sorted: that of its rules, or the one in which an undated text was seen."""
        return self.year or self.seen

    @property
    def when(self) -> str:
        """Its year, or `today` for a text without one."""
        return str(self.year or "today")

    @property
    def in_full(self) -> str:
        """Its title, its year or when it was seen, and how it reached us."""
        return f"{self.title}, {self.year or f'seen {self.seen}'}{self.caveat}"

    def titled(self, game: str) -> str:
        """Return the title of one of its games with the year or, if there is none, the name of the source."""
        return f"{game}, {self.year}" if self.year else f"{game} ({self.short})"

    @property
    def name(self) -> str:
        """Its short name without the year, as Hoyle."""
        return self.short.removesuffix(f" {self.year}")

    @property
    def caveat(self) -> str:
        """How it reached us, in brackets to follow its name; empty if its own text did."""
        word = REACHED[self.reached]
        return f" ({word})" if word else ""

    @property
    def details(self) -> Mapping[str, str]:
        """What is said of it in running text, by key."""
        said = {key: getattr(self, each.name) for key, each in parts_of(Source).items() if not each.needed}
        return {key: text for key, text in said.items() if isinstance(text, str) and text}


PROVISIONS: KeyedFile[Provision] = KeyedFile(
    "provisions.yml",
    ByKey(ProvisionKind(), _KEY, "for each provision", "as `rule-1: {place: ..., gist: ...}`"),
    "The provisions of a source",
    "Every statement of a source that says how the game is played, each with its place.",
)
SOURCES: KeyedFile[Source] = KeyedFile(
    "sources.yml",
    ByKey(RecordType(Source, "source"), AN_ID, "for each source", "as `title: ...`"),
    "The sources",
    "The books and texts that rules are taken from.",
)


class Provisions(Mapping[str, Provision]):
    """The provisions of all sources that could be read, by id: the source's id, a dot, and the key in its file."""

    def __init__(self, files: Mapping[str, PartialFile[Provision]]) -> None:
        """`files` are the provisions of each source, with their full ids, by their keys."""
        self._files = files

    def __getitem__(self, id: str) -> Provision:
        source, _, key = id.partition(".")
        return self._files[source][key]

    def __iter__(self) -> Iterator[str]:
        return (each.id for file in self._files.values() for each in file.values())

    def __len__(self) -> int:
        return sum(map(len, self._files.values()))

    def any_of(self, source: str) -> bool:
        """True if at least one provision of a source could be read."""
        return source in self._files and bool(self._files[source])

    def full_id(self, name: str, source: str) -> str:
        """Return the full id of a provision that a file of this source cites, perhaps by its short name."""
        return name if name in self else f"{source}.{name}"

    def doubts(self, key: str, cites: Iterable[str]) -> tuple[InDoubt, ...]:
        """Return the doubts that affect what is stated at a key by some provisions."""
        cited = (self[id] for id in cites if id in self)
        return tuple(InDoubt(each.id, doubt) for each in cited for doubt in each.doubts if doubt.affects(key))

    def unread(self, id: str) -> bool:
        """True if the provision could not be read, because it or the file of its source has problems."""
        source, _, key = id.partition(".")
        return source in self._files and self._files[source].unread(key)
