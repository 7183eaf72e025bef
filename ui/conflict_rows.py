"""The table of a question: field, before, this computer, cloud; one pair of radio buttons for each block of fields.

Called by `conflict_dialog`. Fields of one merge group are decided together, as the engine keeps them together.
"""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QFrame, QGridLayout, QLabel, QRadioButton, QWidget

from app.queries import Question, Versions
from storage.fields import Entity
from storage.intent import HeldReason
from ui import texts
from ui.desk import Desk
from ui.texts import translate

Side = Literal["local", "cloud"]


def blocks(entity: Entity, names: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Held fields, those of one merge group together, in the order of the form."""
    found: dict[str, list[str]] = {}
    for name in names:
        field = entity.by_name.get(name)
        key = f"group:{field.group}" if field is not None and field.group else name
        found.setdefault(key, []).append(name)
    return [tuple(block) for block in found.values()]


class ConflictRows(QWidget):
    """One line for each field; with `choosing` also the radio buttons."""

    decided = Signal()

    def __init__(
        self, desk: Desk, question: Question, *, choosing: bool, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._desk = desk
        self._entity = desk.catalogue[question.entity]
        self._groups: list[tuple[tuple[str, ...], QButtonGroup, QRadioButton, QRadioButton]] = []
        self._layout = QGridLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setHorizontalSpacing(14)
        self._layout.setVerticalSpacing(6)
        for column, stretch in enumerate((2, 3, 3, 3)):
            self._layout.setColumnStretch(column, stretch)
        heads = ("Field", "Before", "This computer", "Cloud")
        for column, words in enumerate(heads):
            label = QLabel(_HEADS[words]())
            label.setProperty("role", "heading")
            self._layout.addWidget(label, 0, column)
        row = 1
        for block in blocks(self._entity, tuple(question.fields)):
            row = self._block(row, block, question, choosing=choosing)
        self._layout.setRowStretch(row, 1)

    def choices(self) -> dict[str, Side]:
        """Decided fields and the side chosen for each."""
        found: dict[str, Side] = {}
        for names, _, local, cloud in self._groups:
            side: Side | None = "local" if local.isChecked() else "cloud" if cloud.isChecked() else None
            if side is not None:
                found.update(dict.fromkeys(names, side))
        return found

    @property
    def complete(self) -> bool:
        """Whether every block is decided."""
        return all(local.isChecked() or cloud.isChecked() for _, _, local, cloud in self._groups)

    def choose_all(self, side: Side) -> None:
        """Tick one side everywhere."""
        for _, _, local, cloud in self._groups:
            (local if side == "local" else cloud).setChecked(True)
        self.decided.emit()

    def _block(self, row: int, names: tuple[str, ...], question: Question, *, choosing: bool) -> int:
        labels = [texts.field(self._entity.name, name) for name in names]
        line = QFrame()
        line.setObjectName("line")
        line.setFixedHeight(1)
        self._layout.addWidget(line, row, 0, 1, 4)
        row += 1
        versions = [question.fields[name] for name in names]
        self._layout.addWidget(_cell("\n".join(labels), "muted"), row, 0)
        self._layout.addWidget(_cell(self._joined(names, versions, "base"), "muted"), row, 1)
        mine = self._joined(names, versions, "local")
        gone = question.reason is HeldReason.DELETED_THERE
        theirs = translate("Conflict", "deleted") if gone else self._joined(names, versions, "cloud")
        if not choosing:
            self._layout.addWidget(_cell(mine), row, 2)
            self._layout.addWidget(_cell(theirs), row, 3)
            return row + 1
        group = QButtonGroup(self)
        title = ", ".join(labels)
        local = _radio(mine, f"{title}: {translate('Conflict', 'This computer')}: {mine}")
        cloud = _radio(theirs, f"{title}: {translate('Conflict', 'Cloud')}: {theirs}")
        for button in (local, cloud):
            group.addButton(button)
            button.toggled.connect(lambda _: self.decided.emit())
        self._layout.addWidget(local, row, 2)
        self._layout.addWidget(cloud, row, 3)
        self._groups.append((names, group, local, cloud))
        return row + 1

    def _joined(self, names: tuple[str, ...], versions: list[Versions], side: str) -> str:
        shown = [
            self._desk.text(self._entity, self._entity.by_name[name], getattr(each, side)) or "-"
            for name, each in zip(names, versions, strict=True)
        ]
        return "\n".join(shown)


_HEADS = {
    "Field": lambda: translate("Conflict", "Field"),
    "Before": lambda: translate("Conflict", "Before"),
    "This computer": lambda: translate("Conflict", "This computer"),
    "Cloud": lambda: translate("Conflict", "Cloud"),
}


def _cell(text: str, role: str = "") -> QLabel:
    label = QLabel(text)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    label.setProperty("role", role)
    label.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return label


def _radio(text: str, name: str) -> QRadioButton:
    shown = "\n".join(_wrapped(line) for line in text.split("\n"))
    button = QRadioButton(shown.replace("&", "&&"))
    button.setAccessibleName(name)
    button.setToolTip(text)
    return button


def _wrapped(line: str, width: int = 34, most: int = 6) -> str:
    """Radio buttons do not wrap by themselves."""
    words, lines = line.split(" "), [""]
    for word in words:
        if lines[-1] and len(lines[-1]) + len(word) + 1 > width:
            lines.append(word)
        else:
            lines[-1] = f"{lines[-1]} {word}".strip()
    kept = lines[:most]
    return "\n".join(part if len(part) <= width + 6 else f"{part[:width]}…" for part in kept) + (
        "…" if len(lines) > most else ""
    )
