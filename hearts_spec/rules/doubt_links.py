"""Which rules rest on which provisions, and whether a doubt is said to bear on any that does not."""

from collections.abc import Iterable, Iterator, Mapping

from hearts_spec.rules.doubts import Doubt
from hearts_spec.rules.draft import Draft
from hearts_spec.rules.keys import is_under
from hearts_spec.rules.provisions import Provisions
from hearts_spec.rules.statements import Authority, Statement
from hearts_spec.schema.problems import Problem, did_you_mean
from hearts_spec.schema.record_type import place_in


def check_bearing(drafts: Mapping[str, Draft], provisions: Provisions) -> Iterator[Problem]:
    """Report the rules on which a doubt is said to bear, and that no file states by the provision that is in doubt."""
    resting: dict[str, dict[str, None]] = {}
    for draft in drafts.values():
        for cited, key in _resting(draft):
            resting.setdefault(provisions.full_id(cited, draft.source), {})[key] = None
    for each in provisions.values():
        for doubt in each.doubts:
            yield from _bearing_on_none(each.id, doubt, resting.get(each.id, {}))


def _bearing_on_none(id: str, doubt: Doubt, resting: Mapping[str, None]) -> Iterator[Problem]:
    for key in doubt.bears_on or ():
        if not any(is_under(each, key) or is_under(key, each) for each in resting):
            message = f"'{id}' is said to be in doubt for `{key}`, which no rule set states by it"
            hint = did_you_mean(key, resting, at_most=3) if resting else "nothing rests on it; leave `bears-on` out"
            yield Problem(place_in(doubt, "bears-on", key), message, hint)


def _resting(draft: Draft) -> Iterator[tuple[str, str]]:
    """Give every provision that a file cites, as it names it, with the key that it states by it."""
    for statement in draft.overlay.statements():
        yield from _cited([statement.key], _behind(draft, statement))
    for option in draft.options.values():
        yield from _cited(option.keys, [option.authority])
        for choice in option.choices.values():
            yield from _cited(choice.keys, [choice.authority])
            for statement in choice.overlay.statements():
                yield from _cited([statement.key], _behind(draft, statement))


def _behind(draft: Draft, statement: Statement) -> Iterator[Authority]:
    """Give all that stands behind a statement, a case of it, or a number that it names."""
    if whole := draft.authority(statement.path):
        yield whole
    yield from draft.part_authorities(statement)
    yield from draft.of_numbers(statement).values()


def _cited(keys: Iterable[str], authorities: Iterable[Authority]) -> Iterator[tuple[str, str]]:
    named = list(keys)
    yield from ((cite, key) for each in authorities for cite in each.cites for key in named)
