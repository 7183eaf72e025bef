"""Questions need a ground (N6): what a hold says of the cloud has been so."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from storage.outbox.changes import ChangeKind, WaitingChange
from storage.outbox.questions import HoldReason
from storage.schema.fields import Record
from tests.simulate.fake_cloud import Key
from tests.simulate.trace import LawViolation


def check_holds(
    till: str,
    changes: Mapping[Key, WaitingChange],
    ledger: Mapping[Key, Sequence[Record | None]],
    refused: frozenset[tuple[str, str]],
) -> None:
    """Raise when a person is asked about a deletion that never was, or a verb that another one replaces (F118)."""
    for key, change in changes.items():
        if change.held is None or key[0] == "webhooks":
            continue
        match change.held.reason:
            case HoldReason.DELETED_IN_CLOUD:
                versions = ledger.get(key, [])
                if versions and not any(each is None or each.get("deleted") for each in versions):
                    raise LawViolation("N6", till, *key, "is held as deleted there, and never was:", change)
            case HoldReason.VERB_REFUSED if change.kind is ChangeKind.UPDATE:
                if (key[0], "patch") not in refused:
                    raise LawViolation("N6", till, *key, "is held, and a PATCH would do:", change)
