"""Lost creates: what a record becomes whose creation was sent and never answered. A lookup goes before every repetition.

By our id, or by the marker, the user's own `externalId` or the natural key of a POST. Not found once proves nothing, as a
commit may be late; not found twice, a quiet period apart, does (F68): it is sent again, unless records are new in the list
since then that may be it without its marker. About these a person is asked, once (F138). The period is measured by the
monotonic clock alone, since the wall clock may be wrong by years (F78).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from storage.outbox.changes import ChangeKind, ChangeState, WaitingChange
from storage.records.transaction import Transaction
from storage.schema.fields import Entity, Record
from sync.change.create_markers import EXTERNAL_ID
from sync.change.events import Found, Match, NotFound, Outcome
from sync.change.step import left_of, step
from sync.client.backoff import CAP
from sync.client.capabilities import Capability
from sync.errors import ProtocolMismatch, Rejected, SyncError
from sync.merge.create_matching import (
    DAY,
    ask_about,
    has_unknown_outcome,
    is_missing,
    lookup_filter,
    match_rows,
    new_since,
    resolve_create,
)
from sync.merge.rebind_ids import ServerAssignedId, rebind_ids
from sync.pull.apply_page import apply_page
from sync.pull.overlap import OVERLAP
from sync.pull.page_reader import read_whole_list
from sync.pull.streams import Stream
from sync.push.failure import Fate, fate, is_list_refused
from sync.push.session import NOT_FOUND_YET, PushSession
from sync.push.settle import retry_later, settle_failure


def to_send(session: PushSession, entity: Entity, changes: Sequence[WaitingChange]) -> list[WaitingChange]:
    """The creates that may leave: those never sent, and those that the cloud certainly lacks."""
    posted = [change for change in changes if has_unknown_outcome(change)]
    put = [change for change in changes if change not in posted and change.state is ChangeState.SENT]
    # One that brings a record back is read before it is sent.
    lost = [change for change in put if change.base is None]
    ready = [change for change in changes if change not in posted and change not in lost]
    for start in range(0, len(lost), entity.batch_limit):
        ready += _missing(session, entity, lost[start : start + entity.batch_limit])
    return ready + look_up(session, entity, posted)


def _missing(session: PushSession, entity: Entity, changes: Sequence[WaitingChange]) -> list[WaitingChange]:
    """Those of the creates of unknown outcome that the cloud certainly lacks, be it under an id of its own choice (F138).

    So the first lost answer of a list waits, unless an answer has shown before that the cloud takes our ids.
    """
    session.checkpoint()
    found = session.ask(lambda: session.list_by_ids(entity, changes))
    if isinstance(found, SyncError):
        if is_list_refused(found):
            return [*changes]  # sending again shows it as well (F129)
        settle_failure(session, changes, found)
        return []
    unreadable = [change for change in changes if change.id in found.unreadable]
    retry_later(session, unreadable, ProtocolMismatch(reason="row"))
    for change in changes:
        if (row := found.records.get(change.id)) is not None:
            session.store(entity, change, _adopting(entity, row))
    session.publish_sent(entity, list(found.records))
    missing = [each for each in changes if each.id not in found.records and each.id not in found.unreadable]
    if session.profile.takes_our_ids(entity):
        return missing
    return _unexplained(session, entity, confirmed_missing(session, missing))


def _adopting(entity: Entity, row: Record) -> Callable[[WaitingChange], Outcome]:
    return lambda change: step(entity, change, Found(row, Match.OURS), now=change.changed)


def look_up(session: PushSession, entity: Entity, changes: Sequence[WaitingChange]) -> list[WaitingChange]:
    """Look up POSTs of unknown outcome; answers those that the cloud certainly lacks."""
    gone: list[WaitingChange] = []
    for start in range(0, len(changes), entity.batch_limit):
        part = changes[start : start + entity.batch_limit]
        session.checkpoint()
        there = session.ask(lambda part=part: rows_of(session, entity, part))  # type: ignore[misc]
        if isinstance(there, SyncError):
            settle_failure(session, part, there)
            continue
        left = resolve_found(session, entity, part, there)
        gone += _unexplained(session, entity, confirmed_missing(session, left))
    return gone


def _unexplained(
    session: PushSession, entity: Entity, changes: Sequence[WaitingChange]
) -> list[WaitingChange]:
    """The missing creates that may be sent again; about the others a person is asked (F138)."""
    if not changes or not _list_is_read(session, entity, changes):
        return []
    going: list[WaitingChange] = []
    with session.replica.write() as tx:
        for change in changes:
            current = tx.change(change.entity, change.id)
            if current is None or current.kind is not change.kind or current.state is not change.state:
                continue
            found = new_since(tx, entity, current) if current.kind is ChangeKind.CREATE else []
            if found:
                ask_about(tx, entity, current, found)
            else:
                going.append(current)
    return going


def _list_is_read(session: PushSession, entity: Entity, changes: Sequence[WaitingChange]) -> bool:
    """Whether the replica has what is new in the list, be it read by this run or now; else these wait."""
    cursor = session.replica.sync_state.cursors.get(entity.name)
    if cursor.watermark is None and not session.profile.allows(entity, Capability.PUT_CREATE):
        with session.replica.write() as tx:
            for change in changes:
                if change.missed is not None:
                    _wait(tx, change, missed=change.missed)  # for the first download
        return False
    if cursor.complete and (cursor.last_success or 0) >= session.started:
        return True
    session.checkpoint()
    # Before the first download, or after the database was lost, what came since they were made.
    seen = min(change.created for change in changes) - DAY if cursor.watermark is None else cursor.watermark
    since = Stream(entity, entity.name).between(max(0, seen - OVERLAP))
    rows = session.ask(lambda: read_whole_list(session.cloud, entity, filter=f"{since};deleted|in|0,1"))
    if isinstance(rows, SyncError):
        refused = fate(rows) in (Fate.REFUSED, Fate.NOT_OFFERED, Fate.OUTDATED)
        if refused and session.profile.allows(entity, Capability.PUT_CREATE):
            return True  # for all that is known they keep our ids, and sending again shows it as well (F129)
        settle_failure(session, changes, rows)
        return False
    with session.replica.write() as tx:
        applied = apply_page(tx, entity, rows)
    session.publish_sent(entity, applied.changed)
    return True


def confirmed_missing(session: PushSession, changes: Sequence[WaitingChange]) -> list[WaitingChange]:
    """Those that were not found again a quiet period after they were first not found; the others wait for it (F68)."""
    monotonic = session.replica.clock.monotonic()
    gone = [change for change in changes if is_missing(change, monotonic)]
    if len(gone) < len(changes):
        with session.replica.write() as tx:
            for change in changes:
                if change not in gone:
                    _wait(tx, change, missed=monotonic if change.missed is None else change.missed)
    return gone


def _wait(tx: Transaction, change: WaitingChange, *, missed: float) -> None:
    """Look it up again later, as it is now: a person may have edited or deleted it while it was looked up (F64)."""
    current = tx.change(change.entity, change.id)
    if current is not None and current.kind is change.kind:
        due = tx.now + int(CAP * 1000)
        missing = NotFound(missed, due, NOT_FOUND_YET)
        entity = tx.declared(current.entity)
        tx.put_change_metadata(left_of(step(entity, current, missing, now=tx.now)))


Arrival = Callable[[Transaction, WaitingChange, Record], ServerAssignedId]
"""What a create becomes that was answered with this row."""


def resolve_found(
    session: PushSession,
    entity: Entity,
    batch: Sequence[WaitingChange],
    rows: Sequence[Record],
    answered: Arrival | None = None,
) -> list[WaitingChange]:
    """Rebind creates that are among `rows` to the cloud's ids, in one transaction; answers the others.

    `answered`: for rows that are the answer to the POST itself, so that nobody can have edited them since (F119).
    """
    free = list(rows)
    left: list[WaitingChange] = []
    arrivals: list[ServerAssignedId] = []
    with session.replica.write() as tx:
        known = frozenset(tx.many(entity.name, [row["id"] for row in rows]))
        for change in batch:
            current = tx.change(change.entity, change.id)
            if current is None or not current.posted:
                continue
            found, match = match_rows(entity, current, free, known, answered=answered is not None)
            if not found:
                left.append(current)
                continue
            taken = {row["id"] for row in found}
            free = [row for row in free if row["id"] not in taken]
            if answered is not None and match is Match.OURS and len(found) == 1:
                arrivals.append(answered(tx, current, found[0]))
            else:
                arrivals.append(resolve_create(entity, current, found, match=match, now=tx.now))
        rebind_ids(tx, entity, arrivals)
        session.count_verdicts(tx, entity, [each.verdict for each in arrivals])
    session.publish_sent(entity, [id for each in arrivals for id in (each.change.id, each.new_id)])
    return left


def rows_of(session: PushSession, entity: Entity, changes: Sequence[WaitingChange]) -> list[Record]:
    """Rows of the cloud, deleted ones too, among which the records of these changes may be."""
    lookups: dict[str, set[str]] = {}
    for change in changes:
        lookup = lookup_filter(entity, change.sent.set if change.sent is not None else {})
        if lookup is None:
            return whole_list(session, entity)
        lookups.setdefault(lookup[0], set()).add(lookup[1])
    rows: list[Mapping[str, object]] = []
    for name, values in lookups.items():
        if name == EXTERNAL_ID:
            conditions = [f"{name}|in|{','.join(sorted(values))}"]
        else:
            conditions = [f"{name}|eq|{value}" for value in sorted(values)]
        for condition in conditions:
            filter = f"{condition};deleted|in|0,1"
            found = session.ask(
                lambda filter=filter: read_whole_list(session.cloud, entity, filter=filter)  # type: ignore[misc]
            )
            if isinstance(found, Rejected):
                return whole_list(session, entity)  # the cloud does not accept this filter
            if isinstance(found, SyncError):
                raise found
            rows += found
    return [*session.decode_rows(entity, rows).records.values()]


def whole_list(session: PushSession, entity: Entity) -> list[Record]:
    """Every row of the list, deleted ones too."""
    rows = read_whole_list(session.cloud, entity, filter="deleted|in|0,1")
    return [*session.decode_rows(entity, rows).records.values()]
