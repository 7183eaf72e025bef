"""What a failed request means for the changes in it: one table. And what its words say, as a hold stores them. Pure."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from enum import Enum, auto
from typing import Any

from storage.outbox.changes import ChangeKind, WaitingChange
from sync.client.api import BROKEN
from sync.errors import (
    PORTAL,
    CloudPreconditionFailed,
    CloudPreconditionRequired,
    CloudRecordMissing,
    CloudStale,
    Forbidden,
    Offline,
    ProtocolMismatch,
    Rejected,
    ServerFault,
    SyncError,
    VerbRefused,
    Violation,
)


class Fate(Enum):
    """What a failure means."""

    REFUSED = auto()
    """These values, or this record: a person is asked (F20, F139)."""
    NOT_OFFERED = auto()
    """The verb, or for this record (F24, F118, F23)."""
    OUTDATED = auto()
    """The record has changed since it was read, or is there already (F14, F15, F16)."""
    FAULT = auto()
    """The cloud failed at it; tried again by backoff (F26, F28)."""
    BLOCKED = auto()
    """Somebody in the cloud's place answered a write: a firewall, or a portal (F02, F137)."""
    STOP = auto()
    """The whole cloud: the run ends."""


FATES: Mapping[type[SyncError], Fate] = {
    Rejected: Fate.REFUSED,
    VerbRefused: Fate.NOT_OFFERED,
    CloudRecordMissing: Fate.NOT_OFFERED,
    Forbidden: Fate.NOT_OFFERED,
    CloudPreconditionFailed: Fate.OUTDATED,
    CloudPreconditionRequired: Fate.OUTDATED,
    ServerFault: Fate.FAULT,
    ProtocolMismatch: Fate.FAULT,
}
"""By kind of failure, of those that do not concern the whole cloud."""

OUTDATED = frozenset({CloudPreconditionFailed.code, CloudStale.code, CloudPreconditionRequired.code})
"""Error codes of a copy that the cloud calls outdated."""


def fate(error: SyncError) -> Fate:
    """What the failure of a request means for the changes in it."""
    if error.whole_cloud:
        blocked_write = isinstance(error, ProtocolMismatch) and error.reason in PORTAL and not is_read(error)
        return Fate.BLOCKED if blocked_write else Fate.STOP
    return next((each for kind, each in FATES.items() if isinstance(error, kind)), Fate.STOP)


def is_read(error: SyncError) -> bool:
    """Whether it was a read that failed: it tells nothing about a write before it (F129)."""
    return error.params.get("method") == "GET"


def is_broken(error: SyncError) -> bool:
    """Whether the connection broke while a request was on its way: at this one alone, perhaps (F122)."""
    return isinstance(error, Offline) and error.sent and error.reason in BROKEN


def is_list_refused(error: SyncError) -> bool:
    """Whether the cloud refuses `list_by_ids` alone, which says nothing about the records in it (F112)."""
    return isinstance(error, (Rejected, Forbidden)) and not error.whole_cloud


def no_effect(error: SyncError) -> bool:
    """Whether the bytes certainly changed nothing, although nobody refused them: they never left."""
    return error.transient and not error.maybe_applied


def blocked(error: SyncError) -> ProtocolMismatch:
    """A web page or a redirect in the place of one answer, as a fault of that request alone (F137)."""
    said = {name: value for name, value in error.params.items() if name in ("status", "method")}
    return ProtocolMismatch(reason="blocked", maybe_applied=error.maybe_applied, **said)


def violations(error: SyncError, change: WaitingChange) -> Sequence[Mapping[str, Any]]:
    """The cloud's words as a hold of this change stores them: field, or None, and message.

    A message without a field belongs to the edited field that it names, or to the only one that was edited.
    """
    edited = [*(change.sent or change.intent).fields] if change.kind is ChangeKind.UPDATE else []

    def field(each: Violation) -> str | None:
        named = [name for name in edited if re.search(rf"\b{re.escape(name)}\b", each.message, re.IGNORECASE)]
        found = named or edited
        return each.field or (found[0] if len(found) == 1 else None)

    if not isinstance(error, Rejected):
        return [{"field": None, "message": message(error)}]
    found = [{"field": field(each), "message": each.message} for each in error.violations]
    return found or [{"field": None, "message": ""}]


def message(error: SyncError) -> str:
    """The cloud's own words, or nothing."""
    return str(error.params.get("message") or "")
