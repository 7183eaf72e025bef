"""A saved record that the list does not show is told of, with a way to see it."""

from __future__ import annotations

from PySide6.QtCore import Qt

from app.queries.lists import ListQuery
from storage.outbox.outbox import RecordState


def in_view(page, id):
    row = page.model.row_of(id)
    index = page.model.index(row, 1)
    return row is not None and page.table.viewport().rect().contains(page.table.visualRect(index).center())


def save_new(hands, name):
    hands.window.navigation.new("customers")
    hands.type("lastName", name)
    hands.save()
    return hands.window.panel.shown[1]


def test_a_new_record_that_the_filter_hides_is_told_of_and_shown(hands, qtbot):
    page = hands.window.page
    page.filter.show_filter("city|like|brno")
    page.apply_query()
    qtbot.waitUntil(lambda: page.model.rowCount() == 1)
    id = save_new(hands, "Zzz")
    assert hands.toast() == "Saved. The filter hides it."
    hands.window.panel.close_record()
    qtbot.mouseClick(hands.window.toast.button, Qt.MouseButton.LeftButton)
    assert page.filter.text == "" and not page.search.text()
    qtbot.waitUntil(lambda: page.model.rowCount() == 234 and in_view(page, id))
    assert hands.window.panel.shown == ("customers", id)
    assert page.selected() == [id]


def test_a_search_that_hides_it_is_named_and_undo_stays_possible(hands, context, qtbot):
    page = hands.window.page
    page.search.setText("zelena")
    qtbot.waitUntil(lambda: page.model.rowCount() == 230)
    id = save_new(hands, "Jiný")
    assert hands.toast() == "Saved. The search hides it."
    assert [each.text() for each in hands.window.toast.buttons() if each.isVisible()] == [
        "Show (F9)",
        "Undo (F8)",
    ]
    with qtbot.waitSignal(context.bridge.changed):
        qtbot.mouseClick(hands.window.toast.buttons()[1], Qt.MouseButton.LeftButton)
    assert context.queries.record("customers", id).record["deleted"]


def test_an_edit_that_takes_a_record_out_of_the_list_is_told_of(hands, qtbot):
    page = hands.window.page
    page.filter.show_filter("city|like|brno")
    page.apply_query()
    qtbot.waitUntil(lambda: page.model.rowCount() == 1)
    page.open_row(0)
    hands.type("city", "Praha")
    hands.save()
    assert hands.toast() == "Saved. The filter hides it."


def test_a_record_that_the_list_shows_has_the_usual_words(hands, qtbot):
    page = hands.window.page
    page.search.setText("zelena")
    qtbot.waitUntil(lambda: page.model.rowCount() == 230)
    save_new(hands, "Zelená nová")
    assert hands.toast() == "Saved on this computer"
    assert [each.text() for each in hands.window.toast.buttons() if each.isVisible()] == ["Undo (F8)"]


def test_whether_a_list_shows_a_record(context):
    shows = context.queries.lists.shows
    assert shows("customers", ListQuery(), 1)
    assert not shows("customers", ListQuery(search="eva"), 1)
    assert shows("customers", ListQuery(search="eva"), 2)
    assert not shows("customers", ListQuery(state=RecordState.WAITING), 1)
    context.commands.save("customers", {"note": "x"}, id=1)
    assert shows("customers", ListQuery(state=RecordState.WAITING), 1)
    context.commands.delete("customers", [1])
    assert not shows("customers", ListQuery(), 1)
