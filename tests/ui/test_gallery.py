"""The gallery sees what is wrong with a screen, and some screens of ours pass before it."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QListWidget,
    QPushButton,
    QScrollArea,
    QTableWidget,
    QVBoxLayout,
    QWidget,
)

from tests.gallery import __main__ as gallery
from tests.gallery import contrast_checks, layout_checks, translation_checks
from tests.gallery.run import GalleryRun
from tests.gallery.screens import SCREENS
from ui.lists.column_widths import ColumnWidth, distribute
from ui.widgets.controls import ComboBox
from ui.widgets.elided import ElidingLabel


@pytest.fixture
def board(spoken, qtbot):
    """A bare window to put faults on."""
    made = QWidget()
    made.resize(600, 400)
    qtbot.addWidget(made)
    return made


def put(board, widget, x=10, y=10, width=None, height=None):
    widget.setParent(board)
    hint = widget.sizeHint()
    widget.setGeometry(x, y, width or hint.width(), height or hint.height())
    widget.show()
    return widget


def kinds(board):
    board.show()
    return sorted({each.kind for each in layout_checks.layout_faults(board)})


@pytest.mark.parametrize("make", [
    lambda: QLabel("Downloading your shop"), lambda: QPushButton("Continue in the background"),
    lambda: QCheckBox("Save the token in a protected file"),
])  # fmt: skip
def test_cut_text_is_seen(board, make):
    fits = put(board, make(), y=10)
    assert kinds(board) == []
    fits.resize(fits.sizeHint().width() // 2, fits.height())
    assert kinds(board) == ["clipped"]


def test_text_that_gives_way_by_intent_is_no_fault(board):
    put(board, ElidingLabel("A very long sentence that is cut with dots"), width=60)
    assert kinds(board) == []


def test_wrapped_text_without_height_and_long_words_are_seen(board):
    label = QLabel("This computer can now work offline")
    label.setWordWrap(True)
    put(board, label, width=120, height=20)
    assert kinds(board) == ["clipped"]
    label.resize(120, 200)
    assert kinds(board) == []
    label.resize(30, 300)
    assert kinds(board) == ["clipped"]


def test_boxes_lines_heads_and_areas_are_looked_into(board):
    box = QComboBox()
    box.setAccessibleName("box")
    box.addItem("Everything that is waiting to be sent")
    put(board, box, y=10, width=90)
    line = QLineEdit()
    line.setAccessibleName("line")
    line.setPlaceholderText("Type a command, a page or a record")
    put(board, line, y=60, width=90)
    table = QTableWidget(1, 1)
    table.setAccessibleName("table")
    table.setHorizontalHeaderLabels(["Show at the till"])
    table.setColumnWidth(0, 40)
    put(board, table, y=110, width=200, height=60)
    area = QScrollArea()
    inner = QWidget()
    inner.setMinimumWidth(300)
    area.setWidget(inner)
    put(board, area, y=200, width=120, height=60)
    board.show()
    said = sorted(
        each.what.split()[0] for each in layout_checks.layout_faults(board) if each.kind == "clipped"
    )
    assert said == ["'Everything", "column", "placeholder", "scrolls"]


def test_only_a_box_with_an_ellipsis_may_cut_what_its_tooltip_says(board):
    for make, faults in ((QComboBox, ["clipped"]), (ComboBox, [])):
        box = make()
        box.setAccessibleName("box")
        box.addItem("Everything that is waiting to be sent")
        box.setToolTip(box.currentText())
        put(board, box, width=90)
        assert kinds(board) == faults
        box.setParent(None)


@pytest.mark.parametrize(("code", "right", "wrong"), [
    ("en", "12.5%", "12.5 %"), ("pl", "12,5%", "12,5\u00a0%"), ("cs", "12,5\u00a0%", "12,5%"), ("de", "-3\u00a0%", "-3 %"),
])  # fmt: skip
def test_per_cent_and_missing_values_are_written_by_the_language(board, code, right, wrong):
    label = put(board, QLabel(right))
    put(board, QLabel("Smetana 16 % Lipový dvůr"), y=60)
    board.show()
    assert not list(translation_checks.number_faults(board, code))
    for text in (wrong, "-"):
        label.setText(text)
        assert [found for _, found in translation_checks.number_faults(board, code)] == [text]


def test_what_lies_outside_or_on_something_else_is_seen(board):
    put(board, QPushButton("Save"), x=560, y=10)
    assert kinds(board) == ["outside"]
    board.resize(900, 400)
    put(board, QPushButton("Discard changes"), x=565, y=15)
    assert kinds(board) == ["overlap"]


def test_what_the_keyboard_reaches_has_a_name(board):
    line = put(board, QLineEdit())
    assert kinds(board) == ["nameless"]
    line.setAccessibleName("Search")
    assert kinds(board) == []


def test_a_window_that_needs_more_than_it_has_is_seen(board):
    layout = QVBoxLayout(board)
    row = QWidget()
    row.setMinimumSize(900, 10)
    layout.addWidget(row)
    board.show()
    board.setMinimumSize(0, 0)
    layout.setSizeConstraint(QVBoxLayout.SizeConstraint.SetNoConstraint)
    board.resize(600, 400)
    assert "too small" in {each.kind for each in layout_checks.layout_faults(board)}


@pytest.mark.parametrize(("ink", "weak"), [("#9aa0a6", True), ("#1b1f24", False)])
def test_contrast_is_read_from_the_pixels(board, ink, weak):
    board.setStyleSheet(f"QWidget {{ background: #ffffff; }} QLabel {{ color: {ink}; }}")
    put(board, QLabel("Saved on this computer"))
    board.show()
    found = list(contrast_checks.low_contrast_texts(board.grab().toImage(), board, board.rect().topLeft()))
    assert bool(found) is weak


def test_contrast_of_known_colours():
    image = QImage(20, 20, QImage.Format.Format_RGB32)
    image.fill(0xFFFFFFFF)
    assert contrast_checks.contrast_ratio(image) is None
    image.setPixelColor(3, 3, 0)
    assert contrast_checks.contrast_ratio(image) == pytest.approx(21.0)


def test_text_that_stayed_english_is_seen(board):
    put(board, QLabel("Save the record"))
    items = put(board, QListWidget(), y=60)
    items.addItem("Nový zákazník")
    board.show()
    english = translation_checks.visible_texts(board)
    data = frozenset({"nový", "zákazník"})
    assert list(translation_checks.untranslated(english, english, data)) == ["Save the record"]
    assert (
        list(translation_checks.untranslated({"Counterfoil", "Ctrl+S"}, {"Counterfoil", "Ctrl+S"}, data))
        == []
    )


def test_each_screen_has_a_name_of_its_own():
    names = [each.name for each in SCREENS]
    assert len(set(names)) == len(names)


def test_findings_are_told_once_with_their_pictures():
    found = {("clipped", "QLabel", "x"): ["a", "b", "c", "d"]}
    assert "a, b, c and 1 more" in next(gallery.describe(found))


@pytest.mark.timeout(300)
def test_some_screens_pass_before_the_gallery(qapp, compiled, tmp_path):
    taken = GalleryRun(
        tmp_path, tmp_path / "out", compiled=compiled, sizes=[(1366, 768)], languages=["en", "cs"], colours=["light"],
        only=("record-products-end", "record-new-broken", "palette-found", "question-0"),
    ).run()  # fmt: skip
    assert list(gallery.describe(taken.findings)) == []
    assert taken.pictures == 8
    assert len(list((tmp_path / "out").glob("*.png"))) == 8


@pytest.mark.timeout(300)
def test_an_enlarged_small_screen_cuts_nothing(compiled, tmp_path, capfd):
    """The tallest dialog and the first run, where 1366x768 at 125 % leaves 614 pixels of height."""
    options = ["--scale", "1366x768@125", "--only", "shortcuts,first-run-refused", "--languages", "en"]
    assert gallery.main([str(tmp_path), *options]) == 0, capfd.readouterr().out
    assert len(list((tmp_path / "1366x768@125").glob("*.png"))) == 2


def test_columns_share_the_room_and_the_state_gives_way_first():
    state, name, price = (
        ColumnWidth(130, 60, shrinks_first=True),
        ColumnWidth(190, 110, grows=True),
        ColumnWidth(96, 96),
    )
    assert distribute([state, name, price], 800) == [130, 574, 96]
    assert distribute([state, name, price], 416) == [130, 190, 96]
    assert distribute([state, name, price], 370) == [84, 190, 96]
    assert distribute([state, name, price], 300) == [60, 144, 96]
    assert distribute([state, name, price], 100) == [60, 110, 96]
    assert sum(distribute([ColumnWidth(100, 10), ColumnWidth(101, 7), ColumnWidth(55, 50)], 199)) == 199


def test_columns_get_what_they_like_before_one_of_them_gets_the_rest():
    name, category, price = (
        ColumnWidth(190, 110, grows=True, liked=300),
        ColumnWidth(148, 110, liked=230),
        ColumnWidth(96, 96),
    )
    assert distribute([name, category, price], 434) == [190, 148, 96]
    assert distribute([name, category, price], 530) == [245, 189, 96]
    assert distribute([name, category, price], 626) == [300, 230, 96]
    assert distribute([name, category, price], 1000) == [674, 230, 96]
    assert all(sum(distribute([name, category, price], room)) == room for room in range(434, 700))
