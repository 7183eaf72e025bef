"""No phantom deletion (N4): what a till shows no longer was deleted, by the cloud or by its own people."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from storage.outbox.changes import ChangeKind, WaitingChange
from storage.schema.fields import Record
from tests.simulate.fake_cloud import Key
from tests.simulate.trace import LawViolation


def check_absence(
    till: str,
    gone: Iterable[Key],
    changes: Mapping[Key, WaitingChange],
    ledger: Mapping[Key, Sequence[Record | None]],
) -> None:
    """Raise when one of `gone` was never deleted in the cloud.

    What was deleted here is shown as long as somebody's edit there is in question (F47). When that edit is taken
    back there, the person's own deletion hides it again: it has not left.
    """
    for key in sorted(gone):
        change = changes.get(key)
        if key[0] == "webhooks" or (change is not None and change.kind is ChangeKind.DELETE):
            continue
        if not any(each is None or each.get("deleted") for each in ledger.get(key, [])):
            raise LawViolation("N4", till, *key, "has gone, and the cloud never deleted it")
