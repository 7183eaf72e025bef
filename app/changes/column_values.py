"""Different values for one field of many records, as pasted from a spreadsheet.

Called by the window. A change set, see `app.change_set`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from app.change_set import ChangeLine, ChangeSet, Effect
from app.changes import application
from app.changes.edited import edited
from storage.errors import Problem
from storage.records.replica import Replica
from storage.schema.fields import Record


def column_values(
    replica: Replica, entity: str, name: str, values: Sequence[tuple[int, Any | Problem]]
) -> ChangeSet:
    """What each value would do to its record as it is now; a record gets one value only, the first.

    A value that could not be read is a Problem.
    """
    declared = replica.catalogue[entity]
    first: dict[int, int] = {}
    waiting = iter(enumerate((value for _, value in values), start=1))

    def line(id: int, record: Record | None) -> ChangeLine:
        number, value = next(waiting)
        if isinstance(value, Problem):
            found = edited(declared, id, record, {name: None}, line=number)
            return _refused(found, value)
        found = edited(declared, id, record, {name: value}, line=number)
        if (before := first.setdefault(id, number)) == number or found.reason == "deleted":
            return found
        return _refused(found, Problem(name, "line_twice", {"line": before}))

    lines = application.preview(replica, entity, [id for id, _ in values], line)
    return ChangeSet(entity=entity, step="paste", lines=lines)


def _refused(line: ChangeLine, problem: Problem) -> ChangeLine:
    return replace(line, effect=Effect.REFUSED, problems=(problem,), can_tick=False, ticked=False)
