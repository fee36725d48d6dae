"""The rules of a game as a reader plays by them: in sentences under headings, with what the players settle first.

This is the text of a game's page, and of the page to print: there, rules are left out for which there is no room.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any

from hearts_spec.rules import RuleSet
from hearts_spec.rules.book_comparison import every_leaf
from hearts_spec.rules.fields import all_sections, top_of
from hearts_spec.rules.library import Library
from hearts_spec.rules.ruleset import ConfiguredRules, inapplicable_keys
from hearts_spec.rules.ruleset_file import OURS, OptionDraft, SummarySentence, split_key
from hearts_spec.rules.summary import sentence_of, tell
from hearts_spec.rules.vocabulary.programme import CONTRACT, PROGRAMME
from hearts_spec.schema.english import clause, listed, number, together
from hearts_spec.service.rule_sets import find

MOST = 6000  # letters that fit a page of A4 or Letter in the smallest type
SIZES = {"large": 2600, "medium": 4600}  # the type by the most letters that fit; otherwise it is small
_HEADING = 90  # letters for which a heading takes the room
_NUMBER = 4  # letters of the number of a law
OWN, OBJECT, CONTRACTS, PLAYERS, WRONG = "own", "object", "contracts", "players", "wrong"
HEADINGS = {
    OWN: "Only in this game", OBJECT: "Object", CONTRACTS: "The contracts", PLAYERS: "Players and cards",
    "deal": "The deal", "auction": "The auction", "pass": "The pass", "doubling": "Doubling", "play": "The play",
    "score": "Scoring", "end": "The end", "tournament": "The tournament", "table": "At the table",
    WRONG: "If something goes wrong",
}  # fmt: skip
_UNDER = {  # in the order in which a heading tells them
    CONTRACTS: PROGRAMME,
    PLAYERS: "table pack conduct.crowd conduct.seats",
    "deal": "cut conduct.shuffled conduct.idle-pack conduct.cut-by conduct.least-cut deal widow",
    "auction": "auction", "pass": "passing", "doubling": "doubling",
    "play": "table.turn lead hearts follow first-trick queen trick twins stock joker",
    "score": "values bonus slam settlement conduct.stakes conduct.leavers-share",
    "end": "game conduct.leaving", "tournament": "tournament", "table": "conduct",
    WRONG: "irregular conduct.leaver conduct.wrong-score conduct.false-claim",
}  # fmt: skip
HEADING_OF = {name: heading for heading, names in _UNDER.items() for name in names.split()}
_PLACE_OF = {name: place for names in _UNDER.values() for place, name in enumerate(names.split())}
_MOSTLY = 2  # a game is a variant of another if at most one in so many of its sentences is its own


@dataclass(frozen=True, slots=True)
class Settled:
    """A question that the players settle before the game, and what holds if they do not."""

    asks: str
    now: str


@dataclass(frozen=True, slots=True)
class RulesOn:
    """The rules on one subject that the summary does not have, as sentences."""

    label: str
    says: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class LeftOut:
    """How many rules on a subject are left out for want of room."""

    label: str
    rules: int


@dataclass(frozen=True, slots=True)
class Said:
    """A sentence of a page, and the keys of the rules that it tells. `label` names the one rule that it words.

    `assumed` are the rules that give the reason for each mark of an assumption. What does not `fit` is not printed.
    """

    text: str
    keys: tuple[str, ...]
    assumed: tuple[str, ...] = ()
    label: str = ""
    fits: bool = True


@dataclass(frozen=True, slots=True)
class Section:
    """What a page says under one heading."""

    name: str
    label: str
    says: tuple[Said, ...]


@dataclass(frozen=True, slots=True)
class OnePage:
    """The rules of a game on one page. `size` is the type: `large`, `medium` or `small`.

    `letters` is how many are printed. `sections` hold all; `paragraphs` are the summary alone, `topics` the other rules
    by subject as far as they fit.
    """

    rule_set: RuleSet
    sections: tuple[Section, ...]
    paragraphs: tuple[str, ...]
    options: tuple[Settled, ...]
    topics: tuple[RulesOn, ...]
    left_out: tuple[LeftOut, ...]
    size: str
    letters: int

    def data(self) -> dict[str, Any]:
        """Return it as plain data for JSON."""
        return {
            "id": self.rule_set.id,
            "title": self.rule_set.title,
            "year": self.rule_set.year,
            "players": list(self.rule_set.players),
            "size": self.size,
            "sections": [
                {"label": each.label, "says": [said.text for said in each.says if said.fits]}
                for each in self.sections
                if any(said.fits for said in each.says)
            ],
            "paragraphs": list(self.paragraphs),
            "options": [asdict(each) for each in self.options],
            "topics": [asdict(each) for each in self.topics],
            "left-out": [asdict(each) for each in self.left_out],
        }


def one_page(
    library: Library, id: str, players: int | None = None, choices: Mapping[str, str] | None = None
) -> OnePage:
    """Return the rules of a game on one page, or of the game as it is played by some, with some choices.

    Rules on which the game is silent, that have no effect in it or that only deny something are left out. Where
    there is no room for all, the last subjects of the vocabulary are left out. Raises as `find` and `tell` do.
    """
    library, rule_set = find(library, id)
    told = tell(library, rule_set.id, players, choices)
    asked = library.playable(rule_set.id, players, choices) if players is not None or choices else None
    paragraphs = tuple(
        " ".join(each.text for each in some) for some in together(told, lambda it: it.paragraph).values()
    )
    decided = {*(choices or {}), *([CONTRACT] if rule_set.leaves[PROGRAMME].played else [])}
    options = tuple(_settled(rule_set, each) for name, each in rule_set.options.items() if name not in decided)
    rules = list(_rest(library, rule_set, asked, told))
    used = sum(map(len, paragraphs)) + sum(len(each.asks) + len(each.now) for each in options)
    topics, left_out = list[RulesOn](), list[LeftOut]()
    shown = list[Said]()
    for label, some in together(rules, lambda it: it[0]).items():
        fit, used = _fitting([said.text for _, said in some], [_letters(said) for _, said in some], used + _HEADING)
        if fit:
            topics.append(RulesOn(label, tuple(fit)))
        if len(fit) < len(some):
            left_out.append(LeftOut(label, len(some) - len(fit)))
        shown += (replace(said, fits=place < len(fit)) for place, (_, said) in enumerate(some))
    sections = tuple(_sections(library, rule_set, [*(Said(it.text, it.keys, it.assumed) for it in told), *shown]))
    return OnePage(rule_set, sections, paragraphs, options, tuple(topics), tuple(left_out), size_of(used), used)


def size_of(letters: int) -> str:
    """Return the largest type in which so many letters fit a page."""
    return next((size for size, most in SIZES.items() if letters <= most), "small")


def _letters(said: Said) -> int:
    """Return for how many letters a rule takes the room; on mistakes, each has a number and its name."""
    return len(said.text) + (len(said.label) + _NUMBER if _heading_of(said, first=False) == WRONG else 0)


def _sections(library: Library, rule_set: RuleSet, shown: Sequence[Said]) -> Iterator[Section]:
    """Yield the sentences under their headings. What only a variant has comes first."""
    own = _own(library, rule_set, shown)
    under = together(shown, lambda said: OWN if said in own else _heading_of(said, first=said is shown[0]))
    for name, label in HEADINGS.items():
        if name in under:
            yield Section(name, label, tuple(under[name] if name == OWN else sorted(under[name], key=_place_of)))


def _own(library: Library, rule_set: RuleSet, shown: Sequence[Said]) -> list[Said]:
    """Return what only a variant has: the sentences of rules that it states itself; none if they are most of them."""
    if not rule_set.extends or library.rule_set(rule_set.extends).shared:
        return []
    leaves = every_leaf(rule_set)
    own = [said for said in shown if any(key in leaves and leaves[key].origin == rule_set.id for key in said.keys)]
    return own if _MOSTLY * len(own) <= len(shown) else []


def _heading_of(said: Said, first: bool) -> str:
    """Return the heading of a sentence by the first rule that it tells; the object is told first, by what counts."""
    key = split_key(said.keys[0])[1] if said.keys else PLAYERS
    if first and top_of(key) == "values":
        return OBJECT
    if "game.ends" in said.keys:
        return "end"
    return HEADING_OF.get(key) or HEADING_OF.get(top_of(key), "table")


def _place_of(said: Said) -> int:
    """Return the place of a sentence under its heading, by the first rule that it tells."""
    key = split_key(said.keys[0])[1] if said.keys else PLAYERS
    return _PLACE_OF.get(key, _PLACE_OF.get(top_of(key), 0))


def _fitting(sentences: Sequence[str], letters: Sequence[int], used: int) -> tuple[list[str], int]:
    """Return the first sentences for which there is room, and how many letters are used with them."""
    fit = list[str]()
    for each, more in zip(sentences, letters, strict=True):
        if used + more > MOST:
            return fit, MOST  # what comes later is left out too, though it be shorter
        fit.append(each)
        used += more
    return fit, used


def _rest(
    library: Library, rule_set: RuleSet, asked: ConfiguredRules | None, told: Sequence[SummarySentence]
) -> Iterator[tuple[str, Said]]:
    """Yield the rules that the summary is not made from, each as its subject and a sentence.

    What only another choice would give an effect is left out: nothing breaks hearts that may be led at any time.
    """
    leaves = asked.leaves if asked else every_leaf(rule_set)
    tables = [asked] if asked else [library.playable(rule_set.id, number) for number in rule_set.players]
    idle = inapplicable_keys(rule_set.leaves, [each.rules for each in tables])
    labels = {section.path: section.label for section in all_sections()}
    general, usual = dict[str, str](), rule_set.usual_players
    idle_at = {each.players: inapplicable_keys(each.leaves, [each.rules]) for each in tables}
    known = {split_key(key)[1] for each in told for key in each.keys} | set(idle)
    for key, leaf in leaves.items():
        players, field = split_key(key)
        if leaf.silent or field in known or leaf.field.denies(leaf.value):
            continue
        text = sentence_of(leaf, tables[0])
        if general.setdefault(field, text) == text and players:
            continue  # said already
        if leaf.reason:
            text = f"{text.removesuffix('.')} {OURS}."
        only = [each for each in idle_at if field not in idle_at[each]] if field in idle_at.get(usual, ()) else []
        at = [players] if players else only
        text = f"With {listed([*map(number, at)], 'or')} players: {clause(text)}." if at else text
        yield labels[top_of(field)], Said(text, (key,), (key,) if leaf.reason else (), leaf.field.label)


def _settled(rule_set: RuleSet, option: OptionDraft) -> Settled:
    if option.choices:
        now = option.choices[option.default].says if option.default else ""
    else:
        leaf = rule_set.leaves[option.number]
        now = leaf.field.text(leaf.played)
    return Settled(option.asks, now)
