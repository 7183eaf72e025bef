"""The toast covers nothing that could be pressed, and offers nothing that could not."""

from __future__ import annotations

import pytest
import shiboken6
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget

from tests.ui.support.counter import field, save, search
from tests.ui.support.person import Person
from ui.lists.dialogs.columns_dialog import ColumnsDialog
from ui.widgets.toast import Toast


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


@pytest.mark.parametrize("code", ["en", "de"])
def test_a_toast_makes_way_for_a_record_that_is_opened_with_it_or_later(
    context, spoken, open_window, qtbot, code
):
    spoken(code)
    hands = open_window(context)
    window = hands.window
    window.resize(1024, 600)
    QApplication.processEvents()
    for together in (True, False):
        window.panel.close_record()
        QApplication.processEvents()
        if together:
            hands.open("customers", 1)
        window.toast.show_message("Saved on this computer, and some more of it", ("Rückgängig", print))
        if not together:
            hands.open("customers", 1)
        for _ in range(2):
            QApplication.processEvents()  # the record gets its place
        qtbot.waitUntil(lambda: window.panel.delete_button.isVisible() and covered(window) == [])
        assert window.toast.isVisible()
        window.toast.hide()


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


@pytest.mark.parametrize("code", ["en", "cs"])
def test_the_button_of_a_toast_is_pressed_by_its_key(context, spoken, open_window, qtbot, code):
    spoken(code)
    window = open_window(context).window
    person = Person(window, qtbot)
    search(person, "Novak")
    field(person, "phone")
    person.type("777111222")
    save(person)
    assert context.queries.record("customers", 1).record["phone"] == "777111222"
    qtbot.waitUntil(lambda: window.toast.isVisible() and window.toast.button.isVisible())
    assert window.toast.button.text().endswith("(F8)"), "a person sees the key"
    typing_in = QApplication.focusWidget()
    person.press("F8")
    qtbot.waitUntil(lambda: context.queries.record("customers", 1).record["phone"] == "+420 602 111 000")
    assert QApplication.focusWidget() is typing_in, "the keyboard stays where it was"
    # What is offered now is Redo, by the same key.
    qtbot.waitUntil(lambda: window.toast.isVisible() and window.toast.button.isVisible())
    person.press("F8")
    qtbot.waitUntil(lambda: context.queries.record("customers", 1).record["phone"] == "777111222")


def test_undo_has_the_same_key_beside_another_button(hands, qtbot):
    pressed = []
    toast, person = hands.window.toast, Person(hands.window, qtbot)
    for key, expected in (("F9", "Show"), ("F8", "Undo")):
        toast.show_message(
            "Saved", ("Show", lambda: pressed.append("Show")), ("Undo", lambda: pressed.append("Undo"))
        )
        assert [each.text() for each in toast.buttons()] == ["Show (F9)", "Undo (F8)"]
        person.press(key)
        qtbot.waitUntil(lambda expected=expected: pressed[-1:] == [expected])
        assert not toast.isVisible()
    # Without a toast, without its button, and behind a dialog the keys do nothing.
    person.press("F8")
    toast.show_message("Without an Undo")
    person.press("F8")
    person.press("F9")
    toast.show_message("Saved", ("Undo", lambda: pressed.append("behind a dialog")))
    hands.window.page.choose_columns()
    dialog = hands.window.findChild(ColumnsDialog)
    qtbot.waitUntil(dialog.isVisible)
    person.press("F8")
    qtbot.wait(150)
    assert pressed == ["Show", "Undo"]


def test_the_shortcut_sheet_lists_the_keys_of_a_toast(hands):
    from ui.window.shortcut_sheet import ShortcutSheet

    sheet = ShortcutSheet(hands.window)
    assert "F8, F9" in [label.text() for label in sheet.findChildren(QLabel)]


def test_a_window_that_goes_with_a_message_that_was_just_shown_places_nothing(qtbot):
    """qtbot fails for an exception of a slot: the message was placed a moment after its window was gone."""
    parent = QWidget()
    toast = Toast(parent)
    parent.show()
    toast.show_message("Saved on this computer", ("Undo", print))
    shiboken6.delete(parent)
    QApplication.processEvents()
    assert not shiboken6.isValid(toast)
