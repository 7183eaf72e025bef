"""Automatically merged fields of a record with an open conflict, shown beside the conflict.

Called by `queries`. People mistake an unexplained merge for lost data.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from storage.outbox.changes import DOUBT_HOLDS, ChangeKind, HoldReason, WaitingChange, view
from storage.schema.fields import Entity, Merge
from storage.schema.validation import same


@dataclass(frozen=True, slots=True)
class MergedField:
    """One field that merged without a decision: before, now, and whose change it is."""

    before: Any
    now: Any
    side: Literal["local", "cloud", "both"]


MERGING = DOUBT_HOLDS | {HoldReason.OVERLAP, HoldReason.RULE_BROKEN}
"""Hold reasons that arise while two versions are merged."""


def auto_merged(entity: Entity, change: WaitingChange) -> Mapping[str, MergedField]:
    """Fields outside the conflict that one side or both changed, in the catalogue's order."""
    held = change.held
    if held is None or change.kind is not ChangeKind.UPDATE or held.reason not in MERGING:
        return {}
    in_conflict = {*held.fields, *(str(each.get("field")) for each in held.problems)}
    base, remote, now = change.base or {}, change.remote or {}, view(change)
    found = {}
    for field in entity.fields:
        name = field.name
        if name in in_conflict or field.merge is Merge.SERVER or not field.writable:
            continue
        ours = name in change.intent.fields
        theirs = name in remote and not same(entity, name, base.get(name), remote.get(name))
        if ours or theirs:
            side: Literal["local", "cloud", "both"] = (
                "both" if ours and theirs else "local" if ours else "cloud"
            )
            found[name] = MergedField(base.get(name), now.get(name), side)
    return found
