"""The editor of a field that names another record: type to search, choose from what is found, or make a new one.

Made by `editor_for`. A new one is only named here; it is made when the record is saved, in the same step.
"""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QEvent, QModelIndex, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QCompleter, QWidget

from app.commands.save_with_related import NewReference
from storage.errors import ShopError
from storage.schema.fields import Field
from storage.text.folding import fold
from ui.context import AppContext
from ui.editors.base import TextEditor, Unreadable
from ui.style import icons
from ui.text import texts

OFFERED = 20
NAMEABLE = frozenset({"suppliers", "categories", "discount-groups"})
"""Records that are of use with nothing but a name."""
ID_ROLE = Qt.ItemDataRole.UserRole
NAME_ROLE = Qt.ItemDataRole.UserRole + 1
"""Of the last line of the list: the name of the record it would make."""


class ReferenceEditor(TextEditor):
    """Shows the title of the record, gives its id."""

    def __init__(self, field: Field, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(field, parent)
        self._context = context
        self._id: int | None = None
        self._title = ""
        self._new = ""
        self.may_make = False
        """Whether a new record can be named: only where what is typed is saved with it."""
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
        self.line.returnPressed.connect(self._settle)
        self.left.connect(self._settle)

    def named(self) -> NewReference | None:
        """The new record that is meant, where none that exists is."""
        if not self._new or self.line.text().strip() != self._new or self.field.references is None:
            return None
        values: dict[str, Any] = {"name": self._new}
        if "_cloudId" in self._context.catalogue[self.field.references].by_name:
            values["_cloudId"] = self._context.cloud_id
        return NewReference(entity=self.field.references, values=values)

    @property
    def chosen(self) -> int | None:
        """Id of the record whose title stands in the line."""
        return self._id if self._title and self.line.text() == self._title else None

    def _put(self, value: Any) -> None:
        self._set(value if isinstance(value, int) else None)

    def _typed(self) -> Any:
        return [self._id, self.line.text(), self._new]

    def _retype(self, typed: Any) -> None:
        self._set(typed[0])
        self.line.setText(typed[1])
        # Drafts of earlier versions have two parts.
        if len(typed) > 2 and typed[2]:
            self._name(typed[2])

    def _read(self) -> Any:
        text = self.line.text().strip()
        if not text:
            if self.field.null:
                return None
            raise Unreadable("missing")
        if text != self._title.strip():
            raise Unreadable("no_such_record" if self._makes is None else "no_such_record_yet")
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
        self._title, self._new = "", ""
        self.told.emit("")
        if id is not None and self.field.references is not None:
            try:
                self._title = self._context.titles(self.field.references, [id]).get(id, f"#{id}")
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
        sort = "name" if "name" in self._context.catalogue[entity].by_name else ""
        try:
            page = self._context.queries.page(entity, search=text, sort=sort, limit=OFFERED)
        except ShopError:
            return
        for record in page.records:
            item = QStandardItem(self._context.title(entity, record))
            item.setData(record["id"], ID_ROLE)
            self._found.appendRow(item)
        if text and self._makes is not None and self._row_of(text) is None:
            item = QStandardItem(icons.icon("new", "accent"), f"{texts.new(entity)}: {text}")
            item.setData(text, NAME_ROLE)
            self._found.appendRow(item)

    @property
    def _makes(self) -> str | None:
        """The entity of which a new record can be named here; None where a name is not enough."""
        entity = self.field.references
        if entity is None or not self.may_make:
            return None
        declared = self._context.catalogue[entity]
        return (
            entity
            if "create" in declared.verbs and declared.title == ("name",) and entity in NAMEABLE
            else None
        )

    def _row_of(self, text: str) -> int | None:
        rows = range(self._found.rowCount())
        return next((row for row in rows if fold(self._found.item(row).text()) == fold(text)), None)

    def _take(self, index: QModelIndex) -> None:
        if name := index.data(NAME_ROLE):
            self._name(name)
        else:
            self._set(index.data(ID_ROLE))
        self.edited.emit()

    def _name(self, name: str) -> None:
        """Mean a new record of that name."""
        self._set(None)
        self._new = name
        self._set_text(name)
        entity = self.field.references or ""
        self.told.emit(texts.translate("Form", "{what}: made when you save", what=texts.new(entity)))

    def _settle(self) -> None:
        """Leaving with a text that only one record has takes that record."""
        text = self.line.text().strip()
        if not text or text in (self._title, self._new):
            return
        self._search(text)
        found = [
            row for row in range(self._found.rowCount()) if self._found.item(row).data(ID_ROLE) is not None
        ]
        same = [row for row in found if self._found.item(row).text().casefold() == text.casefold()]
        if len(same) == 1 or (not same and len(found) == 1):
            self._take(self._found.index(same[0] if same else 0, 0))
