"""Groups of a list with their numbers: by a referenced record, a tag, a letter or the state; the chosen one limits the rows."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from app.settings.saved_views import SavedViews, View
from storage.query.grammar import Group
from ui.lists.group_panel import groupings


def rows(page):
    found = page.groups.list
    return {
        found.item(at).text(): int(found.item(at).data(Qt.ItemDataRole.UserRole))
        for at in range(found.count())
    }


def shown_names(page):
    field = "lastName" if page.entity.name == "customers" else "name"
    return {page.model.record(row)[field] for row in range(page.model.rowCount())}


@pytest.fixture
def grouped(hands, qtbot):
    def group(entity, by):
        hands.window.sidebar.choose(entity)
        page = hands.window.page
        actions = {each.data(): each for each in page.toolbar.groups_menu.actions()}
        actions[by].trigger()
        qtbot.waitUntil(lambda: page.groups.list.count() > 0)
        hands.window.activateWindow()
        qtbot.waitUntil(hands.window.isActiveWindow)
        return page

    return group


def test_products_are_grouped_by_category_and_a_group_limits_the_list(grouped, qtbot):
    page = grouped("products", "_categoryId")
    assert page.groups.isVisible() and page.groups.title.text() == "Category"
    assert rows(page) == {"All": 3, "Káva": 1, "Pečivo": 2}
    page.groups.list.setFocus()
    qtbot.keyClick(page.groups.list, Qt.Key.Key_Down)
    qtbot.waitUntil(lambda: shown_names(page) == {"Espresso"})
    qtbot.keyClick(page.groups.list, Qt.Key.Key_Down)
    qtbot.waitUntil(lambda: shown_names(page) == {"Rohlík", "Mouka"})
    page.sort_by("name")
    assert [page.model.record(row)["name"] for row in range(2)] == ["Rohlík", "Mouka"]
    assert page.groups.list.hasFocus() and page.groups.list.currentItem().text() == "Pečivo"
    page.groups.close_button.click()
    assert page.groups.isHidden() and shown_names(page) == {"Espresso", "Rohlík", "Mouka"}


def test_groups_count_what_search_and_filter_leave(grouped, qtbot):
    page = grouped("customers", "initial")
    assert rows(page) == {"All": 233, "C": 1, "N": 1, "P": 1, "Z": 230}
    page.search.setText("example.com")
    qtbot.waitUntil(lambda: rows(page) == {"All": 231, "C": 1, "Z": 230})
    page.groups.list.setCurrentRow(1)
    qtbot.waitUntil(lambda: shown_names(page) == {"Čermáková"})
    page.search.clear()
    qtbot.waitUntil(lambda: len(rows(page)) == 5)
    assert shown_names(page) == {"Čermáková"}, "the group stays chosen"


def test_a_group_without_records_left_makes_way_for_all(grouped, context, qtbot):
    page = grouped("customers", "tags")
    assert rows(page) == {"All": 233, "VIP": 1, "None": 232}
    page.groups.list.setCurrentRow(1)
    qtbot.waitUntil(lambda: page.model.rowCount() == 1)
    context.commands.save("customers", {"tags": []}, id=2)
    qtbot.waitUntil(lambda: rows(page) == {"All": 233, "None": 233})
    qtbot.waitUntil(lambda: page.model.rowCount() == 233)


def test_groups_by_state_lead_to_what_waits(grouped, context, qtbot):
    context.commands.save("customers", {"note": "x"}, id=1)
    page = grouped("customers", "state")
    assert rows(page) == {"All": 233, "Waiting": 1}
    page.groups.list.setCurrentRow(1)
    qtbot.waitUntil(lambda: shown_names(page) == {"Novák"})


def test_every_list_can_be_grouped(grouped, context, qtbot):
    for entity in context.catalogue:
        for by in groupings(entity):
            page = grouped(entity.name, by)
            qtbot.waitUntil(lambda page=page: not page.model.busy)
            numbers = rows(page)
            total = numbers.pop("All")
            assert total == page.model.rowCount(), (entity.name, by)
            assert by in ("state", "tags") or sum(numbers.values()) == total, (entity.name, by)
            for at, count in enumerate(numbers.values(), start=1):
                page.groups.list.setCurrentRow(at)
                qtbot.waitUntil(lambda page=page, count=count: page.model.rowCount() == count)


def test_the_grouping_is_remembered_and_part_of_a_saved_view(grouped, context, tmp_path):
    context.views._path = tmp_path / "views.json"
    page = grouped("products", "_categoryId")
    assert SavedViews.load(tmp_path).last("products").group == "_categoryId"
    page.views_menu.save("By category")
    page.show_view(View())
    assert page.groups.isHidden()
    page.show_view(SavedViews.load(tmp_path).saved("products")[0])
    assert page.groups.isVisible() and page.groups.by == "_categoryId"
    page.show_view(View(group="no such field"))
    assert page.groups.isHidden() and page.model.rowCount() == 3


def test_a_saved_record_of_another_group_is_told_of(grouped, hands, qtbot):
    page = grouped("customers", "tags")
    page.groups.list.setCurrentRow(1)
    qtbot.waitUntil(lambda: page.model.rowCount() == 1)
    assert page.model.query.group == Group("tags", "VIP")
    hands.window.navigation.new("customers")
    hands.type("lastName", "Nový")
    hands.save()
    assert hands.toast() == "Saved. The filter hides it."
    hands.window.toast.button.click()
    qtbot.waitUntil(lambda: page.model.rowCount() == 234)
    assert page.groups.isVisible() and page.groups.chosen is None


def test_the_groups_are_a_pane_of_their_own(grouped, hands):
    page = grouped("products", "_categoryId")
    page.table.setFocus()
    hands.window.navigation.focus_pane(-1)
    assert page.groups.list.hasFocus()
    hands.window.navigation.focus_pane(-1)
    assert page.search.hasFocus()
