"""The table of a conflict: field, base, local and cloud value, and for each block of fields the choice between them.

Made by `ConflictDialog`. A block is the fields of one merge group, which the sync engine merges as one; a third value can
be typed where neither side is right.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QGridLayout,
    QLabel,
    QRadioButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from app.commands.resolve import Choice, Value
from app.queries.auto_merged import MergedField
from app.queries.queries import Conflict, Versions
from storage.outbox.questions import QUESTIONS, Answer, Claim
from ui.context import AppContext
from ui.editors.base import BoolEditor, Editor, Unreadable
from ui.editors.factory import make_editor
from ui.style import icons
from ui.text import formats, texts
from ui.text.texts import translate


@dataclass(slots=True)
class Block:
    """Fields with one choice, and its buttons and editors."""

    names: tuple[str, ...]
    local: QRadioButton | None = None
    cloud: QRadioButton | None = None
    other: QRadioButton | None = None
    editors: dict[str, Editor] = field(default_factory=dict)

    def choices(self, *, only_dirty: bool = False) -> dict[str, Choice]:
        """The choice for each field; raises Unreadable with `field` in its params."""
        if self.local is not None and self.local.isChecked():
            return dict.fromkeys(self.names, "local")
        if self.cloud is not None and self.cloud.isChecked():
            return dict.fromkeys(self.names, "cloud")
        if self.other is not None and not self.other.isChecked():
            return {}
        found: dict[str, Choice] = {}
        for name, editor in self.editors.items():
            try:
                if editor.dirty or not only_dirty:
                    found[name] = Value(editor.value())
            except Unreadable as error:
                raise Unreadable(error.code, **{**error.params, "field": name}) from None
        return found


class ConflictRows(QWidget):
    """One line for each block of fields."""

    choices_changed = Signal()

    def __init__(self, context: AppContext, conflict: Conflict, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._conflict = conflict
        self._entity = context.catalogue[conflict.entity]
        self.question = QUESTIONS[conflict.reason]
        self.counted = self.question.here is Claim.DIFFERENCE
        """Whether it is about an amount: a number is typed anew, not corrected."""
        self.blocks: list[Block] = []
        self._layout = QGridLayout(self)
        self._layout.setContentsMargins(12, 8, 12, 4)
        self._layout.setHorizontalSpacing(14)
        self._layout.setVerticalSpacing(6)
        for column, stretch in enumerate((4, 5, 6, 6, 0)):
            self._layout.setColumnStretch(column, stretch)
        self._add_headers()
        row = 1
        for names in self._entity.blocks(tuple(conflict.fields)):
            row = self._add_block(row, names)
        self._layout.setRowStretch(row, 1)

    def choices(self) -> dict[str, Choice]:
        """The choices made so far, by field; raises Unreadable."""
        found: dict[str, Choice] = {}
        for block in self.blocks:
            found |= block.choices(only_dirty=self.counted)
        return found

    @property
    def complete(self) -> bool:
        """Whether every block has a choice and all input can be parsed."""
        try:
            found = self.choices()
        except Unreadable:
            return False
        if self.counted:
            return bool(found)
        return all(name in found for block in self.blocks for name in block.names)

    def input_problem(self) -> str:
        """What is wrong with the input; empty if nothing is."""
        try:
            self.choices()
        except Unreadable as error:
            params = dict(error.params)
            name = str(params.pop("field", ""))
            return f"{texts.field(self._entity.name, name)}: {texts.problem(error.code, params)}"
        return ""

    # building

    def _add_headers(self) -> None:
        conflict, now = self._conflict, self._context.clock.now()
        here = texts.author(conflict.origin)
        cloud = [str(conflict.cloud_by)] if conflict.cloud_by else []
        headers = [
            (translate("Conflict", "Field"), ""),
            (translate("Conflict", "Before"), texts.when(conflict.base_at, now)),
            (
                translate("Conflict", "This computer"),
                _joined_parts(here, texts.when(conflict.local_at or None, now)),
            ),
            (translate("Conflict", "Cloud"), _joined_parts(*cloud, texts.when(conflict.cloud_at, now))),
        ]
        for column, (label, note) in enumerate(headers):
            box = QVBoxLayout()
            box.setSpacing(0)
            box.addWidget(_cell(label, "heading"))
            box.addWidget(_cell(note, "muted"))
            self._layout.addLayout(box, 0, column)

    def _add_block(self, row: int, names: tuple[str, ...]) -> int:
        labels = [texts.field(self._entity.name, name) for name in names]
        line = QFrame()
        line.setObjectName("line")
        line.setFixedHeight(1)
        self._layout.addWidget(line, row, 0, 1, 5)
        row += 1
        versions = [self._conflict.fields[name] for name in names]
        self._layout.addWidget(_cell("\n".join(labels), "muted"), row, 0)
        self._layout.addWidget(_cell(self._joined(names, versions, "base"), "muted"), row, 1)
        mine, theirs = self._joined(names, versions, "local"), self._joined(names, versions, "cloud")
        if self._conflict.deleted_here:
            mine = translate("Conflict", "deleted here")
        if self.question.cloud is Claim.DELETION:
            theirs = translate("Conflict", "deleted")
        block = Block(names)
        self.blocks.append(block)
        match self.question.answer:
            case Answer.WHOLE:
                self._layout.addWidget(_cell(mine), row, 2)
                self._layout.addWidget(_cell(theirs), row, 3)
            case Answer.TYPE:
                self._layout.addWidget(self._make_editors(block, versions), row, 2)
                self._layout.addWidget(_cell(theirs), row, 3)
            case Answer.CHOOSE:
                return self._add_choice(row, block, versions, mine, theirs, ", ".join(labels))
        return row + 1

    def _add_choice(
        self, row: int, block: Block, versions: list[Versions], mine: str, theirs: str, title: str
    ) -> int:
        group = QButtonGroup(self)
        here, there = translate("Conflict", "This computer"), translate("Conflict", "Cloud")
        block.local = _radio(mine, f"{title}: {here}: {mine}")
        block.cloud = _radio(theirs, f"{title}: {there}: {theirs}")
        other = block.other = _radio(
            translate("Conflict", "Other value"), f"{title}: {translate('Conflict', 'Other value')}"
        )
        for button in (block.local, block.cloud, other):
            group.addButton(button)
            button.toggled.connect(lambda _: self.choices_changed.emit())
        self._layout.addWidget(block.local, row, 2)
        self._layout.addWidget(block.cloud, row, 3)
        editors = self._make_editors(block, versions)
        for editor in block.editors.values():
            editor.edited.connect(lambda: other.setChecked(True))
        edit_button = _edit_button(title)
        edit_button.clicked.connect(lambda: self._show_editors(block, editors, edit_button))
        self._layout.addWidget(edit_button, row, 4, Qt.AlignmentFlag.AlignTop)
        self._layout.addWidget(other, row + 1, 1, Qt.AlignmentFlag.AlignTop)
        self._layout.addWidget(editors, row + 1, 2, 1, 2)
        other.hide()
        editors.hide()
        return row + 2

    def _show_editors(self, block: Block, editors: QWidget, edit_button: QToolButton) -> None:
        """Show and focus the editors of a third value."""
        assert block.other is not None
        block.other.show()
        editors.show()
        edit_button.hide()
        block.other.setChecked(True)
        next(iter(block.editors.values())).setFocus(Qt.FocusReason.OtherFocusReason)

    def _make_editors(self, block: Block, versions: list[Versions]) -> QWidget:
        frame = QWidget()
        layout = QVBoxLayout(frame)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(3)
        for name, each in zip(block.names, versions, strict=True):
            label = texts.field(self._entity.name, name)
            editor = make_editor(self._entity.by_name[name], label, self._context, without=frozenset())
            editor.set_name(label)
            if len(block.names) > 1 and not isinstance(editor, BoolEditor):
                layout.addWidget(_cell(label, "muted"))
            layout.addWidget(editor)
            editor.show_value(each.cloud if self.counted else each.local)
            editor.edited.connect(self.choices_changed)
            block.editors[name] = editor
        return frame

    def _joined(self, names: tuple[str, ...], versions: list[Versions], side: str) -> str:
        shown = [
            self._context.text(self._entity, self._entity.by_name[name], getattr(each, side))
            or formats.NOTHING
            for name, each in zip(names, versions, strict=True)
        ]
        return "\n".join(shown)


class AutoMergedList(QWidget):
    """The fields that were merged automatically, folded under one line; each can be edited in the form."""

    def __init__(
        self,
        context: AppContext,
        entity_name: str,
        merged: Mapping[str, MergedField],
        edit: Callable[[str], Any],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 4, 12, 8)
        layout.setSpacing(2)
        self.header = QToolButton()
        self.header.setProperty("role", "group")
        self.header.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.header.setCheckable(True)
        self.header.setText(translate("Conflict", "Merged automatically: %n field(s)", len(merged)))
        layout.addWidget(self.header)
        self.body = QWidget()
        grid = QGridLayout(self.body)
        grid.setContentsMargins(22, 0, 0, 0)
        grid.setColumnStretch(1, 1)
        entity = context.catalogue[entity_name]
        sides = {
            "local": translate("Conflict", "This computer"),
            "cloud": translate("Conflict", "Cloud"),
            "both": translate("Conflict", "both combined"),
        }
        for row, (name, each) in enumerate(merged.items()):
            declared = entity.by_name[name]
            before = context.text(entity, declared, each.before) or formats.NOTHING
            now = context.text(entity, declared, each.now) or formats.NOTHING
            label = texts.field(entity.name, name)
            grid.addWidget(_cell(label, "muted"), row, 0)
            grid.addWidget(_cell(f"{before} → {now} ({sides[each.side]})"), row, 1)
            edit_button = _edit_button(label)
            edit_button.clicked.connect(lambda _=False, name=name: edit(name))
            grid.addWidget(edit_button, row, 2)
        layout.addWidget(self.body)
        self.header.toggled.connect(self._open)
        self._open(False)

    def _open(self, opened: bool) -> None:
        self.header.setIcon(icons.icon("open" if opened else "closed", "muted"))
        self.body.setVisible(opened)


def _joined_parts(*parts: str) -> str:
    return ", ".join(part for part in parts if part)


def _cell(text: str, role: str = "") -> QLabel:
    label = QLabel(text)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    label.setProperty("role", role)
    label.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    # Selectable text accepts the focus; the tab key must skip it.
    label.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    return label


def _edit_button(title: str) -> QToolButton:
    button = QToolButton()
    button.setIcon(icons.icon("draft", "muted"))
    label = translate("Conflict", "Enter another value")
    button.setToolTip(label)
    button.setAccessibleName(f"{label}: {title}")
    return button


def _radio(text: str, name: str) -> QRadioButton:
    shown = "\n".join(_wrapped(line) for line in text.split("\n"))
    button = QRadioButton(shown.replace("&", "&&"))
    button.setAccessibleName(name)
    button.setToolTip(text)
    return button


def _wrapped(line: str, width: int = 30, max_lines: int = 6) -> str:
    """A line of text with line breaks; radio buttons do not wrap."""
    words, lines = line.split(" "), [""]
    for word in words:
        if lines[-1] and len(lines[-1]) + len(word) + 1 > width:
            lines.append(word)
        else:
            lines[-1] = f"{lines[-1]} {word}".strip()
    kept = lines[:max_lines]
    return "\n".join(part if len(part) <= width + 6 else f"{part[:width]}…" for part in kept) + (
        "…" if len(lines) > max_lines else ""
    )
