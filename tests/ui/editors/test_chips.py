"""Tags and codes as chips, and colours as swatches: by keyboard, by mouse, and what a draft keeps."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from storage.schema.entities import CATALOGUE
from ui.editors.chips import ChipsEditor, CodesEditor
from ui.editors.factory import make_editor
from ui.editors.lists import ColourEditor

PRODUCTS = CATALOGUE["products"].by_name
FITS, DOES_NOT = "4006381333931", "4006381333932"


@pytest.fixture
def codes(spoken, qtbot) -> CodesEditor:
    made = make_editor(PRODUCTS["ean"], "EAN", None, without=frozenset())
    assert isinstance(made, CodesEditor)
    made.set_name("EAN")
    qtbot.addWidget(made)
    made.show()
    made.line.setFocus()
    return made


def chips(editor: ChipsEditor) -> list[str]:
    return [chip.text for chip in editor._chips]


def key(editor: ChipsEditor, *keys: Qt.Key) -> None:
    for each in keys:
        QTest.keyClick(editor.line, each)


@pytest.mark.parametrize("ends", [Qt.Key.Key_Return, Qt.Key.Key_Comma, Qt.Key.Key_Semicolon])
def test_enter_and_separators_make_a_chip(codes, ends):
    codes.show_value(["77"])
    QTest.keyClicks(codes.line, FITS)
    assert codes.value() == ["77", FITS] and chips(codes) == ["77"]
    key(codes, ends)
    assert chips(codes) == ["77", FITS] and codes.line.text() == "" and codes.dirty


def test_what_is_typed_becomes_a_chip_when_the_field_is_left(codes):
    codes.show_value(None)
    QTest.keyClicks(codes.line, "77")
    codes.focus_lost.emit()
    assert chips(codes) == ["77"] and codes.value() == ["77"]


def test_keys_choose_edit_and_remove_chips(codes):
    codes.show_value(["1", "2", "3"])
    key(codes, Qt.Key.Key_Left, Qt.Key.Key_Left, Qt.Key.Key_Delete)
    assert codes.value() == ["1", "3"]
    key(codes, Qt.Key.Key_Backspace)
    assert codes.line.text() == "3" and codes.value() == ["1", "3"]
    key(codes, Qt.Key.Key_Escape)
    assert codes.value() == ["1", "3"]
    QTest.keyClicks(codes.line, "0")
    assert codes.value() == ["1", "30"]
    codes.line.clear()
    key(codes, Qt.Key.Key_Left, Qt.Key.Key_F2)
    assert codes.line.text() == "1" and chips(codes) == []


def test_a_chip_has_a_button_that_removes_it(codes, qtbot):
    codes.show_value(["1", "2"])
    qtbot.mouseClick(codes._chips[0].remove, Qt.MouseButton.LeftButton)
    assert codes.value() == ["2"]
    codes.set_read_only(True)
    assert codes._chips[0].remove.isHidden()
    key(codes, Qt.Key.Key_Backspace)
    assert codes.value() == ["2"]


def test_a_column_of_codes_is_pasted_as_chips(codes):
    codes.show_value(None)
    QGuiApplication.clipboard().setText(f"{FITS}\r\n77\n{FITS}\n")
    QTest.keyClick(codes.line, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert chips(codes) == [FITS, "77"]


def test_a_wrong_check_digit_is_marked_and_accepted(codes):
    notes = []
    codes.note_changed.connect(notes.append)
    codes.show_value([FITS, DOES_NOT])
    assert [chip.property("role") for chip in codes._chips] == ["plain", "doubtful"]
    assert DOES_NOT in notes[-1]
    assert codes.value() == [FITS, DOES_NOT]
    codes._remove(codes._chips[1])
    assert notes[-1] == ""


def test_a_draft_keeps_what_is_half_typed(codes):
    codes.show_value(["1"])
    QTest.keyClicks(codes.line, "23")
    draft = codes.current_input()
    codes.show_value(["1"])
    assert not codes.dirty
    codes.restore_input(draft)
    assert codes.value() == ["1", "23"]


def test_a_colour_is_one_click_or_any_other(spoken, qtbot):
    made = make_editor(PRODUCTS["hexColor"], "Colour", None, without=frozenset())
    assert isinstance(made, ColourEditor)
    made.set_name("Colour")
    qtbot.addWidget(made)
    made.show_value("#123456")
    made.show()
    assert not any(button.isChecked() for button in made.swatches.values())
    qtbot.mouseClick(made.swatches["#D1242F"], Qt.MouseButton.LeftButton)
    assert made.value() == "#D1242F" and made.dirty and made.swatches["#D1242F"].isChecked()
    assert made.swatches["#D1242F"].accessibleName() == "Colour: Red"
    made.line.setText("#d1242f")
    assert made.swatches["#D1242F"].isChecked()
    made.line.setText("#010203")
    assert not made.swatches["#D1242F"].isChecked()


def test_the_list_of_tags_is_as_wide_as_its_names_and_a_click_elsewhere_goes_on(hands, context, qtbot):
    name = "Velkoodběratel z východních Čech a severní Moravy"
    context.commands.save("tags", {"name": name, "_cloudId": context.cloud_id})
    hands.window.move(0, 0)
    with qtbot.waitActive(hands.window):
        hands.window.activateWindow()
    editor = hands.open("customers", 2).rows["tags"].editor
    editor.line.setFocus()
    QTest.keyClick(editor.line, "v")
    completer, rows = editor._completer, editor._completer.popup()
    assert completer.is_open and editor.line.width() < rows.sizeHintForColumn(0) < rows.width()
    # To the list, which has all clicks while it is open.
    search = hands.window.page.search
    place = rows.mapFromGlobal(search.mapToGlobal(QPoint(40, 10)))
    QTest.mouseClick(rows, Qt.MouseButton.LeftButton, pos=place)
    qtbot.waitUntil(search.hasFocus)
    assert not completer.is_open and chips(editor) == ["VIP", "v"]
