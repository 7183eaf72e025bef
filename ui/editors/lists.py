"""Editors of lists of texts and numbers, of tags, flags and colours.

Made by `make_editor`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from PySide6.QtCore import QStringListModel, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap
from PySide6.QtWidgets import (
    QCheckBox,
    QColorDialog,
    QFrame,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from app.labels.gtin import is_gtin, looks_like_gtin
from storage.schema.fields import Field
from ui.editors.base import Editor, LongTextEditor, TextEditor, Unreadable
from ui.style import theme
from ui.text import formats, texts
from ui.widgets.completer import Completer


class LinesEditor(LongTextEditor):
    """A list of texts, one on each line."""

    def __init__(self, field: Field, parent: QWidget | None = None) -> None:
        super().__init__(field, parent, lines=1)
        self.text.setPlaceholderText(texts.hint("lines"))

    def _write(self, value: Any) -> None:
        self._restore("\n".join(str(each) for each in value or ()))

    def _parse(self) -> Any:
        lines = [line.strip() for line in self.text.toPlainText().splitlines() if line.strip()]
        return None if not lines and self.field.null else lines


class CodesEditor(LinesEditor):
    """Barcodes, one on each line; a note warns of a wrong check digit, but the code is accepted."""

    def __init__(self, field: Field, parent: QWidget | None = None) -> None:
        super().__init__(field, parent)
        self.text.textChanged.connect(self._show_check)

    def _show_check(self) -> None:
        lines = (line.strip() for line in self.text.toPlainText().splitlines())
        wrong = [line for line in lines if looks_like_gtin(line) and not is_gtin(line)]
        self.note_changed.emit(
            texts.translate("Form", "Look at {code} again: its last digit does not fit.", code=wrong[0])
            if wrong
            else ""
        )

    def _restore(self, typed: Any) -> None:
        super()._restore(typed)
        self._show_check()


class NumbersEditor(TextEditor):
    """Whole numbers separated by commas."""

    def __init__(self, field: Field, parent: QWidget | None = None) -> None:
        super().__init__(field, parent)
        self.line.setPlaceholderText(texts.hint("allergens" if field.name == "allergens" else "numbers"))

    def _write(self, value: Any) -> None:
        self._set_text(", ".join(str(each) for each in value or ()))

    def _parse(self) -> Any:
        try:
            found = [
                formats.parse_whole(part)
                for part in self.line.text().replace(";", ",").split(",")
                if part.strip()
            ]
        except ValueError:
            raise Unreadable("bad_whole_number") from None
        return None if not found and self.field.null else found


class TagsEditor(TextEditor):
    """Names of tags separated by commas, completed from those that exist."""

    def __init__(
        self, field: Field, names: Callable[[str], Iterable[str]], parent: QWidget | None = None
    ) -> None:
        super().__init__(field, parent)
        self._names = names
        self._completions = QStringListModel(self)
        self.line.setPlaceholderText(texts.hint("tags"))
        self._completer = Completer(self._completions, self.line)
        self._completer.activated.connect(self._insert)
        self.line.textEdited.connect(self._show_completions)

    def _write(self, value: Any) -> None:
        self._set_text(", ".join(str(each) for each in value or ()))

    def _parse(self) -> Any:
        found = list(dict.fromkeys(part.strip() for part in self.line.text().split(",") if part.strip()))
        return None if not found and self.field.null and self._saved_value is None else found

    def _show_completions(self, text: str) -> None:
        last = text.rpartition(",")[2].strip()
        present = {part.strip() for part in text.split(",")}
        found = [name for name in self._names(last) if name not in present] if last else []
        self._completions.setStringList(found)
        self._completer.offer()

    def _insert(self, name: str) -> None:
        before = self.line.text().rpartition(",")[0].strip()
        self.line.setText(f"{before}, {name}" if before else name)
        self.edited.emit()


class FlagsEditor(Editor):
    """A checkbox for each named bit; bits without a name, and those in `without`, are kept as they are."""

    def __init__(
        self, field: Field, parent: QWidget | None = None, *, without: frozenset[str] = frozenset()
    ) -> None:
        frame = QFrame()
        layout = QVBoxLayout(frame)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(2)
        self.boxes: dict[int, QCheckBox] = {}
        for bit, name in field.bits.items():
            if name not in without:
                box = QCheckBox(texts.flag(name))
                self.boxes[bit] = box
                layout.addWidget(box)
        super().__init__(field, frame, parent)
        for box in self.boxes.values():
            box.toggled.connect(self._update_dirty)
            box.clicked.connect(self.edited)
        if self.boxes:
            self.setFocusProxy(next(iter(self.boxes.values())))

    def _write(self, value: Any) -> None:
        self._restore({bit for bit in self.boxes if int(value or 0) >> bit & 1})

    def _content(self) -> Any:
        return {bit for bit, box in self.boxes.items() if box.isChecked()}

    def current_input(self) -> Any:
        """The numbers of the set bits in order."""
        return sorted(self._content())

    def _restore(self, typed: Any) -> None:
        for bit, box in self.boxes.items():
            box.setChecked(bit in typed)

    def _parse(self) -> Any:
        number = int(self._saved_value or 0)
        for bit, box in self.boxes.items():
            number = number | (1 << bit) if box.isChecked() else number & ~(1 << bit)
        return number

    def set_name(self, name: str) -> None:
        """Set the accessible name."""
        super().set_name(name)
        for box in self.boxes.values():
            box.setAccessibleName(f"{name}: {box.text()}")


class ColourEditor(TextEditor):
    """A colour as text, with a swatch that opens the colour dialog."""

    def __init__(self, field: Field, parent: QWidget | None = None) -> None:
        super().__init__(field, parent)
        self.swatch = QToolButton()
        self.swatch.setFixedSize(34, 34)
        self.swatch.setToolTip(texts.translate("Form", "Choose a colour"))
        self.swatch.clicked.connect(self._choose)
        self.layout().addWidget(self.swatch)  # type: ignore[union-attr]
        self.line.textChanged.connect(self._draw_swatch)
        self._draw_swatch(self.line.text())

    def _parse(self) -> Any:
        text = self.line.text().strip()
        if not text and self.field.null:
            return None
        if not QColor.isValidColorName(text) or not text.startswith("#"):
            raise Unreadable("bad_colour")
        return text

    def set_read_only(self, read_only: bool) -> None:
        """Forbid or allow editing; the text can be copied all the same."""
        super().set_read_only(read_only)
        self.swatch.setEnabled(not read_only)

    def set_name(self, name: str) -> None:
        """Set the accessible name."""
        super().set_name(name)
        self.swatch.setAccessibleName(f"{texts.translate('Form', 'Choose a colour')}: {name}")

    def _draw_swatch(self, text: str) -> None:
        picture = QPixmap(20, 20)
        colour = QColor(text) if text.startswith("#") and QColor.isValidColorName(text) else None
        picture.fill(colour or Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        # The border shows white on a white background.
        painter.setPen(QColor(theme.tokens().muted))
        painter.drawRect(0, 0, 19, 19)
        painter.end()
        self.swatch.setIcon(QIcon(picture))

    def _choose(self) -> None:
        chosen = QColorDialog.getColor(QColor(self.line.text() or "#ffffff"), self)
        if chosen.isValid():
            self.line.setText(chosen.name().upper())
            self.edited.emit()
