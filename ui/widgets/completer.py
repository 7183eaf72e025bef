"""`Completer`: the list of completions below a line edit, with rows as high as those of a table and as wide as its texts.

It opens for what a person types, and for nothing that a scanner typed and the window took back. A click elsewhere closes it
and goes on to what is there, on every system.
"""

from __future__ import annotations

from PySide6.QtCore import QAbstractItemModel, QEvent, QObject, QRect, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QCompleter, QLineEdit, QListView, QStyle

from ui.style import theme
from ui.text.texts import translate

MIN_WIDTH = 180


class Completer(QCompleter):
    """Offers all rows of `model`, which the owner fills, below `line`."""

    def __init__(self, model: QAbstractItemModel, line: QLineEdit) -> None:
        super().__init__(model, line)
        self.setCompletionMode(QCompleter.CompletionMode.UnfilteredPopupCompletion)
        self.setWidget(line)
        self._line = line
        self._list = QListView()
        self._list.setObjectName("completions")
        self._list.setAccessibleName(translate("Palette", "Found"))
        # Qt itself passes a click elsewhere on with some systems only.
        self._list.setAttribute(Qt.WidgetAttribute.WA_NoMouseReplay)
        self.setPopup(self._list)

    @property
    def is_open(self) -> bool:
        """Whether the list is shown."""
        return self._list.isVisible()

    def offer(self) -> None:
        """Open the list if a person typed the text and there is something to offer, else close it."""
        if self._line.isModified() and self._line.hasFocus() and self.model().rowCount():
            self.complete()
        else:
            self._list.hide()

    def complete(self, rect: QRect | None = None) -> None:
        """Open the list below the line, which may be narrower than the texts are."""
        bar = self._list.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent, None, self._list)
        texts = self._list.sizeHintForColumn(0) + 2 * self._list.frameWidth() + bar
        width = max(self._line.width(), theme.scaled(MIN_WIDTH), texts)
        super().complete(rect or QRect(0, 0, width, self._line.height()))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Close the list for a click elsewhere and hand the click on."""
        outside = (
            isinstance(event, QMouseEvent)
            and event.type() == QEvent.Type.MouseButtonPress
            and watched is self._list
            and not self._list.rect().contains(event.position().toPoint())
        )
        if not outside:
            return super().eventFilter(watched, event)
        assert isinstance(event, QMouseEvent)
        self._list.hide()
        place = event.globalPosition()
        target = QApplication.widgetAt(place.toPoint())
        window = target.window().windowHandle() if target is not None else None
        if target is not None and window is not None:
            inside = target.window().mapFromGlobal(place)
            # The release as well: with X11 the real one still goes to the list.
            for kind in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease):
                held = event.buttons() if kind == event.type() else Qt.MouseButton.NoButton
                QApplication.postEvent(
                    window, QMouseEvent(kind, inside, place, event.button(), held, event.modifiers())
                )
        return True
