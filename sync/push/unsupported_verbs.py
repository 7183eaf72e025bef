"""Verbs that the cloud does not offer for an entity, or not to this account: tried once, then once a day (F24).

Called by `push`. The first refusal is stored, so that other changes that need the verb are held at once and cost no
request. Once a day one held change is tried; if the cloud accepts it, all others are released. A person's "try
again" forgets the refusal (`sync_state.refusals.forget`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from storage.outbox import outbox
from storage.outbox.changes import ChangeKind, WaitingChange
from storage.outbox.questions import HoldReason
from storage.records.history import EventKind
from storage.schema.fields import Entity
from storage.sync_state.capabilities import Refusal
from sync.errors import CloudPreconditionFailed, SyncError, VerbRefused
from sync.merge.apply_verdict import ORIGIN
from sync.push.session import ALWAYS_OUTDATED, PushSession, halves

DAY = 24 * 3600 * 1000
"""Milliseconds between two attempts. A wall clock that was wrong costs one more attempt (F78)."""

ALONE = 2
"""Attempts from which a change is sent by itself, after all others."""

Attempt = tuple[str, ChangeKind, int]
"""Entity, kind and id of a change released as an attempt."""


def current_refusal(session: PushSession, change: WaitingChange) -> Refusal | None:
    """The refusal of the verb that this change needs, while it is less than a day old."""
    refusal = session.refusals.get((change.entity, change.kind.value))
    if refusal is None or not refusal.whole:
        return None
    return refusal if 0 <= session.replica.clock.now() - refusal.at < DAY else None


def hold_refused(session: PushSession, change: WaitingChange) -> bool:
    """Hold a change whose verb another change of this run was refused; answers whether it is held now."""
    refusal = current_refusal(session, change)
    if refusal is not None:
        hold(session, change, refusal)
    return refusal is not None


def note_guarded(session: PushSession, entity: str, etag: str | None) -> None:
    """Note that a write under an ETag was accepted: what is refused as outdated is refused for itself (F139)."""
    if etag is not None:
        session.guarded.add(entity)


def note_outdated(session: PushSession, change: WaitingChange, error: SyncError) -> None:
    """Note that the cloud calls the present copy of a record outdated again and again, although nobody changes it.

    Where other records of the entity are written it is held at the end (`hold_outdated`); else the next run tries it
    again, after all others. Raises VerbRefused when an earlier run of this day was no luckier (F133).
    """
    before = session.refused_before.get((change.entity, change.kind.value))
    now = session.replica.clock.now()
    session.outdated.setdefault(change.entity, {})[change.id] = error
    if change.entity not in session.guarded:
        if before is not None and before.code == ALWAYS_OUTDATED and 0 <= now - before.at < DAY:
            said = {"reason": ALWAYS_OUTDATED, "message": error.params.get("message")}
            raise VerbRefused(status=412, method="PATCH", **said)
        session.note_refusals([change], whole=False, code=ALWAYS_OUTDATED)
    with session.replica.write() as tx:
        if (current := tx.change(change.entity, change.id)) is not None:
            tx.put_change_metadata(current.but(attempts=ALONE))
    session.retry_later([change], error)


def may_not_be_sent(session: PushSession, change: WaitingChange) -> bool:
    """Whether an update is held, as its verb is refused, or waits now, as this run could write none of several records.

    A second record that fails likewise is needed for that: one says nothing about the others (F139).
    """
    if hold_refused(session, change):
        return True
    waits = len(session.outdated.get(change.entity, ())) > 1 and change.entity not in session.guarded
    if waits:
        session.retry_later([change], CloudPreconditionFailed())
    return waits


def send_apart(
    session: PushSession,
    batch: Sequence[WaitingChange],
    error: SyncError,
    send: Callable[[Sequence[WaitingChange]], object],
) -> None:
    """Send changes that were forbidden together. The first, the middle and the last alone show whether each is forbidden.

    The others go in halves, or are held with the failure where these three were refused (F139).
    """
    chosen = {0, len(batch) // 2, len(batch) - 1}
    tried = [batch[at] for at in sorted(chosen)]
    others = [change for at, change in enumerate(batch) if at not in chosen]
    for change in tried:
        session.checkpoint()
        send([change])
    now = [session.replica.change(each.entity, each.id) for each in tried]
    if others and all(each and each.held and each.held.reason is HoldReason.VERB_REFUSED for each in now):
        session.handle_failure(others, error)
        return
    for half in filter(None, halves(others)):
        session.checkpoint()
        send(half)


def hold_outdated(session: PushSession, entity: Entity) -> None:
    """Hold the records that alone were called outdated again and again, with the cloud's message (F139)."""
    if entity.name in session.guarded:
        for record_id, error in session.outdated.pop(entity.name, {}).items():
            change = session.replica.change(entity.name, record_id)
            if change is not None and change.kind is ChangeKind.UPDATE:
                session.hold_outdated([change], error)


def hold(session: PushSession, change: WaitingChange, refusal: Refusal) -> None:
    """Hold a change with the reason that the cloud gave the first time."""
    session.hold(change, HoldReason.VERB_REFUSED, refusal.problems)


def allow_daily_retry(session: PushSession) -> list[Attempt]:
    """Release one change of each kind whose latest refusal is a day old: the one held longest."""
    now = session.replica.clock.now()
    groups: dict[tuple[str, ChangeKind], list[WaitingChange]] = {}
    for change in _held(session):
        groups.setdefault((change.entity, change.kind), []).append(change)
    chosen: list[Attempt] = []
    for (entity, kind), held in groups.items():
        refusal = session.refusals.get((entity, kind.value))
        latest = refusal.at if refusal is not None else max(map(_since, held))
        if not 0 <= now - latest < DAY:
            change = min(held, key=_since)
            session.forget_refusal(change)
            _release(session, change)
            chosen.append((entity, kind, change.id))
    return chosen


def release_supported(session: PushSession, tried: list[Attempt]) -> bool:
    """Release every change held for a verb that the cloud now supports; answers whether there was any."""
    found = False
    for entity, kind, record_id in tried:
        change = session.replica.change(entity, record_id)
        if change is not None and change.kind is kind:
            continue
        for held in _held(session, session.replica.catalogue[entity]):
            if held.kind is kind:
                _release(session, held)
                found = True
    return found


def _held(session: PushSession, entity: Entity | None = None) -> Iterator[WaitingChange]:
    if any(held for _, held in session.replica.waiting_counts().values()):
        name = entity.name if entity else None
        with session.replica.reading_changes() as connection:
            found = [*outbox.select(connection, entity=name, held=HoldReason.VERB_REFUSED)]
        yield from found


def _since(change: WaitingChange) -> int:
    return change.held.since if change.held is not None else 0


def _release(session: PushSession, change: WaitingChange) -> None:
    with session.replica.write() as tx:
        current = tx.change(change.entity, change.id)
        if current is not None and current.held == change.held:
            tx.record(current.entity, current.id, EventKind.RESOLVED, origin=ORIGIN)
            tx.put_change(current.but(held=None, next_try=0, error=None))
