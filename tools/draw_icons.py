"""Draws the site's mark as the icons of a home screen, from `hearts_spec/site/assets/logo.svg`.

    CHROMIUM=/path/to/chromium python tools/draw_icons.py

writes `hearts_spec/site/assets/icons/SIZE.png`. The mark fills the middle: a system may cut the icon to its own shape.
"""

import os
from io import BytesIO
from pathlib import Path

from PIL import Image
from playwright.sync_api import sync_playwright

ASSETS = Path(__file__).parent.parent / "hearts_spec" / "site" / "assets"
SIZES = (180, 192, 512)
PAPER = "#fcf9f3"
MARK = 0.62  # of the width; what is outside the inner 80 per cent may be cut away


def main() -> None:
    mark = (ASSETS / "logo.svg").read_text(encoding="utf-8").replace("<svg ", f'<svg width="{MARK:.0%}" ', 1)
    icons = ASSETS / "icons"
    icons.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=os.environ.get("CHROMIUM"), args=["--no-sandbox"])
        for size in SIZES:
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(
                f'<body style="margin:0;height:100vh;display:grid;place-items:center;background:{PAPER}">{mark}'
            )
            drawn = Image.open(BytesIO(page.screenshot())).convert("RGB").quantize(64)
            drawn.save(icons / f"{size}.png", optimize=True)
            print(f"{size}.png: {(icons / f'{size}.png').stat().st_size} bytes")
        browser.close()


if __name__ == "__main__":
    main()
