"""The related tab of a record: what it names, what names it, how many, and the way there.

Made by `record_open`. Asked on a worker when it is looked at, as counting may take a moment in a long list.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QFrame, QLabel, QSizePolicy, QVBoxLayout, QWidget

from app.queries.related import Relation
from storage.errors import ShopError
from storage.schema.fields import Entity, Record
from ui.context import AppContext
from ui.record.scroll_page import fill, scroll_page
from ui.style import icons
from ui.text import texts
from ui.text.texts import translate
from ui.widgets.elided import ElidingButton, ElidingLabel

OTHER_END = {"_parentProductId": "_productId", "_productId": "_parentProductId"}
"""A line of a recipe ties two products: from the one it leads to the other."""
REFRESH_DELAY = 400
"""Milliseconds from the first change elsewhere until the counts are asked for again."""


class RecordRelated(QWidget):
    """Relations of one record."""

    record_asked = Signal(str, int)
    list_asked = Signal(str, str)

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._asked = 0
        self._of: tuple[Entity, Record] | None = None
        self._again = QTimer(self, interval=REFRESH_DELAY, singleShot=True)
        self._again.timeout.connect(self._ask_again)
        context.bridge.changed.connect(self._on_change)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        self._area = scroll_page()
        layout.addWidget(self._area)
        self.relations: list[Relation] = []

    def show_record(self, entity: Entity, record: Record) -> None:
        """Ask for the relations of a record; an answer that comes too late is passed over."""
        if self._of is None or (self._of[0], self._of[1]["id"]) != (entity, record["id"]):
            self._area.verticalScrollBar().setValue(0)
        self._of = (entity, record)
        self._asked += 1
        number = self._asked
        queries = self._context.queries

        def take(found: list[Relation]) -> None:
            if number == self._asked:
                self._fill(found)

        self._context.bridge.submit(
            lambda: queries.related.of(entity.name, record),
            done=take,
            failed=lambda error: self._say(error, number),
            lane="chores",
            asker=self,
        )

    def _on_change(self, _change: object) -> None:
        """Whatever changed may belong here; many changes are looked at once."""
        if self.isVisible() and not self._again.isActive():
            self._again.start()

    def _ask_again(self) -> None:
        if self.isVisible() and self._of is not None:
            self.show_record(*self._of)

    def _say(self, error: ShopError, number: int) -> None:
        if number == self._asked:
            fill(self._area, [_muted(texts.error(error.code, error.params).whole)])

    def _fill(self, relations: list[Relation]) -> None:
        self.relations = relations
        parts: list[QWidget] = [self._card(each) for each in relations]
        if not parts:
            parts.append(_muted(translate("Related", "No other record has to do with it.")))
        fill(self._area, parts)

    def _card(self, relation: Relation) -> QFrame:
        card = QFrame()
        card.setObjectName("card")
        layout = QVBoxLayout(card)
        layout.setContentsMargins(10, 8, 10, 8)
        layout.setSpacing(0)
        head = texts.relation(relation.entity, relation.field, outward=relation.outward)
        count = "" if relation.outward else f" ({relation.total})"
        title = ElidingLabel(f"{head}{count}", role="heading")
        layout.addWidget(title)
        for record in relation.records:
            layout.addWidget(self._record(relation, record))
        if not relation.total:
            layout.addWidget(_muted(translate("Related", "None")))
        elif relation.filter and not relation.outward:
            words = translate("Related", "Show all %n in the list", relation.total)
            layout.addWidget(
                _link(
                    words,
                    f"{head}: {words}",
                    partial(self.list_asked.emit, relation.entity, relation.filter),
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
            said = f"{title}: {' '.join(amount)}"
            if isinstance(other, int):
                entity, id = declared.by_name[end].references or entity, other
        elif (under := self._context.catalogue[entity].view_of) is not None:
            entity, said = under, self._context.title(under, record)
        else:
            said = self._context.title(entity, record)
        return _link(said, said, partial(self.record_asked.emit, entity, id), entity)


def _link(words: str, name: str, do: Callable[[], object], picture: str) -> ElidingButton:
    button = ElidingButton(words)
    button.setProperty("role", "row")
    button.setAccessibleName(name)
    button.setIcon(icons.icon(picture, "muted"))
    # A push button's hint is its least width, and long names would scroll the page sideways.
    button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
    button.setCursor(Qt.CursorShape.PointingHandCursor)
    button.clicked.connect(lambda _=False: do())
    return button


def _muted(text: str) -> QLabel:
    label = QLabel(text)
    label.setProperty("role", "muted")
    label.setWordWrap(True)
    return label
