"""The base of a create whose record may have been made by the original of this copied database (F113).

Pure; called by `sync.merge.plan`. What the original sent is not known, only what it may have sent (`by_original`). What
differs from that is asked about, but for what was taken away here since the copy: to an empty base that would be no
edit, and the cloud, which has it from the original, would bring it back (N1).
"""

from __future__ import annotations

from typing import Any

from storage.outbox.changes import WaitingChange
from storage.schema.fields import Entity, Merge, Record
from sync.merge.three_way import empty_base, is_empty


def base_since_copy(entity: Entity, change: WaitingChange, remote: Record) -> Record:
    """An empty base, with the values, tags and flags that were taken away here since the copy."""
    base = empty_base(remote)
    for sent in change.by_original:
        for name, had in sent.set.items():
            if name in entity.by_name and name in change.intent.set:
                removed = _removed(entity.by_name[name].merge, base.get(name), had, change.intent.set[name])
                if not is_empty(removed):
                    base[name] = removed
    return base


def _removed(policy: Merge, before: Any, had: Any, ours: Any) -> Any:
    """What of the value that the original had is not in ours, together with what an earlier one had `before`."""
    match policy:
        case Merge.SET:
            kept = [*(before or ()), *(ours or ())]
            return [*(before or ()), *(each for each in had or () if each not in kept)]
        case Merge.BITS:
            return int(before or 0) | int(had or 0) & ~int(ours or 0)
    return had if is_empty(ours) else None
