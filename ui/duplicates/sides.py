"""`Sides`: records side by side; which of them stays, and for each block of fields whose values it gets.

Made by `DuplicatesDialog`. A block is the fields of one merge group, as in the dialog of two versions.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QLabel, QRadioButton, QWidget

from storage.schema.fields import Entity, Field, Merge, Record
from ui.context import AppContext
from ui.text import formats, texts
from ui.text.texts import translate
from ui.widgets.elided import ElidingButton

LEFT_OUT = frozenset({"id", "deleted", "display"})


class Sides(QWidget):
    """One column for each record, one line for each block that differs."""

    chosen = Signal()
    record_asked = Signal(object)

    def __init__(self, context: AppContext, entity: str, records: Sequence[Record]) -> None:
        super().__init__()
        self._context = context
        self._entity = context.catalogue[entity]
        self._records = list(records)
        self.ids = [int(each["id"]) for each in records]
        self.keep = _fullest(self._entity, records)
        self._blocks: list[tuple[tuple[str, ...], list[QRadioButton]]] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(12, 8, 12, 8)
        self._grid.setHorizontalSpacing(14)
        self._grid.setVerticalSpacing(6)
        self._add_heads()
        for names in self._entity.blocks(tuple(each.name for each in self._differing())):
            self._add_block(names)
        self._grid.setRowStretch(self._grid.rowCount(), 1)
        for column in range(1, len(records) + 1):
            self._grid.setColumnStretch(column, 1)
        self._choose_of(self.keep)

    @property
    def others(self) -> list[int]:
        """The records that go."""
        return [each for each in self.ids if each != self.keep]

    def values(self) -> dict[str, Any]:
        """The chosen values of the fields that differ; sets and counters are united and have none."""
        found: dict[str, Any] = {}
        for names, buttons in self._blocks:
            at = next((at for at, button in enumerate(buttons) if button.isChecked()), None)
            if at is not None:
                found |= {name: self._records[at].get(name) for name in names}
        return found

    def _differing(self) -> list[Field]:
        return [
            each
            for each in self._entity.fields
            if each.writable
            and each.merge not in (Merge.SERVER, Merge.COUNTER, Merge.SET, Merge.BITS)
            and each.name not in LEFT_OUT
            and any(record.get(each.name) != self._records[0].get(each.name) for record in self._records)
        ]

    def _add_heads(self) -> None:
        group = QButtonGroup(self)
        caption = QLabel(translate("Duplicates", "Stays"))
        caption.setProperty("role", "muted")
        self._grid.addWidget(caption, 0, 0)
        for column, record in enumerate(self._records, 1):
            id = int(record["id"])
            stays = QRadioButton(self._context.title(self._entity.name, record))
            stays.setChecked(id == self.keep)
            stays.clicked.connect(partial(self._keep, id))
            group.addButton(stays)
            self._grid.addWidget(stays, 0, column)
            link = ElidingButton()
            link.setText(translate("Duplicates", "Open"))
            link.setProperty("role", "link")
            link.setAccessibleName(f"{link.text()}: {stays.text()}")
            link.clicked.connect(lambda _=False, id=id: self.record_asked.emit(id))
            self._grid.addWidget(link, 1, column)

    def _add_block(self, names: tuple[str, ...]) -> None:
        row = self._grid.rowCount()
        label = QLabel(", ".join(texts.field(self._entity.name, name) for name in names))
        label.setProperty("role", "muted")
        label.setWordWrap(True)
        self._grid.addWidget(label, row, 0)
        group, buttons = QButtonGroup(self), []
        for column, record in enumerate(self._records, 1):
            parts = (
                self._context.text(self._entity, self._entity.by_name[name], record.get(name))
                for name in names
            )
            button = QRadioButton(", ".join(filter(None, parts)) or formats.NOTHING)
            button.setAccessibleDescription(label.text())
            button.clicked.connect(self.chosen)
            group.addButton(button)
            buttons.append(button)
            self._grid.addWidget(button, row, column)
        self._blocks.append((names, buttons))

    def _keep(self, id: int) -> None:
        self.keep = id
        self._choose_of(id)
        self.chosen.emit()

    def _choose_of(self, id: int) -> None:
        """Choose the values of a record, and where it says nothing those of the first that does."""
        own = self.ids.index(id)
        order = [own, *(at for at in range(len(self.ids)) if at != own)]
        for names, buttons in self._blocks:
            at = next((at for at in order if any(_says(self._records[at].get(name)) for name in names)), own)
            buttons[at].setChecked(True)


def _says(value: object) -> bool:
    return value not in (None, "", [], {})


def _fullest(entity: Entity, records: Sequence[Record]) -> int:
    """The record that says the most: it is offered as the one that stays; the oldest of several."""
    said = {
        int(record["id"]): sum(_says(record.get(each.name)) for each in entity.fields) for record in records
    }
    return max(said, key=lambda id: said[id])
