"""The page of a game in a real Chromium: its contents, what stands in line, and the words of the box at its head."""

from playwright.sync_api import Page, expect

BLACK_LADY = "rules/davis-2004/black-lady/"
# How far from the edge of its cell, less what every cell keeps free, a sentence begins.
INDENTED = """(all) => all.map((each) => {
  const cell = each.closest("td");
  const { left } = cell.getBoundingClientRect();
  return Math.round(each.getBoundingClientRect().left - left - parseFloat(getComputedStyle(cell).paddingLeft));
})"""


def test_rule_groups_are_headings_in_contents(page: Page, address: str):
    page.goto(address + BLACK_LADY)
    contents = page.get_by_role("navigation", name="Table of contents").last
    for name in ("Passing", "Settling", "Five players"):
        contents.get_by_role("link", name=name, exact=True).click()
        expect(page.locator("h3:target")).to_have_text(f"{name}¶")
        expect(page.locator("h3:target")).to_be_in_viewport()
    for anchor in ("with-players.5", "with-players.5.passing.cards", "passing.cards", "rules", "players"):
        expect(page.locator(f"[id='{anchor}']")).to_have_count(1)


def test_rows_of_two_values_align_with_one(page: Page, address: str):
    page.goto(address + "rules/foster-1914/black-lady/")
    assert set(page.locator(".rules ul.cases > li").evaluate_all(INDENTED)) == {0}


def test_head_box_uses_readers_words(page: Page, address: str):
    page.goto(address + BLACK_LADY)
    expect(page.locator(".facts dt")).to_have_text(
        ["Source", "Players", "Built on", "Games built on it", "Also called"]
    )
