"""A small entity and pending changes of it, in every state that there is."""

from __future__ import annotations

from typing import Any

from storage.outbox.changes import ChangeKind, ChangeState, Intent, WaitingChange
from storage.outbox.questions import Hold, HoldReason
from storage.records.history import EventKind
from storage.schema.fields import Entity, Field, Kind, Merge, Record
from tests.fakes.changes_by_name import but, made
from tests.fakes.steps import Verdict, patch_body

NOW = 5_000
ENTITY = Entity(
    name="people",
    singular="person",
    fields=(
        Field(name="id", kind=Kind.LONG, merge=Merge.SERVER, writable=False),
        Field(name="_cloudId", kind=Kind.INTEGER, merge=Merge.SERVER, writable=False),
        Field(name="versionDate", kind=Kind.TIMESTAMP, merge=Merge.SERVER, writable=False),
        Field(name="deleted", kind=Kind.BOOLEAN, merge=Merge.SERVER, writable=False),
        Field(name="name", kind=Kind.STRING),
        Field(name="note", kind=Kind.STRING, null=True),
        Field(name="tags", kind=Kind.STRINGS, merge=Merge.SET),
        Field(name="points", kind=Kind.DOUBLE, merge=Merge.COUNTER),
        Field(name="stock", kind=Kind.DOUBLE, writable=False),
    ),
)
GONE = Entity(name="hooks", singular="hook", fields=ENTITY.fields, soft_delete=False)
BASE: Record = {
    "id": 7, "_cloudId": 1, "versionDate": 100, "deleted": False,
    "name": "Jan", "note": "n", "tags": ["a"], "points": 10.0,
}  # fmt: skip
CREATED: Record = {"id": 7, "name": "Jan", "note": "n", "tags": ["a"], "points": 10.0}


def there(**values: Any) -> Record:
    """The cloud's copy, newer than the base."""
    return {**BASE, "versionDate": 200, **values}


def update(*, add: dict[str, float] | None = None, **values: Any) -> WaitingChange:
    return made(
        entity="people",
        id=7,
        kind=ChangeKind.UPDATE,
        intent=Intent(values, add or {}),
        base=BASE,
        remote=BASE,
    )


def create(**more: Any) -> WaitingChange:
    return made(entity="people", id=7, kind=ChangeKind.CREATE, intent=Intent(CREATED), **more)


def deletion(**more: Any) -> WaitingChange:
    return made(
        **{"entity": "people", "id": 7, "kind": ChangeKind.DELETE, "base": BASE, "remote": BASE, **more}
    )


def sent(change: WaitingChange, snapshot: Intent | None = None) -> WaitingChange:
    """The change as it is while its bytes are under way."""
    if snapshot is None:
        snapshot = (
            patch_body(change, change.remote or {}) if change.kind is ChangeKind.UPDATE else change.intent
        )
    return but(change, state=ChangeState.SENT, sent=snapshot, attempts=1)


def held(change: WaitingChange, reason: HoldReason, *fields: str) -> WaitingChange:
    return but(change, held=Hold(reason, fields, since=1))


def kinds(verdict: Verdict) -> list[EventKind]:
    return [note.kind for note in verdict.notes]


def kept(verdict: Verdict) -> WaitingChange:
    assert verdict.change is not None
    return verdict.change
