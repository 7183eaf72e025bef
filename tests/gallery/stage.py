"""The shop behind the pictures: a practice cloud on loopback, a till that downloaded it, and the window over both.

The weather changes one way only: calm (all is sent), outage (the cloud is gone and edits wait), questions (the cloud
is back with other people's edits). Called by `__main__` and the small test; what is shown is `screens`' business.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from enum import IntEnum
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication, QWidget

from app.account import connection
from app.practice import filled
from app.practice.cloud import PracticeCloud
from app.practice.story import StoryRecords, _choose, _edit_first, _edit_second
from app.runtime import Runtime
from app.settings.saved_views import SavedViews
from app.settings.secrets import MemorySecrets
from app.settings.settings import Settings
from app.settings.shop_file import Shop
from storage.outbox.changes import Hold, HoldReason
from sync.events import Bus
from ui.background.worker_bridge import Bridge
from ui.context import AppContext
from ui.drafts import Drafts
from ui.style import theme
from ui.text import language
from ui.window.main_window import MainWindow

SETTLED = 0.12
"""Seconds without work after which timers of the window have come to rest."""
LAYOUTS = 8
"""Looks at the events until what one widget asked of its layouts has reached the window."""


class Weather(IntEnum):
    """How the cloud is; never goes back."""

    CALM = 0
    OUTAGE = 1
    QUESTIONS = 2


def nothing_said(_text: object) -> None:
    """The story tells its steps to nobody here."""


class Stage:
    """One window that is dressed, resized and taken through its screens."""

    def __init__(self, app: QApplication, folder: Path, *, languages: Path = language.FOLDER) -> None:
        self.app = app
        self.folder = folder
        self.weather = Weather.CALM
        self._languages = languages
        self.cloud = PracticeCloud(folder / "cloud")
        filled.fill(self.cloud)
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
        self.loose: list[QWidget] = []
        """Dialogs made for one picture."""

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

    def dress(self, colours: str, code: str, *, text_size: int = 100) -> None:
        """Colours and language from now on; the window is built anew in both."""
        theme.apply(self.app, colours, text_size=text_size)
        language.install(code, self._languages)
        self.fresh()

    def fresh(self) -> None:
        """The window as after a start: nothing open, nothing typed, nothing searched."""
        for each in self.loose:
            each.close()
            each.deleteLater()
        self.loose.clear()
        for each in self.app.topLevelWidgets():
            if each is not self.window and each.isVisible():
                each.close()
        if self.window.panel.form is not None:
            self.window.panel.give_up()
        self.context.settings = self.settings
        self.context.permissions.unlock()
        self.window.build()
        self.window.sidebar.choose("customers")
        self.window.show()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        self.settle()

    def resize(self, width: int, height: int) -> None:
        """Give the window so much room."""
        if (self.window.width(), self.window.height()) != (width, height):
            self.window.resize(width, height)
            self.settle()

    def settle(self) -> None:
        """Let workers and short timers finish."""
        quiet = time.monotonic()
        deadline = quiet + 20
        while time.monotonic() - quiet < SETTLED and time.monotonic() < deadline:
            self.app.processEvents()
            if self.bridge._under_way:
                quiet = time.monotonic()
            time.sleep(0.002)
        # On a loaded machine one look at the events takes all that time, and layouts pass on theirs in several.
        for _ in range(LAYOUTS):
            self.app.processEvents()

    def keep(self, widget: QWidget) -> Any:
        """A dialog of one picture: shown now, gone with the picture."""
        self.loose.append(widget)
        widget.show()
        return widget

    # weather

    def bring(self, weather: Weather) -> None:
        """Let time go on until the weather is so."""
        if self.weather < weather >= Weather.OUTAGE and self.weather is Weather.CALM:
            self._outage()
        if weather is Weather.QUESTIONS and self.weather is Weather.OUTAGE:
            self._questions()

    def _outage(self) -> None:
        self.cloud.stop()
        _edit_first(self.runtime, self.cast, nothing_said)
        _edit_second(self.other, self.cast, nothing_said)
        self.runtime.run()
        self.weather = Weather.OUTAGE

    def _questions(self) -> None:
        self.cloud.start()
        self.other.run()
        self.runtime.run()
        self._hold()
        self.weather = Weather.QUESTIONS

    def _hold(self) -> None:
        """Questions that this cloud never raises by itself are laid beside those it did."""
        commands, replica = self.runtime.commands, self.runtime.replica
        rows = self.runtime.queries.page("customers", sort="-id", limit=8).records
        reasons = (HoldReason.DELETED_THERE, HoldReason.REJECTED, HoldReason.POSSIBLE_DUPLICATE)
        for reason, row in zip(reasons, rows, strict=False):
            commands.save("customers", {"email": "objednavky@pekarna.example", "zip": "602 00"}, id=row["id"])
            problems: tuple[dict[str, Any], ...] = ()
            if reason is HoldReason.REJECTED:
                problems = (
                    {"field": "email", "code": "unknown", "params": {"message": "address is blocked"}},
                )
            with replica.write() as tx:
                change = tx.change("customers", row["id"])
                assert change is not None
                gone = {**change.base, "deleted": True} if reason is HoldReason.DELETED_THERE else change.base
                tx.put_change(change.but(held=Hold(reason, ("email",), problems, tx.now), remote=gone))

    def close(self) -> None:
        """Stop everything, the window first."""
        self.fresh()
        self.window.close()
        self.window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        self.bridge.finish()
        self.bridge.stop()
        for till in (self.runtime, self.other):
            till.stop()
        self.cloud.close()


@contextmanager
def opened(app: QApplication, folder: Path, *, languages: Path = language.FOLDER) -> Iterator[Stage]:
    """A stage that is cleared whatever happens on it."""
    stage = Stage(app, folder, languages=languages)
    try:
        yield stage
    finally:
        stage.close()


def empty_desk(stage: Stage, folder: Path) -> AppContext:
    """A shop without a single record, for what lists say then."""
    from app.commands.commands import Commands
    from app.queries.queries import Queries
    from storage.records.replica import Replica

    replica = Replica.open(folder / "replica.db")
    return AppContext(
        catalogue=replica.catalogue, queries=Queries(replica), commands=Commands(replica, Bus()),
        bridge=stage.bridge, sync_now=lambda: None, settings=stage.settings,
    )  # fmt: skip
