"""The row above a list: search, filter, state, saved views, everything else in one menu, and New.

Made by `list_page`, which connects it. Holds widgets and what can be chosen in them, no list.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QHBoxLayout, QMenu, QPushButton, QToolButton, QWidget

from app.labels.gtin import THINGS
from storage.errors import ShopError
from storage.outbox.outbox import RecordState
from storage.schema.fields import Entity
from ui.context import AppContext
from ui.lists.model import RecordTableModel
from ui.style import icons
from ui.text import texts
from ui.text.texts import translate
from ui.widgets.controls import ChoiceBox, SearchLine


class ListBar(QWidget):
    """The controls; `scope` is there for views that are looked at within another record."""

    menu_asked = Signal()
    """The menu is about to be shown."""
    views_asked = Signal()

    def __init__(self, entity: Entity, scope_field: str | None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        bar = QHBoxLayout(self)
        bar.setContentsMargins(0, 0, 0, 0)
        bar.setSpacing(6)
        self.search = SearchLine(translate("List", "Search"), translate("List", "Search (Ctrl+F)"))
        self.search.setMinimumWidth(150)
        bar.addWidget(self.search, 1)
        self.scope: ChoiceBox | None = None
        if scope_field is not None:
            self.scope = ChoiceBox()
            self.scope.setMinimumWidth(130)
            self.scope.setAccessibleName(texts.field(entity.name, scope_field))
            bar.addWidget(self.scope)
        self.filter = QPushButton(translate("Filter", "Filter"))
        icons.before_words(self.filter, "filter")
        self.filter.setToolTip(f"{translate('Filter', 'Add a condition')} (Ctrl+Shift+F)")
        self.filter.setAccessibleName(translate("Filter", "Add a condition"))
        bar.addWidget(self.filter)
        self.state = ChoiceBox()
        self.state.setAccessibleName(translate("List", "State"))
        self.state.addItem(translate("List", "All states"), None)
        for state in RecordState:
            self.state.addItem(icons.icon(state.value, "muted"), texts.state(state.value), state.value)
        self.state.setVisible(entity.editable)
        bar.addWidget(self.state)
        self.views = self._tool("views", translate("View", "Saved views"))
        self.views_menu = QMenu(self)
        self.views_menu.aboutToShow.connect(self.views_asked)
        self.views.setMenu(self.views_menu)
        bar.addWidget(self.views)
        self.more = self._tool("more", translate("List", "More"))
        self.menu = QMenu(self)
        self.menu.aboutToShow.connect(self.menu_asked)
        self.more.setMenu(self.menu)
        bar.addWidget(self.more)
        self._fill_menu(entity)
        self.new = QPushButton(translate("Action", "New"))
        icons.before_words(self.new, "new", "on_accent")
        self.new.setProperty("role", "primary")
        self.new.setToolTip(texts.new(entity.name))
        self.new.setAccessibleName(texts.new(entity.name))
        self.new.setVisible("create" in entity.verbs)
        bar.addWidget(self.new)

    def fill_scope(self, context: AppContext, entity: str) -> None:
        """Offer the records the list can be looked at within; the one chosen stays."""
        if self.scope is None:
            return
        chosen = self.scope.currentData()
        self.scope.blockSignals(True)
        self.scope.clear()
        try:
            found = context.queries.page(entity, sort="name").records
        except ShopError:
            found = []
        for record in found:
            self.scope.addItem(context.title(entity, record), record["id"])
        self.scope.setCurrentIndex(max(self.scope.findData(chosen), 0) if found else -1)
        self.scope.blockSignals(False)

    def fill_sort(self, model: RecordTableModel, sort_by: Callable[[str | None], None]) -> None:
        """Offer the columns to sort by, for those who do not click on heads."""
        self.sort_menu.clear()
        for at, field in enumerate(model.columns, start=1):
            words = str(model.headerData(at, Qt.Orientation.Horizontal)).replace("&", "&&")
            self.sort_menu.addAction(words).triggered.connect(lambda _=False, name=field.name: sort_by(name))
        self.sort_menu.addSeparator()
        own = self.sort_menu.addAction(icons.icon("revert"), translate("List", "The list's own order"))
        own.triggered.connect(lambda: sort_by(None))

    def _fill_menu(self, entity: Entity) -> None:
        self.columns = self._action("columns", translate("Columns", "Columns..."))
        self.sort_menu = self.menu.addMenu(icons.icon("sort"), translate("List", "Sort by"))
        self.deleted = self._action(None, translate("List", "Deleted too"))
        self.deleted.setCheckable(True)
        self.deleted.setVisible(entity.soft_delete and entity.view_of is None)
        self.written = self._action(None, translate("Filter", "Filter as text"))
        self.written.setCheckable(True)
        self.several = self._action(None, translate("List", "Select several by tapping"))
        self.several.setCheckable(True)
        self.menu.addSeparator()
        self.import_file = self._action("import", translate("List", "Import..."))
        self.import_file.setVisible("create" in entity.verbs or "patch" in entity.verbs)
        self.export_file = self._action("export", translate("List", "Export..."))
        self.labels = self._action("labels", translate("Labels", "Print labels..."))
        self.labels.setVisible(entity.name in THINGS)

    def _action(self, icon: str | None, words: str) -> QAction:
        action = QAction(words, self)
        if icon is not None:
            action.setIcon(icons.icon(icon))
        self.menu.addAction(action)
        return action

    def _tool(self, icon: str, words: str) -> QToolButton:
        button = QToolButton()
        button.setIcon(icons.icon(icon))
        button.setIconSize(icons.square(18))
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        button.setToolTip(words)
        button.setAccessibleName(words)
        button.setProperty("role", "bar")
        return button
