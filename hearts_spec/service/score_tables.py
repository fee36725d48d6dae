"""Tables for a score pad: what a page needs to add up the scores of a game for points without the engine.

A table is plain data for one game, one number of players and one choice of options. It leaves out whatever has its
usual value: no bonus, no slam, lowest wins, the deal passes to the left.

A rule that the pad does not know is never left out: then there is no table, and the engine adds up.

`cards` are the kinds of cards that count alike: `of` (their name), `n` (how many), `is` (worth), `doubles`. `ask` is
what else is asked; of these facts, `takers` name who took something: `key` (of the fact), `what` it is, `is` (what it
scores). `slams`, in order, have `needs` (kinds), `tricks`, `pays`, `amount`, `by` and `declared`. `bonus`,
`lostBeside` (a moon loses bonuses), `goodLost` (and good cards), `floor` (no deal below 0), `alone` and `shown`
(doubling), `losing` and `choiceFrom` (a moon that the scores let subtract), `revoke`, `points` (a deal may be told in
points; `best`: should be). `pass` (in turn), `dealer`, `turn`, `partners`, `end` (`when`, `limit`, `deals`, `exactly`,
`back`, `lower`, `floor`, `highest`, `playOn`), `contracts` and `programme`.
"""

import json
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from itertools import product
from math import lcm
from typing import Any, NamedTuple

from hearts_spec.cards import HeartsError, Suit, card_text, cards_in, group_mask
from hearts_spec.engine.compiled_rules import CompiledRules, table_of
from hearts_spec.engine.passing import Passing
from hearts_spec.record import counting
from hearts_spec.record.deal_report import FACTS, needed_facts
from hearts_spec.record.mistakes import FINE, no_revoke
from hearts_spec.rules.book_comparison import split_key
from hearts_spec.rules.fields import top_of
from hearts_spec.rules.library import Library
from hearts_spec.rules.limits import QUEEN
from hearts_spec.rules.ruleset_file import OptionDraft
from hearts_spec.rules.vocabulary.bonus import TAKERS
from hearts_spec.rules.vocabulary.deal import NextDealer
from hearts_spec.rules.vocabulary.game import Exactly, FinalTie, GameEnds
from hearts_spec.rules.vocabulary.irregular import RevokePays, SeveralRevoke
from hearts_spec.rules.vocabulary.programme import CONTRACT, PROGRAMME, Chooser, Counted
from hearts_spec.rules.vocabulary.settlement import KeptIn
from hearts_spec.rules.vocabulary.slam import LosingSlam, SlamBy, SlamPays, SlamTricks
from hearts_spec.rules.vocabulary.table import Partners
from hearts_spec.schema.field_info import Word, attributes_of

NAMES = {  # of facts in deals that pads have kept, where the name is another than the key
    "first-trick": "first",
    "seventh-trick": "seventh",
    "last-but-one": "lastButOne",
    "last-trick": "last",
    "slam-choice": "choice",
}
ASKED = {"tricks", "trickless", "shown", "declared", "slam-choice", "revoked", *TAKERS}
_PARTNERS = (Partners.OPPOSITE, Partners.OPPOSITE_APART, Partners.OPPOSITE_HIGHEST)
_DEALERS = (NextDealer.RIGHT, NextDealer.SAME, NextDealer.TOOK_QUEEN)
_PAYS = (
    SlamPays.OTHERS_UP, SlamPays.SELF_DOWN, SlamPays.CHOICE, SlamPays.SELF_UP, SlamPays.FROM_EACH, SlamPays.TURNED,
    SlamPays.OWN_TO_NOTHING, SlamPays.OTHERS_DOUBLED,
)  # fmt: skip
_LOSING = (LosingSlam.LOWERED, LosingSlam.MAY_LOWER)
_ENDS = (
    GameEnds.EACH_DEAL, GameEnds.OPEN, GameEnds.REACHED, GameEnds.PASSED, GameEnds.THERE_AND_BACK, GameEnds.PROGRAMME,
)  # fmt: skip
_READ = {  # the keys of the sections that change scores, as far as a table tells them
    "game": {
        "ends", "limit", "deals", "programme", "exactly", "falls-back", "lower-limit", "below-nothing", "winner", "tie",
    },
    "bonus": {"no-trick", "clear", "trick", "below-nothing", "beside-slam", *TAKERS},
    "slam": {"needs", "pays", "amount", "also", "by", "losing", "choice-from", "good-cards"},
    "doubling": {"cards", "alone", "shown", "doubles", "played"},
}  # fmt: skip
MANY = 7  # kinds of cards to be named; above this a deal is better asked in points


class NeedsEngineError(Exception):
    """The error for a game that has no table; its text is the reason."""


class Kind(NamedTuple):
    """Cards that count alike in every respect, as a mask: a pad asks how many of them each player took."""

    mask: int
    worth: int


def score_table(library: Library, id: str, players: int, options: Mapping[str, str] | None = None) -> dict[str, Any]:
    """Return the table of a game; raise NeedsEngineError if it cannot be scored from counts."""
    playable = library.playable(id, players, options)
    compiled = table_of(playable)
    _check(compiled)
    rules = compiled.rules
    found: dict[str, Any] = {
        "id": id, "players": players, "turn": _but(rules.table.turn.step, 1),
        "partners": _word(rules.table.partners, Partners.NONE, *_PARTNERS),
        "pass": _pass_round(compiled), "dealer": _word(rules.deal.next_dealer, NextDealer.LEFT, *_DEALERS),
        "end": _end(compiled),
        "losing": _word(rules.slam.losing, LosingSlam.SCORED, *_LOSING) if compiled.slams else "",
        "choiceFrom": rules.slam.choice_from if compiled.slams else 0,
    }  # fmt: skip
    if any(each.quotas for each in rules.game.programme):
        raise NeedsEngineError("quotas of contracts")
    if playable.contracts:
        contracts = {name: table_of(each) for name, each in playable.contracts.items()}
        found["contracts"] = {name: _scoring(each) for name, each in contracts.items()}
        found["programme"] = [
            {
                "contracts": list(each.contracts),
                **_some(
                    {
                        "by": _word(each.by, Chooser.NOBODY, Chooser.DEALER, Chooser.ELDEST),
                        "length": each.length(players),
                        "times": each.times,
                        "each": bool(_word(each.counted, Counted.IN_ALL, Counted.EACH_PLAYER)),
                    }
                ),
            }
            for each in rules.game.programme
        ]
    else:
        found.update(_scoring(compiled))
    return _some(found)


def _check(compiled: CompiledRules) -> None:
    rules = compiled.rules
    for name, read in _READ.items():
        section = getattr(rules, name)
        for each in attributes_of(section.__class__):
            if each.key not in read and getattr(section, each.name) != each.metadata["default"]:
                raise NeedsEngineError(each.metadata["label"].lower())
    match rules.settlement.kept_in:
        case KeptIn.CHIPS:
            raise NeedsEngineError("an auction, and chips" if rules.auction.is_held else "chips and a pool")
        case KeptIn.NOTHING:
            raise NeedsEngineError("no score is kept")
        case KeptIn.POINTS:
            pass
    if rules.auction.is_held:
        raise NeedsEngineError("an auction")
    if rules.settlement.pool:
        raise NeedsEngineError("a pool")
    if rules.doubling.shown and rules.pack.packs > 1:
        raise NeedsEngineError("two of a card that may be shown")
    if not no_revoke(compiled) and any(each.pays.value == "from-each" for each in rules.slam.every.values()):
        raise NeedsEngineError("revokes and a moon that is paid by one player to another")


def kinds(compiled: CompiledRules) -> list[Kind]:
    """Return the cards that count, those alike together: the dearest first, suits last."""
    shown = list(cards_in(_shown(compiled)))
    reach = [1 << card | compiled.rules.doubling.reach(1 << card) for card in shown]
    apart = [compiled.doubling, *reach, *(1 << card for card in shown), *(slam.needs for slam in compiled.slams)]
    if compiled.rules.deal.next_dealer.depends_on_queen:
        apart.append(QUEEN)
    masks: dict[tuple[Any, ...], int] = {}
    for card in cards_in(counting(compiled)):
        key = compiled.units(1 << card), *(bool(each >> card & 1) for each in apart)
        masks[key] = masks.get(key, 0) | 1 << card
    found = [Kind(mask, key[0]) for key, mask in masks.items()]
    return sorted(found, key=lambda each: (each.mask.bit_count(), -abs(each.worth), -each.mask))


def _shown(compiled: CompiledRules) -> int:
    mask = 0
    for name in compiled.rules.doubling.shown:
        mask |= group_mask(name) & compiled.pack & counting(compiled)
    return mask


def _called(compiled: CompiledRules, kind: Kind, singles: int) -> str:
    """Return the name of a kind: a card, a suit (or what the other kinds leave of it), or a list of cards."""
    for suit in Suit:
        whole = compiled.pack & group_mask(suit.name.lower())
        if kind.mask.bit_count() > 1 and kind.mask == whole & ~(singles & ~kind.mask):
            return suit.name.lower()
    return " ".join(dict.fromkeys(map(card_text, cards_in(kind.mask))))


def _scoring(compiled: CompiledRules) -> dict[str, Any]:
    """Return what a deal is scored by."""
    rules, found = compiled.rules, kinds(compiled)
    singles = sum(each.mask for each in found if each.mask.bit_count() == 1)
    reach = {card: rules.doubling.reach(1 << card) for card in cards_in(_shown(compiled))}
    place = {card: at for at, each in enumerate(found) for card in cards_in(each.mask)}
    cards = [
        _some({
            "of": _called(compiled, each, singles), "n": each.mask.bit_count(), "is": each.worth,
            "doubles": bool(each.mask & compiled.doubling),
        })
        for each in found
    ]  # fmt: skip
    slams = [
        _some({
            "needs": [at for at, each in enumerate(found) if each.mask & slam.needs],
            "tricks": [NAMES.get(each, each) for each in slam.law.tricks.takers]
                      or _word(slam.law.tricks, SlamTricks.ANY, SlamTricks.ALL),
            "pays": _word(slam.law.pays, None, *_PAYS), "amount": slam.law.amount,
            "by": _word(slam.law.by, SlamBy.PLAYER, SlamBy.ALONE, SlamBy.SIDE),
            "declared": slam.law.declared,
        })
        for slam in compiled.slams
    ]  # fmt: skip
    bonus = rules.bonus
    facts = [each for each in needed_facts(compiled) if each != "revoked" or _revoke(compiled)]
    if unknown := [each for each in facts if each not in ASKED]:
        raise NeedsEngineError(FACTS[unknown[0]].label.lower())
    asked = [NAMES.get(each, each) for each in facts]
    if not (
        bonus.trick
        or bonus.no_trick
        or any(slam.law.tricks.are_counted and slam.law.by.is_shared for slam in compiled.slams)
    ):
        asked = ["every" if each == "tricks" else each for each in asked]  # it is enough who took every trick
    return _some({
        "cards": cards, "slams": slams, "ask": asked,
        "tricks": rules.deal.hand if "tricks" in asked and not compiled.some_lie_aside else 0,
        "takers": {
            NAMES.get(key, key): _some({"key": key, "what": taker.what, "is": bonus.for_taking(key)})
            for key, taker in TAKERS.items() if key in facts
        },
        "bonus": _some({"trick": bonus.trick, "none": bonus.no_trick, "clear": bonus.clear}),
        "lostBeside": bool(slams) and bonus.any and bonus.beside_slam.are_lost,
        "goodLost": bool(slams) and rules.slam.good_cards.are_lost and bool(compiled.valued & ~compiled.scoring),
        "floor": not bonus.below_nothing.is_kept,
        "alone": rules.doubling.alone if rules.doubling.cards else 0,
        "shown": {place[card]: sorted({place[each] for each in cards_in(mask & counting(compiled))})
                  for card, mask in reach.items()},
        "revoke": _revoke(compiled),
        "points": _points(compiled, found),
    })  # fmt: skip


def _points(compiled: CompiledRules, found: list[Kind]) -> str:
    """Return how well a deal can be asked in points: not (""), as well ("may"), or better than by cards ("best")."""
    rules = compiled.rules
    all_paid = all(value > 0 for value, _ in compiled.value_masks) and compiled.total
    if not all_paid or compiled.doubling or rules.doubling.shown or rules.deal.next_dealer.depends_on_queen:
        return ""
    if compiled.slams and rules.slam.good_cards.are_lost and compiled.valued & ~compiled.scoring:
        return ""  # it matters who took which cards
    if rules.bonus.for_tricks:
        return ""  # the points of the cards are not what the players would call their points
    if any(slam.needs != compiled.valued for slam in compiled.slams):
        return ""
    return "best" if len(found) > MANY else "may"


def _revoke(compiled: CompiledRules) -> dict[str, Any]:
    law = compiled.rules.irregular.revoke
    if no_revoke(compiled):
        return {}
    if _word(law.pays, RevokePays.ALL_LOSSES, RevokePays.FINE):
        if compiled.playable.leaves[FINE].silent:
            return {}  # what the players agreed on, and did not say
        return _some({"fine": law.fine, "barred": law.wins.is_barred})
    several = _word(law.several, SeveralRevoke.EACH_ALL, SeveralRevoke.BETWEEN_THEM)
    return _some({"all": True, "split": bool(several), "barred": law.wins.is_barred})


def _pass_round(compiled: CompiledRules) -> list[list[Any]]:
    """Return the direction and the number of cards of the passes in turn; empty if no cards are passed."""
    passing = compiled.rules.passing
    if not passing.cards:
        return []
    turns = range(1, lcm(len(passing.to) or 1, len(passing.counts)) + 1)
    found = [Passing(compiled.playable, [0] * compiled.players, deal) for deal in turns]
    return [[each.to.value, each.count] for each in found]


def _end(compiled: CompiledRules) -> dict[str, Any]:
    game = compiled.rules.game
    return _some({
        "when": _word(game.ends, None, *_ENDS), "limit": game.limit if game.has_limit else 0, "deals": game.deals,
        "exactly": _word(game.exactly, Exactly.COUNTS, Exactly.TO_NOTHING, Exactly.TO_HALF, Exactly.WINS),
        "back": [[each.at, each.to] for each in game.falls_back], "lower": game.lower_limit,
        "floor": not game.below_nothing.is_kept, "highest": game.winner.is_highest,
        "playOn": bool(_word(game.tie, FinalTie.SHARED, FinalTie.PLAY_ON)),
    })  # fmt: skip


def _but(value: Any, usual: Any) -> Any:
    return None if value == usual else value


def _word(word: Word, usual: Word | None, *others: Word) -> str:
    """Return a word of those that the pad knows, empty if it is the usual one; raise NeedsEngineError for any other."""
    if word is usual:
        return ""
    if word not in others:
        raise NeedsEngineError(word.phrase)
    return str(word.value)


def _some(data: Mapping[str, Any]) -> dict[str, Any]:
    """Leave out what is nothing: None, false, "", empty, and 0 unless it is a score for failing."""
    return {key: each for key, each in data.items() if each or (key == "declared" and each is not None)}


# With options a table falls into three parts, each decided by few of the options: not every combination needs a table.
PARTS = ("pass", "end", "")
_SECTIONS = {"passing": "pass", "game": "end"}
_SCORING = (
    "table",
    "pack",
    "joker",
    "deal",
    "values",
    "bonus",
    "slam",
    "doubling",
    "settlement",
    "irregular",
    "auction",
)
NUMBERS = {"game.limit": "limit", "slam.amount": "amount", "passing.cards": "cards"}


def part_of(found: dict[str, Any] | str, name: str) -> Any:
    """Return a part of a table (`pass`, `end` or, if empty, the rest), or the reason why there is no table."""
    if isinstance(found, str):
        return None if name else found
    return found.get(name) if name else {key: each for key, each in found.items() if key not in PARTS}


def with_options(library: Library, id: str, players: int) -> dict[str, Any]:
    """Return the parts of the tables of a game, each by the options that decide it, and the options that set a number.

    `usual` are the choices that hold if nobody chooses. A part is {by: [option], of: [[part, choices, choices...]]},
    where choices are those of these options, joined by blanks.
    """
    options = {name: each for name, each in library.rule_set(id).options.items() if name != CONTRACT}
    choices = {name: list(each.choices) for name, each in options.items() if each.choices}
    deciding = {
        name: [each for each in sorted(choices) if name in _decided_by(options[each], players)] for name in PARTS
    }
    parts = {}
    for name, by in deciding.items():
        of: dict[str, list[str]] = {}
        for chosen in product(*(choices[option] for option in by)):
            one = table_or_reason(library, id, players, dict(zip(by, chosen, strict=True)))
            if one is not None:
                of.setdefault(_text(part_of(one, name)), []).append(" ".join(chosen))
        parts[name or "rest"] = {"by": by, "of": [[json.loads(part), *each] for part, each in of.items()]}
    return _some({
        **parts, "usual": {name: options[name].default for by in deciding.values() for name in by},
        "numbers": {name: NUMBERS[each.number] for name, each in options.items() if each.number in NUMBERS},
    })  # fmt: skip


def _decided_by(option: OptionDraft, players: int) -> set[str]:
    """Return the parts of a table that an option may decide, by the sections of the rules that it changes."""
    keys = {split_key(key)[1] for choice in option.choices.values() for key in choice.overlay.at(players)}
    tops = {top_of(key) for key in keys}
    parts = {_SECTIONS.get(top, "") for top in tops if top in _SECTIONS or top in _SCORING}
    return {*parts, ""} if PROGRAMME in keys else parts


def table_or_reason(library: Library, id: str, players: int, options: Mapping[str, str]) -> dict[str, Any] | str | None:
    """Return a table, the reason why there is none, or None for options that do not go together."""
    try:
        return score_table(library, id, players, options)
    except NeedsEngineError as error:
        return str(error)
    except HeartsError:
        return None


def score_tables(library: Library, ids: Iterable[str]) -> Iterator[tuple[str, int, dict[str, Any]]]:
    """Yield each of these games that can be scored without the engine, with each number of players, and its table."""
    for id in ids:
        for players in library.rule_set(id).players:
            with suppress(NeedsEngineError):
                yield id, players, score_table(library, id, players)


def _text(data: Any) -> str:
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False)
