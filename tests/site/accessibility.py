"""The axe audit of a page in a browser, asked for what it finds wrong and no more."""

from functools import cache

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page


@cache
def _axe() -> Axe:
    return Axe()


def violations(page: Page) -> list[str]:
    """Give what breaks the rules of axe, each with the first place; to tell of all that is well would take longer."""
    found = _axe().run(page, options={"resultTypes": ["violations"]}).response["violations"]
    return [f"{each['id']}: {each['nodes'][0]['html'][:120]}" for each in found]
