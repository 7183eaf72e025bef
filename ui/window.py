"""The main window: rail, list, record panel and status strip, and what passes between them.

Made by `application` around a `Desk`. It owns the actions and asks for writes; it never waits for one.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QAction, QCloseEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QMainWindow,
    QMessageBox,
    QSplitter,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from storage.errors import BugError, ShopError
from storage.intent import Record
from sync.events import Change
from ui import actions, texts, theme
from ui.conflict_dialog import ConflictDialog
from ui.delete_dialog import DeleteDialog
from ui.desk import Desk
from ui.list_doings import ListDoings
from ui.list_page import ListPage
from ui.rail import Rail
from ui.record_panel import RecordPanel
from ui.status_strip import StatusStrip
from ui.texts import translate
from ui.toast import Toast
from ui.window_menu import WindowMenu

PERSONAL = "customers"
"""Records that can also be anonymised."""
COUNTS_DELAY = 150
PANEL_COVERS_BELOW = 900
"""Window width under which an open record takes the list's place."""


class MainWindow(QMainWindow):
    """The shop's back office."""

    language_chosen = Signal(str)
    theme_chosen = Signal(str)
    connect_asked = Signal()
    closing = Signal()

    rail: Rail
    stack: QStackedWidget
    panel: RecordPanel
    strip: StatusStrip
    toast: Toast
    dialog: ConflictDialog
    splitter: QSplitter
    doings: dict[str, QAction]
    menu: WindowMenu

    def __init__(self, desk: Desk, *, section: str = PERSONAL) -> None:
        super().__init__()
        self._shortcuts: list[QShortcut] = []
        self.pages: dict[str, ListPage] = {}
        self._desk = desk
        self._section = section
        self._fault_shown = False
        self._counts_soon = QTimer(self, interval=COUNTS_DELAY, singleShot=True)
        self._counts_soon.timeout.connect(self.refresh_counts)
        desk.bridge.changed.connect(self._count_soon)
        desk.bridge.run_finished.connect(self._count_soon)
        desk.bridge.failed.connect(self.show_fault)
        desk.drafts.failed.connect(self._say_error)
        self.build()
        screen = QApplication.primaryScreen().availableGeometry()
        self.resize(min(1366, screen.width()), min(768, screen.height()))

    # building

    def build(self) -> None:
        """Make everything inside, in the language and colours of now; the section and the drafts stay."""
        shown = None
        if (old := self.takeCentralWidget()) is not None:
            shown = self.panel.shown
            self.panel.close_record()
            self.dialog.close()
            old.deleteLater()
            self.dialog.deleteLater()
            self.menu.deleteLater()
            for action in self.doings.values():
                self.removeAction(action)
                action.deleteLater()
            for shortcut in self._shortcuts:
                shortcut.deleteLater()
        self.doings = actions.make(self)
        self.lists = ListDoings(self._desk, self)
        self.lists.done.connect(self._say_done)
        self.lists.failed.connect(self._say_error)
        self.pages = {}
        self.rail = Rail(self._desk.catalogue)
        self.stack = QStackedWidget()
        self.panel = RecordPanel(self._desk)
        self.strip = StatusStrip(self._desk)
        self.toast = Toast(self._lay_out())
        self.dialog = ConflictDialog(self._desk, self)
        self._connect()
        chosen = self._desk.settings.text("appearance.theme") if self._desk.settings else "system"
        self.menu = WindowMenu(self.doings, chosen, self)
        self.menu.language_chosen.connect(self.language_chosen)
        self.menu.theme_chosen.connect(self.theme_chosen)
        self.menu.connect_asked.connect(self.connect_asked)
        self.menu.aboutToShow.connect(self._name_undo)
        self.rail.menu_button.setMenu(self.menu)
        self.refresh_counts()
        self.rail.choose(self._section)
        if shown is not None and shown[1] is not None:
            self.panel.open(shown[0], shown[1])

    def _lay_out(self) -> QWidget:
        central = QWidget()
        outer = QVBoxLayout(central)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(0)
        middle = QHBoxLayout()
        middle.setSpacing(0)
        middle.addWidget(self.rail)
        self.splitter = QSplitter(Qt.Orientation.Horizontal)
        self.splitter.setChildrenCollapsible(False)
        self.splitter.addWidget(self.stack)
        self.splitter.addWidget(self.panel)
        self.splitter.setStretchFactor(0, 1)
        self.splitter.setStretchFactor(1, 0)
        self.splitter.setSizes([830, theme.PANEL_WIDTH])
        middle.addWidget(self.splitter, 1)
        outer.addLayout(middle, 1)
        outer.addWidget(self.strip)
        self.setCentralWidget(central)
        return central

    def _connect(self) -> None:
        self.rail.chosen.connect(self.go_to)
        self.panel.closed.connect(self._on_closed)
        self.panel.saved.connect(self._on_saved)
        self.panel.delete_asked.connect(self.delete)
        self.panel.decide_asked.connect(self.decide)
        self.panel.state_changed.connect(self._enable)
        self.strip.sync_asked.connect(self.sync)
        self.strip.needs_you_asked.connect(self._decide_first)
        self.strip.sign_in_asked.connect(self.connect_asked)
        self.dialog.open_record.connect(self._mend)
        self.dialog.settled.connect(lambda change: self._say_done(translate("Toast", "Decided"), change))
        does: dict[str, Callable[[], object]] = {
            "sync": self.sync,
            "search": self._search,
            "new": lambda: self.new(self.page.entity.name),
            "save": self.panel.save,
            "revert": self.panel.revert,
            "delete": self.panel.delete,
            "restore": self.panel.restore,
            "undo": self.undo,
            "close": self._escape,
            "needs_you": self._decide_first,
            "next_pane": lambda: self._pane(1),
            "previous_pane": lambda: self._pane(-1),
            "quit": self.close,
            **self.lists.does(lambda: self.page),
        }
        for name, action in self.doings.items():
            action.triggered.connect(lambda _=False, do=does[name]: do())
            self.addAction(action)
        self._shortcuts.clear()
        for number, entity in enumerate(self.rail.names()[:9], start=1):
            shortcut = QShortcut(QKeySequence(f"Ctrl+{number}"), self)
            shortcut.activated.connect(lambda entity=entity: self.rail.choose(entity))
            self._shortcuts.append(shortcut)

    # moving about

    @property
    def page(self) -> ListPage:
        """The list on show."""
        return self.pages[self._section]

    def go_to(self, entity: str) -> None:
        """Show a section's list; it is made when first looked at."""
        self._section = entity
        if entity not in self.pages:
            page = ListPage(self._desk, entity)
            page.opened.connect(self.open_record)
            page.edit_asked.connect(self.panel.focus_form)
            page.new_asked.connect(self.new)
            page.delete_asked.connect(self.delete)
            page.failed.connect(self._say_error)
            self.lists.attend(page)
            self.pages[entity] = page
            self.stack.addWidget(page)
        self.stack.setCurrentWidget(self.pages[entity])
        if self.panel.shown is not None and self.panel.shown[0] != entity:
            self.panel.close_record()
        self.setWindowTitle(f"{texts.entities(entity)} - Counterfoil")
        self._enable()

    def open_record(self, entity: str, record: Record) -> None:
        """Show a record in the panel."""
        viewed = self._desk.catalogue[entity].view_of is not None
        self.panel.open(entity, record["id"], record=record if viewed else None)
        self._fit()

    def new(self, entity: str) -> None:
        """Begin a new record."""
        if "create" in self._desk.catalogue[entity].verbs:
            self.rail.choose(entity)
            self.panel.open_new(entity)
            self._fit()

    def decide(self, entity: str | None = None, id: int | None = None) -> None:
        """Open the question of a record, or the first one."""
        if not self.dialog.show_question(entity, id):
            self.toast.say(translate("Toast", "Nothing needs your decision"))

    def _search(self) -> None:
        self.page.focus_search()

    def _decide_first(self) -> None:
        self.decide()

    # writing

    def sync(self) -> None:
        """Ask for a run; it happens elsewhere."""
        self._desk.bridge.submit(self._desk.sync_now, failed=self._say_error, lane="chores")

    def delete(self, entity: str, ids: list[int]) -> None:
        """Delete records, for customers after asking how."""
        if not ids or "delete" not in self._desk.catalogue[entity].verbs:
            return
        if entity != PERSONAL:
            self._delete(entity, ids, anonymize=False)
            return
        titles = [self._desk.title(entity, self._desk.queries.record(entity, id).record) for id in ids[:4]]
        dialog = DeleteDialog(titles, self)
        dialog.accepted.connect(lambda: self._delete(entity, ids, anonymize=dialog.anonymise.isChecked()))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _delete(self, entity: str, ids: list[int], *, anonymize: bool) -> None:
        self._desk.bridge.submit(
            lambda: self._desk.commands.delete(entity, ids, anonymize=anonymize),
            done=self._on_deleted,
            failed=self._say_error,
        )

    def undo(self, step: int | None = None) -> None:
        """Take back the newest step, or `step` if it still is the newest."""
        self._desk.bridge.submit(
            lambda: self._desk.commands.undo(step=step), done=self._on_undone, failed=self._say_error
        )

    def resume(self) -> None:
        """Offer to go on with typing that outlived the program."""
        keys = [key for key in self._desk.drafts.kept() if key[0] in self._desk.catalogue]
        if keys:
            entity, id = keys[-1]
            said = translate("Quit", "%n record(s) with typing that is not saved", len(keys))
            self.toast.say(said, translate("Toast", "Go on"), lambda: self._go_on(entity, id))

    def _go_on(self, entity: str, id: int | None) -> None:
        self.rail.choose(entity)
        if id is None:
            self.panel.open_new(entity)
        else:
            self.panel.open(entity, id)
        self._fit()

    # what came back

    def _on_saved(self, change: Change) -> None:
        self._say_done(translate("Toast", "Saved on this computer"), change)
        if self._section == change.entity and change.ids:
            self.page.refresh()
            self.page.show_record(change.ids[0])

    def _on_deleted(self, change: Change) -> None:
        if (
            self.panel.shown is not None
            and self.panel.shown[0] == change.entity
            and self.panel.shown[1] in change.ids
        ):
            self._desk.drafts.drop(change.entity, self.panel.shown[1])
            self.panel.revert()
            self.panel.close_record()
        self._say_done(translate("Toast", "%n record(s) deleted", len(change.ids)), change)

    def _on_undone(self, change: Change | None) -> None:
        if change is None:
            self.toast.say(translate("Toast", "There is nothing to undo"))
        else:
            self.toast.say(translate("Toast", "Undone"))

    def _say_done(self, text: str, change: Change | None) -> None:
        if change is None or change.step is None:
            self.toast.say(text)
        else:
            self.toast.say(text, translate("Toast", "Undo"), lambda: self.undo(change.step))

    def _say_error(self, error: ShopError) -> None:
        if not isinstance(error, BugError):
            self.toast.say(texts.error(error.code, error.params).whole)

    def show_fault(self, error: ShopError) -> None:
        """A failure nobody expected: said once, in full; later ones only in passing."""
        said = texts.error(error.code, error.params)
        if self._fault_shown or not isinstance(error, BugError):
            self.toast.say(said.whole)
            return
        self._fault_shown = True
        box = QMessageBox(QMessageBox.Icon.Warning, "Counterfoil", said.title, parent=self)
        box.setInformativeText(said.sentence)
        box.setDetailedText(str(error))
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.open()

    # small things

    def _count_soon(self, _event: object) -> None:
        self._counts_soon.start()

    def refresh_counts(self) -> None:
        """Badges of the rail."""
        try:
            self.rail.show_counts(self._desk.queries.counts())
        except ShopError as error:
            self._say_error(error)

    def _name_undo(self) -> None:
        step = self._desk.queries.undoable()
        self.doings["undo"].setText(
            texts.undo(step.code, step.params) if step else translate("Action", "Undo")
        )

    def _mend(self, entity: str, id: int, field: str) -> None:
        self.rail.choose(entity)
        self.panel.open(entity, id)
        if self.panel.form is not None and field:
            self.panel.form.go_to(field)

    def _on_closed(self) -> None:
        for page in self.pages.values():
            page.forget_record()
        self._fit()

    def _enable(self) -> None:
        for doing in ("save", "revert", "delete", "restore"):
            self.doings[doing].setEnabled(self.panel.may(doing))
        self.doings["new"].setEnabled("create" in self._desk.catalogue[self._section].verbs)

    def _escape(self) -> None:
        if self.page.search.hasFocus() and self.page.clear_search():
            return
        self.panel.close_record()
        self.page.table.setFocus()

    def _pane(self, by: int) -> None:
        panes: list[QWidget] = [self.rail.sections, self.page.search, self.page.table]
        if self.panel.isVisible() and self.panel.form is not None:
            panes.append(self.panel)
        focus = QApplication.focusWidget()
        at = next(
            (at for at, pane in enumerate(panes) if focus and (pane is focus or pane.isAncestorOf(focus))), 0
        )
        chosen = panes[(at + by) % len(panes)]
        if chosen is self.panel:
            self.panel.focus_form()
        else:
            chosen.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _fit(self) -> None:
        self.stack.setVisible(self.width() >= PANEL_COVERS_BELOW or self.panel.shown is None)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Little room folds the rail; very little lets the record cover the list."""
        super().resizeEvent(event)
        narrow = event.size().width() < theme.NARROW_BELOW
        if narrow != (event.oldSize().width() < theme.NARROW_BELOW) or event.oldSize().width() < 0:
            self.rail.fold(narrow)
        self._fit()

    def closeEvent(self, event: QCloseEvent) -> None:
        """What was typed and not saved is on disk before the window goes; nobody is asked."""
        self.panel.keep_draft()
        self._desk.drafts.flush()
        self.closing.emit()
        super().closeEvent(event)
