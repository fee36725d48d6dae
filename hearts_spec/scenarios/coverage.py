"""Coverage of provisions: cited by data, shown by a scenario, or not covered for a stated reason."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from hearts_spec.rules import Library
from hearts_spec.rules.ruleset_file import Authority, Draft
from hearts_spec.scenarios.features import Feature


@dataclass(frozen=True, slots=True)
class Coverage:
    """The number of provisions, and the ids of those covered in each way, in the order of the sources.

    `data` are cited by rule-set files, `scenarios` are shown by scenarios, and `reasoned` state why neither covers
    them. `needless` state such a reason although they are covered.
    """

    provisions: int
    data: tuple[str, ...]
    scenarios: tuple[str, ...]
    reasoned: tuple[str, ...]
    uncovered: tuple[str, ...]
    needless: tuple[str, ...]

    @property
    def alone(self) -> tuple[str, ...]:
        """Provisions cited by data and shown by no scenario."""
        return tuple(id for id in self.data if id not in self.scenarios)


def cover(library: Library, features: Iterable[Feature]) -> Coverage:
    """Return the coverage of every provision that is not removed."""
    standing = {id: each for id, each in library.provisions.items() if not each.removed}
    in_data = {id for draft in library.drafts.values() for id in cited_in(library, draft)}
    tagged = {tag for feature in features for scenario in feature.scenarios for tag in scenario.tags}
    data = tuple(id for id in standing if id in in_data)
    shown = tuple(id for id in standing if id in tagged)
    carried = in_data | tagged
    return Coverage(
        provisions=len(standing),
        data=data,
        scenarios=shown,
        reasoned=tuple(id for id, each in standing.items() if each.reason and id not in carried),
        uncovered=tuple(id for id, each in standing.items() if not each.reason and id not in carried),
        needless=tuple(id for id, each in standing.items() if each.reason and id in carried),
    )


def cited_in(library: Library, draft: Draft) -> Iterator[str]:
    """Yield the id of every provision that a rule-set file cites."""
    for authority in _authorities(draft):
        for name in authority.cites:
            yield library.provision_id(name, draft.source)


def _authorities(draft: Draft) -> Iterator[Authority]:
    yield from draft.authorities.values()
    for option in draft.options.values():
        yield option.authority
        for choice in option.choices.values():
            yield choice.authority
