"""`SyncPage`: the sync status and four tabs: conflicts, pending changes, history of runs, schedule.

Built by `ui/window/page_factory.py`, which connects its signals. The status comes from the context's `StatusFeed`; the tabs
read on a worker thread, and only while they are visible.
"""

from __future__ import annotations

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QTabBar, QVBoxLayout, QWidget

from app.queries.status import Status
from storage.errors import ShopError
from sync.events import Progress
from ui.background.debounce import Debouncer
from ui.context import AppContext
from ui.style import icons, theme
from ui.sync import text as sync_text
from ui.sync.history_tab import HistoryTab
from ui.sync.schedule_tab import ScheduleTab
from ui.sync.tabs import ConflictsTab, WaitingTab, add_shortcuts
from ui.text import formats, texts
from ui.text.texts import translate
from ui.widgets.elided import ElidingButton, ElidingLabel
from ui.widgets.headline import Headline

REFRESH_DELAY, REFRESH_PAUSE = 150, 1000
"""Milliseconds from an event to a refresh, and between two refreshes after events."""
REFRESH_EVERY = 15_000
"""Milliseconds between refreshes without events, since relative times change."""


class SyncPage(QWidget):
    """Header and four tabs."""

    sync_asked = Signal()
    sign_in_asked = Signal()
    rollback_asked = Signal()
    all_asked = Signal(str, list)
    """The side to keep ("local" or "cloud"), and the conflicts."""
    failed = Signal(object)

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._running = False
        self.status: Status | None = None
        self._debouncer = Debouncer(self.refresh, self, first=REFRESH_DELAY, pause=REFRESH_PAUSE)
        self._refresh_timer = QTimer(self, interval=REFRESH_EVERY)
        self._refresh_timer.timeout.connect(self.refresh)
        self._refresh_timer.start()
        self._build()
        context.status_feed.shown.connect(self._show_status)
        context.status_feed.failed.connect(self._show_failure)
        bridge = context.bridge
        # Connected to methods, so that Qt disconnects them with the page.
        bridge.changed.connect(self._debouncer.ask)
        bridge.paused.connect(self._debouncer.ask)
        bridge.run_started.connect(self._on_started)
        bridge.run_progress.connect(self._on_progress)
        bridge.run_finished.connect(self._on_finished)

    def showEvent(self, event: QShowEvent) -> None:
        """Refresh."""
        super().showEvent(event)
        self.refresh()

    def show_tab(self, name: str) -> None:
        """Switch to a tab: conflicts, waiting, history or schedule."""
        self.tab_bar.setCurrentIndex(list(self.tabs).index(name))

    def refresh(self) -> None:
        """Show the status and refresh the current tab; does nothing while hidden."""
        if self.isVisible() and self._context.status_feed.read() is not None:
            self._refresh_tab()

    def _refresh_tab(self) -> None:
        if self.isVisible():
            list(self.tabs.values())[self.tab_bar.currentIndex()].refresh()

    def _show_failure(self, error: ShopError) -> None:
        self.header.show_status("error", "red", texts.error(error.code, error.params).title, "")

    def _show_status(self, status: Status) -> None:
        self.status = status
        now, code = self._context.clock.now(), status.headline
        sentence = sync_text.outlook(status, now)
        self.header.show_status(code, theme.HEADLINE_ROLES[code], sync_text.headline(status), sentence)
        paused = status.paused_until is not None
        self.pause.setText(
            translate("Sync", "Continue now") if paused else translate("Sync", "Pause for an hour")
        )
        icons.set_button_icon(self.pause, "resume" if paused else "paused")
        self.pause.setVisible(paused or status.next_run is not None)
        self.sign_in.setVisible(code == "sign_in")
        self.rollback.setVisible(status.rollback)
        self.conflicts.show_status(status)
        self.waiting.show_status(status)
        self.schedule.show_status(status)
        to_decide = status.needs_you + sum(status.disputed.values())
        self._set_tab_title("conflicts", translate("Sync", "Needs you"), to_decide)
        self._set_tab_title("waiting", translate("Sync", "Waiting"), status.waiting)

    def _set_tab_title(self, name: str, title: str, count: int) -> None:
        text = f"{title} ({formats.number_text(count)})" if count else title
        self.tab_bar.setTabText(list(self.tabs).index(name), text)

    # a run

    def _on_started(self) -> None:
        self._running = True
        self.sync.setEnabled(False)
        self.run.setText(texts.headline("running"))
        self._debouncer.ask()

    def _on_progress(self, progress: Progress) -> None:
        text = texts.phase(progress.phase)
        if progress.entity:
            text = f"{text}: {texts.entities(progress.entity)}"
        if progress.total:
            text = f"{text} ({formats.number_text(progress.done)}/{formats.number_text(progress.total)})"
        self.run.setText(text)

    def _on_finished(self, _outcome: object) -> None:
        self._running = False
        self.sync.setEnabled(True)
        self.run.setText("")
        self._debouncer.ask()

    def set_paused(self, pause: bool) -> None:
        """Pause synchronisation for an hour, or resume it."""
        pausing = self._context.pause_control
        self._context.bridge.submit(pausing.begin if pause else pausing.end, failed=self.failed.emit)

    def _toggle_pause(self) -> None:
        self.set_paused(self.status is None or self.status.paused_until is None)

    # building

    def _build(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 14, 16, 10)
        layout.setSpacing(10)
        self.header = Headline()
        self.run = ElidingLabel(role="muted")
        self.header.addWidget(self.run)
        self.rollback = self._button(self.header, "needs_you", translate("Status", "Decide…"), role="danger")
        self.rollback.clicked.connect(self.rollback_asked)
        self.sign_in = self._button(self.header, "sign_in", translate("Status", "Sign in…"))
        self.sign_in.clicked.connect(self.sign_in_asked)
        self.pause = self._button(self.header, "paused", translate("Sync", "Pause for an hour"))
        self.pause.clicked.connect(self._toggle_pause)
        self.sync = self._button(self.header, "sync", translate("Action", "Sync now"), role="primary")
        self.sync.clicked.connect(self.sync_asked)
        for button in (self.rollback, self.sign_in, self.pause):
            button.hide()
        layout.addLayout(self.header)
        self._make_tabs()
        layout.addWidget(self.tab_bar)
        layout.addWidget(self.stack, 1)

    def _make_tabs(self) -> None:
        self.conflicts, self.waiting = ConflictsTab(self._context), WaitingTab(self._context)
        self.history, self.schedule = HistoryTab(self._context), ScheduleTab(self._context)
        self.tabs: dict[str, ConflictsTab | WaitingTab | HistoryTab | ScheduleTab] = {
            "conflicts": self.conflicts,
            "waiting": self.waiting,
            "history": self.history,
            "schedule": self.schedule,
        }
        self.tab_bar = QTabBar()
        self.tab_bar.setDrawBase(False)
        self.tab_bar.setExpanding(False)
        self.tab_bar.setAccessibleName(translate("Sync", "Sections of the page"))
        self.stack = QStackedWidget()
        for title, tab in zip(
            (
                translate("Sync", "Needs you"),
                translate("Sync", "Waiting"),
                translate("Sync", "History"),
                translate("Sync", "Schedule"),
            ),
            self.tabs.values(),
            strict=True,
        ):
            self.tab_bar.addTab(title)
            self.stack.addWidget(tab)
            tab.failed.connect(self.failed)
        self.tab_bar.currentChanged.connect(self._on_tab)
        for list_tab in (self.conflicts, self.waiting):
            add_shortcuts(list_tab)
        self.conflicts.all_asked.connect(self.all_asked)
        self.conflicts.sign_in_asked.connect(self.sign_in_asked)
        self.conflicts.rollback_asked.connect(self.rollback_asked)
        self.waiting.sign_in_asked.connect(self.sign_in_asked)
        self.waiting.retried.connect(self.sync_asked)
        self.schedule.pause_asked.connect(self.set_paused)

    def _on_tab(self, index: int) -> None:
        self.stack.setCurrentIndex(index)
        self._refresh_tab()

    def _button(self, row: QHBoxLayout, icon: str, text: str, *, role: str = "") -> ElidingButton:
        button = ElidingButton()
        button.setText(text)
        icons.set_button_icon(button, icon, "on_accent" if role == "primary" else "text")
        button.setProperty("role", role)
        row.addWidget(button)
        return button
