"""Cuts each font in two, so that a first visit downloads little: what nearly every page uses, and the rest.

    python tools/subset_fonts.py

needs `fonttools` and `brotli`. It reads the fonts in `hearts_spec/site/fonts`, with which pictures are drawn too, and
writes `*-core-*.woff2` and `*-rest-*.woff2` for the site. A browser asks for the rest only on a page with such letters.
At the end it prints the `unicode-range` that `hearts_spec/site/assets/book.css` needs for the core.
"""

from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

SITE = Path(__file__).parent.parent / "hearts_spec" / "site"
WHOLE = SITE / "fonts"
FONTS = SITE / "assets" / "fonts"
RARE = '"#$&*<=>@[\\]^_`{|}'  # they occur in code, which uses another font
CHARACTERS = "".join(sorted(set(map(chr, range(0x20, 0x7F))) - set(RARE))) + "\u00a0§«±¶·»×äı–‘’“”…‹›↑−"
FEATURES = ("ccmp", "kern", "liga", "lnum", "onum", "pnum", "tnum")  # the stylesheet asks for no others


def main() -> None:
    core = set(map(ord, CHARACTERS))
    for whole in sorted(WHOLE.glob("*.woff2")):
        cut(whole, "core", core)
        cut(whole, "rest", set(TTFont(whole).getBestCmap()) - core)
    print("unicode-range:", ", ".join(ranges()))


def cut(whole: Path, part: str, codes: set[int]) -> None:
    """Write a part of a font: the characters with these codes."""
    options = subset.Options(flavor="woff2", layout_features=list(FEATURES), hinting=False)
    path = FONTS / whole.name.replace("-latin-", f"-{part}-")
    font = subset.load_font(str(whole), options)
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=codes)
    cutter.subset(font)
    subset.save_font(font, str(path), options)
    print(f"{path.name}: {whole.stat().st_size} to {path.stat().st_size} bytes")


def ranges() -> list[str]:
    """Return the characters as ranges for a stylesheet."""
    codes = sorted(map(ord, CHARACTERS))
    starts = [code for code in codes if code - 1 not in codes]
    ends = [code for code in codes if code + 1 not in codes]
    return [f"U+{a:04X}" if a == b else f"U+{a:04X}-{b:04X}" for a, b in zip(starts, ends, strict=True)]


if __name__ == "__main__":
    main()
