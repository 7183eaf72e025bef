"""Checks of a visible screen: cut text, widgets outside their parents or overlapping, missing accessible names.

Only reads widgets.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QFont, QFontMetrics
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QCheckBox,
    QComboBox,
    QDialog,
    QGroupBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QListWidget,
    QMenu,
    QPushButton,
    QRadioButton,
    QScrollArea,
    QStyle,
    QStyleOptionComboBox,
    QTabBar,
    QToolButton,
    QWidget,
)

from ui.widgets.controls import ComboBox, placeholder_room
from ui.widgets.elided import CompactButton, ElidingButton, ElidingLabel
from ui.widgets.toast import Toast
from ui.window.sidebar import NEEDS_YOU
from ui.window.tour import Callout, Highlight

SLACK = 1
"""Pixels of tolerance for rounding."""
MAX_DIALOG_HEIGHT = 640
FRAME = 30
"""Pixels of a dialog's title bar."""
HEADER_PADDING = 16
"""Padding of a table header's text in the style sheet, both sides together."""
BADGE = 28
"""Pixels that the badge of a section takes from its name."""
WIDE = 1280
"""Pixels of a window, and of its screen, from which on no button may cut its words."""
NAMES_A_RECORD = ("link", "row")
"""Roles of the buttons whose words are a record's own, as long as somebody wrote them."""
FLOATING = (Toast, Callout, Highlight)
"""Widgets that overlap others on purpose."""


@dataclass(frozen=True, slots=True, order=True)
class Finding:
    """A finding: its kind, the path of the widget, and the details."""

    kind: str
    where: str
    what: str


def layout_faults(top: QWidget) -> Iterator[Finding]:
    """The findings of a visible window or dialog."""
    shown = [each for each in top.findChildren(QWidget) if each.isVisibleTo(top) and each.isVisible()]
    for each in shown:
        if each.window() is not top:
            continue
        for what in clipped(each):
            yield Finding("clipped", widget_path(each), what)
        for what in outside(each, top):
            yield Finding("outside", widget_path(each), what)
        for what in nameless(each):
            yield Finding("nameless", widget_path(each), what)
    for each in (top, *shown):
        yield from overlapping(each)
    if isinstance(top, QDialog):
        yield from _too_large(top)
    least = top.minimumSizeHint()
    if least.width() > top.width() + SLACK or least.height() > top.height() + SLACK:
        yield Finding(
            "too small",
            widget_path(top),
            f"{top.width()}x{top.height()}, needs {least.width()}x{least.height()}",
        )


def _too_large(dialog: QDialog) -> Iterator[Finding]:
    """A dialog has to fit the window below it, which stands for the screen."""
    below = dialog.parentWidget()
    room = below.window().size() if below is not None else dialog.size().expandedTo(dialog.screen().size())
    if dialog.height() > min(MAX_DIALOG_HEIGHT, room.height() - FRAME):
        yield Finding("too tall", widget_path(dialog), f"{dialog.height()} px")
    if dialog.width() > room.width() + SLACK:
        yield Finding("too wide", widget_path(dialog), f"{dialog.width()} px")


def widget_path(widget: QWidget) -> str:
    """Classes and object names from the widget up, at most four."""
    names = []
    at: QWidget | None = widget
    while at is not None and len(names) < 4:
        own = at.objectName() if at.objectName() and not at.objectName().startswith("qt_") else ""
        names.append(type(at).__name__ + (f"#{own}" if own else ""))
        at = at.parentWidget()
    return " < ".join(names)


# text


def clipped(widget: QWidget) -> Iterator[str]:
    """Text that does not fit its widget, unless the widget elides it."""
    match widget:
        case ElidingLabel() | ElidingButton():
            if widget.text() and widget.height() < widget.fontMetrics().height() - SLACK:
                yield f"{widget.text()!r} is {widget.height()} px high"
            icon_instead = isinstance(widget, CompactButton)
            if (
                isinstance(widget, ElidingButton)
                and not icon_instead
                and widget.property("role") not in NAMES_A_RECORD
            ):
                below = widget.window().parentWidget() or widget
                # A laptop has room for every word of a button; only links that name a record may be cut there.
                screen = (
                    widget.screen().availableGeometry().width()
                )  # a dialog is as wide as it needs, where this is
                if min(below.window().width(), screen) >= WIDE:
                    yield from _narrow(widget, widget.text(), widget.sizeHint().width())
        case QLabel():
            yield from _label(widget)
        case QPushButton() | QCheckBox() | QRadioButton():
            yield from _narrow(widget, widget.text(), widget.sizeHint().width())
            if widget.text() and widget.height() < widget.fontMetrics().height():
                yield f"{widget.text()!r} is {widget.height()} px high"
        case QToolButton():
            if widget.text() and widget.toolButtonStyle() != Qt.ToolButtonStyle.ToolButtonIconOnly:
                if (
                    widget.icon().isNull()
                    or widget.toolButtonStyle() != Qt.ToolButtonStyle.ToolButtonFollowStyle
                ):
                    yield from _narrow(widget, widget.text(), widget.sizeHint().width())
        case QComboBox():
            yield from _combo(widget)
        case QLineEdit():
            yield from _line(widget)
        case QHeaderView():
            yield from _header(widget)
        case QListWidget() if widget.objectName() == "sections":
            yield from _sections(widget)
        case QTabBar():
            for at in range(widget.count()):
                text = widget.tabText(at)
                if widget.tabRect(at).width() < widget.fontMetrics().horizontalAdvance(text):
                    yield f"tab {text!r}"
        case QGroupBox():
            yield from _narrow(widget, widget.title(), widget.fontMetrics().horizontalAdvance(widget.title()))
        case QScrollArea():
            yield from _sideways(widget)


def _sideways(area: QScrollArea) -> Iterator[str]:
    inner, room = area.widget(), area.viewport().width()
    needed = max(inner.minimumSizeHint().width(), inner.minimumWidth()) if inner is not None else 0
    if needed > room + SLACK:
        yield f"scrolls sideways: {needed} in {room} px"


def _narrow(widget: QWidget, text: str, needed: int) -> Iterator[str]:
    if text and widget.width() + SLACK < needed:
        yield f"{text!r} has {widget.width()} of {needed} px"


def _label(label: QLabel) -> Iterator[str]:
    text = label.text()
    if not text or not label.pixmap().isNull():
        return
    if not label.wordWrap():
        yield from _narrow(label, text, label.sizeHint().width())
        if label.height() + SLACK < label.sizeHint().height():
            yield f"{text!r} has {label.height()} of {label.sizeHint().height()} px in height"
        return
    needed = label.heightForWidth(label.width())
    if label.height() + SLACK < needed:
        yield f"{text!r} has {label.height()} of {needed} px in height"
    if label.textFormat() is Qt.TextFormat.RichText or "</" in text:
        return
    longest = max(text.split(), key=len, default="")
    yield from _narrow(label, longest, label.fontMetrics().horizontalAdvance(longest))


def _combo(box: QComboBox) -> Iterator[str]:
    option = QStyleOptionComboBox()
    box.initStyleOption(option)
    part = QStyle.SubControl.SC_ComboBoxEditField
    room = box.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option, part, box).width()
    if box.isEditable():
        return
    needed = box.fontMetrics().horizontalAdvance(box.currentText())
    # Only ours ends in an ellipsis; Qt's cuts a letter in half, and a tooltip does not mend that.
    if needed > room + SLACK and not (isinstance(box, ComboBox) and box.toolTip()):
        yield f"{box.currentText()!r} has {room} of {needed} px"


def _line(line: QLineEdit) -> Iterator[str]:
    if line.text() or not line.placeholderText() or isinstance(line.parentWidget(), QComboBox):
        return
    room = placeholder_room(line) + SLACK
    needed = line.fontMetrics().horizontalAdvance(line.placeholderText())
    if needed > room:
        yield f"placeholder {line.placeholderText()!r} has {room} of {needed} px"


def _header(header: QHeaderView) -> Iterator[str]:
    model = header.model()
    if model is None or header.orientation() is not Qt.Orientation.Horizontal:
        return
    for section in range(header.count()):
        text = model.headerData(section, Qt.Orientation.Horizontal) or ""
        if header.isSectionHidden(section) or not isinstance(text, str):
            continue
        needed = header.fontMetrics().horizontalAdvance(text) + HEADER_PADDING
        if header.sectionSize(section) + SLACK < needed:
            yield f"column {text!r} has {header.sectionSize(section)} of {needed} px"


def _sections(sidebar: QListWidget) -> Iterator[str]:
    """Names in the sidebar, as bold as the chosen one; a folded sidebar has none."""
    font = QFont(sidebar.font())
    font.setBold(True)
    room = sidebar.viewport().width() - 56
    for row in range(sidebar.count()) if room > 60 else ():
        text = sidebar.item(row).text()
        needed = QFontMetrics(font).horizontalAdvance(text)
        if needed > room - (BADGE if sidebar.item(row).data(NEEDS_YOU) else 0):
            yield f"section {text!r} has {room} of {needed} px"


# geometry


def scrolled(widget: QWidget, top: QWidget) -> bool:
    """Whether a widget is in a scroll area, where it may be out of sight."""
    at = widget.parentWidget()
    while at is not None and at is not top:
        if isinstance(at, QAbstractScrollArea):
            return True
        at = at.parentWidget()
    return False


def outside(widget: QWidget, top: QWidget) -> Iterator[str]:
    """Parts of a widget that its parents clip."""
    if scrolled(widget, top) or isinstance(widget, FLOATING) or widget.width() < 2 or widget.height() < 2:
        return
    whole = QRect(widget.mapTo(top, QPoint(0, 0)), widget.size())
    seen = QRect(whole)
    at = widget.parentWidget()
    while at is not None:
        seen &= QRect(at.mapTo(top, QPoint(0, 0)), at.size())
        if at is top:
            break
        at = at.parentWidget()
    lost = (whole.width() - seen.width(), whole.height() - seen.height())
    if max(lost) > SLACK:
        yield f"{lost[0]} px wide and {lost[1]} px high are cut away"


def overlapping(parent: QWidget) -> Iterator[Finding]:
    """Children that overlap."""
    if isinstance(parent, (QAbstractItemView, QComboBox, QLineEdit, QHeaderView)):
        return
    children = [
        each
        for each in parent.children()
        if isinstance(each, QWidget)
        and each.isVisible()
        and not each.isWindow()
        and not isinstance(each, FLOATING)
        and not each.objectName().startswith("qt_")
        and min(each.width(), each.height()) > 1
    ]
    for at, one in enumerate(children):
        for other in children[at + 1 :]:
            common = one.geometry() & other.geometry()
            if common.width() > SLACK and common.height() > SLACK:
                yield Finding(
                    "overlap",
                    widget_path(one),
                    f"with {widget_path(other)} by {common.width()}x{common.height()}",
                )


# names


def nameless(widget: QWidget) -> Iterator[str]:
    """Widgets in the tab order without an accessible name."""
    if widget.focusPolicy() == Qt.FocusPolicy.NoFocus or isinstance(widget, (QMenu, QScrollArea)):
        return
    if isinstance(widget.parentWidget(), (QComboBox, QAbstractItemView)) or widget.focusProxy() is not None:
        return
    if widget.objectName().startswith("qt_"):
        return
    interface = QAccessible.queryAccessibleInterface(widget)
    name = interface.text(QAccessible.Text.Name) if interface is not None else ""
    if not name.strip() and not (isinstance(widget, QAbstractButton) and widget.text()):
        yield f"tab order reaches it, no name ({widget.toolTip()!r})"
