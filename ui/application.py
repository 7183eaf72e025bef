"""The desktop application: language and theme, first run, session, window, tray, and an orderly exit.

Made by `main.open_window`. Slow steps (filling the practice shop, signing in) run on a worker behind a small wait
dialog. Modules that the first sight of the window does not need are imported on use.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QMetaObject, Qt, QTimer
from PySide6.QtWidgets import QApplication

from app.errors import SafeMode
from app.paths import SETTINGS_FILE
from app.runtime import Runtime, has_replica
from app.settings.setting import Value
from app.settings.settings import Settings
from app.settings.shop_file import read_shop, set_shop_file_aside
from app.shutdown_request import ShutdownWatcher
from app.start_attempts import SETTLED_SECONDS, StartAttempts
from storage.errors import BackupOffered, ShopError, StorageError
from ui.background.crash_handler import CrashHandler
from ui.background.gc_on_main_thread import MainThreadGC
from ui.background.session import Session, connect, open_folder, suspect
from ui.background.stop_signals import StopSignals
from ui.background.worker_bridge import Bridge
from ui.context import AppContext
from ui.drafts import Drafts
from ui.folder_context import context_of
from ui.style import icons, theme
from ui.text import language, texts
from ui.widgets.problem_boxes import ProblemBoxes
from ui.window.main_window import MainWindow
from ui.window.state import WindowState
from ui.window.tray_host import TrayHost, to_front

if TYPE_CHECKING:
    from ui.background.single_instance import FirstInstance

log = logging.getLogger(__name__)

T = TypeVar("T")
FAULT = 1
START_DELAY = 400
"""Milliseconds from showing the window to starting the background work, which would delay its first painting."""


class Application:
    """One window on one data folder."""

    def __init__(
        self, app: QApplication, folder: Path, *, in_tray: bool = False, apart: bool = False
    ) -> None:
        self._app = app
        self._apart = apart
        """Engine, schedule and servers run in a process of their own."""
        self._in_tray = in_tray
        """The window is not to be shown when it is first opened."""
        self._folder = folder
        self._settings = Settings(folder / SETTINGS_FILE)
        self._session: Session | None = None
        self._bridge: Bridge | None = None
        self._drafts: Drafts | None = None
        self._context: AppContext | None = None
        self._tray = TrayHost()
        self._first_instance: FirstInstance | None = None
        self._update_wanted = False
        self._close_requested = False
        self._waits = 0
        """Jobs under way that must end before the program does."""
        self._stopping = False
        self._safe_mode = False
        """The last starts ended at once: nothing runs by itself, and nothing of the window's arrangement is read."""
        self.window: MainWindow | None = None
        self._problems = ProblemBoxes(lambda: self.window)

    def run(self, *, practice: bool) -> int:
        """Run from the first dialog to the end of the last thread; return the exit code."""
        self._settings = Settings.load(self._folder)
        starts = StartAttempts(self._folder)
        self._safe_mode = starts.begin()
        settled = QTimer(singleShot=True, interval=SETTLED_SECONDS * 1000)
        settled.timeout.connect(starts.finish)
        settled.start()
        crash_handler = CrashHandler(self._folder)
        crash_handler.happened.connect(self._show_unexpected_error)
        signals = StopSignals()
        signals.received.connect(self._on_stop_signal)
        try:
            code = self._run(practice=practice)
            starts.finish()
            return code
        finally:
            settled.stop()
            signals.stop()
            crash_handler.stop()

    def _show_unexpected_error(self, error: ShopError) -> None:
        if self.window is not None:
            self.window.messages.show_unexpected_error(error)

    def _run(self, *, practice: bool) -> int:
        self._apply_appearance()
        self._app.setWindowIcon(icons.icon("practice", "accent"))
        self._app.styleHints().colorSchemeChanged.connect(self._on_colour_scheme_changed)
        try:
            first = not practice and (self._shop_file_set_aside() or not self._has_shop())
        except ShopError as error:
            self._problems.show(error)
            return FAULT
        if first:
            from ui.setup.wizard import SetupWizard, StartChoice

            wizard = SetupWizard(self._folder, self._settings, self._apply_appearance)
            if not wizard.exec():
                return 0
            practice = wizard.choice is StartChoice.PRACTICE
        if not self._open(practice=practice):
            return FAULT
        if first and wizard.choice is StartChoice.BACKUP:
            self._ask_for_token()
        QTimer.singleShot(START_DELAY, self._on_shown)
        collector = MainThreadGC()
        shutdown_watch = ShutdownWatcher(self._folder, self._quit_from_thread)
        # Where the system ends the process together with its windows (a log-off from Windows), `exec` never returns.
        self._app.aboutToQuit.connect(self._close_for_good)
        code = self._app.exec()
        self._app.aboutToQuit.disconnect(self._close_for_good)
        shutdown_watch.stop()
        if self._first_instance is not None:
            self._first_instance.stop()
        self._app.styleHints().colorSchemeChanged.disconnect(self._on_colour_scheme_changed)
        self._close_for_good()
        collector.stop()
        # Whoever asked it to close is the installer: a second one would get in its way.
        if (self._settings.flag("updates.check") or self._update_wanted) and not self._close_requested:
            from app.updates.service import install_on_closing

            install_on_closing(self._folder, reopen=self._update_wanted)
        return code

    def _on_shown(self) -> None:
        """What nobody sees in the window: the tray, and the answer to later instances."""
        from ui.background.single_instance import FirstInstance

        if self._session is None:
            return  # closed meanwhile
        self._first_instance = FirstInstance(self._folder)
        self._first_instance.woken.connect(self._to_front)
        if self.window is not None and not self._tray.shown:
            self._tray.show(self.window, self._settings)

    def _to_front(self) -> None:
        if self.window is not None:
            to_front(self.window)

    def _has_shop(self) -> bool:
        """Whether the folder is connected, perhaps by a command and without any record yet, or has records."""
        return read_shop(self._folder) is not None or has_replica(self._folder)

    def _shop_file_set_aside(self) -> bool:
        """Set a damaged `shop.json` aside and say so; whether it was, so that somebody has to sign in. Raises StorageError."""
        damaged = set_shop_file_aside(self._folder)
        if damaged is not None:
            self._problems.show(damaged)
        return damaged is not None

    def _quit_from_thread(self) -> None:
        """Close as a person would; called on the thread that watches for an installer's request."""
        self._close_requested = True
        if self.window is not None:
            self.window.hide_on_close = False
        QMetaObject.invokeMethod(self._app, "quit", Qt.ConnectionType.QueuedConnection)

    def _on_stop_signal(self) -> None:
        """Close as a person would, and ask nothing: the system ends the session (F125)."""
        self._stopping = True
        if self._waits:
            return  # a restore, say: it is followed by `_on_stop_signal` once more
        if self.window is not None:
            self.window.hide_on_close = False
            self.window.close()
        self._app.exit(0)

    def _open(self, *, practice: bool, check_later: bool = True) -> bool:
        text = texts.translate("Start", "Preparing the practice shop…") if practice else ""
        if self._safe_mode:
            suspect(self._folder)
        try:
            options = {"practice": practice, "check_later": check_later, "apart": self._apart}
            self._session = self._wait(partial(open_folder, self._folder, **options), text)
        except ShopError as error:
            self._problems.show(error)
            return False
        runtime = self._session.runtime
        settings_problem = runtime.settings.problem or self._settings.problem
        self._settings = runtime.settings
        context = self._context = context_of(
            runtime, safe_mode=self._safe_mode, settings_changed=self._on_settings_changed
        )
        self._bridge, self._drafts = context.bridge, context.drafts
        self.window = MainWindow(context, state=WindowState(None if self._safe_mode else self._folder))
        self.window.setting_chosen.connect(self._save_settings)
        self.window.connect_asked.connect(self._reconnect)
        self.window.sign_out_asked.connect(self._sign_out)
        self.window.restore_asked.connect(self._restore)
        self.window.update_asked.connect(self._update)
        if self._first_instance is not None or self._in_tray:
            self._tray.show(self.window, self._settings)  # opened again, or all that is seen
        self._show_window(self.window)
        if isinstance(runtime.repair_notice, BackupOffered):
            self._ask_about_backup(context, runtime, runtime.repair_notice)
        elif runtime.repair_notice is not None:
            self._problems.show(runtime.repair_notice)
        for problem in (settings_problem, context.permissions.damaged):
            if problem is not None:
                self._problems.tell_once(problem)
        self.window.offer_drafts()
        first_download = runtime.shop is not None and self._session.new
        start = partial(self._start_background, context, first_download=first_download)
        if runtime.unchecked:
            # After the first painting, which a hundred thousand unsent edits, compared at the same time, would hold up.
            QTimer.singleShot(START_DELAY, partial(self._finish_opening, context, start))
        elif self._safe_mode:
            self._problems.tell_once(SafeMode())
            self.window.notices.show_safe_mode(lambda: self._leave_safe_mode(start))
        else:
            QTimer.singleShot(0 if first_download else START_DELAY, start)
        return True

    def _finish_opening(self, context: AppContext, start: Callable[[], None]) -> None:
        """Check behind the window a file whose last stop was unclean; until then nothing is saved or sent."""
        if self._context is not context or context.runtime is None or not context.bridge.open:
            return  # closed meanwhile

        def done(notice: StorageError | None) -> None:
            if self._context is not context:
                return
            if notice is not None:
                self._rebuild()  # edits of the journal are in the lists now
                self._problems.show(notice)
            QTimer.singleShot(START_DELAY, start)

        def failed(error: ShopError) -> None:
            log.warning("not sound: %s", error)
            # What waited to be saved is told first that it was not, and stays in its form.
            context.bridge.submit(lambda: None, done=lambda _: self._open_again(context))

        context.bridge.submit(context.runtime.finish_opening, done=done, failed=failed, worker="opening")

    def _open_again(self, context: AppContext) -> None:
        """Open the folder again, checked and repaired first."""
        if self._context is context:
            self._reopen_after(lambda: None, check_later=False)

    def _show_window(self, window: MainWindow) -> None:
        in_tray, self._in_tray = self._in_tray, False
        if not in_tray:
            window.show_first()
        elif not self._tray.shown:
            window.showMinimized()

    def _leave_safe_mode(self, start: Callable[[], None]) -> None:
        self._safe_mode = False
        if self.window is not None:
            self.window.notices.show_safe_mode(None)
        self._rebuild()
        start()

    def _start_background(self, context: AppContext, *, first_download: bool) -> None:
        session = self._session
        if session is None or self._context is not context:
            return  # closed or reopened meanwhile
        context.bridge.submit(session.start, worker="background")
        if session.runtime.shop is None:
            return
        if first_download and self.window is not None:
            from ui.setup.first_download import show_first_download

            show_first_download(context, self.window, self._folder, ended=self.window.start_first_tour)
        if first_download:
            context.sync_now()

    def _close_for_good(self) -> None:
        """Close at the end of the program; where a person closes it, the server may go on."""
        go_on = not (self._update_wanted or self._close_requested or self._stopping)
        if go_on and (go_on := self._settings.flag("server.keep_running")):
            from app.updates.service import waits_to_be_installed

            # Nobody would start it again after the installer.
            go_on = not (self._settings.flag("updates.check") and waits_to_be_installed(self._folder))
        self._close(go_on=go_on)

    def _close(self, *, go_on: bool = False) -> None:
        self._tray.stop()
        if self._drafts is not None:
            self._drafts.finish()
            self._drafts = None
        if self._bridge is not None:
            self._bridge.finish()
            self._bridge.stop()
            self._bridge = None
        if self._session is not None:
            self._session.close(go_on=go_on)
            self._session = None

    def _reconnect(self) -> None:
        assert self._session is not None
        assert self.window is not None
        from ui.window.leaving import ask_for_cloud

        values = ask_for_cloud(self._folder, self._session.runtime, self.window)
        if values is not None and self.window is not None:
            self._reopen_after(lambda: connect(self._folder, **values))

    def _update(self) -> None:
        """Close, so that the downloaded version is installed and opened."""
        self._update_wanted = True
        if self.window is not None:
            self.window.quit()

    def _restore(self, file: Path) -> None:
        """Replace the records by a backup."""
        from app.backup.backups import restore_folder

        folder = self._folder
        if self._reopen_after(lambda: restore_folder(folder, file)) and self.window is not None:
            self.window.messages.show(texts.translate("Backup", "The backup is restored."))
            self._ask_for_token()

    def _ask_for_token(self) -> None:
        """After a restore: ask for the token where there is no usable one."""
        context, session = self._context, self._session
        if context is None or session is None or session.runtime.shop is None:
            return

        def ask(has_token: bool) -> None:
            if not has_token and self._context is context:
                self._reconnect()

        context.bridge.submit(session.runtime.has_token, done=ask, worker="background")

    def _reopen_after(self, job: Callable[[], object], *, check_later: bool = True) -> bool:
        """Close the folder, run a job that needs it closed, and open it again; whether the job succeeded."""
        old = self.window
        if old is None:
            return False
        done = False
        self._app.setQuitOnLastWindowClosed(False)
        old.hide_on_close = False
        if old.close():
            self._close()
            try:
                self._wait(job, "")
                done = True
            except ShopError as error:
                self._problems.show(error)
            if not self._open(practice=False, check_later=check_later):
                self._app.exit(FAULT)
            if self.window is not old:
                old.deleteLater()
        self._app.setQuitOnLastWindowClosed(True)
        return done

    def _sign_out(self) -> None:
        if self.window is None or self._session is None or self._session.runtime.shop is None:
            return
        from ui.window.leaving import ask_whether_to_sign_out

        ask_whether_to_sign_out(self.window, self._forget_token)

    def _forget_token(self) -> None:
        if self.window is None or self._session is None:
            return
        runtime = self._session.runtime
        try:
            self._wait(lambda: runtime.sign_out().result(), texts.translate("Leaving", "Signing out…"))
        except ShopError as error:
            self._problems.show(error)
        else:
            self.window.messages.show(
                texts.translate("Leaving", "Signed out. The records stay on this computer.")
            )

    # language and theme

    def _apply_appearance(self) -> None:
        settings = Settings(self._settings.path) if self._safe_mode else self._settings
        language.install(self._settings.text("appearance.language"))
        theme.apply(
            self._app,
            settings.text("appearance.theme"),
            text_size=settings.number("appearance.text_size"),
            density=settings.text("appearance.density"),
        )

    def _on_colour_scheme_changed(self, _scheme: object) -> None:
        if self._settings.text("appearance.theme") == "system":
            self._rebuild()

    def _save_settings(self, values: dict[str, Value | None]) -> None:
        try:
            assert self._context is not None
            self._context.save_settings(values)
        except ShopError as error:
            self._problems.show(error)

    def _on_settings_changed(self, names: frozenset[str]) -> None:
        """Apply the settings of the window; all others were applied by the runtime."""
        if any(name.startswith("appearance.") for name in names):
            # The menu or combo box that was used is still open, and is about to be deleted.
            QTimer.singleShot(0, self._rebuild)
        elif self.window is not None and any(name.startswith("window.") for name in names):
            self._tray.show_again(self.window, self._settings)

    def _rebuild(self) -> None:
        self._apply_appearance()
        if self.window is not None:
            self.window.build()
            self._tray.show_again(self.window, self._settings)

    # waiting and errors

    def _wait(self, job: Callable[[], T], text: str) -> T:
        """Run `job` on a worker while the event loop goes on; return its value or raise its error."""
        from ui.widgets.wait_dialog import wait_for

        self._waits += 1
        try:
            return wait_for(job, text)
        finally:
            self._waits -= 1
            if self._stopping and not self._waits:
                QTimer.singleShot(0, self._on_stop_signal)

    def _ask_about_backup(self, context: AppContext, runtime: Runtime, notice: StorageError) -> None:
        from app.backup.backups import decline_offered

        if self._problems.declines_backup(notice):
            context.bridge.submit(lambda: decline_offered(runtime.replica))
