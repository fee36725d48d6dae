"""The pictures that stand for pages: of one size, drawn once, and whole whatever is to be drawn."""

from pathlib import Path

import pytest
from PIL import Image, ImageChops

from hearts_spec.site.pictures import HEIGHT, MARGIN, PAPER, RED, WIDTH, Picture, Pictures, picture_of

QUARREL = Picture("Disputes", "Who gets the odd chip?", (("Nobody:", "Hoyle 1887"), ("You:", "Spalding 1896")))
LONG = "so long that it is never done " * 40


def drawn(picture: Picture, folder: Path) -> Image.Image:
    return Image.open(picture.write(folder)).convert("RGB")


def test_picture_has_requested_size_and_few_colours(tmp_path: Path) -> None:
    made = Image.open(QUARREL.write(tmp_path))
    assert (made.size, made.mode) == ((WIDTH, HEIGHT), "P")
    assert QUARREL.write(tmp_path).stat().st_size < 60_000


def test_stored_picture_is_not_redrawn(tmp_path: Path) -> None:
    path = QUARREL.write(tmp_path)
    path.write_bytes(b"kept")
    assert QUARREL.write(tmp_path).read_bytes() == b"kept"
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize(
    "other",
    [
        Picture("Deals", QUARREL.title, QUARREL.lines),
        Picture(QUARREL.above, "Who gets the even chip?", QUARREL.lines),
        Picture(QUARREL.above, QUARREL.title, QUARREL.lines[:1]),
    ],
)
def test_what_is_drawn_differs_where_the_page_does(tmp_path: Path, other: Picture) -> None:
    assert other.name != QUARREL.name
    assert ImageChops.difference(drawn(other, tmp_path), drawn(QUARREL, tmp_path)).getbbox()


@pytest.mark.parametrize(
    "picture",
    [
        Picture("A · B", LONG, (("", LONG),)),
        Picture("A", LONG, tuple((f"{place}:", LONG) for place in range(9))),
        Picture("", "x" * 15, (("Silent", ""),)),
        Picture("A", "", ()),
    ],
)
def test_nothing_is_drawn_past_the_edge(tmp_path: Path, picture: Picture) -> None:
    made = drawn(picture, tmp_path)
    for edge in (
        (0, 20, MARGIN - 12, HEIGHT),
        (WIDTH - MARGIN + 12, 20, WIDTH, HEIGHT),
        (0, HEIGHT - 8, WIDTH, HEIGHT),
    ):
        assert made.crop(edge).getcolors() == [((edge[2] - edge[0]) * (edge[3] - edge[1]), PAPER)], edge


def test_heart_before_site_name_points_down(tmp_path: Path) -> None:
    """It stands at the left margin, 40 wide and high: red in the middle of every line of it but where it is notched."""
    made = drawn(QUARREL, tmp_path)
    middle = [made.getpixel((MARGIN + 20, y)) for y in range(60, 110)]
    red = [y for y, colour in enumerate(middle, 60) if colour == RED]
    assert red == list(range(red[0], red[-1] + 1))
    assert red[0] < 80
    assert red[-1] == 104
    assert made.getpixel((MARGIN + 2, 102)) == PAPER


def test_page_without_own_lines_shows_description() -> None:
    assert picture_of(["Rule sets", "Q &amp; A"], "&lt;Title&gt;", [], "It &amp; that.") == Picture(
        "Rule sets · Q & A", "<Title>", (("", "It & that."),)
    )


def test_site_receives_pictures_it_requested(tmp_path: Path) -> None:
    pictures = Pictures(tmp_path / "kept")
    Picture("Deals", "Another").write(tmp_path / "kept")
    address = pictures.address_of(QUARREL)
    pictures.hand_over(tmp_path / "site")
    assert [path.relative_to(tmp_path / "site").as_posix() for path in (tmp_path / "site").rglob("*.png")] == [address]
