"""What the style sheet makes of widgets, judged by their pixels."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QStringListModel, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QCheckBox, QComboBox, QFrame, QLineEdit, QPushButton, QToolButton, QVBoxLayout

from ui.style import icons, theme
from ui.widgets.completer import Completer
from ui.widgets.controls import ComboBox
from ui.widgets.simple_table import Column, Row, SimpleTable


@pytest.fixture
def styled(spoken, qapp):
    yield lambda name: theme.apply(qapp, name)
    theme.apply(qapp, "light")


def colours(widget):
    image = widget.grab().toImage()
    return {image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())}


def button(role=""):
    made = QPushButton("Save")
    made.setProperty("role", role)
    icons.set_button_icon(made, "delete", "red" if role == "danger" else "text")
    return made


def tool_button():
    made = QToolButton()
    made.setText("Columns")
    made.setProperty("role", "bar")
    return made


@pytest.mark.parametrize("make", [
    button, lambda: button("danger"), lambda: button("link"), tool_button, lambda: QCheckBox("Deleted"),
    lambda: QLineEdit("Text"), QComboBox,
])  # fmt: skip
def test_high_contrast_shows_what_is_disabled(styled, qtbot, make):
    styled("contrast")
    window = QFrame()
    qtbot.addWidget(window)
    widget = make()
    QVBoxLayout(window).addWidget(widget)
    widget.setEnabled(False)
    tokens = theme.CONTRAST
    bright = {QColor(each).name() for each in (tokens.text, tokens.border, tokens.accent, tokens.red)}
    assert colours(window) & bright == set()


def test_a_row_that_has_the_focus_alone_does_not_look_selected(styled, qtbot):
    styled("light")
    table = SimpleTable("Rows", (Column("One"), Column("Two")))
    qtbot.addWidget(table)
    table.show_rows([Row(("a", "b"), 1), Row(("c", "d"), 2)])
    table.resize(300, 160)
    table.show()
    table.activateWindow()
    table.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(table.hasFocus)
    assert table.currentIndex().isValid() and not table.selectionModel().hasSelection()
    selected = QColor(theme.LIGHT.selection).name()
    assert selected not in colours(table.viewport())
    table.selectRow(0)
    assert selected in colours(table.viewport())


@pytest.mark.parametrize("text_size", [100, 150])
def test_the_choices_of_a_combo_box_are_as_high_as_the_rows_of_a_completer(spoken, qapp, qtbot, text_size):
    theme.apply(qapp, "light", text_size=text_size)
    try:
        line, box = QLineEdit(), ComboBox()
        for widget in (line, box):
            qtbot.addWidget(widget)
        model = QStringListModel(["Brno", "Praha"])
        completer = Completer(model, line)
        box.addItems(model.stringList())
        line.show()
        box.show()
        box.showPopup()
        assert box.view().sizeHintForRow(0) == completer.popup().sizeHintForRow(0) >= theme.row_height()
        box.hidePopup()
    finally:
        theme.apply(qapp, "light")


def test_the_name_keeps_its_room_in_a_narrow_table(spoken, qtbot):
    columns = (Column("Record"), Column("List", 110), Column("Reason", 290), Column("Since", 120))
    table = SimpleTable("Waiting", columns)
    qtbot.addWidget(table)
    header = table.horizontalHeader()
    table.show()
    for width, reason in ((900, 290), (560, 170), (900, 290)):
        table.resize(width, 300)
        assert abs(header.sectionSize(2) - reason) < 6
        assert header.sectionSize(0) >= 136
    assert [header.sectionSize(at) for at in (1, 3)] == [110, 120]
