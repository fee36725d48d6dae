"""Putting a question to rule sets, and finding how sure each answer is.

A book that is silent on all the keys that decide a question is silent on the question, whatever our default is. An
answer of which any part depends on an assumption is assumed; its parts say which. An answer never uses the rules of
another book.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, replace
from functools import cached_property
from typing import Any

from hearts_spec.cards import default_seats
from hearts_spec.disputes.answer import (
    SILENT_WORD,
    SUGGESTION,
    Answer,
    AnswerPart,
    ByChoice,
    Played,
    Unanswered,
    assumed_of_table,
    by_default,
    deciding_keys,
    doubts_of,
    limits_of,
    read_into,
    resting_also,
    supported,
    worded,
)
from hearts_spec.disputes.dispute import Dispute
from hearts_spec.disputes.question import Finding, ImpossibleError, NotApplicableError, NotReportedError, Question, span
from hearts_spec.engine.settle.grounds import payment_assumed, value_keys
from hearts_spec.record.settlement import listed
from hearts_spec.rules import ConfiguredRules, Library, RefusedError, ResolvedRule, RuleSet, Status
from hearts_spec.rules.fields import PLAYERS, top_of
from hearts_spec.rules.inheritance import NotOfferedError
from hearts_spec.rules.names import is_under, source_of
from hearts_spec.rules.ruleset_file import Authority, Offer
from hearts_spec.rules.vocabulary.deal import LeftOver
from hearts_spec.rules.vocabulary.pool import Distribution
from hearts_spec.schema.english import number_word, sentence
from hearts_spec.schema.problems import did_you_mean, quoted

_AMOUNT = re.compile(r"\d+ chips?\b")
_NOTHING_SAID = "The rules do not cover this."
_PASSED_OVER = {  # sections that a source may leave out without meaning that there is none
    "passing": "The source mentions no pass; we assume there is none.",
    "slam": "The source mentions no reward for taking everything; we assume there is none.",
}
_NO_COUNTS = {"tied": 0, "of_suit": 0}  # nobody ties, and nobody can follow suit, unless a question is about it
_LEFT_OVER = "deal.left-over"
_ALWAYS = ("table", "pack", "deal", "hearts", "values", "joker", "slam")  # these can change the answer to any question


def ask(
    library: Library,
    dispute: Dispute,
    ids: Iterable[str] | None = None,
    settings: Mapping[str, str] | None = None,
    choices: Mapping[str, str] | None = None,
) -> list[Answer]:
    """Return the answers of some rule sets, or of all that can be played; each uses those `choices` that it offers.

    Without choices, each answer includes the different answers under other choices.

    Raises RefusedError for a parameter or value that is not allowed, and for `settings` that are impossible under every
    rule set.
    """
    chosen = list(library.ids() if ids is None else ids)
    taken, question = _taken_by(library, chosen, choices or {}), _Asking(library, dispute, settings)
    answers, impossible = [], []
    for id in chosen:
        try:
            found = question.answer(id, taken[id])
            answers.append(question.as_chosen(found, taken[id]) if taken[id] else question.with_choices(found))
        except ImpossibleError as error:
            impossible.append(str(error))
            answers.append(_unanswered(library.rule_set(id), f"the example does not fit this game: {error}"))
    if impossible and settings and not any(each.arises for each in answers):
        raise RefusedError(impossible[0], "change the numbers")
    return answers


def split_settings(
    library: Library, dispute: Dispute, ids: Iterable[str], given: Mapping[str, str]
) -> tuple[dict[str, str], dict[str, str]]:
    """Separate parameters of the question from choices among the options of rule sets.

    A name that is both counts as an option if its value is one of that option's choices.
    """
    options = [option for id in ids for option in library.rule_set(id).options.values()]
    choices = {option.name: text for option in options if (text := given.get(option.name)) in option.choices}
    settings = {name: text for name, text in given.items() if name in dispute.parameters and name not in choices}
    return settings, {name: text for name, text in given.items() if name not in settings}


def _taken_by(library: Library, ids: Sequence[str], choices: Mapping[str, str]) -> dict[str, dict[str, str]]:
    """Return the choices that each rule set offers.

    Raises NotOfferedError for a choice that none of them offers.
    """
    taken: dict[str, dict[str, str]] = {id: {} for id in ids}
    for name, chosen in choices.items():
        offered = {id: option for id in ids if (option := library.rule_set(id).options.get(name))}
        takers = [id for id, option in offered.items() if option.number or chosen in option.choices]
        if not takers:
            allowed = [name for option in offered.values() for name in option.choices]
            hint = did_you_mean(chosen, dict.fromkeys(allowed))
            raise NotOfferedError(f"option {name} has no choice {quoted(chosen)}", hint)
        for id in takers:
            taken[id][name] = chosen
    return taken


def answer(
    library: Library,
    dispute: Dispute,
    id: str,
    settings: Mapping[str, str] | None = None,
    choices: Mapping[str, str] | None = None,
) -> Answer:
    """Return the answer of one rule set to the question as it is set or, if it does not fit the game, as in `fitting`.

    Raises RefusedError for a parameter, value or option that is not allowed, ImpossibleError for numbers that do not
    add up.
    """
    return _Asking(library, dispute, settings).answer(id, choices)


class _Asking:
    """A question with its settings, to be put to several rule sets and under several choices.

    Raises RefusedError for a parameter or value that is not allowed.
    """

    def __init__(self, library: Library, dispute: Dispute, settings: Mapping[str, str] | None) -> None:
        self._library = library
        self._dispute = dispute
        self._attempts = list(_attempts(dispute, settings or {}))

    @cached_property
    def _law(self) -> Answer | None:
        """The answer of the law-book of today's game, if it has one; what it allows needs no remedy."""
        today = self._library.today
        found = self._or_none(today.law_book) if today and today.law_book else None
        return found if found and found.covers and not self._dispute.was_allowed(found.word) else None

    def _advised(self, found: Answer) -> Answer:
        """Return an answer with what we say in place of our default where the book is silent.

        For today's game it is what its law-book says, and so for the games of sources that vote on it, unless chips or
        points move, which may be others there. Elsewhere it is what we suggest.
        """
        if found.in_silence is None:
            return found
        today, suggest = self._library.today, self._dispute.suggest
        is_today = today is not None and found.rules == today.id
        votes = today is not None and found.source in map(source_of, today.votes)
        law = self._law if is_today or votes else None
        if law and (is_today or not law.settlement):
            return replace(found, advised=Played(law.answer, law.says, law.follows, law.parts, law.rules))
        suggested = Played(suggest.word, suggest.agree, suggest.because, by=SUGGESTION) if suggest else None
        return replace(found, advised=suggested)

    def answer(self, id: str, choices: Mapping[str, str] | None = None, usual: Answer | None = None) -> Answer:
        """Return the answer of one rule set with the first values that fit the game; raises as `answer` does.

        If it has the same effect as `usual` and no net, return `usual`, even if other rules are behind it.
        """
        library, dispute, rule_set = self._library, self._dispute, self._library.rule_set(id)
        refused: ImpossibleError | None = None
        elsewhere: list[Answer] = []
        unmet: list[Answer] = []  # for the number of players that is asked about first
        unfit: list[Answer] = []  # a number of players that does not fit is the worst reason
        for place, (given, players, changed) in enumerate(self._attempts):
            fits = players is None or players in rule_set.players
            playable = library.playable(id, players, choices) if fits else library.playable(id)
            if key := playable.unmet(dispute.supposes):
                unmet.append(_not_here(library, playable, dispute.why_not(key), key))
                continue
            if not fits:
                reason = f"this game is for {span(rule_set.players)}, not for {number_word(players or 0)}"
                unfit.append(_not_here(library, playable, reason, PLAYERS))
                continue
            try:
                found = self._put(playable, given, usual)
            except ImpossibleError as error:
                refused = refused or (error if place == 0 else None)
                continue
            if found.arises:
                found = self._advised(found)
                return replace(found, asked_with=changed) if changed else found
            elsewhere.insert(0, found)
        if refused is not None:
            raise refused
        return (elsewhere or unmet or unfit)[0]

    def _put(self, playable: ConfiguredRules, given: Mapping[str, Any], usual: Answer | None) -> Answer:
        seats = default_seats(playable.players)
        asker = seats.index(self._dispute.asker) if self._dispute.asker in seats else None  # small tables lack seats
        question = Question(playable, given, asker, self._dispute.turns_on, self._dispute.tells)
        try:
            found = self._dispute.question_type.ask(question)
        except NotReportedError as error:
            return _unanswered(playable, str(error), Unanswered.UNTOLD)
        except NotApplicableError as error:
            return _not_here(self._library, playable, str(error), *error.keys)
        return _answer(self._library, self._dispute, question, found, usual)

    def as_chosen(self, found: Answer, choices: Mapping[str, str]) -> Answer:
        """Return an answer, marked as `chosen` if the answer would be different without what is offered and chosen."""
        usual = self._or_none(found.rules)
        if found.arises and usual is not None and not usual.arises:
            found = self._resting_on(found, choices)
        same = usual is not None and usual.effect == found.effect
        offered = found.status is Status.RULED or self._offered(found.rules, choices)
        return found if same or not offered else replace(found, chosen=True)

    def _offered(self, id: str, choices: Mapping[str, str]) -> bool:
        """True if the source or the house offers one of the choices; others are only assumed to be possible."""
        return any(each.cites or not each.assumed for each in self._behind(id, choices))

    def _behind(self, id: str, choices: Mapping[str, str]) -> list[Authority]:
        """Return the authority of each of some choices, or of its option if that is a number."""
        options = self._library.rule_set(id).options
        return [
            self._library.authority_of(options[name].choices.get(choice) or options[name])
            for name, choice in choices.items()
        ]

    def _resting_on(self, found: Answer, choices: Mapping[str, str], needs: Mapping[str, str] | None = None) -> Answer:
        """Return an answer to a question that arises only by some choices, with the statements behind them.

        `needs` are other choices that these need.
        """
        if found.status is Status.SILENT:
            return found
        cites = [id for each in self._behind(found.rules, choices) for id in each.cites]
        return self._with_cites(found, cites, {**(needs or {}), **choices})

    def with_choices(self, usual: Answer) -> Answer:
        """Return an answer with the different answers under other choices."""
        choices = tuple(self.by_choice(usual))
        if not choices:
            return usual
        filling = [each for each in choices if self._fills_silence(usual, each)]
        found = self._with_options_left_open(usual, dict.fromkeys(each.option for each in filling))
        return replace(found, choices=choices, left_open=bool(filling))

    def _with_options_left_open(self, usual: Answer, options: Iterable[str]) -> Answer:
        """Return an answer that rests also on the statements behind the defaults of some options."""
        offered = self._library.rule_set(usual.rules).options
        defaults = [choice for name in options if (choice := offered[name].choices.get(offered[name].default))]
        cites = [id for choice in defaults for id in self._library.authority_of(choice).cites]
        return self._with_cites(usual, cites, {})

    def _with_cites(self, found: Answer, cites: Sequence[str], choices: Mapping[str, str]) -> Answer:
        """Return an answer under some choices, of which the answer itself rests also on some statements."""
        if not found.parts or not cites:
            return found
        rule_set = self._library.rule_set(found.rules)
        tables = self._library.tables(rule_set, choices)
        players = rule_set.usual_players if rule_set.usual_players in tables else next(iter(tables))
        playable = self._library.playable(found.rules, players, choices)
        more = resting_also(self._library, playable, found.itself, cites)
        found = replace(found, parts=(more, *found.parts[1:]))
        return replace(found, limits=limits_of(self._library, found.cites))

    def _fills_silence(self, usual: Answer, other: ByChoice) -> bool:
        """True if a choice changes the answer through a section that decides the question and the book is silent on."""
        if not usual.arises or usual.answer == other.answer.answer:
            return False
        offers = self._library.rule_set(usual.rules).offers
        choice = next(each for option, each in offers if (option.name, each.name) == (other.option, other.choice))
        playable = self._library.playable(usual.rules)
        sections = {key for key in self._dispute.turns_on if "." not in key and choice.touches({key})}
        return any(all(leaf.silent for leaf in playable.under(key)) for key in sections)

    def by_choice(self, usual: Answer) -> list[ByChoice]:
        """Return each single choice among a rule set's options under which its answer is not the usual one.

        Other statements are another answer where chips or points move: with other cards they would move otherwise.
        """
        keys = (*self._dispute.turns_on, *self._dispute.supposes, *usual.keys)
        sections = {*_ALWAYS, *map(top_of, keys)}
        found = []
        for option, offer in self._library.rule_set(usual.rules).offers:
            if not offer.touches(sections):
                continue
            other = self._or_none(usual.rules, {option.name: offer.name, **offer.needs}, usual)
            if other is None or not other.arises:
                continue
            if self._is_by_needs(usual, offer, other):
                continue
            if not usual.arises:
                other = self._resting_on(other, {option.name: offer.name}, offer.needs)
            if other.effect != usual.effect or other.cites != usual.cites:
                other = replace(
                    other, chosen=other.status is Status.RULED or self._offered(usual.rules, {option.name: offer.name})
                )
                found.append(ByChoice(option.name, option.asks, offer.name, offer.says, other))
        return found

    def _is_by_needs(self, usual: Answer, offer: Offer, other: Answer) -> bool:
        """True if a choice changes an answer only through the one other that it needs, which is listed itself."""
        options = self._library.rule_set(usual.rules).options
        changed = {name: choice for name, choice in offer.needs.items() if choice != options[name].default}
        needed = self._or_none(usual.rules, changed, usual) if len(changed) == 1 else None
        return needed is not None and (needed.effect, needed.cites) == (other.effect, other.cites)

    def _or_none(self, id: str, choices: Mapping[str, str] | None = None, usual: Answer | None = None) -> Answer | None:
        """Return an answer, or None if the choices exclude each other or make the numbers impossible."""
        try:
            return self.answer(id, choices, usual)
        except (ImpossibleError, RefusedError):
            return None


def _attempts(
    dispute: Dispute, changes: Mapping[str, str]
) -> Iterator[tuple[Mapping[str, Any], int | None, Mapping[str, str]]]:
    """Yield the values to try in turn with each game until some fit: those of the question, then each of `fitting`.

    Each is the values, the number of players that they imply (or None), and the values, as text, that differ from the
    question as it is set and that a reader could change. Values in `fitting` that would replace a value by seat of the
    reader's own are left out.

    Raises RefusedError for a parameter or value that is not allowed.
    """
    question_type, usual = dispute.question_type, dispute.settings(changes)
    by_seat, known = set(question_type.by_seat), question_type.parameters
    for fitting in ({}, *dispute.fitting):
        if by_seat & changes.keys() and (by_seat & fitting.keys()) - changes.keys():
            continue
        texts = {**usual, **fitting, **changes}
        given = dispute.given(texts)
        changed = {name: text for name, text in texts.items() if usual.get(name) != text and known[name].for_players}
        yield given, question_type.players(given), changed


def _unanswered(rules: RuleSet | ConfiguredRules, reason: str, why: Unanswered = Unanswered.NOT_HERE) -> Answer:
    return Answer(rules.id, rules.title, Status.SILENT, why.word, sentence(reason), word=why.word, unanswered=why)


def _not_here(library: Library, playable: ConfiguredRules, reason: str, *keys: str) -> Answer:
    """Return that a question does not arise by some keys, with what is behind them.

    A source that does not mention a pass, or the taking of everything, does not say that there is none. If it offers it
    by an option, it leaves it to the players.
    """
    found = _unanswered(playable, reason)
    if not keys:
        return found
    leaves = [leaf for key in keys for leaf in playable.under(key)]
    passed_over = bool(leaves) and all(top_of(leaf.key) in _PASSED_OVER and leaf.silent for leaf in leaves)
    optional = _behind_absence(library, playable, leaves) if passed_over else []
    if optional:
        found = _unanswered(playable, f"{found.says.rstrip('.')}, unless you choose it by an option.")
    elif passed_over:
        found = _unanswered(playable, _PASSED_OVER[top_of(leaves[0].key)])
    seated = library.rule_set(playable.id).players
    assumed = assumed_of_table(library, playable, seated) if PLAYERS in keys else ()
    part = supported(library, playable, found.says, keys, _NO_COUNTS, assumed)
    if optional:
        part = replace(resting_also(library, playable, part, optional), offered=True)
    elif passed_over:
        part = by_default(part, playable)
    limits = limits_of(library, part.cites)
    if _LEFT_OVER in keys and playable.rules.deal.left_over is LeftOver.NONE:  # for some are left out, whichever
        part = replace(part, cites=tuple(dict.fromkeys((*part.cites, *playable.cites("pack.without")))))
    return replace(found, parts=(part,), limits=limits)


def _behind_absence(library: Library, playable: ConfiguredRules, leaves: Sequence[ResolvedRule]) -> list[str]:
    """Return the statements behind the choices in force of options that offer what some silent rules do not state."""
    silent = {leaf.key for leaf in leaves}
    options = library.rule_set(playable.id).options.values()
    offering = [each for each in options if any(not silent.isdisjoint(one.keys) for one in each.choices.values())]
    chosen = [each.choices.get(playable.choices.get(each.name, each.default)) for each in offering]
    return [id for each in chosen if each for id in library.authority_of(each).cites]


def _answer(library: Library, dispute: Dispute, question: Question, found: Finding, usual: Answer | None) -> Answer:
    playable = question.playable
    keys = turned_on = found.all_keys
    if not found.instead:
        keys = deciding_keys(dispute.turns_on, keys)
        turned_on = tuple(key for key in keys if any(is_under(key, each) for each in dispute.turns_on))
    word, says, told = worded(dispute.answers, found)
    facts = [*found.supposed, *(_way_of_settling(library, playable) if found.settlement else ())]
    supposed = [f"Say {listed(facts)}."] if facts else []
    follows = " ".join([*supposed, *(each.says for each in told)])
    silent = found.word == SILENT_WORD or question.silent(*turned_on)
    net = None if silent or found.net is None else dict(zip(question.seats, found.net, strict=True))
    if usual is not None and net is None and (word, says, net) == usual.effect:
        return usual
    counts = _counts(dispute, question, found)
    itself = found.keys
    if question.silent(*itself):  # those that the dispute names may rule instead
        itself = deciding_keys(dispute.turns_on, itself) if not found.instead else keys
    if found.details and dispute.answers[word].covers_details:
        itself = tuple(key for key in itself if key not in found.details)
    if found.settlement and _AMOUNT.search(says):
        itself = tuple(dict.fromkeys((*itself, *_assumed_of_amounts(playable))))
    assumed = (*assumed_of_table(library, playable, found.tables), *read_into(playable, found))
    first = supported(library, playable, says, itself, counts, assumed)
    if doubts_of(library, playable, found.unclear, counts):  # they are shown, and leave it as sure as it is
        more = supported(library, playable, says, (*itself, *found.unclear), counts, assumed)
        first = replace(more, offered=first.offered)
    parts = (first, *(supported(library, playable, each.says, each.keys or itself, counts) for each in told))
    if silent:
        default = Played(word, says, follows, tuple(by_default(each, playable) for each in parts))
        read = tuple(key for key in turned_on if any(leaf.nearest for leaf in playable.under(key)))
        return Answer(
            playable.id, playable.title, Status.SILENT, SILENT_WORD, _NOTHING_SAID, word=SILENT_WORD,
            parts=(AnswerPart(_NOTHING_SAID, turned_on, doubts=doubts_of(library, playable, read, counts)),),
            played=default,
        )  # fmt: skip
    status = Status.ASSUMED if any(each.assumed for each in parts) else Status.RULED
    cites = [id for each in parts for id in each.cites]
    unit = "" if net is None else str(question.rules.settlement.kept_in.value)
    return Answer(
        playable.id, playable.title, status, word, says, follows, found.exact_word, net, parts,
        limits_of(library, cites), unit=unit, settlement=found.settlement,
    )  # fmt: skip


def _assumed_of_amounts(playable: ConfiguredRules) -> tuple[str, ...]:
    """Return the keys of what is assumed of payments and of the values of cards."""
    return (*payment_assumed(playable), *(key for key in value_keys(playable) if playable.authority(key).assumed))


def _way_of_settling(library: Library, playable: ConfiguredRules) -> Iterator[str]:
    """Yield the way of settling that is chosen, as a clause, where the source has several and an option names them."""
    for option in library.rule_set(playable.id).options.values():
        if any("settlement" in choice.borrows for choice in option.choices.values()):
            chosen = playable.choices.get(option.name, option.default)
            yield f"the deal is settled {option.choices[chosen].says}"


def _counts(dispute: Dispute, question: Question, found: Finding) -> dict[str, int]:
    """Return what a `DoubtfulCase` counts, as far as a question, its finding and the settlement of its deal say it."""
    counts = {**_NO_COUNTS, **found.counts}
    if dispute.question_type.players(question.given):
        counts["players"] = question.playable.players
    if found.settlement:
        result = found.settlement.result
        odd = result.pool.odd if result.pool else 0
        counts |= {**asdict(Distribution.of(result.units)), "waiting": result.before.pool, "odd": odd}
    return counts
