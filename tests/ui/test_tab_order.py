"""Every dialog by keyboard: Tab goes round, and reaches everything in it that takes the keyboard."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QScrollArea, QWidget
from shiboken6 import isValid

from tests.ui import test_leaks, test_leaks_of_dialogs
from tests.ui.test_leaks import close_dialogs
from ui.text.strings_settings import SETTING_GROUP

questions = test_leaks.questions
PATIENCE = 10_000
MOST = 250
"""Keys after which a dialog surely was gone round."""
DIALOGS = {
    **test_leaks_of_dialogs.DIALOGS,
    **test_leaks.DIALOGS,
    "question": lambda w: w.dialogs.show_conflict("customers", 2),
}
NO_DIALOG = {"condition", "menu", "toast", "tour", "error", "leaving"}
"""Popups of their own kind, a picture over the window, a message box of Qt's, and a question that needs a cloud."""


def takes_keyboard(widget: QWidget) -> bool:
    """Whether Tab has to reach a widget: a proxy leads to another one, arrow keys through buttons of which one is chosen."""
    return (
        widget.isVisible()
        and widget.isEnabled()
        and bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)
        and widget.focusProxy() is None
        and not (
            isinstance(widget, QAbstractButton) and widget.group() is not None and widget.group().exclusive()
        )
    )


def tab_stops() -> list[QWidget]:
    """What has the keyboard, key by key, until it comes round; what had it first may be for reading alone."""

    def press() -> QWidget:
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        focus = QApplication.focusWidget()
        assert focus is not None
        return focus

    found = [press()]
    for _ in range(MOST):
        # A date takes several keys, one for each of its parts.
        if (focus := press()) in found[:-1]:
            break
        found += [focus] if focus is not found[-1] else []
    assert focus is found[0], [f"{type(each).__name__} {each.accessibleName()}" for each in (*found, focus)]
    return found


@pytest.mark.parametrize("name", [name for name in DIALOGS if name not in NO_DIALOG])
def test_tab_goes_round_a_dialog_and_reaches_all_of_it(window, questions, qtbot, name):  # noqa: F811
    DIALOGS[name](window)
    qtbot.waitUntil(lambda: not window.context.bridge._under_way, timeout=PATIENCE)
    dialog = next(
        each for each in QApplication.topLevelWidgets() if isinstance(each, QDialog) and each.isVisible()
    )
    dialog.activateWindow()
    qtbot.waitUntil(lambda: QApplication.focusWidget() is not None and dialog.isActiveWindow())
    begins = QApplication.focusWidget()
    named = not isinstance(begins, QScrollArea) or bool(begins.accessibleName())
    missed = missed_in(dialog)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    QCoreApplication.processEvents()
    left_open = isValid(dialog) and dialog.isVisible()
    close_dialogs(window)
    assert named, "the keyboard begins in a field"
    assert not left_open, "Esc closes it"
    assert missed == []


def missed_in(owner: QWidget) -> list[str]:
    """What takes the keyboard in a window and is not reached by Tab from where the keyboard is."""
    stops = tab_stops()
    return [
        f"{type(each).__name__} {each.accessibleName() or getattr(each, 'text', str)()}"
        for each in owner.findChildren(QWidget)
        if takes_keyboard(each) and not any(stop is each or stop.isAncestorOf(each) for stop in stops)
    ]


@pytest.mark.parametrize("section", ["overview", "sync", "webhooks", "shop-check", "customers"])
def test_tab_reaches_all_of_a_page(window, questions, qtbot, section):  # noqa: F811
    window.sidebar.choose(section)
    qtbot.waitUntil(lambda: not window.context.bridge._under_way, timeout=PATIENCE)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    window.sidebar.sections.setFocus()
    assert missed_in(window) == []


def test_tab_reaches_all_of_a_group_of_settings(house, qtbot):
    window = house.window
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    for group in SETTING_GROUP:
        house.page.go_to(group)
        qtbot.waitUntil(lambda: not house.bridge._under_way, timeout=PATIENCE)
        window.sidebar.sections.setFocus()
        assert missed_in(window) == [], group


@pytest.mark.parametrize(("entity", "id"), [("customers", 1), ("products", 101), ("suppliers", 41)])
def test_tab_reaches_all_of_a_form(hands, qtbot, entity, id):
    form = hands.open(entity, id)
    for section in form.sections.values():
        if section.header is not None and not section.body.isVisible():
            section.header.click()
    window = hands.window
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    window.page.table.setFocus()
    assert missed_in(window) == []
