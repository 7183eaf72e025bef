"""`ConflictsTab` and `WaitingTab`: the tabs of the Sync page that list conflicts and pending changes.

They read on a worker thread; actions that concern other parts of the window leave as signals.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QToolButton, QVBoxLayout, QWidget

from app.queries.pending_changes import HUMAN, ChangeStatus
from app.queries.queries import Conflict
from app.queries.status import Status
from ui.background.latest_read import LatestRead
from ui.context import AppContext
from ui.style import icons
from ui.sync import text as sync_text
from ui.text import formats, texts
from ui.text.texts import translate
from ui.widgets.elided import ElidingButton, ElidingLabel
from ui.widgets.empty_state import EmptyState
from ui.widgets.simple_table import Column, Row, SimpleTable

PAGE_ROWS = 500
"""Rows of a page. Actions on all apply to all, shown or not."""

Key = tuple[str, int]


class ListTab(QWidget):
    """A table with buttons below it, or a message where there is nothing to list."""

    counted = Signal(int)
    failed = Signal(object)

    def __init__(
        self, context: AppContext, name: str, columns: Sequence[Column], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._context = context
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        self.stack = QStackedWidget()
        self.table = SimpleTable(name, columns)
        self.empty = EmptyState()
        self.stack.addWidget(self.table)
        self.stack.addWidget(self.empty)
        layout.addWidget(self.stack, 1)
        self.bar = QWidget()
        row = QHBoxLayout(self.bar)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        self.note = ElidingLabel(role="muted")
        row.addWidget(self.note, 1)
        self._row = row
        layout.addWidget(self.bar)
        self.offset = 0
        """Rows before the page that is shown."""
        self.was_read = False
        """Whether the list was read and is shown."""
        self.page_note = ""
        self.earlier = self._page_button("previous", translate("Sync", "Previous"), -PAGE_ROWS)
        self.later = self._page_button("next", translate("Sync", "Next"), PAGE_ROWS)
        self.open = self.add_button("next", translate("Sync", "Open the record"), self.open_record)
        self.table.selection_changed.connect(self.update_buttons)
        self.fetch = LatestRead(context.bridge, self.read, self.show_found, self.failed.emit, self)

    def add_button(
        self, icon: str, text: str, callback: Callable[[], object], *, role: str = ""
    ) -> ElidingButton:
        """Add a button below the table."""
        button = ElidingButton()
        button.setText(text)
        if icon:
            icons.set_button_icon(button, icon, "on_accent" if role == "primary" else "text")
        button.setProperty("role", role)
        button.clicked.connect(lambda _=False: callback())
        self._row.addWidget(button)
        return button

    def refresh(self) -> None:
        """Read again on a worker thread."""
        self.fetch.ask()

    @abstractmethod
    def read(self) -> object:
        """Read what to list; runs on a worker thread."""

    @abstractmethod
    def show_found(self, found: object) -> None:
        """Show what was read."""

    def _page_button(self, icon: str, text: str, step: int) -> QToolButton:
        button = QToolButton()
        button.setIcon(icons.icon(icon, "text"))
        button.setToolTip(text)
        button.setAccessibleName(text)
        button.clicked.connect(lambda: self._turn(step))
        button.hide()
        self._row.addWidget(button)
        return button

    def _turn(self, step: int) -> None:
        self.offset = max(0, self.offset + step)
        self.table.clearSelection()
        self.table.scrollToTop()
        self.refresh()

    def show_rows(self, rows: list[Row], total: int) -> None:
        """Show rows, those of the page at `offset` of `total`."""
        if not rows and 0 < total <= self.offset:
            # The list has become shorter than the page that was shown.
            self._turn(-self.offset)
            return
        self.table.show_rows(rows)
        self.stack.setCurrentWidget(self.table if rows else self.empty)
        self.bar.setVisible(bool(rows))
        self.was_read = True
        self.page_note = ""
        if total > len(rows):
            numbers = (self.offset + 1, self.offset + len(rows), total)
            first, last, every = map(formats.number_text, numbers)
            self.page_note = translate(
                "Sync", "{first}–{last} of {total}", first=first, last=last, total=every
            )
        self.note.setText(self.page_note)
        for button, more in ((self.earlier, self.offset > 0), (self.later, self.offset + len(rows) < total)):
            button.setVisible(total > len(rows))
            button.setEnabled(more)
        self.counted.emit(total)
        self.update_buttons()

    def update_buttons(self) -> None:
        """Enable the buttons that the selection allows."""
        self.open.setEnabled(len(self.table.selected_keys()) == 1)

    def open_record(self) -> None:
        """Open the record of the selected row."""
        keys = self.table.selected_keys()
        if len(keys) == 1:
            self._context.navigator.show_record(keys[0].entity, keys[0].id)


class ConflictsTab(ListTab):
    """The conflicts; one is resolved in its dialog, several at once for the same side."""

    sign_in_asked = Signal()
    rollback_asked = Signal()
    all_asked = Signal(str, list)
    """The side to keep, and the conflicts: the selected ones, or all where fewer than two are selected."""

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        columns = (
            Column(translate("Sync", "Record")),
            Column(translate("Sync", "List"), 110),
            Column(translate("Sync", "Reason"), 270),
            Column(translate("Sync", "Fields"), 260),
            Column(translate("Sync", "Found"), 130),
        )
        super().__init__(context, translate("Sync", "Needs you"), columns, parent)
        self.conflicts: list[Conflict] = []
        """Those of the page."""
        self._total = 0
        self._status: Status | None = None
        cloud, mine = translate("Sync", "Keep all the cloud's…"), translate("Sync", "Keep all mine…")
        self.cloud = self.add_button("download", cloud, partial(self._resolve_all, "cloud"))
        self.mine = self.add_button("send", mine, partial(self._resolve_all, "local"))
        label = translate("Form", "Decide…")
        self.decide = self.add_button("two_versions", label, self._decide, role="primary")
        self.table.row_activated.connect(
            lambda conflict: self._context.navigator.show_conflict(conflict.entity, conflict.id)
        )

    def read(self) -> object:
        """Read a page of the conflicts, oldest first, and their number."""
        total = sum(held for _pending, held in self._context.commands.replica.waiting_counts().values())
        return self._context.queries.needs_you(limit=PAGE_ROWS, offset=self.offset), total

    def show_found(self, found: object) -> None:
        """List the conflicts."""
        assert isinstance(found, tuple)
        self.conflicts, self._total = found
        now = self._context.clock.now()
        if not self.conflicts:
            self._show_empty()
        self.show_rows([_conflict_row(conflict, now) for conflict in self.conflicts], self._total)

    def show_status(self, status: Status) -> None:
        """Follow the sync status: to sign in, or to decide about a rollback of the cloud, is what a person is needed for."""
        self._status = status
        if self.was_read:
            self._show_empty()

    def _show_empty(self) -> None:
        status = self._status
        if status is not None and status.headline == "sign_in":
            label = translate("Status", "Sign in…")
            self.empty.show_message(
                "sign_in", texts.headline("sign_in"), "", (label, self.sign_in_asked.emit)
            )
        elif status is not None and status.rollback:
            records = {"records": sum(status.disputed.values())}
            error = texts.error("cloud_restored" if status.restored_since else "mass_deletion", records)
            sentence = sync_text.still_comparing() if status.comparing else error.sentence
            label = translate("Status", "Decide…")
            self.empty.show_message("needs_you", error.title, sentence, (label, self.rollback_asked.emit))
        else:
            self.empty.show_message("synced", translate("Sync", "Nothing needs your decision"))

    def update_buttons(self) -> None:
        """Enable the buttons and name what they apply to."""
        super().update_buttons()
        several = len(self.table.selected_keys()) > 1
        may_write = not self._context.permissions.view_only
        self.decide.setEnabled(may_write and not several)
        for button in (self.mine, self.cloud):
            button.setEnabled(may_write)
        these, every = translate("Sync", "Keep mine for these…"), translate("Sync", "Keep all mine…")
        self.mine.setText(these if several else every)
        these = translate("Sync", "Keep the cloud's for these…")
        self.cloud.setText(these if several else translate("Sync", "Keep all the cloud's…"))

    def _decide(self) -> None:
        selected = self.table.selected_keys() or self.conflicts[:1]
        if selected:
            self._context.navigator.show_conflict(selected[0].entity, selected[0].id)

    def _resolve_all(self, side: str) -> None:
        selected = self.table.selected_keys()
        if len(selected) > 1 or self._total == len(self.conflicts):
            self.all_asked.emit(side, selected if len(selected) > 1 else self.conflicts)
            return
        self._context.bridge.submit(
            self._context.queries.needs_you,
            done=lambda every: self.all_asked.emit(side, every),
            failed=self.failed.emit,
            owner=self,
            worker="background",
        )


class WaitingTab(ListTab):
    """The pending changes: why they are not sent, when the next try is, and a button to retry at once."""

    sign_in_asked = Signal()
    retried = Signal()
    """Changes may be sent again: start a run."""

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        columns = (
            Column(translate("Sync", "Record")),
            Column(translate("Sync", "List"), 110),
            Column(translate("Sync", "What changed"), 200),
            Column(translate("Sync", "Reason"), 290),
            Column(translate("Sync", "Next try"), 150),
            Column(translate("Sync", "Since"), 120),
        )
        super().__init__(context, translate("Sync", "Waiting"), columns, parent)
        self._status: Status | None = None
        self.action_button = self.add_button("", texts.wait_action("retry"), self._run_action)
        label = translate("Sync", "Try all again")
        self.retry_all = self.add_button("sync", label, lambda: self._retry(None), role="primary")
        self.table.row_activated.connect(self._open)

    def read(self) -> object:
        """Read a page of the changes that are sent by themselves and then of the held ones, and the number of all.

        Each in order of creation.
        """
        counts = self._context.commands.replica.waiting_counts().values()
        free, offset = sum(pending - held for pending, held in counts), self.offset
        found = self._context.queries.waiting(held=False, limit=PAGE_ROWS, offset=offset)
        left = PAGE_ROWS - len(found)
        found += self._context.queries.waiting(held=True, limit=left, offset=max(0, offset - free))
        return found, sum(pending for pending, _held in counts)

    def show_found(self, found: object) -> None:
        """List the pending changes."""
        assert isinstance(found, tuple)
        items, total = found
        now = self._context.clock.now()
        if not items:
            self._show_empty(now)
        self.show_rows([_waiting_row(item, now) for item in items], total)

    def show_status(self, status: Status) -> None:
        """Follow the sync status."""
        self._status = status
        if self.was_read:
            self._show_empty(self._context.clock.now())

    def _show_empty(self, now: int) -> None:
        """Say that nothing waits; that everything is sent only where something was agreed with a cloud (N7)."""
        status = self._status
        if status is None or status.last_success is None:
            sentence = "" if status is None else sync_text.outlook(status, now)
            self.empty.show_message("never", translate("Sync", "Nothing waiting"), sentence)
        else:
            sentence = "" if status.headline == "sign_in" else sync_text.next_check(status.next_run, now)
            self.empty.show_message("in_step", translate("Sync", "Everything is synced"), sentence)

    def update_buttons(self) -> None:
        """Enable the buttons; the action button offers what helps the selected changes."""
        super().update_buttons()
        items = self.table.selected_keys()
        actions = {item.action for item in items}
        action = next(iter(actions)) if len(actions) == 1 else "retry"
        action = "retry" if action == "wait" else action
        self.action_button.setText(texts.wait_action(action))
        may_write = not self._context.permissions.view_only
        self.action_button.setEnabled(may_write and bool(items) and (action == "retry" or len(items) == 1))
        self.retry_all.setEnabled(may_write)
        self.note.setText(_explanation(items[0]) if len(items) == 1 else self.page_note)

    def _run_action(self) -> None:
        items = self.table.selected_keys()
        if len(items) == 1 and items[0].action not in ("wait", "retry"):
            self._open(items[0])
        elif items:
            self._retry([(item.entity, item.id) for item in items])

    def _open(self, item: ChangeStatus) -> None:
        match item.action:
            case "decide":
                self._context.navigator.show_conflict(item.entity, item.id)
            case "sign_in":
                self.sign_in_asked.emit()
            case _:
                self._context.navigator.show_record(item.entity, item.id)

    def _retry(self, keys: list[Key] | None) -> None:
        self._context.bridge.submit(
            lambda: self._context.commands.retry(keys),
            done=lambda _count: self.retried.emit(),
            failed=self.failed.emit,
            owner=self,
        )


def add_shortcuts(tab: ConflictsTab | WaitingTab) -> None:
    """Let Ctrl+Enter press the tab's main button."""
    for keys in ("Ctrl+Return", "Ctrl+Enter"):
        main_button = tab.decide if isinstance(tab, ConflictsTab) else tab.retry_all
        QShortcut(QKeySequence(keys), tab.table).activated.connect(main_button.click)


def _conflict_row(conflict: Conflict, now: int) -> Row:
    cells = (
        conflict.title,
        texts.entities(conflict.entity),
        texts.held(conflict.reason.value),
        sync_text.fields(conflict.entity, list(conflict.fields)),
        texts.when(conflict.since or None, now),
    )
    return Row(cells, conflict, "needs_you", "red", same=(conflict.entity, conflict.id))


def _waiting_row(item: ChangeStatus, now: int) -> Row:
    cells = (
        item.title,
        texts.entities(item.entity),
        sync_text.what_changed(item),
        texts.wait_reason(item.reason),
        sync_text.next_try(item, now),
        texts.when(item.since or None, now),
    )
    icon = ("needs_you", "red") if item.action in HUMAN - {"retry"} else ("waiting", "amber")
    if item.reason == "sending":
        icon = ("sending", "accent")
    return Row(cells, item, *icon, same=(item.entity, item.id))


def _explanation(item: ChangeStatus) -> str:
    """Why a change is not sent yet, in full."""
    text = texts.wait_reason(item.reason)
    if texts.known_error(item.reason):
        text = texts.error(item.reason).whole
    elif advice := texts.held_advice(item.reason):
        text = f"{text}. {advice}"
    if item.attempts:
        text = f"{text} ({translate('Sync', '%n attempt(s)', item.attempts)})"
    return text
