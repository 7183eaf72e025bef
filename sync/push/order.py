"""The order of a push: which changes may be sent now, and which wait for records that the cloud lacks.

Parents before children (F71), circles broken by a create without its reference (F72). Those at which the cloud has failed
again and again come after all others, the one that was not tried the longest first.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from operator import attrgetter

from storage.outbox import outbox
from storage.outbox.changes import ChangeKind, WaitingChange
from storage.schema.fields import Entity
from sync.change.events import Later
from sync.errors import ProtocolMismatch, ServerFault
from sync.merge import readiness
from sync.push import unsupported_verbs
from sync.push.failure import OUTDATED
from sync.push.session import PushSession, Tried

Key = tuple[str, int]
FAULTS = OUTDATED | {ServerFault.code, ProtocolMismatch.code}
"""Error codes of changes at which the cloud failed, or of which it called the present copy outdated."""
PARENT_HELD = "parent_needs_fixing"
"""Error code of a change that refers to a new record which a person must fix first (F73)."""


@dataclass(frozen=True, slots=True)
class Ready:
    """Changes of an entity that may be sent now, and those that wait for records which the cloud lacks."""

    changes: list[WaitingChange]
    waiting: Mapping[Key, frozenset[Key]]


def untried(
    session: PushSession,
    entity: Entity,
    kind: ChangeKind,
    tried: set[Tried],
    waiting: dict[Key, frozenset[Key]],
    *,
    failing: bool,
) -> Iterator[list[WaitingChange]]:
    """Changes of a kind that may be sent now, noted as tried, in parts; those that wait for others are added to `waiting`."""
    for part in parts(session, entity, kind, failing=failing):
        found = ready(session, entity, part)
        waiting |= found.waiting
        changes = [each for each in found.changes if (each.entity, each.id, kind) not in tried]
        tried |= {(each.entity, each.id, kind) for each in changes}
        if changes:
            yield changes


def parts(
    session: PushSession, entity: Entity, kind: ChangeKind, *, failing: bool
) -> Iterator[list[WaitingChange]]:
    """Changes of an entity that are not held, and due, in parts that are read when they are asked for (F128).

    First without those that are `failing`; then all that are still due, these in the order of their last attempts.
    """
    if entity.name not in session.replica.waiting_counts():
        return
    now = session.replica.clock.now()
    for part in readiness.ready_changes(session.replica, entity.name, kind, now, by_hand=session.by_hand):
        going = [each for each in part if not _is_failing(each)]
        if failing:
            going += sorted(filter(_is_failing, part), key=attrgetter("next_try"))
        if going:
            yield going


def _is_failing(change: WaitingChange) -> bool:
    """Whether the cloud, or something before it, has failed at this change more than once (F26, F137, F139)."""
    return change.attempts > 1 and change.error in FAULTS


def ready(session: PushSession, entity: Entity, changes: Sequence[WaitingChange]) -> Ready:
    """Those of the changes that may be sent now: the verb is not refused, and they refer to no record the cloud lacks (F73)."""
    lacking = _lacking(session, entity) if changes else {}
    going: list[WaitingChange] = []
    waiting: dict[Key, frozenset[Key]] = {}
    fixing: list[WaitingChange] = []
    for change in changes:
        needs = frozenset(_needs(session, entity, change, lacking))
        if not unsupported_verbs.offered(session, [change]):
            continue
        if needs:
            waiting[change.entity, change.id] = needs
            if change.error != PARENT_HELD and any(lacking[each] for each in needs):
                fixing.append(change)
        else:
            going.append(change)
    if fixing:
        with session.replica.write() as tx:
            for change in fixing:
                if (current := tx.change(change.entity, change.id)) is not None:
                    later = Later(current.retry.at, PARENT_HELD)
                    tx.put_change_metadata(session.next(current, later))
    return Ready(going, waiting)


def _lacking(session: PushSession, entity: Entity) -> Mapping[Key, bool]:
    """Records that the cloud does not have yet, of the entities this one refers to; whether each is held for a person."""
    counts = session.replica.waiting_counts()
    referred = {each.references for each in entity.fields if each.references in counts}
    with session.replica.reading_changes() as connection:
        return {
            (name, record): blocked
            for name in referred
            if name is not None
            for record, blocked in outbox.creates(connection, name).items()
        }


def _needs(
    session: PushSession, entity: Entity, change: WaitingChange, lacking: Mapping[Key, bool]
) -> Iterator[Key]:
    if change.kind is ChangeKind.DELETE or not lacking:
        return
    left_out = session.omitted_fields(change)
    for name, key in readiness.references(entity, change):
        if key in lacking and name not in left_out:
            yield key


def break_circle(
    session: PushSession, waiting: Mapping[Key, frozenset[Key]], tried: AbstractSet[Tried]
) -> bool:
    """Let one create in a circle of references omit them (F72); they follow as an update. Answers whether one was found."""
    for key, needs in waiting.items():
        if (*key, ChangeKind.CREATE) in tried or key not in _reached(key, waiting):
            continue
        change = session.replica.change(*key)
        if change is None or change.kind is not ChangeKind.CREATE:
            continue
        entity = session.replica.catalogue[key[0]]
        fields = frozenset(
            name
            for name, other in readiness.references(entity, change)
            if other in needs and entity.by_name[name].null
        )
        if fields and session.omitted.get(key) != fields:
            session.omitted[key] = fields
            return True
    return False


def _reached(start: Key, waiting: Mapping[Key, frozenset[Key]]) -> AbstractSet[Key]:
    """Every record that one waits for, directly or indirectly."""
    found: set[Key] = set()
    queued = set(waiting[start])
    while queued:
        key = queued.pop()
        if key not in found:
            found.add(key)
            queued |= waiting.get(key, frozenset())
    return found
