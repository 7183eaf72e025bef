"""A command over very many records: one transaction and one undo step, with progress, stopped whole.

Called by `importing` and `bulk`.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence

from app.commands.commands import Commands
from app.commands.record_editor import Edit
from app.errors import Cancelled
from storage.errors import ShopError
from sync.events import RecordsChanged

TOLD_EVERY = 50
"""Records between two words on how far it is; also how soon it heeds a cancel."""


def apply_batch(
    commands: Commands, entity: str, edits: Sequence[Edit], *, step: str, origin: str,
    progress: Callable[[int, int], None] | None = None, cancel: threading.Event | None = None,
) -> RecordsChanged:  # fmt: skip
    """Apply edits of an import or a bulk change, all or none, as one undo step; tells how far it is.

    Raises Cancelled, and what `apply` raises; then nothing was changed.
    """
    ids: list[int] = []
    with commands.replica.write() as tx:
        number = commands._begin(tx, step, entity, len(edits), origin)
        editor = commands._editor(tx, entity, origin)
        for index, edit in enumerate(edits):
            if index % TOLD_EVERY == 0:
                if cancel is not None and cancel.is_set():
                    raise Cancelled
                if progress is not None:
                    progress(index, len(edits))
            try:
                ids.append(editor.apply(edit, guard=False)["id"])
            except ShopError as error:
                error.params.setdefault("index", index)
                raise
    return commands._tell(entity, ids, "save", number, origin)
