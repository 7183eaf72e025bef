"""Puts the window together: language and colours, first run, runtime, desk, tray, and the way out.

Called by `main.open_window`. The slow parts (filling the practice shop, signing in) run on a worker while a small
dialog says so. What is not seen at the start is imported when it is needed.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from PySide6.QtCore import QMetaObject, Qt, QTimer
from PySide6.QtWidgets import QApplication, QMessageBox

from app.commands.authorized import AuthorizedCommands
from app.paths import SETTINGS_FILE
from app.runtime import has_replica
from app.settings.draft_files import DraftFiles
from app.settings.permissions import Permissions
from app.settings.saved_views import SavedViews
from app.settings.setting import Value
from app.settings.settings import Settings
from app.settings.shop_file import read_shop
from app.shutdown_request import ShutdownWatcher
from storage.errors import ShopError
from sync.events import Bus
from ui.background.crash_handler import CrashHandler
from ui.background.gc_on_main_thread import MainThreadGC
from ui.background.session import Session, connect, open_folder
from ui.background.single_instance import FirstInstance, wake_other
from ui.background.worker_bridge import Bridge
from ui.context import AppContext
from ui.drafts import Drafts
from ui.style import icons, theme
from ui.text import language, texts
from ui.widgets.wait_dialog import WaitDialog
from ui.window.main_window import MainWindow
from ui.window.state import WindowState
from ui.window.tray import Tray

T = TypeVar("T")
FAULT = 1
FIRST_RUN = 400
"""Milliseconds from the window's first sight to what runs behind it, which would only keep it from being painted."""


def run(folder: Path, *, practice: bool = False) -> int:
    """Show the window until it is closed; answers the exit code. A second start wakes the first window instead."""
    app = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(app, QApplication)
    app.setApplicationName("Counterfoil")
    app.setDesktopFileName("counterfoil")
    if wake_other(folder):
        return 0
    return Application(app, folder).run(practice=practice)


class Application:
    """One window on one data folder."""

    def __init__(self, app: QApplication, folder: Path) -> None:
        self._app = app
        self._folder = folder
        self._settings = Settings(folder / SETTINGS_FILE)
        self._opened: Session | None = None
        self._bridge: Bridge | None = None
        self._drafts: Drafts | None = None
        self._context: AppContext | None = None
        self._tray: Tray | None = None
        self.window: MainWindow | None = None

    def run(self, *, practice: bool) -> int:
        """From the first dialog to the last thread."""
        try:
            self._settings = Settings.load(self._folder)
        except ShopError as error:
            self._dress()
            return self._say(error)
        unexpected = CrashHandler(self._folder)
        unexpected.happened.connect(self._tell)
        try:
            return self._run(practice=practice)
        finally:
            unexpected.stop()

    def _tell(self, error: ShopError) -> None:
        if self.window is not None:
            self.window.record_actions.say_fault(error)

    def _run(self, *, practice: bool) -> int:
        self._dress()
        self._app.setWindowIcon(icons.icon("practice", "accent"))
        self._app.styleHints().colorSchemeChanged.connect(self._recolour)
        try:
            first = not practice and read_shop(self._folder) is None and not has_replica(self._folder)
        except ShopError as error:
            return self._say(error)
        if first:
            from ui.setup.wizard import FirstRun, Target

            wizard = FirstRun(self._folder, self._settings, self._dress)
            if not wizard.exec():
                return 0
            practice = wizard.target is Target.PRACTICE
        if not self._open(practice=practice):
            return FAULT
        alone = FirstInstance(self._folder)
        alone.woken.connect(self._to_front)
        collector = MainThreadGC()
        watch = ShutdownWatcher(self._folder, self._quit_soon)
        code = self._app.exec()
        watch.stop()
        alone.stop()
        self._app.styleHints().colorSchemeChanged.disconnect(self._recolour)
        self._close()
        collector.stop()
        if self._settings.flag("updates.check"):
            from app.updates.service import install_on_closing

            install_on_closing(self._folder)
        return code

    def _quit_soon(self) -> None:
        """Close as a person would; called on the thread that saw an installer's request."""
        if self.window is not None:
            self.window.stays = False
        QMetaObject.invokeMethod(self._app, "quit", Qt.ConnectionType.QueuedConnection)

    def _open(self, *, practice: bool) -> bool:
        words = texts.translate("Start", "Preparing the practice shop...") if practice else ""
        try:
            self._opened = self._wait(lambda: open_folder(self._folder, practice=practice), words)
        except ShopError as error:
            self._say(error)
            return False
        runtime = self._opened.runtime
        self._settings = runtime.settings
        self._bridge = Bridge(runtime.bus)
        try:
            permissions = Permissions(self._folder, runtime.settings, clock=runtime.clock)
        except ShopError as error:
            self._say(error)
            self._close()
            return False
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
            views=SavedViews.load(self._folder),
            permissions=permissions,
            runtime=runtime,
            settings_changed=self._on_kept,
        )
        self._drafts = context.drafts
        self.window = MainWindow(context, state=WindowState(self._folder))
        self.window.setting_chosen.connect(self._keep)
        self.window.connect_asked.connect(self._reconnect)
        self.window.sign_out_asked.connect(self._sign_out)
        self.window.restore_asked.connect(self._restore)
        self._show_tray()
        self.window.show()
        if runtime.repair_notice is not None:
            self._say(runtime.repair_notice)
        self.window.resume()
        never = runtime.shop is not None and self._opened.new
        QTimer.singleShot(0 if never else FIRST_RUN, lambda: self._begin(context, never=never))
        return True

    def _begin(self, context: AppContext, *, never: bool) -> None:
        opened = self._opened
        if opened is None or self._context is not context:
            return  # closed, or opened anew meanwhile
        context.bridge.submit(opened.start, worker="background")
        if opened.runtime.shop is None:
            return
        if never and self.window is not None:
            from app.diagnostics.selftest import findings
            from ui.setup.first_download import FirstDownload

            FirstDownload(context, self.window, check=lambda: [*findings(self._folder)]).open()
        if never or self._runs_by_itself(context):
            context.sync_now()

    def _runs_by_itself(self, context: AppContext) -> bool:
        """Not while somebody has paused it, nor where it is switched off: then a start is no reason to send."""
        try:
            paused = context.queries.sync_status().paused_until is not None
        except ShopError:
            return True
        return self._settings.flag("sync.enabled") and not paused

    def _close(self) -> None:
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
        if self._opened is not None:
            self._opened.close()
            self._opened = None

    def _reconnect(self) -> None:
        assert self._opened is not None
        from ui.setup.wizard import ConnectDialog

        runtime = self._opened.runtime
        waiting = runtime.queries.sync_status().waiting
        dialog = ConnectDialog(self._folder, runtime.shop, waiting, self.window)
        if not dialog.exec() or self.window is None or not self._may_leave(dialog.values()):
            return
        values = dialog.values()
        self._anew(lambda: connect(self._folder, **values))

    def _restore(self, file: Path) -> None:
        """Let a backup take the place of the records."""
        from app.backup.backups import restore_folder

        folder = self._folder
        if self._anew(lambda: restore_folder(folder, file)) and self.window is not None:
            self.window.record_actions.say(texts.translate("Backup", "The backup is restored."))

    def _anew(self, job: Callable[[], object]) -> bool:
        """Close the shop, do what needs it closed, and open it again; whether the job was done."""
        old = self.window
        if old is None:
            return False
        done = False
        self._app.setQuitOnLastWindowClosed(False)
        old.stays = False
        if old.close():
            self._close()
            try:
                self._wait(job, "")
                done = True
            except ShopError as error:
                self._say(error)
            if not self._open(practice=False):
                self._app.exit(FAULT)
        self._app.setQuitOnLastWindowClosed(True)
        return done

    def _may_leave(self, values: dict[str, Any]) -> bool:
        """Whether nothing keeps a person from going to the cloud of `values`; the same one is no other."""
        assert self._opened is not None
        assert self.window is not None
        from sync.client.http import base_address
        from ui.window.unsent_dialog import LeavingDialog

        runtime = self._opened.runtime
        shop = runtime.shop
        if shop is None or not runtime.queries.sync_status().waiting:
            return True
        if (shop.base_url, shop.cloud_id) == (base_address(values["address"]), values["cloud_id"]):
            return True
        return bool(LeavingDialog(self.window.context, "other_cloud", self.window).exec())

    def _sign_out(self) -> None:
        if self.window is None or self._opened is None or self._opened.runtime.shop is None:
            return
        from ui.window.unsent_dialog import LeavingDialog

        dialog = LeavingDialog(self.window.context, "sign_out", self.window)
        dialog.accepted.connect(self._forget)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _forget(self) -> None:
        if self.window is None or self._opened is None:
            return
        runtime = self._opened.runtime
        try:
            self._wait(lambda: runtime.sign_out().result(), texts.translate("Leaving", "Signing out..."))
        except ShopError as error:
            self._say(error)
        else:
            self.window.toast.say(
                texts.translate("Leaving", "Signed out. The records stay on this computer.")
            )

    # tray and front

    def _show_tray(self) -> None:
        if self.window is None or not self._settings.flag("window.tray") or not Tray.possible():
            return
        window = self.window
        self._tray = Tray()
        self._tray.open_asked.connect(self._to_front)
        self._tray.sync_asked.connect(window.record_actions.sync)
        self._tray.quit_asked.connect(window.quit)
        window.strip.status_shown.connect(self._tell_tray)
        self._tell_tray(window.strip.status)
        self._tray.show()
        window.stays = self._settings.flag("window.close_to_tray")

    def _tell_tray(self, status: object) -> None:
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

    # language and colours

    def _dress(self) -> None:
        language.install(self._settings.text("appearance.language"))
        theme.apply(
            self._app,
            self._settings.text("appearance.theme"),
            text_size=self._settings.number("appearance.text_size"),
            density=self._settings.text("appearance.density"),
        )

    def _recolour(self, _scheme: object) -> None:
        if self._settings.text("appearance.theme") == "system":
            self._rebuild()

    def _keep(self, values: dict[str, Value | None]) -> None:
        try:
            assert self._context is not None
            self._context.save_settings(values)
        except ShopError as error:
            self._say(error)

    def _on_kept(self, names: frozenset[str]) -> None:
        """What the window wears is changed here; everything else the runtime has taken up."""
        if any(each.startswith("appearance.") for each in names):
            # The menu or the box that asked is still open; it goes with the rest.
            QTimer.singleShot(0, self._rebuild)
        elif any(each.startswith("window.") for each in names):
            self._retray()

    def _retray(self) -> None:
        if self._tray is not None:
            self._tray.stop()
            self._tray = None
        if self.window is not None:
            self.window.stays = False
        self._show_tray()

    def _rebuild(self) -> None:
        self._dress()
        if self.window is not None:
            self.window.build()
            self._retray()

    # waiting and saying

    def _wait(self, job: Callable[[], T], words: str) -> T:
        """Run `job` on a thread while the windows stay alive; its error is raised here."""
        bridge = Bridge(Bus())
        try:
            return WaitDialog(bridge, words).wait(job)
        finally:
            bridge.stop()

    def _say(self, error: ShopError) -> int:
        said = texts.error(error.code, error.params)
        box = QMessageBox(QMessageBox.Icon.Warning, "Counterfoil", said.title, parent=self.window)
        box.setInformativeText(f"{said.sentence} {said.advice}".strip())
        box.exec()
        return FAULT
