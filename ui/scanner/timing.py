"""Tells a scanner from fingers: key strokes in, whole scans out. Pure; knows no widget and no clock.

Called by `scanner`. A scanner types evenly and fast and ends with Enter or Tab, or stops (gaps of at most 50 ms in
the middle, 100 ms at the most, 1.5 s in all, at least 4 characters: `facts/ux.md` 3.6).
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

SHORTEST = 4
USUAL_GAP, LONGEST_GAP, LONGEST = 50, 100, 1500
"""Milliseconds between two strokes, and of a whole scan."""

NUMBER_ROW = {
    "+": "1", "ě": "2", "ľ": "2", "š": "3", "č": "4", "ř": "5", "ť": "5", "ž": "6", "ý": "7", "á": "8", "í": "9", "é": "0",
}  # fmt: skip
"""What the number row gives without Shift on Czech and Slovak keyboards: scanners press it as if it were American."""


@dataclass(frozen=True, slots=True)
class KeyPress:
    """One key: what it typed, when (milliseconds of any one clock), and which place of the keyboard it is.

    `digit` is the digit that is printed on an American keyboard at that place, where the system tells the place.
    """

    text: str
    at: float
    digit: str = ""


@dataclass(frozen=True, slots=True)
class Scan:
    """One reading of a scanner."""

    code: str
    raw: str
    """As the keyboard's layout typed it."""
    ended: bool
    """Whether the scanner itself said where it ends."""
    began: float
    over: float
    gap: float
    """Milliseconds between two keys, the middle one of all."""


class ScanDetector:
    """Collects strokes until they are a scan, or too slow to be one."""

    def __init__(self) -> None:
        self._strokes: list[KeyPress] = []

    def begins(self, at: float) -> bool:
        """Whether a stroke at this moment is the first of something new."""
        return not self._strokes or at - self._strokes[-1].at > LONGEST_GAP

    def feed(self, stroke: KeyPress) -> None:
        """One more key."""
        if self.begins(stroke.at):
            self._strokes.clear()
        self._strokes.append(stroke)

    def forget(self) -> None:
        """Whatever was typed is no scan."""
        self._strokes.clear()

    def end(self, at: float | None = None) -> Scan | None:
        """The scan that ended with a key pressed at `at`, or by silence (None); None when fingers typed it."""
        strokes = self._strokes
        times = [each.at for each in strokes] + ([at] if at is not None else [])
        gaps = [after - before for before, after in pairwise(times)]
        if len(strokes) < SHORTEST or max(gaps) > LONGEST_GAP or times[-1] - times[0] > LONGEST:
            return None
        from statistics import median

        usual = median(gaps)
        if usual > USUAL_GAP:
            return None
        raw = "".join(each.text for each in strokes)
        return Scan(decoded(strokes), raw, at is not None, times[0], times[-1], usual)


def decoded(strokes: list[KeyPress]) -> str:
    """What the scanner read, whatever the layout made of it."""
    typed = [each.text.lower() for each in strokes]
    if all(text in NUMBER_ROW or text.isdecimal() for text in typed):
        return "".join(NUMBER_ROW.get(text, text) for text in typed)
    return "".join(each.digit or each.text for each in strokes)
