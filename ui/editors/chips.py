"""Editors of short texts as chips: codes, and tags with completion.

Made by `make_editor`. Enter, a comma or leaving the field makes a chip of what was typed; what is still being typed counts as well.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

from PySide6.QtCore import QEvent, QObject, QSize, QStringListModel, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QMouseEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QLineEdit, QToolButton, QWidget

from app.labels.gtin import is_gtin, looks_like_gtin
from storage.schema.fields import Field
from storage.visible_text import code_text, visible
from ui.editors.base import Editor
from ui.style import icons, theme
from ui.text import texts
from ui.widgets.completer import Completer
from ui.widgets.elided import ElidingLabel
from ui.widgets.flow_layout import FlowLayout
from ui.widgets.labels import set_role

MAX_CHIP_WIDTH = 240
MIN_LINE_WIDTH = 44
SEPARATORS = re.compile(r"[,;\n\r\t]")
KEYS_THAT_END = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class ChipsEditor(Editor):
    """A list of texts, each a chip that can be removed; the next one is typed behind them.

    Backspace before the cursor takes the last chip back into the line; Left chooses a chip, Delete removes the chosen one.
    """

    hint = "chips"

    def __init__(self, field: Field, parent: QWidget | None = None) -> None:
        self.line = _Line()
        self._chips: list[_Chip] = []
        self._chosen: _Chip | None = None
        self._name = ""
        self.box = _Box(self.line)
        self.box.setObjectName("chips")
        self._flow = FlowLayout(self.box)
        self._flow.setContentsMargins(5, 3, 4, 3)
        self._flow.addWidget(self.line)
        super().__init__(field, self.line, parent, frame=self.box)
        self._tell()
        self.line.textChanged.connect(lambda _: self._update_dirty())
        self.line.textEdited.connect(self._on_typed)
        self.edited.connect(self._show_check)
        self.focus_lost.connect(self.take_typed)

    # values

    def current_texts(self) -> list[str]:
        """The texts of the chips and of what is still being typed, each once."""
        typed = (self.cleaned(part).strip() for part in SEPARATORS.split(self.line.text()))
        return list(dict.fromkeys([*(chip.text for chip in self._chips), *(part for part in typed if part)]))

    def _write(self, value: Any) -> None:
        self._restore([str(each) for each in value or ()])

    def _content(self) -> Any:
        return self.current_texts()

    def _restore(self, content: Any) -> None:
        wanted = list(dict.fromkeys(part for each in content if (part := str(each).strip())))
        if wanted != [chip.text for chip in self._chips] or self.line.text():
            for chip in list(self._chips):
                self._drop(chip)
            for text in wanted:
                self._add(text)
            self.line.clear()
        self._show_check()

    def _parse(self) -> Any:
        found = self.current_texts()
        return None if not found and self.field.null else found

    def cleaned(self, typed: str) -> str:
        """What was typed or pasted, without what nobody sees."""
        return visible(typed)

    def doubtful(self, text: str) -> bool:
        """Whether a text should be looked at again; it is accepted all the same."""
        return False

    # chips

    def take_typed(self) -> None:
        """Make chips of what was typed."""
        if self.line.isReadOnly() or not self.line.text().strip():
            return
        wanted = self.current_texts()
        present = {chip.text for chip in self._chips}
        self.line.clear()
        for text in wanted:
            if text not in present:
                self._add(text)
        self.edited.emit()

    def _add(self, text: str) -> None:
        chip = _Chip(text, doubtful=self.doubtful(text))
        chip.remove.setVisible(not self.line.isReadOnly())
        chip.remove.clicked.connect(partial(self._remove, chip))
        chip.pressed = partial(self._edit, chip)
        self._chips.append(chip)
        self._flow.removeWidget(self.line)
        self._flow.addWidget(chip)
        self._flow.addWidget(self.line)
        chip.show()
        self._tell()

    def _drop(self, chip: _Chip) -> None:
        if chip is self._chosen:
            self._choose(None)
        self._chips.remove(chip)
        self._flow.removeWidget(chip)
        chip.hide()
        chip.deleteLater()
        self._tell()

    def _remove(self, chip: _Chip, _checked: bool = False) -> None:
        if chip in self._chips:
            self._drop(chip)
            self.line.setFocus(Qt.FocusReason.OtherFocusReason)
            self.edited.emit()

    def _edit(self, chip: _Chip) -> None:
        """Take a chip back into the line."""
        if self.line.isReadOnly() or chip not in self._chips:
            return
        self.take_typed()
        text = chip.text
        self._drop(chip)
        self.line.setFocus(Qt.FocusReason.OtherFocusReason)
        self.line.setText(text)
        self.edited.emit()

    def _choose(self, chip: _Chip | None) -> None:
        if self._chosen is not None:
            self._chosen.choose(False)
        self._chosen = chip
        if chip is not None:
            chip.choose(True)
        self._tell()

    def _tell(self) -> None:
        """Tell assistive technology what is there."""
        said = [chip.text for chip in self._chips] if self._chosen is None else [self._chosen.text]
        self.line.setPlaceholderText("" if self._chips else texts.hint(self.hint))
        # The hint needs more room than the end of a row of chips.
        self.line.updateGeometry()
        self.line.setAccessibleName(": ".join(part for part in (self._name, ", ".join(said)) if part))
        self.box.updateGeometry()

    def _on_typed(self, text: str) -> None:
        self._choose(None)
        if SEPARATORS.search(text):
            self.take_typed()
        else:
            self.edited.emit()

    def _show_check(self) -> None:
        return

    # as every editor

    def set_name(self, name: str) -> None:
        """Set the accessible name."""
        self._name = name
        self._tell()

    def set_read_only(self, read_only: bool) -> None:
        """Forbid or allow editing; the texts can be read all the same."""
        if self.line.isReadOnly() != read_only:
            self.line.setReadOnly(read_only)
            for chip in self._chips:
                chip.remove.setVisible(not read_only)
            self.box.setProperty("readOnly", read_only)
            self.restyle()
            self.box.style().unpolish(self.box)
            self.box.style().polish(self.box)

    def set_problem(self, problem: bool) -> None:
        """Show or remove the red frame."""
        self.box.set_problem(problem)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The keys that make, choose and remove chips, and a paste of several lines."""
        if watched is self.line:
            if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
                self.box.set_focused(event.type() == QEvent.Type.FocusIn)
                if event.type() == QEvent.Type.FocusOut:
                    self._choose(None)
            elif (
                isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and self._on_key(event)
            ):
                return True
        return super().eventFilter(watched, event)

    def _on_key(self, event: QKeyEvent) -> bool:
        if self.line.isReadOnly():
            return False
        if event.matches(QKeySequence.StandardKey.Paste):
            self.line.insert(",".join(QGuiApplication.clipboard().text().splitlines()))
            self._on_typed(self.line.text())
            return True
        key, chosen = event.key(), self._chosen
        at_start = self.line.cursorPosition() == 0 and not self.line.hasSelectedText()
        if key in KEYS_THAT_END and chosen is None and self.line.text().strip():
            self.take_typed()
            return True
        if chosen is None:
            return self._chips != [] and at_start and self._on_key_before_text(key)
        return self._on_key_of_chip(chosen, key)

    def _on_key_before_text(self, key: int) -> bool:
        if key == Qt.Key.Key_Left:
            self._choose(self._chips[-1])
        elif key == Qt.Key.Key_Backspace and not self.line.text():
            self._edit(self._chips[-1])
        else:
            return False
        return True

    def _on_key_of_chip(self, chosen: _Chip, key: int) -> bool:
        at = self._chips.index(chosen)
        if key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            to = at + (1 if key == Qt.Key.Key_Right else -1)
            self._choose(self._chips[max(to, 0)] if to < len(self._chips) else None)
        elif key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self._remove(chosen)
        elif key in (*KEYS_THAT_END, Qt.Key.Key_F2):
            self._edit(chosen)
        elif key == Qt.Key.Key_Escape:
            self._choose(None)
        else:
            return False
        return True


class CodesEditor(ChipsEditor):
    """Barcodes; one whose check digit does not fit is marked, and accepted."""

    hint = "codes"

    def cleaned(self, typed: str) -> str:
        """What was typed or pasted, as a scanner reads it."""
        return code_text(typed)

    def doubtful(self, text: str) -> bool:
        """Whether the last digit of a barcode does not fit."""
        return looks_like_gtin(text) and not is_gtin(text)

    def _show_check(self) -> None:
        wrong = [text for text in self.current_texts() if self.doubtful(text)]
        self.note_changed.emit(
            texts.translate("Form", "Check {code}: the last digit does not match the others.", code=wrong[0])
            if wrong
            else ""
        )


class TagsEditor(ChipsEditor):
    """Names of tags, completed from those that exist."""

    hint = "tags"

    def __init__(
        self, field: Field, names: Callable[[str], Iterable[str]], parent: QWidget | None = None
    ) -> None:
        super().__init__(field, parent)
        self._names = names
        self._completions = QStringListModel(self)
        self._completer = Completer(self._completions, self.line)
        self._completer.activated.connect(self._insert)
        self.line.textEdited.connect(self._show_completions)

    def _parse(self) -> Any:
        found = self.current_texts()
        return None if not found and self.field.null and self._saved_value is None else found

    def _show_completions(self, _text: str = "") -> None:
        typed = self.line.text().strip()
        present = {chip.text for chip in self._chips}
        found = [name for name in self._names(typed) if name not in present] if typed else []
        self._completions.setStringList(found)
        self._completer.offer()

    def _insert(self, name: str) -> None:
        self.line.setText(name)
        self.take_typed()


class _Line(QLineEdit):
    """A line as wide as its text, so that it stands behind the last chip while there is room."""

    def __init__(self) -> None:
        super().__init__()
        self.textChanged.connect(lambda _: self.updateGeometry())

    def sizeHint(self) -> QSize:
        text = self.text() or self.placeholderText()
        width = max(self.fontMetrics().horizontalAdvance(text) + 16, theme.scaled(MIN_LINE_WIDTH))
        return QSize(width, super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return QSize(theme.scaled(MIN_LINE_WIDTH), super().minimumSizeHint().height())


class _Box(QFrame):
    """The frame around chips and line; a click anywhere begins to type."""

    def __init__(self, line: QLineEdit) -> None:
        super().__init__()
        self._line = line
        self._problem = self._focused = False

    def set_problem(self, problem: bool) -> None:
        self._problem = problem
        self._restyle()

    def set_focused(self, focused: bool) -> None:
        self._focused = focused
        self._restyle()

    def _restyle(self) -> None:
        set_role(self, "problem" if self._problem else "focused" if self._focused else "")

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._line.setFocus(Qt.FocusReason.MouseFocusReason)
        super().mousePressEvent(event)


class _Chip(QFrame):
    """One text with a button that removes it; a double click edits it."""

    def __init__(self, text: str, *, doubtful: bool) -> None:
        super().__init__()
        self.text = text
        self.pressed: Callable[[], None] = lambda: None
        self._doubtful = doubtful
        self.setObjectName("textChip")
        layout = QHBoxLayout(self)
        layout.setContentsMargins(8, 1, 2, 1)
        layout.setSpacing(4)
        if doubtful:
            picture = QLabel()
            picture.setPixmap(icons.pixmap("needs_you", "amber", theme.scaled(14)))
            layout.addWidget(picture)
        label = ElidingLabel(text)
        label.setToolTip(text)
        label.setMaximumWidth(theme.scaled(MAX_CHIP_WIDTH))
        layout.addWidget(label)
        self.remove = QToolButton()
        self.remove.setIcon(icons.icon("clear", "muted"))
        self.remove.setIconSize(icons.icon_size(12))
        self.remove.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        remove = texts.translate("Form", "Remove {what}", what=text)
        self.remove.setToolTip(remove)
        self.remove.setAccessibleName(remove)
        layout.addWidget(self.remove)
        self.choose(False)

    def choose(self, chosen: bool) -> None:
        """Show that the keys are meant for this chip."""
        set_role(self, "chosen" if chosen else "doubtful" if self._doubtful else "plain")

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.pressed()
        event.accept()
