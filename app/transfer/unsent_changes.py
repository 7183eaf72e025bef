"""Unsent changes when somebody signs out, changes the cloud, or quits; and a file of them to keep.

Called by the window before it does so. Pending changes are never discarded: they stay in their cloud's replica and are
sent when somebody signs in there again. But nobody should be surprised by that.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Literal

from app.queries.status import Status
from app.queries.titles import stored_title
from app.transfer.cells import Cell, to_cell
from storage.outbox.changes import ChangeKind, WaitingChange, view
from storage.records.replica import Replica
from storage.schema.fields import Entity

LeavingReason = Literal["sign_out", "other_cloud", "quit"]
COLUMNS = ("entity", "id", "title", "kind", "field", "before", "after", "made")
"""Columns of the file; a caller may give labels for them."""


def has_unsendable_changes(status: Status, *, connected: bool, scheduled: bool) -> bool:
    """Whether there are pending changes that the next start would not send, so that quitting should ask.

    An outage is no reason to ask, because the schedule sends the changes later. It does not where the token is refused
    or missing, or where the schedule is off. Conflicts wait for a person; without a cloud nothing can be sent.
    """
    if not connected or status.unsent_since is None:
        return False
    return status.headline == "sign_in" or not scheduled


def newest_change(replica: Replica) -> int:
    """When the newest pending change was made, wall milliseconds; 0 for none."""
    return replica.newest_change()


def write_pending_changes(replica: Replica, path: Path, heads: Mapping[str, str] | None = None) -> int:
    """Write all pending changes as a table, a line for each field; returns their number. `heads`: labels for COLUMNS.

    The file is written whole or not at all. Raises BadFile for an ending that is neither .csv nor .xlsx, FolderNotWritable.
    """
    from app.transfer.tables import write_table

    changes = replica.changes()
    labels = heads or {}

    def rows() -> Iterator[Sequence[Cell]]:
        for change in changes:
            yield from _rows(replica.catalogue[change.entity], change)

    write_table(path, [labels.get(name, name) for name in COLUMNS], rows())
    return len(changes)


def _rows(entity: Entity, change: WaitingChange) -> Iterator[Sequence[Cell]]:
    shown = {**view(change), "id": change.id}
    made = entity.by_name.get("versionDate")
    at: Cell = to_cell(made, change.changed) if made is not None else change.changed
    start = (entity.name, str(change.id), stored_title(entity, shown), change.kind.value)
    if change.kind is ChangeKind.DELETE:
        yield (*start, "", None, None, at)
        return
    base = change.base or {}
    after = change.intent.apply(base)
    for name in sorted(change.intent.fields):
        field = entity.by_name.get(name)
        if field is not None and not (change.kind is ChangeKind.CREATE and after[name] in (None, "", [])):
            yield (*start, name, to_cell(field, base.get(name)), to_cell(field, after[name]), at)
