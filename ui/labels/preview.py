"""`LabelPreview`: a page of a print job, always on white; a click on the first sets the first label position to use."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QImage, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from ui.labels.painter import PrintJob, page_image

BORDER = QColor("#b8c0cc")
USED_LABEL = QColor("#eef0f3")


class LabelPreview(QWidget):
    """Shows one page of a `PrintJob`."""

    position_clicked = Signal(int)
    """Position of the clicked label on the page, from 0."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._job: PrintJob | None = None
        self._page: QImage | None = None
        self.number = 0
        """Number of the page that is shown, from 0."""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(260, 300)

    def sizeHint(self) -> QSize:
        """A small A4 sheet."""
        return QSize(330, 466)

    def show_job(self, job: PrintJob) -> None:
        """Show a job: the same page as before, if it has that many."""
        self._job = job
        self.show_page(self.number)

    def show_page(self, number: int) -> None:
        """Show a page of the job, its last one where `number` is beyond."""
        assert self._job is not None
        job = self._job
        self.number = max(0, min(number, job.pages - 1))
        self._page = page_image(job, self.number)
        clickable = not job.layout.roll and not self.number
        self.setCursor(Qt.CursorShape.PointingHandCursor if clickable else Qt.CursorShape.ArrowCursor)
        self.update()

    @property
    def paper(self) -> QRectF:
        """The area of the paper in the widget."""
        if self._job is None:
            return QRectF()
        width, height = self._job.layout.page
        scale = self._scale
        width, height = width * scale, height * scale
        return QRectF((self.width() - width) / 2, (self.height() - height) / 2, width, height)

    @property
    def _scale(self) -> float:
        assert self._job is not None
        width, height = self._job.layout.page
        return min((self.width() - 2) / width, (self.height() - 2) / height)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the scaled page, with label borders that are not printed."""
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
            if position < job.first and not job.layout.roll and not self.number:
                painter.fillRect(area, USED_LABEL)
            painter.setPen(QPen(BORDER, 0, Qt.PenStyle.DotLine))
            painter.drawRect(area)
        painter.setPen(QPen(BORDER, 0))
        painter.drawRect(paper)
        painter.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Emit the position of the clicked label."""
        if self._job is None or self._job.layout.roll or self.number:
            return
        place = (event.position() - self.paper.topLeft()) / self._scale
        position = self._job.layout.position_at(place.x(), place.y())
        if position is not None:
            self.position_clicked.emit(position)
