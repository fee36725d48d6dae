"""A browser that stops, or is gone, fails the test that waits on it, and the next test has another."""

import os
from signal import SIGKILL, SIGSTOP, Signals

import psutil
import pytest
from playwright.sync_api import Browser, Error, Playwright

from tests.site.conftest import chromium_of, limited


@pytest.fixture
def browser(playwright: Playwright) -> Browser:
    return chromium_of(playwright)


def signal_browsers(signal: Signals) -> None:
    for driver in psutil.Process().children():
        for process in driver.children(recursive=True):
            os.kill(process.pid, signal)


def test_a_browser_that_stops_is_ended(browser: Browser) -> None:
    page = browser.new_page()
    signal_browsers(SIGSTOP)
    with pytest.raises(pytest.fail.Exception, match="had not done within 1 s") as failed, limited(1):
        page.evaluate("1")
    assert isinstance(failed.value.__context__, Error)


def test_a_browser_that_is_gone_fails_at_once(browser: Browser) -> None:
    page = browser.new_page()
    signal_browsers(SIGKILL)
    with pytest.raises(Error):
        page.evaluate("1")


def test_the_next_test_has_another(chromium: Browser) -> None:
    assert chromium.new_page().evaluate("1") == 1
