"""A section of a form: its heading, and its fields in one column, or in two where there is room.

Made by `RecordForm`. A folded section still shows the fields that have something to say: unsaved input, a problem, a value that
was changed elsewhere, or what was searched for.
"""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QCheckBox, QGridLayout, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from ui.record.layout import Fold
from ui.style import icons, theme

TWO_COLUMNS_FROM = 480
"""Width in pixels, at normal text size, from which on fields stand side by side."""
INDENT = 8
"""Pixels from the edge of a heading to its arrow; the fields begin there as well."""
GAP, COLUMN_GAP = 9, 16


class FormSection(QWidget):
    """Heading and body. Fields are added in the order in which Tab goes through them."""

    opened = Signal()
    """The user opened it."""

    def __init__(self, key: str, title: str, fold: Fold, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.key, self.fold = key, fold
        self.open = fold is Fold.NEVER
        self._kept: frozenset[QWidget] = frozenset()
        self._filled = False
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        self.header: QToolButton | QCheckBox | None = _header(title, fold)
        if self.header is not None:
            layout.addWidget(self.header)
            self.header.clicked.connect(self._on_clicked)
        self.body = FieldGrid()
        layout.addWidget(self.body)
        self._show()

    def set_title(self, title: str) -> None:
        """Change the text of the heading."""
        if self.header is not None:
            self.header.setText(title)

    def set_open(self, opened: bool) -> None:
        """Open or fold the section."""
        self.open = opened or self.fold is Fold.NEVER
        self._show()

    def keep(self, widgets: Iterable[QWidget]) -> None:
        """Show these widgets of the body although the section is folded."""
        kept = frozenset(widgets)
        if kept != self._kept:
            self._kept = kept
            self._show()

    def set_filled(self, filled: bool) -> None:
        """Whether a field has a value: a switch is then on, and cannot be turned off."""
        if self.fold is Fold.SWITCH:
            # Fields that were just emptied stay until the switch is turned off or another record is shown.
            self._filled, self.open = filled, filled or self.open
            self._show()

    def _on_clicked(self, opened: bool) -> None:
        self.set_open(opened)
        if opened:
            self.opened.emit()

    def _show(self) -> None:
        self.body.show_only(None if self.open else self._kept)
        if isinstance(self.header, QToolButton):
            self.header.setIcon(icons.icon("open" if self.open else "closed", "muted"))
        if self.header is not None:
            self.header.setChecked(self.open)
        if isinstance(self.header, QCheckBox):
            self.header.setEnabled(not (self._filled and self.open))


class FieldGrid(QWidget):
    """Widgets in one column, or in two; a wide one has a line of its own."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._items: list[tuple[QWidget, bool]] = []
        self._extra: set[QWidget] = set()
        self._columns = 1
        self._hidden: frozenset[QWidget] = frozenset()
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(INDENT, 2, 0, 8)
        self._grid.setHorizontalSpacing(COLUMN_GAP)
        self._grid.setVerticalSpacing(GAP)

    def add(self, widget: QWidget, *, wide: bool) -> None:
        """Add a field at the end."""
        self._items.append((widget, wide))
        self._place()

    def insert_after(self, before: QWidget | None, widget: QWidget) -> None:
        """Add a wide widget that shows and hides itself, after another one or at the beginning."""
        self._extra.add(widget)
        widgets = [each for each, _ in self._items]
        place = 0 if before is None else widgets.index(before) + 1
        self._items.insert(place, (widget, True))
        self._place()

    def show_only(self, kept: frozenset[QWidget] | None) -> None:
        """Show all fields (None), or only some, or nothing at all."""
        fields = [widget for widget, _ in self._items if widget not in self._extra]
        hidden = frozenset() if kept is None else frozenset(each for each in fields if each not in kept)
        if hidden != self._hidden:
            self._hidden = hidden
            for widget in fields:
                widget.setVisible(widget not in hidden)
            self._place()
        self.setVisible(kept is None or bool(kept))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Use a second column where there is room."""
        super().resizeEvent(event)
        columns = 2 if event.size().width() >= theme.scaled(TWO_COLUMNS_FROM) else 1
        if columns != self._columns:
            self._columns = columns
            self._place()

    def minimumSizeHint(self) -> QSize:
        """As narrow as one column: with two, the form could never be made narrow again."""
        size = super().minimumSizeHint()
        widths = [each.minimumSizeHint().width() for each, _ in self._items if each not in self._hidden]
        return QSize(min(size.width(), INDENT + max(widths, default=0)), size.height())

    def _place(self) -> None:
        for widget, _ in self._items:
            # Not takeAt: the item it leaves behind would keep the heights that the widget had.
            self._grid.removeWidget(widget)
        row = column = 0
        for widget, wide in self._items:
            if widget in self._hidden:
                continue
            if wide and column:
                row, column = row + 1, 0
            span = self._columns if wide else 1
            self._grid.addWidget(widget, row, column, 1, span, Qt.AlignmentFlag.AlignTop)
            column += span
            if column >= self._columns:
                row, column = row + 1, 0
        for number in (0, 1):
            self._grid.setColumnStretch(number, 1 if number < self._columns else 0)
            # Columns of one width, whatever is in them.
            self._grid.setColumnMinimumWidth(number, 1 if number < self._columns else 0)


def _header(title: str, fold: Fold) -> QToolButton | QCheckBox | None:
    if fold is Fold.NEVER:
        return None
    if fold is Fold.SWITCH:
        box = QCheckBox(title)
        box.setProperty("role", "group")
        return box
    button = QToolButton()
    button.setText(title)
    button.setProperty("role", "group")
    button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
    button.setCheckable(True)
    button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
    return button
