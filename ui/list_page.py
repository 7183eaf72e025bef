"""The list of one entity: search, state filter, sorting, rows, and what to do when there are none.

Called by the window, one for each section. Made wholly from the catalogue; it knows no entity by name but the stock
view, which needs a warehouse to look into.
"""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QItemSelectionModel, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QCheckBox,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from storage.errors import ShopError
from storage.intent import Record
from storage.outbox import RecordState
from sync.events import Change, Progress
from ui import icons, texts
from ui.controls import ChoiceBox
from ui.desk import Desk
from ui.eliding import ElidingLabel
from ui.empty_state import EmptyState
from ui.list_table import first_sort, make_table
from ui.table_model import Asked, RecordTableModel
from ui.texts import translate

SEARCH_DELAY = 25
REFRESH_DELAY = 60
"""Milliseconds; a run that touches one entity many times refreshes its list once."""
SCOPES = {"warehouse-products": "_warehouseId"}
"""Views that are looked at within one record of another entity, by the field that names it."""


class ListPage(QWidget):
    """Rows of one entity and the controls above them."""

    opened = Signal(str, object)
    """A record was chosen: entity and the record."""
    edit_asked = Signal()
    """The record on show is to get the cursor."""
    new_asked = Signal(str)
    delete_asked = Signal(str, list)
    counted = Signal(int)

    def __init__(self, desk: Desk, entity: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self.entity = desk.catalogue[entity]
        self.model = RecordTableModel(desk, entity, self)
        self._opened: int | None = None
        self._downloading: Progress | None = None
        self._search_soon = QTimer(self, interval=SEARCH_DELAY, singleShot=True)
        self._search_soon.timeout.connect(self._ask)
        self._refresh_soon = QTimer(self, interval=REFRESH_DELAY, singleShot=True)
        self._refresh_soon.timeout.connect(self.refresh)
        self._build()
        bridge = desk.bridge
        bridge.changed.connect(self._on_change)
        bridge.run_progress.connect(self._on_progress)
        bridge.run_finished.connect(self._on_finished)
        desk.drafts.changed.connect(self._on_drafts)
        self._fill_scope()
        self.model.asked = Asked(sort=first_sort(self.model.columns))
        self._ask()

    # what the window asks

    def refresh(self) -> None:
        """Read again, keeping place and selection."""
        row = self.table.currentIndex().row()
        self.model.refresh()
        self._show_rows_or_reason()
        if self._opened is not None and row >= 0:
            found = self.model.row_of(self._opened, row)
            if found is None:
                self._unselect()
            elif found != row:
                self._select(found)

    def show_record(self, id: int) -> None:
        """Mark the row of a record as the open one, if it is in sight."""
        self._opened = id
        row = self.model.row_of(id, max(self.table.currentIndex().row(), 0))
        if row is not None:
            self._select(row)
            self.table.scrollTo(self.model.index(row, 0))

    def forget_record(self) -> None:
        """No record is open any more."""
        self._opened = None

    def focus_search(self) -> None:
        """Put the cursor into the search box and mark what is there."""
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    def clear_search(self) -> bool:
        """Empty the search box; whether there was anything in it."""
        had = bool(self.search.text())
        self.search.clear()
        return had

    def selected(self) -> list[int]:
        """Ids of the selected rows that are not deleted."""
        rows = {index.row() for index in self.table.selectionModel().selectedRows()}
        found = (self.model.record(row) for row in sorted(rows))
        return [record["id"] for record in found if record is not None and not record.get("deleted")]

    # asking

    def _ask(self) -> None:
        scope = self.scope.currentData() if self.scope is not None else None
        field = SCOPES.get(self.entity.name)
        self.model.ask(
            Asked(
                search=self.search.text().strip(),
                filter=f"{field}|eq|{scope}" if field and scope is not None else "",
                state=RecordState(state) if (state := self.state.currentData()) else None,
                deleted=self.deleted.isChecked(),
                sort=self.model.asked.sort,
            )
        )
        self.table.clearSelection()
        self.table.scrollToTop()
        self._show_rows_or_reason()

    def _sort(self, section: int) -> None:
        header = self.table.horizontalHeader()
        if section == 0:
            header.setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
            self.model.ask(replace(self.model.asked, sort=""))
            return
        name = self.model.columns[section - 1].name
        descending = self.model.asked.sort == name
        order = Qt.SortOrder.DescendingOrder if descending else Qt.SortOrder.AscendingOrder
        header.setSortIndicator(section, order)
        self.model.ask(replace(self.model.asked, sort=f"-{name}" if descending else name))
        self.table.scrollToTop()

    def _fill_scope(self) -> None:
        if self.scope is None:
            return
        chosen = self.scope.currentData()
        entity = self.entity.by_name[SCOPES[self.entity.name]].references
        self.scope.blockSignals(True)
        self.scope.clear()
        try:
            found = self._desk.queries.page(entity, sort="name").records if entity else []
        except ShopError:
            found = []
        for record in found:
            self.scope.addItem(self._desk.title(entity or "", record), record["id"])
        self.scope.setCurrentIndex(max(self.scope.findData(chosen), 0) if found else -1)
        self.scope.blockSignals(False)

    # events

    def _on_change(self, change: Change) -> None:
        watched = {self.entity.name, self.entity.view_of, ""}
        if self.scope is not None and change.entity == "warehouses":
            self._fill_scope()
            watched.add("warehouses")
        referred = {field.references for field in self.model.columns}
        if change.entity in watched | referred:
            self._refresh_soon.start()

    def _on_progress(self, progress: Progress) -> None:
        if progress.phase == "pull" and progress.entity in (self.entity.name, self.entity.view_of):
            self._downloading = progress
            if not self.model.rowCount():
                self._show_rows_or_reason()

    def _on_finished(self, _outcome: object) -> None:
        self._downloading = None
        self._show_rows_or_reason()

    def _on_drafts(self, entity: str) -> None:
        if entity == self.entity.name:
            self.model.repaint_states()

    def _open_row(self) -> None:
        record = self.model.record(self.table.currentIndex().row())
        if record is not None:
            self._opened = record["id"]
            self.opened.emit(self.entity.name, record)

    def _edit_row(self) -> None:
        self._open_row()
        self.edit_asked.emit()

    def _on_current(self) -> None:
        if (
            self.table.selectionModel().hasSelection()
            and len(self.table.selectionModel().selectedRows()) == 1
        ):
            self._open_row()

    def _select(self, row: int) -> None:
        selection = self.table.selectionModel()
        selection.blockSignals(True)
        flags = QItemSelectionModel.SelectionFlag.ClearAndSelect | QItemSelectionModel.SelectionFlag.Rows
        selection.setCurrentIndex(self.model.index(row, 0), flags)
        selection.blockSignals(False)
        self.table.viewport().update()

    def _unselect(self) -> None:
        """The open record is not in sight; no other row may look as if it were the one."""
        selection = self.table.selectionModel()
        selection.blockSignals(True)
        selection.clearSelection()
        selection.blockSignals(False)
        self.table.viewport().update()

    # rows or reason

    def _show_rows_or_reason(self) -> None:
        total = self.model.rowCount()
        self._count.setText(texts.records(total) if total else "")
        self.counted.emit(total)
        if total:
            self._stack.setCurrentWidget(self.table)
            return
        asked, empty = self.model.asked, self.empty
        if self.model.error is not None:
            error = texts.error(self.model.error.code, self.model.error.params)
            again = (translate("List", "Try again"), self.refresh)
            empty.say("error", error.title, f"{error.sentence} {error.advice}".strip(), again)
        elif asked.search:
            self._say_no_match(asked)
        elif asked.state is not None:
            empty.say(
                "synced",
                translate("List", "Nothing in this state"),
                "",
                (translate("List", "Show all"), lambda: self.state.setCurrentIndex(0)),
            )
        elif self._downloading is not None:
            empty.say("download", translate("List", "The first download is under way"))
            empty.show_progress(self._downloading.done, self._downloading.total)
        elif "create" in self.entity.verbs:
            sentence = translate("List", "Add the first one, or synchronise with the cloud.")
            empty.say(
                "empty", texts.empty(self.entity.name), sentence, (texts.new(self.entity.name), self._new)
            )
        else:
            empty.say("empty", texts.empty(self.entity.name), translate("List", "They come from the cloud."))
        self._stack.setCurrentWidget(empty)

    def _say_no_match(self, asked: Asked) -> None:
        choices = [(translate("List", "Clear the search"), self.search.clear)]
        if not asked.deleted and self.entity.soft_delete and self.entity.view_of is None:
            choices.append(
                (translate("List", "Search deleted ones too"), lambda: self.deleted.setChecked(True))
            )
        title = translate("List", "Nothing found for '{text}'", text=asked.search)
        self.empty.say("no_match", title, translate("List", "Try fewer letters or another word."), *choices)

    def _new(self) -> None:
        self.new_asked.emit(self.entity.name)

    # building

    def _build(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 10, 12, 6)
        layout.setSpacing(8)
        layout.addLayout(self._bar())
        self._stack = QStackedWidget()
        self.table = make_table(self.model)
        self.table.horizontalHeader().sectionClicked.connect(self._sort)
        self.table.selectionModel().selectionChanged.connect(lambda *_: self._on_current())
        self.table.activated.connect(lambda _: self._edit_row())
        delete = QShortcut(QKeySequence(QKeySequence.StandardKey.Delete), self.table)
        delete.setContext(Qt.ShortcutContext.WidgetShortcut)
        delete.activated.connect(lambda: self.delete_asked.emit(self.entity.name, self.selected()))
        self.empty = EmptyState()
        self._stack.addWidget(self.table)
        self._stack.addWidget(self.empty)
        layout.addWidget(self._stack, 1)
        self._count = ElidingLabel(role="muted")
        layout.addWidget(self._count)

    def _bar(self) -> QHBoxLayout:
        bar = QHBoxLayout()
        bar.setSpacing(8)
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self.search.setPlaceholderText(translate("List", "Search (Ctrl+F)"))
        self.search.setAccessibleName(translate("List", "Search"))
        self.search.addAction(icons.icon("search", "muted"), QLineEdit.ActionPosition.LeadingPosition)
        self.search.setMinimumWidth(160)
        self.search.textChanged.connect(lambda _: self._search_soon.start())
        self.search.returnPressed.connect(self._open_first)
        bar.addWidget(self.search, 1)
        self.scope: ChoiceBox | None = None
        if self.entity.name in SCOPES:
            self.scope = ChoiceBox()
            self.scope.setMinimumWidth(160)
            self.scope.setAccessibleName(texts.field(self.entity.name, SCOPES[self.entity.name]))
            self.scope.currentIndexChanged.connect(lambda _: self._ask())
            bar.addWidget(self.scope)
        self.state = ChoiceBox()
        self.state.setAccessibleName(translate("List", "State"))
        self.state.addItem(translate("List", "All states"), None)
        for state in RecordState:
            self.state.addItem(icons.icon(state.value, "muted"), texts.state(state.value), state.value)
        self.state.currentIndexChanged.connect(lambda _: self._ask())
        self.state.setVisible(self.entity.editable)
        bar.addWidget(self.state)
        self.deleted = QCheckBox(translate("List", "Deleted too"))
        self.deleted.toggled.connect(lambda _: self._ask())
        self.deleted.setVisible(self.entity.soft_delete and self.entity.view_of is None)
        bar.addWidget(self.deleted)
        self.new = QPushButton(translate("Action", "New"))
        self.new.setIcon(icons.icon("new", "on_accent"))
        self.new.setIconSize(QSize(20, 16))
        self.new.setProperty("role", "primary")
        self.new.setToolTip(texts.new(self.entity.name))
        self.new.setAccessibleName(texts.new(self.entity.name))
        self.new.clicked.connect(self._new)
        self.new.setVisible("create" in self.entity.verbs)
        bar.addWidget(self.new)
        return bar

    def _open_first(self) -> None:
        if self.model.rowCount():
            self._search_soon.stop()
            self._ask()
            self.table.setFocus()
            self.table.selectRow(0)

    def open_row(self, row: int) -> Record | None:
        """Open the record of a row, as a click does; the answer is the record."""
        self.table.selectRow(row)
        return self.model.record(row)
