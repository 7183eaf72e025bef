"""The search of a list: the best first, what matched marked, Enter opens the best, a new record where there is none."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from tests.ui.conftest import make
from ui.lists.matches import HINT, main_section
from ui.style import theme


@pytest.fixture
def brno(replica):
    """Customers that have "brno" in different places; by last name they are in the reverse order."""
    with replica.write() as tx:
        tx.put_many(
            "customers",
            [
                make("customers", 301, firstName="A", lastName="Adam", note="potkali jsme se v Brno na trhu u kostela"),
                make("customers", 302, firstName="B", lastName="Bartoš", email="x@brno.example"),
                make("customers", 303, firstName="C", lastName="Cibulka", addressLine1="Brněnská", city="Brno"),
                make("customers", 304, firstName="D", lastName="Dvorská", companyName="Hotel Brno"),
                make("customers", 305, firstName="E", lastName="Brnohorská"),
                make("customers", 306, firstName="F", lastName="Zátka", barcode="BRNO"),
            ],
        )  # fmt: skip


def search(page, qtbot, text):
    page.search.setText(text)
    qtbot.waitUntil(lambda: page.model.query.search == text.strip() and not page.model.busy)


def ids(page):
    return [page.model.record(row)["id"] for row in range(page.model.rowCount())]


def hint(page, row):
    return page.model.index(row, main_section(page.model.columns)).data(HINT)


BEST_FIRST = [306, 305, 304, 303, 1, 302, 301]


def test_the_best_matches_come_first(hands, brno, qtbot):
    page = hands.window.page
    search(page, qtbot, "brno")
    assert ids(page) == BEST_FIRST


def test_enter_opens_the_best_match_even_before_it_was_searched(hands, brno, qtbot):
    page = hands.window.page
    search(page, qtbot, "zzz")
    assert page.model.rowCount() == 0
    page.search.setText("brno")
    QTest.keyClick(page.search, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: hands.window.panel.shown == ("customers", 306))


def test_a_click_on_a_column_sorts_what_was_found_until_the_next_search(hands, brno, qtbot):
    page = hands.window.page
    names = [field.name for field in page.model.columns]
    last_name = names.index("title") + 1
    search(page, qtbot, "brno")
    arrows = [str(page.model.headerData(at, Qt.Orientation.Horizontal))[0] for at in range(1, 4)]
    assert not {"▲", "▼"} & set(arrows)
    page._on_header(last_name)
    assert ids(page) == [301, 302, 305, 303, 304, 1, 306]
    assert str(page.model.headerData(last_name, Qt.Orientation.Horizontal)).startswith("▲")
    search(page, qtbot, "")
    search(page, qtbot, "brno")
    assert ids(page) == BEST_FIRST


def test_a_match_that_no_cell_shows_is_told_with_its_field(hands, brno, qtbot):
    page = hands.window.page
    search(page, qtbot, "brno")
    told = {id: hint(page, row) for row, id in enumerate(ids(page))}
    assert told[305] is None
    assert told[304] is None
    assert told[302] is None
    assert told[306] == "BRNO (Barcode)"
    assert told[303] == "Brno (Town)"
    assert told[301] == "…jsme se v Brno na trhu u kostela (Note)"
    index = page.model.index(ids(page).index(303), main_section(page.model.columns))
    assert "Brno (Town)" in index.data(Qt.ItemDataRole.AccessibleTextRole)
    assert "Brno (Town)" in index.data(Qt.ItemDataRole.ToolTipRole)
    search(page, qtbot, "")
    assert hint(page, 0) is None


@pytest.mark.parametrize("colours", ["light", "dark", "contrast"])
def test_matches_and_hints_are_marked_in_every_palette(hands, brno, qtbot, qapp, colours):
    theme.apply(qapp, colours)
    page = hands.window.page
    names = [field.name for field in page.model.columns]
    search(page, qtbot, "brno")
    picture = page.table.viewport().grab().toImage()
    mark = theme.tokens().match
    scale = picture.devicePixelRatio()

    def marked(row, column):
        room = page.table.visualRect(page.model.index(row, column))
        spots = (
            picture.pixelColor(QPoint(round(x * scale), round(y * scale))).name()
            for x in range(room.left(), room.right())
            for y in range(room.top() + 4, room.bottom() - 4, 3)
        )
        return mark in spots

    rows = {id: row for row, id in enumerate(ids(page))}
    assert marked(rows[305], names.index("title") + 1)
    assert not marked(rows[305], names.index("phone") + 1)
    assert marked(rows[302], names.index("email") + 1)
    assert marked(rows[303], main_section(page.model.columns))
    theme.apply(qapp, "light")


@pytest.mark.parametrize(
    ("section", "typed", "button", "values"),
    [
        ("customers", "Jana  Bílá", "New customer “Jana  Bílá”", {"firstName": "Jana", "lastName": "Bílá"}),
        ("customers", "bila@example.com", "New customer “bila@example.com”", {"email": "bila@example.com"}),
        ("products", "Trdelník velký", "New product “Trdelník velký”", {"name": "Trdelník velký"}),
        ("products", "8594001234561", "New product “8594001234561”", {"ean": ["8594001234561"]}),
    ],
)
def test_a_search_without_a_match_offers_a_new_record_with_what_was_typed(
    hands, qtbot, section, typed, button, values
):
    hands.window.sidebar.choose(section)
    page = hands.window.page
    page.search.setText(typed)
    qtbot.waitUntil(lambda: page.empty.isVisible() and "Nothing found" in page.empty.title.text())
    offered = [each for each in page.empty.findChildren(QPushButton) if each.isVisible()]
    assert offered[0].text() == button
    QTest.mouseClick(offered[0], Qt.MouseButton.LeftButton)
    panel = hands.window.panel
    assert panel.shown == (section, None)
    for name, value in values.items():
        assert panel.form.rows[name].editor.value() == value


def test_a_list_of_what_only_the_cloud_makes_offers_no_new_record(hands, qtbot):
    hands.window.sidebar.choose("warehouse-products")
    page = hands.window.page
    search(page, qtbot, "zzzqqq")
    assert not any(
        each.text().startswith("New") for each in page.empty.findChildren(QPushButton) if each.isVisible()
    )
