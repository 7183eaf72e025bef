"""The plan of an import: what each line of the table would do, and why.

Made by `importer`, shown by the command line and the window. Pure.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from app.transfer.cells import Cell
from storage.errors import Problem

SHOWN_CHARACTERS = 80
"""Of a cell that is told about."""


class LineOutcome(StrEnum):
    """Outcome of a line."""

    NEW = "new"
    CHANGED = "changed"
    UNCHANGED = "unchanged"
    REFUSED = "refused"


@dataclass(frozen=True, slots=True)
class PlannedLine:
    """One line: the change it makes to a record, or why it is refused; `column` is the place of the first problem."""

    line: int
    outcome: LineOutcome
    id: int | None = None
    values: Mapping[str, Any] = field(default_factory=dict)
    problems: tuple[Problem, ...] = ()
    column: str = ""
    doubts: tuple[Problem, ...] = ()
    """What looks wrong in a line that is new or changed."""
    cells: Mapping[str, Cell] = field(default_factory=dict)
    """What stands in the file, by field."""

    def shown(self, name: str | None) -> str:
        """The text of the cell of a field, as a message shows it; of the whole line its first text."""
        if name is None:
            return next((text for each in self.cells.values() if (text := _shown(each))), "")
        return _shown(self.cells.get(name))


def _shown(cell: Cell) -> str:
    return "" if cell is None else " ".join(str(cell).split())[:SHOWN_CHARACTERS]


@dataclass(frozen=True, slots=True)
class ImportPlan:
    """The plan for all lines of a table, in its order."""

    entity: str
    lines: tuple[PlannedLine, ...]

    @property
    def counts(self) -> dict[LineOutcome, int]:
        """Number of lines by outcome."""
        found = Counter(each.outcome for each in self.lines)
        return {outcome: found.get(outcome, 0) for outcome in LineOutcome}

    @property
    def doubtful(self) -> list[PlannedLine]:
        """Lines that would be imported and look wrong."""
        return [each for each in self.lines if each.doubts]
