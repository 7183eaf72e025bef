"""Scan detection by timing: key strokes in, scans out. Pure; knows no widget and no clock.

Called by `scanner`. A scanner types evenly and fast and ends with Enter, Tab or silence: at least 4 characters, a median
gap of at most 50 ms, no gap above 100 ms, 1.5 s in all.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

SHORTEST = 4
"""Characters of the shortest scan."""
USUAL_GAP, LONGEST_GAP, LONGEST = 50, 100, 1500
"""Milliseconds: median gap, longest gap, and duration of a scan at most."""

NUMBER_ROW = {
    "+": "1", "ě": "2", "ľ": "2", "š": "3", "č": "4", "ř": "5", "ť": "5", "ž": "6", "ý": "7", "á": "8", "í": "9", "é": "0",
}  # fmt: skip
"""Characters of the number row without Shift on Czech and Slovak keyboards, where scanners type as on an American one."""


@dataclass(frozen=True, slots=True)
class KeyPress:
    """One key stroke: its text, its time in milliseconds, and the digit of that key on an American keyboard, if known."""

    text: str
    at: float
    digit: str = ""


@dataclass(frozen=True, slots=True)
class Scan:
    """One scanned code."""

    code: str
    raw: str
    """The text as the keyboard layout typed it."""
    ended: bool
    """Whether it ended with Enter or Tab."""
    began: float
    over: float
    """Time of its first key and of its end, in milliseconds."""
    gap: float
    """Median of the milliseconds between two keys."""


class ScanDetector:
    """Collects key strokes until they are a scan or too slow to be one."""

    def __init__(self) -> None:
        self._strokes: list[KeyPress] = []

    def begins(self, at: float) -> bool:
        """Whether a key stroke at this time is the first of a possible scan."""
        return not self._strokes or at - self._strokes[-1].at > LONGEST_GAP

    def feed(self, stroke: KeyPress) -> None:
        """Add a key stroke."""
        if self.begins(stroke.at):
            self._strokes.clear()
        self._strokes.append(stroke)

    def forget(self) -> None:
        """Drop the collected key strokes."""
        self._strokes.clear()

    def end(self, at: float | None = None) -> Scan | None:
        """The scan that ended with a key at `at`, or by silence (None); None if a person typed it."""
        strokes = self._strokes
        times = [stroke.at for stroke in strokes] + ([at] if at is not None else [])
        gaps = [after - before for before, after in pairwise(times)]
        if len(strokes) < SHORTEST or max(gaps) > LONGEST_GAP or times[-1] - times[0] > LONGEST:
            return None
        from statistics import median

        usual = median(gaps)
        if usual > USUAL_GAP:
            return None
        raw = "".join(stroke.text for stroke in strokes)
        return Scan(decoded(strokes), raw, at is not None, times[0], times[-1], usual)


def decoded(strokes: list[KeyPress]) -> str:
    """The code behind the key strokes, with the keyboard layout undone."""
    typed = [stroke.text.lower() for stroke in strokes]
    whole = all(text in NUMBER_ROW or text.isdecimal() or not text.isprintable() for text in typed)
    # A plus alone may be one; with letters that no code has the layout is such a one.
    if whole or any(text in NUMBER_ROW and text != "+" for text in typed):
        digits = [NUMBER_ROW.get(text, "") for text in typed]
        return "".join(
            stroke.digit or digit or stroke.text for stroke, digit in zip(strokes, digits, strict=True)
        )
    return "".join(stroke.digit or stroke.text for stroke in strokes)
