"""Charts as SVG without a library: bars and lines that can be read in light and in dark, and without colours.

Each chart has a title and a description for those who do not see it; every bar carries its figure, every line its name,
a dash pattern and a marker of its own.
"""

from __future__ import annotations

import math
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape

from tests.bench.report.targets import number

WIDTH = 760
ROW = 26
LEFT = 310
RIGHT = 110
_LIGHT = {
    "t": 'fill="#24292f" font-weight="600" font-size="15"', "n": 'fill="#24292f" font-size="13"', "s": 'fill="#24292f" font-size="12"',
    "a": 'fill="none" stroke="#57606a"', "g": 'fill="none" stroke="#8c959f" stroke-opacity="0.35"',
    "b0": 'fill="#0969da"', "b1": 'fill="#8c959f"',
    "w": 'fill="none" stroke="#cf222e" stroke-width="2" stroke-dasharray="5 3"',
    "l0": 'fill="none" stroke-width="2" stroke="#0969da"', "l1": 'fill="none" stroke-width="2" stroke="#bc4c00"',
    "l2": 'fill="none" stroke-width="2" stroke="#1a7f37"', "l3": 'fill="none" stroke-width="2" stroke="#8250df"',
}  # fmt: skip
"""How each kind of thing is drawn: on its elements, for readers of SVG that know no style sheet."""
_DARK = (
    "<style>@media(prefers-color-scheme:dark){text{fill:#e6edf3}.a{stroke:#9198a1}.b0{fill:#4493f8}.b1{fill:#6e7681}"
    ".l0{stroke:#4493f8}.l1{stroke:#f0883e}.l2{stroke:#3fb950}.l3{stroke:#ab7df8}.w{stroke:#ff7b72}}</style>"
)
_DASHES = ("", "7 3", "2 3", "9 3 2 3")


@dataclass(frozen=True, slots=True)
class Bar:
    """A figure with its name."""

    name: str
    value: float
    ours: bool = True
    wanted: float | None = None
    """The limit, drawn as a mark."""


def _frame(title: str, description: str, height: float, body: Sequence[str]) -> str:
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:g}" width="{WIDTH}" height="{height:g}" '
        'role="img" aria-labelledby="t d">'
    )
    named = f'<title id="t">{escape(title)}</title><desc id="d">{escape(description)}</desc>'
    top = f'<text class="t" x="8" y="22">{escape(title)}</text>'
    text = "\n".join(
        [head, named, _DARK, '<g font-family="system-ui, sans-serif">', top, *body, "</g>", "</svg>", ""]
    )
    return re.sub(r'class="(\w+)"', lambda found: f"{found[0]} {_LIGHT[found[1]]}", text)


def bars(title: str, rows: Sequence[Bar], *, unit: str, mark: str = "wanted") -> str:
    """Bars from nought, each with its figure; a red mark where its limit is. Nothing measured is said so."""
    told = [f"{each.name}: {number(each.value)} {unit}" for each in rows]
    if not rows:
        return _frame(
            title, "Nothing was measured.", 64, ['<text class="n" x="8" y="48">Nothing was measured.</text>']
        )
    most = max(max(each.value, each.wanted or 0) for each in rows) or 1.0
    room = WIDTH - LEFT - RIGHT
    body = []
    for at, each in enumerate(rows):
        y = 40 + at * ROW
        long = room * max(each.value, 0) / most
        body.append(
            f'<text class="n" x="{LEFT - 8}" y="{y + 14}" text-anchor="end">{escape(each.name)}</text>'
        )
        body.append(
            f'<rect class="b{0 if each.ours else 1}" x="{LEFT}" y="{y + 2}" width="{max(long, 1):.1f}" height="{ROW - 9}" rx="2"/>'
        )
        right = long
        if each.wanted is not None:
            x = LEFT + room * each.wanted / most
            body.append(f'<path class="w" d="M{x:.1f} {y - 1}v{ROW - 3}"/>')
            right = max(long, x - LEFT) if abs(x - LEFT - long) < 90 and x - LEFT > long else long
        body.append(
            f'<text class="s" x="{LEFT + right + 6:.1f}" y="{y + 14}">{number(each.value)} {escape(unit)}</text>'
        )
    height = 48 + len(rows) * ROW
    if any(each.wanted is not None for each in rows):
        body.append(
            f'<path class="w" d="M{LEFT} {height - 2}v14"/><text class="s" x="{LEFT + 8}" y="{height + 10}">{escape(mark)}</text>'
        )
        told += [
            f"{mark} for {each.name}: {number(each.wanted)} {unit}"
            for each in rows
            if each.wanted is not None
        ]
        height += 20
    return _frame(title, "; ".join(told) + ".", height, body)


Points = Sequence[tuple[float, float]]


def lines(title: str, series: Mapping[str, Points], *, across: str, up: str) -> str:
    """Lines over a number of records, both axes by powers of ten."""
    drawn = {
        name: [(x, y) for x, y in points if x > 0 and y > 0]
        for name, points in series.items()
        if any(x > 0 and y > 0 for x, y in points)
    }
    if not drawn:
        return _frame(
            title, "Nothing was measured.", 64, ['<text class="n" x="8" y="48">Nothing was measured.</text>']
        )
    flat = [point for points in drawn.values() for point in points]
    left, right, top, bottom = 80, WIDTH - 44, 56, 320
    xs, ys = _decades([x for x, _ in flat]), _decades([y for _, y in flat])

    def place(x: float, y: float) -> tuple[float, float]:
        return (
            left + (right - left) * (math.log10(x) - xs[0]) / (xs[1] - xs[0]),
            bottom - (bottom - top) * (math.log10(y) - ys[0]) / (ys[1] - ys[0]),
        )

    body = [f'<text class="s" x="8" y="42">{escape(up)}</text>']
    for power in range(xs[0], xs[1] + 1):
        x, _ = place(10.0**power, 10.0 ** ys[0])
        body.append(f'<path class="g" d="M{x:.1f} {top}V{bottom}"/>')
        body.append(
            f'<text class="s" x="{x:.1f}" y="{bottom + 18}" text-anchor="middle">{number(10.0**power)}</text>'
        )
    for power in range(ys[0], ys[1] + 1):
        _, y = place(10.0 ** xs[0], 10.0**power)
        body.append(f'<path class="g" d="M{left} {y:.1f}H{right}"/>')
        body.append(
            f'<text class="s" x="{left - 8}" y="{y + 4:.1f}" text-anchor="end">{number(10.0**power)}</text>'
        )
    body.append(f'<path class="a" d="M{left} {top}V{bottom}H{right}"/>')
    body.append(f'<text class="s" x="{right}" y="{bottom + 36}" text-anchor="end">{escape(across)}</text>')
    told = []
    for at, (name, points) in enumerate(drawn.items()):
        line, dash = at % len(_DASHES), _DASHES[at % len(_DASHES)]
        placed = [place(x, y) for x, y in sorted(points)]
        dashed = f' stroke-dasharray="{dash}"' if dash else ""
        body.append(
            f'<path class="l{line}"{dashed} d="M{" L".join(f"{x:.1f} {y:.1f}" for x, y in placed)}"/>'
        )
        body += [_marker(line, x, y) for x, y in placed]
        key = bottom + 58 + at * 20
        body.append(
            f'<path class="l{line}"{dashed} d="M{left} {key - 4}h34"/>{_marker(line, left + 17, key - 4)}'
        )
        body.append(f'<text class="s" x="{left + 44}" y="{key}">{escape(name)}</text>')
        values = ", ".join(f"{number(y)} at {number(x)}" for x, y in sorted(points))
        told.append(f"{name}: {values}")
    return _frame(title, f"{up}; {'; '.join(told)}.", bottom + 58 + len(drawn) * 20, body)


def _decades(values: Sequence[float]) -> tuple[int, int]:
    low, high = math.floor(math.log10(min(values))), math.ceil(math.log10(max(values)))
    return low, max(high, low + 1)


def _marker(line: int, x: float, y: float) -> str:
    """Another shape for each line."""
    shapes = (
        f"M{x - 4:.1f} {y:.1f}a4 4 0 1 0 8 0a4 4 0 1 0 -8 0", f"M{x - 4:.1f} {y - 4:.1f}h8v8h-8z",
        f"M{x:.1f} {y - 5:.1f}l5 9h-10z", f"M{x:.1f} {y - 5:.1f}l5 5l-5 5l-5 -5z",
    )  # fmt: skip
    return f'<path class="l{line}" d="{shapes[line]}"/>'
