"""Resolution of a cloud rollback: records of which the cloud has less than it once confirmed (F56, F101).

Called by `commands`, inside its transaction. "local": our copies are sent again. "cloud": its older copies stand, and
missing records are removed once the cloud has confirmed it by id. Both sides' values go to the history (N1, N2).
"""

from __future__ import annotations

from functools import partial

from app.commands.record_editor import store
from app.commands.resolve import Side, read_again
from storage.errors import Refused
from storage.outbox.changes import ChangeKind, Intent, WaitingChange
from storage.outbox.state import By, Keep, Known, Remove, gone, known
from storage.records.history import EventKind
from storage.records.transaction import Transaction
from storage.schema.fields import Entity, Record
from storage.schema.validation import same
from storage.sync_state.regressions import Dispute, RegressedRecord
from sync.change.edit import deleted_again, whole
from sync.change.records import differences
from sync.change.three_way import merge_elements, merges_by_element
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
    # What a restored cloud has of a person again, it is told to forget again (F53).
    forget = tx.is_anonymized(regressed.entity, regressed.id)
    by = By(origin, tx.now if before is None else before.created, tx.now)
    change = _change_over_theirs(entity, ours, regressed, before, by, Remove(anonymize=forget))
    fields = differences(entity, regressed.theirs or {}, ours)
    tx.history.record(regressed.entity, regressed.id, EventKind.RESOLVED, fields=fields, origin=origin)
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
    by: By,
    removal: Remove,
) -> WaitingChange | None:
    """The change that makes the cloud's copy ours again; None when both are deleted or equal.

    A pending edit stays pending even where the cloud's copy shows it: that copy may come from a stale list, and only
    the record itself proves that there is nothing to send.
    """
    theirs = regressed.theirs
    if before is not None and before.kind is ChangeKind.DELETE:
        return deleted_again(before, theirs, anonymize=removal.anonymize)
    live_here, live_there = not ours.get("deleted"), theirs is not None and not theirs.get("deleted")
    made = partial(WaitingChange, entity=entity.name, id=regressed.id, by=by)
    if live_here and not live_there:
        # The base says that the id is not a new one: what is found under it may be another's record.
        had = {**ours, **(theirs or {}), "deleted": True}
        had |= _pending_base(entity, before, had, ours)
        return made(wish=Keep(Intent(whole(entity, ours))), basis=gone(None, had))
    if not live_here:
        return made(wish=removal, basis=Known(theirs or {})) if live_there else None
    base = dict(theirs or {})
    base |= _pending_base(entity, before, base, ours)
    sent = whole(entity, ours)
    fresh = {name: sent[name] for name in differences(entity, base, ours) if name in sent}
    return made(wish=Keep(Intent(fresh)), basis=known(theirs or {}, base)) if fresh else None


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
    tx.history.record(regressed.entity, regressed.id, EventKind.RESOLVED, origin=origin)
