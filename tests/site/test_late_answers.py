"""An answer that comes when something else is wanted by now is not shown, and no more is asked for its sake."""

import json

import pytest
from playwright.sync_api import Page, Route, expect

from tests.site.test_settle import SETTLE, SWEEPSTAKE, link, shown_net

pytestmark = [pytest.mark.usefixtures("patient"), pytest.mark.engine("here")]
AUCTION = "foster-1914/auction"
DRAWN_BESIDE = ".settled-beside h2"
NOTES_WHAT_COMES = """place => new MutationObserver((all) => {
  window.came ||= all.some(({ addedNodes }) => addedNodes.length);
}).observe(place, { childList: true })"""


class Slow:
    """An engine that holds its answers back, where it is asked about another game than the one that settles."""

    def __init__(self, page: Page) -> None:
        """Stand between a page and the engine."""
        self.asked: list[str] = []
        self.holds = False
        self._held: list[Route] = []
        page.route("**/asked", self._hold)

    def _hold(self, route: Route) -> None:
        self.asked.append(json.loads(route.request.post_data or "")["id"])
        if self.holds and self.asked[-1] != SWEEPSTAKE:
            self._held.append(route)
        else:
            route.continue_()

    def release(self) -> None:
        """Let all answers come."""
        self.holds = False
        for route in self._held:
            route.continue_()


@pytest.fixture
def slow(desk_phone: Page, address: str) -> Slow:
    """Give an engine that has settled a deal by one game, and is slow to settle it by all others."""
    engine = Slow(desk_phone)
    said = {"game": SWEEPSTAKE, "fields": {"took": ["0", "0", "0", "13"]}}
    desk_phone.goto(address + SETTLE + link(said))
    desk_phone.get_by_role("button", name="Settle", exact=True).click()
    expect(desk_phone.locator(DRAWN_BESIDE)).to_be_visible()
    engine.holds = True
    engine.asked.clear()
    with desk_phone.expect_request(lambda request: SWEEPSTAKE not in (request.post_data or "")):
        desk_phone.get_by_role("radio", name="every game").check()
    return engine


def test_what_was_cleared_does_not_come_back(desk_phone: Page, slow: Slow) -> None:
    desk_phone.get_by_role("button", name="Clear").click()
    desk_phone.locator(".settled-beside").evaluate(NOTES_WHAT_COMES)
    slow.release()
    desk_phone.get_by_role("button", name="Settle", exact=True).click()
    expect(desk_phone.locator(".field--faulty .field__fault")).to_contain_text("where 13 are in play")
    assert not desk_phone.evaluate("window.came")


def test_a_change_is_not_kept_waiting_by_what_was_asked_before(desk_phone: Page, slow: Slow) -> None:
    """Of ninety games one was asked; the next question is about the changed numbers."""
    desk_phone.get_by_label("D took: one fewer").click()
    slow.release()
    expect(desk_phone.locator(".field--faulty .field__fault")).to_contain_text("12 hearts are accounted for")
    first, other, *rest = slow.asked
    assert (first, rest) == (SWEEPSTAKE, [SWEEPSTAKE])
    assert other != SWEEPSTAKE


def test_a_game_chosen_meanwhile_keeps_its_form(desk_phone: Page, address: str) -> None:
    """What the options of a game make of its form is asked; then another is chosen, whose form has no buyer."""
    engine = Slow(desk_phone)
    engine.holds = True
    said = {"game": AUCTION, "options": {"choice-after-division": "sold"}, "fields": {"took": ["0", "1", "3", "9"]}}
    desk_phone.goto(address + SETTLE + link(said))
    with desk_phone.expect_request(lambda request: AUCTION in (request.post_data or "")):
        desk_phone.get_by_role("button", name="Settle", exact=True).click()
    desk_phone.get_by_label("The game you play").select_option(SWEEPSTAKE)
    expect(desk_phone.locator('[data-field="buyer"]')).to_have_count(0)
    engine.release()
    expect(desk_phone.locator(".settled .settlement")).to_be_visible()
    desk_phone.get_by_label("D took: one fewer").click()
    desk_phone.get_by_label("C took: one more").click()
    expect(desk_phone.locator(".settled .settlement tbody")).to_contain_text("−8")
    assert shown_net(desk_phone)["D"] == -8
    assert desk_phone.locator('[data-field="buyer"]').count() == 0
