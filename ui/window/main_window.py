"""The main window: rail, sections, record panel and status strip, and what passes between them.

Made by `application` around a `AppContext`. It goes places; what is done to records is `record_actions`', what can be done at all
stands in `actions`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TypeVar

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QCloseEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QApplication,
    QBoxLayout,
    QHBoxLayout,
    QMainWindow,
    QSplitter,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from app.settings.saved_views import View
from storage.errors import ShopError
from storage.schema.fields import Record
from sync.events import RecordsChanged
from ui.background.debounce import Debouncer
from ui.context import AppContext
from ui.lists.actions import ListActions
from ui.lists.page import ListPage
from ui.permissions.guard import PermissionGuard, view_only_reason
from ui.record.panel import RecordPanel
from ui.scanner.scanner import Scanner
from ui.style import theme
from ui.text import texts
from ui.text.texts import translate
from ui.widgets.toast import Toast
from ui.widgets.type_to_search import TypeToSearch
from ui.window import actions, page_factory, sections
from ui.window.action_handlers import action_handlers
from ui.window.menu import WindowMenu
from ui.window.notices import Notices
from ui.window.overlays import LazyDialogs
from ui.window.read_only_mode import apply_read_only
from ui.window.record_actions import RecordActions
from ui.window.sidebar import Sidebar
from ui.window.state import WindowState
from ui.window.status_bar import StatusBar
from ui.window.unsent_dialog import Leaving

Box = TypeVar("Box", bound=QBoxLayout)
FIRST = "overview"
COUNTS_DELAY, COUNTS_PAUSE = 150, 1000


class MainWindow(QMainWindow):
    """The shop's back office."""

    setting_chosen = Signal(object)
    """Settings to keep, by name; the application does it and dresses the window anew."""
    connect_asked = Signal()
    sign_out_asked = Signal()
    restore_asked = Signal(object)
    """A backup's file is to take the place of the records."""
    closing = Signal()

    sidebar: Sidebar
    stack: QStackedWidget
    panel: RecordPanel
    strip: StatusBar
    toast: Toast
    dialogs: LazyDialogs
    splitter: QSplitter
    named_actions: dict[str, QAction]
    menu: WindowMenu

    def __init__(self, context: AppContext, *, section: str = "", state: WindowState | None = None) -> None:
        super().__init__()
        self._shortcuts: list[QShortcut] = []
        self.pages: dict[str, QWidget] = {}
        self._context = context
        self._kept = state or WindowState()
        remembered = section or self._kept.text("section")
        known = {each for group in sections.groups(context.catalogue) for each in group}
        self._section = remembered if remembered in known else FIRST
        self._folded: bool | None = None
        self._usual_panel = 0
        self.stays = False
        """Closing hides it; the tray brings it back."""
        self.leaving = Leaving(context, self._kept, self)
        self.keys = PermissionGuard(context, self)
        self.record_actions = RecordActions(context, self, self.keys.ask)
        self.keys.changed.connect(self._on_rights)
        self.notices = Notices(context, self)
        self.record_actions.deleted.connect(self._on_deleted)
        self.scanner = Scanner(self, context.code_prefixes)
        self.scanner.scanned.connect(self._on_scan)
        self._counts_soon = Debouncer(self.refresh_counts, self, first=COUNTS_DELAY, pause=COUNTS_PAUSE)
        context.bridge.changed.connect(self._counts_soon.ask)
        context.bridge.run_finished.connect(self._counts_soon.ask)
        context.bridge.failed.connect(self.record_actions.say_fault)
        context.drafts.failed.connect(self.record_actions.say_error)
        self.build()
        screen = QApplication.primaryScreen().availableGeometry()
        self.resize(min(1366, screen.width()), min(768, screen.height()))
        if (kept := self._kept.get("geometry")) is not None:
            self.restoreGeometry(kept)

    # building

    def build(self) -> None:
        """Make everything inside, in the language and colours of now; the section and the drafts stay."""
        shown, divided = None, self._kept.get("splitter")
        if (old := self.takeCentralWidget()) is not None:
            # Another size of text divides the room anew, and where a record covers the list it is not divided.
            apart = self._usual_panel == theme.panel_width() and not self.stack.isHidden()
            shown, divided = self.panel.shown, self.splitter.saveState() if apart else None
            self.panel.close_record()
            self.dialogs.go()
            old.deleteLater()
            self.menu.deleteLater()
            for action in self.named_actions.values():
                self.removeAction(action)
                action.deleteLater()
            for shortcut in self._shortcuts:
                shortcut.deleteLater()
        self._usual_panel = theme.panel_width()
        self.named_actions = actions.make(self)
        self.lists = ListActions(self._context, self, self.keys.ask)
        self.lists.done.connect(self.record_actions.say_done)
        self.lists.failed.connect(self.record_actions.say_error)
        self.pages = {}
        self.sidebar = Sidebar(self._context.catalogue)
        TypeToSearch(self.sidebar.sections, lambda: page.search if (page := self.list_page) else None)
        self.stack = QStackedWidget()
        self.panel = RecordPanel(self._context)
        self.strip = StatusBar(self._context)
        self.toast = Toast(self._lay_out())
        self.record_actions.toast = self.toast
        self.dialogs = LazyDialogs(self)
        self._connect()
        self.menu = WindowMenu(self.named_actions, self._context.settings, self)
        self.menu.setting_chosen.connect(lambda name, value: self.setting_chosen.emit({name: value}))
        self.menu.aboutToShow.connect(self.name_undo)
        self.sidebar.menu_button.setMenu(self.menu)
        if divided is not None:
            self.splitter.restoreState(divided)
        self._fold_by_width()
        self.refresh_counts()
        self.notices.refresh()
        self.sidebar.choose(self._section)
        if shown is not None and shown[1] is not None:
            self.panel.open(shown[0], shown[1])

    def _lay_out(self) -> QWidget:
        central = QWidget()
        outer = _tight(QVBoxLayout(central))
        middle = _tight(QHBoxLayout())
        middle.addWidget(self.sidebar)
        self.splitter = QSplitter(Qt.Orientation.Horizontal)
        self.splitter.setChildrenCollapsible(False)
        for part in (self.stack, self.panel):
            self.splitter.addWidget(part)
        self.splitter.setStretchFactor(0, 1)
        self.splitter.setStretchFactor(1, 0)
        self.splitter.setSizes([830, theme.panel_width()])
        middle.addWidget(self.splitter, 1)
        outer.addLayout(middle, 1)
        outer.addWidget(self.notices.make_strip())
        outer.addWidget(self.strip)
        self.setCentralWidget(central)
        return central

    def _connect(self) -> None:
        self.sidebar.chosen.connect(self.go_to)
        self.sidebar.folding.connect(self._on_folding)
        self.panel.closed.connect(self._on_closed)
        self.panel.saved.connect(self._on_saved)
        self.panel.delete_asked.connect(self.record_actions.delete)
        self.panel.decide_asked.connect(self.decide)
        self.panel.record_asked.connect(self.show_record)
        self.panel.list_asked.connect(self.show_list)
        self.panel.state_changed.connect(self._enable)
        self.strip.sync_asked.connect(self.record_actions.sync)
        self.strip.needs_you_asked.connect(self.decide)
        self.strip.sign_in_asked.connect(self.named_actions["connect"].trigger)
        for name, do in action_handlers(self).items():
            action = self.named_actions[name]
            action.triggered.connect(lambda _=False, do=do: do())
            self.addAction(action)
        self._shortcuts.clear()
        for number, section in enumerate(self.sidebar.all_names()[:9], start=1):
            self._shortcut(f"Ctrl+{number}", partial(self.sidebar.choose, section))

    def _shortcut(self, keys: str, do: Callable[[], object]) -> None:
        shortcut = QShortcut(QKeySequence(keys), self)
        shortcut.activated.connect(do)
        self._shortcuts.append(shortcut)

    # moving about

    @property
    def context(self) -> AppContext:
        """What every screen is given."""
        return self._context

    @property
    def section(self) -> str:
        """Name of the section on show."""
        return self._section

    @property
    def page(self) -> ListPage:
        """The list on show; only where a list is."""
        page = self.pages[self._section]
        assert isinstance(page, ListPage)
        return page

    @property
    def list_page(self) -> ListPage | None:
        """The list on show, None on another page."""
        page = self.pages.get(self._section)
        return page if isinstance(page, ListPage) else None

    def go_to(self, section: str) -> None:
        """Show a section; it is made when first looked at."""
        self._section = section
        if section not in self.pages:
            make = page_factory.MAKERS.get(section)
            self.pages[section] = page_factory.list_of(self, section) if make is None else make(self)
            self.stack.addWidget(self.pages[section])
        self.stack.setCurrentWidget(self.pages[section])
        if self.panel.shown is not None and self.panel.shown[0] != section:
            self.panel.close_record()
        self.setWindowTitle(f"{texts.section(section)} - Counterfoil")
        self._kept.put("section", section)
        self._enable()

    def open_record(self, entity: str, record: Record) -> None:
        """Show a record of the list in the panel."""
        viewed = self._context.catalogue[entity].view_of is not None
        self.panel.open(entity, record["id"], record=record if viewed else None)
        self._fit()

    def show_record(self, entity: str, id: int | None) -> None:
        """Go to a record wherever it is; None is the new one that was left."""
        self.sidebar.choose(entity)
        if id is None:
            self.panel.open_new(entity)
        else:
            self.panel.open(entity, id)
            if (page := self.list_page) is not None:
                page.show_record(id)
        self._fit()

    def show_list(self, entity: str, filter: str) -> None:
        """Go to a list and show what a filter of the interface lets through."""
        self.sidebar.choose(entity)
        if (page := self.list_page) is not None:
            page.show_view(View(filter=filter))

    def new(self, entity: str) -> None:
        """Begin a new record."""
        if self.may_create(entity):
            self.sidebar.choose(entity)
            self.panel.open_new(entity)
            self._fit()
        elif self.keys.view_only:
            self.record_actions.say(view_only_reason())

    def may_create(self, entity: str) -> bool:
        """Whether records of a list can be begun here."""
        return "create" in self._context.catalogue[entity].verbs and not self.keys.view_only

    def decide(self, entity: str | None = None, id: int | None = None) -> None:
        """Open the question of a record, or the first one."""
        if not self.dialogs.questions.open_conflict(entity or None, id):
            self.toast.say(translate("Toast", "Nothing needs your decision"))

    def resume(self) -> None:
        """Offer to go on with typing that outlived the program."""
        keys = [key for key in self._context.drafts.kept() if key[0] in self._context.catalogue]
        if keys:
            entity, id = keys[-1]
            said = translate("Quit", "%n record(s) with typing that is not saved", len(keys))
            self.toast.say(said, translate("Toast", "Go on"), lambda: self.show_record(entity, id))

    # what came back

    def _on_saved(self, change: RecordsChanged) -> None:
        self.record_actions.say_done(translate("Toast", "Saved on this computer"), change)
        page = self.list_page
        if page is not None and self._section == change.entity and change.ids:
            page.refresh()
            page.show_record(change.ids[0])

    def _on_deleted(self, change: RecordsChanged) -> None:
        shown = self.panel.shown
        if shown is not None and shown[0] == change.entity and shown[1] in change.ids:
            self.panel.give_up()

    def _on_scan(self, code: str, focus: QWidget | None) -> None:
        from ui.window.scan_actions import handle_scan

        handle_scan(self, code, focus)

    # small things

    def refresh_counts(self) -> None:
        """Badges of the rail."""
        try:
            self.sidebar.show_counts(self._context.queries.counts())
        except ShopError as error:
            self.record_actions.say_error(error)

    def name_undo(self) -> None:
        """Let undo and redo say what they would do."""
        for name, words in zip(("undo", "redo"), self.record_actions.name_undo(), strict=True):
            self.named_actions[name].setText(words)

    def _on_rights(self) -> None:
        """View-only began or ended."""
        self.panel.follow_rights()
        self._enable()

    def mend(self, entity: str, id: int, field: str) -> None:
        """Show a record, with the cursor where something has to be mended."""
        self.show_record(entity, id)
        if self.panel.form is not None and field:
            self.panel.form.go_to(field)

    def _on_closed(self) -> None:
        for page in self.pages.values():
            if isinstance(page, ListPage):
                page.forget_record()
        self._fit()

    def _enable(self) -> None:
        for spec in ("save", "revert", "delete", "restore", "copy"):
            self.named_actions[spec].setEnabled(self.panel.may(spec))
        listed = self._section in self._context.catalogue
        self.named_actions["new"].setEnabled(listed and self.may_create(self._section))
        for each in actions.of_group("list"):
            self.named_actions[each.name].setEnabled(listed)
        self.named_actions["sign_out"].setEnabled(self._context.connected)
        for spec in ("previous_record", "next_record"):
            self.named_actions[spec].setEnabled(self.panel.form is not None)
        apply_read_only(self)

    def _fit(self) -> None:
        self.stack.setVisible(self.width() >= theme.covers_below() or self.panel.shown is None)

    def _on_folding(self, folded: bool) -> None:
        self._folded = folded

    def _fold_by_width(self) -> None:
        narrow = self.width() < theme.narrow_below()
        self.sidebar.fold(narrow if self._folded is None else self._folded)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Little room folds the rail; very little lets the record cover the list."""
        super().resizeEvent(event)
        narrow = event.size().width() < theme.narrow_below()
        if narrow != (event.oldSize().width() < theme.narrow_below()) or event.oldSize().width() < 0:
            self._folded = None
            self._fold_by_width()
        self._fit()

    def quit(self) -> None:
        """Close for good, whatever closing does otherwise; work that would be stranded is told of first."""
        self.leaving.quit()

    def closeEvent(self, event: QCloseEvent) -> None:
        """What was typed and not saved is on disk before the window goes; a person may be asked as by `quit`."""
        if event.spontaneous() and not self.stays and self.leaving.asks():
            event.ignore()
            return
        self.panel.keep_draft()
        self._context.drafts.flush()
        self._kept.put("geometry", self.saveGeometry())
        self._kept.put("splitter", self.splitter.saveState())
        self._kept.flush()
        if self.stays:
            self.hide()
            event.ignore()
            return
        self.closing.emit()
        super().closeEvent(event)


def _tight(layout: Box) -> Box:
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(0)
    return layout
