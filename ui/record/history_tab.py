"""The history tab of a record: what happened, when, by whom and from where, with buttons to restore earlier values.

Made by `RecordPanel`, whose `OpenRecord` restores the values. The timeline is read when the tab is shown.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from app.commands.purchase_price import PURCHASE_PRICE, is_purchase_price
from app.queries import timeline
from storage.errors import ShopError
from storage.records.history import Event, EventKind
from storage.schema.fields import Entity, Record
from ui.context import AppContext
from ui.record.scroll_page import fill, scroll_page
from ui.style import icons
from ui.text import formats, texts
from ui.text.texts import translate
from ui.widgets.elided import ElidingButton, ElidingLabel

PAGE_SIZE = 20
"""Events shown at first, and added by each click on "Show earlier ones"."""


class RecordHistory(QWidget):
    """Events of one record, newest first."""

    values_asked = Signal(object)
    """Values to restore, by field."""
    record_asked = Signal()
    """The deleted record is to be restored."""

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._shown = PAGE_SIZE
        self._shown_record: tuple[Entity, int] | None = None
        self._record: Record = {}
        self._may_write = False
        self.events: list[Event] = []
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        self._area = scroll_page()
        layout.addWidget(self._area)

    def show_record(self, entity: Entity, record: Record, *, may_write: bool) -> None:
        """Read and show the events of a record; `may_write`: whether values can be restored now."""
        if self._shown_record != (entity, record["id"]):
            self._shown = PAGE_SIZE
            self._area.verticalScrollBar().setValue(0)
        self._shown_record, self._record, self._may_write = (entity, record["id"]), record, may_write
        try:
            self.events = self._context.queries.timeline(entity.name, record["id"])
        except ShopError as error:
            self.events = []
            fill(self._area, [_note(texts.error(error.code, error.params).whole)])
            return
        self._fill()

    def _fill(self) -> None:
        assert self._shown_record is not None
        cards: list[QWidget] = [
            self._card(self._shown_record[0], event, index)
            for index, event in enumerate(self.events[: self._shown])
            if _says_something(self._shown_record[0], event)
        ]
        if not cards:
            cards.append(_note(translate("History", "No changes since it came to this computer.")))
        if len(self.events) > self._shown:
            more = QPushButton(translate("History", "Show earlier"))
            more.setProperty("role", "link")
            more.clicked.connect(self._show_more)
            cards.append(more)
        fill(self._area, cards)

    def _show_more(self) -> None:
        self._shown += PAGE_SIZE
        self._fill()

    def _card(self, entity: Entity, event: Event, index: int) -> QFrame:
        card = QFrame()
        card.setObjectName("card")
        layout = QVBoxLayout(card)
        layout.setContentsMargins(10, 8, 10, 8)
        layout.setSpacing(3)
        layout.addWidget(ElidingLabel(self._kind(event), role="heading"))
        layout.addWidget(ElidingLabel(self._source(event), role="muted"))
        shown = [name for name in entity.by_name if name in event.fields and _is_told(entity, name)]
        # The values of a new record are in its form.
        listed = shown if event.kind is not EventKind.CREATED else []
        for names in timeline.group_inseparable(entity, listed):
            for name in names:
                layout.addWidget(self._line(entity, event, name))
            if self._may_write:
                for values in timeline.restorable_values(entity, event, names, self._record):
                    layout.addWidget(self._restore_button(entity, values))
        if event.kind in (EventKind.DELETED, EventKind.CLOUD_DELETED):
            if (
                self._record.get("deleted")
                and "anonymize" not in event.fields
                and index == self._newest_deletion()
            ):
                layout.addWidget(
                    _link(translate("History", "Restore record"), "", self.record_asked.emit, "restore")
                )
        elif (
            self._may_write
            and not is_purchase_price(event)
            and (event.kind in timeline.CHANGED or event.kind is EventKind.CREATED)
        ):
            values_then = timeline.values_before(entity, self._record, self.events, index)
            if values_then and (len(shown) > 1 or index > 0 or event.kind is EventKind.CREATED):
                label = (
                    translate("History", "Restore everything as created")
                    if event.kind is EventKind.CREATED
                    else translate("History", "Restore everything as before this")
                )
                layout.addWidget(
                    _link(label, f"{label}: {self._when(event)}", partial(self._request, values_then))
                )
        return card

    def _newest_deletion(self) -> int:
        """Index of the newest deletion, -1 if there is none."""
        kinds = (EventKind.DELETED, EventKind.CLOUD_DELETED)
        return next((index for index, event in enumerate(self.events) if event.kind in kinds), -1)

    def _kind(self, event: Event) -> str:
        if "anonymize" in event.fields:
            return translate("History", "Deleted; personal data removed for good")
        if is_purchase_price(event):
            return translate("History", "Purchase price noted on this computer")
        return texts.event(timeline.told_as(event))

    def _when(self, event: Event) -> str:
        return texts.when(event.at, self._context.clock.now())

    def _source(self, event: Event) -> str:
        # The kind of the event says already that it came by sync.
        if not timeline.happened_here(event):
            return " · ".join([self._when(event), *([event.who] if event.who else [])])
        here = translate("History", "this computer")
        return " · ".join([self._when(event), event.who or texts.author(event.origin), here])

    def _line(self, entity: Entity, event: Event, name: str) -> QLabel:
        old, new = event.fields[name]
        label = texts.field(entity.name, name)
        before, after = (self._text(entity, name, value) for value in (old, new))
        if event.is_forgotten(name):
            text = translate("History", "{field}: values no longer kept", field=label)
        elif event.kind is EventKind.HELD:
            text = translate(
                "History", "{field}: {there} in the cloud, {here} here", field=label, there=before, here=after
            )
        elif event.kind is EventKind.DISCARDED:
            text = f"{label}: {before if old is not None else after}"
        else:
            text = f"{label}: {before} → {after}"
        line = QLabel(text)
        line.setWordWrap(True)
        line.setTextFormat(Qt.TextFormat.PlainText)
        return line

    def _restore_button(self, entity: Entity, values: Mapping[str, Any]) -> QPushButton:
        label = ", ".join(texts.field(entity.name, name) for name in values)
        shown = [self._text(entity, name, value) for name, value in values.items()]
        text = (
            translate("History", "Clear again")
            if set(shown) == {formats.NOTHING}
            else translate("History", "Restore {value}", value=", ".join(shown))
        )
        return _link(text, f"{label}: {text}", partial(self._request, values), "undo")

    def _text(self, entity: Entity, name: str, value: Any) -> str:
        return " ".join(self._context.text(entity, entity.by_name[name], value).split()) or formats.NOTHING

    def _request(self, values: Mapping[str, Any]) -> None:
        self.values_asked.emit(dict(values))


def _is_told(entity: Entity, name: str) -> bool:
    field = entity.by_name.get(name)
    return field is not None and (field.form is not None or name == PURCHASE_PRICE)


def _says_something(entity: Entity, event: Event) -> bool:
    """Whether there is anything to read in it: not where only fields changed that nobody is shown."""
    changed = event.kind in timeline.CHANGED and event.kind is not EventKind.RESTORED
    told = any(_is_told(entity, name) for name in event.fields) or "deleted" in event.fields
    return told or not (changed and event.fields)


def _link(text: str, name: str, handler: Callable[[], object], icon: str = "revert") -> ElidingButton:
    button = ElidingButton()
    button.setText(text)
    button.setProperty("role", "row")
    button.setIcon(icons.icon(icon, "accent"))
    # The minimum width of a push button is its size hint; a long text would make the page scroll sideways.
    button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
    button.setAccessibleName(name or text)
    button.clicked.connect(lambda _=False: handler())
    return button


def _note(text: str) -> QLabel:
    label = QLabel(text)
    label.setProperty("role", "muted")
    label.setWordWrap(True)
    return label
