"""The list of one entity: bar, filter, selection, rows, and what to do when there are none.

Called by the window, one for each section. Made from the catalogue; names no entity but the stock view.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from PySide6.QtCore import QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QKeySequence, QShortcut
from PySide6.QtWidgets import QAbstractItemView, QStackedWidget, QVBoxLayout, QWidget

from app.queries.lists import Asked
from app.settings.saved_views import View
from storage.errors import ShopError
from storage.outbox.outbox import RecordState
from storage.schema.fields import Record
from sync.events import Progress, RecordsChanged
from ui.context import AppContext
from ui.lists.empty_reason import Ways, empty_list_reason
from ui.lists.filter_bar import FilterBar
from ui.lists.model import RecordTableModel
from ui.lists.refresh import RefreshScheduler
from ui.lists.selection import Selection
from ui.lists.selection_bar import SelectionBar
from ui.lists.table import ListTable, first_sort
from ui.lists.toolbar import ListBar
from ui.lists.views_menu import SavedViewsMenu
from ui.text import texts
from ui.widgets.elided import ElidingLabel
from ui.widgets.empty_state import EmptyState

SEARCH_DELAY = 25
"""Milliseconds without a key before a search begins."""
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
    change_asked = Signal(object, bool)
    """This page's selected records are to be changed; whether by tags."""
    import_asked = Signal(str)
    export_asked = Signal(object)
    """What this page shows, or has selected, is to be written to a file."""
    counted = Signal(int)
    failed = Signal(object)
    """A `ShopError` of something that was to be kept."""

    def __init__(self, context: AppContext, entity: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self.entity = context.catalogue[entity]
        self.model = RecordTableModel(context, entity, self)
        self._opened: int | None = None
        self._downloading: Progress | None = None
        self._search_soon = QTimer(self, interval=SEARCH_DELAY, singleShot=True)
        self._search_soon.timeout.connect(self._ask)
        self._freshness = RefreshScheduler(self, self.refresh)
        self._open_then = False
        """The first row is to be opened as soon as it is there."""
        last = context.views.last(entity)
        self.model.show_columns(last.columns)
        self._sorted = last.sort or first_sort(self.entity)
        self._build()
        bridge = context.bridge
        bridge.changed.connect(self._on_change)
        bridge.run_progress.connect(self._on_progress)
        bridge.run_finished.connect(self._on_finished)
        context.drafts.changed.connect(self._on_drafts)
        self.model.reordered.connect(self._on_reordered)
        self.model.answered.connect(self._on_answered)
        self._fill_scope()
        self._ask()

    # what the window asks

    def refresh(self) -> None:
        """Read again, keeping place and selection."""
        self.model.refresh()
        if not self.model.answering:
            self._find_again()

    def _find_again(self) -> None:
        row = self.table.currentIndex().row()
        self._show_rows_or_reason()
        if self.selection.count > 1:
            self.selection.restore()
        elif self._opened is not None and row >= 0:
            found = self.model.row_of(self._opened, row)
            if found is None:
                self.table.unmark()
            elif found != row:
                self.table.mark(found)

    def show_record(self, id: int) -> None:
        """Mark the row of a record as the open one, if it is in sight."""
        self._opened = id
        row = self.model.row_of(id, max(self.table.currentIndex().row(), 0))
        if row is not None:
            self.table.mark(row)
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
        """Ids of the selected records that are not deleted."""
        try:
            return self.selection.ids()
        except ShopError as error:
            self.failed.emit(error)
            return []

    # asking

    @property
    def scope_filter(self) -> str:
        """The condition that frames the list by itself."""
        field = SCOPES.get(self.entity.name)
        scope = self.bar.scope.currentData() if self.bar.scope is not None else None
        return f"{field}|eq|{scope}" if field and scope is not None else ""

    @property
    def view(self) -> View:
        """What is shown, to be saved under a name."""
        return View(
            filter=self.filter.text, search=self.search.text().strip(), sort=self._sorted,
            state=self.state.currentData() or "", deleted=self.deleted.isChecked(),
            columns=tuple(field.name for field in self.model.columns),
        )  # fmt: skip

    def show_view(self, view: View) -> None:
        """Show what was saved."""
        for widget in (self.search, self.state, self.deleted):
            widget.blockSignals(True)
        self.search.setText(view.search)
        self.state.setCurrentIndex(max(self.state.findData(view.state), 0))
        self.deleted.setChecked(view.deleted)
        for widget in (self.search, self.state, self.deleted):
            widget.blockSignals(False)
        self.filter.show_filter(view.filter)
        self._sorted = view.sort or first_sort(self.entity)
        self._show_columns(view.columns)
        self._ask()

    def _ask(self) -> None:
        self.model.ask(
            Asked(
                search=self.search.text().strip(),
                filter=";".join(part for part in (self.scope_filter, self.filter.text) if part),
                state=RecordState(state) if (state := self.state.currentData()) else None,
                deleted=self.deleted.isChecked(),
                sort=self._sorted,
            )
        )
        if not self.model.answering:
            self._on_answered(new=True)

    def _on_answered(self, new: bool) -> None:
        if not new:
            self._find_again()
            return
        self.table.clearSelection()
        self.table.scrollToTop()
        self._show_rows_or_reason()
        if self._open_then and self.model.rowCount():
            self.table.setFocus()
            self.open_row(0)
        self._open_then = False

    def sort_by(self, name: str | None, *, also: bool = False) -> None:
        """Sort by a field, once more to turn it round; None is the list's own order."""
        self._sorted = first_sort(self.entity) if name is None else self.model.sort_by(name, also=also)
        self.model.ask(replace(self.model.asked, sort=self._sorted))
        self.table.clearSelection()
        self.table.scrollToTop()
        self._remember()

    def _on_header(self, section: int) -> None:
        also = bool(QGuiApplication.keyboardModifiers() & Qt.KeyboardModifier.ShiftModifier)
        self.sort_by(self.model.columns[section - 1].name if section else None, also=also)

    def _on_reordered(self) -> None:
        self._show_rows_or_reason()
        if self._opened is None:
            self.table.scrollToTop()

    def _show_columns(self, names: tuple[str, ...]) -> None:
        self.model.show_columns(names)
        self.table.share_room()

    def choose_columns(self) -> None:
        """Ask which columns to show."""
        from ui.lists.columns_dialog import ColumnsDialog

        dialog = ColumnsDialog(self.entity, self.model.columns, self.model.own, self)
        dialog.accepted.connect(lambda: self._take_columns(dialog.chosen()))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _take_columns(self, names: tuple[str, ...]) -> None:
        self._show_columns(names)
        self._remember()

    def _remember(self) -> None:
        columns = (
            () if self.model.columns == self.model.own else tuple(field.name for field in self.model.columns)
        )
        sort = "" if self._sorted == first_sort(self.entity) else self._sorted
        try:
            self._context.views.leave(self.entity.name, columns=columns, sort=sort)
        except ShopError as error:
            self.failed.emit(error)

    def add_condition(self) -> None:
        """Open the popup for one more condition."""
        button = self.bar.filter
        self.filter.ask(button.mapToGlobal(QPoint(0, button.height() + 2)))

    def _fill_scope(self) -> None:
        if self.bar.scope is not None:
            entity = self.entity.by_name[SCOPES[self.entity.name]].references
            self.bar.fill_scope(self._context, entity or "")

    # events

    def _on_change(self, change: RecordsChanged) -> None:
        watched = {self.entity.name, self.entity.view_of, ""}
        if self.bar.scope is not None and change.entity == "warehouses":
            self._fill_scope()
            watched.add("warehouses")
        referred = {field.references for field in self.model.columns}
        if change.entity in watched | referred:
            self._freshness.invalidate(change)

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
        # Asked of the ranges: of a hundred thousand selected rows nobody wants a list.
        chosen = self.table.selectionModel().selection()
        if chosen.count() == 1 and chosen.at(0).height() == 1:
            self._open_row()

    # rows or reason

    def _show_rows_or_reason(self) -> None:
        total = self.model.rowCount()
        self._count.setText(texts.records(total) if total and self.model.counted else "")
        self.counted.emit(total)
        if total:
            self._stack.setCurrentWidget(self.table)
            return
        model = self.model
        scoped = bool(self.scope_filter) and not self.filter.conditions
        found = empty_list_reason(
            self.entity, model.asked, model.error, self._downloading, self._ways, scoped=scoped
        )
        self.empty.say(found.picture, found.title, found.sentence, *found.choices)
        if found.progress is not None:
            self.empty.show_progress(found.progress.done, found.progress.total)
        self._stack.setCurrentWidget(self.empty)

    @property
    def _ways(self) -> Ways:
        return Ways(
            again=self.refresh,
            clear_search=self.search.clear,
            clear_filter=self.filter.clear,
            any_state=lambda: self.state.setCurrentIndex(0),
            deleted_too=lambda: self.deleted.setChecked(True),
            new=self._new,
            import_file=lambda: self.import_asked.emit(self.entity.name),
        )

    def _new(self) -> None:
        self.new_asked.emit(self.entity.name)

    # building

    def _build(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 10, 12, 6)
        layout.setSpacing(8)
        self.filter = FilterBar(self._context, self.entity)
        self._make_bar()
        layout.addWidget(self.bar)
        self.filter.changed.connect(self._ask)
        self.bar.filter.setVisible(self.filter.possible)
        layout.addWidget(self.filter)
        self.actions_bar = SelectionBar(self.entity)
        layout.addWidget(self.actions_bar)
        self._stack = QStackedWidget()
        self.table = ListTable(self.model)
        self.table.search_with(self.search)
        self.table.horizontalHeader().sectionClicked.connect(self._on_header)
        self.table.selectionModel().selectionChanged.connect(lambda *_: self._on_current())
        self.table.activated.connect(lambda _: self._edit_row())
        # The row of a record that was closed is selected already: a click opens it again.
        self.table.clicked.connect(lambda _: self._on_current() if self._opened is None else None)
        self.selection = Selection(self.table, self.model, self)
        self.selection.changed.connect(lambda: self.actions_bar.show_count(self.selection.count))
        for keys, do in (("Del", self._delete), ("F2", self._edit_row)):
            shortcut = QShortcut(QKeySequence(keys), self.table)
            shortcut.setContext(Qt.ShortcutContext.WidgetShortcut)
            shortcut.activated.connect(do)
        bar = self.actions_bar
        bar.change_asked.connect(partial(self.change_asked.emit, self, False))
        bar.tag_asked.connect(partial(self.change_asked.emit, self, True))
        bar.export_asked.connect(partial(self.export_asked.emit, self))
        bar.delete_asked.connect(self._delete)
        bar.clear_asked.connect(self.selection.clear)
        self.empty = EmptyState()
        self._stack.addWidget(self.table)
        self._stack.addWidget(self.empty)
        layout.addWidget(self._stack, 1)
        self._count = ElidingLabel(role="muted")
        layout.addWidget(self._count)

    def _make_bar(self) -> None:
        self.bar = bar = ListBar(self.entity, SCOPES.get(self.entity.name))
        self.search, self.state, self.deleted, self.scope, self.new = (
            bar.search, bar.state, bar.deleted, bar.scope, bar.new,
        )  # fmt: skip
        bar.search.textChanged.connect(lambda _: self._search_soon.start())
        bar.search.returnPressed.connect(self._open_first)
        if bar.scope is not None:
            bar.scope.currentIndexChanged.connect(lambda _: self._ask())
        bar.filter.clicked.connect(self.add_condition)
        bar.state.currentIndexChanged.connect(lambda _: self._ask())
        bar.deleted.toggled.connect(lambda _: self._ask())
        bar.columns.triggered.connect(self.choose_columns)
        bar.written.toggled.connect(self.filter.show_written)
        bar.several.toggled.connect(self._tap_several)
        bar.import_file.triggered.connect(lambda: self.import_asked.emit(self.entity.name))
        bar.export_file.triggered.connect(lambda: self.export_asked.emit(self))
        bar.new.clicked.connect(self._new)
        saver = SavedViewsMenu(
            self._context.views, self.entity.name, lambda: self.view, self.show_view, self.failed.emit
        )
        bar.views_asked.connect(lambda: saver.fill(bar.views_menu, self))
        bar.menu_asked.connect(lambda: bar.fill_sort(self.model, self.sort_by))
        self.saver = saver

    def _tap_several(self, several: bool) -> None:
        mode = QAbstractItemView.SelectionMode
        self.table.setSelectionMode(mode.MultiSelection if several else mode.ExtendedSelection)

    def _delete(self) -> None:
        self.delete_asked.emit(self.entity.name, self.selected())

    def _open_first(self) -> None:
        if self.model.rowCount():
            self._search_soon.stop()
            self._open_then = True
            self._ask()

    def open_row(self, row: int) -> Record | None:
        """Open the record of a row, as a click does; the answer is the record."""
        self.table.choose(row)
        return self.model.record(row)
