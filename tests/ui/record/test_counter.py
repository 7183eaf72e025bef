"""Points are added by keys or by the buttons beside them, and saved as a difference."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.ui.conftest import make


@pytest.fixture
def form(hands, replica, qtbot):
    with replica.write() as tx:
        tx.put_many("customers", [make("customers", 5, lastName="Body", points=120.0)])
    with qtbot.waitActive(hands.window):
        hands.window.activateWindow()
    form = hands.open("customers", 5)
    form.go_to("points")
    return form


def keys(text):
    for letter in text:
        QTest.keyClick(QApplication.focusWidget(), letter)


def tab():
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)


@pytest.mark.parametrize("selected", [True, False], ids=["by Tab", "by a click"])
def test_a_signed_number_stays_over_tab_and_is_saved_as_a_difference(form, hands, replica, selected):
    row = form.rows["points"]
    tab()
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Backtab)
    assert row.editor.line.hasFocus()
    if not selected:
        row.editor.line.deselect()
        row.editor.line.setCursorPosition(1)
    keys("+")
    assert row.problem.isHidden()
    keys("50")
    assert row.hint.text() == "120 + 50 = 170"
    tab()
    assert row.editor.line.text() == "+50" and row.hint.text() == "120 + 50 = 170" and row.problem.isHidden()
    assert not row.editor.isAncestorOf(QApplication.focusWidget())
    hands.save()
    assert row.editor.line.text() == "170" and not form.dirty
    intent = replica.change("customers", 5).intent
    assert (dict(intent.add), dict(intent.set)) == ({"points": 50.0}, {})


def test_the_buttons_step_a_difference_whose_digits_typing_replaces(form, hands, context):
    row = form.rows["points"]
    form.go_to("lastName")
    QTest.mouseClick(row.editor.add, Qt.MouseButton.LeftButton)
    assert row.hint.text() == "120 + 1 = 121" and row.problem.isHidden()
    keys("50")
    assert row.hint.text() == "120 + 50 = 170"
    QTest.mouseClick(row.editor.take, Qt.MouseButton.LeftButton)
    assert row.hint.text() == "120 + 49 = 169"
    hands.save()
    assert context.queries.record("customers", 5).record["points"] == 169.0
    QTest.mouseClick(row.editor.take, Qt.MouseButton.LeftButton)
    assert row.hint.text() == "169 \u2212 1 = 168"
    QTest.mouseClick(row.editor.add, Qt.MouseButton.LeftButton)
    assert row.editor.line.text() == "169" and not form.dirty
    keys("10")
    QTest.mouseClick(row.editor.add, Qt.MouseButton.LeftButton)
    assert row.hint.text() == "instead of 169" and row.editor.value() == 11.0


def test_a_sign_alone_is_kept_and_told_once_the_field_is_left(form):
    row = form.rows["points"]
    keys("+")
    assert row.problem.isHidden()
    tab()
    assert row.editor.line.text() == "+" and not row.problem.isHidden()


def test_a_new_record_gets_what_was_added_to_nothing(hands, context):
    hands.window.navigation.new("customers")
    hands.type("lastName", "Nova")
    hands.type("points", "+50")
    hands.save()
    assert context.queries.record("customers", hands.window.panel.shown[1]).record["points"] == 50.0


def test_saving_input_that_means_the_saved_value_leaves_a_clean_form(hands, form):
    hands.type("points", "+0")
    hands.window.panel.save()
    assert form.rows["points"].editor.line.text() == "120" and not form.dirty
