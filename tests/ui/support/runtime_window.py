"""A runtime without a cloud and the window over it, on the settings; what tests of the settings begin with."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QLineEdit

from app.commands.authorized import AuthorizedCommands
from app.runtime import Runtime
from app.settings.permissions import Permissions
from app.settings.settings import Settings
from tests.fakes.clock import ManualClock
from ui.background.worker_bridge import Bridge
from ui.context import AppContext


class House:
    """A runtime without a cloud, and the window over it, on the settings."""

    def __init__(self, folder: Path, open_window) -> None:
        Settings.load(folder).set({"server.port": 0, "receiver.port": 0})
        self.runtime = Runtime(folder, keep_log=False)
        self.runtime.start(lenient=True)
        self.clock = ManualClock()
        self.permissions = Permissions(folder, self.runtime.settings, clock=self.clock)
        self.bridge = Bridge(self.runtime.bus)
        self.kept: list[frozenset[str]] = []
        self.context = AppContext(
            catalogue=self.runtime.replica.catalogue,
            queries=self.runtime.queries,
            commands=AuthorizedCommands(self.runtime.replica, self.runtime.bus, self.permissions),
            bridge=self.bridge,
            sync_now=lambda: None,
            settings=self.runtime.settings,
            permissions=self.permissions,
            runtime=self.runtime,
            settings_changed=self.kept.append,
        )
        self.hands = open_window(self.context)
        self.window = self.hands.window
        self.window.sidebar.choose("settings")
        self.page = self.window.navigation.pages["settings"]

    def group(self, key: str):
        self.page.go_to(key)
        return self.page.group

    def stored(self, name: str):
        return Settings.load(self.runtime.folder).get(name)

    def close(self) -> None:
        self.window.close()
        self.bridge.finish()
        self.bridge.stop()
        self.runtime.stop()


def restore_input(qtbot, line: QLineEdit, text: str) -> None:
    line.setFocus()
    line.selectAll()
    qtbot.keyClicks(line, text)
