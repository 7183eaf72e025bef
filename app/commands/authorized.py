"""The commands of the window: refused in view-only mode, or without the manager's PIN.

Made by `ui.application`. The programs of the shop and the command line use plain `Commands`.
"""

from __future__ import annotations

import random
import threading
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager
from typing import TYPE_CHECKING

from app.commands.commands import WINDOW, Commands, EtagCheck
from app.errors import PersonNeeded
from app.settings.permissions import Operation, Permissions
from storage.schema.fields import Record
from sync.events import Bus, RecordsChanged

if TYPE_CHECKING:
    from app.commands.record_editor import Edit
    from app.commands.resolve import Side
    from app.commands.resolve_many import ResolvedConflicts
    from app.commands.scope import CommandScope
    from storage.records.replica import Replica
    from storage.tables.idempotency import AnswerOnce

STEPS: Mapping[str, Operation] = {
    "delete": "delete", "anonymize": "delete", "bulk": "bulk", "paste": "bulk", "plan": "bulk", "import": "import",
    "supplier_list": "import",
    "invoice": "import",
}  # fmt: skip
"""Code of a step -> the operation that permissions are checked for; other steps are plain changes.

To plan a change of many records is to change them.
"""


class AuthorizedCommands(Commands):
    """Every command checks `permissions` first and raises ViewOnly, PinNeeded or PersonNeeded; then nothing was changed."""

    def __init__(
        self, replica: Replica, bus: Bus, permissions: Permissions, *, rng: random.Random | None = None
    ) -> None:
        super().__init__(replica, bus, rng=rng)
        self._permissions = permissions
        self.asks_who: Callable[[], bool] = lambda: False
        """Whether nothing may be changed at the window before somebody said who is there."""

    def _open_scope(self, origin: str) -> AbstractContextManager[CommandScope]:
        if origin == WINDOW and self.person is None and self.asks_who():
            raise PersonNeeded
        return super()._open_scope(origin)

    @contextmanager
    def open_without_step(self, code: str, origin: str) -> Iterator[CommandScope]:
        """As `Commands.open_without_step`; every command with a step of its own comes here, imports and bulk changes too."""
        self._permissions.check(STEPS.get(code))
        with super().open_without_step(code, origin) as scope:
            yield scope

    def apply_tagged(
        self, entity: str, edits: Sequence[Edit], *, origin: str, step: str = "save", guard: EtagCheck = "none",
        page_etag: str | None = None, once: AnswerOnce | None = None,
    ) -> tuple[list[Record], list[str]]:  # fmt: skip
        """As `Commands.apply_tagged`; an edit that deletes counts as a deletion."""
        for edit in edits:
            if edit.op is None:
                self._permissions.check("anonymise" if edit.anonymize else "delete")
        return super().apply_tagged(
            entity, edits, origin=origin, step=step, guard=guard, page_etag=page_etag, once=once
        )

    def delete(
        self, entity: str, ids: Sequence[int], *, anonymize: bool = False, origin: str = "window"
    ) -> RecordsChanged:
        """As `Commands.delete`."""
        if anonymize:
            self._permissions.check("anonymise")
        return super().delete(entity, ids, anonymize=anonymize, origin=origin)

    def undo(
        self, *, step: int | None = None, origin: str = "window", of: Collection[str] | None = None,
        progress: Callable[[int, int], None] | None = None, cancel: threading.Event | None = None,
    ) -> RecordsChanged | None:  # fmt: skip
        """As `Commands.undo`."""
        self._permissions.check()
        return super().undo(step=step, origin=origin, of=of, progress=progress, cancel=cancel)

    def redo(
        self, *, origin: str = "window", of: Collection[str] | None = None,
        progress: Callable[[int, int], None] | None = None, cancel: threading.Event | None = None,
    ) -> RecordsChanged | None:  # fmt: skip
        """As `Commands.redo`."""
        self._permissions.check()
        return super().redo(origin=origin, of=of, progress=progress, cancel=cancel)

    def keep_all(
        self, side: Side, *, entity: str | None = None, ids: Sequence[int] | None = None,
        items: Collection[tuple[str, int]] | None = None, reason: str | None = None, origin: str = "window",
    ) -> ResolvedConflicts:  # fmt: skip
        """As `Commands.keep_all`."""
        self._permissions.check()
        return super().keep_all(side, entity=entity, ids=ids, items=items, reason=reason, origin=origin)

    def resolve_rollback(self, side: Side, *, entity: str | None = None, origin: str = "window") -> int:
        """As `Commands.resolve_rollback`."""
        self._permissions.check()
        return super().resolve_rollback(side, entity=entity, origin=origin)

    def retry(self, items: Iterable[tuple[str, int]] | None = None, *, origin: str = "window") -> int:
        """As `Commands.retry`."""
        self._permissions.check()
        return super().retry(items, origin=origin)
