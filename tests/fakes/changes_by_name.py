"""Pending changes by the names that follow from their attributes, which is short for tests."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from storage.outbox.changes import ChangeKind, ChangeState, Intent, WaitingChange
from storage.outbox.questions import Blocks, Hold, HoldReason
from storage.outbox.state import (
    NOTHING,
    Asked,
    Basis,
    By,
    FieldQuestion,
    Keep,
    New,
    RecordQuestion,
    Remove,
    Retry,
    Sent,
    Way,
    gone,
    known,
)  # fmt: skip
from storage.schema.fields import Record

_FOLLOWING = (
    "kind", "intent", "base", "remote", "anonymize", "strategies", "covered", "in_doubt", "held", "missed", "attempts",
    "next_try", "error", "origin", "created", "changed",
)  # fmt: skip


def but(change: WaitingChange, **names: Any) -> WaitingChange:
    """The change with other values of the names that follow from its attributes."""
    followed = {name: getattr(change, name) for name in _FOLLOWING} | {"sent": change.sent}
    return made(**{"entity": change.entity, "id": change.id, **followed, **names})


def made(
    *,
    entity: str,
    id: int,
    kind: ChangeKind,
    intent: Intent | None = None,
    base: Record | None = None,
    remote: Record | None = None,
    anonymize: bool = False,
    strategies: Mapping[str, str] | None = None,
    covered: Intent | None = None,
    state: ChangeState | None = None,
    sent: Intent | None = None,
    in_doubt: Mapping[str, float] | None = None,
    held: Hold | None = None,
    missed: float | None = None,
    attempts: int = 0,
    next_try: int = 0,
    error: str | None = None,
    origin: str = "window",
    created: int = 0,
    changed: int = 0,
) -> WaitingChange:
    """A change of the names that follow from its attributes."""
    delete = kind is ChangeKind.DELETE
    basis: Basis
    if base is None and kind is not ChangeKind.UPDATE:
        basis = New(remote)
    elif _is_gone(kind, base, held):
        basis = gone(remote, base or {})
    else:
        basis = known(remote or base or {}, base or {})
    if state is ChangeState.WAITING:
        sent = None
    if sent is not None and not isinstance(sent, Sent):
        sent = Sent(sent.set, sent.add, _way(kind, base, sent))
    if isinstance(sent, Sent) and sent.missed != missed:
        sent = replace(sent, missed=missed)
    return WaitingChange(
        entity=entity,
        id=id,
        wish=Remove(covered or Intent(), anonymize, strategies or {}) if delete else Keep(intent or Intent()),
        basis=basis,
        sent=sent,
        asked=_asked(held, in_doubt or {}),
        retry=Retry(next_try, attempts, error),
        by=By(origin, created, changed),
    )


def _is_gone(kind: ChangeKind, base: Record | None, held: Hold | None) -> bool:
    if kind is ChangeKind.UPDATE:
        return held is not None and held.reason is HoldReason.DELETED_IN_CLOUD
    return kind is ChangeKind.CREATE or bool((base or {}).get("deleted"))


def _way(kind: ChangeKind, base: Record | None, sent: Intent) -> Way:
    """Whatever is wished now: an edit that was sent may be under a deletion, and a deletion under a restored record."""
    if kind is ChangeKind.UPDATE:
        return Way.PATCH
    if not sent and (kind is ChangeKind.DELETE or base is not None):
        return Way.DELETE
    if kind is ChangeKind.DELETE and base is not None:
        return Way.PATCH
    return Way.PUT if "id" in sent.set else Way.POST


def _asked(held: Hold | None, in_doubt: Mapping[str, float]) -> Asked:
    record: RecordQuestion | None = None
    fields: dict[str, FieldQuestion] = {}
    since = 0 if held is None else held.since
    if held is not None:
        if held.question.blocks is Blocks.FIELDS:
            reason = held.reason
        else:
            record, reason = RecordQuestion(held.reason, held.problems, since), HoldReason.OVERLAP
        fields = {name: FieldQuestion(reason, in_doubt.get(name), since) for name in held.fields}
    doubted = HoldReason.COUNTER_UNKNOWN
    fields |= {
        name: FieldQuestion(doubted, each, since) for name, each in in_doubt.items() if name not in fields
    }
    return Asked(record, fields) if record is not None or fields else NOTHING
