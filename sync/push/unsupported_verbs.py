"""Verbs that the cloud does not offer for an entity, or not to this account: asked for once, then once a day (F24).

Called by push. The first refusal is remembered, so that what else needs the verb is held at once and costs no
request. Once a day one held change goes as a try; if the cloud takes it, all others go with it. A person's "try
again" forgets the refusal (`bookkeeping.forget_refusals`).
"""

from __future__ import annotations

from collections.abc import Iterator

from storage.outbox.changes import ChangeKind, HoldReason, WaitingChange
from storage.records.history import EventKind
from storage.schema.fields import Entity
from storage.sync_state.capabilities import Refusal
from sync.merge.apply_verdict import ORIGIN
from sync.push.session import PushSession

DAY = 24 * 3600 * 1000
"""Milliseconds between two tries. A wall clock that was wrong costs one try too many, no more (F78)."""

Try = tuple[str, ChangeKind, int]
"""Entity, kind and id of a change released to find out."""


def current_refusal(session: PushSession, change: WaitingChange) -> Refusal | None:
    """The refusal of the verb that this change needs, while it need not be asked again."""
    refusal = session.refusals.get((change.entity, change.kind.value))
    if refusal is None or not refusal.whole:
        return None
    return refusal if 0 <= session.replica.clock.now() - refusal.at < DAY else None


def hold(session: PushSession, change: WaitingChange, refusal: Refusal) -> None:
    """Set a change aside with the reason the cloud gave the first time."""
    said = [{"field": None, "message": refusal.message}] if refusal.message else []
    session.hold(change, HoldReason.VERB_REFUSED, said)


def allow_daily_retry(session: PushSession) -> list[Try]:
    """Release one change of each kind that has been held for a day: the longest held one."""
    now = session.replica.clock.now()
    groups: dict[tuple[str, ChangeKind], list[WaitingChange]] = {}
    for change in _held(session):
        groups.setdefault((change.entity, change.kind), []).append(change)
    chosen: list[Try] = []
    for (entity, kind), held in groups.items():
        refusal = session.refusals.get((entity, kind.value))
        latest = refusal.at if refusal is not None else max(map(_since, held))
        if not 0 <= now - latest < DAY:
            change = min(held, key=_since)
            session.forget_refusal(change)
            _release(session, change)
            chosen.append((entity, kind, change.id))
    return chosen


def release_supported(session: PushSession, tried: list[Try]) -> bool:
    """Release everything that waited for a verb which the cloud turned out to offer; whether there was any."""
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
    for change in session.replica.changes(entity.name if entity else None, held=True):
        if change.held is not None and change.held.reason is HoldReason.VERB_REFUSED:
            yield change


def _since(change: WaitingChange) -> int:
    return change.held.since if change.held is not None else 0


def _release(session: PushSession, change: WaitingChange) -> None:
    with session.replica.write() as tx:
        current = tx.change(change.entity, change.id)
        if current is not None and current.held == change.held:
            tx.record(current.entity, current.id, EventKind.RESOLVED, origin=ORIGIN)
            tx.put_change(current.but(held=None, next_try=0, error=None))
