"""Steps that put a dispute to a rule set and check the answer."""

from hearts_spec.disputes import Answer, ask, split_settings
from hearts_spec.rules import Status
from hearts_spec.scenarios.step_registry import signed, then, when
from hearts_spec.scenarios.world import StepFailedError, World, expect, expect_cited

NOTHING = "-"
IMPOSSIBLE = "impossible"
ALONE = " alone"
_FIRM = {"ruled": "ruled", "option": "by an option", "assumed": "assumed", "silent": "silent"}  # as features say it


@when("the question {situation:word} is put to {ruleset:id} with {settings:text}")
def question_put(world: World, situation: str, ruleset: str, settings: str) -> None:
    """Ask a dispute of a rule set, with `nothing changed` or with parameters and options: `hearts=0,0,6,7; dealer=A`.

    The situations and their parameters are those that `hearts-spec situations` lists.
    """
    library = world.library
    if ruleset not in library.drafts:
        raise StepFailedError(f"there is no rule set {ruleset}")
    values = {} if settings == "nothing changed" else dict(_setting(each) for each in settings.split(";"))
    found = world.disputes.find(situation)
    changed, choices = split_settings(library, found, [ruleset], values)
    (world.answer,) = ask(library, found, [ruleset], changed, choices)
    _show(world, world.answer)


def _setting(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals:
        raise StepFailedError(f"'{text}' is not of the form name=value")
    return name.strip(), value.strip()


def _show(world: World, found: Answer) -> None:
    world.show("note", text=found.ruling, cites=list(found.cites))
    for each in found.assumed:
        world.show("note", text=f"Assumed: {each.reason}", cites=[each.nearest] if each.nearest else [])


@then("the answer is {answer:text}")
def answer_is(world: World, answer: str) -> None:
    """The answer, one of those that the dispute declares. If the book is silent, our default.

    `-` if there is none, because the question does not arise.
    """
    found = world.answer_needed()
    expect(answer, found.effective_answer if found.arises else NOTHING, "the answer")


@then("it is {firm}")
def firm_is(world: World, firm: str) -> None:
    """How sure the answer is: `ruled`, `by an option`, `assumed` or `silent`; `impossible` if it does not arise."""
    found = world.answer_needed()
    expect(firm, _FIRM[found.firm] if found.arises else IMPOSSIBLE, "the answer is")


@then("the answer itself is {firm}")
def firm_itself_is(world: World, firm: str) -> None:
    """How sure the answer is, apart from its consequences, such as amounts."""
    expect(firm, _FIRM[world.answer_needed().firm_itself], "the answer itself is")


@then("in a word it is {word:text}")
def in_a_word(world: World, word: str) -> None:
    """The finding with its players and cards; `-` if the book is silent or the question does not arise."""
    found = world.answer_needed()
    expect(word, NOTHING if found.status is Status.SILENT else found.word, "the answer in a word")


@then("the players are up or down by {net:text}")
def up_or_down(world: World, net: str) -> None:
    """What each player wins or loses, seat by seat; in a game for points, what each adds. `-` if nobody does."""
    found = world.answer_needed().net
    wanted = None if net == NOTHING else [signed(each) for each in net.split()]
    expect(wanted, None if found is None else list(found.values()), "net")


@then("it rests on {provision:text}")
def rests_on(world: World, provision: str) -> None:
    """The provisions that decide the answer, as `a, b`, with `alone` if no other may be cited; `-` if there is none.

    Those by which a question does not arise may be named too; `-` then says nothing of them, for there is no answer.
    """
    found = world.answer_needed()
    cites = found.cites
    named = [] if provision == NOTHING else provision.removesuffix(ALONE).split(", ")
    for each in named:
        expect_cited(each, cites, "the answer")
    if provision.endswith(ALONE) or (found.arises and not named):
        expect(sorted(named), sorted(cites), "provisions")
