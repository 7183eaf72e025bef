"""What the parts measured, in a form that the report reads: a row for each job of each program."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path

OURS = "Counterfoil"


@dataclass(frozen=True, slots=True)
class Row:
    """One job of one program; each value under the name of what it counts and in what unit."""

    part: str
    job: str
    program: str
    records: int
    values: Mapping[str, float] = field(default_factory=dict)
    remark: str = ""
    equal: bool = True
    """Whether both sides held the same in the end, where there are two."""


class Rows:
    """The rows of a part that runs, in a file if there is one: what was measured before a part fails is kept."""

    def __init__(self, file: Path | None = None) -> None:
        self._file = file

    def put(self, row: Row) -> None:
        """One more."""
        if self._file is not None:
            with self._file.open("a", encoding="utf-8") as lines:
                lines.write(json.dumps(asdict(row)) + "\n")


def read(file: Path) -> list[Row]:
    """The rows of a file; a line that was cut off ends it."""
    found: list[Row] = []
    if not file.exists():
        return found
    for line in file.read_text("utf-8").splitlines():
        try:
            found.append(Row(**json.loads(line)))
        except ValueError:
            break
    return found


def share(values: Iterable[float], part: float) -> float:
    """The value under which that part of all lies; 0 for none."""
    ordered = sorted(values)
    return ordered[min(int(len(ordered) * part), len(ordered) - 1)] if ordered else 0.0


def absences(milliseconds: Sequence[float]) -> dict[str, float]:
    """How often and how long an event loop was away."""
    return {
        "p50": share(milliseconds, 0.5), "p99": share(milliseconds, 0.99), "worst": max(milliseconds, default=0.0),
        "over_33": sum(each > 33 for each in milliseconds), "over_50": sum(each > 50 for each in milliseconds),
        "looks": len(milliseconds),
    }  # fmt: skip
