"""History of a rule: what every book says on a topic, oldest first, where the books differ, and which is first."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import MAXYEAR
from itertools import pairwise
from typing import Any

from hearts_spec.disputes import Dispute
from hearts_spec.rules import Provision, ResolvedRule, RuleSet, Source
from hearts_spec.rules.book_comparison import label_of, split_key
from hearts_spec.rules.fields import field_of
from hearts_spec.rules.history import ContemporaryText, First, RuleHistory, Testimony
from hearts_spec.rules.names import source_of
from hearts_spec.rules.ruleset_file import ChoiceDraft, OptionDraft, at_table
from hearts_spec.site.site_model import SiteModel

QUIET = 20  # years between two texts, in which the timeline takes a rule to have been played


@dataclass(slots=True)
class BookRule:
    """A rule that a book states for some of its games, and the provisions cited for it.

    `of` are the games that could have it: all games of the book, or those with rules for this number of players.
    """

    leaf: ResolvedRule
    label: str
    of: list[RuleSet]
    games: list[RuleSet] = field(default_factory=list)
    cites: dict[str, None] = field(default_factory=dict)

    @property
    def among(self) -> tuple[str, Sequence[RuleSet]]:
        """A list of the games that have the rule, after the words that introduce it; both empty if all games have it.

        If only a few games do not have it, these are listed.
        """
        chosen = {each.id for each in self.games}
        others = [each for each in self.of if each.id not in chosen]
        if not others:
            return "", ()
        return ("In every game but", others) if len(others) < min(3, len(self.games)) else ("In", self.games)


@dataclass(frozen=True, slots=True)
class LeftToPlayers:
    """A question on the topic that a book leaves to the players (an option), and its answers."""

    option: OptionDraft
    answers: str
    cites: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Entry:
    """What a book has on a topic: its rules, those on which all its games are silent, and its options.

    `beside` are provisions of games that have no rule set.
    """

    source: Source
    rules: Sequence[BookRule]
    silent: Sequence[str]
    left: Sequence[LeftToPlayers]
    beside: Sequence[Provision]

    @property
    def says_nothing(self) -> bool:
        return not (self.rules or self.left or self.beside)


@dataclass(slots=True)
class OneWay:
    """One value of a rule: the books that state it for some game, and those for which it is assumed."""

    leaf: ResolvedRule
    books: list[Source] = field(default_factory=list)
    assumed: list[Source] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Parting:
    """A rule on which the books differ: each value, and the books that are silent."""

    label: str
    ways: Sequence[OneWay]
    silent: Sequence[Source]


def life_of(model: SiteModel, matter: RuleHistory) -> list[Entry]:
    """Return what every book says on a topic, oldest first."""
    return [_entry(model, matter, source) for source in model.books]


def _entry(model: SiteModel, matter: RuleHistory, source: Source) -> Entry:
    games = model.games_of(source.id)
    rules: dict[tuple[object, ...], BookRule] = {}
    stated: dict[str, bool] = {}
    able: dict[str, list[RuleSet]] = {}
    for game in games:
        for key, leaf in _leaves(model, game, matter):
            label = label_of(key, leaf)
            stated[label] = stated.get(label, False) or not leaf.silent
            if split_key(key)[0]:
                able.setdefault(key, []).append(game)
            if leaf.silent:
                continue
            way = (key, repr(leaf.value), bool(leaf.assumed), leaf.left_out)
            rule = rules.setdefault(way, BookRule(leaf, label, able.get(key, games)))
            rule.games.append(game)
            rule.cites.update(dict.fromkeys(leaf.cites))
    beside = [model.library.provisions[id] for id in matter.beside]
    return Entry(
        source,
        list(rules.values()),
        [label for label, any_says in stated.items() if not any_says],
        _left(model, matter, games),
        [each for each in beside if each.source == source.id],
    )


def _leaves(model: SiteModel, game: RuleSet, matter: RuleHistory) -> Iterator[tuple[str, ResolvedRule]]:
    """Yield the statements of a game on a topic, without those for numbers of players that it is not for."""
    for key, leaf in model.leaves[game.id].items():
        players, bare = split_key(key)
        if matter.names(bare) and (not players or players in game.players):
            yield key, leaf


def _left(model: SiteModel, matter: RuleHistory, games: Sequence[RuleSet]) -> list[LeftToPlayers]:
    """Return the options on a topic; those of several games with the same words are merged."""
    found: dict[tuple[str, frozenset[str]], LeftToPlayers] = {}
    for game in games:
        for option in game.options.values():
            if not _touches(option, matter, model.leaves[game.id]):
                continue
            answers = [each.says for each in option.choices.values()]
            words = option.asks, frozenset(answers)
            same = found.get(words, LeftToPlayers(option, "; or ".join(answers), ()))
            cites = dict.fromkeys((*same.cites, *cited_by(model, option, list(option.choices.values()))))
            found[words] = replace(same, cites=tuple(cites))
    return list(found.values())


def _touches(option: OptionDraft, matter: RuleHistory, leaves: Mapping[str, ResolvedRule]) -> bool:
    """True if an option changes what a game says on a topic. A choice that only repeats it does not count."""
    if matter.names(option.number):
        return True
    return any(
        matter.names(key) and statement.value != _current_value(leaves, players, key)
        for choice in option.choices.values()
        for players, some in {0: choice.overlay.always, **choice.overlay.by_players}.items()
        for key, statement in some.items()
    )


def _current_value(leaves: Mapping[str, ResolvedRule], players: int, key: str) -> object:
    """Return what a game says under a key for a number of players, or else for any number."""
    leaf = leaves.get(at_table(players, key)) or leaves.get(key)
    return leaf.value if leaf else None


def cited_by(model: SiteModel, option: OptionDraft, choices: Sequence[ChoiceDraft]) -> tuple[str, ...]:
    """Return the provisions behind an option and some of its choices."""
    found: dict[str, None] = {}
    drafts: tuple[OptionDraft | ChoiceDraft, ...] = (option, *choices)
    for each in drafts:
        source = source_of(each.origin)
        found.update(dict.fromkeys(model.library.provision_id(name, source) for name in each.authority.cites))
    return tuple(found)


def partings(entries: Sequence[Entry]) -> list[Parting]:
    """Return the rules of a topic on which books differ. Values that are assumed for a book do not count."""
    rules: dict[str, dict[str, OneWay]] = {}
    for entry in entries:
        for rule in sorted(entry.rules, key=lambda each: bool(each.leaf.assumed)):
            way = rules.setdefault(rule.label, {}).setdefault(repr(rule.leaf.value), OneWay(rule.leaf))
            if entry.source not in (*way.books, *way.assumed):
                (way.assumed if rule.leaf.assumed else way.books).append(entry.source)
    found = []
    for label, ways in rules.items():
        if sum(bool(way.books) for way in ways.values()) > 1:
            speaking = {each.id for way in ways.values() for each in (*way.books, *way.assumed)}
            silent = [entry.source for entry in entries if entry.source.id not in speaking]
            found.append(Parting(label, list(ways.values()), silent))
    return found


def disputes_of(model: SiteModel, matter: RuleHistory) -> list[Dispute]:
    """Return the disputes on a topic. If the topic names disputes, those about a whole section must be among them."""
    return [each for each in model.situations.values() if _about(matter, each)]


def _about(matter: RuleHistory, dispute: Dispute) -> bool:
    if dispute.id in matter.quarrels or any(matter.names(key) for key in dispute.turns_on):
        return True
    return not matter.quarrels and any(matter.turns_on(key) for key in dispute.turns_on)


def witnesses_of(model: SiteModel, matter: RuleHistory) -> list[tuple[ContemporaryText, Testimony]]:
    """Return what contemporary texts say on a topic, oldest first; those without a date come last."""
    statements = ((witness, each) for witness in model.witnesses for each in witness.says.values())
    return [(witness, each) for witness, each in statements if matter.id in each.matters]


@dataclass(frozen=True, slots=True)
class Sign:
    """How a book has a rule: it is `ruled`, an `option`, or `told` (of a game without a rule set); with citations.

    A rule that is assumed for a book does not count.
    """

    how: str
    cites: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Attestation:
    """A text that has a rule, in a year. `reached` says how we know its words of that year: a key of `REACHED`.

    The year of a text without one is that in which it was seen, and is shown as `today`.

    A later wording attests a rule twice: for the year of its rules as later worded and, where the year of the wording
    is known, in its own words then. `how` is that of its `Sign`. A contemporary text has none, and cites its own
    statements, where a source cites provisions.
    """

    year: int
    text: Source | ContemporaryText
    reached: str
    how: str = ""
    cites: tuple[str, ...] = ()

    @property
    def when(self) -> str:
        return str(self.year) if self.text.year else "today"

    @property
    def own(self) -> bool:
        """True if the text is known in its own words of the year."""
        return self.reached == "whole"

    @property
    def early(self) -> bool:
        """True if it is a contemporary text, from which no rule set is made."""
        return isinstance(self.text, ContemporaryText)

    @property
    def mark(self) -> str:
        """The name of its mark in the timeline."""
        known = {"whole": "own", "later-wording": "reworded"}.get(self.reached, "reported")
        return f"early-{known}" if self.early else known

    @property
    def name(self) -> str:
        """The short name of the text."""
        return self.text.short

    @property
    def dated(self) -> str:
        """Its name, after its year unless the name has it."""
        return self.name if self.when in self.name else f"{self.when}, {self.name}"


@dataclass(frozen=True, slots=True)
class Stretch:
    """The years between two attestations; if they are many, nothing is `known` of the rule meanwhile."""

    since: int
    until: int

    @property
    def known(self) -> bool:
        return self.until - self.since <= QUIET


@dataclass(frozen=True, slots=True)
class FirstRow:
    """A row of the timeline: a rule, the books that have it, and every dated text that has it, oldest first."""

    matter: RuleHistory
    first: First
    signs: Mapping[str, Sign]
    attested: Sequence[Attestation]

    @property
    def own(self) -> Attestation | None:
        """The first text that has it in its own words of the year."""
        return next((each for each in self.attested if each.own), None)

    @property
    def reported(self) -> Attestation | None:
        """The first text that has it, if we know its words only from later ones."""
        return None if not self.attested or self.attested[0].own else self.attested[0]

    @property
    def marked(self) -> Sequence[Attestation]:
        """Those that have a full mark: the first of all, the first in its own words, and the last."""
        chosen = (self.reported, self.own, *self.attested[-1:])
        return list({each.year: each for each in chosen if each}.values())

    @property
    def others(self) -> Sequence[Attestation]:
        """The texts that have it besides the first of all and the first in its own words, each once."""
        named = {each.text.id for each in (self.own, self.reported) if each}
        found: dict[str, Attestation] = {}
        for each in self.attested:
            if each.text.id not in named:
                found.setdefault(each.text.id, each)
        return list(found.values())

    @property
    def stretches(self) -> Sequence[Stretch]:
        """The stretches of years between the years that attest it."""
        years = sorted({each.year for each in self.attested})
        return [Stretch(*pair) for pair in pairwise(years)]

    def within(self, since: int, until: int = MAXYEAR) -> Sequence[Attestation]:
        """Return those from one year to another, both included, up to the first in its own words."""
        found = [each for each in self.attested if since <= each.year <= until]
        upto = next((place for place, each in enumerate(found) if each.own), len(found))
        return [*found[:1], *found[max(upto, 1) : upto + 1]]


def firsts(model: SiteModel, *matters: RuleHistory) -> list[FirstRow]:
    """Return the timeline's rows, or those of some topics, by the first text that has the rule in its own words."""
    rows = []
    for matter in matters or model.library.matters.values():
        for first in matter.firsts.values():
            signs = _signs(model, first)
            rows.append(FirstRow(matter, first, signs, _attested(model, f"{matter.id}.{first.id}", signs)))
    return sorted(rows, key=lambda row: (not row.own, *(it.year for it in (row.own, *row.attested[:1]) if it)))


def _attested(model: SiteModel, name: str, signs: Mapping[str, Sign]) -> list[Attestation]:
    found = []
    for source in model.books:
        if sign := signs.get(source.id):
            found.append(Attestation(source.placed, source, source.reached, sign.how, sign.cites))
            if source.worded:
                found.append(Attestation(source.worded, source, "whole", sign.how, sign.cites))
    for witness in model.witnesses:
        said = [each.id for each in witness.says.values() if name in each.attests]
        if witness.year and said:
            found.append(Attestation(witness.year, witness, witness.reached, cites=tuple(said)))
    return sorted(found, key=lambda each: (each.year, not each.own, each.early))


def gap(model: SiteModel) -> tuple[int, int]:
    """Return the years of the two successive books furthest apart, of those that we have in their own words."""
    years = [source.placed for source in model.books if source.reached == "whole"]
    return max(pairwise(years), key=lambda pair: pair[1] - pair[0])


def _signs(model: SiteModel, first: First) -> dict[str, Sign]:
    found = {source.id: _sign(model, source, first) for source in model.books}
    return {id: sign for id, sign in found.items() if sign}


def _sign(model: SiteModel, source: Source, first: First) -> Sign | None:
    games = model.games_of(source.id)
    cited = [leaf for game in games for leaf in _said_of(game, first.key) if leaf.cites]
    if stated := [leaf for leaf in cited if _fits(first, leaf.field.plain(leaf.value))]:
        cites = dict.fromkeys(cited for leaf in stated for cited in leaf.cites)
        return Sign("ruled", tuple(cites))
    for game in games:
        for option in game.options.values():
            chosen = [each for each in option.choices.values() if _chooses(first, each)]
            offered = chosen or (option.number == first.key and not first.values)
            if offered and (named := cited_by(model, option, chosen)):
                return Sign("option", named)
    described = tuple(id for id in first.told if model.library.provisions[id].source == source.id)
    return Sign("told", described) if described else None


def _said_of(game: RuleSet, key: str) -> Iterator[ResolvedRule]:
    """Yield what a game says under a key: for any number of players, and for single numbers that it is for."""
    yield from (leaves[key] for leaves in (game.leaves, *game.by_players.values()) if key in leaves)


def _chooses(first: First, choice: ChoiceDraft) -> bool:
    field = field_of(first.key)
    stated = [each.value for each in choice.overlay.statements() if each.key == first.key]
    return field is not None and any(_fits(first, field.plain(value)) for value in stated)


def _fits(first: First, value: Any) -> bool:
    """True if a value is one that is looked for or, if none is named, states anything at all."""
    words = list(_words(value))
    if first.values:
        return any(word in first.values for word in words)
    return any(word not in ("0", "none", "silent") for word in words)


def _words(value: Any) -> Iterator[str]:
    """Yield the words and numbers of a value, with those of all its parts."""
    if isinstance(value, Mapping):
        value = list(value.values())
    if isinstance(value, list | tuple):
        for each in value:
            yield from _words(each)
    else:
        yield str(value)
