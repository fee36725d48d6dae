"""Reading a book's advice on play from its file, with every fault at its place."""

from pathlib import Path

from hearts_spec.lost_deals.advice import Advice, Hint
from hearts_spec.lost_deals.hints import HINTS
from hearts_spec.rules.library import Library
from hearts_spec.rules.shape.faults import Fault, RulesError, did_you_mean, quoted
from hearts_spec.rules.shape.reading import read_file
from hearts_spec.rules.shape.tree import Node, Scalar, expected, only_keys, pairs_of, text_of, texts_of

ADVICE_FILE = "advice.yml"
_KEYS = ("title", "about", "hints")
_HINT_KEYS = ("weight", "cites", "only", "except")
_MOST = 9


def read_advice(path: Path, library: Library) -> Advice:
    """Read the advice of a source.

    Raises RulesError with all that is wrong with it.
    """
    faults: list[Fault] = []
    top = read_file(path, library.shown(path))
    only_keys(top, _KEYS, faults)
    title, hints = top.get("title"), top.get("hints")
    if title is None or hints is None:
        raise RulesError([*faults, Fault(top.mark, "advice has a title and hints")])
    reader = _Hints(library, path.parent.parent.name, faults)
    found = [reader.read(key, value) for key, value in pairs_of(hints, faults, "for the hints")]
    advice = Advice(text_of(title, faults), tuple(each for each in found if each is not None))
    if faults:
        raise RulesError(faults)
    return advice


class _Hints:
    """The hints of one file being read."""

    def __init__(self, library: Library, source: str, faults: list[Fault]) -> None:
        self.library = library
        self.source = source
        self.faults = faults

    def read(self, key: Scalar, node: Node) -> Hint | None:
        """Read one hint; gives None when it cannot be used."""
        if key.text not in HINTS:
            self.faults.append(Fault(key.mark, f"{quoted(key.text)} is not a hint", did_you_mean(key.text, HINTS)))
            return None
        pairs = pairs_of(node, self.faults, f"for the hint {key.text}")
        only_keys(pairs, _HINT_KEYS, self.faults)
        weight, cites = pairs.get("weight"), pairs.get("cites")
        if weight is None or cites is None:
            self.faults.append(Fault(node.mark, f"the hint {key.text} has no weight, or cites nothing"))
            return None
        games = [self._games(pairs.get(name)) for name in ("only", "except")]
        return Hint(key.text, HINTS[key.text][0], self._weight(weight), self._cites(cites), *games)

    def _weight(self, node: Node) -> int:
        text = node.text if isinstance(node, Scalar) else ""
        if not (text.isascii() and text.isdigit() and 0 < int(text) <= _MOST):
            self.faults.append(expected(node, f"a whole number from 1 to {_MOST}"))
            return 0
        return int(text)

    def _cites(self, node: Node) -> tuple[str, ...]:
        found = []
        for each in texts_of(node, self.faults, "a provision", at_least=1):
            found.append(self.library.provision_id(each.text, self.source))
            if found[-1] not in self.library.provisions:
                hint = did_you_mean(found[-1], self.library.provisions, at_most=0)
                self.faults.append(Fault(each.mark, f"{quoted(each.text, 60)} is not a provision", hint))
        return tuple(found)

    def _games(self, node: Node | None) -> tuple[str, ...]:
        named = texts_of(node, self.faults, "the id of a rule set") if node is not None else []
        for each in named:
            if each.text not in self.library.drafts:
                hint = did_you_mean(each.text, self.library.drafts, at_most=0)
                self.faults.append(Fault(each.mark, f"there is no rule set {quoted(each.text, 60)}", hint))
        return tuple(each.text for each in named)
