"""The toast covers nothing that could be pressed, and offers nothing that could not."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QAbstractButton

from ui.lists.dialogs.columns_dialog import ColumnsDialog


def area(widget, parent):
    return QRect(widget.mapTo(parent, QPoint(0, 0)), widget.size())


def covered(window):
    """Buttons of the window below the toast."""
    toast, parent = window.toast, window.centralWidget()
    found = (each for each in parent.findChildren(QAbstractButton) if not toast.isAncestorOf(each))
    return [each for each in found if each.isVisible() and area(each, parent).intersects(area(toast, parent))]


@pytest.mark.parametrize("size", [(1366, 768), (1024, 600)])
def test_the_toast_covers_no_button(hands, context, qtbot, size):
    window = hands.window
    window.resize(*size)
    context.commands.save("customers", {"phone": "111"}, id=1)
    window.navigation.show_sync_tab("waiting")
    bar = window.navigation.pages["sync"].waiting.bar
    qtbot.waitUntil(bar.isVisible)
    window.toast.show_message(
        "Saved on this computer, and a sentence that makes the toast a wide one", ("Undo", print)
    )
    assert covered(window) == []
    assert window.rect().contains(area(window.toast, window))
    hands.open("customers", 1)
    assert covered(window) == []
    window.resize(900, 640)
    assert covered(window) == []


def test_the_toast_waits_behind_a_dialog_and_offers_nothing_there(hands, qtbot):
    window, toast = hands.window, hands.window.toast
    toast.show_message("Saved", ("Undo", print))
    assert toast.button.isVisible() and toast._timer.isActive()
    window.page.choose_columns()
    assert toast.isVisible() and not toast.button.isVisible() and not toast._timer.isActive()
    toast.show_message("Decided", ("Undo", print))
    assert not toast.button.isVisible() and not toast._timer.isActive()
    window.findChild(ColumnsDialog).reject()
    assert hands.toast() == "Decided"
    assert toast.button.isVisible() and toast._timer.isActive()
    toast.show_message("Without an Undo")
    assert not toast.button.isVisible() and toast._timer.isActive()
