"""The sources and their provisions: what each book says, where, and where its text is in doubt."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from hearts_spec.rules.shape.faults import NOWHERE, Fault, Mark, RulesError, did_you_mean, quoted
from hearts_spec.rules.shape.reading import read_file
from hearts_spec.rules.shape.tree import Items, Node, Pairs, Scalar, expected, only_keys, pairs_of, text_of, texts_of

KINDS = ("rule", "option", "example", "definition", "advice")
TOPICS = (
    "table", "pack", "ranks", "cutting", "deal", "misdeal", "hands-irregular", "passing", "lead", "following",
    "first-trick", "breaking", "trick", "tricks-inspection", "exposed", "out-of-turn", "revoke", "card-values",
    "slam", "joker", "widow", "auction", "cancellation", "settlement", "ties", "jack", "tournament", "game-end",
    "example", "etiquette-or-advice",
)  # fmt: skip
KEY = "[a-z0-9]+(?:[.-][a-z0-9]+)*"
_KEY = re.compile(KEY)
FIELDS = ("place", "topic", "kind", "applies-to", "gist", "limit", "reason", "doubts", "see", "removed")
DOUBT_FIELDS = ("doubt", "reading", "why")
_SOURCE_FIELDS = (
    "title", "short", "author", "year", "year-note", "publisher", "pages", "kind", "about", "channel", "lost",
    "copyright", "cruxes", "silences",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Doubt:
    """A place where the text is corrupt, contradicts itself or can be read two ways; the reading taken, and why."""

    doubt: str
    reading: str
    why: str


@dataclass(frozen=True, slots=True)
class Provision:
    """One statement of a source. `reason` says why it is carried by neither data nor scenario, when it is not."""

    id: str
    place: str
    topic: str
    kind: str
    gist: str
    applies_to: tuple[str, ...] = ()
    limit: str = ""
    reason: str = ""
    doubts: tuple[Doubt, ...] = ()
    see: tuple[str, ...] = ()
    removed: str = ""
    mark: Mark = NOWHERE

    @property
    def source(self) -> str:
        """Give the id of the source."""
        return self.id.split(".", 1)[0]


@dataclass(frozen=True, slots=True)
class Source:
    """A book or text that rules are taken from."""

    id: str
    title: str
    short: str
    year: int
    details: Mapping[str, str] = field(default_factory=dict)
    cruxes: tuple[str, ...] = ()
    silences: tuple[str, ...] = ()


def read_sources(path: Path, shown: str, faults: list[Fault]) -> dict[str, Source]:
    """Read the bibliography, `sources.yml`."""
    sources: dict[str, Source] = {}
    for key, node in _top(path, shown, faults):
        pairs = pairs_of(node, faults)
        only_keys(pairs, _SOURCE_FIELDS, faults)
        texts = {name.text: value.text for name, value in pairs if isinstance(value, Scalar)}
        year = texts.get("year", "")
        if not year.isdigit():
            faults.append(Fault(key.mark, f"source '{key.text}' has no year", "a whole number, as 1896"))
            continue
        lists = {
            name: tuple(item.text for item in texts_of(value, faults))
            for name in ("cruxes", "silences")
            if (value := pairs.get(name)) is not None
        }
        missing = [name for name in ("title", "short") if name not in texts]
        if missing:
            faults.append(Fault(key.mark, f"source '{key.text}' has no {' and no '.join(missing)}"))
            continue
        details = {name: text for name, text in texts.items() if name not in ("title", "short", "year")}
        sources[key.text] = Source(key.text, texts["title"], texts["short"], int(year), details, **lists)
    return sources


def _top(path: Path, shown: str, faults: list[Fault]) -> Pairs:
    try:
        return read_file(path, shown)
    except RulesError as error:
        faults.extend(error.faults)
        return Pairs((), Mark(shown))


def read_provisions(path: Path, shown: str, source: str, faults: list[Fault]) -> dict[str, Provision]:
    """Read a source's `provisions.yml`; ids are the source's id, a dot, and the key."""
    provisions: dict[str, Provision] = {}
    for key, node in _top(path, shown, faults):
        if not _KEY.fullmatch(key.text):
            hint = "small letters, figures, dots and hyphens"
            faults.append(Fault(key.mark, f"{quoted(key.text)} cannot name a provision", hint))
            continue
        found = _read_provision(f"{source}.{key.text}", key, node, faults)
        if found:
            provisions[found.id] = found
    return provisions


def _read_provision(id: str, key: Scalar, node: Node, faults: list[Fault]) -> Provision | None:
    pairs = pairs_of(node, faults, f"for the provision {key.text}", "as `gist: ...`")
    gone = pairs.get("removed") is not None
    only_keys(pairs, ("removed",) if gone else FIELDS, faults)
    texts: dict[str, str] = {}
    for name in ("removed",) if gone else ("place", "topic", "kind", "gist", "limit", "reason"):
        if (value := pairs.get(name)) is not None:
            texts[name] = text_of(value, faults)
    if gone:
        return Provision(id, "", "", "", "", removed=texts["removed"], mark=key.mark)
    missing = [name for name in ("place", "topic", "kind", "gist") if name not in texts]
    if missing:
        if pairs is node:
            faults.append(Fault(key.mark, f"the provision {key.text} has no {', no '.join(missing)}"))
        return None
    for name, allowed in (("topic", TOPICS), ("kind", KINDS)):
        value = pairs.get(name)
        if value is not None and texts[name] and texts[name] not in allowed:
            faults.append(
                Fault(value.mark, f"{quoted(texts[name])} is not a {name}", did_you_mean(texts[name], allowed))
            )
    lists = {
        name: tuple(item.text for item in texts_of(value, faults))
        for name in ("applies-to", "see")
        if (value := pairs.get(name)) is not None
    }
    doubts = tuple(_read_doubts(pairs, faults))
    return Provision(
        id, **texts, applies_to=lists.get("applies-to", ()), doubts=doubts, see=lists.get("see", ()), mark=key.mark
    )  # fmt: skip


def _read_doubts(pairs: Pairs, faults: list[Fault]) -> Iterator[Doubt]:
    node = pairs.get("doubts")
    for item in node.items if isinstance(node, Items) else ():
        doubt = pairs_of(item, faults, "for a doubt", "as `doubt: ...`")
        only_keys(doubt, DOUBT_FIELDS, faults)
        parts = {name.text: text_of(value, faults) for name, value in doubt if name.text in DOUBT_FIELDS}
        missing = [name for name in DOUBT_FIELDS if name not in parts]
        if missing and doubt is item:
            faults.append(Fault(item.mark, f"a doubt has no {', no '.join(missing)}"))
        if not missing:
            yield Doubt(parts["doubt"], parts["reading"], parts["why"])
    if node is not None and not isinstance(node, Items):
        faults.append(expected(node, "a list of doubts", "as `- doubt: ...`"))


def check_links(provisions: Mapping[str, Provision], sources: Mapping[str, Source]) -> list[Fault]:
    """Report links between provisions that lead nowhere."""
    faults = []
    for each in provisions.values():
        for target in each.see:
            if target not in provisions or provisions[target].removed:
                hint = did_you_mean(target, provisions, at_most=0)
                faults.append(Fault(each.mark, f"'{each.id}' refers to '{target}', which is not a provision", hint))
    for source in sources.values():
        for target in source.cruxes:
            if target not in provisions:
                mark = Mark("rulesets/sources.yml")
                faults.append(Fault(mark, f"'{source.id}' names the crux '{target}', which is not a provision"))
    return faults
