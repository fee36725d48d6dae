"""Reading situations: `situations/STAGE.yml` beside the rule sets, each fault with its place."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from hearts_spec.disputes.inputs import Input, Number, check_key
from hearts_spec.disputes.kinds import KINDS, Kind
from hearts_spec.disputes.situation import STAGES, Parameter, Situation
from hearts_spec.rules import Fault, Mark, RefusedError, RulesError
from hearts_spec.rules.folder import Folder
from hearts_spec.rules.provisions import TOPICS
from hearts_spec.rules.shape.faults import did_you_mean, quoted
from hearts_spec.rules.shape.reading import read_file
from hearts_spec.rules.shape.tree import Node, Pairs, Scalar, expected, only_keys, pairs_of, text_of, texts_of

FIELDS = ("question", "topic", "aliases", "ask", "parameters", "turns-on", "supposes", "related", "note")
_PARAMETER_FIELDS = ("default", "label", "least", "most")
_ID = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")


@dataclass(frozen=True)
class Situations:
    """All situations, by id in the order of the stages, and what is wrong with their files."""

    by_id: Mapping[str, Situation]
    faults: tuple[Fault, ...] = ()

    def find(self, id: str) -> Situation:
        """Give a situation.

        Raises RefusedError, naming the nearest, when there is none of that id.
        """
        if id not in self.by_id:
            message = f"there is no situation {quoted(id, 60)}"
            raise RefusedError(message, did_you_mean(id, self.by_id, at_most=0) or "`situations` lists them")
        return self.by_id[id]


def situations_of(root: Path) -> Situations:
    """Give the situations beside the rule sets of a folder; files are read again only when they have changed."""
    files = Folder(root).situation_files
    return _read_files(root, tuple((path, *_state(path)) for path in files))


def _state(path: Path) -> tuple[int, int]:
    told = path.stat()
    return told.st_mtime_ns, told.st_size


@lru_cache(maxsize=8)
def _read_files(root: Path, files: tuple[tuple[Path, int, int], ...]) -> Situations:
    folder, faults = Folder(root), list[Fault]()
    trees: dict[str, Pairs] = {}
    for path, *_ in files:
        shown = folder.shown(path)
        if path.stem not in STAGES or path.suffix != ".yml":
            hint = f"a file for each stage of the game: {', '.join(STAGES)}"
            faults.append(Fault(Mark(shown, 1, 1), f"{quoted(path.name)} is not named after a stage", hint))
            continue
        try:
            trees[path.stem] = read_file(path, shown)
        except RulesError as error:
            faults.extend(error.faults)
    return read_situations(trees, faults)


def read_situations(trees: Mapping[str, Pairs], faults: list[Fault]) -> Situations:
    """Read situations from the trees of their files, which go by stage; every fault found is added to `faults`."""
    found: dict[str, Situation] = {}
    related: list[tuple[str, Scalar]] = []
    for stage in STAGES:
        for key, node in trees.get(stage, ()):
            if not _ID.fullmatch(key.text):
                faults.append(Fault(key.mark, f"{quoted(key.text)} cannot be an id", "small letters, figures, hyphens"))
            elif key.text in found:
                hint = f"it stands at {found[key.text].mark} too: keep one"
                faults.append(Fault(key.mark, f"the situation {quoted(key.text)} stands twice", hint))
            elif situation := _read(key, node, stage, faults):
                found[key.text] = situation
                related += [(key.text, each) for each in _list(node, "related")]
    for id, other in related:
        if other.text not in found or other.text == id:
            hint = did_you_mean(other.text, [each for each in found if each != id], at_most=0) or "name another"
            faults.append(Fault(other.mark, f"{id} cannot be related to {quoted(other.text)}", hint))
    return Situations(found, tuple(faults))


def _read(key: Scalar, node: Node, stage: str, faults: list[Fault]) -> Situation | None:
    before = len(faults)
    pairs = pairs_of(node, faults, "for a situation", "as `question: ...`")
    only_keys(pairs, FIELDS, faults)
    missing = [name for name in ("question", "topic", "ask", "turns-on") if pairs.pairs and pairs.get(name) is None]
    faults.extend(Fault(key.mark, f"the situation {key.text} has no {name}", f"add `{name}: ...`") for name in missing)
    topic = pairs.get("topic")
    if isinstance(topic, Scalar) and topic.text not in TOPICS:
        faults.append(Fault(topic.mark, f"{quoted(topic.text)} is not a topic", did_you_mean(topic.text, TOPICS)))
    name, fixed = _ask(pairs, faults)
    kind = KINDS.get(name)
    parameters = _parameters(pairs, kind, fixed, faults) if kind else {}
    if kind and len(faults) == before:
        _all_given(key, kind, fixed, parameters, faults)
    keys = tuple(each.text for each in _keys(pairs, faults))
    supposes = _supposes(pairs, faults)
    if len(faults) > before or kind is None:
        return None
    return Situation(
        key.text, stage, _text(pairs, "question"), _text(pairs, "topic"), _texts(pairs, "aliases", faults), name, fixed,
        parameters, keys, supposes, _texts(pairs, "related", faults), _text(pairs, "note"), key.mark,
    )  # fmt: skip


def _text(pairs: Pairs, name: str) -> str:
    node = pairs.get(name)
    return node.text.strip() if isinstance(node, Scalar) else ""


def _texts(pairs: Pairs, name: str, faults: list[Fault]) -> tuple[str, ...]:
    node = pairs.get(name)
    return () if node is None else tuple(each.text for each in texts_of(node, faults, "a text"))


def _list(node: Node, name: str) -> list[Scalar]:
    """Give the texts of a list that has been read already."""
    inner = node.get(name) if isinstance(node, Pairs) else None
    return [] if inner is None else texts_of(inner, [])


def _ask(pairs: Pairs, faults: list[Fault]) -> tuple[str, dict[str, str]]:
    """Read the kind of asking, and what is fixed: `deal`, or `{kind: settle, about: jack}`."""
    node = pairs.get("ask")
    if node is None:
        return "", {}
    given = () if isinstance(node, Scalar) else pairs_of(node, faults, "for what is asked", "as `kind: settle`").pairs
    kind_node = node if isinstance(node, Scalar) else next((value for key, value in given if key.text == "kind"), None)
    if kind_node is None:
        if isinstance(node, Pairs):
            faults.append(Fault(node.mark, "nothing says of what kind the question is", "add `kind: ...`"))
        return "", {}
    name = text_of(kind_node, faults, "a kind of question")
    if name and name not in KINDS:
        faults.append(Fault(kind_node.mark, f"{quoted(name)} is no kind of question", did_you_mean(name, KINDS)))
        return "", {}
    fixed: dict[str, str] = {}
    for key, value in given if name else ():
        if key.text != "kind" and (text := _input_text(KINDS[name], key.text, value, key.mark, faults)):
            fixed[key.text] = text
    return name, fixed


def _input_text(kind: Kind, name: str, node: Node, at: Mark, faults: list[Fault]) -> str:
    if name not in kind.inputs:
        faults.append(Fault(at, f"{quoted(name)} is nothing this kind asks with", did_you_mean(name, kind.inputs)))
        return ""
    if isinstance(node, Scalar):
        return _checked(kind.inputs[name], node, faults)
    faults.append(expected(node, "a single value"))
    return ""


def _checked(input: Input, node: Scalar, faults: list[Fault]) -> str:
    try:
        return input.written(node.text)
    except RefusedError as error:
        message = str(error).removesuffix(f" ({error.hint})")
        faults.append(Fault(node.mark, message, error.hint))
        return ""


def _parameters(pairs: Pairs, kind: Kind, fixed: Mapping[str, str], faults: list[Fault]) -> dict[str, Parameter]:
    node = pairs.get("parameters")
    found: dict[str, Parameter] = {}
    for key, value in pairs_of(node, faults, "for the parameters") if node is not None else ():
        if key.text in fixed:
            faults.append(Fault(key.mark, f"{quoted(key.text)} is both fixed and a parameter", "keep one of the two"))
        elif key.text not in kind.inputs or not kind.inputs[key.text].for_players:
            hint = did_you_mean(key.text, [name for name, each in kind.inputs.items() if each.for_players])
            faults.append(Fault(key.mark, f"{quoted(key.text)} is nothing this kind asks with", hint))
        elif parameter := _parameter(key.text, kind.inputs[key.text], value, faults):
            found[key.text] = parameter
    return found


def _parameter(name: str, input: Input, node: Node, faults: list[Fault]) -> Parameter | None:
    """Read a parameter: its default alone, or that with another label or narrower limits."""
    if isinstance(node, Scalar):
        text = _checked(input, node, faults)
        return Parameter(name, input, text, input.label) if text else None
    parts = pairs_of(node, faults, "for a parameter", "as `default: ...`")
    only_keys(parts, _PARAMETER_FIELDS, faults)
    narrowed = _narrowed(input, parts, faults)
    default = parts.get("default")
    if not isinstance(default, Scalar):
        faults.append(Fault(parts.mark, f"the parameter {quoted(name)} has no default", "add `default: ...`"))
        return None
    text = _checked(narrowed, default, faults)
    return Parameter(name, narrowed, text, _text(parts, "label") or input.label) if text else None


def _narrowed(input: Input, parts: Pairs, faults: list[Fault]) -> Input:
    limits = {name: node for name in ("least", "most") if (node := parts.get(name)) is not None}
    if not limits:
        return input
    if not isinstance(input, Number):
        faults.append(Fault(next(iter(limits.values())).mark, "only a number has limits", "leave them out"))
        return input
    read = {name: _checked(input, node, faults) for name, node in limits.items() if isinstance(node, Scalar)}
    least, most = (int(read.get(name) or getattr(input, name)) for name in ("least", "most"))
    return Number(input.label, input.default, least, most)


def _all_given(
    key: Scalar, kind: Kind, fixed: Mapping[str, str], parameters: Mapping[str, Parameter], faults: list[Fault]
) -> None:
    missing = [name for name, each in kind.inputs.items() if each.default is None]
    missing = [name for name in missing if name not in fixed and name not in parameters]
    if missing:
        message = f"the situation {key.text} does not say with what it asks: {', '.join(missing)}"
        faults.append(Fault(key.mark, message, "add it to `ask` or to `parameters`"))


def _keys(pairs: Pairs, faults: list[Fault]) -> list[Scalar]:
    node = pairs.get("turns-on")
    found = [] if node is None else texts_of(node, faults, "a word of the vocabulary", at_least=1)
    return [each for each in found if _good_key(each, faults)]


def _good_key(node: Scalar, faults: list[Fault]) -> bool:
    try:
        check_key(node.text)
    except RefusedError as error:
        faults.append(Fault(node.mark, str(error).removesuffix(f" ({error.hint})"), error.hint))
        return False
    return True


def _supposes(pairs: Pairs, faults: list[Fault]) -> dict[str, tuple[str, ...]]:
    """Read what the question supposes: keys with the values that must hold, or with `stated` for any but nothing."""
    node = pairs.get("supposes")
    found: dict[str, tuple[str, ...]] = {}
    for key, value in pairs_of(node, faults, "for what is supposed", "as `values.QS: stated`") if node else ():
        wanted = tuple(each.text for each in texts_of(value, faults, "a value, or `stated`", at_least=1))
        if _good_key(key, faults):
            found[key.text] = () if wanted == ("stated",) else wanted
    return found
