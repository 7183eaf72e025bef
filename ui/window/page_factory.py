"""Factory of the window's pages: makes the page of a section and connects what it asks for.

Called by the navigation when a section is first shown; only then the page's module is imported. A new page needs its
name in `sections`, a title in `strings_records.SECTION`, an icon of that name in `icons`, and a method in `MAKERS`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from ui.context import AppContext
from ui.lists.actions import ListActions
from ui.lists.page import ListPage
from ui.permissions.guard import PermissionGuard
from ui.record.panel import HISTORY, RecordPanel
from ui.text.texts import translate
from ui.window.dialogs import LazyDialogs
from ui.window.messages import Messages
from ui.window.navigation import Navigation
from ui.window.record_actions import RecordActions

if TYPE_CHECKING:
    from ui.settings.group import SettingsActions


class PageFactory(QObject):
    """Makes pages. What none of its parts can do, it asks the window for by signals."""

    connect_asked = Signal()
    """Connect to a cloud; the permission was checked."""
    sign_out_asked = Signal()
    restore_asked = Signal(object)
    update_asked = Signal()
    """The file of the backup to restore."""
    whats_new_asked = Signal(object)
    """The version that is ready to be installed."""
    rollback_asked = Signal()
    """Decide about a cloud that has less than it had."""

    def __init__(
        self,
        context: AppContext,
        *,
        navigation: Navigation,
        panel: RecordPanel,
        dialogs: LazyDialogs,
        record_actions: RecordActions,
        list_actions: ListActions,
        guard: PermissionGuard,
        messages: Messages,
        connect_action: QAction,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._context = context
        self._navigation = navigation
        self._panel = panel
        self._dialogs = dialogs
        self._record_actions = record_actions
        self._list_actions = list_actions
        self._guard = guard
        self._messages = messages
        self._connect_action = connect_action

    def make(self, section: str) -> QWidget:
        """The page of a section."""
        maker = MAKERS.get(section)
        return self._list(section) if maker is None else maker(self)

    def _overview(self) -> QWidget:
        from ui.overview.page import OverviewPage

        page = OverviewPage(self._context)
        page.sync_asked.connect(self._record_actions.sync)
        page.connect_asked.connect(self._connect_action.trigger)
        page.import_asked.connect(self._list_actions.import_file)
        page.new_asked.connect(self._navigation.new)
        page.plans_asked.connect(
            lambda: self._dialogs.show_plans(self._guard.ask, self._list_actions.print_plan)
        )
        page.labels_asked.connect(self._print_labels)
        page.failed.connect(self._messages.show_error)
        return page

    def _print_labels(self) -> None:
        self._navigation.go_to("products")
        if (page := self._navigation.list_page) is not None:
            self._list_actions.print_labels(page)

    def _sync(self) -> QWidget:
        from ui.sync.page import SyncPage

        page = SyncPage(self._context)
        page.sync_asked.connect(self._record_actions.sync)
        page.sign_in_asked.connect(self._connect_action.trigger)
        page.rollback_asked.connect(self.rollback_asked)
        page.all_asked.connect(self._dialogs.resolve_all)
        page.failed.connect(self._messages.show_error)
        return page

    def _shop_check(self) -> QWidget:
        from ui.shop_check.page import ShopCheckPage

        page = ShopCheckPage(self._context, self._guard.ask)
        page.message.connect(self._messages.show_change)
        page.failed.connect(self._messages.show_error)
        return page

    def _settings(self) -> QWidget:
        from ui.settings.page import SettingsPage

        page = SettingsPage(self._settings_actions())
        self._guard.changed.connect(page.refresh)
        return page

    def _settings_actions(self) -> SettingsActions:
        from ui.settings.group import SettingsActions

        actions = SettingsActions(self._context, self._guard.ask, self)
        actions.connect_asked.connect(self.connect_asked)
        actions.sign_out_asked.connect(self.sign_out_asked)
        actions.restore_asked.connect(self.restore_asked)
        actions.update_asked.connect(self.update_asked)
        actions.whats_new_asked.connect(self.whats_new_asked)
        actions.lock_asked.connect(self._guard.toggle)
        actions.message.connect(self._messages.show)
        actions.scanner_asked.connect(self._dialogs.show_scanner_check)
        return actions

    def _list(self, section: str) -> ListPage:
        page = self._webhooks() if section == "webhooks" else ListPage(self._context, section)
        page.opened.connect(self._navigation.open_record)
        page.several_selected.connect(self._panel.close_saved)
        page.edit_asked.connect(self._panel.focus_form)
        record = self._panel.record
        page.cells.typed.connect(partial(record.take_input, section))
        page.cells.settled.connect(partial(record.settle_input, section))
        page.cells.saved.connect(
            partial(self._messages.show_change, translate("Toast", "Saved on this computer"))
        )
        page.new_asked.connect(self._navigation.new)
        page.delete_asked.connect(self._record_actions.delete)
        page.failed.connect(self._messages.show_error)
        self._list_actions.connect_page(page)
        page.table.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        page.table.customContextMenuRequested.connect(partial(self._open_row_menu, page))
        return page

    def _open_row_menu(self, page: ListPage, place: QPoint) -> None:
        from ui.lists.row_menu import open_row_menu

        open_row_menu(page, place, lambda: self._panel.tabs.setCurrentIndex(HISTORY))

    def _webhooks(self) -> ListPage:
        from ui.webhooks.page import WebhooksPage

        page = WebhooksPage(self._context, self._settings_actions())
        page.left.connect(self._panel.close_record)
        page.message.connect(self._messages.show_change)
        return page


MAKERS: Mapping[str, Callable[[PageFactory], QWidget]] = {
    "overview": PageFactory._overview,
    "shop-check": PageFactory._shop_check,
    "sync": PageFactory._sync,
    "settings": PageFactory._settings,
}
"""By section; every other section is a list."""
