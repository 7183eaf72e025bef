"""Editors of lists of texts and numbers, of flags and colours.

Made by `make_editor`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from math import ceil
from typing import Any

from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QColorDialog,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLayout,
    QLineEdit,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from app.queries.allergens import NUMBERS
from storage.schema.fields import Field
from ui.editors.base import Editor, LongTextEditor, TextEditor, Unreadable
from ui.style import icons, theme
from ui.text import formats, texts
from ui.widgets.flow_layout import FlowLayout

SWATCHES = (
    ("#2F6FED", "blue"), ("#0E9AA7", "teal"), ("#1A7F37", "green"), ("#F2C037", "yellow"), ("#E8590C", "orange"),
    ("#D1242F", "red"), ("#6F42C1", "violet"), ("#7A5230", "brown"), ("#6E7781", "grey"), ("#24292F", "black"),
)  # fmt: skip
"""Colours to choose from, that of a new record first, with the keys of their names."""
SWATCH = 18
"""Pixels of a swatch."""
SWATCH_GAP = 3
"""Pixels between two swatches, so that all of them fit beside each other in the narrowest panel."""
TICKS_GAP = 12
"""Pixels between two columns of checkboxes."""


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


class NumbersEditor(TextEditor):
    """Whole numbers separated by commas."""

    def __init__(self, field: Field, parent: QWidget | None = None) -> None:
        super().__init__(field, parent)
        self.line.setPlaceholderText(texts.hint("numbers"))

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


class TicksEditor(Editor):
    """A checkbox for each named number; numbers without a name are kept as they are."""

    columns = 1

    def __init__(self, field: Field, names: Mapping[int, str], parent: QWidget | None = None) -> None:
        self.boxes = {number: QCheckBox(name) for number, name in names.items()}
        super().__init__(field, _Ticks(list(self.boxes.values()), self.columns), parent)
        for box in self.boxes.values():
            box.toggled.connect(self._update_dirty)
            box.clicked.connect(self.edited)
        if self.boxes:
            self.setFocusProxy(next(iter(self.boxes.values())))

    def _content(self) -> Any:
        return {number for number, box in self.boxes.items() if box.isChecked()}

    def current_input(self) -> Any:
        """The ticked numbers in order."""
        return sorted(self._content())

    def _restore(self, typed: Any) -> None:
        for number, box in self.boxes.items():
            box.setChecked(number in typed)

    def set_name(self, name: str) -> None:
        """Set the accessible name."""
        super().set_name(name)
        for box in self.boxes.values():
            box.setAccessibleName(f"{name}: {box.text()}")


class _Ticks(QFrame):
    """The checkboxes in columns, or below each other where a panel is too narrow for that."""

    def __init__(self, boxes: Sequence[QCheckBox], columns: int) -> None:
        super().__init__()
        self._boxes, self._columns, self._shown = boxes, columns, 0
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(TICKS_GAP)
        self._grid.setVerticalSpacing(2)
        # The least width is that of one column; the layout would ask for all of them.
        self._grid.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
        self._arrange(columns)

    def minimumSizeHint(self) -> QSize:
        """As wide as the longest text."""
        return QSize(self._widest(self._boxes), super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Use as many columns as fit."""
        super().resizeEvent(event)
        rows = self._rows(self._columns)
        needed = sum(
            self._widest(self._boxes[at : at + rows]) + TICKS_GAP for at in range(0, len(self._boxes), rows)
        )
        self._arrange(self._columns if needed - TICKS_GAP <= event.size().width() else 1)

    def _arrange(self, columns: int) -> None:
        if columns == self._shown:
            return
        self._shown, rows = columns, self._rows(columns)
        for place, box in enumerate(self._boxes):
            self._grid.addWidget(box, place % rows, place // rows)
        for column in range(self._columns):
            self._grid.setColumnStretch(column, int(column == columns - 1))
        self.updateGeometry()

    def _rows(self, columns: int) -> int:
        return max(1, ceil(len(self._boxes) / columns))

    @staticmethod
    def _widest(boxes: Sequence[QCheckBox]) -> int:
        return max((box.sizeHint().width() for box in boxes), default=0)


class FlagsEditor(TicksEditor):
    """A checkbox for each named bit; bits without a name, and those in `without`, are kept as they are."""

    def __init__(
        self, field: Field, parent: QWidget | None = None, *, without: frozenset[str] = frozenset()
    ) -> None:
        named = {bit: texts.flag(name) for bit, name in field.bits.items() if name not in without}
        super().__init__(field, named, parent)

    def _write(self, value: Any) -> None:
        self._restore({bit for bit in self.boxes if int(value or 0) >> bit & 1})

    def _parse(self) -> Any:
        number = int(self._saved_value or 0)
        for bit, box in self.boxes.items():
            number = number | (1 << bit) if box.isChecked() else number & ~(1 << bit)
        return number


class AllergensEditor(TicksEditor):
    """A checkbox for each of the fourteen allergens, in two columns."""

    columns = 2

    def __init__(self, field: Field, parent: QWidget | None = None) -> None:
        super().__init__(field, {number: _allergen(number) for number in NUMBERS}, parent)

    def _write(self, value: Any) -> None:
        self._restore(set(value or ()))

    def _restore(self, typed: Any) -> None:
        super()._restore({int(each) for each in typed})

    def _parse(self) -> Any:
        ticked = self._content()
        kept = [each for each in self._saved_value or () if each in ticked or each not in self.boxes]
        return kept + sorted(ticked.difference(kept))


def _allergen(number: int) -> str:
    name = texts.allergen(number)
    return f"{name[:1].upper()}{name[1:]} ({number})"


class ColourEditor(TextEditor):
    """A colour: swatches to choose from, the text, and a button that opens the colour dialog.

    Tab stops at the swatches once; the arrow keys go through them.
    """

    def __init__(self, field: Field, parent: QWidget | None = None) -> None:
        parts = QWidget()
        layout = QVBoxLayout(parts)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        self.swatches: dict[str, QToolButton] = {}
        self._group = QButtonGroup()
        self._row = QWidget()
        flow = FlowLayout(self._row, gap=SWATCH_GAP)
        for colour, name in SWATCHES:
            button = QToolButton()
            button.setCheckable(True)
            button.setProperty("role", "swatch")
            button.setIcon(_swatch(colour, theme.scaled(SWATCH)))
            button.setIconSize(icons.icon_size(SWATCH))
            button.setFixedSize(icons.icon_size(SWATCH + 8))
            button.setToolTip(f"{texts.colour(name)}, {colour}")
            button.clicked.connect(partial(self._take, colour))
            self._group.addButton(button)
            flow.addWidget(button)
            self.swatches[colour] = button
        layout.addWidget(self._row)
        line = QLineEdit()
        text_row = QHBoxLayout()
        text_row.addWidget(line, 1)
        layout.addLayout(text_row)
        self.other = QToolButton()
        self.other.setFixedSize(34, 34)
        self.other.setToolTip(texts.translate("Form", "Another colour…"))
        self.other.clicked.connect(self._choose)
        text_row.addWidget(self.other)
        super().__init__(field, parent, line=line, frame=parts)
        self._group.setParent(self)
        self.line.textChanged.connect(self._show_colour)
        self._show_colour(self.line.text())

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
        self._row.setEnabled(not read_only)
        self.other.setEnabled(not read_only)

    def set_name(self, name: str) -> None:
        """Set the accessible name."""
        super().set_name(name)
        self.other.setAccessibleName(f"{texts.translate('Form', 'Another colour…')} {name}")
        for (_, colour_name), button in zip(SWATCHES, self.swatches.values(), strict=True):
            button.setAccessibleName(f"{name}: {texts.colour(colour_name)}")

    def _show_colour(self, text: str) -> None:
        """Mark the swatch of the colour; another colour is shown on the button of the dialog."""
        chosen = self.swatches.get(text.strip().upper())
        self._group.setExclusive(False)
        for button in self.swatches.values():
            button.setChecked(button is chosen)
        self._group.setExclusive(True)
        colour = text if chosen is None and text.startswith("#") and QColor.isValidColorName(text) else ""
        self.other.setIcon(_swatch(colour, SWATCH) if colour else icons.icon("looks", "muted"))

    def _take(self, colour: str, _checked: bool = False) -> None:
        self.line.setText(colour)
        self.edited.emit()

    def _choose(self) -> None:
        chosen = QColorDialog.getColor(QColor(self.line.text() or "#ffffff"), self)
        if chosen.isValid():
            self._take(chosen.name().upper())


def _swatch(colour: str, size: int) -> QIcon:
    picture = QPixmap(size, size)
    picture.fill(QColor(colour))
    painter = QPainter(picture)
    # The border shows white on a white background.
    painter.setPen(QColor(theme.tokens().muted))
    painter.drawRect(0, 0, size - 1, size - 1)
    painter.end()
    return QIcon(picture)
