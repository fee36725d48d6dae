"""An answer: what one rule set rules on a dispute, how sure it is, and the assumptions and doubts behind it."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any

from hearts_spec.disputes.question import UNSAID, Finding
from hearts_spec.record import Settlement
from hearts_spec.record.account import Follows
from hearts_spec.rules import ConfiguredRules, InDoubt, Library, ResolvedRule, RuleSet, Status
from hearts_spec.rules.fields import PLAYERS
from hearts_spec.rules.names import is_under, source_of
from hearts_spec.rules.sources import each_doubt_once
from hearts_spec.schema.english import sentence, together
from hearts_spec.schema.kinds import Flag, ManyOf, Text
from hearts_spec.schema.problems import did_you_mean, quoted
from hearts_spec.schema.record_type import Amiss, TypedRecord, named, part

SILENT_WORD = "silent"
OPTION = "option"
SUGGESTION = "suggestion"


class Unanswered(Enum):
    """Why a rule set gives no answer: the word, the sentence before the reason, and heading and anchor on a page."""

    NOT_HERE = "does-not-arise", "Does not arise.", "Games where this does not arise", "elsewhere"
    UNTOLD = "untold", "Depends on facts not given.", "Games in which more facts would decide", "untold"

    def __init__(self, word: str, says: str, heading: str, anchor: str) -> None:
        self.word = word
        self.says = says
        self.heading = heading
        self.anchor = anchor


@dataclass(frozen=True, slots=True)
class Assumption:
    """Something an answer depends on that the book does not say: what, the reason for it, and the nearest statement."""

    key: str
    label: str
    reason: str
    nearest: str = ""


@dataclass(frozen=True, slots=True)
class AnswerPart:
    """One thing that an answer says, with its support: the answer itself, or one of the consequences.

    `keys` are the keys that decided it, `cites` the statements behind them, `assumed` what the book does not say of it,
    and `doubts` the unclear texts on whose reading it depends. `offered` is true if all that is cited only offers it as
    one way of several.
    """

    says: str
    keys: tuple[str, ...] = ()
    cites: tuple[str, ...] = ()
    assumed: tuple[Assumption, ...] = ()
    doubts: tuple[InDoubt, ...] = ()
    offered: bool = False

    @property
    def firm(self) -> str:
        """How sure it is, by its support alone: `ruled`, `option` or `assumed`."""
        return str((Status.ASSUMED if self.assumed else Status.RULED).value) if not self.is_optional else OPTION

    @property
    def is_optional(self) -> bool:
        """True if the source offers it, and others in its place."""
        return self.offered and not self.assumed


class SentenceParts:
    """What is said to the asker: a short sentence, and the consequences in further sentences."""

    __slots__ = ()
    says: str
    follows: str

    @property
    def ruling(self) -> str:
        """Both parts as one text."""
        return f"{self.says} {self.follows}".strip()


@dataclass(frozen=True, slots=True)
class Played(SentenceParts):
    """What holds if the book is silent: the answer, and what is said to the asker, part by part with its support.

    It is our default, or what stands in its place: `by` is then the id of the law-book, or `suggestion`.
    """

    answer: str
    says: str
    follows: str = ""
    parts: tuple[AnswerPart, ...] = ()
    by: str = ""

    @property
    def cites(self) -> tuple[str, ...]:
        """The statements from which parts of it follow, each once."""
        return tuple(dict.fromkeys(id for each in self.parts for id in each.cites))

    def data(self) -> dict[str, Any]:
        """Return it as plain data for JSON."""
        return {
            "answer": self.answer,
            "ruling": self.ruling,
            "parts": [_part_data(each, each.firm) for each in self.parts],
            "by": self.by or None,
        }


@dataclass(frozen=True, slots=True)
class ByChoice:
    """The answer if the players make another choice of an option."""

    option: str
    asks: str
    choice: str
    says: str
    answer: "Answer"


@dataclass(frozen=True, slots=True)
class Answer(SentenceParts):
    """What one rule set rules on a dispute.

    `answer` is the name of one of the answers that the dispute declares, `says` the short sentence to the asker, and
    `follows` the consequences. `word` is the finding, with its seats and cards. If the question is about a settlement,
    `settlement` is that of the deal, `net` is what each player gains or loses, by seat, and `unit` is chips, points or
    empty.

    `firm` says how sure it is; it is `option` if the book leaves it to the players. `played` is our default if the book
    is silent, by which the engine plays, and `advised` what we say in its place. `unanswered` is set if what is asked
    about cannot happen under the rule set, or if it depends on a fact that is not stated; `says` is then the reason.

    `parts` are the answer and its consequences, each with its support. `limits` are what the statements that are cited
    say that they do not cover. `asked_with` is what had to be changed in the question to fit the game.

    `choices` are the answers under other options. `left_open` is true if the book itself does not state what they
    choose; a `ruled` answer is then only for players who do not use the option. `chosen` is true if it is the answer
    only because of the players' choices.
    """

    rules: str
    title: str
    status: Status
    answer: str
    says: str
    follows: str = ""
    word: str = ""
    net: Mapping[str, int] | None = None
    parts: tuple[AnswerPart, ...] = ()
    limits: Mapping[str, str] | None = None
    unanswered: Unanswered | None = None
    unit: str = ""
    settlement: Settlement | None = None
    played: Played | None = None
    advised: Played | None = None
    asked_with: Mapping[str, str] | None = None
    choices: tuple[ByChoice, ...] = ()
    chosen: bool = False
    left_open: bool = False

    @property
    def source(self) -> str:
        """The id of the source, or the folder of a house rule: the part of the id before the slash."""
        return source_of(self.rules)

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys of the vocabulary that decided, each once."""
        return tuple(dict.fromkeys(key for each in self.parts for key in each.keys))

    @property
    def cites(self) -> tuple[str, ...]:
        """The statements that support a part of it, each once."""
        return tuple(dict.fromkeys(id for each in self.parts for id in each.cites))

    @property
    def assumed(self) -> tuple[Assumption, ...]:
        """What parts of it depend on and the book does not say, each reason once."""
        return tuple({one.reason: one for each in self.parts for one in each.assumed}.values())

    @property
    def doubts(self) -> tuple[InDoubt, ...]:
        """The unclear texts on whose reading parts of it depend, or parts of our default in its silence, each once.

        Those of a law-book that stands in place of our default are shown with the answer of that book.
        """
        default = self.in_silence.parts if self.in_silence and not self.in_silence.by else ()
        return each_doubt_once(one for each in (*self.parts, *default) for one in each.doubts)

    @property
    def arises(self) -> bool:
        """True if the question can be answered under the rule set, even if the answer is that the book is silent."""
        return self.unanswered is None

    @property
    def covers(self) -> bool:
        """True if the source itself answers, as a rule or by an option; an assumption of ours is no answer of it."""
        return self.arises and self.answer != SILENT_WORD and self.firm in (Status.RULED.value, OPTION)

    @property
    def firm(self) -> str:
        """How sure the answer is with all that follows: `ruled`, `option`, `assumed` or `silent`.

        It is as sure as its least sure part. An assumption stays one where the players may choose otherwise; what they
        have chosen is by an option. Where a silent book offers an answer by an option, the answer apart from it is our
        assumption.
        """
        match self.status:
            case Status.RULED:
                optional = self.chosen or self.left_open or any(each.is_optional for each in self.parts)
            case Status.SILENT if self.arises and any(each.answer.status is not Status.SILENT for each in self.choices):
                return str(Status.ASSUMED.value)
            case Status.SILENT:
                optional = False
            case Status.ASSUMED:
                optional = self.chosen
        return OPTION if optional else str(self.status.value)

    @property
    def itself(self) -> AnswerPart:
        """The answer itself with its support, apart from what follows."""
        return self.parts[0] if self.parts else AnswerPart(self.says)

    @property
    def firm_itself(self) -> str:
        """How sure the answer is apart from what follows."""
        if self.status is Status.SILENT:
            return self.firm
        by_option = self.chosen or (self.left_open and not self.itself.assumed)
        return OPTION if by_option else self.itself.firm

    @property
    def in_silence(self) -> Played | None:
        """What holds if the book is silent: what the law-book says, our suggestion, or our default."""
        return (self.advised or self.played) if self.answer == SILENT_WORD else None

    @property
    def effect(self) -> tuple[str, str, Mapping[str, int] | None]:
        """The effective answer, its sentence, and the net; two answers of one game are equal if these are."""
        words = self.played or self
        return words.answer, words.says, self.net

    @property
    def effective_answer(self) -> str:
        """The answer by which the game is played: the book's, or our default in its place."""
        return self.played.answer if self.played else self.answer

    def data(self) -> dict[str, Any]:
        """Return it as plain data for JSON."""
        data: dict[str, Any] = {
            "rules": self.rules,
            "status": self.status.value,
            "answer": self.answer,
            "firm": self.firm,
            "ruling": self.ruling,
            "net": dict(self.net) if self.net is not None else None,
            "cites": list(self.cites),
            "title": self.title,
            "says": self.says,
            "follows": self.follows,
            "word": self.word,
            "arises": self.arises,
            "unit": self.unit,
            "assumed": [
                {"key": each.key, "label": each.label, "reason": each.reason, "nearest": each.nearest or None}
                for each in self.assumed
            ],
            "keys": list(self.keys),
            "limits": dict(self.limits or {}),
            "doubts": [each.data() for each in self.doubts],
            "asked_with": dict(self.asked_with or {}),
            "parts": [_part_data(each, self.firm_of(each)) for each in self.parts],
        }
        if self.played:
            data["played"] = (self.in_silence or self.played).data()
        return data

    def firm_of(self, part: AnswerPart) -> str:
        """Return how sure one of its parts is; why a question does not arise is as sure as what is behind it."""
        return self.firm_itself if part is self.itself and self.arises else part.firm


def _part_data(part: AnswerPart, firm: str) -> dict[str, Any]:
    assumed = [each.reason for each in part.assumed]
    return {"says": part.says, "cites": list(part.cites), "assumed": assumed, "firm": firm}


def is_open(answers: Sequence[Answer]) -> bool:
    """True if the thing can happen by some of the rules that answer, and none of them covers it."""
    return any(each.arises for each in answers) and not any(each.covers for each in answers)


def grouped(answers: Sequence[Answer]) -> list[list[Answer]]:
    """Return equal answers together, in the order in which each is first given.

    Silence is one answer, however these games are played. It comes after the answers of the books that rule; games
    without an answer come last.
    """
    groups = together(answers, lambda each: each.answer).values()
    return sorted(groups, key=lambda group: (not group[0].arises, group[0].status is Status.SILENT))


FORMS = {
    "yes-no": "yes or no",
    "who": "a player, or some",
    "how-many": "a number",
    "which": "one of several things",
    "what": "what is done",
}
ANY_OTHER = "any-other"
YES, NO = "yes", "no"
_WITHIN = {"must": ("yes",)}  # a card that must be played may be played
_OPENING = re.compile(r"^((yes|no)[:,] )?((it|he|they) )?")
_SENTENCE = re.compile(r"(?<=[.!?]) ")
_BLANK = re.compile(r"\{([a-z-]*)\}")


@dataclass(frozen=True, slots=True)
class DeclaredAnswer(TypedRecord):
    """An answer that a dispute can have: its word, its findings, and how it is said to the asker.

    Without findings it is for the finding of its own name. `any-other` means every finding that no answer names.
    """

    name: str = named()
    says: str = part(Text("a sentence to the asker"), "How it is said to the asker, in one short sentence.")
    of: tuple[str, ...] = part(ManyOf(Text("a finding"), distinct=True), "The findings that come to it.", ())
    whole: bool = part(Flag(), "Whether it says all that its rule says, whose sentence is then left out.", False)
    listed: str = part(Text("a sentence"), "The same in a list, which names no player and no card.", "")

    @property
    def findings(self) -> tuple[str, ...]:
        """The findings that have this answer."""
        return self.of or (self.name,)

    @property
    def covers_details(self) -> bool:
        """True if it is for several findings alike, and does not say which of them was found."""
        return len(self.findings) > 1 and "{who}" not in self.says


def worded(answers: Mapping[str, DeclaredAnswer], found: Finding) -> tuple[str, str, tuple[Follows, ...]]:
    """Return the name of the answer to a finding, its sentence, and the consequences that do not repeat it.

    If no answer is declared for it, its own word is both name and sentence.
    """
    looked_for = (found.word, *_WITHIN.get(found.word, ()), ANY_OTHER)
    ways = (each for finding in looked_for for each in answers.values() if finding in each.findings)
    declared = next(ways, None)
    if declared is None:
        says = sentence(found.word)
        return found.word, says, _without_repeats(says, found.follows)
    says = _BLANK.sub(lambda blank: found.blanks[blank.group(1)], declared.says)
    says = says[:1].upper() + says[1:]
    follows = [each for each in found.follows if not declared.whole or (each.keys or found.keys) != found.keys]
    winners = found.blanks["who"] if "{who}" in declared.says else ""
    return declared.name, says, _without_repeats(says, follows, winners)


def _without_repeats(says: str, follows: Sequence[Follows], winners: str = "") -> tuple[Follows, ...]:
    """Return what follows without the sentences that only repeat the answer, or that the `winners` it names win."""
    over_again = _OPENING.sub("", says.lower())
    win = {f"{winners} {does}.".lower() for does in ("win", "wins")}

    def repeats(told: str) -> bool:
        return told in win or told.endswith(over_again) or over_again.endswith(f": {told}")

    left = (
        each._replace(says=" ".join(one for one in _SENTENCE.split(each.says) if not repeats(one.lower())))
        for each in follows
    )
    return tuple(each for each in left if each.says)


def amiss(
    answers: Mapping[str, DeclaredAnswer], form: str, comes_to: tuple[str, ...], tells: tuple[str, ...]
) -> Iterator[Amiss]:
    """Yield the problems of a dispute's answers.

    `comes_to` are the findings of its question type, or empty if any word can be one; `tells` are the type's blanks.
    """
    taken: dict[str, str] = {}
    for name, each in answers.items():
        at = ("answers", name)
        if form == "yes-no" and name not in (YES, NO):
            hint = "the question is answered with one of them"
            yield at, "unknown-word", f"{quoted(name)} is neither yes nor no", hint
        for finding in each.findings:
            if finding in taken:
                yield at, "repeated-item", f"{quoted(finding)} already has the answer {taken[finding]}", "keep one"
            taken[finding] = name
            if comes_to and finding not in (*comes_to, ANY_OTHER):
                hint = did_you_mean(finding, dict.fromkeys(comes_to), at_most=0)
                yield at, "unknown-finding", f"this question type has no finding {quoted(finding)}", hint
        for blank in _BLANK.findall(each.says):
            if blank not in tells:
                hint = did_you_mean(blank, dict.fromkeys(tells))
                yield at, "unknown-finding", f"the finding has no value {quoted(blank)}", hint
    if (answers or form == "yes-no") and ANY_OTHER not in taken:
        left = [each for each in comes_to if not {each, *_WITHIN.get(each, ())} & taken.keys()]
        if left or not comes_to:
            message = f"no answer covers the finding {', '.join(left) or ANY_OTHER}"
            yield ("answers",) if answers else (), "unanswered-finding", message, "add it to the `of` of an answer"


_PROVISION = re.compile(r"[a-z0-9-]+\.[a-z0-9.-]*[a-z0-9]")


def deciding_keys(turns_on: Sequence[str], found: Sequence[str]) -> tuple[str, ...]:
    """Return the keys that decide: those the dispute depends on (`turns_on`) and those of the finding (`found`).

    A key such as `settlement.pool` is left out if keys below it, such as `settlement.pool.3`, are found.
    """
    keys: dict[str, None] = {}
    for key in turns_on:
        nearer = [each for each in found if each.startswith(f"{key}.")]
        keys.update(dict.fromkeys(nearer or [key]))
    keys.update(dict.fromkeys(found))
    return tuple(keys)


def _each_once(library: Library, reasons: Iterable[tuple[ResolvedRule, str]]) -> tuple[Assumption, ...]:
    """Return assumptions for rules that are assumed for some reasons, each reason once; an empty reason is none."""
    found: dict[str, Assumption] = {}
    for leaf, reason in reasons:
        if reason and reason not in found:
            found[reason] = Assumption(leaf.key, leaf.field.label, reason, _nearest(library, leaf, reason))
    return tuple(found.values())


def assumed_of_table(library: Library, playable: ConfiguredRules, tables: Sequence[int] = ()) -> tuple[Assumption, ...]:
    """Return why this number of players is assumed to play, if that is stated separately for the number.

    `tables` are the numbers of players that the answer covers, if it covers several; it then depends also on the
    reasons why others are left out.
    """
    seated = [(leaf, leaf.assumed) for leaf in _seated(library, playable, tables)]
    return _each_once(library, (*seated, *(_left_out(library, playable) if tables else ())))


def _seated(library: Library, playable: ConfiguredRules, tables: Sequence[int]) -> Iterator[ResolvedRule]:
    """Yield the rules on the number of players that are stated for one number alone: this table's, or in `tables`."""
    by_players = library.rule_set(playable.id).by_players
    stated = (by_players.get(number, {}).get(PLAYERS) for number in tables)
    yield from (leaf for leaf in (*playable.under(PLAYERS), *stated) if leaf and leaf.for_one_number)


def _left_out(library: Library, playable: ConfiguredRules) -> Iterator[tuple[ResolvedRule, str]]:
    """Yield each reason for which a number of players is left out by assumption, with the rule on players."""
    whole = library.rule_set(playable.id).leaves[PLAYERS]
    yield from ((whole, reason) for _, reason in whole.left_out)


def _reason(leaf: ResolvedRule, key: str) -> str:
    """Return why a rule, or the case of it that the key names, is assumed; empty if it is not assumed."""
    return leaf.authority_of(key).assumed if key.startswith(f"{leaf.key}.") else leaf.reason


def _nearest(library: Library, leaf: ResolvedRule, reason: str) -> str:
    """Return the statement that the reason names, or else the first that the rule cites; empty if there is none."""
    named = [id for id in _PROVISION.findall(reason) if id in library.provisions]
    return next(iter([*named, *leaf.cites]), "")


def read_into(playable: ConfiguredRules, found: Finding) -> tuple[Assumption, ...]:
    """Return the `reading` of a finding, if it has one, as an assumption with the first citation of its keys."""
    if not found.reading:
        return ()
    leaf = next(leaf for key in found.keys for leaf in playable.under(key))
    return (Assumption(leaf.key, leaf.field.label, found.reading, next(iter(playable.cites(*found.keys)), "")),)


def supported(
    library: Library,
    playable: ConfiguredRules,
    says: str,
    keys: Sequence[str],
    counts: Mapping[str, int],
    assumed: Sequence[Assumption] = (),
) -> AnswerPart:
    """Return a part of an answer with what is behind its keys; `assumed` is what it depends on besides.

    `counts` are those of the case: see `DoubtfulCase`.
    """
    cites = playable.cites(*keys)
    reasons = ((leaf, _reason(leaf, key)) for key in keys for leaf in playable.under(key))
    behind = (*_each_once(library, reasons), *assumed)
    doubts, offered = doubts_of(library, playable, keys, counts), only_offered(library, playable, keys)
    return AnswerPart(says, tuple(keys), cites, behind, doubts, offered)


def resting_also(library: Library, playable: ConfiguredRules, part: AnswerPart, cites: Sequence[str]) -> AnswerPart:
    """Return a part of an answer that rests also on some statements, with their doubts that matter in any case."""
    doubts = [one for key in part.keys for one in library.provisions.doubts(key, cites) if _matters(one, playable, {})]
    return replace(
        part,
        cites=tuple(dict.fromkeys((*part.cites, *cites))),
        doubts=each_doubt_once((*part.doubts, *doubts)),
    )


def by_default(part: AnswerPart, playable: ConfiguredRules) -> AnswerPart:
    """Return a part of our default where the book is silent, with the first rule that it does not state as assumed."""
    leaf = next((leaf for key in part.keys for leaf in playable.under(key) if leaf.silent), None)
    if not leaf or leaf.key in {each.key for each in part.assumed}:
        return part
    unsaid = Assumption(leaf.key, leaf.field.label, UNSAID.format(leaf.field.label), next(iter(leaf.nearest), ""))
    return replace(part, assumed=(unsaid, *part.assumed))


def doubts_of(
    library: Library, playable: ConfiguredRules, keys: Sequence[str], counts: Mapping[str, int]
) -> tuple[InDoubt, ...]:
    """Return the doubts about the cited statements on which the values of some keys depend in this case, each once."""
    provisions = library.provisions
    resting = (
        (leaf.key if is_under(leaf.key, key) else key, leaf.nearest or leaf.authority_of(key).cites)
        for key in keys
        for leaf in playable.under(key)
    )
    found = dict.fromkeys(each for key, cites in resting for each in provisions.doubts(key, cites))
    return each_doubt_once(each for each in found if _matters(each, playable, counts))


def _matters(doubtful: InDoubt, playable: ConfiguredRules, counts: Mapping[str, int]) -> bool:
    """True if another reading would change an answer in this case."""
    cases = doubtful.doubt.when
    return not cases or any(each.fits(counts) and not playable.unmet(each.supposes) for each in cases)


_TELLING = ("definition", "example")  # the kinds of statements that only tell more of another


def only_offered(library: Library, playable: ConfiguredRules, keys: Sequence[str]) -> bool:
    """True if all that is cited for one of the rules is an option, and its game offers another from the same source.

    If the first citation is an option, the others only describe it where another choice borrows the whole section;
    definitions and examples next to options always do. A game that is itself an option of its book offers no other,
    and what the book says of it is stated.
    """
    provisions = library.provisions
    for key in keys:
        for leaf in playable.under(key):
            cites = leaf.authority_of(key).cites
            first, *others = [provisions[id].kind if id in provisions else "" for id in cites] or [""]
            others = [kind for kind in others if kind not in _TELLING] or others
            borrowed = any(kind != OPTION for kind in others)
            offered = _cited_choices(library.rule_set(leaf.origin), borrowed=borrowed) if first == OPTION else ()
            if any(is_under(leaf.key, each) for each in offered):
                return True
    return False


def _cited_choices(rule_set: RuleSet, *, borrowed: bool) -> set[str]:
    """Return the keys that may be chosen and for which the source is cited, or only the sections borrowed."""
    choices = (choice for option in rule_set.options.values() for choice in option.choices.values() if choice.cites)
    return {key for choice in choices for key in (choice.borrows if borrowed else choice.keys)}


def limits_of(library: Library, cites: Sequence[str]) -> Mapping[str, str]:
    """Return what the cited statements say that they do not cover, each limit once, by the first that has it."""
    provisions = library.provisions
    limits = {id: provisions[id].limit for id in cites if id in provisions and provisions[id].limit}
    return {next(id for id, each in limits.items() if each == limit): limit for limit in limits.values()}
