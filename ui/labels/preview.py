"""The first page of labels on the screen: white paper whatever the palette, and a click says where to begin.

Made by the label dialog.
"""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QImage, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from ui.labels.painter import Job, first_page

EDGE = QColor("#b8c0cc")
USED = QColor("#eef0f3")


class LabelPreview(QWidget):
    """Shows a job; `begun` says at which position of the page somebody clicked, 0 for the first."""

    begun = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._job: Job | None = None
        self._page: QImage | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(260, 300)

    def sizeHint(self) -> QSize:
        """A sheet of A4, small."""
        return QSize(330, 466)

    def show_job(self, job: Job) -> None:
        """Paint the job's first page."""
        self._job = job
        self._page = first_page(job)
        self.setCursor(Qt.CursorShape.ArrowCursor if job.layout.roll else Qt.CursorShape.PointingHandCursor)
        self.update()

    @property
    def paper(self) -> QRectF:
        """Where the paper lies in the widget."""
        if self._job is None:
            return QRectF()
        width, height = self._job.layout.page
        scale = self._scale
        wide, high = width * scale, height * scale
        return QRectF((self.width() - wide) / 2, (self.height() - high) / 2, wide, high)

    @property
    def _scale(self) -> float:
        assert self._job is not None
        width, height = self._job.layout.page
        return min((self.width() - 2) / width, (self.height() - 2) / height)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The page, scaled down, with faint edges of labels that no printer prints."""
        job, page = self._job, self._page
        if job is None or page is None:
            return
        painter = QPainter(self)
        dots, paper, scale = self.devicePixelRatioF(), self.paper, self._scale
        shown = page.scaled(
            (paper.size() * dots).toSize(),
            Qt.AspectRatioMode.IgnoreAspectRatio,
            Qt.TransformationMode.SmoothTransformation,
        )
        painter.drawImage(paper, shown)
        for position in range(job.layout.each):
            x, y = job.layout.corner(position)
            area = QRectF(paper.left() + x * scale, paper.top() + y * scale, job.layout.label[0] * scale,
                          job.layout.label[1] * scale)  # fmt: skip
            if position < job.first and not job.layout.roll:
                painter.fillRect(area, USED)
            painter.setPen(QPen(EDGE, 0, Qt.PenStyle.DotLine))
            painter.drawRect(area)
        painter.setPen(QPen(EDGE, 0))
        painter.drawRect(paper)
        painter.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin at the label that was clicked."""
        if self._job is None or self._job.layout.roll:
            return
        place = (event.position() - self.paper.topLeft()) / self._scale
        position = self._job.layout.position_at(place.x(), place.y())
        if position is not None:
            self.begun.emit(position)
