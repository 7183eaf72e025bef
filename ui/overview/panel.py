"""One panel of the overview: a title that leads somewhere, a drawn shape, a sentence, and the same as a table.

Made by `overview_page`.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from ui.style import icons
from ui.text.texts import translate
from ui.widgets.charts import Chart, DataPoint
from ui.widgets.elided import ElidingButton
from ui.widgets.simple_table import Head, Line, SimpleTable

NARROWEST = 220


class Card(QFrame):
    """A framed part of the page with a title."""

    asked = Signal()
    """The title was chosen."""

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)
        self.setMinimumWidth(NARROWEST)
        self.body = QVBoxLayout(self)
        self.body.setContentsMargins(14, 8, 14, 12)
        self.body.setSpacing(6)
        self.head = QHBoxLayout()
        self.title = ElidingButton()
        self.title.setText(title)
        self.title.setProperty("role", "link")
        self.title.setStyleSheet("padding-left: 0; font-weight: 600; text-align: left")
        self.title.setMinimumHeight(32)
        self.title.clicked.connect(self.asked)
        self.head.addWidget(self.title)
        self.head.addStretch(1)
        self.body.addLayout(self.head)


class Quiet(QWidget):
    """A picture and a sentence in the middle of a card that has nothing to show."""

    def __init__(self, picture: str, role: str = "muted", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 0, 8, 16)
        layout.addStretch(1)
        shown = QLabel()
        shown.setPixmap(icons.picture(picture, role, 32))
        self.said = QLabel()
        self.said.setWordWrap(True)
        self.said.setProperty("role", "muted")
        for each in (shown, self.said):
            each.setAlignment(Qt.AlignmentFlag.AlignCenter)
            layout.addWidget(each)
        layout.addStretch(1)


class Panel(Card):
    """`chosen` carries what a piece, or a line of the table, stands for; `quiet` is the picture while there is none."""

    chosen = Signal(object)

    def __init__(
        self, title: str, shape: Chart, heads: tuple[str, str], quiet: Quiet, parent: QWidget | None = None
    ) -> None:
        super().__init__(title, parent)
        self.quiet = quiet
        self.shape = shape
        self.table = SimpleTable(title, (Head(heads[0]), Head(heads[1], 150)))
        self.table.setMinimumHeight(90)
        self.table.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self.switch = QToolButton()
        self.switch.setCheckable(True)
        self.switch.setIcon(icons.icon("table", "muted"))
        words = translate("Overview", "Show as a table")
        self.switch.setToolTip(words)
        self.switch.setAccessibleName(f"{title}: {words}")
        self.switch.toggled.connect(self._show_table)
        self.head.addWidget(self.switch)
        self.said = QLabel()
        self.said.setWordWrap(True)
        self.said.setProperty("role", "muted")
        self.body.addWidget(self.said)
        self.stack = QStackedWidget()
        holder = QWidget()
        inside = QVBoxLayout(holder)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.addWidget(shape, 3)
        inside.addStretch(1)
        self.stack.addWidget(holder)
        self.stack.addWidget(self.table)
        self.stack.addWidget(quiet)
        self.body.addWidget(self.stack, 1)
        shape.chosen.connect(self.chosen)
        self.table.chosen.connect(self._on_line)

    def show_figures(self, said: str, pieces: Sequence[DataPoint]) -> None:
        """Draw and list these under a sentence."""
        self.said.setText(said)
        self.said.setVisible(bool(said and pieces))
        self.quiet.said.setText(said)
        self.shape.show_pieces(pieces)
        self.switch.setVisible(bool(pieces))
        self.table.show_lines([Line((each.name, each.words), each.key) for each in pieces])
        if not pieces:
            self.switch.setChecked(False)
            self.stack.setCurrentWidget(self.quiet)
        elif self.stack.currentWidget() is self.quiet:
            self.stack.setCurrentIndex(0)

    def _show_table(self, shown: bool) -> None:
        self.stack.setCurrentIndex(int(shown))
        if shown:
            self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_line(self, key: object) -> None:
        if key is not None:
            self.chosen.emit(key)
