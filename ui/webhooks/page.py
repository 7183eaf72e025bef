"""`WebhooksPage`: tabs for the webhooks of the cloud, those of this computer's server, and the webhook receiver.

Built by `ui/window/page_factory.py`. The cloud's webhooks are records like others, except that the cloud cannot change one:
a change registers a new webhook and removes the old one.
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
from ui.webhooks.own import OwnWebhooksTab, ReceiverTab
from ui.widgets.labels import WrappedLabel

REFRESH_EVERY = 2_000
"""Milliseconds."""
CLOUD, OWN, RECEIVER = range(3)
"""Indexes of the tabs."""


class WebhooksPage(ListPage):
    """The list page of the webhooks entity in the first tab, two more tabs beside it."""

    left = Signal()
    """A tab other than the list was opened."""
    message = Signal(str, object)
    """Text for a toast, and the step that Undo would undo, or None."""

    def __init__(self, context: AppContext, actions: SettingsActions, parent: QWidget | None = None) -> None:
        super().__init__(context, "webhooks", parent)
        self._actions = actions
        self._build_tabs()
        self._refresh_timer = QTimer(self, interval=REFRESH_EVERY)
        self._refresh_timer.timeout.connect(self._refresh_tab)
        self.selection.changed.connect(self._enable)
        self.tab_bar.setCurrentIndex(int(context.page_states.get("webhooks", CLOUD)))
        self._enable()

    def showEvent(self, event: QShowEvent) -> None:
        """Refresh, and keep refreshing while visible."""
        super().showEvent(event)
        self._refresh_timer.start()
        self._refresh_tab()

    def hideEvent(self, event: QHideEvent) -> None:
        """Stop refreshing."""
        super().hideEvent(event)
        self._refresh_timer.stop()

    def change_selected(self) -> None:
        """Open the dialog for the selected webhook of the cloud."""
        selected = self.selected()
        record = self._context.queries.record("webhooks", selected[0]).record if len(selected) == 1 else None
        if record is None:
            return
        dialog = self.dialog = WebhookDialog(self._context, record, self.window())
        dialog.accepted.connect(
            lambda: self._actions.run_permitted("delete", lambda: self._replace(record, dialog.values()))
        )
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    dialog: WebhookDialog | None = None

    def _replace(self, old: Record, values: Record) -> None:
        edits = [Edit(op=Op.CREATE, body=values), Edit(op=None, id=old["id"])]
        self._context.bridge.submit(
            lambda: self._context.commands.apply("webhooks", edits, origin="window", step="edit"),
            done=lambda _: self.message.emit(
                translate(
                    "Webhooks", "The new webhook is waiting to be registered; then the old one is removed"
                ),
                None,
            ),
            failed=self.failed.emit,
            owner=self,
        )

    def _enable(self) -> None:
        self.change.setEnabled(len(self.selected()) == 1 and not self._context.permissions.view_only)

    def _refresh_tab(self) -> None:
        tab = self.tab_bar.currentIndex()
        if tab == OWN:
            self.own.refresh()
        elif tab == RECEIVER:
            self.receiver.refresh()
        else:
            self._enable()

    def _show_tab(self, index: int) -> None:
        self._context.page_states["webhooks"] = str(index)
        self._pages.setCurrentIndex(index)
        if index != CLOUD:
            self.left.emit()
        self._refresh_tab()

    def _build_tabs(self) -> None:
        """Move the list page's layout into the first of three tabs."""
        inner = QWidget()
        layout = self.layout()
        assert isinstance(layout, QVBoxLayout)
        inner.setLayout(layout)
        foot_row = QWidget()
        foot = QHBoxLayout(foot_row)
        foot.setContentsMargins(0, 0, 0, 0)
        self.change = button(translate("Webhooks", "Change…"), self.change_selected, icon="draft")
        foot.addWidget(self.change)
        note = WrappedLabel(
            translate(
                "Webhooks",
                "The cloud cannot change a webhook. A change registers a new one, then removes the old one.",
            )
        )
        foot.addWidget(note, 1)
        layout.addWidget(foot_row)
        # Hidden while there is no webhook to change.
        foot_row.setVisible(bool(self.model.rowCount()))
        self.counted.connect(lambda total: foot_row.setVisible(bool(total)))
        self.own = OwnWebhooksTab(self._actions)
        self.receiver = ReceiverTab(self._actions)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 6, 0, 0)
        outer.setSpacing(0)
        self.tab_bar = QTabBar()
        self.tab_bar.setDrawBase(False)
        self.tab_bar.setExpanding(False)
        self.tab_bar.setUsesScrollButtons(False)
        self.tab_bar.setAccessibleName(translate("Webhooks", "Webhook groups"))
        for title in (
            translate("Webhooks", "In the cloud"),
            translate("Webhooks", "On this computer"),
            translate("Webhooks", "Receiver"),
        ):
            self.tab_bar.addTab(title)
        row = QHBoxLayout()
        row.setContentsMargins(12, 0, 12, 0)
        row.addWidget(self.tab_bar, 1)
        outer.addLayout(row)
        self._pages = QStackedWidget()
        for page in (inner, _scroll_area(self.own), _scroll_area(self.receiver)):
            self._pages.addWidget(page)
        outer.addWidget(self._pages, 1)
        self.tab_bar.currentChanged.connect(self._show_tab)


def _scroll_area(page: QWidget) -> QScrollArea:
    area = QScrollArea()
    area.setObjectName("page")
    area.setWidgetResizable(True)
    page.setObjectName("pageBody")
    area.setWidget(page)
    return area
