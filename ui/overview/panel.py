"""`Card` and `Panel`, the tiles of the overview: a title that is a link, a summary, a chart, and the chart as a table."""

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
from ui.widgets.simple_table import Column, Row, SimpleTable

MIN_WIDTH = 220


class Card(QFrame):
    """A framed tile; its contents go into `body`."""

    title_clicked = Signal()

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)
        self.setMinimumWidth(MIN_WIDTH)
        self.body = QVBoxLayout(self)
        self.body.setContentsMargins(14, 8, 14, 12)
        self.body.setSpacing(6)
        self.head = QHBoxLayout()
        self.title = ElidingButton()
        self.title.setText(title)
        self.title.setProperty("role", "link")
        self.title.setStyleSheet("padding-left: 0; font-weight: 600; text-align: left")
        self.title.setMinimumHeight(32)
        self.title.clicked.connect(self.title_clicked)
        self.head.addWidget(self.title)
        self.head.addStretch(1)
        self.body.addLayout(self.head)


class ListCard(Card):
    """A card that names records; `rows` takes a link for each."""

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(title, parent)
        self.rows = QVBoxLayout()
        self.rows.setSpacing(0)
        self.body.addLayout(self.rows)
        self.body.addStretch(1)


class Placeholder(QWidget):
    """An icon and a sentence in the middle of a card that has nothing to show."""

    def __init__(self, icon: str, role: str = "muted", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 0, 8, 16)
        layout.addStretch(1)
        self.image = QLabel()
        self.show_icon(icon, role)
        self.text = QLabel()
        self.text.setWordWrap(True)
        self.text.setProperty("role", "muted")
        for label in (self.image, self.text):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            layout.addWidget(label)
        layout.addStretch(1)

    def show_icon(self, icon: str, role: str = "muted") -> None:
        """Replace the icon."""
        self.icon = icon, role
        self.image.setPixmap(icons.pixmap(icon, role, 32))


class Panel(Card):
    """A card with a summary over a chart or its table; `placeholder` takes their place while there are no figures."""

    activated = Signal(object)
    """Key of the chart's point or the table's row."""

    def __init__(
        self,
        title: str,
        chart: Chart,
        columns: tuple[str, str],
        placeholder: Placeholder,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(title, parent)
        self.placeholder = placeholder
        self.chart = chart
        self.table = SimpleTable(title, (Column(columns[0]), Column(columns[1], 150)))
        self.table.setMinimumHeight(90)
        self.table.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self.table_button = QToolButton()
        self.table_button.setCheckable(True)
        self.table_button.setIcon(icons.icon("table", "muted"))
        tooltip = translate("Overview", "Show as a table")
        self.table_button.setToolTip(tooltip)
        self.table_button.setAccessibleName(f"{title}: {tooltip}")
        self.table_button.toggled.connect(self._show_table)
        self.head.addWidget(self.table_button)
        self.summary = QLabel()
        self.summary.setWordWrap(True)
        self.summary.setProperty("role", "muted")
        self.body.addWidget(self.summary)
        self.stack = QStackedWidget()
        holder = QWidget()
        inside = QVBoxLayout(holder)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.addWidget(chart, 3)
        inside.addStretch(1)
        self.stack.addWidget(holder)
        self.stack.addWidget(self.table)
        self.stack.addWidget(placeholder)
        self.body.addWidget(self.stack, 1)
        chart.point_activated.connect(self.activated)
        self.table.row_activated.connect(self._on_row)

    def show_figures(self, summary: str, points: Sequence[DataPoint]) -> None:
        """Show a summary, and data points in chart and table."""
        self.summary.setText(summary)
        self.summary.setVisible(bool(summary and points))
        self.placeholder.text.setText(summary)
        self.chart.show_points(points)
        self.table_button.setVisible(bool(points))
        self.table.show_rows([Row((point.name, point.value_text), point.key) for point in points])
        if not points:
            self.table_button.setChecked(False)
            self.stack.setCurrentWidget(self.placeholder)
        elif self.stack.currentWidget() is self.placeholder:
            self.stack.setCurrentIndex(0)

    def _show_table(self, shown: bool) -> None:
        self.stack.setCurrentIndex(int(shown))
        if shown:
            self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_row(self, key: object) -> None:
        if key is not None:
            self.activated.emit(key)
