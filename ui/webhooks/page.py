"""Webhooks: the cloud's own in their list, this computer's with their last calls, and the receiver.

Made by `pages`. The cloud's webhooks are records like others, but the cloud changes none: a change registers a new one
and then removes the old one, and the page says so.
"""

from __future__ import annotations

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QStackedWidget, QTabBar, QVBoxLayout, QWidget

from app.commands.record_editor import Edit
from storage.schema.fields import Record
from storage.schema.validation import Op
from ui.context import AppContext
from ui.lists.page import ListPage
from ui.settings.group import SettingsActions
from ui.settings.parts import button
from ui.text.texts import translate
from ui.webhooks.dialog import WebhookDialog
from ui.webhooks.own import OwnWebhooks, ReceiverPage
from ui.widgets.labels import WrappedLabel

LOOK_AGAIN = 2_000
CLOUD, OWN, RECEIVER = range(3)
"""Tabs, in order."""


class WebhooksPage(ListPage):
    """The list under a tab of its own, two tabs beside it."""

    left = Signal()
    """Something other than the list is looked at."""
    said = Signal(str, object)

    def __init__(self, context: AppContext, asks: SettingsActions, parent: QWidget | None = None) -> None:
        super().__init__(context, "webhooks", parent)
        self._asks = asks
        self._frame()
        self._again = QTimer(self, interval=LOOK_AGAIN)
        self._again.timeout.connect(self._look)
        self.selection.changed.connect(self._enable)
        self.tabs.setCurrentIndex(int(context.page_states.get("webhooks", CLOUD)))
        self._enable()

    def showEvent(self, event: QShowEvent) -> None:
        """What is looked at is of now."""
        super().showEvent(event)
        self._again.start()
        self._look()

    def hideEvent(self, event: QHideEvent) -> None:
        """Nobody looks."""
        super().hideEvent(event)
        self._again.stop()

    def change_selected(self) -> None:
        """Ask for other values of the webhook that is selected in the cloud's list."""
        chosen = self.selected()
        record = self._context.queries.record("webhooks", chosen[0]).record if len(chosen) == 1 else None
        if record is None:
            return
        dialog = self.dialog = WebhookDialog(self._context, record, self.window())
        dialog.accepted.connect(
            lambda: self._asks.ask("delete", lambda: self._exchange(record, dialog.values()))
        )
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    dialog: WebhookDialog | None = None

    def _exchange(self, old: Record, values: Record) -> None:
        edits = [Edit(op=Op.CREATE, body=values), Edit(op=None, id=old["id"])]
        self._context.bridge.submit(
            lambda: self._context.commands.apply("webhooks", edits, origin="window", step="edit"),
            done=lambda _: self.said.emit(
                translate("Webhooks", "The new webhook waits to be registered, then the old one is removed"),
                None,
            ),
            failed=self.failed.emit,
            owner=self,
        )

    def _enable(self) -> None:
        self.change.setEnabled(len(self.selected()) == 1 and not self._context.permissions.view_only)

    def _look(self) -> None:
        at = self.tabs.currentIndex()
        if at == OWN:
            self.own.refresh()
        elif at == RECEIVER:
            self.receiver.refresh()
        else:
            self._enable()

    def _show_tab(self, at: int) -> None:
        self._context.page_states["webhooks"] = str(at)
        self._pages.setCurrentIndex(at)
        if at != CLOUD:
            self.left.emit()
        self._look()

    def _frame(self) -> None:
        """Put the list, as it was made, under a tab."""
        inner = QWidget()
        layout = self.layout()
        assert isinstance(layout, QVBoxLayout)
        inner.setLayout(layout)
        foot_row = QWidget()
        foot = QHBoxLayout(foot_row)
        foot.setContentsMargins(0, 0, 0, 0)
        self.change = button(translate("Webhooks", "Change..."), self.change_selected, icon="draft")
        foot.addWidget(self.change)
        note = WrappedLabel(
            translate(
                "Webhooks",
                "The cloud changes no webhook: a change registers a new one and then removes the old one.",
            )
        )
        foot.addWidget(note, 1)
        layout.addWidget(foot_row)
        # Where there is nothing to change, nothing is said about changing.
        foot_row.setVisible(bool(self.model.rowCount()))
        self.counted.connect(lambda total: foot_row.setVisible(bool(total)))
        self.own = OwnWebhooks(self._asks)
        self.receiver = ReceiverPage(self._asks)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 6, 0, 0)
        outer.setSpacing(0)
        self.tabs = QTabBar()
        self.tabs.setDrawBase(False)
        self.tabs.setExpanding(False)
        self.tabs.setUsesScrollButtons(False)
        self.tabs.setAccessibleName(translate("Webhooks", "Whose webhooks"))
        for words in (
            translate("Webhooks", "In the cloud"),
            translate("Webhooks", "On this computer"),
            translate("Webhooks", "Receiver"),
        ):
            self.tabs.addTab(words)
        row = QHBoxLayout()
        row.setContentsMargins(12, 0, 12, 0)
        row.addWidget(self.tabs, 1)
        outer.addLayout(row)
        self._pages = QStackedWidget()
        for page in (inner, _area(self.own), _area(self.receiver)):
            self._pages.addWidget(page)
        outer.addWidget(self._pages, 1)
        self.tabs.currentChanged.connect(self._show_tab)


def _area(page: QWidget) -> QScrollArea:
    area = QScrollArea()
    area.setObjectName("form")
    area.setWidgetResizable(True)
    page.setObjectName("formBody")
    area.setWidget(page)
    return area
