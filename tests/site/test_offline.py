"""All disputes and rules kept on a device, and the site on its home screen."""

import json
import re
from hashlib import sha256
from pathlib import Path

from playwright.sync_api import Page, expect
from selectolax.lexbor import LexborHTMLParser

from bench.page_speed import packed
from tests.site.conftest import STARTS, served

_IMPORTED = re.compile(r"""(?:from|import) ?\(?["'](\.[^"']+\.js)["']""")
LEFT = ("assets/desk/editor.js", "assets/offline/files.json")


def listed(site: Path) -> dict[str, int]:
    """The files of the list, as addresses below the site, each with its size."""
    data = json.loads((site / "assets" / "offline" / "files.json").read_text(encoding="utf-8"))
    files: dict[str, int] = data["files"]
    assert sum(files.values()) == data["bytes"]
    return files


def test_the_list_has_every_dispute_and_rule_set_with_its_size(site: Path) -> None:
    files = listed(site)
    for folder in ("disputes", "rules", "learn", "glossary"):
        pages = {path.relative_to(site).as_posix() for path in (site / folder).rglob("index.html")}
        assert {page.removesuffix("index.html") for page in pages} <= files.keys()
    for address, size in files.items():
        path = site / address
        assert (path / "index.html" if path.is_dir() else path).stat().st_size == size, address
    assert not [name for name in files if name in LEFT or name.endswith(".wasm")]


def test_what_a_table_needs_is_kept_whole_and_is_small(site: Path) -> None:
    """Each page has its parts among what is kept, and each script what it imports."""
    files = json.loads((site / "assets" / "offline" / "tools.json").read_text(encoding="utf-8"))["files"]
    paths = {name: site / name / ("index.html" if name.endswith("/") or not name else "") for name in files}
    disputes = {f"{path.parent.relative_to(site).as_posix()}/" for path in (site / "disputes").rglob("index.html")}
    assert disputes | {"", "learn/", "rules/today/hearts/", "desk/pad/", "desk/table/", "desk/allowed/"} <= files.keys()
    needed = {
        (path.parent / part).resolve().relative_to(site.resolve()) for path in paths.values() for part in parts(path)
    }
    lacking = {path.as_posix() for path in needed} - files.keys()
    assert lacking <= {"assets/desk/editor.js"}  # the lab's, which needs the engine
    assert not [
        name for name, path in paths.items() if not sha256(path.read_bytes()).hexdigest().startswith(files[name])
    ]
    assert sum(len(packed(path)) for path in paths.values()) < 2_500_000


def parts(path: Path) -> list[str]:
    """Return what a page or a script asks for, as it names it."""
    if path.suffix == ".js":
        return _IMPORTED.findall(path.read_text(encoding="utf-8"))
    if path.suffix != ".html":
        return []
    found = LexborHTMLParser(path.read_bytes()).css("script[src], link[rel=stylesheet], img[src]:not([src^=data])")
    return [part.attributes.get("src") or part.attributes["href"] or "" for part in found]


def test_a_device_keeps_all_disputes(new_reader: Page, site: Path, tmp_path: Path) -> None:
    page = new_reader
    page.set_default_timeout(STARTS)
    with served(site, tmp_path) as address:
        page.goto(f"{address}about/#offline")
        page.get_by_role("button", name="Keep all disputes and rules on this device").click()
        expect(page.get_by_role("status")).to_contain_text("are kept on this device", timeout=STARTS)
        kept = page.evaluate("caches.open('hearts-whole').then((cache) => cache.keys()).then((all) => all.length)")
        assert kept >= len(listed(site))
    page.goto(f"{address}disputes/the-play/leading-hearts-unbroken/")  # nothing serves it now
    expect(page.locator("aside.mine .mine__says")).to_be_visible()
    page.keyboard.press("/")
    page.keyboard.type("renege")
    expect(page.locator(".found__link").first).to_be_visible()
    page.goto(f"{address}about/")
    page.get_by_role("button", name="Remove").click()
    expect(page.get_by_role("status")).to_have_text("Removed from this device.")
    assert page.evaluate("caches.has('hearts-whole')") is False


def test_a_hand_is_played_without_a_network_once_the_engine_is_kept(
    new_reader: Page, site: Path, tmp_path: Path
) -> None:
    page = new_reader
    page.set_default_timeout(STARTS)
    with served(site, tmp_path) as address:
        page.goto(f"{address}desk/seat/")
        page.get_by_role("button", name="Deal", exact=True).click()
        expect(page.locator(".picks .pick")).to_have_count(13, timeout=STARTS)
        page.evaluate(
            """async () => {
              const kept = async () => (await (await caches.open("hearts")).keys()).map(({ url }) => url);
              while (!(await kept()).some((url) => url.endsWith(".wasm.gz")))
                await new Promise((go) => setTimeout(go, 100));
            }"""
        )
        page.wait_for_load_state("networkidle")
    page.goto(f"{address}desk/seat/")  # nothing serves it now
    page.get_by_role("button", name="Deal", exact=True).click()
    expect(page.locator(".picks .pick")).to_have_count(13, timeout=STARTS)


def test_the_site_can_be_put_on_a_home_screen(page: Page, address: str) -> None:
    page.goto(f"{address}disputes/")
    manifest = page.evaluate(
        """async () => {
          const { href } = document.querySelector("link[rel=manifest]");
          const said = await (await fetch(href)).json();
          const icons = await Promise.all(said.icons.map(async ({ src, sizes }) => {
            const icon = await createImageBitmap(await (await fetch(new URL(src, href))).blob());
            return `${icon.width}x${icon.height}` === sizes;
          }));
          return { start: new URL(said.start_url, href).href, scope: new URL(said.scope, href).href, icons };
        }"""
    )
    assert manifest == {"start": address, "scope": address, "icons": [True, True]}
