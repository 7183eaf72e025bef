"""The desktop application: language and theme, first run, session, window, tray, and an orderly exit.

Called by `main.open_window`. Slow steps (filling the practice shop, signing in) run on a worker behind a small wait
dialog. Modules that the first sight of the window does not need are imported on use.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from PySide6.QtCore import QMetaObject, Qt, QTimer
from PySide6.QtWidgets import QApplication, QMessageBox

from app.commands.authorized import AuthorizedCommands
from app.errors import SafeMode
from app.paths import APP_ID, SETTINGS_FILE
from app.runtime import Runtime, has_replica
from app.settings.draft_files import DraftFiles
from app.settings.permissions import Permissions
from app.settings.saved_views import SavedViews
from app.settings.setting import Value
from app.settings.settings import Settings
from app.settings.shop_file import read_shop, replica_path, set_shop_file_aside
from app.shutdown_request import ShutdownWatcher
from app.start_attempts import SETTLED_SECONDS, StartAttempts
from storage.database.suspicion import mark_suspect
from storage.errors import BackupOffered, ShopError, StorageError
from sync.events import Bus
from ui.background.crash_handler import CrashHandler
from ui.background.display import open_display
from ui.background.gc_on_main_thread import MainThreadGC
from ui.background.session import Session, connect, open_folder
from ui.background.stop_signals import StopSignals
from ui.background.worker_bridge import Bridge
from ui.context import AppContext
from ui.drafts import Drafts
from ui.style import icons, theme
from ui.text import language, texts
from ui.window.main_window import MainWindow
from ui.window.state import WindowState

if TYPE_CHECKING:
    from ui.background.single_instance import FirstInstance
    from ui.window.tray import Tray

log = logging.getLogger(__name__)

T = TypeVar("T")
FAULT = 1
START_DELAY = 400
"""Milliseconds from showing the window to starting the background work, which would delay its first painting."""


def run(folder: Path, *, practice: bool = False, tray: bool = False) -> int:
    """Show the window until it is closed and return the exit code. A second instance raises the first window instead.

    `tray`: begin in the tray, minimised where there is none.
    """
    from ui.background.single_instance import wake_other

    app = open_display()
    app.setApplicationName("Counterfoil")
    app.setDesktopFileName(APP_ID)
    if wake_other(folder):
        return 0
    return Application(app, folder, in_tray=tray, apart=True).run(practice=practice)


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
        self._tray: Tray | None = None
        self._first_instance: FirstInstance | None = None
        self._update_wanted = False
        self._close_requested = False
        self._waits = 0
        """Jobs under way that must end before the program does."""
        self._stopping = False
        self._safe_mode = False
        """The last starts ended at once: nothing runs by itself, and nothing of the window's arrangement is read."""
        self._told: set[str] = set()
        """What was said of damaged files, which opening the folder again need not repeat."""
        self.window: MainWindow | None = None

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
            return self._show_error(error)
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
        if self._tray is None:
            self._show_tray()

    def _has_shop(self) -> bool:
        """Whether the folder is connected, perhaps by a command and without any record yet, or has records."""
        return read_shop(self._folder) is not None or has_replica(self._folder)

    def _shop_file_set_aside(self) -> bool:
        """Set a damaged `shop.json` aside and say so; whether it was, so that somebody has to sign in. Raises StorageError."""
        damaged = set_shop_file_aside(self._folder)
        if damaged is not None:
            self._show_error(damaged)
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
            self._mark_suspect()
        try:
            options = {"practice": practice, "check_later": check_later, "apart": self._apart}
            self._session = self._wait(partial(open_folder, self._folder, **options), text)
        except ShopError as error:
            self._show_error(error)
            return False
        runtime = self._session.runtime
        settings_problem = runtime.settings.problem or self._settings.problem
        self._settings = runtime.settings
        self._bridge = Bridge(runtime.bus)
        permissions = Permissions(self._folder, runtime.settings, clock=runtime.clock)
        context = self._context = AppContext(
            catalogue=runtime.replica.catalogue,
            queries=runtime.queries,
            commands=AuthorizedCommands(runtime.replica, runtime.bus, permissions),
            bridge=self._bridge,
            sync_now=runtime.sync_now,
            sync_fully=lambda: runtime.sync_now(full=True),
            connected=runtime.shop is not None,
            cloud_id=runtime.shop.cloud_id if runtime.shop is not None else 1,
            settings=runtime.settings,
            clock=runtime.clock,
            drafts=Drafts(DraftFiles(runtime.replica.path), clock=runtime.clock),
            views=SavedViews() if self._safe_mode else SavedViews.load(self._folder),
            permissions=permissions,
            runtime=runtime,
            settings_changed=self._on_settings_changed,
        )
        self._drafts = context.drafts
        runtime.replica.cleaning.listeners.append(context.drafts.forget)
        self.window = MainWindow(context, state=WindowState(None if self._safe_mode else self._folder))
        self.window.setting_chosen.connect(self._save_settings)
        self.window.connect_asked.connect(self._reconnect)
        self.window.sign_out_asked.connect(self._sign_out)
        self.window.restore_asked.connect(self._restore)
        self.window.update_asked.connect(self._update)
        if self._first_instance is not None or self._in_tray:
            self._show_tray()  # opened again, or all that is seen
        self._show_window(self.window)
        if isinstance(runtime.repair_notice, BackupOffered):
            self._ask_about_backup(context, runtime)
        elif runtime.repair_notice is not None:
            self._show_error(runtime.repair_notice)
        for problem in (settings_problem, permissions.damaged):
            if problem is not None:
                self._tell_once(problem)
        self.window.offer_drafts()
        first_download = runtime.shop is not None and self._session.new
        start = partial(self._start_background, context, first_download=first_download)
        if runtime.unchecked:
            self._finish_opening(context, start)
        elif self._safe_mode:
            self._tell_once(SafeMode())
            self.window.notices.show_safe_mode(lambda: self._leave_safe_mode(start))
        else:
            QTimer.singleShot(0 if first_download else START_DELAY, start)
        return True

    def _finish_opening(self, context: AppContext, start: Callable[[], None]) -> None:
        """Check behind the window a file whose last stop was unclean; until then nothing is saved or sent."""
        assert context.runtime is not None

        def done(notice: StorageError | None) -> None:
            if self._context is not context:
                return
            if notice is not None:
                self._rebuild()  # edits of the journal are in the lists now
                self._show_error(notice)
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
        elif self._tray is None:
            window.showMinimized()

    def _mark_suspect(self) -> None:
        """Let opening check the whole database: a rotten value may be what ended the last starts (F109)."""
        with suppress(ShopError):
            path = replica_path(self._folder, read_shop(self._folder))
            if path.exists():
                mark_suspect(path)

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
            from app.diagnostics.selftest import findings
            from ui.setup.first_download import FirstDownload

            dialog = FirstDownload(context, self.window, check=lambda: [*findings(self._folder)])
            dialog.finished.connect(dialog.deleteLater)
            dialog.finished.connect(self.window.start_first_tour)
            dialog.open()
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
        if self._tray is not None:
            self._tray.stop()
            self._tray = None
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
        from ui.setup.wizard import ConnectDialog

        runtime = self._session.runtime
        waiting = runtime.queries.sync_status().waiting
        dialog = ConnectDialog(self._folder, runtime.shop, waiting, self.window)
        accepted = dialog.exec()
        values = dialog.values()
        dialog.deleteLater()
        if not accepted or self.window is None or not self._confirm_leaving(values):
            return
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
                self._show_error(error)
            if not self._open(practice=False, check_later=check_later):
                self._app.exit(FAULT)
            if self.window is not old:
                old.deleteLater()
        self._app.setQuitOnLastWindowClosed(True)
        return done

    def _confirm_leaving(self, values: dict[str, Any]) -> bool:
        """Ask about unsent changes if `values` name another cloud; whether to go on."""
        assert self._session is not None
        assert self.window is not None
        from sync.client.addresses import base_address
        from ui.window.unsent_dialog import UnsentDialog

        runtime = self._session.runtime
        shop = runtime.shop
        if shop is None or not runtime.queries.sync_status().waiting:
            return True
        if (shop.base_url, shop.cloud_id) == (base_address(values["address"]), values["cloud_id"]):
            return True
        dialog = UnsentDialog(self.window.context, "other_cloud", self.window)
        dialog.finished.connect(dialog.deleteLater)
        return bool(dialog.exec())

    def _sign_out(self) -> None:
        if self.window is None or self._session is None or self._session.runtime.shop is None:
            return
        from ui.window.unsent_dialog import UnsentDialog

        dialog = UnsentDialog(self.window.context, "sign_out", self.window)
        dialog.accepted.connect(self._forget_token)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _forget_token(self) -> None:
        if self.window is None or self._session is None:
            return
        runtime = self._session.runtime
        try:
            self._wait(lambda: runtime.sign_out().result(), texts.translate("Leaving", "Signing out…"))
        except ShopError as error:
            self._show_error(error)
        else:
            self.window.messages.show(
                texts.translate("Leaving", "Signed out. The records stay on this computer.")
            )

    # tray and front

    def _show_tray(self) -> None:
        from ui.window.tray import Tray

        if self.window is None or not self._settings.flag("window.tray") or not Tray.possible():
            return
        window = self.window
        self._tray = Tray()
        self._tray.open_asked.connect(self._to_front)
        self._tray.sync_asked.connect(window.record_actions.sync)
        self._tray.quit_asked.connect(window.quit)
        window.status_bar.status_shown.connect(self._update_tray)
        self._update_tray(window.status_bar.status)
        self._tray.show()
        window.hide_on_close = self._settings.flag("window.close_to_tray")

    def _update_tray(self, status: object) -> None:
        from app.queries.status import Status

        if self._tray is not None and self.window is not None and isinstance(status, Status):
            self._tray.show_status(status, in_front=self.window.isActiveWindow())

    def _to_front(self) -> None:
        if self.window is not None:
            if self.window.isMinimized():
                self.window.showNormal()
            self.window.show()
            self.window.raise_()
            self.window.activateWindow()

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
            self._show_error(error)

    def _on_settings_changed(self, names: frozenset[str]) -> None:
        """Apply the settings of the window; all others were applied by the runtime."""
        if any(name.startswith("appearance.") for name in names):
            # The menu or combo box that was used is still open, and is about to be deleted.
            QTimer.singleShot(0, self._rebuild)
        elif any(name.startswith("window.") for name in names):
            self._rebuild_tray()

    def _rebuild_tray(self) -> None:
        if self._tray is not None:
            self._tray.stop()
            self._tray = None
        if self.window is not None:
            self.window.hide_on_close = False
        self._show_tray()

    def _rebuild(self) -> None:
        self._apply_appearance()
        if self.window is not None:
            self.window.build()
            self._rebuild_tray()

    # waiting and errors

    def _wait(self, job: Callable[[], T], text: str) -> T:
        """Run `job` on a worker while the event loop goes on; return its value or raise its error."""
        bridge = Bridge(Bus())
        self._waits += 1
        try:
            if not text:
                return bridge.wait(job)
            from ui.widgets.wait_dialog import WaitDialog

            return WaitDialog(bridge, text).wait(job)
        finally:
            bridge.stop()
            self._waits -= 1
            if self._stopping and not self._waits:
                QTimer.singleShot(0, self._on_stop_signal)

    def _show_error(self, error: ShopError) -> int:
        """Show the error in a dialog; return the exit code for it."""
        box = self._error_box(error)
        box.finished.connect(box.deleteLater)
        box.exec()
        return FAULT

    def _tell_once(self, error: ShopError) -> None:
        """Say it in a dialog that nothing waits for: a shop that starts alone at night goes on synchronising."""
        if str(error) not in self._told:
            self._told.add(str(error))
            box = self._error_box(error)
            box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            box.open()

    def _error_box(self, error: ShopError) -> QMessageBox:
        described = texts.error(error.code, error.params)
        box = QMessageBox(QMessageBox.Icon.Warning, "Counterfoil", described.title, parent=self.window)
        box.setInformativeText(f"{described.sentence} {described.advice}".strip())
        return box

    def _ask_about_backup(self, context: AppContext, runtime: Runtime) -> None:
        """Say that a backup is offered; it is kept, and said again at the next start, unless it is declined (F127)."""
        from app.backup.backups import decline_offered

        assert runtime.repair_notice is not None
        box = self._error_box(runtime.repair_notice)
        later = box.addButton(texts.translate("Backup", "Decide later"), QMessageBox.ButtonRole.RejectRole)
        decline = box.addButton(
            texts.translate("Backup", "Continue without it"), QMessageBox.ButtonRole.DestructiveRole
        )
        box.setDefaultButton(later)
        box.setEscapeButton(later)
        box.finished.connect(box.deleteLater)
        box.exec()
        if box.clickedButton() is decline:
            context.bridge.submit(lambda: decline_offered(runtime.replica))
