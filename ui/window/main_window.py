"""The main window: builds its parts, lays them out and connects them.

Made by `application` around an `AppContext`. It is rebuilt in place when the language or the theme changes. What a
part does is in the part's own module: sections and records in `navigation`, writes in `record_actions`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cached_property, partial
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QCloseEvent, QKeySequence, QResizeEvent, QShortcut, QShowEvent
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

from app.queries.queries import Counts
from storage.errors import ShopError
from storage.schema.fields import Entity
from sync.events import RecordsChanged
from ui.background.debounce import Debouncer
from ui.context import AppContext
from ui.drafts import Key
from ui.lists.actions import ListActions
from ui.lists.page import ListPage
from ui.permissions.guard import PermissionGuard
from ui.permissions.staff import Staff
from ui.record.panel import RecordPanel
from ui.style import theme
from ui.text import texts
from ui.text.texts import translate
from ui.widgets.toast import Toast
from ui.widgets.type_to_search import TypeToSearch
from ui.window import actions, sections
from ui.window.dialogs import LazyDialogs
from ui.window.file_drop import FileDrop
from ui.window.menu import WindowMenu
from ui.window.messages import Messages
from ui.window.navigation import Navigation
from ui.window.notices import Notices
from ui.window.page_factory import PageFactory
from ui.window.read_only_mode import apply_read_only
from ui.window.record_actions import RecordActions
from ui.window.sidebar import Sidebar
from ui.window.state import WindowState
from ui.window.status_bar import StatusBar

if TYPE_CHECKING:
    from ui.background.latest_read import LatestRead
    from ui.scanner.scanner import Scanner
    from ui.window.command_palette import Entry
    from ui.window.tour import Tour
    from ui.window.unsent_dialog import QuitConfirmation

Layout = TypeVar("Layout", bound=QBoxLayout)
FIRST_SECTION = "overview"
USUAL_SIZE, FRAME = QSize(1366, 768), QSize(16, 48)
"""Pixels of the window at the first start, and the room for the frame and the title bar that the system adds."""
TOURED = "toured"
"""In the window's state: whether the tour was shown."""
COUNTS_DELAY, COUNTS_PAUSE = 150, 1000
"""Milliseconds from a change to the new counts of the sidebar, and between two counts."""
TEXT_STEP = 10
TEXT_SIZES = (80, 200)
"""Per cent: one step of the text size, and its limits."""


class MainWindow(QMainWindow):
    """Sidebar, pages, record panel, notice bar and status bar."""

    setting_chosen = Signal(object)
    """Settings to save, by name; the application saves them and rebuilds the window."""
    connect_asked = Signal()
    sign_out_asked = Signal()
    restore_asked = Signal(object)
    """The file of the backup to restore."""
    update_asked = Signal()
    closing = Signal()

    sidebar: Sidebar
    stack: QStackedWidget
    panel: RecordPanel
    splitter: QSplitter
    status_bar: StatusBar
    toast: Toast
    navigation: Navigation
    dialogs: LazyDialogs
    page_factory: PageFactory
    named_actions: dict[str, QAction]
    menu: WindowMenu

    def __init__(self, context: AppContext, *, section: str = "", state: WindowState | None = None) -> None:
        super().__init__()
        self.context = context
        self.hide_on_close = False
        """Closing only hides the window; the tray shows it again."""
        self._state = state or WindowState()
        self._section = self._first_section(section)
        self._shortcuts: list[QShortcut] = []
        self._folded: bool | None = None
        self._panel_width = 0
        self.tour: Tour | None = None
        """While it is shown."""
        self.guard = PermissionGuard(context, self)
        self.messages = Messages(self)
        self.staff = Staff(context, self, self.messages.person_asked)
        self.record_actions = RecordActions(context, self, self.guard.ask, self.messages)
        self.list_actions = ListActions(context, self, self.guard.ask)
        self.file_drop = FileDrop(self, self.list_actions, self._shown_entity)
        self.notices = Notices(context, self, self.guard, self.messages)
        self._count_refresh = Debouncer(self._ask_counts, self, first=COUNTS_DELAY, pause=COUNTS_PAUSE)
        self._connect_services()
        self.build()
        self._fills_screen = self._place()

    def _place(self) -> bool:
        """Set the size of the last exit, else the usual one; returns whether the screen has no room for more than that."""
        room = QApplication.primaryScreen().availableGeometry().size() - FRAME
        self.resize(USUAL_SIZE.boundedTo(room))
        geometry = self._state.get("geometry")
        restored = geometry is not None and self.restoreGeometry(geometry)
        return not restored and self.size() != USUAL_SIZE

    def show_first(self) -> None:
        """Show the window after a start: at the first one maximised where the screen is too small for the usual size."""
        if self._fills_screen:
            self.showMaximized()
        else:
            self.show()

    @cached_property
    def scanner(self) -> Scanner:
        """What recognises scans among the keys."""
        from ui.scanner.scanner import Scanner

        scanner = Scanner(self, self.context.code_prefixes)
        scanner.scanned.connect(self._on_scan)
        return scanner

    def _first_section(self, section: str) -> str:
        wanted = section or self._state.text("section")
        known = {name for group in sections.groups(self.context.catalogue) for name in group}
        return wanted if wanted in known else FIRST_SECTION

    @property
    def page(self) -> ListPage:
        """The list that is shown; to be asked only where a list is."""
        return self.navigation.page

    # building

    def _connect_services(self) -> None:
        """Connect what stays when the window is rebuilt."""
        self.guard.changed.connect(self._on_permissions_changed)
        self.guard.denied.connect(self.messages.show)
        self.guard.failed.connect(self.messages.show_error)
        self.record_actions.deleted.connect(self._on_deleted)
        self.list_actions.done.connect(self.messages.show_change)
        self.list_actions.failed.connect(self.messages.show_error)
        self.closing.connect(self.notices.watch.stop)
        bridge = self.context.bridge
        bridge.changed.connect(self._count_refresh.ask)
        bridge.run_finished.connect(self._count_refresh.ask)
        bridge.failed.connect(self.messages.show_unexpected_error)
        bridge.engine_ended.connect(self.messages.show_engine_ended)
        self.context.drafts.failed.connect(self.messages.show_error)

    def build(self) -> None:
        """Build all widgets in the current language and theme; section, open record and drafts stay."""
        shown, divided = None, self._state.get("splitter")
        if (old := self.takeCentralWidget()) is not None:
            # Another text size divides the room anew, and where a record covers the list it is not divided.
            valid = self._panel_width == theme.panel_width() and not self.stack.isHidden()
            shown, divided = self.panel.shown, self.splitter.saveState() if valid else None
            self._remove(old)
        self._panel_width = theme.panel_width()
        self._make_parts()
        self._connect_parts()
        if divided is not None:
            self.splitter.restoreState(divided)
        self._fold_by_width()
        self.refresh_counts()
        self.notices.refresh()
        self.navigation.go_to(self._section)
        if shown is not None:
            self._reopen(*shown)

    def _reopen(self, entity: str, id: int | None) -> None:
        """Open the record again that was open before the window was rebuilt; of a new one its draft."""
        if id is None:
            self.panel.open_new(entity)
        else:
            self.panel.open(entity, id)
            if (page := self.navigation.list_page) is not None:
                page.show_record(id)
        self._fit()

    def _remove(self, central: QWidget) -> None:
        self._end_tour()
        self.panel.close_record()
        self.dialogs.close()
        central.deleteLater()
        self.menu.deleteLater()
        for action in self.named_actions.values():
            self.removeAction(action)
            action.deleteLater()
        for shortcut in self._shortcuts:
            shortcut.deleteLater()

    def _make_parts(self) -> None:
        context = self.context
        self.named_actions = actions.make(self)
        self.sidebar = Sidebar(context.catalogue)
        self.stack = QStackedWidget()
        self.panel = RecordPanel(context)
        self.status_bar = StatusBar(context)
        self.toast = self.messages.toast = Toast(self._lay_out())
        self.navigation = Navigation(
            context,
            sidebar=self.sidebar,
            stack=self.stack,
            panel=self.panel,
            guard=self.guard,
            messages=self.messages,
            make_page=self._make_page,
            section=self._section,
        )
        self.dialogs = LazyDialogs(
            context,
            self,
            navigation=self.navigation,
            messages=self.messages,
            palette_entries=self._palette_entries,
        )
        self.navigation.show_conflict = self.dialogs.show_conflict
        self.page_factory = PageFactory(
            context,
            navigation=self.navigation,
            panel=self.panel,
            dialogs=self.dialogs,
            record_actions=self.record_actions,
            list_actions=self.list_actions,
            guard=self.guard,
            messages=self.messages,
            connect_action=self.named_actions["connect"],
            parent=self.stack,
        )
        self.menu = WindowMenu(self.named_actions, context.settings, self)

    def _lay_out(self) -> QWidget:
        central = QWidget()
        outer = _without_gaps(QVBoxLayout(central))
        middle = _without_gaps(QHBoxLayout())
        middle.addWidget(self.sidebar)
        self.splitter = QSplitter(Qt.Orientation.Horizontal)
        self.splitter.setChildrenCollapsible(False)
        self.splitter.addWidget(self.stack)
        self.splitter.addWidget(self.panel)
        self.splitter.setStretchFactor(0, 1)
        self.splitter.setStretchFactor(1, 0)
        self.splitter.setSizes([830, theme.panel_width()])
        # At once, not when the window closes: the width survives a power cut, too.
        self.splitter.splitterMoved.connect(lambda *_: self._keep_division())
        middle.addWidget(self.splitter, 1)
        outer.addLayout(middle, 1)
        outer.addWidget(self.notices.make_bar())
        outer.addWidget(self.status_bar)
        self.setCentralWidget(central)
        return central

    def _connect_parts(self) -> None:
        TypeToSearch(
            self.sidebar.sections, lambda: page.search if (page := self.navigation.list_page) else None
        )
        self.sidebar.folding.connect(self._on_folding)
        self.sidebar.menu_button.setMenu(self.menu)
        self.navigation.section_shown.connect(self._on_section_shown)
        self.navigation.record_shown.connect(self._fit)
        self.panel.closed.connect(self._fit)
        self.panel.saved.connect(self._on_saved)
        self.panel.failed_elsewhere.connect(self._on_not_saved)
        self.panel.person_asked.connect(self.staff.choose)
        self.panel.delete_asked.connect(self.record_actions.delete)
        self.panel.state_changed.connect(self._update_actions)
        self.status_bar.sync_asked.connect(self.record_actions.sync)
        self.status_bar.needs_you_asked.connect(self.dialogs.show_conflict)
        self.staff.show_in(self.status_bar)
        self.status_bar.sign_in_asked.connect(self.named_actions["connect"].trigger)
        self.page_factory.connect_asked.connect(self.connect_asked)
        self.page_factory.sign_out_asked.connect(self.sign_out_asked)
        self.page_factory.restore_asked.connect(self.restore_asked)
        self.page_factory.update_asked.connect(self.update_asked)
        self.page_factory.whats_new_asked.connect(self.notices.show_whats_new)
        self.page_factory.rollback_asked.connect(self.status_bar.decide.click)
        self.menu.setting_chosen.connect(lambda name, value: self.setting_chosen.emit({name: value}))
        self.menu.aboutToShow.connect(self.refresh_undo_texts)
        for name, handler in self.action_handlers().items():
            action = self.named_actions[name]
            action.triggered.connect(lambda _=False, handler=handler: handler())
            self.addAction(action)
        self._shortcuts.clear()
        for number, section in enumerate(self.navigation.sections()[:9], start=1):
            self._add_shortcut(f"Ctrl+{number}", partial(self.navigation.go_to, section))

    def _add_shortcut(self, keys: str, callback: Callable[[], object]) -> None:
        shortcut = QShortcut(QKeySequence(keys), self)
        shortcut.activated.connect(callback)
        self._shortcuts.append(shortcut)

    def action_handlers(self) -> dict[str, Callable[[], object]]:
        """The handler of every action in `actions.ACTIONS`, by name."""
        navigation, panel, dialogs = self.navigation, self.panel, self.dialogs
        return {
            "palette": dialogs.show_palette,
            "search": self._search,
            "plans": lambda: dialogs.show_plans(self.guard.ask, self.list_actions.print_plan),
            "next_pane": lambda: navigation.focus_pane(1),
            "previous_pane": lambda: navigation.focus_pane(-1),
            "close": self._close_or_clear,
            "new": navigation.new_in_list,
            "copy": panel.copy_record,
            "save": panel.save,
            "revert": panel.revert,
            "delete": panel.delete,
            "restore": panel.restore,
            "previous_record": lambda: navigation.show_adjacent_record(-1),
            "next_record": lambda: navigation.show_adjacent_record(1),
            "undo": self.record_actions.undo,
            "redo": self.record_actions.redo,
            "sync": self.record_actions.sync,
            "connect": lambda: self.guard.ask("sign_out", self.connect_asked.emit),
            "sign_out": lambda: self.guard.ask("sign_out", self.sign_out_asked.emit),
            "lock": self.guard.toggle,
            "staff": self.staff.choose,
            "whats_new": self.notices.show_whats_new,
            "bigger": lambda: self._change_text_size(TEXT_STEP),
            "smaller": lambda: self._change_text_size(-TEXT_STEP),
            "usual_size": lambda: self._change_text_size(0),
            "fold": self.sidebar.fold_button.click,
            **dialogs.handlers(),
            "tour": self.start_tour,
            "quit": self.quit,
            "invoice": self.list_actions.open_invoice,
            "delivery": self.list_actions.check_delivery,
            "supplier_list": lambda: self.list_actions.open_price_list(navigation.list_page),
            **self.list_actions.handlers(lambda: navigation.page),
        }

    # reacting

    def offer_drafts(self) -> None:
        """Offer to continue the newest draft that was not saved before the last exit."""
        keys = [key for key in self.context.drafts.kept() if key[0] in self.context.catalogue]
        if keys:
            entity, id = keys[-1]
            text = translate("Quit", "%n record(s) with unsaved changes", len(keys))
            self.messages.show(
                text, translate("Toast", "Continue"), lambda: self.navigation.show_record(entity, id)
            )

    def start_tour(self) -> None:
        """Show the callouts of the tour."""
        from ui.window.tour import Tour, stops

        self._end_tour()
        self.panel.close_record()
        self._state.put(TOURED, "yes")
        found = stops(self.navigation, self.sidebar, self.status_bar)
        central = self.toast.parentWidget()
        assert central is not None
        self.tour = Tour(central, found, self.navigation)
        self.tour.ended.connect(self._forget_tour)

    def start_first_tour(self) -> None:
        """Show it, unless it was shown here before."""
        if not self._state.text(TOURED):
            self.start_tour()

    def _forget_tour(self) -> None:
        self.tour = None

    def _end_tour(self) -> None:
        if self.tour is not None:
            self.tour.end()

    def _close_or_clear(self) -> None:
        if self.tour is not None:
            self.tour.end()
        else:
            self.navigation.close_or_clear()

    def refresh_counts(self) -> None:
        """Refresh the badges of the sidebar and the shop's name now."""
        try:
            self._show_counts(self._read_counts())
        except ShopError as error:
            self.messages.show_error(error)

    def _ask_counts(self) -> None:
        """Refresh them soon, read on a worker: a first download makes each count read a whole table."""
        self._later_counts.ask()

    @cached_property
    def _later_counts(self) -> LatestRead:
        from ui.background.latest_read import LatestRead

        show, failed = self._show_counts, self.messages.show_error
        return LatestRead(self.context.bridge, self._read_counts, show, failed, self)

    def _read_counts(self) -> tuple[dict[str, Counts], str]:
        return self.context.queries.counts(), self.context.shop_name()

    def _show_counts(self, found: tuple[dict[str, Counts], str]) -> None:
        self.sidebar.show_counts(found[0])
        self.sidebar.show_shop(found[1])
        self._show_title()

    def _show_title(self) -> None:
        parts = (texts.section(self._section), self.sidebar.shop.text(), "Counterfoil")
        self.setWindowTitle(" – ".join(filter(None, parts)))

    def refresh_undo_texts(self) -> None:
        """Let the actions undo and redo name their step."""
        for name, text in zip(("undo", "redo"), self.record_actions.undo_texts(), strict=True):
            self.named_actions[name].setText(text)

    def _palette_entries(self) -> Iterator[Entry]:
        from ui.window.command_palette import palette_entries

        self.refresh_undo_texts()
        return palette_entries(self.named_actions, self.navigation, self.menu.choices)

    def _make_page(self, section: str) -> QWidget:
        return self.page_factory.make(section)

    def _shown_entity(self) -> Entity | None:
        page = self.navigation.list_page
        return None if page is None else page.entity

    def _search(self) -> None:
        if not self.navigation.focus_search():
            self.dialogs.show_palette()

    def _change_text_size(self, by: int) -> None:
        """Ask for a text size larger or smaller by some per cent; 0 is the usual size."""
        settings = self.context.settings
        if settings is not None:
            size = settings.number("appearance.text_size") + by if by else 100
            self.setting_chosen.emit({"appearance.text_size": max(TEXT_SIZES[0], min(size, TEXT_SIZES[1]))})

    def _on_section_shown(self, section: str) -> None:
        self._section = section
        self._show_title()
        self._state.put("section", section)
        self._update_actions()
        self.toast.place()

    def _on_saved(self, change: RecordsChanged) -> None:
        page = self.navigation.list_page
        id = change.ids[0] if page is not None and self._section == change.entity and change.ids else None
        if page is not None and id is not None and (hidden_by := page.hidden_by(id)):
            choice = translate("Toast", "Show"), partial(self._show_hidden, change.entity, id)
            text = (
                translate("Toast", "Saved. The search hides it.")
                if hidden_by == "search"
                else translate("Toast", "Saved. The filter hides it.")
            )
            self.messages.show_change(text, change, choice)
        else:
            self.messages.show_change(translate("Toast", "Saved on this computer"), change)
        if page is not None and id is not None:
            page.refresh()
            page.show_record(id)

    def _show_hidden(self, entity: str, id: int) -> None:
        self.navigation.go_to(entity)
        self.page.show_all()
        self.navigation.show_record(entity, id)

    def _on_not_saved(self, key: Key, error: ShopError) -> None:
        """Say that a record that was left while it was being saved was not, with the way back to what was typed."""
        text = translate("Toast", "Not saved: {why}", why=texts.error(error.code, error.params).whole)
        self.messages.show(text, translate("Toast", "Continue"), lambda: self.navigation.show_record(*key))

    def _on_deleted(self, change: RecordsChanged) -> None:
        shown = self.panel.shown
        if shown is not None and shown[0] == change.entity and shown[1] in change.ids:
            self.panel.give_up()

    def _on_scan(self, code: str, focus: QWidget | None) -> None:
        from ui.window.scan_actions import ScanActions

        if not self.staff.recognise(code):
            ScanActions(self.context, self.navigation, self.panel, self.messages).handle(code, focus)

    def _on_permissions_changed(self) -> None:
        self.panel.follow_rights()
        self._update_actions()

    def _update_actions(self) -> None:
        """Enable what is possible with the section and the record that are shown."""
        for name in ("save", "revert", "delete", "restore", "copy"):
            self.named_actions[name].setEnabled(self.panel.may(name))
        is_list = self._section in self.context.catalogue
        self.named_actions["new"].setEnabled(is_list and self.navigation.may_create(self._section))
        for spec in actions.of_group("list"):
            self.named_actions[spec.name].setEnabled(is_list or spec.anywhere)
        self.named_actions["sign_out"].setEnabled(self.context.connected)
        for name in ("previous_record", "next_record"):
            self.named_actions[name].setEnabled(self.panel.form is not None)
        apply_read_only(
            self.guard.view_only,
            named_actions=self.named_actions,
            pages=self.navigation.pages,
            panel=self.panel,
            status_bar=self.status_bar,
        )

    # size

    def _fit(self) -> None:
        """Hide the list behind an open record where there is no room for both."""
        self.stack.setVisible(self.width() >= theme.covers_below() or self.panel.shown is None)

    def _keep_division(self) -> None:
        """Remember the width of the panel; while a record covers the list there is none to remember."""
        if not self.stack.isHidden() and not self.panel.isHidden():
            self._state.put("splitter", self.splitter.saveState())

    def _on_folding(self, folded: bool) -> None:
        self._folded = folded

    def _fold_by_width(self) -> None:
        narrow = self.width() < theme.narrow_below()
        self.sidebar.fold(narrow if self._folded is None else self._folded)

    def showEvent(self, event: QShowEvent) -> None:
        """Begin to watch for scans: not before, since nobody scans while there is nothing to see."""
        super().showEvent(event)
        QTimer.singleShot(0, self, lambda: self.scanner)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fold the sidebar in a narrow window; in a very narrow one the record covers the list."""
        super().resizeEvent(event)
        narrow = event.size().width() < theme.narrow_below()
        if narrow != (event.oldSize().width() < theme.narrow_below()) or event.oldSize().width() < 0:
            self._folded = None
            self._fold_by_width()
        self._fit()

    # closing

    @cached_property
    def quit_confirmation(self) -> QuitConfirmation:
        """What asks about unsent changes before the window quits."""
        from ui.window.unsent_dialog import QuitConfirmation

        return QuitConfirmation(self.context, self._state, self, self._close_for_good)

    def quit(self) -> None:
        """Close for good, even with `hide_on_close`; ask first if changes would stay unsent."""
        self.quit_confirmation.quit()

    def _close_for_good(self) -> None:
        self.hide_on_close = False
        self.close()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Write drafts and the window's state first; a person who closes the window is asked as by `quit`."""
        if event.spontaneous() and not self.hide_on_close and self.quit_confirmation.ask_if_needed():
            event.ignore()
            return
        self.panel.keep_draft()
        self.context.drafts.flush()
        self._state.put("geometry", self.saveGeometry())
        self._keep_division()
        self._state.flush()
        if self.hide_on_close:
            self.hide()
            event.ignore()
            return
        self.closing.emit()
        super().closeEvent(event)


def _without_gaps(layout: Layout) -> Layout:
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(0)
    return layout
