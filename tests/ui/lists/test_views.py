"""Sorting by several keys and by language, columns, saved views, and a selection that stays with its records."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QItemSelectionModel, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.settings.saved_views import SavedViews, View
from storage.tables import sort_index
from ui.lists.columns import calculated, default_columns
from ui.lists.dialogs.columns_dialog import NAME, ColumnsDialog
from ui.text import language
from ui.widgets.elided import CompactButton

CLOUD = 343951305


def head(page, field, modifier=Qt.KeyboardModifier.NoModifier):
    """Click on the header of a column."""
    column = [each.name for each in page.model.columns].index(field) + 1
    header = page.table.horizontalHeader()
    place = QPoint(header.sectionViewportPosition(column) + 20, 10)
    QTest.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, modifier, place)
    return str(page.model.headerData(column, Qt.Orientation.Horizontal))


def column(page, field):
    return [page.model.record(row)[field] for row in range(page.model.rowCount())]


def test_a_list_is_sorted_by_name_with_companies_among_the_people(hands, context):
    for name in ("Chalupa", "Hora", "Ivan", "Cibule"):
        context.commands.save("customers", {"lastName": name, "_cloudId": CLOUD})
    page = hands.window.page
    page.refresh()
    titles = [context.title("customers", page.model.record(row)) for row in range(8)]
    assert titles == ["Eva Čermáková", "Chalupa", "Cibule", "Hora", "Ivan", "Petr Novák", "Pekárna Lípa s.r.o.",
                      "Jana Zelená 010"]  # fmt: skip
    assert page.model.query.sort == "lastName,firstName"


def test_the_collation_follows_the_language(context, qtbot, spoken, open_window):
    for name in ("Chalupa", "Hora", "Ivan", "Cibule"):
        context.commands.save("customers", {"lastName": name, "_cloudId": CLOUD})
    spoken("cs")
    page = open_window(context).window.page
    assert language.current() == page.model.query.language == "cs"
    assert [page.model.record(row)["lastName"] for row in range(5)] == [
        "Cibule", "Čermáková", "Hora", "Chalupa", "Ivan",
    ]  # fmt: skip


def test_shift_click_sorts_by_several_columns_and_the_headers_show_it(hands, context):
    page = hands.window.page
    page._show_columns(("title", "firstName", "points"))
    assert head(page, "firstName") == "▲ First name"
    assert head(page, "points", Qt.KeyboardModifier.ShiftModifier) == "▲2 Points"
    assert head(page, "points", Qt.KeyboardModifier.ShiftModifier) == "▼2 Points"
    assert page.model.query.sort == "firstName,-points"
    janas = [each for each in range(page.model.rowCount()) if page.model.record(each)["firstName"] == "Jana"]
    points = [page.model.record(row)["points"] for row in janas]
    assert points == sorted(points, reverse=True)
    accessible = page.model.headerData(
        [each.name for each in page.model.columns].index("points") + 1,
        Qt.Orientation.Horizontal, Qt.ItemDataRole.AccessibleTextRole,
    )  # fmt: skip
    assert accessible == "Points, descending"
    page.sort_by(None)
    assert page.model.query.sort == "lastName,firstName"


def test_the_sort_menu_sorts_like_the_headers(hands):
    page = hands.window.page
    page.toolbar.menu_opening.emit()
    actions = {action.text(): action for action in page.toolbar.sort_menu.actions()}
    actions["Points"].trigger()
    assert page.model.query.sort == "points"
    page.toolbar.menu_opening.emit()
    next(each for each in page.toolbar.sort_menu.actions() if each.text() == "▲ Points").trigger()
    assert page.model.query.sort == "-points"


def test_a_long_list_gets_a_sort_index_and_uses_it(hands, context, replica, qtbot, monkeypatch):
    monkeypatch.setattr(sort_index, "MIN_RECORDS", 10)
    monkeypatch.setattr("app.queries.lists.MIN_RECORDS", 10)
    page = hands.window.page
    with qtbot.waitSignal(page.model.sorted_anew):
        page.show_view(View(sort="lastName"))
    assert replica.missing_sort_indexes("customers", ["lastName"], "en") == ()
    names = column(page, "lastName")
    assert names[:1] == ["Čermáková"]
    context.commands.save("customers", {"lastName": "Adam"}, id=2)
    qtbot.waitUntil(lambda: page.model.record(0)["lastName"] == "Adam")


def test_columns_are_chosen_reordered_and_remembered(hands, context, tmp_path, qtbot, open_window):
    context.views = SavedViews(tmp_path / "views.json")
    page = hands.window.page
    own = default_columns(context.catalogue, page.entity)
    extra = calculated(context.catalogue, page.entity)
    dialog = ColumnsDialog(page.entity, page.model.columns, own, page, extra=extra)
    qtbot.addWidget(dialog)
    names = [dialog.fields.item(row).data(NAME) for row in range(dialog.fields.count())]
    assert names[: len(own)] == [each.name for each in own] and "city" in names and "_cloudId" not in names
    dialog.fields.item(names.index("city")).setCheckState(Qt.CheckState.Checked)
    dialog.fields.item(0).setCheckState(Qt.CheckState.Unchecked)
    dialog.fields.setCurrentRow(1)
    dialog.down.click()
    chosen = dialog.chosen()
    assert chosen[:2] == ("email", "phone") and chosen[-1] == "city"
    page._on_columns_chosen(chosen)
    assert tuple(each.name for each in page.model.columns) == chosen
    assert page.model.headerData(1, Qt.Orientation.Horizontal) == "E-mail"
    page.sort_by("city")
    again = open_window(context).window.page
    assert tuple(each.name for each in again.model.columns) == chosen
    assert again.model.query.sort == "city"
    for row in range(dialog.fields.count()):
        dialog.fields.item(row).setCheckState(Qt.CheckState.Unchecked)
    assert not dialog.done_button.isEnabled()


def test_views_are_saved_chosen_and_deleted(hands, context, tmp_path):
    context.views = SavedViews(tmp_path / "views.json")
    page = hands.window.page
    page.views_menu = page.views_menu.__class__(
        context.views, "customers", lambda: page.view, page.show_view, page.failed.emit
    )
    page.search.setText("Zelená")
    page.filter.show_filter("points|gteq|300")
    page.apply_query()
    page.sort_by("points")
    rows = column(page, "id")
    page.views_menu.save("Věrné & milé")
    page.views_menu.save("   ")
    page.show_view(View())
    assert page.model.rowCount() == 233 and page.search.text() == "" and not page.filter.chips
    page.views_menu.fill(page.toolbar.views_menu, page)
    actions = page.toolbar.views_menu.actions()
    assert actions[0].text() == "Věrné && milé"
    actions[0].trigger()
    assert column(page, "id") == rows and page.search.text() == "Zelená"
    assert [chip.button.text() for chip in page.filter.chips] == ["Points at least 300"]
    assert [each.name for each in SavedViews.load(tmp_path).saved("customers")] == ["Věrné & milé"]
    page.views_menu._forget("Věrné & milé")
    assert SavedViews.load(tmp_path).saved("customers") == []


def test_a_saved_filter_that_became_invalid_is_shown_with_its_problem(hands):
    page = hands.window.page
    page.show_view(View(filter="oldField|eq|1", sort="oldField", columns=("oldField", "lastName")))
    assert page.filter.problem.text() == "The field oldField does not exist."
    assert page.model.rowCount() == 233 and page.model.record(0)
    assert [each.name for each in page.model.columns] == ["lastName"]
    page.show_view(View())
    assert page.model.rowCount() == 233


def select(page, *rows):
    model = page.table.selectionModel()
    model.clearSelection()
    flags = QItemSelectionModel.SelectionFlag.Select | QItemSelectionModel.SelectionFlag.Rows
    for row in rows:
        model.select(page.model.index(row, 0), flags)


@pytest.mark.parametrize("code", ["en", "de"])
def test_the_number_of_selected_records_is_not_cut_beside_an_open_one(
    context, spoken, open_window, qtbot, code
):
    spoken(code)
    hands = open_window(context)
    window = hands.window
    window.sidebar.choose("products")
    for width in (1366, 1100, 1024):
        window.resize(width, 700)
        page = window.page
        page.table.selectAll()
        window.navigation.new("products")
        bar = page.selection_bar
        qtbot.waitUntil(bar.isVisible)
        QApplication.processEvents()
        assert window.panel.isVisible()
        assert bar.count.width() >= bar.count.sizeHint().width()
        for button in bar.findChildren(CompactButton):
            assert button.isHidden() or button.toolTip()
            assert button.isHidden() or button.compact or button.width() >= button.sizeHint().width()


def test_several_selected_rows_show_the_selection_bar(hands, qtbot):
    page = hands.window.page
    select(page, 0)
    assert not page.selection_bar.isVisible()
    select(page, 0, 3, 4)
    assert page.selection_bar.isVisible() and page.selection_bar.count.text() == "3 selected"
    page.selection_bar.clear_button.click()
    assert page.selected() == [] and not page.selection_bar.isVisible()
    page.table.selectAll()
    assert page.selection.everything and len(page.selected()) == 233


def test_a_selection_stays_with_its_records_when_rows_move(hands, context, qtbot):
    page = hands.window.page
    select(page, 5, 6, 9)
    chosen = page.selected()
    context.commands.save("customers", {"lastName": "Aaa", "_cloudId": CLOUD})
    qtbot.waitUntil(lambda: page.model.rowCount() == 234)
    assert page.selected() == chosen
    assert page.selection_bar.count.text() == "3 selected"
    page.table.selectAll()
    context.commands.save("customers", {"lastName": "Aab", "_cloudId": CLOUD})
    qtbot.waitUntil(lambda: page.model.rowCount() == 235)
    assert page.selection.everything and len(page.selected()) == 235


def test_tapping_selects_several_in_multi_select_mode(hands):
    page = hands.window.page
    page.toolbar.multi_select_action.setChecked(True)
    for row in (2, 5):
        place = page.table.visualRect(page.model.index(row, 1)).center()
        QTest.mouseClick(page.table.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert page.selection.count == 2
    page.toolbar.multi_select_action.setChecked(False)
