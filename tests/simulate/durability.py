"""Durability (N1): every value that was reported as saved, field by field, and whether it still is.

A promise is kept while the outbox holds the value. The value may leave the outbox only when the cloud has shown it
since, or by another action of a person.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from storage.outbox.changes import ChangeKind, Intent, WaitingChange
from storage.outbox.questions import HoldReason
from storage.schema.canonical import canonical
from storage.schema.entities import CATALOGUE
from storage.schema.fields import Field, Merge, Record
from storage.schema.validation import same
from sync.change.create_markers import EXTERNAL_ID, is_ours
from tests.simulate.row_snapshot import differing, is_live
from tests.simulate.values import normal

BITS = 12
ASKING_MERGES = frozenset({Merge.HOLD, Merge.COUNTER})
ENVELOPE_FIELDS = frozenset({"id", "_cloudId", "deleted", "versionDate", "created", "modifiedBy"})
Name = tuple[str, str, Any]
"""Kind (value, member, bit, life), field, and the element or bit."""


@dataclass(frozen=True, slots=True)
class Promise:
    """One wish. `since`: index in the record's ledger of the version that stood when it was made."""

    name: Name
    wish: Any
    since: int
    step: int
    over: Promise | None = None
    """What is under way, where the wish only takes that back: if it never arrives, there is nothing to wish."""


def wishes(entity: str, old: Mapping[str, Any], new: Mapping[str, Any]) -> Iterator[tuple[Name, Any]]:
    """What an edit from `old` to `new_values` means; differences of counters are counted elsewhere.

    A marker of ours that comes back with a record is nobody's wish: what is made again bears another.
    """
    for name in differing(entity, old, new):
        if name not in ENVELOPE_FIELDS and not (name == EXTERNAL_ID and is_ours(new.get(name))):
            yield from _wishes(CATALOGUE[entity].by_name[name], old.get(name), new.get(name))


def _wishes(field: Field, old: Any, new: Any) -> Iterator[tuple[Name, Any]]:
    match field.merge:
        case Merge.SET:
            before, after = set(old or ()), set(new or ())
            for each in sorted(before ^ after, key=str):
                yield ("member", field.name, each), each in after
        case Merge.BITS:
            for bit in range(BITS):
                if (int(old or 0) ^ int(new or 0)) >> bit & 1:
                    yield ("bit", field.name, bit), bool(int(new or 0) >> bit & 1)
        case Merge.COUNTER | Merge.SERVER:
            return
        case _:
            yield ("value", field.name, None), new


def shows(entity: str, record: Mapping[str, Any], promise: Promise) -> bool:
    """Whether a record has what was wished."""
    kind, name, element = promise.name
    match kind:
        case "life":
            return is_live(dict(record)) is promise.wish
        case "member":
            return (element in set(record.get(name) or ())) is promise.wish
        case "bit":
            return bool(int(record.get(name) or 0) >> element & 1) is promise.wish
    here, declared = record.get(name), CATALOGUE[entity]
    # In the cloud's own form it is what was wished (F35).
    return same(declared, name, here, promise.wish) or same(declared, name, here, normal(promise.wish))


def still_pending(change: WaitingChange | None, promise: Promise) -> bool:
    """Whether the outbox still has it."""
    if change is None:
        return False
    kind, name, _ = promise.name
    if kind == "life":
        if promise.wish:
            # A create that had arrived, and whose record was deleted in the cloud since, is asked about (F46).
            asked = change.held is not None and change.held.reason is HoldReason.DELETED_IN_CLOUD
            waits = change.kind is ChangeKind.CREATE or "id" in change.covered.set
            return waits or asked or change.base is not None
        return change.kind is ChangeKind.DELETE
    return any(_in(change.entity, part, name, promise) for part in (change.intent, change.covered))


def _in(entity: str, intent: Intent, name: str, promise: Promise) -> bool:
    return name in intent.set and shows(entity, intent.set, promise)


def shown_since(entity: str, versions: Sequence[Record | None], promise: Promise) -> bool:
    """Whether the cloud has had it since; what never reached it need not be deleted there (F51)."""
    if not versions and promise.name[0] == "life":
        return not promise.wish
    for version in versions[promise.since :]:
        if version is None:
            if promise.name[0] == "life" and not promise.wish:
                return True
        elif shows(entity, version, promise):
            return True
    return False


def nothing_to_send(entity: str, change: WaitingChange | None, promise: Promise) -> bool:
    """Whether it takes back what never left: the base has it, so there is nothing to wish.

    Likewise where the cloud's copy has it and the edit of the field led back to the base: that copy is shown then.
    Also of a record that is to live again: should it live there already, only what differs from its base is a wish.
    """
    if promise.name[0] == "life":
        return False
    if change is None:
        return True  # nothing is left to send: the edit led back to what the cloud has
    sent, field = change.sent, promise.name[1]
    if sent is not None and field in sent.fields and not _in(entity, sent, field, promise):
        return False  # what is under way may have brought it there
    if field not in change.intent.fields and shows(entity, change.remote or {}, promise):
        return True
    return (
        change.base is not None
        and change.kind in (ChangeKind.UPDATE, ChangeKind.CREATE)
        and shows(entity, change.base, promise)
    )


def over_what_leaves(entity: str, change: WaitingChange | None, promise: Promise) -> Promise:
    """The promise, with what is under way where it only takes that back.

    Where it says again what a creation under way says, it is fulfilled by that one, which may have arrived before (F67).
    """
    kind, field, _ = promise.name
    if kind == "life" or change is None or change.sent is None:
        return promise
    if change.base is None:
        again = change.kind is ChangeKind.CREATE and _in(entity, change.sent, field, promise)
        return replace(promise, since=0) if again else promise
    if field not in change.sent.set or not shows(entity, change.base, promise):
        return promise
    under_way = change.sent.set[field] if kind == "value" else not promise.wish
    return replace(promise, over=replace(promise, wish=under_way))


def held_to(entity: str, versions: Sequence[Record | None], promise: Promise, *, wrote: bool) -> bool:
    """Whether a wish that is pending no more was fulfilled, or took back what never arrived.

    `wrote`: whether a request of this till ever changed the field. Where none did, somebody else brought there what was
    under way, and a wish that only takes that back is none.
    """
    if shown_since(entity, versions, promise):
        return True
    return promise.over is not None and not (wrote and shown_since(entity, versions, promise.over))


def canonical_text(entity: str, name: str, value: Any) -> str:
    """A value in the form to compare by, as text."""
    return repr(canonical(CATALOGUE[entity].by_name[name], value))


def user_decided_fields(entity: str, one: Record, other: Record) -> list[str]:
    """Fields that differ and whose value is a person's to give up."""
    fields = CATALOGUE[entity].by_name
    return [
        name
        for name in differing(entity, one, other)
        if name != "deleted" and fields[name].merge in ASKING_MERGES
    ]
