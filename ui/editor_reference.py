"""The editor of a field that names another record: type to search, choose from what is found.

Called by `record_form`.
"""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QEvent, QModelIndex, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QCompleter, QWidget

from storage.errors import ShopError
from storage.fields import Field
from ui import texts
from ui.desk import Desk
from ui.editors import TextEditor, Unreadable

OFFERED = 20
ID_ROLE = Qt.ItemDataRole.UserRole


class ReferenceEditor(TextEditor):
    """Shows the title of the record, gives its id."""

    def __init__(self, field: Field, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(field, parent)
        self._desk = desk
        self._id: int | None = None
        self._title = ""
        self._found = QStandardItemModel(self)
        self._completer = QCompleter(self._found, self)
        self._completer.setCompletionMode(QCompleter.CompletionMode.UnfilteredPopupCompletion)
        self._completer.setWidget(self.line)
        self._completer.activated[QModelIndex].connect(self._take)  # type: ignore[index]
        self._soon = QTimer(self, interval=60, singleShot=True)
        self._soon.timeout.connect(self._offer)
        self.line.textEdited.connect(lambda _: self._soon.start())
        self.line.setPlaceholderText(texts.hint("reference"))
        self.line.setClearButtonEnabled(field.null)
        self.left.connect(self._settle)

    def _put(self, value: Any) -> None:
        self._set(value if isinstance(value, int) else None)

    def _typed(self) -> Any:
        return [self._id, self.line.text()]

    def _retype(self, typed: Any) -> None:
        self._set(typed[0])
        self.line.setText(typed[1])

    def _read(self) -> Any:
        text = self.line.text().strip()
        if not text:
            if self.field.null:
                return None
            raise Unreadable("missing")
        if text != self._title.strip():
            raise Unreadable("no_such_record")
        return self._id

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The down arrow offers records before anything is typed."""
        if (
            watched is self.line
            and isinstance(event, QKeyEvent)
            and event.type() == QEvent.Type.KeyPress
            and event.key() == Qt.Key.Key_Down
            and not self.line.isReadOnly()
            and not self._popup_open
        ):
            self._search("" if self.line.text() == self._title else self.line.text().strip())
            self._completer.complete()
            return True
        return super().eventFilter(watched, event)

    @property
    def _popup_open(self) -> bool:
        popup = self._completer.popup()
        return popup is not None and popup.isVisible()

    def _set(self, id: int | None) -> None:
        self._id = id
        self._title = ""
        if id is not None and self.field.references is not None:
            try:
                self._title = self._desk.titles(self.field.references, [id]).get(id, f"#{id}")
            except ShopError:
                self._title = f"#{id}"
        self._set_text(self._title)

    def _offer(self) -> None:
        self._search(self.line.text().strip())
        if self._found.rowCount() and self.line.hasFocus():
            self._completer.complete()

    def _search(self, text: str) -> None:
        self._found.clear()
        entity = self.field.references
        if entity is None:
            return
        sort = "name" if "name" in self._desk.catalogue[entity].by_name else ""
        try:
            page = self._desk.queries.page(entity, search=text, sort=sort, limit=OFFERED)
        except ShopError:
            return
        for record in page.records:
            item = QStandardItem(self._desk.title(entity, record))
            item.setData(record["id"], ID_ROLE)
            self._found.appendRow(item)

    def _take(self, index: QModelIndex) -> None:
        self._set(index.data(ID_ROLE))
        self.edited.emit()

    def _settle(self) -> None:
        """Leaving with a text that only one record has takes that record."""
        text = self.line.text().strip()
        if not text or text == self._title:
            return
        self._search(text)
        matching = [
            row
            for row in range(self._found.rowCount())
            if self._found.item(row).text().casefold() == text.casefold()
        ]
        if len(matching) == 1 or (not matching and self._found.rowCount() == 1):
            self._take(self._found.index(matching[0] if matching else 0, 0))
