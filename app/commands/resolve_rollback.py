"""What a person's decision does to records of which the cloud has less than it once confirmed (F56, F101).

Called by `commands` only, inside its transaction. "local": what we hold goes to the cloud again. "cloud": its older
copies stand; what it does not show goes once it has said so by id. Both sides' values go to the history (N1, N2).
"""

from __future__ import annotations

from app.commands.coalescing import store
from app.commands.resolve import Side
from storage.errors import Refused
from storage.outbox.changes import ChangeKind, ChangeState, Intent, WaitingChange
from storage.records.history import EventKind
from storage.records.transaction import Transaction
from storage.schema.fields import Entity, Merge, Record
from storage.schema.validation import same
from storage.sync_state import regressions, state
from storage.sync_state.regressions import Dispute, RegressedRecord
from sync.merge.plan import differences


def resolve_regressed(
    tx: Transaction, side: Side, entity: str | None = None, *, origin: str
) -> dict[str, tuple[int, ...]]:
    """Decide about every record in dispute, of one entity or of all; answers the ids by entity.

    Raises Refused while lists are still being compared: nobody can decide about what is not yet known.
    """
    setback = regressions.setback(tx.connection)
    if setback is not None and setback.pending:
        raise Refused(reason="still_comparing")
    if entity is not None:
        tx.declared(entity)
    touched: dict[str, tuple[int, ...]] = {}
    for each in regressions.disputed(tx.connection, entity):
        if each.dispute is Dispute.ACCEPTED:
            continue
        if side == "local" and _writable(tx.declared(each.entity)):
            _send_again(tx, each, origin)
        else:
            _give_way(tx, each, origin)
        touched[each.entity] = (*touched.get(each.entity, ()), each.id)
    if setback is not None and not regressions.counts(tx.connection):
        regressions.put_setback(tx.connection, None)
    from sync.pull.pull import COUNT_PROBLEMS

    for cursor in state.cursors(tx.connection):
        if cursor.problem in COUNT_PROBLEMS and cursor.entity in touched:
            state.forget_problem(tx.connection, cursor)
    return touched


def _writable(entity: Entity) -> bool:
    return bool(entity.verbs & {"patch", "replace"}) and "create" in entity.verbs


def _send_again(tx: Transaction, each: RegressedRecord, origin: str) -> None:
    """Our copy becomes a waiting change over what the cloud has now."""
    entity = tx.declared(each.entity)
    regressions.drop(tx.connection, each.entity, [each.id])
    ours = tx.get(each.entity, each.id)
    if ours is None:
        return
    before = tx.change(each.entity, each.id)
    change = _again(entity, ours, each, before, origin, tx.now)
    fields = differences(entity, each.theirs or {}, ours)
    tx.record(each.entity, each.id, EventKind.RESOLVED, fields=fields, origin=origin)
    if change is None:
        if before is not None:
            tx.drop_change(each.entity, each.id)
        if each.theirs is not None:
            tx.put(each.entity, each.theirs)
        return
    store(tx, change)


def _again(
    entity: Entity, ours: Record, each: RegressedRecord, before: WaitingChange | None, origin: str, now: int
) -> WaitingChange | None:
    """The change that makes the cloud's copy ours again; None when both are gone or alike.

    An edit that waits goes on waiting even where the cloud's copy shows it: that copy may be a list's which was
    behind, and only the record itself proves that there is nothing to send.
    """
    theirs = each.theirs
    if before is not None and before.kind is ChangeKind.DELETE:
        return before.but(
            base=theirs or before.base, remote=theirs or before.remote, held=None, next_try=0, error=None
        )
    lives_here, lives_there = not ours.get("deleted"), theirs is not None and not theirs.get("deleted")
    made = WaitingChange(
        entity=entity.name,
        id=each.id,
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
    if lives_here and not lives_there:
        # The base says that the id is no fresh one: what is found under it may be somebody else's doing.
        gone = {**ours, **(theirs or {}), "deleted": True}
        gone |= _waiting_still(entity, before, gone, ours)
        return made.but(kind=ChangeKind.CREATE, intent=Intent(whole), base=gone, remote=None)
    if not lives_here:
        return made.but(kind=ChangeKind.DELETE, state=ChangeState.WAITING) if lives_there else None
    base = dict(theirs or {})
    base |= _waiting_still(entity, before, base, ours)
    fresh = {name: whole[name] for name in differences(entity, base, ours) if name in whole}
    return made.but(intent=Intent(fresh), base=base) if fresh else None


def _waiting_still(entity: Entity, before: WaitingChange | None, theirs: Record, ours: Record) -> Record:
    """What the fields of a waiting edit were before it, where the cloud's copy shows the edit already."""
    if before is None or before.kind is not ChangeKind.UPDATE or before.base is None:
        return {}
    return {
        name: before.base.get(name)
        for name in before.intent.fields
        if same(entity, name, theirs.get(name), ours.get(name))
    }


def _give_way(tx: Transaction, each: RegressedRecord, origin: str) -> None:
    """The cloud's copy stands; what it did not show is asked for by id in the next run."""
    if each.theirs is None:
        regressions.put(
            tx.connection,
            [RegressedRecord(entity=each.entity, id=each.id, dispute=Dispute.ACCEPTED, at=tx.now)],
        )
        return
    regressions.drop(tx.connection, each.entity, [each.id])
    from sync.pull.apply_page import take_over

    take_over(tx, tx.declared(each.entity), each.theirs)
    tx.record(each.entity, each.id, EventKind.RESOLVED, origin=origin)
