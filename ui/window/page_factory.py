"""The pages of the window, lists and others: who makes each, by the name of its section.

Called by the window when a section is first looked at; only then the page's module is imported. A new page takes its
name in `sections`, a word in `words_records.SECTION`, a picture of that name in `icons`, and a maker here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from ui.lists.page import ListPage
from ui.text import texts
from ui.text.texts import translate

if TYPE_CHECKING:
    from app.commands.resolve_many import ResolvedConflicts
    from app.queries.queries import Conflict
    from ui.conflicts.resolve_all_dialog import Side
    from ui.settings.group import SettingsActions
    from ui.window.main_window import MainWindow


def _sync(window: MainWindow) -> QWidget:
    from ui.sync.page import SyncPage

    page = SyncPage(window.context)
    page.sync_asked.connect(window.record_actions.sync)
    page.sign_in_asked.connect(window.named_actions["connect"].trigger)
    page.setback_asked.connect(window.strip.decide.click)
    page.record_asked.connect(window.show_record)
    page.decide_asked.connect(window.decide)
    page.list_asked.connect(window.sidebar.choose)
    page.all_asked.connect(partial(_decide_all, window))
    page.failed.connect(window.record_actions.say_error)
    return page


def _overview(window: MainWindow) -> QWidget:
    from ui.overview.page import OverviewPage

    page = OverviewPage(window.context)
    page.section_asked.connect(window.sidebar.choose)
    page.sync_tab_asked.connect(partial(_show_sync, window))
    page.list_asked.connect(partial(show_list, window))
    page.decide_asked.connect(window.decide)
    page.sync_asked.connect(window.record_actions.sync)
    page.connect_asked.connect(window.named_actions["connect"].trigger)
    page.import_asked.connect(window.lists.import_file)
    page.new_asked.connect(window.new)
    page.failed.connect(window.record_actions.say_error)
    return page


def _show_sync(window: MainWindow, tab: str) -> None:
    from ui.sync.page import SyncPage

    window.sidebar.choose("sync")
    page = window.pages["sync"]
    assert isinstance(page, SyncPage)
    page.show_tab(tab)


def show_list(window: MainWindow, entity: str, filter: str, state: str, within: int | None) -> None:
    """Go to a list as it shows just these: a filter of the interface, a state, the record it is looked at within."""
    window.sidebar.choose(entity)
    page = window.list_page
    if page is None:
        return
    if page.toolbar.scope_box is not None and within is not None:
        page.toolbar.scope_box.setCurrentIndex(max(page.toolbar.scope_box.findData(within), 0))
    page.show_view(replace(page.view, filter=filter, state=state, search="", deleted=False))


def _decide_all(window: MainWindow, side: Side, questions: list[Conflict]) -> None:
    from ui.conflicts.resolve_all_dialog import ResolveAllDialog

    dialog = ResolveAllDialog(window.context, side, questions, window)
    dialog.resolved.connect(partial(_say_decided, window))
    dialog.finished.connect(dialog.deleteLater)
    dialog.open()


def _say_decided(window: MainWindow, decided: ResolvedConflicts) -> None:
    said = translate("Storm", "%n record(s) decided", decided.count)
    if decided.refused:
        left = translate("Storm", "%n could not be decided so", len(decided.refused))
        why = texts.error(decided.refused[0][2]).title
        said = f"{said}, {left}: {why}"
    if decided.step is None:
        window.record_actions.say(said)
    else:
        window.record_actions.say(
            said, translate("Toast", "Undo"), partial(window.record_actions.undo, decided.step)
        )


def _settings(window: MainWindow) -> QWidget:
    from ui.settings.page import SettingsPage

    page = SettingsPage(_asks(window))
    window.keys.changed.connect(page.refresh)
    return page


def _asks(window: MainWindow) -> SettingsActions:
    from ui.settings.group import SettingsActions

    asks = SettingsActions(window.context, window.keys.ask, window)
    asks.connect_asked.connect(window.connect_asked)
    asks.sign_out_asked.connect(window.sign_out_asked)
    asks.restore_asked.connect(window.restore_asked)
    asks.whats_new_asked.connect(window.notices.show_whats_new)
    asks.lock_asked.connect(window.keys.toggle)
    asks.said.connect(window.record_actions.say)
    asks.settings_asked.connect(partial(_show_settings, window, "receiver"))
    return asks


def _show_settings(window: MainWindow, group: str) -> None:
    from ui.settings.page import SettingsPage

    window.sidebar.choose("settings")
    page = window.pages["settings"]
    if isinstance(page, SettingsPage):
        page.go_to(group)


def _webhooks(window: MainWindow) -> ListPage:
    from ui.webhooks.page import WebhooksPage

    page = WebhooksPage(window.context, _asks(window))
    page.left.connect(window.panel.close_record)
    page.said.connect(window.record_actions.say_done)
    return page


def list_of(window: MainWindow, section: str) -> ListPage:
    """The page of a list."""
    page = _webhooks(window) if section == "webhooks" else ListPage(window.context, section)
    page.opened.connect(window.open_record)
    page.edit_asked.connect(window.panel.focus_form)
    page.new_asked.connect(window.new)
    page.delete_asked.connect(window.record_actions.delete)
    page.failed.connect(window.record_actions.say_error)
    window.lists.connect_page(page)
    return page


MAKERS: Mapping[str, Callable[[MainWindow], QWidget]] = {
    "overview": _overview,
    "sync": _sync,
    "settings": _settings,
}
"""By section; what the page asks for is connected to the window here."""
