"""Verbs that the cloud does not offer for an entity, or not to this account: tried once, then once a day (F24).

Called by `push`. The first refusal is stored, so that other changes that need the verb are held at once and cost no
request. Once a day one held change is tried; if the cloud accepts it, all others are released. A person's "try
again" forgets the refusal (`sync_state.refusals.forget`).
"""

from __future__ import annotations

from collections.abc import Iterator

from storage.outbox import outbox
from storage.outbox.changes import ChangeKind, HoldReason, WaitingChange
from storage.records.history import EventKind
from storage.schema.fields import Entity
from storage.sync_state.capabilities import Refusal
from sync.errors import VerbRefused
from sync.merge.apply_verdict import ORIGIN
from sync.push.session import PushSession

DAY = 24 * 3600 * 1000
"""Milliseconds between two attempts. A wall clock that was wrong costs one more attempt (F78)."""

ALWAYS_OUTDATED = "always_outdated"
"""Code of the refusal of each write under an ETag (F133)."""

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


def note_always_outdated(session: PushSession, change: WaitingChange) -> None:
    """Note that no write of this entity succeeds, although nobody changes its records; the next run is to try again.

    Raises VerbRefused when an earlier run of this day had noted it (F133).
    """
    before = session.refusals.get((change.entity, change.kind.value))
    now = session.replica.clock.now()
    if before is not None and before.code == ALWAYS_OUTDATED and 0 <= now - before.at < DAY:
        raise VerbRefused(status=412, method="PATCH", reason=ALWAYS_OUTDATED)
    session.note_refusals([change], whole=False, code=ALWAYS_OUTDATED)
    session.always_outdated.add(change.entity)


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
