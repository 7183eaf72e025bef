"""The cells of a list: painted as Qt's own delegate does, with few calls."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QStyledItemDelegate

from tests.ui.conftest import make
from ui.lists import cell_delegate
from ui.lists.cell_delegate import CellDelegate
from ui.lists.matches import HINT
from ui.lists.model import RecordTableModel
from ui.style import theme

COLUMNS = ("firstName", "lastName", "companyName", "points", "phone", "email", "birthday", "headquarters")


@pytest.fixture
def page(replica, hands):
    """Texts of each kind: short, cut, empty, numbers, other alphabets, a picture in the state column."""
    with replica.write() as tx:
        tx.put_many(
            "customers",
            [
                make("customers", 401, firstName="Žofie", lastName="Ďáblová-Šťastná", points=1234567.5),
                make("customers", 402, firstName="Łukasz", lastName="A" * 80, points=-3.0, phone="+420 602 111 222"),
                make("customers", 403, firstName="Ольга", lastName="李小龙", companyName="مقهى", points=0.0),
                make("customers", 404, firstName="  two  spaces", lastName="tab\tand\nline", email="a@b.cz"),
                make("customers", 405, firstName="🙂 smile", lastName="soft\u00adhyphen", points=1.25),
                make("customers", 406, firstName="AV WA Tj fi ffl", lastName="e\u0301 combined", points=99.0),
                make("customers", 407, lastName="Smazaná", deleted=True),
            ],
        )  # fmt: skip
    page = hands.window.page
    page.model.show_columns(COLUMNS)
    page.table.fit_columns()
    page.toolbar.deleted_action.setChecked(True)
    page.sort_by("firstName")
    return page


def painted(page) -> QImage:
    QApplication.processEvents()
    return page.table.viewport().grab().toImage()


def by_qt(page) -> QImage:
    ours = page.table.itemDelegate()
    plain = QStyledItemDelegate(page.table)
    page.table.setItemDelegate(plain)
    try:
        return painted(page)
    finally:
        page.table.setItemDelegate(ours)


@pytest.fixture
def repainted() -> Iterator[None]:
    yield
    theme.apply(QApplication.instance(), "light")


@pytest.mark.parametrize("colours", ["light", "dark", "contrast"])
def test_cells_are_painted_as_qt_would(page, repainted, colours):
    theme.apply(QApplication.instance(), colours)
    for last in (False, True):
        if last:
            page.table.scrollToBottom()
        assert painted(page) == by_qt(page)


def test_selected_current_and_disabled_cells_are_painted_as_qt_would(page):
    page.table.setFocus()
    page.open_row(2)
    assert painted(page) == by_qt(page)
    page.table.setEnabled(False)
    assert painted(page) == by_qt(page)


def test_a_larger_font_is_painted_as_qt_would(page):
    painted(page)
    font = page.table.font()
    font.setPointSizeF(font.pointSizeF() * 1.5)
    page.table.setFont(font)
    assert painted(page) == by_qt(page)


def test_a_hint_is_painted_as_on_the_ground_that_the_style_paints(page, monkeypatch):
    page.model.show_columns(("firstName", "lastName", "companyName"))
    page.search.setText("example")
    page.apply_query()
    ours = painted(page)
    assert any(page.model.cell(0, column).get(HINT) for column in range(1, 4))
    monkeypatch.setattr(cell_delegate, "_STYLED", ~0)
    page.table.viewport().update()
    assert painted(page) == ours


@pytest.mark.parametrize("word", ["zelen", "example"], ids=["in sight", "hint"])
def test_a_repaint_asks_for_each_cell_once_and_for_no_role(hands, monkeypatch, word):
    page = hands.window.page
    page.model.show_columns(("firstName", "lastName"))
    page.search.setText(word)
    page.apply_query()
    painted(page)
    asked: list[object] = []
    styled: list[object] = []
    monkeypatch.setattr(CellDelegate, "initStyleOption", lambda *words: styled.append(words), raising=False)
    cells: list[tuple[int, int]] = []
    data, cell = RecordTableModel.data, page.model.cell
    monkeypatch.setattr(
        RecordTableModel, "data", lambda self, index, role=0: (asked.append(role), data(self, index, role))[1]
    )
    monkeypatch.setattr(
        page.table.itemDelegate(),
        "_cell",
        lambda row, column: (cells.append((row, column)), cell(row, column))[1],
    )
    page.table.viewport().repaint()
    shown = page.table.rowAt(page.table.viewport().height() - 1) + 1
    columns = sum(not page.table.isColumnHidden(at) for at in range(page.model.columnCount()))
    assert len(cells) == len(set(cells)) <= shown * columns
    assert asked == styled == []
