"""The rules of a game on one printed page: the summary, what the players settle first, and other rules as they fit."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from hearts_spec.rules import ResolvedRule, RuleSet
from hearts_spec.rules.book_comparison import every_leaf
from hearts_spec.rules.fields import all_sections, top_of
from hearts_spec.rules.library import Library
from hearts_spec.rules.ruleset_file import OURS, OptionDraft, SummarySentence, split_key
from hearts_spec.rules.summary import sentence_of, tell
from hearts_spec.rules.vocabulary.programme import CONTRACT, PROGRAMME
from hearts_spec.schema.english import number, together
from hearts_spec.service.rule_sets import find, idle_data

MOST = 7650  # letters that fit a page of A4 or Letter in the smallest type
SIZES = {"large": 2600, "medium": 4600}  # the type by the most letters that fit; otherwise it is small
_HEADING = 30  # letters for which a heading takes the room


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
class OnePage:
    """The rules of a game on one page. `size` is the type: `large`, `medium` or `small`."""

    rule_set: RuleSet
    paragraphs: tuple[str, ...]
    options: tuple[Settled, ...]
    topics: tuple[RulesOn, ...]
    left_out: tuple[LeftOut, ...]
    size: str

    def data(self) -> dict[str, Any]:
        """Return it as plain data for JSON."""
        return {
            "id": self.rule_set.id,
            "title": self.rule_set.title,
            "year": self.rule_set.year if self.rule_set.dated else None,
            "players": list(self.rule_set.players),
            "size": self.size,
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
    rules = list(_rest(library, rule_set, asked.leaves if asked else every_leaf(rule_set), told))
    used = sum(map(len, paragraphs)) + sum(len(each.asks) + len(each.now) for each in options)
    topics, left_out = list[RulesOn](), list[LeftOut]()
    for label, some in together(rules, lambda it: it[0]).items():
        fit, used = _fitting([text for _, text in some], used + _HEADING)
        if fit:
            topics.append(RulesOn(label, tuple(fit)))
        if len(fit) < len(some):
            left_out.append(LeftOut(label, len(some) - len(fit)))
    size = next((size for size, most in SIZES.items() if used <= most), "small")
    return OnePage(rule_set, paragraphs, options, tuple(topics), tuple(left_out), size)


def _fitting(sentences: Sequence[str], used: int) -> tuple[list[str], int]:
    """Return the first sentences for which there is room, and how many letters are used with them."""
    fit = list[str]()
    for each in sentences:
        if used + len(each) > MOST:
            return fit, MOST  # what comes later is left out too, though it be shorter
        fit.append(each)
        used += len(each)
    return fit, used


def _rest(
    library: Library, rule_set: RuleSet, leaves: Mapping[str, ResolvedRule], told: Sequence[SummarySentence]
) -> Iterator[tuple[str, str]]:
    """Yield the rules that the summary is not made from, each as its subject and a sentence."""
    labels = {section.path: section.label for section in all_sections()}
    general = dict[str, str]()
    known = {split_key(key)[1] for each in told for key in each.keys} | set(idle_data(library, rule_set))
    for key, leaf in leaves.items():
        players, field = split_key(key)
        if leaf.silent or field in known or leaf.field.denies(leaf.value):
            continue
        text = sentence_of(leaf)
        if general.setdefault(field, text) == text and players:
            continue  # said already
        if leaf.reason:
            text = f"{text.removesuffix('.')} {OURS}."
        yield labels[top_of(field)], f"With {number(players)} players: {text}" if players else text


def _settled(rule_set: RuleSet, option: OptionDraft) -> Settled:
    if option.choices:
        now = option.choices[option.default].says if option.default else ""
    else:
        leaf = rule_set.leaves[option.number]
        now = leaf.field.text(leaf.played)
    return Settled(option.asks, now)
