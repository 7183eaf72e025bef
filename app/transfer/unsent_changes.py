"""What stays behind when somebody signs out, goes to another cloud, or quits; and a file of it to take along.

Asked by the window before it lets go. Nothing that waits is ever thrown away: it stays in its cloud's replica and goes
when somebody signs in there again. But nobody should learn of that by surprise (`facts/ux.md` 3.4).
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
"""Columns of the file, by which a caller gives words for their heads."""


def has_unsendable_changes(status: Status, *, connected: bool, scheduled: bool) -> bool:
    """Whether something waits that the next start would not send by itself, so that quitting deserves a question.

    `facts/ux.md` 3.4 wants no dialog for an outage, and drafts make a quit prompt needless: what the schedule will
    send anyway is no reason to ask. It will not where the token is refused or gone, or where the schedule is off. What
    needs a decision waits for a person, not for the program; and without a cloud there is nowhere to send anything.
    """
    if not connected or status.unsent_since is None:
        return False
    return status.headline == "sign_in" or not scheduled


def newest_change(replica: Replica) -> int:
    """When the last of the waiting changes was made, wall milliseconds; 0 when nothing waits."""
    return max((each.changed for each in replica.changes()), default=0)


def write_pending_changes(replica: Replica, path: Path, heads: Mapping[str, str] | None = None) -> int:
    """Write all that waits as a table, a line for each field; answers how many changes. `heads` are words for COLUMNS.

    The file appears whole or not at all. Raises BadFile for an ending that is neither .csv nor .xlsx, FolderNotWritable.
    """
    from app.transfer.tables import write_table

    changes = replica.changes()
    words = heads or {}

    def rows() -> Iterator[Sequence[Cell]]:
        for change in changes:
            yield from _rows(replica.catalogue[change.entity], change)

    write_table(path, [words.get(each, each) for each in COLUMNS], rows())
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
