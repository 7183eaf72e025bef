"""Resolution of a cloud rollback: records of which the cloud has less than it once confirmed (F56, F101).

Called by `commands`, inside its transaction. "local": our copies are sent again. "cloud": its older copies stand, and
missing records are removed once the cloud has confirmed it by id. Both sides' values go to the history (N1, N2).
"""

from __future__ import annotations

from app.commands.coalescing import store
from app.commands.resolve import Side, read_again
from storage.errors import Refused
from storage.outbox.changes import ChangeKind, ChangeState, Intent, WaitingChange, made
from storage.records.history import EventKind
from storage.records.transaction import Transaction
from storage.schema.fields import Entity, Merge, Record
from storage.schema.validation import same
from storage.sync_state.regressions import Dispute, RegressedRecord
from sync.change.three_way import merge_elements, merges_by_element
from sync.merge.plan import differences
from sync.pull.mass_deletion import record_decision


def resolve_regressed(
    tx: Transaction, side: Side, entity: str | None = None, *, origin: str
) -> dict[str, tuple[int, ...]]:
    """Resolve every regressed record, of one entity or of all; returns the ids by entity.

    Raises Refused while lists are still being compared, because the extent is not known yet.
    """
    rollback = tx.sync_state.rollback.get()
    if rollback is not None and rollback.pending:
        raise Refused(reason="still_comparing")
    if entity is not None:
        tx.declared(entity)
    touched: dict[str, tuple[int, ...]] = {}
    for regressed in tx.sync_state.regressions.all(entity):
        if regressed.dispute is Dispute.ACCEPTED:
            continue
        if side == "local" and _writable(tx.declared(regressed.entity)):
            _send_again(tx, regressed, origin)
        else:
            _accept_theirs(tx, regressed, origin)
        touched[regressed.entity] = (*touched.get(regressed.entity, ()), regressed.id)
    for name in touched:
        record_decision(tx, name)
    if rollback is not None and not tx.sync_state.regressions.counts():
        tx.sync_state.rollback.put(None)
    from sync.pull.pull import COUNT_PROBLEMS

    for cursor in tx.sync_state.cursors.all():
        if cursor.problem in COUNT_PROBLEMS and cursor.entity in touched:
            tx.sync_state.cursors.forget_problem(cursor)
    return touched


def _writable(entity: Entity) -> bool:
    return bool(entity.verbs & {"patch", "replace"}) and "create" in entity.verbs


def _send_again(tx: Transaction, regressed: RegressedRecord, origin: str) -> None:
    """Make our copy a pending change over what the cloud has now."""
    entity = tx.declared(regressed.entity)
    tx.sync_state.regressions.drop(regressed.entity, [regressed.id])
    ours = tx.get(regressed.entity, regressed.id)
    if ours is None:
        return
    before = tx.change(regressed.entity, regressed.id)
    change = _change_over_theirs(entity, ours, regressed, before, origin, tx.now)
    if change is not None and change.kind is ChangeKind.DELETE:
        # What a restored cloud has of a person again, it is told to forget again (F53).
        again = tx.is_anonymized(regressed.entity, regressed.id)
        change = change.but(anonymize=change.anonymize or again)
    fields = differences(entity, regressed.theirs or {}, ours)
    tx.record(regressed.entity, regressed.id, EventKind.RESOLVED, fields=fields, origin=origin)
    if change is None:
        if before is not None:
            tx.drop_change(regressed.entity, regressed.id)
        if regressed.theirs is not None:
            tx.put(regressed.entity, regressed.theirs)
        return
    store(tx, change)


def _change_over_theirs(
    entity: Entity,
    ours: Record,
    regressed: RegressedRecord,
    before: WaitingChange | None,
    origin: str,
    now: int,
) -> WaitingChange | None:
    """The change that makes the cloud's copy ours again; None when both are deleted or equal.

    A pending edit stays pending even where the cloud's copy shows it: that copy may come from a stale list, and only
    the record itself proves that there is nothing to send.
    """
    theirs = regressed.theirs
    if before is not None and before.kind is ChangeKind.DELETE:
        return before.but(
            base=theirs or before.base, remote=theirs or before.remote, held=None, next_try=0, error=None
        )
    live_here, live_there = not ours.get("deleted"), theirs is not None and not theirs.get("deleted")
    change = made(
        entity=entity.name,
        id=regressed.id,
        kind=ChangeKind.UPDATE,
        base=theirs,
        remote=theirs,
        origin=origin,
        created=before.created if before is not None else now,
        changed=now,
    )
    whole = {
        field.name: ours.get(field.name)
        for field in entity.fields
        if field.name in ("id", "_cloudId") or (field.writable and field.merge is not Merge.SERVER)
    }
    if live_here and not live_there:
        # The base says that the id is not a new one: what is found under it may be another's record.
        gone = {**ours, **(theirs or {}), "deleted": True}
        gone |= _pending_base(entity, before, gone, ours)
        return change.but(kind=ChangeKind.CREATE, intent=Intent(whole), base=gone, remote=None)
    if not live_here:
        return change.but(kind=ChangeKind.DELETE, state=ChangeState.WAITING) if live_there else None
    base = dict(theirs or {})
    base |= _pending_base(entity, before, base, ours)
    fresh = {name: whole[name] for name in differences(entity, base, ours) if name in whole}
    return change.but(intent=Intent(fresh), base=base) if fresh else None


def _pending_base(entity: Entity, before: WaitingChange | None, theirs: Record, ours: Record) -> Record:
    """Base values of a pending edit, for the fields where the cloud's copy shows the edit already.

    Of tags and flags for those where it does: it may be without a tag that was removed here because it never had it
    (N1). Also of a deleted record that is made anew: another till may make it first, without the edits of this one.
    """
    if before is None or before.base is None:
        return {}
    found: Record = {}
    for name in before.intent.fields:
        if merges_by_element(entity, name):
            # The cloud's copy as it would be without the edit.
            found[name] = merge_elements(
                entity, name, ours.get(name), before.base.get(name), theirs.get(name)
            )
        elif same(entity, name, theirs.get(name), ours.get(name)):
            found[name] = before.base.get(name)
    return found


def _accept_theirs(tx: Transaction, regressed: RegressedRecord, origin: str) -> None:
    """Accept the cloud's copy; a missing record is asked for by id in the next run."""
    if regressed.theirs is None or tx.is_anonymized(regressed.entity, regressed.id):
        # A dispute keeps no values of somebody who was anonymised; the record itself has them (F53, F101).
        tx.accept_again(regressed.entity, regressed.id)
        read_again(tx, regressed.entity, regressed.id)
        return
    tx.sync_state.regressions.drop(regressed.entity, [regressed.id])
    from sync.pull.apply_page import apply_cloud_copy

    apply_cloud_copy(tx, tx.declared(regressed.entity), regressed.theirs)
    tx.record(regressed.entity, regressed.id, EventKind.RESOLVED, origin=origin)
