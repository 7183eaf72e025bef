"""Changes of many records: preview, one undoable step, cancelling; tags; export and import through the window."""

from __future__ import annotations

import threading

import pytest
from PySide6.QtCore import QCoreApplication, QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent

from app.change_set import Effect
from app.changes.application import apply
from app.changes.bulk_change import BulkChange, bulk_change, changeable_fields
from app.errors import Cancelled
from app.transfer.tables import read_table
from tests.ui.conftest import make
from tests.ui.lists.test_views import select
from ui.lists.dialogs.bulk_dialog import BulkDialog


@pytest.fixture
def page(hands):
    return hands.window.page


def opened(hands, qtbot, do):
    do()
    dialog = hands.window.list_actions.dialog
    qtbot.waitUntil(dialog.isVisible)
    return dialog


def test_a_field_of_several_records_is_changed_after_a_preview_and_undone_as_one(hands, page, context, qtbot):
    select(page, 0, 1, 2, 3)
    ids = page.selected()
    context.commands.save("customers", {"city": "Brno"}, id=ids[0])
    dialog = opened(hands, qtbot, lambda: page.selection_bar.change_button.click())
    dialog.field.setCurrentIndex(dialog.field.findData("city"))
    dialog.editor.set_value("Brno")
    dialog.editor.edited.emit()
    qtbot.waitUntil(dialog.go.isEnabled)
    same = sum(context.queries.record("customers", each).record["city"] == "Brno" for each in ids)
    counts = dialog.changes.counts
    assert (counts[Effect.CHANGED], counts[Effect.UNCHANGED]) == (4 - same, same)
    assert dialog.status.text().startswith(f"{4 - same} record")
    with qtbot.waitSignal(hands.window.list_actions.done):
        dialog.go.click()
    assert {context.queries.record("customers", each).record["city"] for each in ids} == {"Brno"}
    assert hands.toast() == f"{4 - same} records changed"
    assert context.queries.undoable().code == "bulk"
    hands.window.record_actions.undo()
    qtbot.waitUntil(lambda: context.queries.record("customers", ids[3]).record["city"] != "Brno")
    assert context.queries.record("customers", ids[0]).record["city"] == "Brno"


def test_a_field_is_emptied_only_with_the_checkbox(hands, page, context, qtbot):
    select(page, 0, 1)
    dialog = opened(hands, qtbot, lambda: page.selection_bar.change_button.click())
    dialog.field.setCurrentIndex(dialog.field.findData("phone"))
    qtbot.wait(300)
    assert not dialog.go.isEnabled() and dialog.change() is None
    dialog.empty.setChecked(True)
    qtbot.waitUntil(dialog.go.isEnabled)
    assert dialog.changes.counts[Effect.CHANGED] == 1
    with qtbot.waitSignal(hands.window.list_actions.done):
        dialog.go.click()
    assert context.queries.record("customers", 1).record["phone"] == ""


def test_points_are_added_except_where_they_would_become_negative(hands, page, context, qtbot):
    page.sort_by("points")
    select(page, 0, 1, 2)
    ids = page.selected()
    before = [context.queries.record("customers", each).record["points"] for each in ids]
    assert before[:2] == [0, 0] and before[2] >= 15
    dialog = opened(hands, qtbot, lambda: hands.window.named_actions["change"].trigger())
    dialog.field.setCurrentIndex(dialog.field.findData("points"))
    dialog.editor.line.setText("-10")
    dialog.editor.edited.emit()
    qtbot.waitUntil(dialog.go.isEnabled)
    assert [line.reason for line in dialog.changes.lines] == ["too_small", "too_small", ""]
    assert "2 cannot be changed: Enter 0 or more." in dialog.status.text()
    with qtbot.waitSignal(hands.window.list_actions.done):
        dialog.go.click()
    assert [context.queries.record("customers", each).record["points"] for each in ids] == [
        0,
        0,
        before[2] - 10,
    ]
    assert context.commands.replica.change("customers", ids[2]).intent.add == {"points": -10.0}


def test_tags_are_added_and_removed_and_others_stay(hands, page, context, qtbot):
    context.commands.save("customers", {"tags": ["VIP", "old"]}, id=1)
    page.search.setText("novak")
    qtbot.waitUntil(lambda: page.model.rowCount() == 1)
    page.search.setText("")
    qtbot.waitUntil(lambda: page.model.rowCount() == 233)
    rows = [page.model.row_of(each) for each in (1, 2)]
    select(page, *rows)
    dialog = opened(hands, qtbot, lambda: page.selection_bar.tag_button.click())
    dialog.editor.line.setText("výprodej")
    dialog.removed_tags.line.setText("old")
    dialog.editor.edited.emit()
    qtbot.waitUntil(dialog.go.isEnabled)
    with qtbot.waitSignal(hands.window.list_actions.done):
        dialog.go.click()
    assert context.queries.record("customers", 1).record["tags"] == ["VIP", "výprodej"]
    assert context.queries.record("customers", 2).record["tags"] == ["VIP", "výprodej"]


@pytest.mark.parametrize("tags", [True, False])
def test_the_tab_key_goes_from_the_input_to_the_buttons(hands, page, qtbot, tags):
    select(page, 0, 1)
    bar = page.selection_bar
    dialog = opened(hands, qtbot, lambda: (bar.tag_button if tags else bar.change_button).click())
    if not tags:  # another editor than the first one
        dialog.field.setCurrentIndex(dialog.field.findData("phone"))
    dialog.activateWindow()
    qtbot.waitUntil(lambda: dialog.focusWidget() is not None)

    def place(widget):
        owners = (dialog.field, dialog.editor, dialog.removed_tags, dialog.empty, dialog.buttons)
        return next(
            number
            for number, each in enumerate(owners)
            if each and (each is widget or each.isAncestorOf(widget))
        )

    first = dialog.focusWidget()
    visited, widget = [], first
    while widget not in visited:
        visited.append(widget)
        qtbot.keyClick(widget, Qt.Key.Key_Tab)
        widget = dialog.focusWidget()
    assert [place(each) for each in visited] == sorted(place(each) for each in visited)
    assert dialog.editor.isAncestorOf(first) if tags else first is dialog.field


def test_unparsable_input_is_reported_and_the_button_disabled(hands, page, qtbot):
    select(page, 0, 1)
    dialog = opened(hands, qtbot, lambda: page.selection_bar.change_button.click())
    dialog.field.setCurrentIndex(dialog.field.findData("points"))
    dialog.editor.line.setText("many")
    dialog.editor.edited.emit()
    qtbot.waitUntil(lambda: "Enter" in dialog.status.text())
    assert not dialog.go.isEnabled()
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_a_cancelled_change_leaves_nothing_behind(context):
    cancel = threading.Event()
    replica, change = context.commands.replica, BulkChange(values={"city": "X"})
    ids = list(range(10, 200))
    found = bulk_change(replica, "customers", ids, change)
    with pytest.raises(Cancelled):
        apply(
            context.commands, found, found.ticked, origin="window",
            progress=lambda done, _: done >= 100 and cancel.set(), cancel=cancel,
        )  # fmt: skip
    assert replica.changes() == []
    with pytest.raises(Cancelled):
        bulk_change(replica, "customers", ids, change, cancel=cancel)
    assert "name" not in changeable_fields(context.catalogue["tags"])
    assert bulk_change(replica, "customers", [1, 999_999], change).lines[1].reason == "deleted"


def test_all_rows_of_a_long_list_are_changed(hands, page, context, qtbot):
    page.table.selectAll()
    dialog = opened(hands, qtbot, lambda: page.selection_bar.change_button.click())
    dialog.field.setCurrentIndex(dialog.field.findData("city"))
    dialog.editor.set_value("Praha")
    dialog.editor.edited.emit()
    qtbot.waitUntil(dialog.go.isEnabled)
    with qtbot.waitSignal(hands.window.list_actions.done):
        dialog.go.click()
    assert context.queries.count("customers", filter="city|like|praha") == 233


@pytest.mark.parametrize("ending", ["csv", "xlsx"])
def test_a_list_is_exported_edited_and_imported(hands, page, context, qtbot, tmp_path, ending):
    page.filter.show_filter("points|gteq|300")
    page.apply_query()
    dialog = opened(hands, qtbot, lambda: hands.window.named_actions["export"].trigger())
    path = tmp_path / f"people.{ending}"
    with qtbot.waitSignal(dialog.written) as written:
        dialog.write(path)
    assert written.args[0] == page.model.rowCount() > 5
    table = read_table(path)
    assert table.heads[:2] == ("First name", "Last name") and len(table.lines) == page.model.rowCount()

    csv = tmp_path / "in.csv"
    csv.write_bytes("Příjmení;Body;E-mail\nNovák;20;a@b.cz\nŠpatný;mnoho;\n".encode("cp1250"))
    dialog = opened(hands, qtbot, lambda: hands.window.named_actions["import"].trigger())
    dialog.open_file(csv)
    qtbot.waitUntil(lambda: dialog.table is not None)
    assert dialog.columns.mapped() == ("lastName", "points", "email")
    assert dialog.columns.encoding.currentData() == "cp1250" and dialog.columns.delimiter.currentData() == ";"
    assert dialog.columns.fields.item(0, 1).text() == "Novák · Špatný"
    dialog.columns.key.setCurrentIndex(dialog.columns.key.count() - 1)
    dialog.go.click()
    qtbot.waitUntil(lambda: dialog.plan is not None)
    assert dialog.check.counts.text().split("   ") == ["1 new", "0 changed", "0 unchanged", "1 rejected"]
    model = dialog.check.told.model
    assert [column.text(model.lines[0]) for column in model.columns] == [
        "3 B",
        "Rejected",
        "Points",
        "mnoho",
        "Enter a number, e.g. 12.50",
    ]
    assert not dialog.go.isEnabled()
    out = tmp_path / "refused.csv"
    dialog.write_left_out(out)
    assert read_table(out).lines[0].cells == ("Špatný", "mnoho", "", "Enter a number, e.g. 12.50")
    dialog.check.skip_refused.setChecked(True)
    with qtbot.waitSignal(dialog.imported):
        dialog.go.click()
    assert hands.toast() == "1 record imported"
    assert context.queries.count("customers", search="a@b.cz") == 1
    hands.window.record_actions.undo()
    qtbot.waitUntil(lambda: context.queries.count("customers", search="a@b.cz") == 0)


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "The file is empty."),
        (b"\xd0\xcf\x11\xe0", "Save it as .xlsx or .csv."),
        (b"PK\x03\x04", "Only a part of it arrived. Get it again, or ask for a .csv file."),
    ],
)
def test_a_bad_file_is_reported_and_another_can_be_chosen(hands, qtbot, tmp_path, content, said):
    dialog = opened(hands, qtbot, lambda: hands.window.list_actions.import_file("customers"))
    (tmp_path / "bad.csv").write_bytes(content)
    dialog.open_file(tmp_path / "bad.csv")
    qtbot.waitUntil(lambda: said in dialog.message.text())
    assert not dialog.go.isEnabled() and dialog.columns.isEnabled()
    (tmp_path / "ok.csv").write_text("name,vatId\nx,\n")
    dialog.open_file(tmp_path / "ok.csv")
    qtbot.waitUntil(lambda: dialog.table is not None)
    assert dialog.columns.mapped() == (None, "vatId")
    dialog.reject()


def test_a_file_is_dropped_on_the_import(hands, qtbot, tmp_path):
    dialog = opened(hands, qtbot, lambda: hands.window.list_actions.import_file("customers"))
    assert dialog.columns.no_file.isVisible() and not dialog.columns.fields.isVisible()
    (tmp_path / "ok.csv").write_text("name,vatId\nx,\n")
    data, place = QMimeData(), QPointF(dialog.rect().center())
    how = (Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
    enters = QDragEnterEvent(place.toPoint(), *how)
    QCoreApplication.sendEvent(dialog, enters)
    assert not enters.isAccepted()
    data.setUrls([QUrl.fromLocalFile(str(tmp_path / "ok.csv"))])
    QCoreApplication.sendEvent(dialog, enters := QDragEnterEvent(place.toPoint(), *how))
    assert enters.isAccepted()
    QCoreApplication.sendEvent(dialog, QDropEvent(place, *how))
    qtbot.waitUntil(lambda: dialog.table is not None, timeout=10_000)
    assert dialog.columns.fields.isVisible() and not dialog.columns.no_file.isVisible()
    dialog.reject()


def test_an_export_that_cannot_be_written_is_reported(hands, page, qtbot, tmp_path):
    dialog = opened(hands, qtbot, lambda: page.toolbar.export_action.trigger())
    dialog.write(tmp_path / "no" / "folder.csv")
    qtbot.waitUntil(dialog.message.isVisible)
    assert "folder" in dialog.message.text().lower() and dialog.go.isEnabled()
    dialog.write(tmp_path / "x.pdf")
    qtbot.waitUntil(lambda: ".csv or .xlsx" in dialog.message.text())
    dialog.reject()


@pytest.mark.parametrize("code", ["en", "cs", "sk", "pl", "de"])
def test_the_list_dialogs_fit_and_every_control_has_a_name(
    context, qtbot, spoken, code, open_window, tmp_path
):
    from tests.ui.text.test_texts import nameless
    from ui.lists.dialogs.bulk_dialog import BulkDialog
    from ui.lists.dialogs.columns_dialog import ColumnsDialog
    from ui.lists.dialogs.condition_popup import ConditionPopup
    from ui.transfer.export_dialog import ExportDialog
    from ui.transfer.import_dialog import ImportDialog

    spoken(code)
    window = open_window(context).window
    page = window.page
    select(page, 0, 1)
    page.filter.show_filter("points|gteq|1;lastName|like|a")
    page.toolbar.filter_text_action.setChecked(True)
    assert nameless(page) == []
    entity = page.entity
    (tmp_path / "in.csv").write_text("lastName,points\na,x\n")
    bring = ImportDialog(context, "customers", window)
    bring.open_file(tmp_path / "in.csv")
    qtbot.waitUntil(lambda: bring.table is not None)
    for dialog in (
        bring,
        BulkDialog(context, "customers", [1, 2], tags=True, parent=window),
        BulkDialog(context, "customers", [1, 2], tags=False, parent=window),
        ExportDialog(context, entity, page.model.query, 5, [1, 2], ("lastName",), window),
        ColumnsDialog(entity, page.model.columns, page.model.columns, window),
        ConditionPopup(context, entity, None, window),
    ):
        qtbot.addWidget(dialog)
        assert nameless(dialog) == [], dialog
        assert dialog.sizeHint().width() <= 1000 and dialog.sizeHint().height() <= 640
    qtbot.wait(250)


def test_prices_are_raised_by_per_cent_with_before_and_after_in_a_table(hands, context, qtbot):
    hands.window.sidebar.choose("products")
    page = hands.window.page
    rows = [page.model.row_of(each) for each in (101, 102)]
    select(page, *rows)
    dialog = opened(hands, qtbot, lambda: page.selection_bar.change_button.click())
    dialog.field.setCurrentIndex(dialog.field.findData("priceWithVat"))
    qtbot.waitUntil(lambda: "+5%" in dialog.status.text())
    assert dialog.rounding.isVisible() and not dialog.view.isVisible()
    qtbot.keyClicks(dialog.editor.line, "+5 %")
    dialog.rounding.setCurrentIndex(dialog.rounding.findData("0.1"))
    qtbot.waitUntil(dialog.go.isEnabled)
    assert dialog.view.isVisible()
    model = dialog.view.model
    shown = {line.id: tuple(column.text(line) for column in model.columns) for line in model.lines}
    assert shown[101] == ("Espresso", "55.00", "57.80", "Price without VAT 47.77")
    dialog.editor.line.setFocus()
    for reached in (dialog.rounding, dialog.empty, dialog.view.table):
        qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Tab)
        assert dialog.focusWidget() is reached
    with qtbot.waitSignal(hands.window.list_actions.done):
        dialog.go.click()
    record = context.queries.record("products", 101).record
    assert (record["priceWithVat"], record["priceWithoutVat"]) == (57.8, 47.7685950413223)
    assert context.queries.record("products", 102).record["priceWithVat"] == 4.1


@pytest.mark.parametrize(
    ("entity", "field"),
    [("products", "_categoryId"), ("customers", "tags"), ("suppliers", "display"), ("tags", "display")],
)
def test_a_change_begins_with_a_field_that_many_can_share(context, qtbot, entity, field):
    dialog = BulkDialog(context, entity, [1, 2], tags=False)
    qtbot.addWidget(dialog)
    assert dialog.field.currentData() == field


def test_an_export_begins_with_what_is_on_the_screen(hands, qtbot, tmp_path, replica):
    with replica.write() as tx:
        tx.put_many("products", [make("products", 110 + n, name=f"{'Sýr' if n % 2 else 'Chléb a sýr'} {n}",
                                      _categoryId=12) for n in range(6)])  # fmt: skip
    hands.window.sidebar.choose("products")
    page = hands.window.page
    page.search.setText("sýr")
    qtbot.waitUntil(lambda: page.model.rowCount() == 6)
    shown = [page.model.record(row)["name"] for row in range(6)]
    page.model.show_columns(("stock", "name", "_categoryId"))
    dialog = opened(hands, qtbot, lambda: hands.window.named_actions["export"].trigger())
    with qtbot.waitSignal(dialog.written):
        dialog.write(tmp_path / "shown.csv")
    table = read_table(tmp_path / "shown.csv")
    assert table.heads == ("In stock", "Name", "Category")
    assert [line.cells[1] for line in table.lines] == shown
    assert {line.cells[2] for line in table.lines} == {"Pečivo"}
    page.search.clear()
    qtbot.waitUntil(lambda: page.model.rowCount() == 9)
    dialog = opened(hands, qtbot, lambda: hands.window.named_actions["export"].trigger())
    with qtbot.waitSignal(dialog.written):
        dialog.write(tmp_path / "all.csv")
    assert {line.cells[1]: line.cells[0] for line in read_table(tmp_path / "all.csv").lines}[
        "Espresso"
    ] == "15.5"


def test_points_are_added_to_many_and_nothing_is_red_or_applied_before_its_preview(context, qtbot, replica):
    dialog = BulkDialog(context, "customers", [1, 2], tags=False)
    qtbot.addWidget(dialog)
    dialog.field.setCurrentIndex(dialog.field.findData("points"))
    dialog.show()
    with qtbot.waitActive(dialog):
        dialog.activateWindow()
    dialog.editor.line.setFocus()
    qtbot.keyClicks(dialog.editor.line, "+")
    dialog.start_preview()
    assert dialog.status.property("role") == "muted"
    qtbot.keyClicks(dialog.editor.line, "5")
    qtbot.waitUntil(dialog.go.isEnabled)
    qtbot.keyClicks(dialog.editor.line, "0x")
    assert not dialog.go.isEnabled()
    qtbot.keyClick(dialog.editor.line, Qt.Key.Key_Backspace)
    qtbot.waitUntil(dialog.go.isEnabled)
    with qtbot.waitSignal(dialog.applied):
        dialog.go.click()
    assert [replica.get("customers", id)["points"] for id in (1, 2)] == [65.0, 50.0]
    assert dict(replica.change("customers", 1).intent.add) == {"points": 50.0}
