"""What the book says and does not say."""

from hearts_spec.scenarios.registry import then
from hearts_spec.scenarios.world import Rows, StepFailedError, World, expect


@then("the book is silent on")
def silent_on(world: World, datatable: Rows) -> None:
    """The subjects, by their labels, on which the source says nothing: these and no others."""
    wanted = sorted(row[0] for row in datatable)
    leaves = world.playable.leaves.values()
    expect(wanted, sorted(leaf.field.label for leaf in leaves if leaf.silent), "silent")


@then("the book is not silent on {label:text}")
def not_silent_on(world: World, label: str) -> None:
    """A subject on which the source does speak."""
    found = [leaf for leaf in world.playable.leaves.values() if leaf.field.label == label]
    if not found:
        raise StepFailedError(f"the vocabulary has no '{label}'")
    expect(False, found[0].silent, f"silent on {label}")
