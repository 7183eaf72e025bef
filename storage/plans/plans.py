"""The tables of plans and their lines.

Made by `Replica.plans` for reading and by `Transaction.plans` for writing. Decides nothing.
"""

from __future__ import annotations

import json
import sqlite3
from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from typing import Any

from storage.database.stored_json import parse
from storage.plans.plan import Outcome, Plan, PlanLine, PlanState, Values

_PLAN = "id, entity, name, start, end, state, created, begun, ended, origin"
_LINE = "plan, record, before, after, former, begun, returned, step, return_step, problem"
OPEN = (PlanState.PLANNED, PlanState.BEGUN)


class Plans:
    """Plans of one file. Valid as long as its connection is."""

    __slots__ = ("_connection",)

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    # reading

    def all(self) -> list[Plan]:
        """Every plan, by start and id."""
        rows = self._connection.execute(f"SELECT {_PLAN} FROM plans ORDER BY start, id").fetchall()
        return [_plan(row) for row in rows]

    def open(self) -> list[Plan]:
        """Plans that may have something to do: planned, begun, or with lines that follow a decision about two versions."""
        rows = self._connection.execute(
            f"SELECT {_PLAN} FROM plans WHERE state IN (?, ?) OR (state = ? AND id IN"
            " (SELECT plan FROM plan_lines WHERE begun = ? OR returned = ?)) ORDER BY start, id",
            (*OPEN, PlanState.DONE, Outcome.HELD, Outcome.HELD),
        ).fetchall()
        return [_plan(row) for row in rows]

    def get(self, plan_id: int) -> Plan | None:
        """One plan."""
        row = self._connection.execute(f"SELECT {_PLAN} FROM plans WHERE id = ?", (plan_id,)).fetchone()
        return None if row is None else _plan(row)

    def lines(self, plan_id: int) -> list[PlanLine]:
        """The lines of a plan, in the order in which they were planned."""
        rows = self._connection.execute(
            f"SELECT {_LINE} FROM plan_lines WHERE plan = ? ORDER BY rowid", (plan_id,)
        ).fetchall()
        return [_line(row) for row in rows]

    def held_records(self, plan_id: int) -> list[int]:
        """Records of the lines of a plan that follow a decision about two versions."""
        rows = self._connection.execute(
            "SELECT record FROM plan_lines WHERE plan = ? AND (begun = ? OR returned = ?)",
            (plan_id, Outcome.HELD, Outcome.HELD),
        ).fetchall()
        return [record for (record,) in rows]

    def outcomes(self) -> dict[int, Counter[tuple[Outcome, Outcome]]]:
        """By plan: how many lines have each pair of outcomes, at its start and at its end."""
        rows = self._connection.execute(
            "SELECT plan, begun, returned, count(*) FROM plan_lines GROUP BY plan, begun, returned"
        ).fetchall()
        found: dict[int, Counter[tuple[Outcome, Outcome]]] = {}
        for plan, begun, returned, count in rows:
            found.setdefault(plan, Counter())[Outcome(begun), Outcome(returned)] = count
        return found

    def of_record(self, entity: str, record: int) -> list[tuple[Plan, PlanLine]]:
        """Plans of a record with their line, by start."""
        rows = self._connection.execute(
            f"SELECT {_LINE} FROM plan_lines WHERE record = ?", (record,)
        ).fetchall()
        lines = {line.plan: line for line in map(_line, rows)}
        return [(plan, lines[plan.id]) for plan in self.all() if plan.id in lines and plan.entity == entity]

    # writing

    def add(self, plan: Plan, lines: Iterable[PlanLine]) -> Plan:
        """Store a new plan with its lines; returns it with its id."""
        cursor = self._connection.execute(
            "INSERT INTO plans (entity, name, start, end, state, created, begun, ended, origin)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
            _row(plan)[1:],
        )
        stored = Plan(**{**_dict(plan), "id": int(cursor.lastrowid or 0)})
        self._connection.executemany(
            f"INSERT INTO plan_lines ({_LINE}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            [(stored.id, *_line_row(line)[1:]) for line in lines],
        )
        return stored

    def put(self, plan: Plan) -> None:
        """Store what became of a plan."""
        self._connection.execute(
            "UPDATE plans SET state = ?, begun = ?, ended = ? WHERE id = ?",
            (plan.state, plan.begun, plan.ended, plan.id),
        )

    def put_lines(self, lines: Iterable[PlanLine]) -> None:
        """Store what became of lines."""
        self._connection.executemany(
            "UPDATE plan_lines SET after = ?, former = ?, begun = ?, returned = ?, step = ?, return_step = ?,"
            " problem = ? WHERE plan = ? AND record = ?",
            [(*_line_row(line)[3:], line.plan, line.record) for line in lines],
        )

    def mark_step(self, step: int, *, undone: bool, now: int) -> None:
        """Mark the lines that a step set as undone, or as set again: what was undone is neither done nor returned.

        A plan that a step made is cancelled with it, unless it has begun, and planned again.
        """
        made = "(SELECT plan FROM plan_lines WHERE step = ? AND begun = ?)"
        was, then, ended = (
            ((PlanState.PLANNED, Outcome.WAITING), (PlanState.CANCELLED, Outcome.UNDONE), now)
            if undone
            else ((PlanState.CANCELLED, Outcome.UNDONE), (PlanState.PLANNED, Outcome.WAITING), None)
        )
        never_begun = f"id IN {made} AND state = ? AND begun IS NULL"
        plans = self._connection.execute(
            f"SELECT id FROM plans WHERE {never_begun}", (step, was[1], was[0])
        ).fetchall()
        for (plan,) in plans:
            self._connection.execute(
                "UPDATE plans SET state = ?, ended = ? WHERE id = ?", (then[0], ended, plan)
            )
            self._connection.execute(
                "UPDATE plan_lines SET begun = ? WHERE plan = ? AND begun = ?", (then[1], plan, was[1])
            )
        old, new = (Outcome.SET, Outcome.UNDONE) if undone else (Outcome.UNDONE, Outcome.SET)
        for column, of in (("begun", "step"), ("returned", "return_step")):
            self._connection.execute(
                f"UPDATE plan_lines SET {column} = ? WHERE {of} = ? AND {column} = ?", (new, step, old)
            )

    def forget_ended(self, before: int) -> None:
        """Remove the plans that ended before then, wall milliseconds, and leave no question open."""
        ended = (
            "SELECT id FROM plans WHERE state IN (?, ?) AND ended < ? AND NOT EXISTS"
            " (SELECT 1 FROM plan_lines WHERE plan = plans.id AND (begun = ? OR returned = ?))"
        )
        values = (PlanState.DONE, PlanState.CANCELLED, before, Outcome.ASK, Outcome.ASK)
        self._connection.execute(f"DELETE FROM plan_lines WHERE plan IN ({ended})", values)
        self._connection.execute(f"DELETE FROM plans WHERE id IN ({ended})", values)

    def rename_records(self, entity: str, new_ids: Mapping[int, int]) -> None:
        """Follow records whose ids the cloud chose anew."""
        self._connection.executemany(
            "UPDATE OR IGNORE plan_lines SET record = ? WHERE record = ?"
            " AND plan IN (SELECT id FROM plans WHERE entity = ?)",
            [(now, old, entity) for old, now in new_ids.items()],
        )


def _dict(plan: Plan) -> dict[str, Any]:
    return {name: getattr(plan, name) for name in Plan.__slots__}


def _row(plan: Plan) -> tuple[Any, ...]:
    return (
        plan.id, plan.entity, plan.name, plan.start, plan.end, plan.state.value, plan.created, plan.begun,
        plan.ended, plan.origin,
    )  # fmt: skip


def _plan(row: Collection[Any]) -> Plan:
    id, entity, name, start, end, state, created, begun, ended, origin = row
    return Plan(
        id=id, entity=entity, name=name, start=start, end=end, state=PlanState(state), created=created,
        begun=begun, ended=ended, origin=origin or "",
    )  # fmt: skip


def _line_row(line: PlanLine) -> tuple[Any, ...]:
    return (
        line.plan, line.record, _json(line.before), _json(line.after), _json(line.former), line.begun.value,
        line.returned.value, line.step, line.return_step, line.problem,
    )  # fmt: skip


def _line(row: Collection[Any]) -> PlanLine:
    plan, record, before, after, former, begun, returned, step, return_step, problem = row
    return PlanLine(
        plan=plan, record=record, before=parse(before), after=parse(after), former=parse(former),
        begun=Outcome(begun), returned=Outcome(returned), step=step, return_step=return_step,
        problem=problem or "",
    )  # fmt: skip


def _json(values: Values) -> str:
    return json.dumps(dict(values))
