"""The page about sending and receiving: the headline, what waits and why, and the button that asks for a run.

Made by `pages`. All it says comes from `Queries.sync_status()` and `Queries.waiting()`.
"""

from __future__ import annotations

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from app.waits import HUMAN, Waiting
from storage.errors import ShopError
from ui import formats, icons, texts
from ui.desk import Desk
from ui.eliding import ElidingLabel
from ui.lines import Head, Line, LinesTable
from ui.status_strip import ROLES
from ui.texts import translate

SOON = 120
"""Milliseconds; a run that touches many records refreshes the page once."""


class SyncPage(QWidget):
    """Headline and waiting changes."""

    sync_asked = Signal()
    record_asked = Signal(str, object)
    decide_asked = Signal(str, object)

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._soon = QTimer(self, interval=SOON, singleShot=True)
        self._soon.timeout.connect(self.refresh)
        self._build()
        for event in (desk.bridge.changed, desk.bridge.run_finished):
            event.connect(lambda *_: self._soon.start())

    def showEvent(self, event: QShowEvent) -> None:
        """What is looked at is of now."""
        super().showEvent(event)
        self.refresh()

    def refresh(self) -> None:
        """Read again; nothing is read while nobody looks."""
        if not self.isVisible():
            return
        try:
            status, waiting = self._desk.queries.sync_status(), self._desk.queries.waiting()
        except ShopError as error:
            self.headline.setText(texts.error(error.code, error.params).title)
            return
        role = ROLES[status.headline]
        self._picture.setPixmap(icons.picture(status.headline, role, 32))
        self.headline.setText(texts.headline(status.headline))
        self.waiting.show_lines([self._line(each) for each in waiting])

    def _line(self, item: Waiting) -> Line:
        needs = item.action in HUMAN
        when = texts.wait_action(item.action)
        if item.next_try is not None and not needs:
            when = formats.time_text(item.next_try)
        cells = (texts.entity(item.entity), item.title, texts.wait_reason(item.reason), when)
        picture = ("needs_you", "red") if needs else ("waiting", "amber")
        return Line(cells, item, *picture)

    def _open(self, item: Waiting) -> None:
        if item.action == "decide":
            self.decide_asked.emit(item.entity, item.id)
        else:
            self.record_asked.emit(item.entity, item.id)

    def _build(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 14, 16, 8)
        layout.setSpacing(10)
        head = QHBoxLayout()
        head.setSpacing(10)
        self._picture = QLabel()
        head.addWidget(self._picture)
        self.headline = ElidingLabel(role="title")
        head.addWidget(self.headline, 1)
        self.sync = QPushButton(translate("Action", "Sync now"))
        self.sync.setIcon(icons.icon("sync"))
        self.sync.clicked.connect(self.sync_asked)
        head.addWidget(self.sync)
        layout.addLayout(head)
        heads = (
            Head(translate("Sync", "List"), 140),
            Head(translate("Sync", "Record")),
            Head(translate("Sync", "Why it waits")),
            Head(translate("Sync", "Next try"), 150),
        )
        self.waiting = LinesTable(translate("Sync", "Waiting"), heads)
        self.waiting.chosen.connect(self._open)
        layout.addWidget(self.waiting, 1)
