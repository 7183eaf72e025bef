"""The status bar: the sync status, the progress of a run, and the button that starts one.

Made by the window. The status comes from the context's `StatusFeed`, as on every page.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QProgressBar, QPushButton, QWidget

from app.queries.status import Status
from storage.errors import ShopError
from sync.events import Progress
from ui.background.debounce import Debouncer
from ui.context import AppContext
from ui.style import icons, theme
from ui.sync import text as sync_text
from ui.text import texts
from ui.text.texts import translate
from ui.widgets.controls import show_progress
from ui.widgets.elided import ElidingButton, ElidingLabel

if TYPE_CHECKING:
    from ui.conflicts.rollback_dialog import CloudRollbackDialog

REFRESH_EVERY, REFRESH_DELAY = 30_000, 80
"""Milliseconds between two refreshes at rest, and from an event to the refresh."""
EXPLAINED = 8
"""Pending changes in the tooltip."""


class StatusBar(QWidget):
    """Headline, pending changes, conflicts, time of the last sync, progress, Sync now."""

    sync_asked = Signal()
    needs_you_asked = Signal()
    sign_in_asked = Signal()
    staff_asked = Signal()
    status_shown = Signal(object)
    """The `Status` after each refresh."""

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("strip")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._context = context
        self.status: Status | None = None
        self.dialog: CloudRollbackDialog | None = None
        self._running = False
        self._build()
        context.status_feed.shown.connect(self._show_status)
        context.status_feed.failed.connect(self._show_failure)
        self._debounced_refresh = Debouncer(context.status_feed.ask, self, first=REFRESH_DELAY)
        self._timer = QTimer(self, interval=REFRESH_EVERY)
        self._timer.timeout.connect(context.status_feed.ask)
        self._timer.start()
        context.bridge.changed.connect(self._debounced_refresh.ask)
        context.bridge.run_started.connect(self._on_started)
        context.bridge.run_progress.connect(self._on_progress)
        context.bridge.run_finished.connect(self._on_finished)
        context.bridge.paused.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Read the status now and show it, here and on every other screen."""
        self._context.status_feed.read()

    def _show_failure(self, error: ShopError) -> None:
        self.headline.setText(texts.error(error.code, error.params).title)
        self.headline.set_role("red")

    def _show_status(self, status: Status) -> None:
        self.status = status
        self.status_shown.emit(status)
        code = status.headline
        role = theme.HEADLINE_ROLES[code]
        self._icon.setPixmap(icons.pixmap(code, role, 18))
        self.headline.setText(sync_text.headline(status))
        self.headline.set_role(role)
        has_detail = code in ("error", "sign_in", "offline") or status.restored_since is not None
        if status.detail and has_detail and texts.known_error(status.detail):
            figures = {"records": sum(status.disputed.values())}
            self.headline.setToolTip(texts.error(status.detail, figures).whole)
        elif code == "less_often":
            self.headline.setToolTip(sync_text.less_often(status))
        else:
            self.headline.setToolTip("")
        self._show_numbers(status)
        self.sign_in.setVisible(code == "sign_in")
        self.age.setText(sync_text.last_contact(status, self._context.clock.now()))
        self.age.setVisible(code != "never")
        requests = status.requests
        used = texts.requests(requests.used, requests.budget, requests.window_minutes)
        told = texts.last_success(status.last_success, self._context.clock.now())
        self.age.setToolTip(f"{told}\n{used}")

    def _show_numbers(self, status: Status) -> None:
        """What waits and what needs a decision, each only where the headline does not say it already."""
        now = self._context.clock.now()
        waiting = texts.waiting(status.to_send, status.unsent_since, now)
        self.waiting.setText(waiting)
        self.waiting.setVisible(status.to_send > 0 and waiting != self.headline.text())
        rollback = status.rollback
        told = status.headline == "needs_you" and not rollback
        decide = translate("Status", "Decide…")
        self.needs_you.setText(decide if told else texts.needs_decision(status.needs_you))
        self.needs_you.setToolTip(texts.needs_decision(status.needs_you))
        self.needs_you.setVisible(status.needs_you > 0)
        self.decide.setVisible(rollback)

    def _waiting_tooltip(self) -> str:
        """The first pending changes, each with the reason why it is pending."""
        return "\n".join(
            texts.waiting_line(change) for change in self._context.queries.waiting(limit=EXPLAINED)
        )

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Read the pending changes when their tooltip is shown, not at each refresh."""
        if watched is self.waiting and event.type() == QEvent.Type.ToolTip:
            try:
                self.waiting.setToolTip(self._waiting_tooltip())
            except ShopError:
                self.waiting.setToolTip("")
        return super().eventFilter(watched, event)

    def _on_started(self) -> None:
        self._running = True
        self._show_run(translate("Status", "Syncing…"), 0, None)
        self.sync.setEnabled(False)
        self._debounced_refresh.ask()

    def _on_progress(self, progress: Progress) -> None:
        text = f"{texts.phase(progress.phase)}: {texts.entities(progress.entity)}" if progress.entity else ""
        self._show_run(text or texts.phase(progress.phase), progress.done, progress.total)

    def _on_finished(self, _outcome: object) -> None:
        self._running = False
        self.run.hide()
        self.progress.hide()
        self.sync.setEnabled(True)
        self.refresh()

    def show_person(self, name: str, shown: bool) -> None:
        """Show who is at the window, or that nobody has said so."""
        self.staff.setText(name or translate("Staff", "Who is here?"))
        self.staff.setVisible(shown)

    def _decide(self) -> None:
        if self.status is None:
            return
        from ui.conflicts.rollback_dialog import CloudRollbackDialog

        self.dialog = CloudRollbackDialog(self._context, self.status, self)
        self.dialog.accepted.connect(self.sync_asked)
        self.dialog.finished.connect(lambda _result: self.refresh())
        self.dialog.finished.connect(self.dialog.deleteLater)
        self.dialog.open()

    def _show_run(self, text: str, done: int, total: int | None) -> None:
        self.run.setText(text)
        self.run.show()
        show_progress(self.progress, done, total)
        self.progress.show()

    def _build(self) -> None:
        layout = QHBoxLayout(self)
        layout.setContentsMargins(12, 5, 12, 5)
        layout.setSpacing(10)
        self._icon = QLabel()
        layout.addWidget(self._icon)
        self.headline = ElidingLabel()
        layout.addWidget(self.headline, 3)
        self.waiting = ElidingLabel(role="amber")
        self.waiting.installEventFilter(self)
        layout.addWidget(self.waiting, 2)
        self.needs_you = ElidingButton()
        icons.set_button_icon(self.needs_you, "needs_you", "red")
        self.needs_you.setProperty("role", "danger")
        self.needs_you.clicked.connect(self.needs_you_asked)
        layout.addWidget(self.needs_you)
        self.sign_in = ElidingButton()
        self.sign_in.setText(translate("Status", "Sign in…"))
        self.sign_in.clicked.connect(self.sign_in_asked)
        layout.addWidget(self.sign_in)
        self.decide = ElidingButton()
        self.decide.setText(translate("Status", "Decide…"))
        self.decide.setProperty("role", "danger")
        self.decide.clicked.connect(self._decide)
        layout.addWidget(self.decide)
        self.staff = ElidingButton()
        icons.set_button_icon(self.staff, "employees")
        self.staff.clicked.connect(self.staff_asked)
        self.staff.hide()
        layout.addWidget(self.staff)
        self.age = ElidingLabel(role="muted")
        layout.addWidget(self.age, 2)
        self.run = ElidingLabel(role="muted")
        self.run.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.run.hide()
        layout.addWidget(self.run, 2)
        self.progress = QProgressBar()
        self.progress.setFixedWidth(120)
        self.progress.setMaximumHeight(16)
        self.progress.setTextVisible(False)
        self.progress.setAccessibleName(translate("Status", "Progress"))
        self.progress.hide()
        layout.addWidget(self.progress)
        self.sync = QPushButton(translate("Action", "Sync now"))
        icons.set_button_icon(self.sync, "sync")
        self.sync.setToolTip(f"{translate('Action', 'Sync now')} (F5)")
        self.sync.clicked.connect(self.sync_asked)
        layout.addWidget(self.sync)
