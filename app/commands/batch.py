"""Import and bulk change of very many records: one transaction and one undo step, with progress and cancelling.

Called by `app.transfer.importer` and `bulk_change`.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence

from app.commands.batch_progress import report_batch
from app.commands.commands import Commands
from app.commands.record_editor import Edit
from storage.errors import ShopError
from sync.events import RecordsChanged


def apply_batch(
    commands: Commands, entity: str, edits: Sequence[Edit], *, step: str, origin: str,
    progress: Callable[[int, int], None] | None = None, cancel: threading.Event | None = None,
) -> RecordsChanged:  # fmt: skip
    """Apply edits, all or none, as one undo step; `progress` gets the number done and the total.

    Raises Cancelled, and what `Commands.apply` raises; then nothing was changed.
    """
    ids: list[int] = []
    with commands.open(step, entity, len(edits), origin) as scope:
        editor = scope.editor(entity)
        for index, edit in enumerate(edits):
            report_batch(index, len(edits), progress=progress, cancel=cancel)
            try:
                ids.append(editor.apply(edit, guard=False)["id"])
            except ShopError as error:
                error.params.setdefault("index", index)
                raise
        return scope.changed(entity, ids, "save")
