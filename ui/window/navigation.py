"""Navigation in the window: which section, list and record are shown, and every way from one to another.

Made by the window each time it is built, over its sidebar, stack of pages and record panel. Pages and dialogs receive
it and call it, or it is connected to their signals.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QApplication, QStackedWidget, QWidget

from app.settings.saved_views import View
from storage.schema.fields import Record
from ui.context import AppContext
from ui.drafts import FormId
from ui.lists.page import ListPage
from ui.permissions.guard import PermissionGuard, view_only_reason
from ui.record.panel import RecordPanel
from ui.window.messages import Messages
from ui.window.sidebar import Sidebar


class Navigation(QObject):
    """Shows sections and records. `make_page` is called when a section is first shown."""

    section_shown = Signal(str)
    record_shown = Signal()
    """A record, or the form of a new one, was opened in the panel."""

    def __init__(
        self,
        context: AppContext,
        *,
        sidebar: Sidebar,
        stack: QStackedWidget,
        panel: RecordPanel,
        guard: PermissionGuard,
        messages: Messages,
        make_page: Callable[[str], QWidget],
        section: str,
    ) -> None:
        super().__init__(stack)
        self._context = context
        self._sidebar = sidebar
        self._stack = stack
        self._panel = panel
        self._guard = guard
        self._messages = messages
        self._make_page = make_page
        self.section = section
        """Name of the section that is shown."""
        self.pages: dict[str, QWidget] = {}
        """The pages made so far, by section."""
        self.show_conflict: Callable[..., None]
        sidebar.chosen.connect(self._show_section)
        panel.closed.connect(self._on_panel_closed)
        panel.new_opened.connect(self._on_new_opened)
        context.navigator = self

    @property
    def page(self) -> ListPage:
        """The list that is shown; to be asked only where a list is."""
        page = self.pages[self.section]
        assert isinstance(page, ListPage)
        return page

    @property
    def list_page(self) -> ListPage | None:
        """The list that is shown, None on another page."""
        page = self.pages.get(self.section)
        return page if isinstance(page, ListPage) else None

    def sections(self) -> list[str]:
        """Names of all sections in the order of the sidebar."""
        return self._sidebar.all_names()

    def lists(self) -> list[str]:
        """Names of the sections that are lists."""
        return self._sidebar.names()

    # sections

    def go_to(self, section: str) -> None:
        """Show a section."""
        self._sidebar.choose(section)

    def _show_section(self, section: str) -> None:
        self.section = section
        if section not in self.pages:
            self.pages[section] = self._make_page(section)
            self._stack.addWidget(self.pages[section])
        self._stack.setCurrentWidget(self.pages[section])
        if self._panel.shown is not None and self._panel.shown[0] != section:
            self._panel.close_record()
        self.section_shown.emit(section)

    def show_list(self, entity: str, filter: str) -> None:
        """Show a list with a filter of the /v2 interface."""
        self.go_to(entity)
        if (page := self.list_page) is not None:
            page.show_view(View(filter=filter))

    def show_list_in_state(self, entity: str, filter: str, state: str, scope: int | None) -> None:
        """Show a list with a filter and a state of its records; `scope` is the id of its warehouse, where it has one."""
        self.go_to(entity)
        page = self.list_page
        if page is None:
            return
        if page.toolbar.scope_box is not None and scope is not None:
            page.toolbar.scope_box.setCurrentIndex(max(page.toolbar.scope_box.findData(scope), 0))
        page.show_view(replace(page.view, filter=filter, state=state, search="", deleted=False))

    def show_sync_tab(self, tab: str) -> None:
        """Show a tab of the Sync page."""
        from ui.sync.page import SyncPage

        self.go_to("sync")
        page = self.pages["sync"]
        assert isinstance(page, SyncPage)
        page.show_tab(tab)

    def show_settings(self, group: str) -> None:
        """Show a group of the settings."""
        from ui.settings.page import SettingsPage

        self.go_to("settings")
        page = self.pages["settings"]
        assert isinstance(page, SettingsPage)
        page.go_to(group)

    def show_setting(self, name: str) -> None:
        """Show a setting, with the cursor in it."""
        from ui.settings.page import SettingsPage

        self.go_to("settings")
        page = self.pages["settings"]
        assert isinstance(page, SettingsPage)
        page.show_setting(name)

    def focus_search(self) -> bool:
        """Focus the search box of the list; False on a page without one."""
        if (page := self.list_page) is None:
            return False
        page.focus_search()
        return True

    # records

    def open_record(self, entity: str, record: Record) -> None:
        """Show a record of the current list in the panel."""
        is_view = self._context.catalogue[entity].view_of is not None
        page = self.list_page
        search = page.search.text() if page is not None and page.entity.name == entity else ""
        self._panel.open(entity, record["id"], record=record if is_view else None, search=search)
        self.record_shown.emit()

    def show_record(self, entity: str, id: FormId) -> None:
        """Show a record in its list; the id of a form is the draft of a new one."""
        self.go_to(entity)
        if isinstance(id, str):
            self._panel.open_new(entity, form_id=id)
        else:
            self._panel.open(entity, id)
            if (page := self.list_page) is not None:
                page.show_record(id)
        self.record_shown.emit()

    def show_field(self, entity: str, id: int, field: str) -> None:
        """Show a record with the cursor in one of its fields."""
        self.show_record(entity, id)
        if self._panel.form is not None and field:
            self._panel.form.go_to(field)

    def new(self, entity: str, values: Mapping[str, Any] | None = None) -> None:
        """Open the form of a new record, with `values` as input; say why when that is not allowed here."""
        if self.may_create(entity):
            self.go_to(entity)
            self._panel.open_new(entity, values)
            self.record_shown.emit()
        elif self._guard.view_only:
            self._messages.show(view_only_reason())

    def new_in_list(self) -> None:
        """Open the form of a new record of the list that is shown."""
        if (page := self.list_page) is not None:
            self.new(page.entity.name)

    def may_create(self, entity: str) -> bool:
        """Whether records of an entity can be created here now."""
        return "create" in self._context.catalogue[entity].verbs and not self._guard.view_only

    def show_adjacent_record(self, by: int) -> None:
        """Open the record `by` rows below (or above), with the cursor in the same field."""
        page = self.list_page
        if page is None or self._panel.form is None:
            return
        field = self._panel.form.focused()
        row = page.table.currentIndex().row() + by
        if 0 <= row < page.model.rowCount():
            page.open_row(row)
            if field and self._panel.form is not None:
                self._panel.form.go_to(field)

    def _on_new_opened(self, entity: str) -> None:
        page = self.pages.get(entity)
        if isinstance(page, ListPage):
            page.show_new()

    def _on_panel_closed(self) -> None:
        focus = QApplication.focusWidget()
        if focus is not None and self._panel.isAncestorOf(focus) and (shown := self.list_page) is not None:
            shown.table.setFocus(Qt.FocusReason.OtherFocusReason)
        for page in self.pages.values():
            if isinstance(page, ListPage):
                page.forget_record()

    # panes

    def focus_pane(self, by: int) -> None:
        """Focus the pane `by` places after (or before) the one with the focus: sidebar, search, list, panel."""
        panes: list[QWidget] = [self._sidebar.sections]
        page = self.list_page
        if page is None:
            panes.append(self.pages[self.section])
        else:
            panes += [page.search, *([page.groups.list] if page.groups.by else []), page.table]
        if self._panel.isVisible() and self._panel.form is not None:
            panes.append(self._panel)
        focus = QApplication.focusWidget()
        current = (
            at for at, pane in enumerate(panes) if focus and (pane is focus or pane.isAncestorOf(focus))
        )
        chosen = panes[(next(current, 0) + by) % len(panes)]
        if chosen is self._panel:
            self._panel.focus_form()
        else:
            chosen.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def close_or_clear(self) -> None:
        """For Esc: clear the search box that has the focus; else close the record; with none open, clear the search."""
        page = self.list_page
        if page is not None and page.search.hasFocus() and page.clear_search():
            return
        if self._panel.shown is not None:
            self._panel.close_record()
        elif page is not None:
            page.clear_search()
        if page is not None:
            page.table.setFocus()
