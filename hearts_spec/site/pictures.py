"""Pictures for links to pages, shown elsewhere: a page's title and answers, in the fonts of the site.

A picture is named by the digest of everything drawn and stored, so none is drawn twice.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from html import unescape
from pathlib import Path
from shutil import copyfile

from PIL import Image, ImageDraw, ImageFont

WIDTH, HEIGHT = 1200, 630
MARGIN = 76
PICTURES = "assets/pictures"
FONTS = Path(__file__).parent / "fonts"
BOLD, PLAIN, CAPS = (f"alegreya{name}-normal.woff2" for name in ("-latin-700", "-latin-400", "-sc-latin-400"))
PAPER, INK, FAINT, RED, LINE = (252, 249, 243), (40, 34, 28), (87, 78, 66), (163, 37, 30), (139, 125, 105)
SHADES = 8  # shades of each colour
TITLE_SIZES = (84, 72, 62, 54, 46, 38)
TITLE_HEIGHT = 200
LINE_SIZE, LEADING, LINE_ROWS = 33, 46, 2
COMPRESSION = 3
_DESIGN = "3"  # change it with the drawing, so that pictures are drawn again


@dataclass(frozen=True, slots=True)
class Picture:
    """What is drawn: the pages above, the title, and lines below it, each a bold label and a text."""

    above: str
    title: str
    lines: tuple[tuple[str, str], ...] = ()

    @property
    def name(self) -> str:
        """The file name, which is a digest of all that is drawn."""
        return f"{sha256(repr((_DESIGN, self)).encode()).hexdigest()[:20]}.png"

    def write(self, folder: Path) -> Path:
        """Write it to a folder unless it is there, and return its file."""
        path = folder / self.name
        if not path.exists():
            folder.mkdir(parents=True, exist_ok=True)
            beside = path.with_suffix(".part")
            self._drawn().save(beside, "PNG", compress_level=COMPRESSION)
            beside.replace(path)
        return path

    def _drawn(self) -> Image.Image:
        made = _sheet().copy()
        draw = ImageDraw.Draw(made)
        draw.text((WIDTH - MARGIN, 100), self.above, FAINT, _font(CAPS, 32), anchor="rs")
        font, rows = _set(self.title)
        y = 140
        for row in rows:
            y += round(font.size * 1.06)
            draw.text((MARGIN, y), row, INK, font, anchor="ls")
        y += 36
        draw.line((MARGIN, y, WIDTH - MARGIN, y), LINE, 2)
        for label, text in self._fitting((HEIGHT - 28 - y) // LEADING):
            y += LEADING
            draw.text((MARGIN, y), label, RED, _font(BOLD, LINE_SIZE), anchor="ls")
            draw.text((MARGIN + _width_of(label), y), text, INK, _font(PLAIN, LINE_SIZE), anchor="ls")
        return made.quantize(palette=_palette(), dither=Image.Dither.NONE)

    def _fitting(self, count: int) -> list[tuple[str, str]]:
        """Return as many lines as fit, broken into rows. If there are several lines, each is cut after two rows."""
        rows: list[tuple[str, str]] = []
        for label, text in self.lines:
            own = list(_broken(text, _font(PLAIN, LINE_SIZE), _width_of(label)))
            most = LINE_ROWS if len(self.lines) > 1 else count
            if len(own) > most:
                own = [*own[: most - 1], f"{own[most - 1].rpartition(' ')[0]} …"]
            if len(rows) + len(own) > count:
                break
            rows += [(label if place == 0 else "", row) for place, row in enumerate(own)]
        return rows


def _set(title: str) -> tuple[ImageFont.FreeTypeFont, list[str]]:
    """Return the font in the largest size in which a title fits, and its rows."""
    for size in TITLE_SIZES:
        rows = list(_broken(title, _font(BOLD, size)))
        if len(rows) * size <= TITLE_HEIGHT:
            break
    return _font(BOLD, size), rows[: TITLE_HEIGHT // size]


def _broken(text: str, font: ImageFont.FreeTypeFont, indent: float = 0) -> Iterator[str]:
    """Yield the rows of a text that fit the width; `indent` shortens the first."""
    row = ""
    for word in text.split():
        longer = f"{row} {word}".strip()
        if row and indent + font.getlength(longer) > WIDTH - 2 * MARGIN:
            yield row
            row, indent = word, 0
        else:
            row = longer
    yield row


def _width_of(label: str) -> float:
    """Return the width of the label of a line and the space after it."""
    return _font(BOLD, LINE_SIZE).getlength(f"{label} ") if label else 0


@cache
def _sheet() -> Image.Image:
    """Return what all pictures share: the paper, and the name of the site."""
    made = Image.new("RGB", (WIDTH, HEIGHT), PAPER)
    draw = ImageDraw.Draw(made)
    draw.rectangle((0, 0, WIDTH, 14), fill=RED)
    _heart(draw, MARGIN, 64, 40)
    draw.text((MARGIN + 58, 100), "Hearts by the Book", INK, _font(CAPS, 38), anchor="ls")
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
    """Return a palette of few colours: shades from the paper to each colour, for the edges of letters."""
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
    """The pictures of a site: stored in a folder of the project, and copied into each site that is built."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._names: set[str] = set()

    def address_of(self, picture: Picture) -> str:
        """Return the address of a picture, relative to that of the site; draw it if it is not stored."""
        self._names.add(picture.write(self._folder).name)
        return f"{PICTURES}/{picture.name}"

    def hand_over(self, site: Path) -> None:
        """Copy the pictures that were asked for into a site."""
        folder = site / PICTURES
        folder.mkdir(parents=True, exist_ok=True)
        for name in self._names:
            copyfile(self._folder / name, folder / name)


def picture_of(above: Sequence[str], title: str, lines: Sequence[Sequence[str]], description: str) -> Picture:
    """Return the picture of a page, with the page's own lines or else its description.

    Texts are HTML, as in the theme.
    """
    drawn = [(unescape(label), unescape(text)) for label, text in lines] or [("", unescape(description))]
    return Picture(" · ".join(map(unescape, above)), unescape(title), tuple(drawn))
