"""Steps on what a book says and where it is silent."""

from collections.abc import Collection, Mapping
from functools import cache

from hearts_spec.rules.fields import all_fields, all_sections
from hearts_spec.rules.names import is_under
from hearts_spec.rules.ruleset import ResolvedRule
from hearts_spec.scenarios.step_registry import then
from hearts_spec.scenarios.world import Rows, StepFailedError, UnmetError, World, expect, expect_cited, needed
from hearts_spec.schema.problems import did_you_mean, quoted


@then("the book is silent on")
def silent_on(world: World, datatable: Rows) -> None:
    """The subjects that the source does not cover: these and no others.

    Each is named by its label, or by the label of its section if the source covers none of it. Subjects for which
    nobody has read the source are left out.
    """
    inside = _labels_of_sections()
    known = [*inside, *(each.label for each in all_fields())]
    for (label,) in datatable:
        if label not in known:
            meant = did_you_mean(label, known, at_most=0)
            raise StepFailedError(f"the vocabulary has no {quoted(label)}" + (f" ({meant})" if meant else ""))
    wanted = [label for row in datatable for label in inside.get(row[0], [row[0]])]
    found = [leaf.field.label for leaf in world.playable.leaves.values() if leaf.silent and not leaf.unsurveyed]
    differences = {
        "it is silent too on": _gathered(set(found) - set(wanted)),
        "it is not silent on": _gathered(set(wanted) - set(found)),
    }
    if wrong := [f"{how} {'; '.join(labels)}" for how, labels in differences.items() if labels]:
        raise UnmetError(", and ".join(wrong))
    expect(sorted(wanted), sorted(found), "silent")


@cache
def _labels_of_sections() -> Mapping[str, list[str]]:
    """Return the labels of fields by the label of their section, without fields not surveyed in every source."""
    surveyed = [each for each in all_fields() if not each.unsurveyed]
    inside = {
        section.label: [each.label for each in surveyed if is_under(each.section, section.path)]
        for section in all_sections()
    }
    return {label: labels for label, labels in inside.items() if labels}


def _gathered(labels: Collection[str]) -> list[str]:
    """Return labels as the step takes them: that of a section if all of its labels are among them."""
    left, gathered = set(labels), []
    for section, inside in _labels_of_sections().items():
        if left.issuperset(inside):
            gathered.append(section)
            left.difference_update(inside)
    return gathered + [each.label for each in all_fields() if each.label in left]


@then("the book is not silent on {label:text}")
def not_silent_on(world: World, label: str) -> None:
    """A subject on which the source does speak."""
    expect(False, _leaf(world, label).silent, f"silent on {label}")


@then("what is said of {label:text} is assumed")
def is_assumed(world: World, label: str) -> None:
    """A subject on which the rules assume, at least in part, what the source does not say, and give the reason."""
    expect(True, bool(_leaf(world, label).reason), f"assumed: {label}")


@then("what is said of {label:text} rests on {provision}")
def said_rests_on(world: World, label: str, provision: str) -> None:
    """A provision behind what the rules say on a subject."""
    expect_cited(provision, _leaf(world, label).cites, f"what is said of {label}")


@then("the word of the rules for {label:text} is {word:word}")
def word_is(world: World, label: str, word: str) -> None:
    """The value of a rule, by its word in the vocabulary. For values that play alike, which no other step can test."""
    leaf = _leaf(world, label)
    expect(word, str(leaf.field.plain(leaf.value)), label)


def _leaf(world: World, label: str) -> ResolvedRule:
    found = next((leaf for leaf in world.playable.leaves.values() if leaf.field.label == label), None)
    return needed(found, f"the vocabulary has no '{label}'")
