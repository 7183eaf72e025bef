"""What the failure of a request says, as a hold or a change stores it. Pure; called by the push session."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from storage.outbox.changes import ChangeKind, WaitingChange
from sync.errors import ProtocolMismatch, Rejected, SyncError, Violation


def blocked(error: ProtocolMismatch) -> ProtocolMismatch:
    """A web page or a redirect in the place of one answer, as a fault of that request alone (F137)."""
    said = {name: value for name, value in error.params.items() if name in ("status", "method")}
    return ProtocolMismatch(reason="blocked", maybe_applied=error.maybe_applied, **said)


def violations(error: Rejected, change: WaitingChange) -> Sequence[Mapping[str, Any]]:
    """The cloud's violations as a hold stores them: field, or None, and message.

    A message without a field belongs to the edited field that it names, or to the only one that was edited.
    """
    edited = [*(change.sent or change.intent).fields] if change.kind is ChangeKind.UPDATE else []

    def field(each: Violation) -> str | None:
        named = [name for name in edited if re.search(rf"\b{re.escape(name)}\b", each.message, re.IGNORECASE)]
        found = named or edited
        return each.field or (found[0] if len(found) == 1 else None)

    found = [{"field": field(each), "message": each.message} for each in error.violations]
    return found or [{"field": None, "message": ""}]


def message(error: SyncError) -> str:
    """The cloud's own words, or nothing."""
    return str(error.params.get("message") or "")
