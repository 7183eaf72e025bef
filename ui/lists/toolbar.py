"""The toolbar above a list, and the selection bar below it, shown while several records are selected.

Made and connected by `ListPage`. Widgets only, no data of the list.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMenu, QPushButton, QToolButton, QWidget

from app import prices
from app.labels.gtin import PRODUCT_FIELDS
from storage.errors import ShopError
from storage.outbox.outbox import RecordState
from storage.schema.fields import Entity
from ui.context import AppContext
from ui.lists.columns import sort_field
from ui.lists.model import RecordTableModel
from ui.style import icons, theme
from ui.text import texts
from ui.text.texts import translate
from ui.widgets.controls import ComboBox, SearchField
from ui.widgets.elided import CompactButton, CompactRow, ElidingLabel

WITH_PRICE_LISTS = frozenset({"suppliers", "products"})
"""Lists from which a supplier's price list can be opened."""


class ListToolbar(QWidget):
    """Search, scope, filter, state, saved views, the menu of everything else, and New.

    The scope is there for views that are shown for one record of another entity, such as stock in a warehouse.
    """

    menu_opening = Signal()
    """The menu is about to be shown."""
    views_menu_opening = Signal()

    def __init__(self, entity: Entity, scope_field: str | None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        bar = QHBoxLayout(self)
        bar.setContentsMargins(0, 0, 0, 0)
        bar.setSpacing(6)
        self.search = SearchField(translate("List", "Search"), translate("List", "Search (Ctrl+F)"))
        self.search.setMinimumWidth(130)
        bar.addWidget(self.search, 1)
        self.scope_box: ComboBox | None = None
        if scope_field is not None:
            self.scope_box = ComboBox()
            self.scope_box.setMinimumWidth(130)
            self.scope_box.setAccessibleName(texts.field(entity.name, scope_field))
            bar.addWidget(self.scope_box)
        self.filter_button = QPushButton(translate("Filter", "Filter"))
        icons.set_button_icon(self.filter_button, "filter")
        self.filter_button.setToolTip(f"{translate('Filter', 'Filter')} (Ctrl+Shift+F)")
        bar.addWidget(self.filter_button)
        self.state_box = ComboBox()
        self.state_box.setAccessibleName(translate("List", "State"))
        self.state_box.addItem(translate("List", "All states"), None)
        for state in RecordState:
            self.state_box.addItem(icons.icon(state.value, "muted"), texts.state(state.value), state.value)
        bar.addWidget(self.state_box)
        self.state_box.setVisible(entity.editable)
        self.groups_button = self._tool("categories", translate("Groups", "Groups"))
        self.groups_menu = QMenu(self)
        self.groups_button.setMenu(self.groups_menu)
        bar.addWidget(self.groups_button)
        self.views_button = self._tool("views", translate("View", "Saved views"))
        self.views_menu = QMenu(self)
        self.views_menu.aboutToShow.connect(self.views_menu_opening)
        self.views_button.setMenu(self.views_menu)
        bar.addWidget(self.views_button)
        self.more_button = self._tool("more", translate("List", "More"))
        self.menu = QMenu(self)
        self.menu.aboutToShow.connect(self.menu_opening)
        self.more_button.setMenu(self.menu)
        bar.addWidget(self.more_button)
        self._fill_menu(entity)
        self.new_button = QPushButton(translate("Action", "New"))
        icons.set_button_icon(self.new_button, "new", "on_accent")
        self.new_button.setProperty("role", "primary")
        self.new_button.setToolTip(texts.new(entity.name))
        self.new_button.setAccessibleName(texts.new(entity.name))
        bar.addWidget(self.new_button)
        self.new_button.setVisible("create" in entity.verbs)

    def fill_scope(self, context: AppContext, entity: str) -> None:
        """Offer the records of `entity` as scopes; the chosen one stays."""
        if self.scope_box is None:
            return
        chosen = self.scope_box.currentData()
        self.scope_box.blockSignals(True)
        self.scope_box.clear()
        try:
            found = context.queries.page(entity, sort="name").records
        except ShopError:
            found = []
        for record in found:
            self.scope_box.addItem(context.title(entity, record), record["id"])
        self.scope_box.setCurrentIndex(max(self.scope_box.findData(chosen), 0) if found else -1)
        self.scope_box.blockSignals(False)

    def fill_sort(self, model: RecordTableModel, sort_by: Callable[[str | None], None]) -> None:
        """Offer the columns to sort by, as the headers do."""
        self.sort_menu.clear()
        for section, field in enumerate(model.columns, start=1):
            if sort_field(model.entity, field) is None:
                continue
            label = str(model.headerData(section, Qt.Orientation.Horizontal)).replace("&", "&&")
            self.sort_menu.addAction(label).triggered.connect(lambda _=False, name=field.name: sort_by(name))
        self.sort_menu.addSeparator()
        default = self.sort_menu.addAction(icons.icon("revert"), translate("List", "Default order"))
        default.triggered.connect(lambda: sort_by(None))

    def _fill_menu(self, entity: Entity) -> None:
        self.columns_action = self._action("columns", translate("Columns", "Columns…"))
        self.sort_menu = self.menu.addMenu(icons.icon("sort"), translate("List", "Sort by"))
        self.deleted_action = self._action(None, translate("List", "Show deleted"))
        self.deleted_action.setCheckable(True)
        self.deleted_action.setVisible(entity.soft_delete and entity.view_of is None)
        self.filter_text_action = self._action(None, translate("Filter", "Filter as text"))
        self.filter_text_action.setCheckable(True)
        self.multi_select_action = self._action(None, translate("List", "Select mode"))
        self.multi_select_action.setCheckable(True)
        self.menu.addSeparator()
        self.import_action = self._action("import", translate("List", "Import…"))
        self.import_action.setVisible("create" in entity.verbs or "patch" in entity.verbs)
        self.price_list_action = self._action("suppliers", translate("SupplierList", "Supplier price list…"))
        self.price_list_action.setVisible(entity.name in WITH_PRICE_LISTS)
        self.export_action = self._action("export", translate("List", "Export…"))
        self.labels_action = self._action("labels", translate("Labels", "Print labels…"))
        self.labels_action.setVisible(entity.name in PRODUCT_FIELDS)

    def _action(self, icon: str | None, text: str) -> QAction:
        action = QAction(text, self)
        if icon is not None:
            action.setIcon(icons.icon(icon))
        self.menu.addAction(action)
        return action

    def _tool(self, icon: str, text: str) -> QToolButton:
        button = QToolButton()
        button.setIcon(icons.icon(icon))
        button.setIconSize(icons.icon_size(18))
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        button.setToolTip(text)
        button.setAccessibleName(text)
        button.setProperty("role", "bar")
        return button


class SelectionBar(QFrame):
    """Number of selected records, and the actions for all of them."""

    change_asked = Signal()
    tag_asked = Signal()
    prices_asked = Signal()
    export_asked = Signal()
    labels_asked = Signal()
    delete_asked = Signal()
    clear_asked = Signal()

    def __init__(self, entity: Entity, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("selectionBar")
        layout = CompactRow(self)
        layout.setContentsMargins(10, 4, 6, 4)
        layout.setSpacing(6)
        self.count = ElidingLabel(role="heading")
        layout.addWidget(self.count, 1)
        can_change = "patch" in entity.verbs
        self.change_button = self._button("draft", translate("Bulk", "Change a field…"), shown=can_change)
        can_tag = can_change and "tags" in entity.by_name
        self.tag_button = self._button("tags", translate("Bulk", "Tag…"), shown=can_tag)
        self.prices_button = self._button(
            "prices", translate("Prices", "Prices…"), shown=can_change and prices.has_linked_prices(entity)
        )
        self.export_button = self._button("export", translate("List", "Export…"), shown=True)
        self.labels_button = self._button(
            "labels", translate("Labels", "Labels…"), shown=entity.name in PRODUCT_FIELDS
        )
        can_delete = "delete" in entity.verbs
        self.delete_button = self._button("delete", translate("Action", "Delete"), shown=can_delete)
        self.change_button.clicked.connect(self.change_asked)
        self.tag_button.clicked.connect(self.tag_asked)
        self.prices_button.clicked.connect(self.prices_asked)
        self.export_button.clicked.connect(self.export_asked)
        self.labels_button.clicked.connect(self.labels_asked)
        self.delete_button.clicked.connect(self.delete_asked)
        self.clear_button = QToolButton()
        self.clear_button.setIcon(icons.icon("clear", "muted"))
        self.clear_button.setToolTip(translate("Bulk", "Clear selection"))
        self.clear_button.setAccessibleName(translate("Bulk", "Clear selection"))
        self.clear_button.clicked.connect(self.clear_asked)
        layout.addWidget(self.clear_button)
        self.hide()

    def show_count(self, count: int) -> None:
        """Show how many are selected; the bar is hidden for one or none."""
        self.count.setText(translate("Bulk", "%n selected", count))
        self.setVisible(count > 1)

    def _button(self, icon: str, text: str, *, shown: bool) -> CompactButton:
        button = CompactButton(text, icons.icon(icon), icons.icon_size(theme.ICON_SIZE))
        icons.set_button_icon(button, icon)
        # In this order: what is shown without a parent is a window, which flashes up and takes the focus away.
        self.layout().addWidget(button)  # type: ignore[union-attr]
        button.setVisible(shown)
        return button
