"""Dates typed by keys: with any mark between their parts or none, into an empty field too, and none is lost or changed."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QDate, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from ui.text import formats


@pytest.mark.parametrize("code", ["en", "cs", "sk"])
def test_a_date_is_taken_as_it_is_typed(hands, context, spoken, qtbot, code):
    spoken(code)
    hands.window.build()
    with qtbot.waitActive(hands.window):
        hands.window.activateWindow()
    form = hands.open("customers", 2)
    this = QDate.currentDate().year()
    for typed, day in (
        ("31.1.2000", (2000, 1, 31)), ("31/1/2000", (2000, 1, 31)), ("31012000", (2000, 1, 31)), ("5. 6. 2001", (2001, 6, 5)),
        ("29.2.2000", (2000, 2, 29)), ("12-11-1985", (1985, 11, 12)), ("5.6.85", (1985, 6, 5)), ("31.1.", (this, 1, 31)),
    ):  # fmt: skip
        form.go_to("birthday")
        for letter in typed:
            QTest.keyClick(QApplication.focusWidget(), letter)
        form.go_to("phone")
        assert form.rows["birthday"].editor.edit.date() == QDate(*day), (code, typed)
        form.discard_input(["birthday"])


def test_a_date_is_saved_while_the_cursor_is_in_it(hands, context, qtbot):
    with qtbot.waitActive(hands.window):
        hands.window.activateWindow()
    form = hands.open("customers", 2)
    form.go_to("birthday")
    for letter in "31.1.85":
        QTest.keyClick(QApplication.focusWidget(), letter)
    with qtbot.waitSignal(hands.window.panel.saved):
        QTest.keyClick(hands.window.windowHandle(), Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    saved = context.queries.record("customers", 2).record["birthday"]
    assert formats.day_of(saved) == QDate(1985, 1, 31)
