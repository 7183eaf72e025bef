"""Contrast of the text that is really on the picture: ink against ground, from the pixels of each piece of text.

The ground is the commonest colour of the piece; the ink is the colour that stands out most, since smoothed letters
reach their full colour only in the middle of a stroke. WCAG 2 relative luminance.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache

from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QImage
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QLabel,
    QLineEdit,
    QTableView,
    QWidget,
)

from tests.gallery.look import Finding, place

LEAST = 4.5
SMOOTHED = 0.88
"""A thin stroke is never wholly its own colour; so much of the contrast must be on the picture."""
ROWS = 3
"""Rows of a list whose cells are looked at."""


def weak(image: QImage, top: QWidget, at: QPoint) -> Iterator[Finding]:
    """Text of `top` that is hard to read on its picture, which lies at `at` of the image."""
    dots = image.devicePixelRatio()
    plain = image.convertToFormat(QImage.Format.Format_RGB32)
    for widget, area, text in pieces(top):
        area = area.translated(at)
        area = QRect(area.topLeft() * dots, area.size() * dots) & plain.rect()
        if area.width() < 4 or area.height() < 6:
            continue
        found = ratio(plain.copy(area))
        if found is not None and found < LEAST * SMOOTHED:
            yield Finding("contrast", place(widget), f"{found:.2f}:1 {text[:60]!r}")


def pieces(top: QWidget) -> Iterator[tuple[QWidget, QRect, str]]:
    """Where text is: a widget, its area in `top`, and what it says."""
    for widget in top.findChildren(QWidget):
        if not widget.isVisible() or widget.window() is not top or widget.visibleRegion().isEmpty():
            continue
        inside = widget.visibleRegion().boundingRect()
        if inside.height() < min(widget.height(), widget.fontMetrics().height()):
            # Half scrolled away: only the feet of letters are there to measure.
            continue
        text = ""
        match widget:
            case QLabel():
                text = widget.text() if widget.pixmap().isNull() else ""
            case QAbstractButton():
                text = widget.text() if widget.width() > 40 else ""
            case QComboBox():
                text = widget.currentText()
            case QLineEdit():
                text = widget.text() or widget.placeholderText()
            case QAbstractItemView():
                yield from _cells(widget, top)
        if text.strip():
            yield (
                widget,
                QRect(widget.mapTo(top, inside.topLeft()), inside.size()).adjusted(2, 2, -2, -2),
                text,
            )


def _cells(view: QAbstractItemView, top: QWidget) -> Iterator[tuple[QWidget, QRect, str]]:
    model, port = view.model(), view.viewport()
    if model is None:
        return
    for row in range(min(model.rowCount(), ROWS)):
        for column in range(min(view.horizontalHeader().count(), 8) if isinstance(view, QTableView) else 1):
            index = model.index(row, column)
            text = index.data()
            area = view.visualRect(index) & port.rect()
            if isinstance(text, str) and text.strip() and area.width() > 20:
                yield view, QRect(port.mapTo(top, area.topLeft()), area.size()).adjusted(3, 3, -3, -3), text


def ratio(piece: QImage) -> float | None:
    """Contrast of a piece; None where it is of one colour."""
    pixels = memoryview(piece.constBits()).cast("B")
    counted = Counter(
        pixels[at : at + 4].tobytes()[:3]
        for line in range(piece.height())
        for at in range(line * piece.bytesPerLine(), line * piece.bytesPerLine() + piece.width() * 4, 4)
    )
    ground = brightness(counted.most_common(1)[0][0])
    ratios = [contrast(ground, brightness(each)) for each in counted]
    best = max(ratios)
    return best if best > 1.05 else None


def contrast(one: float, other: float) -> float:
    """Of two brightnesses."""
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)


@lru_cache(maxsize=65536)
def brightness(pixel: bytes) -> float:
    """Relative luminance of blue, green, red."""
    blue, green, red = (_linear(each / 255) for each in pixel)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.03928 else float(((part + 0.055) / 1.055) ** 2.4)
