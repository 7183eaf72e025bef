"""The pages of the window that are no lists: who makes each, by the name of its section.

Called by the window when a section is first looked at; only then the page's module is imported. A new page takes its
name in `sections`, a word in `words_records.SECTION`, a picture of that name in `icons`, and a maker here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from ui.window import MainWindow


def _sync(window: MainWindow) -> QWidget:
    from ui.sync_page import SyncPage

    page = SyncPage(window.desk)
    page.sync_asked.connect(window.deeds.sync)
    page.record_asked.connect(window.show_record)
    page.decide_asked.connect(window.decide)
    return page


MAKERS: Mapping[str, Callable[[MainWindow], QWidget]] = {"sync": _sync}
"""By section; what the page asks for is connected to the window here."""
