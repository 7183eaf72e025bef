"""Widgets that many screens share: what they show where a text does not fit."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QLineEdit, QProgressBar, QPushButton, QWidget

from ui.style import icons, theme
from ui.text import formats
from ui.widgets.controls import ComboBox, SearchField, SpinBox, placeholder_room, show_progress
from ui.widgets.elided import CompactButton, CompactRow
from ui.widgets.flow_layout import FlowLayout
from ui.widgets.simple_table import LEAST_NAME, Column, Row, SimpleTable


@pytest.fixture
def styled(spoken, qapp):
    theme.apply(qapp, "light")
    return qapp


def test_a_choice_that_does_not_fit_ends_in_an_ellipsis(styled, qtbot):
    box = ComboBox()
    qtbot.addWidget(box)
    box.addItem("Sklad Bratislava, Obchodná")
    box.resize(120, 32)
    box.show()
    assert box.shown_text().startswith("Sklad B") and box.shown_text().endswith("…")
    box.resize(box.sizeHint())
    assert box.shown_text() == "Sklad Bratislava, Obchodná"


def test_the_hint_of_a_search_field_gives_way_to_its_name(styled, qtbot):
    field = SearchField("Search", "Search (Ctrl+F)")
    qtbot.addWidget(field)
    field.resize(300, 32)
    field.show()
    assert field.placeholderText() == "Search (Ctrl+F)"
    field.resize(120, 32)
    assert field.placeholderText() == "Search"
    assert field.fontMetrics().horizontalAdvance("Search") <= placeholder_room(field)


def test_the_number_of_a_spin_box_does_not_touch_its_frame(styled, qtbot):
    box = SpinBox()
    qtbot.addWidget(box)
    box.setValue(1)
    box.resize(80, 32)
    box.show()
    assert box.lineEdit().textMargins().left() >= 6


def row_of(qtbot, lacking=0):
    """Which buttons show their icon alone in a row that is `lacking` pixels too narrow."""
    frame = QWidget()
    qtbot.addWidget(frame)
    row = CompactRow(frame)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(8)
    size = icons.icon_size(theme.ICON_SIZE)
    made = [CompactButton(text, icons.icon("delete"), size) for text in ("Smazat", "Zahodit změny")]
    for button in made:
        row.addWidget(button)
    row.addWidget(QPushButton("Uložit"))
    frame.resize(row.sizeHint().width() - lacking, 40)
    frame.show()
    return [button.compact for button in made]


def test_the_first_button_gives_way_before_the_next_loses_its_words(styled, qtbot):
    assert row_of(qtbot) == [False, False]
    assert row_of(qtbot, 20) == [True, False]
    assert row_of(qtbot, 60) == [True, True]


def test_words_stay_as_long_as_an_icon_or_shorter_words_make_room(styled, qtbot):
    frame = QWidget()
    qtbot.addWidget(frame)
    row = CompactRow(frame)
    row.setContentsMargins(0, 0, 0, 0)
    size = icons.icon_size(theme.ICON_SIZE)
    delete = CompactButton("Löschen", icons.icon("delete"), size)
    icons.set_button_icon(delete, "delete", "red")
    discard = CompactButton("Änderungen verwerfen", icons.icon("revert"), size, short="Verwerfen")
    for button in (delete, discard, QPushButton("Speichern")):
        row.addWidget(button)
    frame.show()
    whole = row.sizeHint().width()
    seen = []
    for width in range(whole, whole - 200, -1):
        frame.resize(width, 40)
        QApplication.processEvents()
        delete_shown = "" if delete.compact else delete.text()
        discard_shown = "" if discard.compact else discard.text()
        look = (not delete.icon().isNull(), delete_shown, discard_shown)
        seen += [look] if look not in seen else []
        assert (discard.toolTip(), discard.accessibleName()) == ("Änderungen verwerfen",) * 2
    assert seen == [
        (True, "Löschen", "Änderungen verwerfen"), (False, "Löschen", "Änderungen verwerfen"),
        (False, "Löschen", "Verwerfen"), (False, "", "Verwerfen"), (False, "", ""),
    ]  # fmt: skip
    frame.resize(whole, 40)
    QApplication.processEvents()
    assert (delete.icon().isNull(), discard.text()) == (False, "Änderungen verwerfen")


@pytest.mark.parametrize(("code", "said"), [("en", "40%"), ("cs", "40\u00a0%"), ("pl", "40%")])
def test_progress_is_written_as_the_language_writes_per_cent(qtbot, spoken, code, said):
    spoken(code)
    bar = QProgressBar()
    qtbot.addWidget(bar)
    show_progress(bar, 4, 10)
    assert bar.text() == said


def test_wide_columns_give_way_to_the_name(styled, qtbot):
    table = SimpleTable("Found", (Column("Record"), Column("Kind", 110), Column("Values", 360)))
    qtbot.addWidget(table)
    table.resize(560, 200)
    table.show()
    assert table.columnWidth(0) >= LEAST_NAME
    assert sum(table.columnWidth(at) for at in range(3)) <= table.viewport().width()


def test_a_dash_stands_for_no_value_and_no_lost_minus(styled):
    assert formats.NOTHING == "\u2013"


def test_a_flow_layout_puts_low_widgets_into_the_middle_of_their_line(styled, qtbot):
    frame = QWidget()
    qtbot.addWidget(frame)
    flow = FlowLayout(frame)
    high, low = QPushButton("Create a token"), QCheckBox("Read only")
    high.setFixedHeight(40)
    low.setFixedHeight(20)
    for each in (high, low):
        flow.addWidget(each)
    frame.resize(400, 60)
    frame.show()
    assert low.geometry().center().y() == high.geometry().center().y()


@pytest.mark.parametrize("held", [Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier])
def test_a_page_selects_its_first_row_whatever_key_is_held(styled, qtbot, held):
    table, line = SimpleTable("Parts", (Column("Part"),)), QLineEdit()
    qtbot.addWidget(table)
    qtbot.addWidget(line)
    line.show()
    table.show_rows([Row(("httpx",), 0), Row(("segno",), 1)])
    QTest.keyPress(line, Qt.Key.Key_Left, held)
    for row in (1, 0):
        table.selectRow(row)
        assert table.selected_keys() == [row] and table.currentIndex().row() == row
