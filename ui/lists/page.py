"""The list of one entity: toolbar, filter, selection, rows, and the reason when there are none.

Made by the window, one for each section, from the catalogue; knows no entity by name.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QKeySequence, QShortcut
from PySide6.QtWidgets import QAbstractItemView, QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from app.queries.lists import ListQuery
from app.queries.margins import SOURCES
from app.queries.stock_levels import STOCK, VIEW
from app.settings.saved_views import View
from storage.errors import ShopError
from storage.outbox.outbox import RecordState
from storage.schema.fields import Record
from sync.events import Progress, RecordsChanged
from ui.context import AppContext
from ui.lists.cell_editing import CellEditing
from ui.lists.columns import calculated, default_sort
from ui.lists.empty_reason import EmptyListActions, empty_list_reason
from ui.lists.filter_bar import FilterBar
from ui.lists.group_panel import GroupPanel, groupings
from ui.lists.margins import MarginKeeper
from ui.lists.model import RecordTableModel
from ui.lists.refresh import RefreshScheduler
from ui.lists.selection import Selection
from ui.lists.table import ListTable
from ui.lists.toolbar import ListToolbar, SelectionBar
from ui.lists.views_menu import SavedViewsMenu
from ui.text import language, texts
from ui.widgets.elided import ElidingLabel
from ui.widgets.empty_state import EmptyState

SEARCH_DELAY = 25
"""Milliseconds without a key stroke before a search begins."""


class ListPage(QWidget):
    """The rows of one entity and the controls above them."""

    opened = Signal(str, object)
    """A record was opened: entity and record."""
    several_selected = Signal()
    """More than one record is selected: what belongs to a single one would be taken for theirs."""
    edit_asked = Signal(str)
    """A field of the open record is to get the focus in the form, the first one without a name."""
    new_asked = Signal(str, object)
    """A new record of the entity is to be made, with these values as input."""
    delete_asked = Signal(str, list)
    change_asked = Signal(object, bool)
    """The selected records of this page are to be changed; whether by tags."""
    paste_asked = Signal(object, str)
    """The clipboard is to be pasted into a field of this page's records, from the current row on."""
    import_asked = Signal(str)
    export_asked = Signal(object)
    """The rows of this page, or the selected ones, are to be exported."""
    counted = Signal(int)
    """The number of rows changed."""
    failed = Signal(object)
    """A `ShopError` of saving a view or of reading the selection."""

    def __init__(self, context: AppContext, entity: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self.entity = context.catalogue[entity]
        self.model = RecordTableModel(context, entity, self)
        self._open_id: int | None = None
        self._reveal = False
        """Scroll to the open record as soon as its row is known."""
        self._downloading: Progress | None = None
        self._search_timer = QTimer(self, interval=SEARCH_DELAY, singleShot=True)
        self._search_timer.timeout.connect(self.apply_query)
        self._scheduler = RefreshScheduler(self, self._read_again)
        self._wanted: ListQuery | None = None
        """The query whose first row Enter asked for, until its rows are there; any other action takes the wish back."""
        last = context.views.last(entity)
        self.model.show_columns(last.columns)
        self._sort = last.sort or default_sort(self.entity)
        self._ranked = True
        """Whether a search shows its best matches first: until the user sorts what it found."""
        self._build()
        bridge = context.bridge
        bridge.changed.connect(self._on_change)
        bridge.run_progress.connect(self._on_progress)
        bridge.run_finished.connect(self._on_finished)
        context.drafts.changed.connect(self._on_drafts)
        self.model.sorted_anew.connect(self._on_sorted_anew)
        self.model.loaded.connect(self._on_loaded)
        self._margins = MarginKeeper(context, self, self.model, self.refresh)
        self._fill_scope()
        self.groups.show_groups(last.group)
        self.apply_query()

    # called by the window

    def refresh(self) -> None:
        """Read the rows again now; scroll position and selection stay."""
        self._scheduler.refresh()

    def _read_again(self) -> None:
        self.groups.refresh()
        self.model.refresh()
        self._margins.ask()

    def _restore_selection(self) -> None:
        self._show_rows_or_reason()
        if self.selection.count > 1:
            self.selection.restore()
        else:
            self._mark(self._open_id if self._open_id is not None else self.selection.only)

    def _mark(self, id: int | None) -> None:
        """Select the row that a record has now, and no other; none where the list does not show it."""
        row = self.model.row_of(id) if id is not None else None
        if row is None:
            self.table.unmark()
        else:
            self.table.mark(row)
            if self._reveal:
                self.table.reveal(row)
        self._reveal = self._reveal and self.model.busy
        self.selection.read()

    def show_record(self, id: int) -> None:
        """Select the row of a record as the open one and scroll to it, if the list shows it."""
        self._open_id, self._reveal, self._wanted = id, True, None
        self.table.make_room(True)
        self._mark(id)

    def hidden_by(self, id: int) -> str:
        """What keeps a record out of the list: `search`, `filter`, or nothing ("")."""
        lists, query = self._context.queries.lists, self.model.query
        try:
            if lists.shows(self.entity.name, query, id):
                return ""
            return "search" if lists.shows(self.entity.name, replace(query, search=""), id) else "filter"
        except ShopError:
            return ""  # the list itself reports it

    def show_all(self) -> None:
        """Clear search, filter, state and the chosen group; order, columns and grouping stay."""
        self.show_view(replace(self.view, search="", filter="", state=""))

    def show_new(self) -> None:
        """A new record is open, which has no row yet: select none."""
        self._open_id = self._wanted = None
        self.table.make_room(True)
        if self.selection.count <= 1:
            self._mark(None)

    def forget_record(self) -> None:
        """The record was closed."""
        self._open_id = None
        self.table.make_room(False)

    def focus_search(self) -> None:
        """Focus the search box and select its text."""
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    def clear_search(self) -> bool:
        """Empty the search box; returns whether it had any text."""
        had_text = bool(self.search.text())
        self.search.clear()
        return had_text

    def selected(self) -> list[int]:
        """Ids of the selected records that are not deleted."""
        try:
            return self.selection.ids()
        except ShopError as error:
            self.failed.emit(error)
            return []

    # query

    @property
    def scope_filter(self) -> str:
        """The filter condition of the chosen scope."""
        field = self.entity.scope_field
        scope = self.toolbar.scope_box.currentData() if self.toolbar.scope_box is not None else None
        return f"{field}|eq|{scope}" if field and scope is not None else ""

    @property
    def view(self) -> View:
        """Filter, search, sort and columns, to be saved as a view."""
        return View(
            filter=self.filter.text, search=self.search.text().strip(), sort=self._sort,
            state=self.toolbar.state_box.currentData() or "", deleted=self.toolbar.deleted_action.isChecked(),
            columns=tuple(field.name for field in self.model.columns), group=self.groups.by,
        )  # fmt: skip

    def show_view(self, view: View) -> None:
        """Apply a saved view."""
        state_box, deleted = self.toolbar.state_box, self.toolbar.deleted_action
        for control in (self.search, state_box, deleted):
            control.blockSignals(True)
        self.search.setText(view.search)
        state_box.setCurrentIndex(max(state_box.findData(view.state), 0))
        deleted.setChecked(view.deleted)
        for control in (self.search, state_box, deleted):
            control.blockSignals(False)
        self.filter.show_filter(view.filter)
        self._sort = view.sort or default_sort(self.entity)
        self._show_columns(view.columns)
        self.groups.show_groups(view.group)
        self.apply_query()

    @property
    def _asked(self) -> ListQuery:
        """What the controls say."""
        return ListQuery(
            search=self.search.text().strip(),
            filter=";".join(part for part in (self.scope_filter, self.filter.text) if part),
            state=RecordState(state) if (state := self.toolbar.state_box.currentData()) else None,
            deleted=self.toolbar.deleted_action.isChecked(),
            sort=self._sort,
            ranked=self._ranked,
            group=self.groups.chosen,
            language=language.current(),
        )

    def apply_query(self) -> None:
        """Query what the controls say."""
        query = self._asked
        self.groups.follow(query)
        self._show_query(query)

    def _show_query(self, query: ListQuery) -> None:
        self._wanted = None
        self.model.set_query(query)
        self._margins.ask()
        if self.table.isColumnHidden(0) is bool(self.model.states):
            self.table.fit_columns()

    def _on_loaded(self, new: bool) -> None:
        if new:
            # The current row as well: it was one of other rows.
            self.table.selectionModel().reset()
            self.table.scrollToTop()
            self._show_rows_or_reason()
            self._mark(self._open_id)
        else:
            self._restore_selection()
        self._open_wanted()

    def sort_by(self, name: str | None, *, add: bool = False) -> None:
        """Sort by a field, the second time in reverse; None is the default order. `add` keeps the other sort keys."""
        self._sort = default_sort(self.entity) if name is None else self.model.sort_by(name, add=add)
        self._ranked = name is None or not self.model.query.search
        self._show_query(replace(self.model.query, sort=self._sort, ranked=self._ranked))
        self._save_layout()

    def _on_header(self, section: int) -> None:
        add = bool(QGuiApplication.keyboardModifiers() & Qt.KeyboardModifier.ShiftModifier)
        self.sort_by(self.model.columns[section - 1].name if section else None, add=add)

    def _on_sorted_anew(self) -> None:
        self._reveal = self._open_id is not None
        self._restore_selection()
        if self._open_id is None:
            self.table.scrollToTop()

    def _show_columns(self, names: tuple[str, ...]) -> None:
        self.model.show_columns(names)
        self.table.fit_columns()

    def choose_columns(self) -> None:
        """Open the dialog that chooses the columns."""
        from ui.lists.dialogs.columns_dialog import ColumnsDialog

        dialog = ColumnsDialog(
            self.entity,
            self.model.columns,
            self.model.default_columns,
            self,
            extra=calculated(self._context.catalogue, self.entity),
        )
        dialog.accepted.connect(lambda: self._on_columns_chosen(dialog.chosen()))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _on_columns_chosen(self, names: tuple[str, ...]) -> None:
        self._show_columns(names)
        self._margins.ask()
        self._save_layout()

    def _save_layout(self) -> None:
        columns = (
            ()
            if self.model.columns == self.model.default_columns
            else tuple(field.name for field in self.model.columns)
        )
        sort = "" if self._sort == default_sort(self.entity) else self._sort
        try:
            group = self.groups.by
            self._context.views.leave(self.entity.name, columns=columns, sort=sort, group=group)
        except ShopError as error:
            self.failed.emit(error)

    def add_condition(self) -> None:
        """Open the popup that adds a filter condition."""
        button = self.toolbar.filter_button
        self.filter.open_popup(button.mapToGlobal(QPoint(0, button.height() + 2)))

    def _fill_scope(self) -> None:
        if self.toolbar.scope_box is not None:
            self.toolbar.fill_scope(self._context, self.entity.scope_entity or "")

    # events

    def _on_change(self, change: RecordsChanged) -> None:
        shown = {self.entity.name, self.entity.view_of, ""}
        if self.toolbar.scope_box is not None and change.entity == self.entity.scope_entity:
            self._fill_scope()
            shown.add(change.entity)
        referenced = {field.references for field in self.model.columns}
        if STOCK in self.model.columns:
            referenced.add(VIEW)
        if change.entity in SOURCES:
            self._margins.invalidate()
        if change.entity in shown | referenced:
            self._scheduler.invalidate(change)

    def _on_progress(self, progress: Progress) -> None:
        if progress.phase == "pull" and progress.entity in (self.entity.name, self.entity.view_of):
            self._downloading = progress
            if not self.model.rowCount():
                self._show_rows_or_reason()

    def _on_finished(self, _outcome: object) -> None:
        self._downloading = None
        # A first download leaves a long list without an order until all its rows are there.
        self.model.build_sort_index()
        self._show_rows_or_reason()

    def _on_drafts(self, entity: str) -> None:
        if entity == self.entity.name:
            self.model.repaint_states()

    def _open_row(self) -> None:
        record = self.model.record(self.table.currentIndex().row())
        if record is not None:
            self._open_id = record["id"]
            self.table.make_room(True)
            self.opened.emit(self.entity.name, record)

    def _edit_row(self, field: str = "") -> None:
        self._open_row()
        self.edit_asked.emit(field)

    def _on_current(self) -> None:
        # Ranges, not rows: a hundred thousand rows can be selected.
        ranges = self.table.selectionModel().selection()
        if ranges.count() == 1 and ranges.at(0).height() == 1:
            self._open_row()
        elif ranges.count():
            self.several_selected.emit()

    # rows, or why there are none

    def _show_rows_or_reason(self) -> None:
        total = self.model.rowCount()
        self._count.setText(texts.records(total) if total and self.model.whole else "")
        self.counted.emit(total)
        if total:
            self._stack.setCurrentWidget(self.table)
            return
        model = self.model
        scoped = bool(self.scope_filter) and not self.filter.conditions
        reason = empty_list_reason(
            self.entity, model.query, model.error, self._downloading, self._empty_actions, scoped=scoped
        )
        self.empty.show_message(reason.icon, reason.title, reason.sentence, *reason.choices)
        if reason.progress is not None:
            self.empty.show_progress(reason.progress.done, reason.progress.total)
        self._stack.setCurrentWidget(self.empty)

    @property
    def _empty_actions(self) -> EmptyListActions:
        return EmptyListActions(
            retry=self.refresh,
            clear_search=self.search.clear,
            clear_filter=self.filter.clear,
            clear_state=lambda: self.toolbar.state_box.setCurrentIndex(0),
            include_deleted=lambda: self.toolbar.deleted_action.setChecked(True),
            new=self._new,
            new_from=partial(self.new_asked.emit, self.entity.name),
            import_file=lambda: self.import_asked.emit(self.entity.name),
        )

    def _new(self) -> None:
        self.new_asked.emit(self.entity.name, {})

    # building

    def _build(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 10, 12, 6)
        layout.setSpacing(8)
        self.filter = FilterBar(self._context, self.entity)
        self._make_toolbar()
        layout.addWidget(self.toolbar)
        self.filter.changed.connect(self.apply_query)
        self.toolbar.filter_button.setVisible(self.filter.possible)
        layout.addWidget(self.filter)
        self.selection_bar = SelectionBar(self.entity)
        layout.addWidget(self.selection_bar)
        self._stack = QStackedWidget()
        self.table = ListTable(self.model)
        self.table.search_with(self.search)
        self.table.horizontalHeader().sectionClicked.connect(self._on_header)
        self.table.selectionModel().selectionChanged.connect(lambda *_: self._on_current())
        self.table.activated.connect(lambda _: self._edit_row())
        # The row of a closed record is still selected, so a click on it changes no selection.
        self.table.clicked.connect(lambda _: self._on_current() if self._open_id is None else None)
        self.selection = Selection(self.table, self.model, self)
        self.selection.changed.connect(lambda: self.selection_bar.show_count(self.selection.count))
        self.cells = CellEditing(self._context, self.table, self.model, self)
        self.cells.form_asked.connect(self._edit_row)
        self.cells.failed.connect(self.failed)
        for keys, handler in (("Del", self._delete), ("F2", self.cells.begin), ("Ctrl+V", self._paste)):
            shortcut = QShortcut(QKeySequence(keys), self.table)
            shortcut.setContext(Qt.ShortcutContext.WidgetShortcut)
            shortcut.activated.connect(handler)
        bar = self.selection_bar
        bar.change_asked.connect(partial(self.change_asked.emit, self, False))
        bar.tag_asked.connect(partial(self.change_asked.emit, self, True))
        bar.export_asked.connect(partial(self.export_asked.emit, self))
        bar.delete_asked.connect(self._delete)
        bar.clear_asked.connect(self.selection.clear)
        self.empty = EmptyState()
        self._stack.addWidget(self.table)
        self._stack.addWidget(self.empty)
        self.groups = GroupPanel(self._context, self.entity)
        self.groups.fill_menu(self.toolbar.groups_menu)
        self.toolbar.groups_button.setVisible(bool(groupings(self.entity)))
        self.groups.chosen_changed.connect(self.apply_query)
        self.groups.grouping_changed.connect(self._on_grouping)
        self.groups.failed.connect(self.failed)
        rows = QHBoxLayout()
        rows.setSpacing(8)
        rows.addWidget(self.groups)
        rows.addWidget(self._stack, 1)
        layout.addLayout(rows, 1)
        self._count = ElidingLabel(role="muted")
        layout.addWidget(self._count)

    def _make_toolbar(self) -> None:
        self.toolbar = bar = ListToolbar(self.entity, self.entity.scope_field)
        self.search = bar.search
        bar.search.textChanged.connect(self._on_search_text)
        bar.search.returnPressed.connect(self._open_first_match)
        bar.search.installEventFilter(self)
        if bar.scope_box is not None:
            bar.scope_box.currentIndexChanged.connect(lambda _: self.apply_query())
        bar.filter_button.clicked.connect(self.add_condition)
        bar.state_box.currentIndexChanged.connect(lambda _: self.apply_query())
        bar.deleted_action.toggled.connect(lambda _: self.apply_query())
        bar.columns_action.triggered.connect(self.choose_columns)
        bar.filter_text_action.toggled.connect(self.filter.show_text)
        bar.multi_select_action.toggled.connect(self._set_multi_select)
        bar.import_action.triggered.connect(lambda: self.import_asked.emit(self.entity.name))
        bar.export_action.triggered.connect(lambda: self.export_asked.emit(self))
        bar.new_button.clicked.connect(self._new)
        self.views_menu = SavedViewsMenu(
            self._context.views, self.entity.name, lambda: self.view, self.show_view, self.failed.emit
        )
        bar.views_menu_opening.connect(lambda: self.views_menu.fill(bar.views_menu, self))
        bar.menu_opening.connect(lambda: bar.fill_sort(self.model, self.sort_by))

    def _on_grouping(self) -> None:
        self._save_layout()
        self.apply_query()

    def _set_multi_select(self, several: bool) -> None:
        mode = QAbstractItemView.SelectionMode
        self.table.setSelectionMode(mode.MultiSelection if several else mode.ExtendedSelection)

    def _paste(self) -> None:
        column = self.table.currentIndex().column() - 1
        if 0 <= column < len(self.model.columns):
            self.paste_asked.emit(self, self.model.columns[column].name)

    def paste_targets(self, count: int) -> list[int]:
        """Ids of the selected records, where several are selected; else of `count` rows from the current one on."""
        if self.selection.count > 1:
            return self.selected()
        row = self.table.currentIndex().row()
        last = min(row + count, self.model.rowCount()) - 1
        found = [self.model.record(each) for each in range(max(row, 0), last + 1)]
        return [record["id"] for record in found if record is not None]

    def _delete(self) -> None:
        self.delete_asked.emit(self.entity.name, self.selected())

    def _on_search_text(self, text: str) -> None:
        if not text.strip():
            self._ranked = True
        self._search_timer.start()

    def _open_first_match(self) -> None:
        """Open the best match of what is typed now, as soon as its rows are there."""
        self._search_timer.stop()
        if self._asked != self.model.query or self.model.error is not None:
            self.apply_query()
        self._wanted = self.model.query
        self._open_wanted()

    def _open_wanted(self) -> None:
        """Open the first row where Enter asked for it and these are its rows; wait while they are being read."""
        if self._wanted is None or not self.model.current:
            return
        wanted, self._wanted = self._wanted, None
        if wanted == self.model.query and self.model.rowCount():
            self.table.setFocus()
            self.open_row(0)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Any key in the search box, and leaving it, takes back the wish of an Enter before."""
        if event.type() in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress, QEvent.Type.FocusOut):
            self._wanted = None
        return super().eventFilter(watched, event)

    def open_row(self, row: int) -> Record | None:
        """Open the record of a row, as a click does, and return it."""
        self.table.choose(row)
        record = self.model.record(row)
        if record is not None and record["id"] != self._open_id:
            self._open_row()  # it was chosen already, so that choosing it again told nobody
        return record
