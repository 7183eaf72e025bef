"""Verbs that the cloud does not offer for an entity, or not to this account: tried once, then once a day (F24).

The first refusals are stored, so that other changes that need the verb are held at once and cost no request. Once a day
one held change is tried; if the cloud accepts it, all others are released. A person's "try again" forgets the refusal
(`sync_state.refusals.forget`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from storage.outbox import outbox
from storage.outbox.changes import ChangeKind, WaitingChange
from storage.outbox.questions import HoldReason
from storage.records.history import EventKind
from storage.schema.fields import Entity
from storage.sync_state.capabilities import Refusal
from sync.change.events import Released
from sync.errors import Rejected, SyncError, VerbRefused, Violation
from sync.merge.apply_verdict import ORIGIN
from sync.push.failure import message
from sync.push.session import ALWAYS_OUTDATED, PushSession
from sync.push.settle import hold

DAY = 24 * 3600 * 1000
"""Milliseconds between two attempts. A wall clock that was wrong costs one more attempt (F78)."""

Attempt = tuple[str, ChangeKind, int]
"""Entity, kind and id of a change released as an attempt."""


def current_refusal(session: PushSession, change: WaitingChange) -> Refusal | None:
    """The refusal of the verb that this change needs, while it is less than a day old."""
    refusal = session.profile.refusals.get((change.entity, change.kind.value))
    if refusal is None or not refusal.whole:
        return None
    return refusal if 0 <= session.replica.clock.now() - refusal.at < DAY else None


def offered(session: PushSession, changes: Sequence[WaitingChange]) -> list[WaitingChange]:
    """The changes without those whose verb is refused, which are held with the reason that the cloud gave."""
    going: list[WaitingChange] = []
    for change in changes:
        refusal = current_refusal(session, change)
        if refusal is None:
            going.append(change)
        else:
            hold(session, change, HoldReason.VERB_REFUSED, refusal.problems)
    return going


def all_outdated(session: PushSession, entity: Entity) -> bool:
    """Whether two records could not be written, and none could: the others wait, as one says nothing about them (F133)."""
    return session.profile.outdated[entity.name] > 1 and entity.name not in session.profile.guarded


def always_outdated(session: PushSession, change: WaitingChange, error: SyncError) -> SyncError:
    """What it means that the cloud calls the present copy of a record outdated again and again, although nobody changes it.

    Where other records of the entity are written, it is this one that is refused (F139). Else every one may be, and it is
    tried once more by the next run (F133).
    """
    if change.entity in session.profile.guarded:
        return Rejected((Violation(None, message(error)),), method="PATCH")
    if not session.was_outdated(change):
        return error
    return VerbRefused(
        status=412, method="PATCH", reason=ALWAYS_OUTDATED, message=error.params.get("message")
    )


def allow_daily_retry(session: PushSession) -> list[Attempt]:
    """Release one change of each kind whose latest refusal is a day old: the one held longest."""
    now = session.replica.clock.now()
    groups: dict[tuple[str, ChangeKind], list[WaitingChange]] = {}
    for change in _held(session):
        groups.setdefault((change.entity, change.kind), []).append(change)
    chosen: list[Attempt] = []
    for (entity, kind), held in groups.items():
        refusal = session.profile.refusals.get((entity, kind.value))
        latest = refusal.at if refusal is not None else max(map(_since, held))
        if not 0 <= now - latest < DAY:
            change = min(held, key=_since)
            session.profile.forget(change)
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
            tx.history.record(current.entity, current.id, EventKind.RESOLVED, origin=ORIGIN)
            tx.put_change(session.next(current, Released()))
