"""Contrast of text, measured from the pixels of the picture by WCAG 2 relative luminance.

The background is the most frequent colour of a text's area; the text colour is the one with the highest contrast, since
antialiased letters reach their full colour only in the middle of a stroke.
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

from tests.gallery.layout_checks import Finding, widget_path

MIN_CONTRAST = 4.5
ANTIALIASING = 0.88
"""Part of the contrast that has to remain in the picture, since antialiasing weakens thin strokes."""
ROWS = 3
"""Rows of a list whose cells are measured."""


def low_contrast_texts(image: QImage, top: QWidget, at: QPoint) -> Iterator[Finding]:
    """Texts of `top` with too little contrast; `at` is the position of `top` in the image."""
    dots = image.devicePixelRatio()
    plain = image.convertToFormat(QImage.Format.Format_RGB32)
    for widget, area, text in text_areas(top):
        area = area.translated(at)
        area = QRect(area.topLeft() * dots, area.size() * dots) & plain.rect()
        if area.width() < 4 or area.height() < 6:
            continue
        found = contrast_ratio(plain.copy(area))
        if found is not None and found < MIN_CONTRAST * ANTIALIASING:
            yield Finding("contrast", widget_path(widget), f"{found:.2f}:1 {text[:60]!r}")


def text_areas(top: QWidget) -> Iterator[tuple[QWidget, QRect, str]]:
    """The texts of a screen: widget, area in `top`, text."""
    for widget in top.findChildren(QWidget):
        if not widget.isVisible() or widget.window() is not top or widget.visibleRegion().isEmpty():
            continue
        inside = widget.visibleRegion().boundingRect()
        if inside.height() < min(widget.height(), widget.fontMetrics().height()):
            # Half scrolled out of sight: too little of the letters is visible to measure.
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
            area = view.visualRect(index)
            # A cell at the edge of a list that is scrolled sideways shows a part of its letters only.
            whole = port.rect().left() <= area.left() and area.right() <= port.rect().right()
            area &= port.rect()
            if isinstance(text, str) and text.strip() and whole and area.width() > 20:
                yield view, QRect(port.mapTo(top, area.topLeft()), area.size()).adjusted(3, 3, -3, -3), text


def contrast_ratio(piece: QImage) -> float | None:
    """Contrast of an area; None if it has one colour only."""
    pixels = memoryview(piece.constBits()).cast("B")
    counted = Counter(
        pixels[at : at + 4].tobytes()[:3]
        for line in range(piece.height())
        for at in range(line * piece.bytesPerLine(), line * piece.bytesPerLine() + piece.width() * 4, 4)
    )
    ground = luminance(counted.most_common(1)[0][0])
    ratios = [contrast(ground, luminance(each)) for each in counted]
    best = max(ratios)
    return best if best > 1.05 else None


def contrast(one: float, other: float) -> float:
    """Contrast ratio of two luminances."""
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)


@lru_cache(maxsize=65536)
def luminance(pixel: bytes) -> float:
    """Relative luminance of blue, green, red."""
    blue, green, red = (_linear(each / 255) for each in pixel)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.03928 else float(((part + 0.055) / 1.055) ** 2.4)
