"""The pictures of the cards: one sheet of SVG symbols, two for each card, which pages show by their names.

`QS` is a whole face, 250 by 350. `QS-small` has a large rank and suit, and is legible at a width of 24 pixels.
The suits differ in outline, so that they are told apart without colour. The faces keep their colours on dark paper.
"""

from collections.abc import Iterator

FACES = "assets/cards.svg"
JOKER = "Joker"
_PAPER, _EDGE, _INK, _RED, _GOLD, _LINE = "#fffdf8", "#b9ab93", "#221d18", "#a3251e", "#d9b45b", "#28221c"
_RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
_COLOURS = {"S": _INK, "H": _RED, "D": _RED, "C": _INK, "J": _INK}
SUITS = {  # each in a square of 32
    "S": "M16 1.5C18 7 29.5 12.6 29.5 20c0 3.8-2.9 6.2-6 6.2-2.5 0-4.7-1.3-5.8-3.4.4 3.4 1.5 5.8 3.9 7.7H10.4c2.4-1.9"
    " 3.5-4.3 3.9-7.7-1.1 2.1-3.3 3.4-5.8 3.4-3.1 0-6-2.4-6-6.2C2.5 12.6 14 7 16 1.5z",
    "H": "M16 30C13.4 26.2 1.8 19.4 1.8 10.9 1.8 5.7 5.5 2.6 9.3 2.6c3.2 0 5.6 1.9 6.7 5 1.1-3.1 3.5-5 6.7-5 3.8 0 7.5"
    " 3.1 7.5 8.3C30.2 19.4 18.6 26.2 16 30z",
    "D": "M16 .8C18.4 6 22 11.2 27 16c-5 4.8-8.6 10-11 15.2C13.6 26 10 20.8 5 16 10 11.2 13.6 6 16 .8z",
    "C": "M16 1.6a6.7 6.7 0 0 1 4.6 11.5c-.9.9-1.8 1.6-2.3 2.4 1-.6 2.6-2.9 5.5-2.9a6.7 6.7 0 1 1 0 13.4c-3.4 0-5.4-2.2"
    "-6.3-4.2.3 3.7 1.5 6.6 4 8.7H10.5c2.5-2.1 3.7-5 4-8.7-.9 2-2.9 4.2-6.3 4.2a6.7 6.7 0 1 1 0-13.4c2.9 0 4.5 2.3 5.5"
    " 2.9-.5-.8-1.4-1.5-2.3-2.4A6.7 6.7 0 0 1 16 1.6z",
    "J": "M9 23.5c.5-5-1.5-8.5-5-8C4.5 9 9.5 7 12.5 10.5c.5-3.5 1.5-5.5 3.5-7 2 1.5 3 3.5 3.5 7 3-3.5 8-1.5 8.5 5-3.5"
    "-.5-5.5 3-5 8zM9 26h14v3.5H9zM4 15.5a2.6 2.6 0 1 0 .01 5.2A2.6 2.6 0 0 0 4 15.5zM28 15.5a2.6 2.6 0 1 0 .01 5.2A2.6"
    " 2.6 0 0 0 28 15.5zM16 .4a2.6 2.6 0 1 0 .01 5.2A2.6 2.6 0 0 0 16 .4z",
}
_LEFT, _MIDDLE, _RIGHT = 90, 125, 160
_CORNERS = tuple((x, y) for y in (0, 1) for x in (_LEFT, _RIGHT))
_SIX = tuple((x, y) for y in (0, 0.5, 1) for x in (_LEFT, _RIGHT))
_EIGHT = tuple((x, y) for y in (0, 1 / 3, 2 / 3, 1) for x in (_LEFT, _RIGHT))
_PIPS = {  # where the pips of a card stand: across, and from the top to the foot
    "2": ((_MIDDLE, 0), (_MIDDLE, 1)),
    "3": ((_MIDDLE, 0), (_MIDDLE, 0.5), (_MIDDLE, 1)),
    "4": _CORNERS,
    "5": (*_CORNERS, (_MIDDLE, 0.5)),
    "6": _SIX,
    "7": (*_SIX, (_MIDDLE, 0.25)),
    "8": (*_SIX, (_MIDDLE, 0.25), (_MIDDLE, 0.75)),
    "9": (*_EIGHT, (_MIDDLE, 0.5)),
    "10": (*_EIGHT, (_MIDDLE, 1 / 6), (_MIDDLE, 5 / 6)),
}
_FACE = "M103 84c0 34 8 48 22 48s22-14 22-48z"
_FEATURES = "M113 96h6M131 96h6M125 97v13h4M119 119h12"
_ROBE = "M62 175c2-26 22-40 46-45l17 24 17-24c24 5 44 19 46 45z"
_COLLAR = "M108 130l17 25 17-25 9 3-26 38-26-38z"
_HAIR = {
    "K": "M99 80c-3 20-2 30 4 40l6-34zM151 80c3 20 2 30-4 40l-6-34zM103 104c6 6 12 9 22 9s16-3 22-9c3 26-8 42-22 46-14"
    "-4-25-20-22-46zm14 15c4 3 12 3 16 0-4-1-12-1-16 0z",
    "Q": "M125 66c-24 0-32 14-33 34-1 22-8 32-14 38 14 4 28-2 32-16zM125 66c24 0 32 14 33 34 1 22 8 32 14 38-14 4-28-2"
    "-32-16z",
    "J": "M97 76c-5 18-7 36-3 52 6 2 13 1 16-2l-2-48zM153 76c5 18 7 36 3 52-6 2-13 1-16-2l2-48z",
}
_CROWN = {
    "K": "M97 84l-8-40 20 17 16-25 16 25 20-17-8 40zM97 76h56",
    "Q": "M99 80c-2-12-5-20-11-28 9 1 15 4 20 9 4-7 10-12 17-15 7 3 13 8 17 15 5-5 11-8 20-9-6 8-9 16-11 28-16-6-36-6"
    "-52 0z",
    "J": "M93 82c-8-16 6-34 34-33 22 0 36 12 31 33-18-7-46-7-65 0zM146 58c4-14 14-22 26-23-3 12-9 21-20 27z",
}
_TURNED = 'transform="rotate(180 125 175)"'


def card_faces() -> str:
    """Return the sheet: two symbols for each of the 52 cards and for the joker."""
    suits = "".join(f'<path id="s{suit}" d="{outline}"/>' for suit, outline in SUITS.items())
    return f'<svg xmlns="http://www.w3.org/2000/svg"><defs>{suits}</defs>{"".join(_symbols())}</svg>\n'


def _symbols() -> Iterator[str]:
    for suit in "CDSH":
        for rank in _RANKS:
            yield _symbol(f"{rank}{suit}", "250 350", _whole(rank, suit))
            yield _symbol(f"{rank}{suit}-small", "96 132", _small(rank, suit))
    yield _symbol(JOKER, "250 350", _card(250, 350) + _both_ways(_rank("Jkr", 42, 60, 40)) + _pip("J", 125, 175, 130))
    yield _symbol(f"{JOKER}-small", "96 132", _card(96, 132) + _rank("Jkr", 48, 52, 42) + _pip("J", 48, 92, 56))


def _symbol(name: str, size: str, drawn: str) -> str:
    colour = _COLOURS["J" if name.startswith(JOKER) else name.removesuffix("-small")[-1]]
    return f'<symbol id="{name}" viewBox="0 0 {size}"><g fill="{colour}">{drawn}</g></symbol>'


def _card(width: int, height: int) -> str:
    """Return the paper of a card."""
    line = 3 if width > 100 else 2
    return (
        f'<rect x="{line / 2:g}" y="{line / 2:g}" width="{width - line}" height="{height - line}" rx="{width // 12}"'
        f' fill="{_PAPER}" stroke="{_EDGE}" stroke-width="{line}"/>'
    )


def _rank(rank: str, x: int, y: int, size: int) -> str:
    squeezed = f' textLength="{size * 0.86:g}" lengthAdjust="spacingAndGlyphs"' if rank == "10" else ""
    return (
        f'<text x="{x}" y="{y}" font-family="Alegreya,Georgia,serif" font-weight="700" font-size="{size}"'
        f' style="font-variant-numeric:lining-nums" text-anchor="middle"{squeezed}>{rank}</text>'
    )


def _pip(suit: str, x: float, y: float, size: float, turned: bool = False) -> str:
    turn = " rotate(180)" if turned else ""
    return f'<use href="#s{suit}" transform="translate({x:g} {y:g}){turn} scale({size / 32:.3g}) translate(-16 -16)"/>'


def _both_ways(drawn: str) -> str:
    return f"{drawn}<g {_TURNED}>{drawn}</g>"


def _small(rank: str, suit: str) -> str:
    return _card(96, 132) + _rank(rank, 48, 66, 82) + _pip(suit, 48, 97, 56)


def _whole(rank: str, suit: str) -> str:
    if rank == "A":
        middle = _pip(suit, 125, 175, 118)
    elif rank in _HAIR:
        middle = _court(rank, suit)
    else:
        middle = "".join(_pip(suit, x, 64 + 222 * y, 45, y > 0.5) for x, y in _PIPS[rank])
    return _card(250, 350) + middle + _both_ways(_rank(rank, 36, 76, 78) + _pip(suit, 36, 108, 44))


def _court(rank: str, suit: str) -> str:
    """Return a court card: half a figure, and the same turned over."""
    lined = f'stroke="{_LINE}" stroke-width="3.5" stroke-linejoin="round"'
    half = (
        f'<path d="{_ROBE}" {lined}/><path d="{_COLLAR}" fill="{_GOLD}" {lined}/>'
        f'<path d="{_FACE}" fill="{_PAPER}" {lined}/><path d="{_FEATURES}" fill="none" {lined} stroke-linecap="round"/>'
        f'<path d="{_HAIR[rank]}" fill="#3a2c1e" fill-rule="evenodd"/><path d="{_CROWN[rank]}" fill="{_GOLD}" {lined}/>'
    )
    frame = f'<path d="M64 28h122v294H64z" fill="none" stroke="{_COLOURS[suit]}" stroke-width="3"/>'
    buckle = f'<circle cx="125" cy="175" r="23" fill="{_PAPER}" {lined}/>{_pip(suit, 125, 175.5, 28)}'
    return _both_ways(half) + buckle + frame
