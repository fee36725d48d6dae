"""Steps on errors in cutting and dealing, and on the ruling about an incident."""

from hearts_spec.engine.irregular.faulty_deals import FAULTS, Asker, Reached
from hearts_spec.engine.irregular.irregular_play import Ruling
from hearts_spec.rules import Status
from hearts_spec.rules.fields import field_of
from hearts_spec.rules.vocabulary.deal import DealRemedy
from hearts_spec.scenarios.step_registry import given, then, when
from hearts_spec.scenarios.world import StepFailedError, UnmetError, World, expect, expect_cited


def ruled(world: World, ruling: Ruling) -> None:
    world.ruling = ruling
    world.show("note", text=ruling.text, cites=list(ruling.cites))


@given("{who:text} asks for a new deal")
def asks(world: World, who: str) -> None:
    """Who asks: the dealer, the player who was dealt the card, the player who finds it in their hand, or nobody."""
    askers = {each.phrase: each for each in Asker}
    if who != "nobody" and who not in askers:
        raise StepFailedError(f"'{who}' cannot ask for a new deal; say nobody, or one of: {', '.join(askers)}")
    world.unclaimed, world.asked_by = who == "nobody", askers.get(who)


@given("the player dealt the card has touched another of theirs")
def has_touched(world: World) -> None:
    """The player who was dealt the card has touched another of their cards."""
    world.touched = True


@given("the player dealt the card has touched that card alone")
def has_taken_up(world: World) -> None:
    """The player who was dealt the card has touched it, and no other of their cards."""
    world.taken_up = True


@given("all have looked at their hands")
def have_looked(world: World) -> None:
    """All the players have looked at the cards that they were dealt."""
    world.looked = True


@given("another player has touched their cards or interrupted the dealer")
def has_disturbed(world: World) -> None:
    """Another player contributed to the fault: by touching their cards or interrupting the dealer."""
    world.disturbed = True


@given("it was the turn of {seat} to deal")
def rightful_dealer(world: World, seat: str) -> None:
    """Who should have dealt."""
    world.seat(seat)
    world.rightful = seat


@when("{fault:text} is found in cutting")
def found_in_cutting(world: World, fault: str) -> None:
    """A fault in the deal, by its label in the vocabulary, found before any card is dealt."""
    _fault(world, fault, Reached.CUTTING)


@when("{fault:text} is found before the last card is dealt")
def found_in_dealing(world: World, fault: str) -> None:
    """A fault in the deal, found while the cards are dealt."""
    _fault(world, fault, Reached.DEALING)


@when("{fault:text} is found before the first trick is complete")
def found_dealt(world: World, fault: str) -> None:
    """A fault in the deal, found when all cards are dealt."""
    _fault(world, fault, Reached.DEALT)


@when("{fault:text} is found after the first trick")
def found_playing(world: World, fault: str) -> None:
    """A fault in the deal, found later in the play."""
    _fault(world, fault, Reached.PLAYING)


def _fault(world: World, label: str, reached: Reached) -> None:
    named = {_label(word).lower(): kind for word, kind in FAULTS.items()}
    if label.lower() not in named:
        raise StepFailedError(f"'{label}' is no fault; say one of: {', '.join(named)}")
    fault = named[label.lower()](
        after=0,
        reached=reached,
        touched=world.touched,
        taken_up=world.taken_up,
        looked=world.looked,
        disturbed=world.disturbed,
        unclaimed=world.unclaimed,
        asked_by=world.asked_by,
        rightful=world.rightful,
    )
    world.deal_ruling = fault.rule(world.table, world.dealing, world.table_seats)
    ruled(world, world.deal_ruling.ruling)


def _label(word: str) -> str:
    """Return the label of a fault in the vocabulary; not for a misdeal, whose label is about who deals next."""
    found = field_of(f"irregular.deal.{word}")
    return found.label if found and word != "misdeal" else f"a {word}"


@then("the ruling is that {remedy:text}")
def remedy_is(world: World, remedy: str) -> None:
    """What the fault in the deal leads to, in the words of the vocabulary."""
    phrases = [each.phrase for each in DealRemedy]
    if remedy not in phrases:
        raise StepFailedError(f"'{remedy}' is no remedy; say one of: {'; '.join(phrases)}")
    found = world.deal_ruling_needed().remedy
    expect(remedy, found.phrase if found else "the book says nothing of this", "ruling")


@then("{seat} deals now")
def deals_now(world: World, seat: str) -> None:
    """Who deals again after a void deal."""
    ruling = world.deal_ruling_needed()
    deals = ruling.ruling.deals
    expect(seat, "nobody, for the deal stands" if deals is None else world.name(deals), "to deal")


@then("the deal stands")
def deal_stands(world: World) -> None:
    """The fault changes nothing: it was found too late, or nobody with the right asks for a new deal."""
    ruling = world.deal_ruling_needed()
    expect(False, ruling.void, "deal void")
    expect(DealRemedy.STANDS.phrase, ruling.remedy.phrase if ruling.remedy else "silence", "ruling")


@then("it is granted")
def is_granted(world: World) -> None:
    """What was asked for is granted, or the remedy of the rules applies."""
    expect(True, world.ruling_needed().granted, f"granted ({world.ruling_needed().text})")


@then("it is not granted")
def is_not_granted(world: World) -> None:
    """It was asked for too late, or by somebody without the right, or the rules do not give it."""
    ruling = world.ruling_needed()
    expect(False, ruling.granted, f"granted ({ruling.text})")
    if ruling.status is Status.SILENT:
        raise UnmetError("the book says nothing of this; say `the book is silent on it`")


@then("the book is silent on it")
def silent_on_it(world: World) -> None:
    """The book has no rule for what happened."""
    expect(Status.SILENT.value, world.ruling_needed().status.value, "status of the ruling")


@then("the ruling rests on {provision}")
def ruling_rests_on(world: World, provision: str) -> None:
    """A provision behind the ruling."""
    expect_cited(provision, world.ruling_needed().cites, "the ruling")
