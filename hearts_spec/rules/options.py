"""What a rule-set file leaves to the players: its options, and the choices each offers."""

import re
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field

from hearts_spec.rules.shape.faults import NOWHERE, Fault, Mark, did_you_mean, quoted
from hearts_spec.rules.shape.kinds import NAME_HINT, Number
from hearts_spec.rules.shape.tree import Node, Pairs, Scalar, only_keys, pairs_of, text_of
from hearts_spec.rules.statements import Authority, Overlay, read_authority, read_overlay, top_sections
from hearts_spec.rules.vocabulary import all_fields, all_sections, field_of

NAME = "[a-z0-9]+(?:-[a-z0-9]+)*"
OPTION_KEYS = ("asks", "default", "choices", "number", "numbers", "needs", "because", "cites", "assumed")
CHOICE_KEYS = ("says", "set", "borrow", "needs", "because", "cites", "assumed")
_NAME = re.compile(NAME)
MOST_OPTIONS = 40
MOST_CHOICES = 20


@dataclass(slots=True)
class ChoiceDraft:
    """One answer to an option."""

    name: str
    says: str
    mark: Mark
    origin: str
    overlay: Overlay = field(default_factory=Overlay)
    borrows: dict[str, str] = field(default_factory=dict)
    authority: Authority = field(default_factory=Authority)
    needs: dict[str, str] = field(default_factory=dict)
    because: str = ""
    marks: dict[str, Mark] = field(default_factory=dict)

    def matters(self, tables: Collection[int]) -> bool:
        """Say whether it states anything for a table of one of these numbers of players."""
        stated = any(number in tables and some for number, some in self.overlay.by_players.items())
        return stated or bool(self.overlay.always or self.borrows)


@dataclass(frozen=True, slots=True)
class Offer:
    """One of the answers that an option offers: a choice, or a number that the source names."""

    name: str
    says: str
    keys: tuple[str, ...]
    needs: Mapping[str, str]

    def touches(self, sections: Collection[str]) -> bool:
        """Say whether it states or borrows anything in some sections of the rules."""
        return any(key.partition(".")[0] in sections for key in self.keys)


@dataclass(slots=True)
class OptionDraft:
    """A question the source leaves to the players: a choice among named answers, or a number for one field.

    `numbers` are those that the source names, each with what it says of it; others may be chosen too.
    """

    name: str
    asks: str
    default: str
    mark: Mark
    origin: str
    choices: dict[str, ChoiceDraft] = field(default_factory=dict)
    number: str = ""
    authority: Authority = field(default_factory=Authority)
    default_mark: Mark = NOWHERE
    needs: dict[str, str] = field(default_factory=dict)
    because: str = ""
    marks: dict[str, Mark] = field(default_factory=dict)
    numbers: dict[str, str] = field(default_factory=dict)

    @property
    def offered(self) -> Iterator[Offer]:
        """Give what may be chosen instead of the usual."""
        for choice in self.choices.values():
            if choice.name != self.default:
                keys = (*(each.key for each in choice.overlay.statements()), *choice.borrows)
                yield Offer(choice.name, choice.says, keys, choice.needs)
        for number, says in self.numbers.items():
            yield Offer(number, says, (self.number,), self.needs)

    def matters(self, tables: Collection[int]) -> bool:
        """Say whether it can make a difference at a table of one of these numbers of players."""
        return bool(self.number) or any(choice.matters(tables) for choice in self.choices.values())

    def faults(self, mark: Mark, default_mark: Mark, written: Collection[str] = ()) -> Iterator[Fault]:
        """Report what an option still lacks once all that it restates is known.

        `written` are the keys that the file has, so that one which could not be read is not reported as missing.
        """
        if not self.asks and "asks" not in written:
            yield Fault(mark, f"the option {self.name} has no question", "add `asks: ...?`")
        if not self.number and not self.choices and "number" not in written and "choices" not in written:
            hint = "add `choices`, or `number` with the key of a number"
            yield Fault(mark, f"the option {self.name} offers nothing to choose", hint)
        elif self.choices and not self.default and "default" not in written:
            hint = f"add `default` with one of: {', '.join(self.choices)}"
            yield Fault(mark, f"the option {self.name} does not say what holds when nobody chooses", hint)
        elif self.choices and self.default and self.default not in self.choices:
            hint = did_you_mean(self.default, self.choices)
            yield Fault(default_mark, f"the default {quoted(self.default)} is not among the choices", hint)


def read_options(node: Node, id: str, extends: bool, faults: list[Fault]) -> dict[str, OptionDraft]:
    """Read the options of the file with this id; one that extends another may restate an option in part."""
    options = {}
    pairs = pairs_of(node, faults, "for each option")
    _count(pairs, MOST_OPTIONS, "options", faults)
    for name, each in pairs:
        if _NAME.fullmatch(name.text):
            option = _read_option(name, each, id, faults)
            if not extends and isinstance(each, Pairs):
                written = [key.text for key, _ in each]
                faults.extend(option.faults(name.mark, option.default_mark, written))
            options[name.text] = option
        else:
            faults.append(Fault(name.mark, f"{quoted(name.text)} cannot name an option", NAME_HINT))
    return options


def _read_option(name: Scalar, node: Node, id: str, faults: list[Fault]) -> OptionDraft:
    pairs = pairs_of(node, faults, f"for the option {name.text}", "as `asks: ...?`")
    only_keys(pairs, OPTION_KEYS, faults)
    asks, default = pairs.get("asks"), pairs.get("default")
    option = OptionDraft(
        name.text,
        text_of(asks, faults, "a question") if asks else "",
        text_of(default, faults, "the name of a choice") if default else "",
        name.mark,
        id,
        authority=read_authority(pairs, faults),
        default_mark=default.mark if default else name.mark,
    )
    number, choices = pairs.get("number"), pairs.get("choices")
    if number is not None:
        option.number = _read_target(number, faults)
        target = field_of(option.number)
        if target is not None and isinstance(target.kind, Number) and default is not None and choices is None:
            target.kind.whole().read(default, faults)
    if (numbers := pairs.get("numbers")) is not None:
        _read_numbers(numbers, option, faults)
    option.because = _read_needs(pairs, f"the option {name.text}", option.needs, option.marks, faults)
    if pairs.get("needs") is not None and number is None:
        faults.append(Fault(name.mark, "each choice says what it needs itself", "move `needs` into the choice"))
    if choices is not None:
        inner = pairs_of(choices, faults, "for each choice", "as `divide: {says: The pool is divided.}`")
        if not inner.pairs and inner is choices:
            faults.append(Fault(choices.mark, "found no choice, where at least one was expected"))
        _count(inner, MOST_CHOICES, "choices", faults)
        for choice_name, choice_node in inner:
            if _NAME.fullmatch(choice_name.text):
                found = _read_choice(choice_name, choice_node, f"options.{name.text}.", id, faults)
                option.choices[choice_name.text] = found
            else:
                faults.append(Fault(choice_name.mark, f"{quoted(choice_name.text)} cannot name a choice", NAME_HINT))
        if number is not None:
            faults.append(Fault(number.mark, "an option has either choices or a number, not both", "keep one"))
    return option


def _read_numbers(node: Node, option: OptionDraft, faults: list[Fault]) -> None:
    """Read the numbers that the source names, with what it says of each."""
    pairs = pairs_of(node, faults, "for each number that the source names", "as `50: some play to fifty`")
    target = field_of(option.number)
    if target is None or not isinstance(target.kind, Number):
        faults.append(Fault(node.mark, "only an option that is a number names some", "add `number` with its key"))
        return
    _count(pairs, MOST_CHOICES, "numbers", faults)
    for number, says in pairs:
        target.kind.whole().read(Scalar(number.text, number.mark), faults)  # a key may stand in quotes
        option.numbers[number.text] = text_of(says, faults, "a sentence")


def _count(pairs: Pairs, most: int, what: str, faults: list[Fault]) -> None:
    """Report more than can be tried out: each choice is played at each number of players when it is checked."""
    if len(pairs.pairs) > most:
        faults.append(Fault(pairs.pairs[most][0].mark, f"found more than {most} {what}", "leave some out"))


def _read_target(node: Node, faults: list[Fault]) -> str:
    text = text_of(node, faults, "the key of a number")
    target = field_of(text)
    if text and (target is None or not isinstance(target.kind, Number)):
        keys = number_keys()
        faults.append(Fault(node.mark, f"{quoted(text)} is not the key of a number", did_you_mean(text, keys)))
        return ""
    return text


def number_keys() -> list[str]:
    """Give the keys of the fields that hold one number; those of card values are not among them."""
    return [each.key for each in all_fields() if isinstance(each.kind, Number)]


def _read_choice(name: Scalar, node: Node, prefix: str, origin: str, faults: list[Fault]) -> ChoiceDraft:
    pairs = pairs_of(node, faults, f"for the choice {name.text}", "as `says: ...`")
    only_keys(pairs, CHOICE_KEYS, faults)
    says = pairs.get("says")
    if says is None and pairs is node:
        faults.append(Fault(name.mark, f"the choice {name.text} says nothing", "add `says: ...`"))
    text = text_of(says, faults, "a sentence") if says else ""
    choice = ChoiceDraft(name.text, text, name.mark, origin, authority=read_authority(pairs, faults))
    if (set_node := pairs.get("set")) is not None:
        inner = pairs_of(set_node, faults, "for what the choice changes", "as `deal: {hand: 13}`")
        only_keys(inner, (*top_sections(), "with-players"), faults)
        read_overlay(inner, f"{prefix}choices.{name.text}.set.", choice.overlay, faults)
    if (borrow := pairs.get("borrow")) is not None:
        for key, value in pairs_of(borrow, faults, "for each section borrowed", "as `settlement: hoyle-1887/hearts`"):
            choice.borrows[key.text] = text_of(value, faults, "the id of a rule set")
            choice.marks[f"borrow.{key.text}"] = value.mark
            sections = [section.path for section in all_sections()]
            if key.text not in sections:
                hint = did_you_mean(key.text, sections)
                faults.append(Fault(key.mark, f"{quoted(key.text)} is not a section that can be borrowed", hint))
    choice.because = _read_needs(pairs, f"the choice {name.text}", choice.needs, choice.marks, faults)
    return choice


def _read_needs(pairs: Pairs, who: str, into: dict[str, str], marks: dict[str, Mark], faults: list[Fault]) -> str:
    """Read which answers to other options something goes with; gives the reason why."""
    because = pairs.get("because")
    reason = text_of(because, faults, "a reason") if because is not None else ""
    needs = pairs.get("needs")
    if needs is not None:
        for key, value in pairs_of(needs, faults, "for each option needed", "as `odd-chip: stays`"):
            into[key.text] = text_of(value, faults, "the name of a choice")
            marks[f"needs.{key.text}"] = value.mark
        if into and because is None:
            faults.append(Fault(needs.mark, f"{who} needs another but does not say why", "add `because: ...`"))
    return reason
