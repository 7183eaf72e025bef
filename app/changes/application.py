"""Change sets made of records that are here, asked about what changed meanwhile, and applied as one undo step.

Called by every source of changes, see `app.change_set`. A set is applied in one transaction: after a crash, a cancel or a
failure all of it is there or nothing (F106). What somebody changed since the lines were made stays, and is told.
"""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Protocol, TypeVar

from app import prices
from app.change_set import ChangeLine, ChangeSet, Deeds, Effect, once_each
from app.commands.batch_progress import report_batch
from app.commands.commands import Commands
from app.commands.record_editor import Edit
from app.commands.scope import CommandScope
from app.errors import Cancelled
from app.plans.decisions import agrees
from app.plans.planner import Added, Planner
from storage.errors import ShopError
from storage.records.replica import Replica
from storage.schema.fields import Entity, Record
from storage.schema.validation import Op, blank
from sync.events import RecordsChanged

READ_AT_ONCE = 500

_Each = TypeVar("_Each")
Progress = Callable[[int, int], None]
"""Gets the lines done and the total."""
Hook = Callable[[CommandScope], object]
AlsoWrite = Callable[[CommandScope, ChangeLine, int], bool]
"""Writes what else belongs to a line of the record with this id; whether that was anything."""


class Store(Protocol):
    """A replica, or a transaction of it."""

    def many(self, entity: str, ids: Iterable[int]) -> dict[int, Record]:
        """Records by id."""

    def current_id(self, entity: str, record_id: int) -> int:
        """The id that a record has now."""


@dataclass(frozen=True, slots=True)
class Later:
    """A plan for the selling prices, by the wall clock as `Planner.add` takes it; everything else does not wait."""

    name: str
    start: str
    end: str | None = None


@dataclass(frozen=True, slots=True)
class Applied:
    """What an application did; `change` is None when it changed nothing."""

    change: RecordsChanged | None = None
    deeds: Deeds = Deeds()
    changed_meanwhile: tuple[int, ...] = ()
    """Records that somebody changed or deleted since the lines were made; they stay as they are."""
    planned: Added | None = None
    """The plan of the selling prices that wait."""

    @property
    def count(self) -> int:
        """Records that something was done with."""
        return self.deeds.count


def preview(
    replica: Replica,
    entity: str,
    ids: Sequence[int],
    rule: Callable[[int, Record | None], ChangeLine | None],
    *,
    cancel: threading.Event | None = None,
) -> tuple[ChangeLine, ...]:
    """The line of each record by a rule, None for none, which gets the id and the record as it is. Raises Cancelled."""
    found: list[ChangeLine] = []
    for part in _parts(ids, cancel):
        records = replica.many(entity, part)
        found += [line for each in part if (line := rule(each, records.get(each))) is not None]
    return tuple(found)


def stale(
    store: Store, entity: Entity, lines: Sequence[ChangeLine], *, cancel: threading.Event | None = None
) -> list[int]:
    """The records of these lines that somebody changed or deleted since the lines were made. Raises Cancelled."""
    return [
        line.id
        for line, record in _with_records(store, entity, lines, cancel)
        if line.id is not None and _is_stale(entity, line, record)
    ]


def apply(
    commands: Commands,
    changes: ChangeSet,
    lines: Sequence[ChangeLine],
    *,
    origin: str,
    about: Mapping[str, Any] | None = None,
    later: Later | None = None,
    first: Hook | None = None,
    also: AlsoWrite | None = None,
    progress: Progress | None = None,
    cancel: threading.Event | None = None,
) -> Applied:
    """Do these lines of a set as one step, each record once; no step where nothing is left to do.

    `about` is what else describes the step; `first` writes in the same transaction before the lines, in the step where
    there is one, `also` with each of them. With `later` the selling prices of products that are here are planned instead.
    Raises Cancelled, Refused for a plan that cannot be made, and what an edit raises, with `index` and `line` of the
    line in its `params`; then nothing was changed.
    """
    wanted, waiting = once_each(lines), []
    planner = Planner(commands.replica, commands)
    plan = None
    if later is not None:
        plan = planner.checked(later.name, start=later.start, end=later.end, origin=origin)
        split = [_split(line) for line in wanted]
        wanted, waiting = [now for now, _ in split if now], [then for _, then in split if then]
    with commands.open_without_step(changes.step, origin) as scope:
        work = _Application(scope, changes.entity, also, commands.replica.cloud_id)
        todo = work.look(wanted, cancel)
        if todo:
            scope.begin_step(changes.step, {"entity": changes.entity, "count": len(todo), **(about or {})})
        if first is not None:
            first(scope)
        done = work.do(todo, progress, cancel)
        planned = None if plan is None else planner.add_in(scope, plan, waiting, cancel=cancel)
        change = scope.changed(changes.entity, done, "save") if done else None
    return Applied(change, work.deeds, tuple(work.stale), planned)


class _Application:
    """Does lines inside the transaction of a command."""

    def __init__(
        self, scope: CommandScope, entity: str, also: AlsoWrite | None, cloud_id: int | None
    ) -> None:
        self._scope = scope
        self._cloud_id = cloud_id or 1
        self._entity = scope.catalogue[entity]
        self._also = also
        self.stale: list[int] = []
        self.deeds = Deeds()

    def look(
        self, lines: Sequence[ChangeLine], cancel: threading.Event | None
    ) -> list[tuple[ChangeLine, Edit]]:
        """The lines that are left to do, each with its edit, an empty one where only something else belongs to it."""
        found = []
        for line, record in _with_records(self._scope.tx, self._entity, lines, cancel):
            if line.id is None or (line.effect is Effect.NEW and record is None):
                found.append((line, self._creation(line)))
            elif record is None or _is_stale(self._entity, line, record):
                self.stale.append(line.id)
            else:
                body = {name: value for name, value in line.after.items() if record.get(name) != value}
                if body or line.add or self._also is not None:
                    found.append((line, Edit(op=Op.PATCH, body=body, id=record["id"], add=line.add)))
        return found

    def _creation(self, line: ChangeLine) -> Edit:
        body = {**blank(self._entity), "_cloudId": self._cloud_id, **line.after}
        if line.id is None:
            return Edit(op=Op.CREATE, body=body)
        return Edit(op=Op.REPLACE, body={**body, "id": line.id}, id=line.id)

    def do(
        self,
        todo: Sequence[tuple[ChangeLine, Edit]],
        progress: Progress | None,
        cancel: threading.Event | None,
    ) -> list[int]:
        """Ids of the records that something was done with. Raises Cancelled."""
        editor = self._scope.editor(self._entity.name)
        done: list[int] = []
        counts = Counter[str]()
        for index, (line, edit) in enumerate(todo):
            report_batch(index, len(todo), progress=progress, cancel=cancel)
            try:
                changes = edit.op is not Op.PATCH or bool(edit.body or edit.add)
                id = editor.apply(edit, guard=False)["id"] if changes or edit.id is None else edit.id
                noted = self._also is not None and self._also(self._scope, line, id)
            except ShopError as error:
                error.params.setdefault("index", index)
                if line.line:
                    error.params.setdefault("line", line.line)
                raise
            if changes or noted:
                counts["noted" if not changes else "changed" if edit.op is Op.PATCH else "added"] += 1
                done.append(id)
        self.deeds = Deeds(**counts)
        return done


def _split(line: ChangeLine) -> tuple[ChangeLine | None, ChangeLine | None]:
    """What a line does at once, and the selling prices of a product that is here, for later; None where it has none."""
    planned = {name: value for name, value in line.after.items() if name in prices.SELLING}
    if line.id is None or not planned:
        return line, None
    now = {name: value for name, value in line.after.items() if name not in prices.SELLING}
    then = replace(line, after=planned)
    return (replace(line, after=now) if now or line.cost is not None else None), then


def waits(line: ChangeLine) -> bool:
    """Whether a line has a selling price that can be planned for later."""
    return _split(line)[1] is not None


def _is_stale(entity: Entity, line: ChangeLine, record: Record | None) -> bool:
    if record is None or record.get("deleted"):
        return True
    # A line of a new record with an id of its own says nothing of what must be there: nothing must.
    if line.effect is not Effect.NEW and agrees(entity, record, line.before):
        return False
    return not line.after or not agrees(entity, record, line.after)


def _with_records(
    store: Store, entity: Entity, lines: Sequence[ChangeLine], cancel: threading.Event | None
) -> Iterator[tuple[ChangeLine, Record | None]]:
    """The lines, each with its record as it is now under the id that it has now."""
    for part in _parts(lines, cancel):
        ids = {each.id: store.current_id(entity.name, each.id) for each in part if each.id is not None}
        records = store.many(entity.name, ids.values())
        yield from ((each, None if each.id is None else records.get(ids[each.id])) for each in part)


def _parts(found: Sequence[_Each], cancel: threading.Event | None) -> Iterator[Sequence[_Each]]:
    for start in range(0, len(found), READ_AT_ONCE):
        if cancel is not None and cancel.is_set():
            raise Cancelled
        yield found[start : start + READ_AT_ONCE]
