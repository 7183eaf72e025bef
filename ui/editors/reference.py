"""The editor of a reference to another record: type to search, choose a match, or name a new record.

Made by `make_editor`. A new record is only named here; it is created together with the record that refers to it.
"""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QEvent, QModelIndex, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QWidget

from app.commands.save_with_related import NewReference
from storage.errors import ShopError
from storage.schema.fields import Field
from storage.text.folding import fold
from ui.context import AppContext
from ui.editors.base import TextEditor, Unreadable
from ui.style import icons
from ui.text import texts
from ui.widgets.completer import Completer

MAX_MATCHES = 20
NAMEABLE = frozenset({"suppliers", "categories", "discount-groups"})
"""Entities whose records are useful with nothing but a name."""
ID_ROLE = Qt.ItemDataRole.UserRole
NAME_ROLE = Qt.ItemDataRole.UserRole + 1
"""On the last row of the list: the name of the record that it would create."""


class ReferenceEditor(TextEditor):
    """Shows the title of the referenced record; the value is its id."""

    def __init__(self, field: Field, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(field, parent)
        self._context = context
        self._id: int | None = None
        self._title = ""
        self._new_name = ""
        self.can_create = False
        """Whether a new record may be named: only in forms that create it on saving."""
        self._matches = QStandardItemModel(self)
        self._completer = Completer(self._matches, self.line)
        self._completer.activated[QModelIndex].connect(self._pick)  # type: ignore[index]
        self._search_timer = QTimer(self, interval=60, singleShot=True)
        self._search_timer.timeout.connect(self._show_matches)
        self.line.textEdited.connect(lambda _: self._search_timer.start())
        self.line.setPlaceholderText(texts.hint("reference"))
        self.line.setClearButtonEnabled(field.null)
        self.line.returnPressed.connect(self._pick_only_match)
        self.focus_lost.connect(self._pick_only_match)

    def new_reference(self) -> NewReference | None:
        """The new record that the input names; None if it names an existing one."""
        if not self._new_name or self.line.text().strip() != self._new_name or self.field.references is None:
            return None
        values: dict[str, Any] = {"name": self._new_name}
        if "_cloudId" in self._context.catalogue[self.field.references].by_name:
            values["_cloudId"] = self._context.cloud_id
        return NewReference(entity=self.field.references, values=values)

    @property
    def chosen(self) -> int | None:
        """Id of the record whose title the line shows."""
        return self._id if self._title and self.line.text() == self._title else None

    def _write(self, value: Any) -> None:
        self._set_id(value if isinstance(value, int) else None)

    def _content(self) -> Any:
        return [self._id, self.line.text(), self._new_name]

    def _restore(self, typed: Any) -> None:
        self._set_id(typed[0])
        self.line.setText(typed[1])
        if typed[2]:
            self.set_new_name(typed[2])

    def _parse(self) -> Any:
        text = self.line.text().strip()
        if not text:
            if self.field.null:
                return None
            raise Unreadable("missing")
        if text != self._title.strip():
            raise Unreadable("no_such_record" if self._creatable_entity is None else "no_such_record_yet")
        return self._id

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The down arrow lists records before anything is typed."""
        if (
            watched is self.line
            and isinstance(event, QKeyEvent)
            and event.type() == QEvent.Type.KeyPress
            and event.key() == Qt.Key.Key_Down
            and not self.line.isReadOnly()
            and not self._completer.is_open
        ):
            self._search("" if self.line.text() == self._title else self.line.text().strip())
            self._completer.complete()
            return True
        return super().eventFilter(watched, event)

    def _set_id(self, id: int | None) -> None:
        self._id = id
        self._title, self._new_name = "", ""
        self.note_changed.emit("")
        if id is not None and self.field.references is not None:
            try:
                self._title = self._context.titles(self.field.references, [id]).get(id, f"#{id}")
            except ShopError:
                self._title = f"#{id}"
        self._set_text(self._title)

    def _show_matches(self) -> None:
        self._search(self.line.text().strip())
        self._completer.offer()

    def _search(self, text: str) -> None:
        self._matches.clear()
        entity = self.field.references
        if entity is None:
            return
        sort = "name" if "name" in self._context.catalogue[entity].by_name else ""
        try:
            page = self._context.queries.page(entity, search=text, sort=sort, limit=MAX_MATCHES)
        except ShopError:
            return
        for record in page.records:
            item = QStandardItem(self._context.title(entity, record))
            item.setData(record["id"], ID_ROLE)
            self._matches.appendRow(item)
        if text and self._creatable_entity is not None and self._row_of(text) is None:
            item = QStandardItem(icons.icon("new", "accent"), f"{texts.new(entity)}: {text}")
            item.setData(text, NAME_ROLE)
            self._matches.appendRow(item)

    @property
    def _creatable_entity(self) -> str | None:
        """The entity of which a new record can be named here; None if a name is not enough."""
        entity = self.field.references
        if entity is None or not self.can_create:
            return None
        declared = self._context.catalogue[entity]
        return (
            entity
            if "create" in declared.verbs and declared.title == ("name",) and entity in NAMEABLE
            else None
        )

    def _row_of(self, text: str) -> int | None:
        rows = range(self._matches.rowCount())
        return next((row for row in rows if fold(self._matches.item(row).text()) == fold(text)), None)

    def _pick(self, index: QModelIndex) -> None:
        if name := index.data(NAME_ROLE):
            self.set_new_name(name)
        else:
            self._set_id(index.data(ID_ROLE))
        self.edited.emit()

    def set_new_name(self, name: str) -> None:
        """Refer to a new record of that name."""
        self._set_id(None)
        self._new_name = name
        self._set_text(name)
        entity = self.field.references or ""
        self.note_changed.emit(
            texts.translate("Form", "{what}: created when you save", what=texts.new(entity))
        )
        self._update_dirty()

    def _pick_only_match(self) -> None:
        """Pick the record if exactly one matches the typed text."""
        text = self.line.text().strip()
        if not text or text in (self._title, self._new_name):
            return
        self._search(text)
        found = [
            row
            for row in range(self._matches.rowCount())
            if self._matches.item(row).data(ID_ROLE) is not None
        ]
        same = [row for row in found if self._matches.item(row).text().casefold() == text.casefold()]
        if len(same) == 1 or (not same and len(found) == 1):
            self._pick(self._matches.index(same[0] if same else 0, 0))
