"""The tour: a few callouts beside the parts of the real window, one after the other. Nothing is blocked meanwhile.

Started by the window after the first connect, and from the help menu or the palette. Esc ends it at once.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleEvent
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget
from shiboken6 import isValid

from ui.overview.page import OverviewPage
from ui.style import theme
from ui.text.texts import translate
from ui.window import actions
from ui.window.navigation import Navigation
from ui.window.sidebar import Sidebar
from ui.window.status_bar import StatusBar

WIDTH = 330
"""Pixels of a callout at normal text size."""
GAP, MARGIN = 10, 8
"""Pixels between a callout and its part, and between a callout and the edge of the window."""
LIST = "customers"
"""The list that is shown."""


@dataclass(frozen=True, slots=True)
class Stop:
    """A callout: title, sentence, the section that is shown, and the part of the window it points to."""

    title: str
    text: str
    section: str
    part: Callable[[], QWidget | None]


def stops(navigation: Navigation, sidebar: Sidebar, status_bar: StatusBar) -> list[Stop]:
    """The callouts of the window as it is."""

    def todo() -> QWidget | None:
        page = navigation.pages.get("overview")
        return page.header.title if isinstance(page, OverviewPage) else None

    def search() -> QWidget | None:
        return navigation.list_page.search if navigation.list_page is not None else None

    def state() -> QWidget | None:
        return navigation.list_page.toolbar.state_box if navigation.list_page is not None else None

    def menu() -> QWidget:
        return sidebar.menu_button

    palette, keys = (
        actions.key_text(spec.keys[0]) for spec in (actions.named("palette"), actions.named("shortcuts"))
    )
    return [
        Stop(
            translate("Tour", "What needs you today"),
            translate("Tour", "Decisions, low stock, changes since yesterday. Click a line to open it."),
            "overview",
            todo,
        ),
        Stop(
            translate("Tour", "Find a record"),
            translate("Tour", "Type part of a name, a phone number or a code, or scan it. Enter opens the best match."),
            LIST,
            search,
        ),
        Stop(
            translate("Tour", "Unsent changes"),
            translate("Tour", "Everything you save is on this computer at once and is sent when the cloud answers. Choose a state here to see unsent changes."),
            LIST,
            state,
        ),
        Stop(
            translate("Tour", "Up to date with the cloud"),
            translate("Tour", "This line shows whether everything is synced and when the cloud was last checked. Without a connection you keep working."),
            LIST,
            lambda: status_bar,
        ),
        Stop(
            translate("Tour", "Everything by name or shortcut"),
            translate("Tour", "{palette} finds records and runs commands, {keys} lists the shortcuts. This menu has the rest; the tour is under Help.", palette=palette, keys=keys),
            LIST,
            menu,
        ),
    ]  # fmt: skip


class Tour(QObject):
    """Shows the stops; deletes itself and its widgets at the end."""

    ended = Signal()

    def __init__(self, window: QWidget, stops: Sequence[Stop], navigation: Navigation) -> None:
        super().__init__(window)
        self._window = window
        self._stops = stops
        self._navigation = navigation
        self._before = QApplication.focusWidget()
        self.at = -1
        """Which stop is shown."""
        self.frame = Highlight(window)
        self.callout = Callout(window)
        self.callout.next_button.clicked.connect(lambda: self._go(1))
        self.callout.back_button.clicked.connect(lambda: self._go(-1))
        self.callout.stop_button.clicked.connect(self.end)
        window.installEventFilter(self)
        navigation.section_shown.connect(self._on_section)
        self._own_move = False
        self._part: QWidget | None = None
        self._go(1)

    def _go(self, by: int) -> None:
        at = self.at + by
        while 0 <= at < len(self._stops):
            stop = self._stops[at]
            self._own_move = True
            if self._navigation.section != stop.section:
                self._navigation.go_to(stop.section)
            self._own_move = False
            part = stop.part()
            if part is not None and part.isVisible():
                self.at = at
                self._follow(part)
                self.callout.show_stop(stop, at, len(self._stops))
                self.place()
                return
            at += by
        if by > 0:
            self.end()

    def _follow(self, part: QWidget) -> None:
        """Be told of the places of a part: a page may be laid out anew when it has read its figures."""
        if part is not self._part:
            if self._part is not None and isValid(self._part):
                self._part.removeEventFilter(self)
            self._part = part
            part.installEventFilter(self)

    def place(self) -> None:
        """Move frame and callout to the part that is shown; the tour ends when that is gone."""
        part = self._stops[self.at].part() if 0 <= self.at < len(self._stops) else None
        if part is None or not part.isVisible():
            self.end()
            return
        area = QRect(part.mapTo(self._window, QPoint(0, 0)), part.size())
        self.frame.setGeometry(area.adjusted(-4, -4, 4, 4).intersected(self._window.rect()))
        self.callout.fit()
        self.callout.move(beside(area, self.callout.rect(), self._window.rect()))
        for each in (self.frame, self.callout):
            each.show()
            each.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the part that is shown, and the size of the window."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Move) and self.at >= 0:
            self.place()
        return super().eventFilter(watched, event)

    def _on_section(self, _section: str) -> None:
        if not self._own_move:
            self.end()

    def end(self) -> None:
        """Remove the callout; the focus returns to where it was."""
        if self.at == len(self._stops):
            return
        self.at = len(self._stops)
        self._window.removeEventFilter(self)
        if self._part is not None and isValid(self._part):
            self._part.removeEventFilter(self)
        self._navigation.section_shown.disconnect(self._on_section)
        had_focus = self.callout.isAncestorOf(QApplication.focusWidget() or self._window)
        for each in (self.frame, self.callout):
            each.hide()
            each.deleteLater()
        page = self._navigation.list_page
        if had_focus and page is not None:
            page.table.setFocus()
        self.ended.emit()
        self.deleteLater()


class Highlight(QFrame):
    """A frame around a part of the window; clicks go through it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("highlight")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)


class Callout(QFrame):
    """Title, sentence and buttons."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._window = parent
        self.setObjectName("callout")
        layout = self._layout = QVBoxLayout(self)
        layout.setContentsMargins(14, 10, 14, 12)
        layout.setSpacing(8)
        self.title = QLabel()
        self.title.setProperty("role", "heading")
        self.text = QLabel()
        for label in (self.title, self.text):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
            layout.addWidget(label)
        row = self._buttons = QHBoxLayout()
        row.setSpacing(8)
        self.number = QLabel()
        self.number.setProperty("role", "muted")
        row.addWidget(self.number)
        row.addStretch(1)
        self.stop_button = QPushButton(translate("Tour", "End"))
        self.back_button = QPushButton(translate("Tour", "Back"))
        self.next_button = QPushButton()
        self.next_button.setProperty("role", "primary")
        for button in (self.stop_button, self.back_button, self.next_button):
            button.setAutoDefault(True)
            row.addWidget(button)
        layout.addLayout(row)

    def show_stop(self, stop: Stop, at: int, of: int) -> None:
        """Show a stop, with the focus on the button that goes on."""
        self.title.setText(stop.title)
        self.text.setText(stop.text)
        self.number.setText(translate("Tour", "{number} of {all}", number=at + 1, all=of))
        self.back_button.setVisible(at > 0)
        last = at == of - 1
        self.stop_button.setVisible(not last)
        self.next_button.setText(translate("Tour", "Done") if last else translate("Tour", "Next"))
        # A screen reader says it with the button that gets the focus.
        self.next_button.setAccessibleDescription(f"{stop.title}. {stop.text}")
        self.setAccessibleName(stop.title)
        self.setAccessibleDescription(stop.text)
        self.show()
        self.next_button.setFocus(Qt.FocusReason.OtherFocusReason)
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Alert))

    def fit(self) -> None:
        """As wide as it may be, as high as its sentence needs."""
        margins = self.contentsMargins() + self._layout.contentsMargins()
        buttons = self._buttons.sizeHint().width() + margins.left() + margins.right()
        width = min(max(theme.scaled(WIDTH), buttons), self._window.width() - 2 * MARGIN)
        self.setFixedWidth(width)
        layout = self._layout
        self.resize(width, max(layout.totalHeightForWidth(width), layout.totalSizeHint().height()))


def beside(part: QRect, callout: QRect, window: QRect) -> QPoint:
    """Where a callout covers nothing of its part, if it fits anywhere: below, above, right, left; always in the window."""
    inside = window.adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
    width, height = callout.width(), callout.height()
    places = (
        QPoint(part.left(), part.bottom() + GAP),
        QPoint(part.left(), part.top() - GAP - height),
        QPoint(part.right() + GAP, part.top()),
        QPoint(part.left() - GAP - width, part.top()),
    )
    moved = [_into(QRect(place, callout.size()), inside) for place in places]
    free = (area for area in moved if not area.intersects(part))
    return next(free, moved[0]).topLeft()


def _into(area: QRect, window: QRect) -> QRect:
    left = max(window.left(), min(area.left(), window.right() - area.width()))
    top = max(window.top(), min(area.top(), window.bottom() - area.height()))
    return QRect(QPoint(left, top), area.size())
