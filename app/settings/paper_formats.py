"""Paper formats for labels: sheets of A4 and rolls, and the position of each label.

Called by the window's labels. Pure; all lengths are millimetres.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Layout:
    """One kind of paper. `left` and `top` are the margins; `across` and `down` lead from one label to the next."""

    name: str
    page: tuple[float, float]
    columns: int
    rows: int
    label: tuple[float, float]
    left: float
    top: float
    across: float
    down: float
    inside: tuple[float, float]
    """Padding inside a label, horizontal and vertical: printers do not reach the paper's edge."""

    @property
    def each(self) -> int:
        """Labels on a page."""
        return self.columns * self.rows

    @property
    def roll(self) -> bool:
        """Whether each label is a page of its own."""
        return self.each == 1

    def corner(self, position: int) -> tuple[float, float]:
        """Top left corner of the label at a position of the page; 0 is the first, then along the row."""
        row, column = divmod(position, self.columns)
        return self.left + column * self.across, self.top + row * self.down

    def position_at(self, x: float, y: float) -> int | None:
        """The position of the label at a point of the page; None between labels."""
        for position in range(self.each):
            left, top = self.corner(position)
            if left <= x < left + self.label[0] and top <= y < top + self.label[1]:
                return position
        return None


def _roll(name: str, width: float, height: float) -> Layout:
    return Layout(
        name=name, page=(width, height), columns=1, rows=1, label=(width, height), left=0, top=0, across=width,
        down=height, inside=(2.5, 1.8),
    )  # fmt: skip


A4 = (210.0, 297.0)
LAYOUTS = {
    each.name: each
    for each in (
        Layout(name="a4_24", page=A4, columns=3, rows=8, label=(70.0, 37.0), left=0, top=0.5, across=70.0, down=37.0,
               inside=(5.0, 4.5)),
        Layout(name="a4_14", page=A4, columns=2, rows=7, label=(99.1, 38.1), left=4.65, top=15.15, across=101.6,
               down=38.1, inside=(4.0, 3.0)),
        Layout(name="a4_65", page=A4, columns=5, rows=13, label=(38.1, 21.2), left=4.75, top=10.7, across=40.6,
               down=21.2, inside=(2.0, 1.5)),
        _roll("roll_57", 57.0, 32.0),
        _roll("roll_62", 62.0, 29.0),
    )
}  # fmt: skip
"""By name: three usual sheets (24, 14 and 65 labels) and two widths of rolls."""


def places(layout: Layout, count: int, first: int = 0) -> Iterator[tuple[int, int]]:
    """Page and position of each of `count` labels, from position `first` of a partly used sheet on."""
    start = 0 if layout.roll else first
    for number in range(start, start + count):
        yield divmod(number, layout.each)


def pages(layout: Layout, count: int, first: int = 0) -> int:
    """Number of pages for `count` labels."""
    start = 0 if layout.roll or not count else first
    return -(-(start + count) // layout.each)
