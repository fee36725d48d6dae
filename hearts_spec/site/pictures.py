"""The pictures that stand for pages where a link to them is shown: a title and what is answered, in the site's types.

A picture is named by the digest of all that is drawn, and kept, so none is drawn twice.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from hashlib import sha256
from html import unescape
from pathlib import Path
from shutil import copyfile

from PIL import Image, ImageDraw, ImageFont

WIDTH, HEIGHT = 1200, 630
MARGIN = 76
PICTURES = "assets/pictures"
FONTS = Path(__file__).parent / "assets" / "fonts"
BOLD, PLAIN, CAPS = (
    f"alegreya{name}-normal.woff2" for name in ("-latin-700", "-latin-400", "-sc-latin-400")
)  # the site's own
Colour = tuple[int, int, int]
PAPER, INK, FAINT, RED, LINE = (252, 249, 243), (40, 34, 28), (87, 78, 66), (163, 37, 30), (139, 125, 105)
SHADES = 8  # of each colour on the paper
TITLE_SIZES = (84, 72, 62, 54, 46, 38)
TITLE_HEIGHT = 200
LINE_SIZE, LEADING, LINE_ROWS = 33, 46, 2
COMPRESSION = 3
_DESIGN = "2"  # to be changed with the drawing, so that pictures are drawn anew


@dataclass(frozen=True, slots=True)
class Picture:
    """What is drawn: where a page stands, its title, and lines below it, each a word in bold and what is said of it."""

    above: str
    title: str
    lines: tuple[tuple[str, str], ...] = ()

    @property
    def name(self) -> str:
        """Give the name of its file."""
        return f"{sha256(repr((_DESIGN, self)).encode()).hexdigest()[:20]}.png"

    def write(self, folder: Path) -> Path:
        """Write it to a folder unless it is there; gives its file."""
        path = folder / self.name
        if not path.exists():
            folder.mkdir(parents=True, exist_ok=True)
            beside = path.with_suffix(".part")
            self._drawn().save(beside, "PNG", compress_level=COMPRESSION)
            beside.replace(path)
        return path

    def _drawn(self) -> Image.Image:
        made = _sheet().copy()
        _write(made, (WIDTH - MARGIN - _width(self.above, CAPS, 32), 100), self.above, FAINT, CAPS, 32)
        size, rows = _set(self.title)
        y = 140
        for row in rows:
            y += round(size * 1.06)
            _write(made, (MARGIN, y), row, INK, BOLD, size)
        y += 36
        ImageDraw.Draw(made).line((MARGIN, y, WIDTH - MARGIN, y), LINE, 2)
        for label, text in self._fitting((HEIGHT - 28 - y) // LEADING):
            y += LEADING
            _write(made, (MARGIN, y), label, RED, BOLD, LINE_SIZE)
            _write(made, (MARGIN + _width(label, BOLD, LINE_SIZE), y), text, INK, PLAIN, LINE_SIZE)
        return made.quantize(palette=_palette(), dither=Image.Dither.NONE)

    def _fitting(self, count: int) -> list[tuple[str, str]]:
        """Give as many lines as fit, each broken where it is too long; what a line has beyond two rows is left out."""
        rows: list[tuple[str, str]] = []
        for label, text in self.lines:
            own = list(_broken(text, PLAIN, LINE_SIZE, _width(label, BOLD, LINE_SIZE)))
            most = LINE_ROWS if len(self.lines) > 1 else count
            if len(own) > most:
                own = [*own[: most - 1], f"{own[most - 1].rpartition(' ')[0]} …"]
            if len(rows) + len(own) > count:
                break
            rows += [(label if place == 0 else "", row) for place, row in enumerate(own)]
        return rows


def _set(title: str) -> tuple[int, list[str]]:
    """Give the largest size in which a title fits, and its rows."""
    for size in TITLE_SIZES:
        rows = list(_broken(title, BOLD, size))
        if len(rows) * size <= TITLE_HEIGHT:
            break
    return size, rows[: TITLE_HEIGHT // size]


def _broken(text: str, font: str, size: int, indent: int = 0) -> Iterator[str]:
    """Break a text into rows that fit, the first of which begins further in."""
    row, used = "", indent
    for word in text.split():
        width = _word_width(word, font, size)
        if row and used + width > WIDTH - 2 * MARGIN:
            yield row
            row, used = "", 0
        row, used = f"{row} {word}".strip(), used + width
    yield row


def _width(text: str, font: str, size: int) -> int:
    """Give the width of a text and the space after it."""
    return sum(_word_width(word, font, size) for word in text.split())


@lru_cache(maxsize=8192)
def _word_width(word: str, font: str, size: int) -> int:
    return round(_font(font, size).getlength(f"{word} "))


def _write(made: Image.Image, place: tuple[int, int], text: str, colour: Colour, font: str, size: int) -> None:
    """Write a text on the line that begins at a place; its words have been met with before, for the most part."""
    x, y = place
    for word in text.split():
        mask, left, top = _word(word, font, size)
        made.paste(colour, (x + left, y + top), mask)
        x += _word_width(word, font, size)


@lru_cache(maxsize=2048)
def _word(word: str, font: str, size: int) -> tuple[Image.Image, int, int]:
    """Give a word as it lies on the paper, and where, from where it stands on its line."""
    left, top, right, bottom = map(round, _font(font, size).getbbox(word, anchor="ls"))
    mask = Image.new("L", (max(right - left, 1), max(bottom - top, 1)))
    ImageDraw.Draw(mask).text((-left, -top), word, 255, _font(font, size), anchor="ls")
    return mask, left, top


@cache
def _sheet() -> Image.Image:
    """Give what all have alike: the paper, and the name of the site."""
    made = Image.new("RGB", (WIDTH, HEIGHT), PAPER)
    draw = ImageDraw.Draw(made)
    draw.rectangle((0, 0, WIDTH, 14), fill=RED)
    _heart(draw, MARGIN, 64, 40)
    _write(made, (MARGIN + 58, 100), "Hearts by the Book", INK, CAPS, 38)
    return made


def _heart(draw: ImageDraw.ImageDraw, x: int, y: int, size: int) -> None:
    half = size // 2
    draw.ellipse((x, y, x + half + 2, y + half + 2), fill=RED)
    draw.ellipse((x + half - 2, y, x + size, y + half + 2), fill=RED)
    draw.polygon(((x + 2, y + half - 3), (x + size - 2, y + half - 3), (x + half, y + size)), fill=RED)


@cache
def _font(name: str, size: int) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(FONTS / name, size)


@cache
def _palette() -> Image.Image:
    """Give the few colours that there are: each from the paper to itself, for the edges of letters."""
    colours = [
        round(paper + (ink - paper) * shade / SHADES)
        for colour in (INK, FAINT, RED, LINE)
        for shade in range(SHADES + 1)
        for paper, ink in zip(PAPER, colour, strict=True)
    ]
    made = Image.new("P", (1, 1))
    made.putpalette(colours)
    return made


class Pictures:
    """The pictures of a site: kept in a folder of the project, and handed over to each site that is made."""

    def __init__(self, kept: Path) -> None:
        self._kept = kept
        self._names: set[str] = set()

    def address_of(self, picture: Picture) -> str:
        """Give the address of a picture below that of the site, where it will stand."""
        self._names.add(picture.write(self._kept).name)
        return f"{PICTURES}/{picture.name}"

    def hand_over(self, site: Path) -> None:
        """Put those that were asked for into a site."""
        folder = site / PICTURES
        folder.mkdir(parents=True, exist_ok=True)
        for name in self._names:
            copyfile(self._kept / name, folder / name)


def picture_of(above: Sequence[str], title: str, said: Sequence[Sequence[str]], description: str) -> Picture:
    """Give the picture of a page, from texts as the theme has them: what it has for a picture, or its description."""
    lines = [(unescape(label), unescape(text)) for label, text in said] or [("", unescape(description))]
    return Picture(" · ".join(map(unescape, above)), unescape(title), tuple(lines))
