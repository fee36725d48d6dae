"""A page that is given from one test to the next comes as it was when it was new, or not at all."""

from playwright.sync_api import Browser

from tests.site.conftest import opened

KEEP = "localStorage.kept = sessionStorage.kept = 'yes'"
KEPT = "[localStorage.kept, sessionStorage.kept]"
GLOSSARY = "glossary/"


def test_what_a_reader_kept_is_forgotten(chromium: Browser, address: str) -> None:
    with opened(chromium, 390, "light") as first:
        first.goto(address + GLOSSARY)
        first.evaluate(KEEP)
        first.set_viewport_size({"width": 1280, "height": 400})
    with opened(chromium, 390, "light") as second:
        assert second is first
        assert second.url == "about:blank"
        assert second.viewport_size == {"width": 390, "height": 900}
        second.goto(address + GLOSSARY)
        assert second.evaluate(KEPT) == [None, None]


def test_changed_page_is_not_lent_again(chromium: Browser, address: str) -> None:
    with opened(chromium, 390, "light") as first:
        first.add_init_script("window.done = true")
    with opened(chromium, 390, "light") as second:
        second.goto(address + GLOSSARY)
        assert second.evaluate("window.done") is None
