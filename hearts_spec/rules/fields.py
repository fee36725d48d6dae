"""The fields a rule set can state, read off the model: key, kind, label, sentence and help of each."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cache, lru_cache
from typing import Any, get_args, get_origin

from hearts_spec.cards import JOKER, cards_in, group_mask, group_name
from hearts_spec.rules.vocabulary.auction import SOLD, AuctionRules
from hearts_spec.rules.vocabulary.bonus import BonusRules
from hearts_spec.rules.vocabulary.conduct import ConductRules
from hearts_spec.rules.vocabulary.deal import WITH_STOCK, WITH_WIDOW, DealRules
from hearts_spec.rules.vocabulary.doubling import DoublingRules
from hearts_spec.rules.vocabulary.following import FirstTrickRules, FollowRules
from hearts_spec.rules.vocabulary.game import GameRules
from hearts_spec.rules.vocabulary.hearts import HeartsRules, QueenRules
from hearts_spec.rules.vocabulary.irregular import IrregularRules
from hearts_spec.rules.vocabulary.joker import JokerRules
from hearts_spec.rules.vocabulary.leading import LeadRules
from hearts_spec.rules.vocabulary.pack import PackRules
from hearts_spec.rules.vocabulary.passing import PassingRules
from hearts_spec.rules.vocabulary.settlement import IN_CHIPS, IN_POINTS, SettlementRules
from hearts_spec.rules.vocabulary.slam import Slam, SlamRules
from hearts_spec.rules.vocabulary.stock import StockRules, WidowRules
from hearts_spec.rules.vocabulary.table import CutRules, TableRules
from hearts_spec.rules.vocabulary.tournament import MOVING, TournamentRules
from hearts_spec.rules.vocabulary.tricks import WITH_TWINS, TrickRules, TwinRules
from hearts_spec.rules.vocabulary.values import COUNTS_QUEEN, CardValue, Values
from hearts_spec.schema.english import listed, number
from hearts_spec.schema.field_info import NEEDED as NEEDED
from hearts_spec.schema.field_info import Condition, Word, attributes_of, section, there_is, where
from hearts_spec.schema.kinds import GROUP_KEY, Choice, Groups, Kind, ManyOf, Number


@dataclass(frozen=True, slots=True)
class Rules:
    """A rule set for one number of players, ready to play."""

    table: TableRules = section("The table")
    cut: CutRules = section("Cutting for deal")
    pack: PackRules = section("The pack")
    deal: DealRules = section("The deal")
    widow: WidowRules = section("The widow", only=[WITH_WIDOW])
    stock: StockRules = section("Drawing to follow suit", unsurveyed=True, only=[WITH_STOCK])
    passing: PassingRules = section("Passing", only=[there_is("passing.cards")])
    auction: AuctionRules = section("The auction", only=[SOLD])
    lead: LeadRules = section("Leading")
    follow: FollowRules = section("Following and discarding")
    first_trick: FirstTrickRules = section("The first trick")
    hearts: HeartsRules = section("Leading and breaking hearts")
    queen: QueenRules = section("The queen of spades", only=[COUNTS_QUEEN])
    trick: TrickRules = section("Winning tricks")
    twins: TwinRules = section("Twin cards", only=[WITH_TWINS])
    joker: JokerRules = section("The joker", only=[there_is("joker.added")])
    values: Values = section("Values of captured cards", "The value of a suit or card: a number, or the word pips.")
    doubling: DoublingRules = section("Doubling", unsurveyed=True, only=[IN_POINTS])
    bonus: BonusRules = section("Bonuses", only=[IN_POINTS])
    slam: SlamRules = section("Taking everything", only=[IN_POINTS])
    settlement: SettlementRules = section("Settling", only=[IN_CHIPS])
    game: GameRules = section("The game")
    tournament: TournamentRules = section("Tournament", only=[MOVING])
    conduct: ConductRules = section("Conduct at the table", unsurveyed=True)
    irregular: IrregularRules = section("Irregular play", default_hidden=True)

    @property
    def slams(self) -> dict[str, Slam]:
        """The slams by the keys that state them, in the order in which they are checked."""
        return {key: replace(each, turned=self.game.winner.is_highest) for key, each in self.slam.every.items()}


_LARGEST_WORD = 12
PLAYERS = "table.players"
VALUES = "values"
_OF_VALUES = f"{VALUES}."


class Silent:
    """The class of SILENT, the value of a field on which the book says nothing."""

    def __repr__(self) -> str:
        return "SILENT"

    def __reduce__(self) -> str:
        return "SILENT"  # unpickles as the only one


SILENT = Silent()


@dataclass(frozen=True, slots=True)
class Field:
    """One field of the vocabulary.

    `default` is the value that is played if the book is silent, or NEEDED if the game cannot be played without one; if
    it is `default_hidden`, it is not shown. A field is `unsurveyed` if the sources have not been read for it: a book
    that does not mention it is silent on it. `none` is the sentence for 0, an empty list or the word that a silent book
    is played by, if it only denies that there is such a rule, and `apart` those of values that do not fit the sentence.
    `examples` are common numbers. The field applies only if all conditions in `only` hold. `cases` are those of its
    values, each described.
    """

    key: str
    section: str
    label: str
    sentence: str
    help: str
    kind: Kind
    default: Any = NEEDED
    default_hidden: bool = False
    unsurveyed: bool = False
    none: str = ""
    apart: Mapping[Any, str] = field(default_factory=dict, hash=False)
    examples: tuple[int, ...] = ()
    only: tuple[Condition, ...] = ()
    cases: Mapping[str, str] = field(default_factory=dict, hash=False)

    @property
    def pattern(self) -> str:
        """The sentence with a gap for the value."""
        return self.sentence.format("…").replace("(s)", "s")

    def plain(self, value: Any) -> Any:
        """Return a value of this field as JSON writes it; SILENT as `silent`."""
        return "silent" if value is SILENT else self.kind.plain(value)

    def text(self, value: Any) -> str:
        return "silent" if value is SILENT else self.kind.text(value)

    def parts(self, value: Any) -> tuple[str, ...]:
        """Return the names of the parts of a value, and of its cases, for which a source can be cited apart."""
        apart = self.key == PLAYERS or value is SILENT  # each number of players is a statement of its own
        return () if apart else (*self.kind.parts(value), *self.cases)

    def says(self, value: Any) -> str:
        """Return the rule as a sentence, or an empty text if the book is silent."""
        if value is SILENT:
            return ""
        if self.denies(value):
            return self.none
        if value in self.apart:
            return self.apart[value]
        sentence = self.sentence.format(self._in_words(value)).replace("(s)", "" if value == 1 else "s")
        return sentence[:1].upper() + sentence[1:]

    def denies(self, value: Any) -> bool:
        """True if a value only says that the game has no such rule, which a short account need not mention."""
        return bool(self.none) and (value in (0, ()) or (isinstance(value, Word) and value is self.default))

    def _in_words(self, value: Any) -> str:
        """Return a value for the sentence, with small numbers as words."""
        if isinstance(self.kind, Number) and isinstance(value, int) and 0 < value <= _LARGEST_WORD:
            return number(value)
        if isinstance(self.kind, ManyOf) and isinstance(self.kind.one, Number):
            return listed([number(each) for each in value], "or" if self.key == PLAYERS else "and")
        return self.text(value)


@dataclass(frozen=True, slots=True)
class Section:
    """A group of fields under one heading; `path` is its key, such as `settlement.pay`."""

    path: str
    label: str
    doc: str


def _kind(key: str, hint: Any, least: int, most: int) -> Kind:
    if hint is int:
        return Number(least, most)
    if isinstance(hint, type) and issubclass(hint, Word):
        return Choice(hint)
    if get_origin(hint) is tuple:
        inner = get_args(hint)[0]
        if inner is str:
            return Groups()
        return ManyOf(_kind(key, inner, least, most), distinct=inner is int, at_least=int(inner is int))
    raise TypeError(f"{key} has no kind for {hint}")


def _walk(
    cls: type, prefix: str, default_hidden: bool = False, unsurveyed: bool = False, only: tuple[Condition, ...] = ()
) -> Iterator[Field | Section]:
    for each in attributes_of(cls):
        key, meta = f"{prefix}{each.key}", each.metadata
        conditions = (*only, *meta["only"])
        if each.is_section:
            yield Section(key, meta["label"], (each.hint.__doc__ or "").strip())
            yield from _walk(
                each.hint,
                f"{key}.",
                default_hidden or meta["default_hidden"],
                unsurveyed or meta["unsurveyed"],
                conditions,
            )
        elif key == VALUES:
            yield Section(key, meta["label"], meta["help"])
        else:
            section = prefix.rstrip(".")
            kind = meta["kind"] or _kind(key, each.hint, meta["least"], meta["most"])
            default, is_unsurveyed = meta["default"], unsurveyed or meta["unsurveyed"]
            if is_unsurveyed and default is NEEDED:
                raise TypeError(f"{key} is unsurveyed, so it must say how a silent book is played")
            # those that excuse silence come last: the first that fails decides whether a statement is reported
            applying = [each for each in conditions if key not in each.by]
            yield Field(
                key, section, meta["label"], meta["sentence"], meta["help"], kind, default, default_hidden,
                is_unsurveyed, meta["none"], meta["apart"], meta["examples"],
                tuple(sorted(applying, key=lambda each: each.excuses_silence)), meta["cases"],
            )  # fmt: skip


@cache
def _all() -> tuple[tuple[Field, ...], tuple[Section, ...]]:
    walked = tuple(_walk(Rules, ""))
    return (
        tuple(item for item in walked if isinstance(item, Field)),
        tuple(item for item in walked if isinstance(item, Section)),
    )


def all_fields() -> tuple[Field, ...]:
    """Return every field, in the order of the model, except the values of cards."""
    return _all()[0]


def all_sections() -> tuple[Section, ...]:
    return _all()[1]


@cache
def _by_key() -> Mapping[str, Field]:
    return {each.key: each for each in all_fields()}


VALUE_KIND, VALUE_NUMBER = CardValue(-999, 999), Number(-999, 999)
_GROUP_KEY = re.compile(GROUP_KEY)


_OF_ONE_VALUE = {"total": "what all cards come to in a deal", "tricks": "that a trick itself counts nothing"}


@cache
def value_field(group: str) -> Field:
    """Return the field for the value of a suit or card (`values.QS`), which applies only if the pack holds any."""
    name = group_name(group)
    sentence = f"Each of the {name} counts {{}}." if group.islower() else f"{name[:1].upper()}{name[1:]} counts {{}}."
    label = f"Each of the {name}" if group.islower() else name[:1].upper() + name[1:]
    none = f"{name[:1].upper()}{name[1:]} count{'' if group.islower() else 's'} nothing."
    help, cards = "Points (or hearts) charged to the player who captures it.", group_mask(group)
    by = ("joker.added",) if next(cards_in(cards)) == JOKER else ("pack.packs", "pack.without")
    in_pack = where(lambda rules: rules.joker.among(rules.pack) & cards, *by)
    return Field(
        f"{VALUES}.{group}", VALUES, label, sentence, help, VALUE_KIND, none=none, only=(in_pack,), cases=_OF_ONE_VALUE
    )


@lru_cache(1024)
def group_of(key: str) -> str:
    """Return the suit or card whose value a key states; empty for any other key."""
    return key.removeprefix(_OF_VALUES) if key.startswith(_OF_VALUES) else ""


def field_of(key: str) -> Field | None:
    if found := _by_key().get(key):
        return found
    return value_field(group) if _GROUP_KEY.fullmatch(group := group_of(key)) else None


@cache
def key_order() -> Mapping[str, int]:
    """Return the place of each key, and of the values as a whole, in the order of the model."""
    return {item.key if isinstance(item, Field) else item.path: place for place, item in enumerate(_walk(Rules, ""))}


def top_of(key: str) -> str:
    """Return the top section of a key: `settlement` of `settlement.pay.to`."""
    return key.partition(".")[0]


@lru_cache(maxsize=4096)
@lru_cache(1024)
def order_of(key: str) -> tuple[int, int, str]:
    """Sort key for keys: the order of the model, card values by suit first and then by card."""
    if group := group_of(key):
        return key_order()[VALUES], 0 if group.islower() else 1, group
    return key_order().get(key, 999), 0, key
