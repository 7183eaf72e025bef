"""Scroll areas of the record panel: a page as long as its content, with a body that can be replaced in place."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget


def scroll_page() -> QScrollArea:
    """An empty page that scrolls vertically."""
    area = QScrollArea()
    area.setObjectName("form")
    area.setWidgetResizable(True)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    return area


def fill(area: QScrollArea, parts: Iterable[QWidget]) -> None:
    """Replace the content of a page by these widgets, one below the other; the scroll position stays."""
    body = QWidget()
    body.setObjectName("formBody")
    layout = QVBoxLayout(body)
    layout.setContentsMargins(14, 10, 14, 14)
    layout.setSpacing(8)
    for part in parts:
        layout.addWidget(part)
    layout.addStretch(1)
    position = area.verticalScrollBar().value()
    area.setWidget(body)
    area.verticalScrollBar().setValue(position)
