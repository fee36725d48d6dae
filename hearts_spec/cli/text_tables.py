"""Tables in plain text."""

from collections.abc import Sequence

GAP = "  "


def table(header: Sequence[str], rows: Sequence[Sequence[object]], right: Sequence[int] = ()) -> str:
    """Lay out rows under a header; the columns in `right` are set flush right."""
    lines = [list(header), *([str(cell) for cell in row] for row in rows)]
    widths = [max(len(line[place]) for line in lines) for place in range(len(header))]
    laid = []
    for line in lines:
        cells = [
            cell.rjust(width) if place in right else cell.ljust(width)
            for place, (cell, width) in enumerate(zip(line, widths, strict=True))
        ]
        laid.append(GAP.join(cells).rstrip())
    laid.insert(1, GAP.join("-" * width for width in widths))
    return "\n".join(laid)


def signed(number: int) -> str:
    """Write a gain or loss with its sign: `+12`, `-4`, `0`."""
    return f"{number:+d}" if number else "0"


def cited(cites: Sequence[str]) -> str:
    """Write the provisions behind something, or nothing where there are none."""
    return f"[{', '.join(cites)}]" if cites else ""
