"""The history tab of a record: what happened, when, by whom and from where, and every earlier value to put back.

Made by `record_open`. Reads the timeline when it is looked at; what is to be put back is done by `record_panel`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from app.queries import timeline
from storage.errors import ShopError
from storage.records.history import Event, EventKind
from storage.schema.fields import Entity, Record
from ui.context import AppContext
from ui.record.scroll_page import fill, scroll_page
from ui.style import icons
from ui.text import texts
from ui.text.texts import translate
from ui.widgets.elided import ElidingButton, ElidingLabel

SHOWN = 20
"""Events shown at first, and at each asking for earlier ones."""


class RecordHistory(QWidget):
    """Events of one record, newest first."""

    values_asked = Signal(object)
    """Values to put back, by field."""
    record_asked = Signal()
    """The deleted record is to be restored."""

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._shown = SHOWN
        self._of: tuple[Entity, int] | None = None
        self._record: Record = {}
        self._may_write = False
        self.events: list[Event] = []
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        self._area = scroll_page()
        layout.addWidget(self._area)

    def show_record(self, entity: Entity, record: Record, *, may_write: bool) -> None:
        """Read and show the events of a record; `may_write`: whether values can be put back now."""
        if self._of != (entity, record["id"]):
            self._shown = SHOWN
            self._area.verticalScrollBar().setValue(0)
        self._of, self._record, self._may_write = (entity, record["id"]), record, may_write
        try:
            self.events = self._context.queries.timeline(entity.name, record["id"])
        except ShopError as error:
            self.events = []
            fill(self._area, [_note(texts.error(error.code, error.params).whole)])
            return
        self._fill()

    def _fill(self) -> None:
        assert self._of is not None
        cards: list[QWidget] = [
            self._card(self._of[0], event, index) for index, event in enumerate(self.events[: self._shown])
        ]
        if not cards:
            cards.append(
                _note(translate("History", "Nothing has happened to it since it came to this computer."))
            )
        if len(self.events) > self._shown:
            more = QPushButton(translate("History", "Show earlier ones"))
            more.setProperty("role", "link")
            more.clicked.connect(self._show_more)
            cards.append(more)
        fill(self._area, cards)

    def _show_more(self) -> None:
        self._shown += SHOWN
        self._fill()

    def _card(self, entity: Entity, event: Event, index: int) -> QFrame:
        card = QFrame()
        card.setObjectName("card")
        layout = QVBoxLayout(card)
        layout.setContentsMargins(10, 8, 10, 8)
        layout.setSpacing(3)
        layout.addWidget(ElidingLabel(self._kind(event), role="heading"))
        layout.addWidget(ElidingLabel(self._by(event), role="muted"))
        shown = [name for name in entity.by_name if name in event.fields and _told(entity, name)]
        # All of a new record is in its details.
        inside = shown if event.kind is not EventKind.CREATED else []
        for names in timeline.group_inseparable(entity, inside):
            for name in names:
                layout.addWidget(self._line(entity, event, name))
            if self._may_write:
                for values in timeline.restorable_values(entity, event, names, self._record):
                    layout.addWidget(self._back(entity, values))
        if event.kind in (EventKind.DELETED, EventKind.CLOUD_DELETED):
            if self._record.get("deleted") and "anonymize" not in event.fields and index == self._gone_at():
                layout.addWidget(
                    _link(translate("History", "Restore the record"), "", self.record_asked.emit, "restore")
                )
        elif self._may_write and (event.kind in timeline.CHANGED or event.kind is EventKind.CREATED):
            values_then = timeline.values_before(entity, self._record, self.events, index)
            if values_then and (len(shown) > 1 or index > 0 or event.kind is EventKind.CREATED):
                words = (
                    translate("History", "All as it was when it was created")
                    if event.kind is EventKind.CREATED
                    else translate("History", "All as it was before this")
                )
                layout.addWidget(
                    _link(words, f"{words}: {self._when(event)}", partial(self._ask, values_then))
                )
        return card

    def _gone_at(self) -> int:
        """Place of the newest deletion."""
        gone = (EventKind.DELETED, EventKind.CLOUD_DELETED)
        return next((at for at, each in enumerate(self.events) if each.kind in gone), -1)

    def _kind(self, event: Event) -> str:
        if "anonymize" in event.fields:
            return translate("History", "Deleted, personal data removed for good")
        return texts.event(event.kind.value)

    def _when(self, event: Event) -> str:
        return texts.when(event.at, self._context.clock.now())

    def _by(self, event: Event) -> str:
        who = [event.who] if event.who else []
        # What synchronising did is said by the kind.
        origin = [texts.origin(event.origin)] if event.origin not in ("", "sync") else []
        return " · ".join([self._when(event), *origin, *who])

    def _line(self, entity: Entity, event: Event, name: str) -> QLabel:
        old, new = event.fields[name]
        label = texts.field(entity.name, name)
        before, after = (self._text(entity, name, value) for value in (old, new))
        if event.kind is EventKind.HELD:
            said = translate(
                "History", "{field}: {there} in the cloud, {here} here", field=label, there=before, here=after
            )
        elif event.kind is EventKind.DISCARDED:
            said = f"{label}: {before if old is not None else after}"
        else:
            said = f"{label}: {before} → {after}"
        line = QLabel(said)
        line.setWordWrap(True)
        line.setTextFormat(Qt.TextFormat.PlainText)
        return line

    def _back(self, entity: Entity, values: Mapping[str, Any]) -> QPushButton:
        label = ", ".join(texts.field(entity.name, name) for name in values)
        shown = [self._text(entity, name, value) for name, value in values.items()]
        words = (
            translate("History", "Empty again")
            if set(shown) == {"-"}
            else translate("History", "Back to {value}", value=", ".join(shown))
        )
        return _link(words, f"{label}: {words}", partial(self._ask, values), "undo")

    def _text(self, entity: Entity, name: str, value: Any) -> str:
        return " ".join(self._context.text(entity, entity.by_name[name], value).split()) or "-"

    def _ask(self, values: Mapping[str, Any]) -> None:
        self.values_asked.emit(dict(values))


def _told(entity: Entity, name: str) -> bool:
    return entity.by_name[name].form is not None


def _link(words: str, name: str, do: Callable[[], object], picture: str = "revert") -> ElidingButton:
    button = ElidingButton(words)
    button.setProperty("role", "row")
    button.setIcon(icons.icon(picture, "accent"))
    # A push button's hint is its least width, and long names would scroll the page sideways.
    button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
    button.setAccessibleName(name or words)
    button.clicked.connect(lambda _=False: do())
    return button


def _note(text: str) -> QLabel:
    label = QLabel(text)
    label.setProperty("role", "muted")
    label.setWordWrap(True)
    return label
