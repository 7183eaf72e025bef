"""Lists: every entity, search, sorting, filters, selection, and the reasons for an empty list."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QItemSelectionModel, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from storage.schema.entities import CATALOGUE
from ui.lists.dialogs.delete_dialog import DeleteDialog
from ui.lists.model import PAGE_SIZE
from ui.window.sections import LISTS, RARE, REFERRED

SELECT_MORE = QItemSelectionModel.SelectionFlag.Select | QItemSelectionModel.SelectionFlag.Rows
ENTITIES = [each.name for each in CATALOGUE]


def texts_of(page, column):
    model = page.model
    return [model.index(row, column).data() for row in range(model.rowCount())]


def column_of(page, field):
    return [each.name for each in page.model.columns].index(field) + 1


def searched(hands, qtbot, text):
    page = hands.window.page
    page.search.setText(text)
    qtbot.waitUntil(lambda: page.model.query.search == text.strip())
    return page


def test_the_sidebar_has_every_entity_of_the_catalogue(hands):
    assert sorted(hands.window.sidebar.names()) == sorted(ENTITIES)
    assert hands.window.sidebar.names()[0] == "customers"
    assert {*LISTS, *REFERRED, *RARE} == set(ENTITIES)


@pytest.mark.parametrize("entity", ENTITIES)
def test_every_list_opens_and_every_record_has_its_form(hands, qtbot, entity):
    hands.window.sidebar.choose(entity)
    page = hands.window.page
    assert page.entity.name == entity
    assert page.model.rowCount() == hands.window.context.queries.count(
        entity, filter="_warehouseId|eq|31" if entity == "warehouse-products" else ""
    )
    page.open_row(0)
    panel = hands.window.panel
    assert panel.isVisible()
    declared = [each.name for each in page.entity.fields if each.form is not None]
    assert sorted(panel.form.rows) == sorted(declared)
    assert panel.form.changes() == {}
    assert page.toolbar.new_button.isVisible() is ("create" in page.entity.verbs)


def test_only_painted_pages_of_rows_are_read(hands):
    model = hands.window.page.model
    assert model.rowCount() == 233
    assert model.columnCount() == len(model.columns) + 1
    model.refresh()
    assert model._pages.keys() <= {0}
    assert model.record(232)["id"]
    assert 232 // PAGE_SIZE in model._pages
    assert model.record(233) is None
    assert model.record(-1) is None


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("novak", 1),
        ("NOVÁK petr", 1),
        ("cermak", 1),
        ("602111", 1),
        ("eva@", 1),
        ("lipa", 1),
        ("lip", 2),
        ("", 233),
    ],
)
def test_search_as_you_type_ignores_diacritics_and_case(hands, qtbot, typed, found):
    page = searched(hands, qtbot, "x")
    page = searched(hands, qtbot, typed)
    qtbot.waitUntil(lambda: page.model.rowCount() == found)


def test_clicks_on_a_header_sort_ascending_and_descending(hands):
    page = hands.window.page
    column = column_of(page, "points")
    header = page.table.horizontalHeader()

    def click():
        QTest.mouseClick(
            header.viewport(), Qt.MouseButton.LeftButton,
            pos=QPoint(header.sectionViewportPosition(column) + 20, 10),
        )  # fmt: skip

    click()
    assert page.model.query.sort == "points"
    values = [page.model.record(row)["points"] for row in range(page.model.rowCount())]
    assert values == sorted(values)
    click()
    assert page.model.query.sort == "-points"
    assert page.model.record(0)["points"] == max(values)
    assert page.model.index(0, column).data() == "358.5"


def test_the_state_filter_shows_pending_changes(hands, context, qtbot):
    context.commands.save("customers", {"phone": "777"}, id=1)
    page = hands.window.page
    page.toolbar.state_box.setCurrentIndex(page.toolbar.state_box.findData("waiting"))
    assert page.model.rowCount() == 1
    assert page.model.index(0, 0).data() == "Waiting"
    assert page.model.index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole) == "Waiting"
    page.toolbar.state_box.setCurrentIndex(page.toolbar.state_box.findData("needs_you"))
    assert page.empty.isVisible()
    assert page.empty.title.text() == "Nothing in this state"
    page.toolbar.state_box.setCurrentIndex(0)
    assert page.model.rowCount() == 233


def test_deleted_records_are_shown_on_request(hands, context, qtbot):
    context.commands.delete("customers", [2])
    page = hands.window.page
    qtbot.waitUntil(lambda: page.model.rowCount() == 232)
    page.toolbar.deleted_action.setChecked(True)
    assert page.model.rowCount() == 233


def test_a_changed_row_is_updated_and_the_scroll_position_stays(hands, context, qtbot):
    page = hands.window.page
    page.table.scrollToBottom()
    place = page.table.verticalScrollBar().value()
    context.commands.save("customers", {"phone": "123"}, id=1, origin="lan")
    qtbot.waitUntil(lambda: page.model.index(page.model.row_of(1), column_of(page, "phone")).data() == "123")
    assert page.table.verticalScrollBar().value() == place


def test_references_are_shown_by_title(hands):
    hands.window.sidebar.choose("products")
    page = hands.window.page
    assert set(texts_of(page, column_of(page, "_categoryId"))) == {"Káva", "Pečivo"}
    hands.window.sidebar.choose("product-ingredients")
    page = hands.window.page
    assert texts_of(page, column_of(page, "_parentProductId")) == ["Rohlík"]
    page.open_row(0)
    assert hands.window.panel.title.text() == "Rohlík ← Mouka"


def test_money_and_rates_are_formatted(hands):
    hands.window.sidebar.choose("products")
    page = hands.window.page
    row = page.model.row_of(102)
    assert page.model.index(row, column_of(page, "priceWithVat")).data() == "3.90"
    assert page.model.index(row, column_of(page, "vat")).data() == "12%"


def test_stock_is_shown_by_warehouse(hands):
    hands.window.sidebar.choose("warehouse-products")
    page = hands.window.page
    column = column_of(page, "stockQuantityStatus")
    assert column == 2
    assert [page.toolbar.scope_box.itemText(at) for at in range(page.toolbar.scope_box.count())] == [
        "Brno",
        "Praha",
    ]
    assert sorted(texts_of(page, column)) == ["12.5", "80"]
    page.toolbar.scope_box.setCurrentIndex(1)
    assert texts_of(page, column) == ["3"]
    page.open_row(0)
    assert hands.window.panel.form.rows["stockQuantityStatus"].editor.line.text() == "3"


def test_a_search_without_a_match_offers_what_to_try(hands, qtbot):
    page = searched(hands, qtbot, "qqqq")
    assert page.empty.isVisible()
    assert page.empty.title.text() == "Nothing found for “qqqq”"
    assert page.clear_search()
    qtbot.waitUntil(page.table.isVisible)


def test_a_long_search_without_a_match_does_not_widen_the_window(hands, qtbot):
    page = searched(hands, qtbot, "káva " * 40)
    assert page.empty.isVisible() and page.empty.title.text().endswith("káva…”")
    assert page.empty.minimumSizeHint().width() < hands.window.width() // 2


def test_an_empty_list_offers_to_create_a_record(hands, context, replica):
    with replica.write() as tx:
        tx.forget("suppliers", 41)
    hands.window.sidebar.choose("suppliers")
    page = hands.window.page
    assert page.empty.title.text() == "No suppliers yet"
    hands.window.page.new_asked.emit("suppliers", {})
    assert hands.window.panel.title.text() == "New supplier"


def test_a_first_download_shows_its_progress(hands, context, replica, qtbot):
    from sync.events import Progress, RunFinished, RunOutcome

    with replica.write() as tx:
        tx.forget("suppliers", 41)
    hands.window.sidebar.choose("suppliers")
    page = hands.window.page
    bus = context.commands._bus
    bus.publish(Progress("pull", "suppliers", 30, 120))
    qtbot.waitUntil(page.empty.progress.isVisible)
    assert (page.empty.progress.value(), page.empty.progress.maximum()) == (30, 120)
    bus.publish(RunFinished(RunOutcome(outcome="in_step")))
    qtbot.waitUntil(lambda: page.empty.title.text() == "No suppliers yet")


def test_several_rows_are_deleted_in_one_step(hands, context, qtbot):
    hands.window.sidebar.choose("tags")
    page = hands.window.page
    page.table.selectAll()
    assert len(page.selected()) == 2
    with qtbot.waitSignal(context.bridge.changed):
        page.delete_asked.emit("tags", page.selected())
    qtbot.waitUntil(lambda: hands.toast() == "2 records deleted")
    hands.window.record_actions.undo()
    qtbot.waitUntil(lambda: context.queries.count("tags") == 2)


def test_the_question_before_a_deletion_says_how_many_it_takes(hands, qtbot):
    page = hands.window.page
    page.table.setFocus()
    for row in range(5):
        page.table.selectionModel().select(page.model.index(row, 0), SELECT_MORE)
    qtbot.keyClick(page.table, Qt.Key.Key_Delete)
    dialog = hands.window.findChild(DeleteDialog)
    titles = [hands.window.context.title("customers", page.model.record(row)) for row in range(3)]
    asked = next(label.text() for label in dialog.findChildren(QLabel) if label.property("role") == "title")
    assert asked == f"Delete {'; '.join(titles)} and 2 more?"
    dialog.reject()


def test_the_keyboard_reaches_search_sections_and_panes(hands, qtbot):
    window = hands.window
    window.activateWindow()
    qtbot.keyClick(window, Qt.Key.Key_3, Qt.KeyboardModifier.ControlModifier)
    assert window.page.entity.name == "products"
    qtbot.keyClick(window, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert window.page.search.hasFocus()
    window.page.open_row(0)
    assert window.panel.isVisible()
    window.named_actions["close"].trigger()
    assert not window.panel.isVisible()
    window.named_actions["next_pane"].trigger()
    window.named_actions["previous_pane"].trigger()
    assert window.page.table.hasFocus()


def test_enter_opens_the_record_and_focuses_its_form(hands, qtbot):
    page = hands.window.page
    page.table.setFocus()
    page.table.selectRow(2)
    page.table.activated.emit(page.table.currentIndex())
    assert hands.window.panel.form.isAncestorOf(hands.window.focusWidget())


def test_badges_and_shortcuts_of_the_sidebar(hands, context, qtbot):
    sidebar = hands.window.sidebar
    at = sidebar.all_names().index("customers")
    tip = sidebar.sections.item(at).toolTip()
    assert tip == "Customers: 233 records"
    context.commands.save("customers", {"phone": "777"}, id=1)
    qtbot.waitUntil(lambda: "1 change waiting" in sidebar.sections.item(at).toolTip())


@pytest.mark.parametrize("held", ["ControlModifier", "ShiftModifier"])
def test_a_row_opens_whatever_keys_are_held_down(hands, qtbot, held):
    page = hands.window.page
    qtbot.keyPress(hands.window, Qt.Key.Key_F24, getattr(Qt.KeyboardModifier, held))
    page.open_row(0)
    page.open_row(1)
    qtbot.keyRelease(hands.window, Qt.Key.Key_F24)
    assert [each.row() for each in page.table.selectionModel().selectedRows()] == [1]
    assert hands.window.panel.shown == ("customers", page.model.record(1)["id"])


def test_a_save_reads_the_list_once(hands, context, monkeypatch, qtbot):
    hands.open("customers", 1)
    hands.type("city", "Aš")
    page = hands.window.page
    refreshes = []
    refresh = page.model.refresh
    monkeypatch.setattr(page.model, "refresh", lambda: (refreshes.append(1), refresh()))
    read = []
    order = context.queries.lists.order
    monkeypatch.setattr(
        context.queries.lists, "order", lambda *args, **kwargs: (read.append(1), order(*args, **kwargs))[1]
    )
    hands.save()
    # The change of the bus would be read after 60 ms, or 300 ms after the last reading.
    qtbot.wait(500)
    assert (len(refreshes), len(read)) == (1, 1)


def test_a_saved_new_record_is_shown_and_selected(hands, context, qtbot):
    window = hands.window
    window.navigation.new("suppliers")
    hands.type("name", "Aaa")
    hands.save()
    id = window.panel.shown[1]
    page = window.page
    assert page.model.record(page.table.currentIndex().row())["id"] == id
    assert [index.row() for index in page.table.selectionModel().selectedRows()] == [page.model.row_of(id)]
    # Renamed, it moves to another row, and stays the selected one.
    hands.type("name", "Žzz")
    hands.save()
    row = page.model.row_of(id)
    assert row == page.model.rowCount() - 1
    assert [index.row() for index in page.table.selectionModel().selectedRows()] == [row]


def test_a_change_by_another_program_is_read_after_a_save(hands, context, qtbot):
    hands.open("customers", 1)
    hands.type("city", "Aš")
    hands.save()
    page = hands.window.page
    context.commands.save("customers", {"points": 77.0}, id=2, origin="lan:Kasa")
    qtbot.waitUntil(lambda: page.model.record(page.model.row_of(2))["points"] == 77.0, timeout=10_000)
