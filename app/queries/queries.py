"""Queries of the window, the server and the command line, besides single records of the replica.

Short queries on the caller's own read connection. `sync_status()` is behind every indicator.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

from app.queries.lists import ListQuery, Lists
from app.queries.shop_name import shop_name
from app.queries.status import Status, request_usage, sync_status
from app.queries.stock_levels import StockLevels
from app.queries.titles import Titles
from storage.outbox.outbox import RecordState
from storage.query.grammar import Query
from storage.schema.fields import Record
from sync.limits.request_budget import DEFAULT_BUDGET
from sync.polling import FLOOR

if TYPE_CHECKING:
    from app.queries.auto_merged import MergedField
    from app.queries.find import Found
    from app.queries.last_change import LastChange
    from app.queries.list_ages import ListAge
    from app.queries.pending_changes import ChangeStatus
    from app.queries.related import Related
    from app.queries.run_history import PastRun
    from app.queries.undo_offer import UndoOffer
    from storage.outbox.changes import WaitingChange
    from storage.outbox.questions import Hold, HoldReason
    from storage.records.history import Event, Step
    from storage.records.replica import Replica


@dataclass(frozen=True, slots=True)
class ListPage:
    """A page of records, how many match in all, and the states of those not in step."""

    records: list[Record]
    total: int
    states: dict[int, RecordState]


NEWEST_EVENTS = 20
"""Events of a record among which its last change is looked for."""


@dataclass(frozen=True, slots=True)
class RecordView:
    """One record with its state and its pending change."""

    record: Record
    state: RecordState | None
    change: WaitingChange | None

    @property
    def held(self) -> Hold | None:
        """The open conflict; None for none."""
        return self.change.held if self.change else None


@dataclass(frozen=True, slots=True)
class Counts:
    """Of one entity: live records, pending changes, and those of them that need a person."""

    total: int
    waiting: int
    needs_you: int


@dataclass(frozen=True, slots=True)
class Versions:
    """The three values of a field."""

    base: Any
    local: Any
    cloud: Any


@dataclass(frozen=True, slots=True, kw_only=True)
class Conflict:
    """An open conflict: something only a person can decide."""

    entity: str
    id: int
    title: str
    reason: HoldReason
    fields: Mapping[str, Versions]
    problems: tuple[Mapping[str, Any], ...] = ()
    since: int = 0
    origin: str = ""
    cloud_by: str | None = None
    """`modifiedBy` of the cloud's copy, where it changed since the base."""
    cloud_at: int | None = None
    """versionDate of the cloud's copy."""
    local_at: int = 0
    """Wall milliseconds of our last edit."""
    base_at: int | None = None
    """versionDate of the base, the last agreed version; None where only the base of the conflict is older than it."""
    deleted_here: bool = False
    """What this computer did is to delete the record."""


class Queries:
    """The queries of one replica. `floor`, in seconds, `budget` and `computers` set the polling intervals, as in the
    engine.

    `next_run`: when the next automatic run is, in wall milliseconds; None without a schedule.
    """

    def __init__(
        self,
        replica: Replica,
        *,
        floor: Callable[[], float] = lambda: FLOOR,
        budget: Callable[[], int] = lambda: DEFAULT_BUDGET,
        computers: Callable[[], int] = lambda: 1,
        next_run: Callable[[], int | None] = lambda: None,
    ) -> None:
        self._replica = replica
        self._next_run = next_run
        self._budget = budget
        self._computers = computers
        self._floor = floor
        self.lists = Lists(replica)
        self.stock = StockLevels(replica)
        self.titles = Titles(replica)
        """What people call the records."""

    @cached_property
    def related(self) -> Related:
        """Records that refer to each other."""
        from app.queries.related import Related

        return Related(self._replica)

    def page(
        self,
        entity: str,
        *,
        filter: str = "",
        search: str = "",
        sort: str = "",
        state: RecordState | None = None,
        deleted: bool = False,
        offset: int = 0,
        limit: int = 100,
    ) -> ListPage:
        """Records `offset` and on; `deleted` shows deleted ones among the others. Raises InvalidQuery."""
        list_query = ListQuery(search=search, filter=filter, state=state, deleted=deleted, sort=sort)
        query = self.lists.storage_query(entity, list_query)
        found = self._replica.page(entity, query, offset=offset, limit=limit)
        ids = [record["id"] for record in found.records]
        return ListPage(found.records, found.total or 0, self._replica.states(entity, ids))

    def find(self, text: str, *, language: str, first: Iterable[str] = ()) -> list[Found]:
        """Records of all entities that match, the best first (`app.queries.find`); for a worker. Raises ShopError."""
        from app.queries.find import find_records

        return find_records(self._replica, self.lists, text, language=language, first=first)

    def count(
        self,
        entity: str,
        *,
        filter: str = "",
        search: str = "",
        state: RecordState | None = None,
        deleted: bool = False,
    ) -> int:
        """How many records `page` would show in all."""
        return self.lists.count(entity, ListQuery(search=search, filter=filter, state=state, deleted=deleted))

    def derived(self, entity: str, field: str, ids: Iterable[int]) -> dict[int, float]:
        """Values of a derived field as they are kept, for those of the records that have one."""
        return self._replica.derived.of(entity, field, ids)

    def record(self, entity: str, id: int) -> RecordView:
        """One record and its pending change; raises UnknownRecord."""
        record = self._replica.known(entity, id)
        state = self._replica.states(entity, [id]).get(id)
        return RecordView(record, state, self._replica.change(entity, id) if state else None)

    def counts(self) -> dict[str, Counts]:
        """By entity, for the sidebar."""
        waiting = self._replica.waiting_counts()
        return {
            each.name: Counts(self._replica.count(each.name, Query()), *waiting.get(each.name, (0, 0)))
            for each in self._replica.catalogue
        }

    def shop_name(self) -> str:
        """What the shop is called; empty while it is not known."""
        return shop_name(self._replica)

    def last_change(self, entity: str, view: RecordView) -> LastChange:
        """Who changed the record last, and when (`app.queries.last_change`)."""
        from app.queries.last_change import last_change
        from storage.records.window_reads import cloud_version

        id = view.record["id"]
        timeline = self._replica.timeline(entity, id, limit=NEWEST_EVENTS) if view.change is None else []
        return last_change(
            view.change, self.titles.with_writers(timeline), cloud_version(self._replica, entity, id)
        )

    def timeline(self, entity: str, id: int) -> list[Event]:
        """The history of a record, newest first."""
        return self.titles.with_writers(self._replica.timeline(entity, id))

    def undoable(self, *, of: Collection[str] | None = None) -> Step | None:
        """The step that undo would reverse."""
        return self._replica.steps.newest_undoable(of)

    def redoable(self, *, of: Collection[str] | None = None) -> Step | None:
        """The undo that redo would take back."""
        return self._replica.steps.newest_redoable(of)

    def undo_offer(self, of: Collection[str], step: int | None = None) -> UndoOffer:
        """What undo would reverse, `step` or the newest, and what was done after it (`app.queries.undo_offer`)."""
        from app.queries.undo_offer import undo_offer

        return undo_offer(self._replica, self.titles, of, step)

    def redo_offer(self, of: Collection[str]) -> UndoOffer:
        """What redo would do again."""
        from app.queries.undo_offer import redo_offer

        return redo_offer(self._replica, self.titles, of)

    def title(self, entity: str, record: Mapping[str, Any]) -> str:
        """What people call a record, in stored values (`app.queries.titles`)."""
        return self.titles.of(entity, record)

    def lookup(self, entity: str, ids: Iterable[int]) -> dict[int, str]:
        """Titles of records that others refer to."""
        return self.titles.lookup(entity, ids)

    # conflicts

    def needs_you(self, *, limit: int | None = None, offset: int = 0) -> list[Conflict]:
        """Open conflicts, oldest first; the first `limit` of them from `offset` on."""
        found = self._replica.changes(held=True, limit=limit, offset=offset)
        return [self._conflict(change) for change in found]

    def conflict(self, entity: str, id: int) -> Conflict | None:
        """The open conflict of a record."""
        change = self._replica.change(entity, id)
        return self._conflict(change) if change and change.held else None

    def auto_merged(self, entity: str, id: int) -> Mapping[str, MergedField]:
        """Fields of a record with an open conflict that merged automatically."""
        from app.queries.auto_merged import auto_merged

        change = self._replica.change(entity, id)
        if change is None:
            return {}
        return auto_merged(self._replica.catalogue[entity], change, self._replica.timeline(entity, id))

    def _conflict(self, change: WaitingChange) -> Conflict:
        from storage.outbox.changes import ChangeKind, view
        from storage.records.history import writer

        held = change.held
        assert held is not None
        remote = change.remote or {}
        deletion = change.kind is ChangeKind.DELETE
        # In a merge group ours is the base with our edit on top; a difference is added to the cloud's value.
        base_values = {
            name: (change.base or {}).get(name)
            for name in held.fields
            if name not in change.intent.add and name not in change.in_doubt
        }
        local = {**remote, **base_values} or change.base or {}
        mine = (change.base or {}) if deletion else change.intent.apply(local)
        return Conflict(
            entity=change.entity,
            id=change.id,
            title=self.title(change.entity, {**view(change), "id": change.id}),
            reason=held.reason,
            fields={
                name: Versions((change.base or {}).get(name), mine.get(name), remote.get(name))
                for name in self._conflicting_fields(change, held)
            },
            problems=held.problems,
            since=held.since,
            origin=change.origin,
            cloud_by=writer(change.base, remote),
            cloud_at=remote.get("versionDate"),
            local_at=change.changed,
            base_at=_base_at(change, held),
            deleted_here=deletion,
        )

    def _conflicting_fields(self, change: WaitingChange, held: Hold) -> tuple[str, ...]:
        from storage.outbox.questions import Claim, End
        from storage.records.history import diff

        declared = self._replica.catalogue[change.entity].by_name
        if held.fields:
            return tuple(name for name in declared if name in held.fields)
        if held.question.here is Claim.DELETION:
            changed = diff(change.base, change.remote or {})
            return tuple(name for name in declared if name in changed and name != "modifiedBy")
        edited = [
            name for name in declared if name in change.intent.fields and name not in ("id", "_cloudId")
        ]
        if End.EDIT in held.question.ends:
            named = {str(each.get("field")) for each in held.problems}
            # Of a new record the form shows all; an edit is shown as it was typed, named by the cloud or not.
            meant = named if change.base is None and named & declared.keys() else named.union(edited)
            return tuple(name for name in declared if name in meant)
        return tuple(edited)

    # pending changes and past runs

    def waiting(self, *, held: bool | None = None, limit: int = 1000, offset: int = 0) -> list[ChangeStatus]:
        """Pending changes with their states, in the order they were made, `limit` of them from `offset` on.

        `held` selects those with a conflict or without.
        """
        from app.queries.pending_changes import change_status, outbox_blocker, titled_record

        blocker = outbox_blocker(self._replica, next_run=self._next_run())
        return [
            change_status(self._replica, change, blocker, self.title(change.entity, titled_record(change)))
            for change in self._replica.changes(held=held, limit=limit, offset=offset)
        ]

    def runs(self, *, limit: int = 100) -> list[PastRun]:
        """The latest runs with their automatic decisions, newest first."""
        from app.queries.run_history import past_runs

        return past_runs(self._replica, limit=limit)

    def list_ages(self) -> list[ListAge]:
        """Every list that is read from the cloud, and when it was last read."""
        from app.queries.list_ages import list_ages

        return list_ages(
            self._replica,
            floor=self._floor(),
            budget=request_usage(self._replica, budget=self._budget(), computers=self._computers()).share,
        )

    # status

    def sync_status(self) -> Status:
        """The sync status (`app.queries.status`)."""
        return sync_status(
            self._replica,
            floor=self._floor(),
            budget=self._budget(),
            computers=self._computers(),
            next_run=self._next_run(),
        )


def _base_at(change: WaitingChange, held: Hold) -> int | None:
    """When the values of the base were agreed: once the rest of the record was sent, it has a later date than they."""
    from storage.outbox.questions import Answer

    at: int | None = (change.base or {}).get("versionDate")
    sides_of_fields = held.question.of_a_merge and held.question.answer is Answer.CHOOSE
    moved = sides_of_fields and at == (change.remote or {}).get("versionDate")
    return None if moved else at
