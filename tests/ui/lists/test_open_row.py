"""The highlighted row is the open record's, wherever it goes; without an open record, the one that a person chose."""

from __future__ import annotations

import threading

import pytest

from app.queries import lists
from app.queries.lists import Lists
from storage.tables import sort_index
from ui.lists import model


def highlighted(page):
    return [page.model.record(index.row())["id"] for index in page.table.selectionModel().selectedRows()]


def in_view(page):
    rows = page.table.selectionModel().selectedRows()
    return bool(rows) and page.table.viewport().rect().contains(page.table.visualRect(rows[0]).center())


@pytest.fixture
def page(hands):
    return hands.window.page


@pytest.fixture
def opened(monkeypatch):
    """The sort index of a long list is created when the event is set."""
    free, create = threading.Event(), Lists.create_sort_indexes

    def late(self, *asked):
        assert free.wait(10)
        return create(self, *asked)

    monkeypatch.setattr(Lists, "create_sort_indexes", late)
    for module in (lists, sort_index):
        monkeypatch.setattr(module, "MIN_RECORDS", 10)
    yield free
    free.set()


def test_a_list_that_is_sorted_anew_highlights_the_open_record(hands, page, context, qtbot, opened):
    # Without its index a long list is sorted without the alphabet: a letter with a hook comes last.
    context.commands.save("customers", {"note": "x"}, id=2)  # it is read anew
    page.refresh()
    row = page.model.row_of(2)
    page.open_row(row)
    page.table.scrollToBottom()
    with qtbot.waitSignal(page.model.sorted_anew):
        opened.set()
    assert page.table.currentIndex().row() < row
    assert highlighted(page) == page.selected() == [hands.window.panel.shown[1]] == [2]
    assert in_view(page)


def test_rows_that_move_take_the_highlight_of_a_closed_record_along(hands, page, context, qtbot):
    page.open_row(5)
    hands.window.panel.close_record()
    chosen = page.selected()
    context.commands.save("customers", {"lastName": "Aaa"}, id=200)
    qtbot.waitUntil(lambda: page.model.record(0)["id"] == 200)
    assert highlighted(page) == page.selected() == chosen


def test_a_record_that_leaves_the_list_is_not_deleted_from_it(hands, page, context, qtbot):
    page.search.setText("zelena")
    qtbot.waitUntil(lambda: page.model.rowCount() == 230)
    page.open_row(4)
    context.commands.save("customers", {"lastName": "Jiná", "email": ""}, id=page.selected()[0])
    qtbot.waitUntil(lambda: page.model.rowCount() == 229)
    assert highlighted(page) == page.selected() == []


def test_no_row_is_highlighted_while_a_new_record_is_open(hands, page):
    hands.open("customers", 1)
    assert highlighted(page) == [1]
    hands.window.panel.copy_record()
    assert highlighted(page) == page.selected() == []
    page.open_row(3)
    hands.window.navigation.new("customers")
    page.refresh()
    assert highlighted(page) == page.selected() == []


def test_a_saved_new_record_is_scrolled_to_however_far_it_is(hands, page, monkeypatch):
    monkeypatch.setattr(model, "PAGE_SIZE", 20)
    page.refresh()
    hands.window.navigation.new("customers")
    hands.type("lastName", "Zelená 199a")
    hands.save()
    assert highlighted(page) == [hands.window.panel.shown[1]]
    assert in_view(page)


def test_a_rebuilt_window_highlights_the_open_record_and_keeps_a_new_one(hands):
    window = hands.window
    hands.open("customers", 180)
    window.build()
    assert window.panel.shown == ("customers", 180)
    assert highlighted(window.page) == [180] and in_view(window.page)
    window.navigation.new("customers")
    hands.type("lastName", "Nová")
    window.build()
    assert window.panel.shown == ("customers", None)
    assert window.panel.form.rows["lastName"].editor.value() == "Nová"
    assert highlighted(window.page) == []


@pytest.mark.parametrize("way", ["search", "sort", "clear"])
def test_other_rows_have_the_open_record_outlined_or_none(hands, page, qtbot, way):
    page.open_row(page.model.row_of(1))
    if way == "sort":
        page.sort_by("points")
    else:
        page.search.setText("petr")
        qtbot.waitUntil(lambda: page.model.rowCount() == 1)
    if way == "clear":
        page.search.clear()
        qtbot.waitUntil(lambda: page.model.rowCount() > 200)
    assert highlighted(page) == page.selected() == [1]
    assert page.model.record(page.table.currentIndex().row())["id"] == 1
    page.search.setText("eva")
    qtbot.waitUntil(lambda: page.model.query.search == "eva")
    assert highlighted(page) == [] and not page.table.currentIndex().isValid()
    assert hands.window.panel.shown == ("customers", 1)
