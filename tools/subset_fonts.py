"""Cuts from each font the characters that nearly every page uses, so that a first visit downloads little.

    python tools/subset_fonts.py

needs `fonttools` and `brotli`, and writes `*-core-*.woff2` beside the fonts. The full fonts stay for the few pages, and
the house rules, with other letters: a browser asks for them only then. At the end it prints the `unicode-range` that
`hearts_spec/site/assets/book.css` needs for the cut fonts.
"""

from pathlib import Path

from fontTools import subset

FONTS = Path(__file__).parent.parent / "hearts_spec" / "site" / "assets" / "fonts"
RARE = '"#$&*<=>@[\\]^_`{|}'  # they occur in code, which uses another font
CHARACTERS = "".join(sorted(set(map(chr, range(0x20, 0x7F))) - set(RARE))) + "\u00a0§±¶·×–‘’“”…›−"
FEATURES = ("ccmp", "kern", "liga", "lnum", "onum", "pnum", "tnum")  # the stylesheet asks for no others


def main() -> None:
    options = subset.Options(flavor="woff2", layout_features=list(FEATURES), hinting=False)
    for whole in sorted(FONTS.glob("*-latin-[0-9]*.woff2")):
        cut = whole.with_name(whole.name.replace("-latin-", "-core-"))
        font = subset.load_font(str(whole), options)
        cutter = subset.Subsetter(options)
        cutter.populate(text=CHARACTERS)
        cutter.subset(font)
        subset.save_font(font, str(cut), options)
        print(f"{cut.name}: {whole.stat().st_size} to {cut.stat().st_size} bytes")
    print("unicode-range:", ", ".join(ranges()))


def ranges() -> list[str]:
    """Return the characters as ranges for a stylesheet."""
    codes = sorted(map(ord, CHARACTERS))
    starts = [code for code in codes if code - 1 not in codes]
    ends = [code for code in codes if code + 1 not in codes]
    return [f"U+{a:04X}" if a == b else f"U+{a:04X}-{b:04X}" for a, b in zip(starts, ends, strict=True)]


if __name__ == "__main__":
    main()
