"""The related tab of a record: records that it refers to and that refer to it, with counts and links.

Made by `RecordPanel`. Read on a worker when the tab is shown, since counting takes a moment in a long list.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QFrame, QLabel, QSizePolicy, QVBoxLayout, QWidget

from app.queries.related import Relation
from storage.errors import ShopError
from storage.schema.fields import Entity, Record
from ui.context import AppContext
from ui.record.scroll_page import fill, scroll_page
from ui.style import icons
from ui.text import formats, texts
from ui.text.texts import translate
from ui.widgets.elided import ElidingButton, ElidingLabel

OTHER_END = {"_parentProductId": "_productId", "_productId": "_parentProductId"}
"""An ingredient record connects two products: from the one it links to the other."""
REFRESH_DELAY = 400
"""Milliseconds from a change elsewhere to the next reading."""


class RecordRelated(QWidget):
    """The relations of one record."""

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._request_number = 0
        self._shown_record: tuple[Entity, Record] | None = None
        self._refresh_timer = QTimer(self, interval=REFRESH_DELAY, singleShot=True)
        self._refresh_timer.timeout.connect(self._read_again)
        context.bridge.changed.connect(self._on_change)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        self._area = scroll_page()
        layout.addWidget(self._area)
        self.relations: list[Relation] = []

    def show_record(self, entity: Entity, record: Record) -> None:
        """Read the relations of a record; the result of an earlier request is dropped."""
        if self._shown_record is None or (self._shown_record[0], self._shown_record[1]["id"]) != (
            entity,
            record["id"],
        ):
            self._area.verticalScrollBar().setValue(0)
        self._shown_record = (entity, record)
        self._request_number += 1
        number = self._request_number
        queries = self._context.queries

        def show(relations: list[Relation]) -> None:
            if number == self._request_number:
                self._fill(relations)

        self._context.bridge.submit(
            lambda: queries.related.of(entity.name, record),
            done=show,
            failed=lambda error: self._show_error(error, number),
            worker="background",
            owner=self,
        )

    def _on_change(self, _change: object) -> None:
        """Any change may concern a relation; several changes are read at once."""
        if self.isVisible() and not self._refresh_timer.isActive():
            self._refresh_timer.start()

    def _read_again(self) -> None:
        if self.isVisible() and self._shown_record is not None:
            self.show_record(*self._shown_record)

    def _show_error(self, error: ShopError, number: int) -> None:
        if number == self._request_number:
            fill(self._area, [_muted(texts.error(error.code, error.params).whole)])

    def _fill(self, relations: list[Relation]) -> None:
        self.relations = relations
        parts: list[QWidget] = [self._card(relation) for relation in relations]
        if not parts:
            parts.append(_muted(translate("Related", "No related records.")))
        fill(self._area, parts)

    def _card(self, relation: Relation) -> QFrame:
        card = QFrame()
        card.setObjectName("card")
        layout = QVBoxLayout(card)
        layout.setContentsMargins(10, 8, 10, 8)
        layout.setSpacing(0)
        heading = texts.relation(relation.entity, relation.field, outward=relation.outward)
        count = "" if relation.outward else f" ({formats.number_text(relation.total)})"
        title = ElidingLabel(f"{heading}{count}", role="heading")
        layout.addWidget(title)
        for record in relation.records:
            layout.addWidget(self._record(relation, record))
        if not relation.total:
            layout.addWidget(_muted(translate("Related", "None")))
        elif relation.filter and not relation.outward:
            label = translate("Related", "Show all %n in the list", relation.total)
            layout.addWidget(
                _link(
                    label,
                    f"{heading}: {label}",
                    partial(self._context.navigator.show_list, relation.entity, relation.filter),
                    "next",
                )
            )
        return card

    def _record(self, relation: Relation, record: Record) -> ElidingButton:
        entity, id, title = relation.entity, record["id"], ""
        end = OTHER_END.get(relation.field)
        if end is not None and end in self._context.catalogue[entity].by_name:
            declared = self._context.catalogue[entity]
            other = record.get(end)
            amount = [
                self._context.text(declared, declared.by_name[name], record.get(name))
                for name in ("quantity", "unit")
            ]
            title = self._context.text(declared, declared.by_name[end], other)
            text = f"{title}: {' '.join(amount)}"
            if isinstance(other, int):
                entity, id = declared.by_name[end].references or entity, other
        elif (viewed := self._context.catalogue[entity].view_of) is not None:
            entity, text = viewed, self._context.title(viewed, record)
        else:
            text = self._context.title(entity, record)
        return _link(text, text, partial(self._context.navigator.show_record, entity, id), entity)


def _link(text: str, name: str, handler: Callable[[], object], icon: str) -> ElidingButton:
    button = ElidingButton()
    button.setText(text)
    button.setProperty("role", "row")
    button.setAccessibleName(name)
    button.setIcon(icons.icon(icon, "muted"))
    # The minimum width of a push button is its size hint; a long text would make the page scroll sideways.
    button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
    button.setCursor(Qt.CursorShape.PointingHandCursor)
    button.clicked.connect(lambda _=False: handler())
    return button


def _muted(text: str) -> QLabel:
    label = QLabel(text)
    label.setProperty("role", "muted")
    label.setWordWrap(True)
    return label
