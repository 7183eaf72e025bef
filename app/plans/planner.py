"""Plans: made, cancelled, answered and done.

Called by the window, the command line and the schedule. Whatever a plan does is one transaction with one undo step, and
the mark that it was done is in the same transaction: a kill at any moment leaves all of it or nothing, and a second look does
nothing more. A plan is of one computer: two tills with the same plan come to the same values. Planning and answering need the right that a change of many records needs; the schedule does what was allowed then.
"""

from __future__ import annotations

import logging
import threading
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import tzinfo
from typing import Literal

from app.change_set import ChangeLine
from app.commands.commands import Commands
from app.commands.record_editor import Edit, RecordEditor
from app.commands.scope import CommandScope
from app.commands.undo import reverse_step
from app.errors import Cancelled
from app.plans import decisions, planning
from app.plans.decisions import Answer, Phase
from app.plans.wall_clock import instant, parse_time
from storage.errors import InvalidRecord, Refused
from storage.outbox.outbox import RecordState
from storage.plans.plan import Outcome, Plan, PlanLine, PlanState
from storage.records.history import UNDO
from storage.records.replica import Replica
from storage.schema.fields import Record
from storage.schema.validation import Op
from storage.sync_state.cloud_time import certain_now
from sync.events import RecordsChanged

log = logging.getLogger(__name__)

PRODUCTS = "products"
START_STEP, END_STEP = "plan", "plan_end"
"""Codes of the undo steps."""
ORIGIN = "plan"
"""Origin of what the schedule does."""
LONGEST_NAME = 100
AT_ONCE = 500
PLANS_SECONDS = 15
"""Seconds between two looks of the schedule, the first of which is at its start."""
KEPT_MS = 400 * 86_400_000
"""For how long plans that are over are kept: a year and the month in which somebody looks back."""
_QUESTIONS = (Outcome.ASK, Outcome.HELD)

ReadMany = Callable[[str, Collection[int]], dict[int, Record]]
"""Reads records of an entity by id."""


@dataclass(frozen=True, slots=True)
class Added:
    """A plan that was made, None when no record was left for it; its lines, and what was left out."""

    plan: Plan | None
    lines: tuple[PlanLine, ...]
    left_out: tuple[ChangeLine, ...]


@dataclass(frozen=True, slots=True)
class Performed:
    """What was done of a plan. `change` is None when no record was changed."""

    plan: Plan
    lines: tuple[PlanLine, ...]
    change: RecordsChanged | None

    @property
    def outcomes(self) -> Counter[Outcome]:
        """How many lines have each outcome."""
        return Counter(map(decisions.shown_outcome, self.lines))


class Planner:
    """The plans of one replica. `zone`: that of the wall clock, None for this computer's."""

    def __init__(self, replica: Replica, commands: Commands, *, zone: tzinfo | None = None) -> None:
        self._replica = replica
        self._commands = commands
        self._zone = zone

    # making

    def add(
        self, name: str, changes: Sequence[ChangeLine], *, start: str, end: str | None = None,
        entity: str = PRODUCTS, origin: str, dry_run: bool = False, cancel: threading.Event | None = None,
    ) -> Added:  # fmt: skip
        """Plan these lines, each a record with what it is to get; `start` and `end` as `wall_clock.parse_time` reads them.

        Raises Refused for a name or a time that cannot be used, ViewOnly, PinNeeded, Cancelled; then nothing was stored.
        """
        plan = self.checked(name, start=start, end=end, entity=entity, origin=origin)
        if dry_run:
            lines, left_out = self._lines(self._replica.many, entity, changes, cancel)
            return Added(plan if lines else None, lines, left_out)
        with self._commands.open_without_step(START_STEP, origin) as scope:
            return self.add_in(scope, plan, changes, cancel=cancel)

    def add_in(
        self, scope: CommandScope, plan: Plan, changes: Sequence[ChangeLine], *,
        cancel: threading.Event | None = None,
    ) -> Added:  # fmt: skip
        """Plan these changes within another command, whose undo takes the plan back. `plan` is that of `checked`.

        Raises Cancelled.
        """
        lines, left_out = self._lines(scope.tx.many, plan.entity, changes, cancel)
        if not lines:
            return Added(None, (), left_out)
        scope.tx.plans.forget_ended(certain_now(scope.tx.sync_state.meta, plan.created) - KEPT_MS)
        lines = tuple(replace(line, step=scope.step) for line in lines)
        plan = scope.tx.plans.add(plan, lines)
        return Added(plan, tuple(replace(line, plan=plan.id) for line in lines), left_out)

    def checked(self, name: str, *, start: str, end: str | None, entity: str = PRODUCTS, origin: str) -> Plan:
        """A plan that can be made, without its lines. Raises Refused for a name or a time that cannot be used."""
        return self._checked(Plan(entity=entity, name=name.strip(), start=parse_time(start),
                                  end=None if end is None else parse_time(end), origin=origin,
                                  created=self._replica.clock.now()))  # fmt: skip

    def _checked(self, plan: Plan) -> Plan:
        if not plan.name or len(plan.name) > LONGEST_NAME:
            raise Refused(reason="plan_name", most=LONGEST_NAME)
        if plan.end is not None:
            end = instant(plan.end, self._zone)
            if end <= instant(plan.start, self._zone):
                raise Refused(reason="plan_end_before_start")
            if end <= plan.created:
                raise Refused(reason="plan_end_passed")
        return plan

    def _lines(
        self, read: ReadMany, entity: str, changes: Sequence[ChangeLine], cancel: threading.Event | None
    ) -> tuple[tuple[PlanLine, ...], tuple[ChangeLine, ...]]:
        declared, held, taken = self._replica.catalogue[entity], self._held(entity), set()
        lines, left_out = [], []
        for part, records in self._read(read, entity, changes, cancel):
            for change in part:
                record = records.get(change.id or 0)
                made = planning.line_of(
                    declared, change, record, held=record is not None and record["id"] in held
                )
                if isinstance(made, PlanLine) and made.record in taken:
                    made = planning.left_out(change, "twice")
                if isinstance(made, ChangeLine):
                    left_out.append(made)
                else:
                    taken.add(made.record)
                    lines.append(made)
        return tuple(lines), tuple(left_out)

    def _read(
        self, read: ReadMany, entity: str, changes: Sequence[ChangeLine], cancel: threading.Event | None
    ) -> Iterator[tuple[Sequence[ChangeLine], dict[int, Record]]]:
        for start in range(0, len(changes), AT_ONCE):
            _stop_if(cancel)
            part = changes[start : start + AT_ONCE]
            yield part, read(entity, [change.id for change in part if change.id is not None])

    def _held(self, entity: str) -> frozenset[int]:
        return frozenset(self._replica.ids_in_state(entity, RecordState.NEEDS_YOU))

    # by the clock

    def do_due(
        self, *, ask_time: Callable[[], None] = lambda: None, cancel: threading.Event | None = None
    ) -> list[Performed]:
        """Do what is due now, plan by plan, in the order of their starts. Raises StorageError, Cancelled; what was done before stays.

        What has begun or ended is in the cloud at once and on the shelf, so it is due when this computer's clock and the
        cloud's say so (`certain_now`). `ask_time` learns the latter, and is called only when the former says so.
        """
        done = []
        plans = self._replica.plans.open()
        if any(self._due_at(plan, self._replica.clock.now()) not in (None, "later") for plan in plans):
            ask_time()
        for plan in plans:
            phase = self._due(plan)
            if phase is None or (phase == "later" and not self._has_free_lines(plan)):
                continue
            with self._commands.open_without_step(START_STEP, ORIGIN) as scope:
                current = scope.tx.plans.get(plan.id)
                phase = None if current is None else self._due(current)
                if current is not None and phase is not None:
                    done.append(self._perform(scope, current, phase, cancel))
                    log.info("plan %d: %s, %s", plan.id, phase, dict(done[-1].outcomes))
        return done

    def _due(self, plan: Plan) -> Phase | None:
        return self._due_at(plan, certain_now(self._replica.sync_state.meta, self._replica.clock.now()))

    def _due_at(self, plan: Plan, now: int) -> Phase | None:
        end = None if plan.end is None else instant(plan.end, self._zone)
        return decisions.due(plan, instant(plan.start, self._zone), end, now)

    def _has_free_lines(self, plan: Plan) -> bool:
        """Whether a line waited for a decision about two versions that has been made."""
        waiting = self._replica.plans.held_records(plan.id)
        return bool(waiting) and not self._held(plan.entity).issuperset(waiting)

    def _perform(
        self, scope: CommandScope, plan: Plan, phase: Phase, cancel: threading.Event | None
    ) -> Performed:
        now = scope.tx.now
        lines = scope.tx.plans.lines(plan.id)
        if phase == "missed":
            records = scope.tx.many(plan.entity, [line.record for line in lines])
            entity = scope.catalogue[plan.entity]
            lines = [decisions.when_missed(entity, line, records.get(line.record)) for line in lines]
            plan = replace(plan, state=PlanState.DONE, begun=now, ended=now)
            scope.tx.plans.put_lines(lines)
            scope.tx.plans.put(plan)
            return Performed(plan, tuple(lines), None)
        if phase == "start":
            plan = replace(plan, state=PlanState.BEGUN if plan.end else PlanState.DONE, begun=now,
                           ended=None if plan.end else now)  # fmt: skip
            lines, change = self._write(scope, plan, lines, "start", cancel)
        elif phase == "end":
            plan = replace(plan, state=PlanState.DONE, ended=now)
            lines, change = self._write(scope, plan, _closed(lines), "end", cancel)
        else:
            side: Literal["start", "end"] = (
                "end" if plan.state is PlanState.DONE and plan.end is not None else "start"
            )
            free = [line for line in lines if Outcome.HELD in (line.begun, line.returned)]
            done, change = self._write(scope, plan, free, side, cancel)
            now_as = {line.record: line for line in done}
            lines = [now_as.get(line.record, line) for line in lines]
        scope.tx.plans.put(plan)
        return Performed(plan, tuple(lines), change)

    # writing lines

    def _write(
        self, scope: CommandScope, plan: Plan, lines: Sequence[PlanLine], side: Literal["start", "end"],
        cancel: threading.Event | None, *, anyway: bool = False,
    ) -> tuple[list[PlanLine], RecordsChanged | None]:  # fmt: skip
        """Decide about the lines, write those that are to be set as one step, and store what became of each.

        `anyway`: also those that somebody changed meanwhile, as a person decided.
        """
        decided = list(self._decided(scope, plan, lines, side, cancel, anyway=anyway))
        count = sum(outcome is Outcome.SET for _, outcome in decided)
        if count:
            code = START_STEP if side == "start" else END_STEP
            scope.begin_step(code, {"entity": plan.entity, "count": count, "name": plan.name})
        # What returns is exactly as it was; where somebody changed the rest of a price, the other one follows.
        editor = scope.editor(plan.entity, verbatim=side == "end" and not anyway)
        done, changed = [], []
        for index, (line, outcome) in enumerate(decided):
            if index % AT_ONCE == 0:
                _stop_if(cancel)
            written = self._line(editor, line, outcome, side, scope.step)
            done.append(written)
            if outcome is Outcome.SET and Outcome.REFUSED not in (written.begun, written.returned):
                changed.append(line.record)
        scope.tx.plans.put_lines(done)
        return done, scope.changed(plan.entity, changed, "save") if changed else None

    def _decided(
        self, scope: CommandScope, plan: Plan, lines: Sequence[PlanLine], side: Literal["start", "end"],
        cancel: threading.Event | None, *, anyway: bool,
    ) -> Iterator[tuple[PlanLine, Outcome]]:  # fmt: skip
        """Each line, at the start with what its end will return to, and what is to become of it; reads part by part."""
        entity, held = scope.catalogue[plan.entity], self._held(plan.entity)
        decide = decisions.at_start if side == "start" else decisions.at_end
        for start in range(0, len(lines), AT_ONCE):
            _stop_if(cancel)
            part = lines[start : start + AT_ONCE]
            records = scope.tx.many(plan.entity, [line.record for line in part])
            for line in part:
                record = records.get(line.record)
                outcome = decide(entity, line, record, held=line.record in held)
                if anyway and outcome is Outcome.ASK:
                    outcome = Outcome.SET
                begins = side == "start" and record is not None
                yield decisions.with_former(line, record or {}, outcome) if begins else line, outcome

    def _line(
        self,
        editor: RecordEditor,
        line: PlanLine,
        outcome: Outcome,
        side: Literal["start", "end"],
        step: int | None,
    ) -> PlanLine:
        """One line with its outcome, written where it is to be set."""
        if outcome is Outcome.SET:
            if side == "start":
                line = replace(line, step=step)
            try:
                # Checked as a whole before anything of it is written.
                body = dict(decisions.values_to_set(line, side))
                edit = Edit(op=Op.PATCH, body=body, id=line.record, former=side == "end")
                stored = editor.apply(edit, guard=False)
                if side == "start":
                    line = replace(line, after={name: stored.get(name) for name in line.after})
                else:
                    line = replace(line, return_step=step)
            except InvalidRecord as error:
                outcome = Outcome.REFUSED
                kept = line.step if side == "end" else None
                line = replace(line, problem=error.problems[0].code, step=kept)
        return replace(line, begun=outcome) if side == "start" else replace(line, returned=outcome)

    # by people

    def cancel(self, plan_id: int, *, origin: str, give_back: bool = False) -> Performed:
        """Cancel a plan. What it has set already stays, or with `give_back` the former values return now.

        Raises Refused, reason `no_plan` or `plan_over`.
        """
        with self._commands.open_without_step(START_STEP, origin) as scope:
            plan = self._of(scope, plan_id)
            if plan.state not in (PlanState.PLANNED, PlanState.BEGUN):
                raise Refused(reason="plan_over", id=plan_id)
            lines: list[PlanLine] = _closed(scope.tx.plans.lines(plan_id))
            plan = replace(plan, state=PlanState.CANCELLED, ended=scope.tx.now)
            change = None
            if give_back and plan.begun is not None:
                plan = replace(plan, state=PlanState.DONE)
                lines, change = self._write(scope, plan, lines, "end", None)
            else:
                scope.tx.plans.put_lines(lines)
            scope.tx.plans.put(plan)
            return Performed(plan, tuple(lines), change)

    def answer(
        self, plan_id: int, answer: Answer, *, records: Collection[int] | None = None, origin: str
    ) -> Performed:
        """Decide about the lines that ask, or about those of `records`: keep what is there, or do as the plan says.

        Raises Refused, reason `no_plan`.
        """
        with self._commands.open_without_step(START_STEP, origin) as scope:
            plan = self._of(scope, plan_id)
            lines = scope.tx.plans.lines(plan_id)
            asked = [line for line in lines if line.asks and (records is None or line.record in records)]
            change = None
            if answer == "mine":
                done = [
                    replace(line, returned=Outcome.KEPT) if line.returned is Outcome.ASK
                    else replace(line, begun=Outcome.KEPT)
                    for line in asked
                ]  # fmt: skip
                scope.tx.plans.put_lines(done)
            else:
                side: Literal["start", "end"] = (
                    "end" if any(line.returned is Outcome.ASK for line in asked) else "start"
                )
                done, change = self._write(scope, plan, asked, side, None, anyway=True)
            now_as = {line.record: line for line in done}
            return Performed(plan, tuple(now_as.get(line.record, line) for line in lines), change)

    def undo(self, plan_id: int, *, origin: str) -> RecordsChanged | None:
        """Undo what a plan did last; None when there is nothing to undo. What somebody changed since stays.

        Raises Refused, reason `no_plan` or what `reverse_step` raises.
        """
        with self._commands.open_without_step(START_STEP, origin) as scope:
            plan = self._of(scope, plan_id)
            step = _last_step(scope.tx.plans.lines(plan_id))
            if step is None:
                return None
            found = scope.tx.history.step(step)
            if found is None:
                raise Refused(reason="undo_too_old")
            scope.begin_step(UNDO, {"code": found.code, **found.params, "name": plan.name}, undoes=step)
            return reverse_step(scope, found)

    def _of(self, scope: CommandScope, plan_id: int) -> Plan:
        plan = scope.tx.plans.get(plan_id)
        if plan is None:
            raise Refused(reason="no_plan", id=plan_id)
        return plan


def _closed(lines: Iterable[PlanLine]) -> list[PlanLine]:
    """The lines when nothing is set any more: what was asked at the start is settled by the end."""
    return [
        replace(line, begun=Outcome.KEPT) if line.begun in (*_QUESTIONS, Outcome.WAITING) else line
        for line in lines
    ]


def _last_step(lines: Iterable[PlanLine]) -> int | None:
    """The newest step that still stands."""
    standing = [
        step
        for line in lines
        for step, outcome in ((line.step, line.begun), (line.return_step, line.returned))
        if step is not None and outcome is Outcome.SET
    ]
    return max(standing, default=None)


def _stop_if(cancel: threading.Event | None) -> None:
    if cancel is not None and cancel.is_set():
        raise Cancelled
