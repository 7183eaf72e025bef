"""Editing one cell of a list in its row, and going on with the next one, as in a spreadsheet.

Made by `ListPage`. The editor is that of the form and belongs to a record, not to a row: when the list is sorted anew it
follows its record. What is typed is kept as a draft of the record; saving is the command that the form uses as well.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QFrame, QLabel, QVBoxLayout, QWidget

from app.queries.stock_levels import STOCK
from storage.errors import Problem, ShopError
from storage.schema.fields import Entity, Field, Record
from sync.events import RecordsChanged
from ui.context import AppContext
from ui.lists.columns import NAME, label
from ui.lists.model import RecordTableModel
from ui.lists.table import ListTable
from ui.style import theme
from ui.text import texts

if TYPE_CHECKING:
    from ui.editors.base import Editor

CELL_KINDS = frozenset(
    {"text", "email", "number", "counter", "margin", "choice", "bool", "rate", "moment", "reference"}
)
"""Kinds of editors that fit into a row; F2 on another cell goes to its field in the form."""
PASTE_KINDS = CELL_KINDS | {"tags", "codes", "chips"}
ONLY_IN_FORM = frozenset({"requiresPriceEntry"})
"""Fields that the form writes together with another one."""
MIN_WIDTH = 150
KEYS_DOWN = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
KEYS_ACROSS = (Qt.Key.Key_Tab, Qt.Key.Key_Backtab)


def in_cell(entity: Entity, field: Field) -> bool:
    """Whether a column can be edited in the row."""
    return _takes(entity, field, CELL_KINDS)


def can_paste(entity: Entity, field: Field) -> bool:
    """Whether a column of texts can be pasted into a field; not where no two records may have the same value."""
    return field.name not in entity.unique and _takes(entity, field, PASTE_KINDS)


def _takes(entity: Entity, field: Field, kinds: frozenset[str]) -> bool:
    from ui.editors.factory import editor_kind

    return (
        field not in (NAME, STOCK)
        and entity.view_of is None
        and "patch" in entity.verbs
        and field.form is not None
        and field.writable
        and field.name not in ONLY_IN_FORM
        and editor_kind(field) in kinds
    )


class CellEditing(QObject):
    """The cell that is being edited, if there is one."""

    form_asked = Signal(str)
    """The cell is edited in the form: the name of its field, or of none."""
    # Ids as objects: they have more bits than Qt's int.
    typed = Signal(object, str, object)
    """Id, field and its input, to be kept as a draft."""
    settled = Signal(object, str)
    """The input of a field was saved or given up: no draft is left of it."""
    saved = Signal(object)
    """The `RecordsChanged` of a write that is on disk."""
    failed = Signal(object)
    """A `ShopError` of a write; the input stays as a draft."""

    def __init__(
        self, context: AppContext, table: ListTable, model: RecordTableModel, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._context, self._table, self._model = context, table, model
        self.cell: _Cell | None = None
        place = self._follow
        model.dataChanged.connect(lambda *_: place())
        model.rowsInserted.connect(lambda *_: place())
        model.rowsRemoved.connect(lambda *_: place())
        model.modelAboutToBeReset.connect(self.leave)
        table.verticalScrollBar().valueChanged.connect(lambda _: place())
        table.horizontalScrollBar().valueChanged.connect(lambda _: place())
        table.horizontalHeader().sectionResized.connect(lambda *_: place())

    # called by the page

    def begin(self) -> None:
        """Edit the current cell, or ask for its field in the form."""
        index = self._table.currentIndex()
        record = self._model.record(index.row())
        column = index.column() - 1
        if record is None or not 0 <= column < len(self._model.columns):
            return
        field, entity = self._model.columns[column], self._model.entity
        if not in_cell(entity, field) or record.get("deleted") or self._context.permissions.view_only:
            self.form_asked.emit(field.name if field.name in entity.by_name else "")
            return
        self.leave()
        self._open(record, field)

    def leave(self) -> None:
        """End the editing: what is typed is saved, or stays as a draft where it cannot be."""
        if self.cell is not None and not self._commit():
            self._close()

    # the editor

    def _open(self, record: Record, field: Field) -> None:
        from ui.editors.factory import make_editor

        name = label(self._model.entity, field)
        editor = make_editor(field, name, self._context, without=frozenset())
        editor.set_name(name)
        editor.show_value(record.get(field.name))
        draft = self._context.drafts.get(self._model.entity.name, record["id"])
        if draft is not None and field.name in draft.typed:
            editor.restore_input(draft.typed[field.name])
        self.cell = cell = _Cell(record, field, editor, self._table.viewport())
        editor.edited.connect(lambda: self._on_edited(cell))
        editor.focus_lost.connect(lambda: QTimer.singleShot(0, self, lambda: self._on_focus_lost(cell)))
        for widget in (editor.control, *editor.control.findChildren(QWidget)):
            widget.installEventFilter(self)
        self._follow()
        cell.show()
        # The tab reason selects the content, so that typing replaces it.
        editor.setFocus(Qt.FocusReason.TabFocusReason)

    def _on_edited(self, cell: _Cell) -> None:
        cell.show_problem("")
        if cell is not self.cell:
            return
        if cell.editor.dirty:
            self.typed.emit(cell.id, cell.field.name, cell.editor.current_input())
        else:
            self.settled.emit(cell.id, cell.field.name)

    def _on_focus_lost(self, cell: _Cell) -> None:
        focus = QApplication.focusWidget()
        inside = focus is not None and (focus is cell.editor or cell.editor.isAncestorOf(focus))
        if (
            cell is self.cell
            and not inside
            and focus is not None
            and QApplication.activePopupWidget() is None
        ):
            self.leave()

    def _follow(self) -> None:
        """Put the editor over the cell of its record, wherever that is now."""
        cell = self.cell
        if cell is None:
            return
        row = self._model.row_of(cell.id)
        names = [column.name for column in self._model.columns]
        if row is None or cell.field.name not in names:
            self._close()
            return
        column = 1 + names.index(cell.field.name)
        cell.place(self._table.visualRect(self._model.index(row, column)), self._table.viewport().rect())

    def _close(self) -> None:
        """Take the editor away; its input stays as a draft."""
        cell, self.cell = self.cell, None
        if cell is not None:
            focus = QApplication.focusWidget()
            had_focus = focus is not None and cell.isAncestorOf(focus)
            cell.hide()
            cell.deleteLater()
            if had_focus:
                self._table.setFocus(Qt.FocusReason.OtherFocusReason)

    # writing

    def _commit(self) -> bool:
        """Save the input and close the editor; False where it cannot be saved, and says why."""
        from storage.schema.validation import Op, problems
        from ui.editors.base import Unreadable

        cell = self.cell
        assert cell is not None
        name, entity = cell.field.name, self._model.entity
        # As if the field of a form was left: the name of a record or of a rate is completed.
        cell.editor.focus_lost.emit()
        if not cell.editor.dirty:
            self._close()
            return True
        try:
            value = cell.editor.value()
            found = problems(entity, {name: value}, Op.PATCH, onto=cell.record)
        except Unreadable as error:
            found = [Problem(name, error.code, dict(error.params))]
        if found:
            cell.show_problem(texts.problem(found[0].code, found[0].params))
            self._follow()
            return False
        difference = cell.editor.difference()
        values: dict[str, Any] = {name: value} if difference is None else {}
        add = {} if difference is None else {name: difference}
        commands, id = self._context.commands, cell.id
        self._context.bridge.submit(
            lambda: commands.save(entity.name, values, id=id, add=add),
            done=lambda change: self._on_saved(id, name, change),
            failed=self._on_failed,
            owner=self,
        )
        self._close()
        return True

    def _on_saved(self, id: int, name: str, change: RecordsChanged) -> None:
        cell = self.cell
        if cell is None or (cell.id, cell.field.name) != (id, name):
            # Otherwise it is edited again already.
            self.settled.emit(id, name)
        self.saved.emit(change)

    def _on_failed(self, error: ShopError) -> None:
        self.failed.emit(error)

    # keys

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Enter and Tab save and go on, Escape gives up."""
        cell = self.cell
        if cell is None or not isinstance(event, QKeyEvent):
            return False
        key, back = event.key(), bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if event.type() == QEvent.Type.ShortcutOverride and key in (
            *KEYS_DOWN,
            *KEYS_ACROSS,
            Qt.Key.Key_Escape,
        ):
            # The window's own Escape closes the record.
            event.accept()
            return True
        if event.type() != QEvent.Type.KeyPress:
            return False
        if key == Qt.Key.Key_Escape:
            self._give_up()
        elif key in KEYS_DOWN:
            self._go_on(-1 if back else 1, 0)
        elif key in KEYS_ACROSS:
            self._go_on(0, -1 if back or key == Qt.Key.Key_Backtab else 1)
        else:
            return False
        return True

    def _give_up(self) -> None:
        cell = self.cell
        assert cell is not None
        cell.editor.show_value(cell.record.get(cell.field.name))
        self.settled.emit(cell.id, cell.field.name)
        self._close()

    def _go_on(self, rows: int, columns: int) -> None:
        """Save, and edit the next cell below or beside; at the end of the list or row the table has the focus."""
        cell = self.cell
        assert cell is not None
        row = self._model.row_of(cell.id)
        if not self._commit() or row is None:
            return
        self._table.setFocus(Qt.FocusReason.OtherFocusReason)
        name = cell.field.name
        if columns:
            editable = [each.name for each in self._model.columns if in_cell(self._model.entity, each)]
            to = editable.index(name) + columns
            if not 0 <= to < len(editable):
                return
            name = editable[to]
        if not 0 <= row + rows < self._model.rowCount():
            return
        column = 1 + [each.name for each in self._model.columns].index(name)
        self._table.choose(row + rows, column)
        self.begin()


class _Cell(QFrame):
    """The editor over a cell, and below it what is wrong with the input."""

    def __init__(self, record: Record, field: Field, editor: Editor, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("cell")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.id: int = record["id"]
        self.record, self.field, self.editor = dict(record), field, editor
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(editor)
        self._problem = QLabel()
        self._problem.setProperty("role", "problem")
        self._problem.setTextFormat(Qt.TextFormat.PlainText)
        self._problem.setWordWrap(True)
        self._problem.setContentsMargins(6, 4, 6, 4)
        self._problem.hide()
        layout.addWidget(self._problem)

    def show_problem(self, text: str) -> None:
        """Say what is wrong; nothing with an empty text."""
        if text != self._problem.text():
            self._problem.setText(text)
            self._problem.setVisible(bool(text))
            self.editor.set_problem(bool(text))
            self.editor.control.setAccessibleDescription(text)

    def place(self, area: QRect, inside: QRect) -> None:
        """Cover the cell, and as much beside it as the editor needs."""
        # Not isVisible: it is placed before it is shown.
        with_problem = not self._problem.isHidden()
        needed = 2 * theme.scaled(MIN_WIDTH) if with_problem else theme.scaled(MIN_WIDTH)
        width = min(max(area.width(), needed, self.editor.minimumSizeHint().width()), inside.width())
        height = max(area.height(), self.editor.sizeHint().height())
        if with_problem:
            height += self._problem.heightForWidth(width)
        left = max(min(area.left(), inside.right() + 1 - width), 0)
        top = min(area.top(), inside.bottom() + 1 - height) if area.intersects(inside) else area.top()
        self.setGeometry(QRect(QPoint(left, top), QPoint(left + width - 1, top + height - 1)))
