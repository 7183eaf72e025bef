"""`MarginKeeper`: costs and margins are calculated anew on a worker while a list shows, sorts or filters by them.

Made by `ListPage`, which asks after each change of what they follow from. Until then the values kept before are shown.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from app.queries.lists import ListQuery
from app.queries.margins import asks_for_derived, keep_margins
from storage.errors import ShopError
from storage.schema.fields import Entity, Field
from ui.background.debounce import Debouncer
from ui.background.latest_read import LatestRead
from ui.context import AppContext
from ui.lists.model import RecordTableModel

FIRST, PAUSE = 100, 3000
"""Milliseconds from a change to the calculation, and between two of them."""


class MarginKeeper(QObject):
    """Calculates for one page and its model, soon and not too often, while it is visible; `refresh` then reads it again."""

    def __init__(
        self, context: AppContext, page: QWidget, model: RecordTableModel, refresh: Callable[[], object]
    ) -> None:
        super().__init__(page)
        self._page = page
        self._model = model
        self._refresh = refresh
        self._stale = True
        """Whether what is kept may be out of date."""
        replica = context.commands.replica
        self._read = LatestRead(
            context.bridge, lambda: keep_margins(replica), self._on_kept, self._on_failed, self
        )
        self._debouncer = Debouncer(self._calculate, self, first=FIRST, pause=PAUSE)

    def invalidate(self) -> None:
        """Something changed that costs follow from."""
        self._stale = True
        self.ask()

    def ask(self) -> None:
        """Calculate soon, if the page shows what follows from it and it may be out of date."""
        model = self._model
        if self._stale and uses_derived(model.entity, model.columns, model.query):
            self._debouncer.ask()

    def _calculate(self) -> None:
        if self._page.isVisible():  # else when it is shown, and reads its rows again
            self._stale = False
            self._read.ask()

    def _on_kept(self, changed: bool) -> None:
        if changed:
            self._refresh()

    def _on_failed(self, _error: ShopError) -> None:
        self._stale = True  # the next change, or the next look at the page, tries again


def uses_derived(entity: Entity, columns: Iterable[Field], query: ListQuery) -> bool:
    """Whether a list shows derived fields, sorts or filters by them."""
    try:
        return any(field in entity.derived for field in columns) or asks_for_derived(
            entity, query.filter, query.sort
        )
    except ShopError:
        return False  # the query itself reports the error
