"""Reads the order of a list, the ids of its rows, on a worker: the first rows as soon as they are known, then all.

Used by the table model. One read at a time: another query ends it, and the same query is read once more after it.
"""

from __future__ import annotations

import threading
import time
from collections import deque
from dataclasses import dataclass, field

from PySide6.QtCore import QObject, QTimer, Signal

from app.queries.lists import ListQuery
from storage.errors import ShopError
from storage.query.ordered_ids import RowIds
from ui.context import AppContext

PATIENCE = 0.01
"""Seconds that the main thread waits for the rows, which mostly are there by then: nothing else is painted in between."""
REST = 0.04
"""Seconds from the first rows to the reading of the others: these are painted first, and while the user types the others are
not needed."""
SHARE = 3
"""A list that changes all the time is read again after so many times as long as reading it took."""


@dataclass(frozen=True, slots=True)
class Order:
    """What a read found."""

    query: ListQuery
    ids: RowIds
    whole: bool
    """Whether these are all rows; else the first ones."""
    error: ShopError | None = None


@dataclass(slots=True, eq=False)
class _Read:
    query: ListQuery
    afresh: bool
    came: deque[Order] = field(default_factory=deque)
    ready: threading.Event = field(default_factory=threading.Event)
    dropped: threading.Event = field(default_factory=threading.Event)
    seconds: float = 0.0

    def put(self, order: Order) -> None:
        self.came.append(order)
        self.ready.set()


class OrderReader(QObject):
    """The reads of one list."""

    came = Signal(object)
    """An `Order`, of the latest query that was asked for."""

    def __init__(self, context: AppContext, entity: str, parent: QObject) -> None:
        super().__init__(parent)
        self._context = context
        self._entity = entity
        self._read: _Read | None = None
        self._asked: ListQuery | None = None
        """The latest query."""
        self._again = False

    @property
    def busy(self) -> bool:
        """Whether rows are still to come."""
        return self._read is not None

    def ask(self, query: ListQuery, *, afresh: bool) -> None:
        """Read the order of a query; `afresh` where rows of another one are shown, which the first rows are to replace."""
        if self._read is not None and self._read.query == query:
            self._again = True
            return
        if self._read is not None:
            self._read.dropped.set()
        self._asked, self._again = query, False
        self._read = read = _Read(query, afresh)
        bridge = self._context.bridge
        if not bridge.open:
            return
        bridge.submit(
            lambda: self._work(read),
            done=lambda _: self._take(read),
            failed=lambda error: self._fail(read, error),
            owner=self,
            worker="lists",
        )
        read.ready.wait(PATIENCE)
        self._take(read)

    def _work(self, read: _Read) -> None:
        """On the worker."""
        lists, bridge, start = self._context.queries.lists, self._context.bridge, time.monotonic()

        def first(ids: RowIds) -> bool:
            read.put(Order(read.query, ids, whole=False))
            bridge.call_on_main_thread(self, lambda: self._take(read))
            return not read.dropped.wait(REST)

        try:
            found = lists.order(
                self._entity,
                read.query,
                # Nor is it wanted when the folder is being closed.
                wanted=lambda: bridge.open and not read.dropped.is_set(),
                first=first if read.afresh else None,
            )
        except ShopError as error:
            read.put(Order(read.query, RowIds(), whole=True, error=error))
            return
        read.seconds = time.monotonic() - start
        if found is not None:
            read.put(Order(read.query, found, whole=True))

    def _fail(self, read: _Read, error: ShopError) -> None:
        read.put(Order(read.query, RowIds(), whole=True, error=error))
        self._take(read)

    def _take(self, read: _Read) -> None:
        """Tell what came; the same read may have been looked at before."""
        while read is self._read and read.came:
            order = read.came.popleft()
            if order.whole:
                self._read = None
            self.came.emit(order)
            if order.whole and self._again:
                self._again = False
                QTimer.singleShot(round(1000 * SHARE * read.seconds), self, lambda: self._repeat(read.query))

    def _repeat(self, query: ListQuery) -> None:
        if self._read is None and query == self._asked:
            self.ask(query, afresh=False)
