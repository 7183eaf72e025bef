"""`GalleryFixture`: the shop behind the pictures: a practice cloud, a replica of it, and the main window.

The state of the cloud advances in one direction: everything sent, outage with pending changes, back with conflicts.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from enum import IntEnum
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication, QWidget

from app.account import connection
from app.practice import filled_cloud
from app.practice.cloud import PracticeCloud
from app.practice.story import StoryRecords, _choose, _edit_first, _edit_second
from app.runtime import Runtime
from app.settings.saved_views import SavedViews
from app.settings.secrets import MemorySecrets
from app.settings.settings import Settings
from app.settings.shop_file import Shop
from storage.outbox.questions import Hold, HoldReason
from sync.events import Bus
from tests.fakes.changes_by_name import but
from ui.background.worker_bridge import Bridge
from ui.context import AppContext
from ui.drafts import Drafts
from ui.style import theme
from ui.text import language
from ui.window.main_window import MainWindow

SETTLE_SECONDS = 0.12
"""Seconds without work after which the window's timers have run."""
LAYOUT_PASSES = 8
"""Rounds of event processing that a layout change needs to reach the window."""


class CloudState(IntEnum):
    """State of the cloud; only advances."""

    ALL_SENT = 0
    OUTAGE = 1
    CONFLICTS = 2


def ignore_step(_text: object) -> None:
    """Stands for the output of the story's steps."""


class GalleryFixture:
    """A window that is restyled, resized and taken through its screens."""

    def __init__(self, app: QApplication, folder: Path, *, languages: Path = language.FOLDER) -> None:
        self.app = app
        self.folder = folder
        self.cloud_state = CloudState.ALL_SENT
        self._languages = languages
        self.cloud = PracticeCloud(folder / "cloud")
        filled_cloud.fill(self.cloud)
        self.cloud.start()
        self.runtime = self._till("till")
        self.other = self._till("other")
        for till in (self.runtime, self.other):
            assert till.run().outcome == "in_step"
        self.cast: StoryRecords = _choose(self.runtime)
        self.settings = Settings.load(folder / "till")
        self.bridge = Bridge(self.runtime.bus)
        self.context = self._context()
        theme.apply(app, "light")
        language.install("en", languages)
        self.window = MainWindow(self.context)
        self.dialogs: list[QWidget] = []
        """Dialogs opened for the current picture."""

    def _till(self, name: str) -> Runtime:
        place = self.folder / name
        place.mkdir(parents=True)
        shop = Shop(base_url=self.cloud.url, cloud_id=self.cloud.cloud_id)
        secrets = MemorySecrets()
        connection.connect(place, shop, self.cloud.refresh_token, secrets=secrets)
        return Runtime(place, secrets=secrets, keep_log=False)

    def _context(self) -> AppContext:
        runtime = self.runtime
        return AppContext(
            catalogue=runtime.replica.catalogue, queries=runtime.queries, commands=runtime.commands,
            bridge=self.bridge, sync_now=lambda: None, cloud_id=self.cloud.cloud_id, settings=self.settings,
            clock=runtime.clock, drafts=Drafts(), views=SavedViews.load(self.folder / "till"), runtime=runtime,
        )  # fmt: skip

    def restyle(self, colours: str, code: str, *, text_size: int = 100) -> None:
        """Set palette, language and text size, and rebuild the window."""
        theme.apply(self.app, colours, text_size=text_size)
        language.install(code, self._languages)
        self.reset()

    def reset(self) -> None:
        """Rebuild the window as after a start: nothing open, typed or searched."""
        for dialog in self.dialogs:
            dialog.close()
            dialog.deleteLater()
        self.dialogs.clear()
        for widget in self.app.topLevelWidgets():
            if widget is not self.window and widget.isVisible():
                widget.close()
        if self.window.panel.form is not None:
            self.window.panel.give_up()
        self.context.settings = self.settings
        self.context.permissions.unlock()
        self.window.build()
        self.window.splitter.setSizes([830, theme.panel_width()])
        self.window.sidebar.choose("customers")
        self.window.show()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        self.settle()

    def resize(self, width: int, height: int) -> None:
        """Resize the window."""
        if (self.window.width(), self.window.height()) != (width, height):
            self.window.resize(width, height)
            self.settle()

    def settle_until(self, ready: Callable[[], bool]) -> None:
        """Settle until something is on the screen, for twenty seconds at most."""
        deadline = time.monotonic() + 20
        while not ready() and time.monotonic() < deadline:
            self.settle()
        self.settle()

    def settle(self) -> None:
        """Wait until workers and short timers have finished."""
        idle_since = time.monotonic()
        deadline = idle_since + 20
        while time.monotonic() - idle_since < SETTLE_SECONDS and time.monotonic() < deadline:
            self.app.processEvents()
            if self.bridge._under_way:
                idle_since = time.monotonic()
            time.sleep(0.002)
        # On a loaded machine a single round may take all that time, and layouts need several.
        for _ in range(LAYOUT_PASSES):
            self.app.processEvents()

    def show_dialog(self, widget: QWidget) -> Any:
        """Show a dialog for the current picture; it is closed before the next one."""
        self.dialogs.append(widget)
        widget.show()
        return widget

    # state of the cloud

    def advance_to(self, cloud_state: CloudState) -> None:
        """Advance the shop to a state."""
        if self.cloud_state < cloud_state >= CloudState.OUTAGE and self.cloud_state is CloudState.ALL_SENT:
            self._outage()
        if cloud_state is CloudState.CONFLICTS and self.cloud_state is CloudState.OUTAGE:
            self._conflicts()

    def _outage(self) -> None:
        self.cloud.stop()
        _edit_first(self.runtime, self.cast, ignore_step)
        _edit_second(self.other, self.cast, ignore_step)
        self.runtime.run()
        self.cloud_state = CloudState.OUTAGE

    def _conflicts(self) -> None:
        self.cloud.start()
        self.other.run()
        self.runtime.run()
        self._add_holds()
        self.cloud_state = CloudState.CONFLICTS

    def _add_holds(self) -> None:
        """Add holds for reasons that the practice cloud never causes by itself."""
        commands, replica = self.runtime.commands, self.runtime.replica
        rows = self.runtime.queries.page("customers", sort="-id", limit=8).records
        reasons = (HoldReason.DELETED_IN_CLOUD, HoldReason.REJECTED, HoldReason.POSSIBLE_DUPLICATE)
        for reason, row in zip(reasons, rows, strict=False):
            commands.save("customers", {"email": "objednavky@pekarna.example", "zip": "602 00"}, id=row["id"])
            problems: tuple[dict[str, Any], ...] = ()
            if reason is HoldReason.REJECTED:
                problems = (
                    {"field": "email", "code": "unknown", "params": {"message": "address is blocked"}},
                )
            if reason is HoldReason.POSSIBLE_DUPLICATE:
                problems = ({"field": None, "code": "possible_duplicate", "ids": [rows[-1]["id"]]},)
            with replica.write() as tx:
                change = tx.change("customers", row["id"])
                assert change is not None
                gone = (
                    {**change.base, "deleted": True} if reason is HoldReason.DELETED_IN_CLOUD else change.base
                )
                tx.put_change(but(change, held=Hold(reason, ("email",), problems, tx.now), remote=gone))

    def close(self) -> None:
        """Close the window, then stop everything else."""
        self.reset()
        self.window.close()
        self.window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        self.bridge.finish()
        self.bridge.stop()
        for till in (self.runtime, self.other):
            till.stop()
        self.cloud.close()


@contextmanager
def open_fixture(
    app: QApplication, folder: Path, *, languages: Path = language.FOLDER
) -> Iterator[GalleryFixture]:
    """A fixture that is closed in any case."""
    fixture = GalleryFixture(app, folder, languages=languages)
    try:
        yield fixture
    finally:
        fixture.close()


def empty_shop(fixture: GalleryFixture, folder: Path) -> AppContext:
    """The context of a shop without records, for empty lists."""
    from app.commands.commands import Commands
    from app.queries.queries import Queries
    from storage.records.replica import Replica

    replica = Replica.open(folder / "replica.db")
    return AppContext(
        catalogue=replica.catalogue, queries=Queries(replica), commands=Commands(replica, Bus()),
        bridge=fixture.bridge, sync_now=lambda: None, settings=fixture.settings,
    )  # fmt: skip
