"""What the window says quietly and for long: that it is for looking only, and that a newer version waits.

Made by the window, once; its strip is made anew with the window's inside.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from ui.context import AppContext
from ui.text.texts import translate
from ui.window.notice_strip import NoticeStrip
from ui.window.update_watch import UpdateWatch, WhatsNew

if TYPE_CHECKING:
    from app.updates.downloader import ReadyUpdate
    from ui.window.main_window import MainWindow


class Notices(QObject):
    """Keeps the strip in step."""

    def __init__(self, context: AppContext, window: MainWindow) -> None:
        super().__init__(window)
        self._over = window
        self._keys = window.keys
        self._record_actions = window.record_actions
        self.ready: ReadyUpdate | None = None
        self.strip = NoticeStrip()
        self.watch = UpdateWatch(context, self)
        self.watch.found.connect(self.tell)
        window.keys.changed.connect(self.refresh)
        window.keys.denied.connect(window.record_actions.say)
        window.keys.failed.connect(window.record_actions.say_error)
        window.closing.connect(self.watch.stop)

    def make_strip(self) -> NoticeStrip:
        """The strip, in the language and colours of now; `refresh` it once it is in its place."""
        self.strip = NoticeStrip()
        self.strip.unlock_asked.connect(self._keys.toggle)
        self.strip.whats_new_asked.connect(self.show_whats_new)
        return self.strip

    def tell(self, found: ReadyUpdate | None) -> None:
        """A newer version waits: said once in passing, and quietly as long as it waits."""
        if found is not None and (self.ready is None or self.ready.version != found.version):
            said = translate("Update", "Version {version} is ready", version=found.version)
            self._record_actions.say(
                said, translate("Update", "What is new"), lambda: self.show_whats_new(found)
            )
        self.ready = found
        self.refresh()

    def show_whats_new(self, found: ReadyUpdate | None = None) -> None:
        """What is new in the version that waits."""
        if (shown := found or self.ready) is not None:
            WhatsNew(shown, self._over).open()
        else:
            self._record_actions.say(translate("Update", "No newer version is ready."))

    def refresh(self) -> None:
        """Show what there is to say now."""
        self.strip.show_view_only(self._keys.view_only)
        self.strip.show_ready(self.ready)
