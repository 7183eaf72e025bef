"""Notices of the window: a quiet bar that says view-only or that a newer version is ready, and what is new in that.

Made by the window, once; its bar is replaced when the window is rebuilt. Updates are downloaded by the runtime.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from ui.context import AppContext
from ui.permissions.guard import PermissionGuard
from ui.style import icons
from ui.text.texts import translate
from ui.widgets.elided import ElidingLabel
from ui.window.messages import Messages

if TYPE_CHECKING:
    from app.updates.service import Standing
    from app.updates.state import ReadyUpdate

FIRST_CHECK = 3_000
CHECK_EVERY = 600_000
"""Milliseconds from the start to the first check for a downloaded version, and between two checks."""


class UpdateWatch(QObject):
    """Checks on a worker, at the start and every few minutes, whether the runtime has downloaded a newer version."""

    checked = Signal(object)
    """What is known of newer versions (`Standing`), after each check."""
    drive_found = Signal(str)
    """The service that copies the data folder to other computers."""

    def __init__(self, context: AppContext, parent: QObject) -> None:
        super().__init__(parent)
        self._context = context
        self._repeat = QTimer(self, interval=CHECK_EVERY)
        self._repeat.timeout.connect(self.check)
        self._first = QTimer(self, interval=FIRST_CHECK, singleShot=True)
        self._first.timeout.connect(self.check)
        self._first.timeout.connect(self.look_at_folder)
        if context.runtime is not None:
            self._repeat.start()
            self._first.start()

    def stop(self) -> None:
        """Check no more; the window closes."""
        self._repeat.stop()
        self._first.stop()

    def check(self) -> None:
        """Check now."""
        from app.updates.service import standing

        runtime = self._context.runtime
        if runtime is not None:
            self._context.bridge.submit(
                lambda: standing(runtime.folder), done=self.checked.emit, worker="background", owner=self
            )

    def look_at_folder(self) -> None:
        """Look whether the data folder lies where a service copies it (F90)."""
        from storage.database.cloud_drive import cloud_drive_of

        runtime = self._context.runtime
        if runtime is not None:
            self._context.bridge.submit(
                lambda: cloud_drive_of(runtime.folder),
                done=self._folder_seen,
                worker="background",
                owner=self,
            )

    def _folder_seen(self, service: str | None) -> None:
        if service is not None:
            self.drive_found.emit(service)


class NoticeBar(QWidget):
    """A line above the status bar, hidden without a notice; safe mode and view-only go before a newer version."""

    unlock_asked = Signal()
    usual_asked = Signal()
    """Leave safe mode."""
    whats_new_asked = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("strip")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._safe_mode = False
        self._view_only = False
        self._ready: ReadyUpdate | None = None
        self._withdrawn = False
        self._drive: str | None = None
        self._dismissed = ""
        layout = QHBoxLayout(self)
        layout.setContentsMargins(12, 4, 8, 4)
        layout.setSpacing(10)
        self._icon = QLabel()
        layout.addWidget(self._icon)
        self.label = ElidingLabel()
        layout.addWidget(self.label, 1)
        self.button = QPushButton(translate("Update", "What's new"))
        self.button.setProperty("role", "link")
        self.button.clicked.connect(self._on_button)
        layout.addWidget(self.button)
        self.dismiss = QToolButton()
        self.dismiss.setIcon(icons.icon("close", "muted"))
        self.dismiss.setIconSize(icons.icon_size(14))
        self.dismiss.setToolTip(translate("Notice", "Skip this version"))
        self.dismiss.setAccessibleName(translate("Notice", "Skip this version"))
        self.dismiss.clicked.connect(self._dismiss)
        layout.addWidget(self.dismiss)
        self._refresh()

    def show_safe_mode(self, safe_mode: bool) -> None:
        """Show whether nothing runs by itself."""
        self._safe_mode = safe_mode
        self._refresh()

    def show_view_only(self, view_only: bool) -> None:
        """Show whether nothing may be changed."""
        self._view_only = view_only
        self._refresh()

    def show_update(self, ready: ReadyUpdate | None, *, withdrawn: bool) -> None:
        """Show the version that is ready, if any, or that the one that runs was withdrawn."""
        self._ready = ready
        self._withdrawn = withdrawn
        self._refresh()

    def show_drive(self, service: str | None) -> None:
        """Show that a service copies the data folder to other computers."""
        self._drive = service
        self._refresh()

    def _refresh(self) -> None:
        if self._safe_mode:
            text = translate("Notice", "Safe mode: sync and the servers are off.")
            self._show_notice("problem", "amber", text)
            self.button.setText(translate("Notice", "Start normally"))
        elif self._view_only:
            self._show_notice("read_only", "amber", translate("Notice", "This computer is view only."))
            self.button.setText(translate("Notice", "Unlock…"))
        elif self._ready is not None and self._ready.version != self._dismissed:
            self._show_notice(
                "download",
                "accent",
                translate(
                    "Update",
                    "Version {version} is ready; it is installed when you close Counterfoil.",
                    version=self._ready.version,
                ),
            )
            self.button.setText(translate("Update", "What's new"))
        elif self._withdrawn:
            from ui.settings.updates import withdrawn_text

            self._show_notice("problem", "amber", withdrawn_text())
        elif self._drive is not None:
            self._show_notice("problem", "amber", drive_text(self._drive))
        else:
            self.hide()
            return
        ready = self._ready is not None and self._ready.version != self._dismissed
        named = self._safe_mode or self._view_only or ready
        self.button.setVisible(named)
        self.dismiss.setVisible(named and not self._view_only and not self._safe_mode)
        self.show()

    def _show_notice(self, icon: str, role: str, text: str) -> None:
        self._icon.setPixmap(icons.pixmap(icon, role, 16))
        self.label.setText(text)
        self.setAccessibleName(text)

    def _on_button(self) -> None:
        if self._safe_mode:
            self.usual_asked.emit()
        elif self._view_only:
            self.unlock_asked.emit()
        elif self._ready is not None:
            self.whats_new_asked.emit(self._ready)

    def _dismiss(self) -> None:
        if self._ready is not None:
            self._dismissed = self._ready.version
        self._refresh()


def drive_text(service: str) -> str:
    """Text about a data folder that is copied while it is written."""
    return translate(
        "Notice",
        "{service} copies the data folder and can damage it. Close Counterfoil and move the folder elsewhere.",
        service=service,
    )


class WhatsNew(QDialog):
    """The release notes of a version, from its signed manifest."""

    def __init__(self, ready: ReadyUpdate, parent: QWidget | None = None) -> None:
        from ui.widgets.dialog_buttons import DialogButtons

        super().__init__(parent)
        self.setWindowTitle(translate("Update", "What's new"))
        self.setMinimumSize(520, 360)
        self.setMaximumHeight(640)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 16, 20, 16)
        layout.setSpacing(10)
        title = QLabel(translate("Update", "Version {version}", version=ready.version))
        title.setProperty("role", "title")
        layout.addWidget(title)
        note = QLabel(translate("Update", "It is installed only when you close Counterfoil."))
        note.setProperty("role", "muted")
        note.setWordWrap(True)
        layout.addWidget(note)
        self.text = QPlainTextEdit()
        self.text.setReadOnly(True)
        self.text.setTabChangesFocus(True)
        self.text.setAccessibleName(translate("Update", "What's new"))
        self.text.setPlainText(ready.notes or translate("Update", "This version has no description."))
        layout.addWidget(self.text, 1)
        layout.addWidget(DialogButtons(self, translate("Update", "Close"), default=True))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)


class Notices(QObject):
    """Keeps the notice bar up to date with the permissions and the version that is ready."""

    def __init__(
        self, context: AppContext, window: QWidget, guard: PermissionGuard, messages: Messages
    ) -> None:
        super().__init__(window)
        self._window = window
        self._guard = guard
        self._messages = messages
        self.ready: ReadyUpdate | None = None
        self._leave_safe_mode: Callable[[], None] | None = None
        self._withdrawn = False
        self._drive: str | None = None
        self.bar = NoticeBar()
        self.watch = UpdateWatch(context, self)
        self.watch.checked.connect(self.show_update)
        self.watch.drive_found.connect(self.show_drive)
        guard.changed.connect(self.refresh)

    def make_bar(self) -> NoticeBar:
        """A new bar in the current language and theme; call `refresh` once it is in the layout."""
        self.bar = NoticeBar()
        self.bar.unlock_asked.connect(self._guard.toggle)
        self.bar.whats_new_asked.connect(self.show_whats_new)
        self.bar.usual_asked.connect(lambda: self._leave_safe_mode and self._leave_safe_mode())
        return self.bar

    def show_safe_mode(self, leave: Callable[[], None] | None) -> None:
        """Show that the window is in safe mode, and how to leave it; None: it is not."""
        self._leave_safe_mode = leave
        self.refresh()

    def show_update(self, known: Standing) -> None:
        """Show that a newer version is ready: once in a toast, and in the bar as long as it is. A withdrawn one as well."""
        ready = known.ready
        if ready is not None and (self.ready is None or self.ready.version != ready.version):
            text = translate("Update", "Version {version} is ready", version=ready.version)
            self._messages.show(text, translate("Update", "What's new"), lambda: self.show_whats_new(ready))
        self.ready, self._withdrawn = ready, known.withdrawn
        self.refresh()

    def show_drive(self, service: str) -> None:
        """Show that a service copies the data folder."""
        self._drive = service
        self.refresh()

    def show_whats_new(self, ready: ReadyUpdate | None = None) -> None:
        """Open the release notes of the version that is ready."""
        if (shown := ready or self.ready) is not None:
            WhatsNew(shown, self._window).open()
        else:
            self._messages.show(translate("Update", "No update is ready."))

    def refresh(self) -> None:
        """Show the current notices in the bar."""
        self.bar.show_safe_mode(self._leave_safe_mode is not None)
        self.bar.show_view_only(self._guard.view_only)
        self.bar.show_update(self.ready, withdrawn=self._withdrawn)
        self.bar.show_drive(self._drive)
