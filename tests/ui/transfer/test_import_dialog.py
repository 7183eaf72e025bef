"""The import dialog: samples, keys, sheets, the line of the heads, and every line that is refused or looks wrong."""

from __future__ import annotations

import openpyxl
import pytest

from app.change_set import Effect
from app.queries.lists import ListQuery
from app.transfer.tables import read_table
from storage.errors import DiskFull
from storage.schema.entities import CATALOGUE
from ui.text import texts
from ui.transfer.export_dialog import ExportDialog
from ui.transfer.import_dialog import ImportDialog


@pytest.fixture
def opened(context, qtbot):
    """Opens the dialog of an entity, with a file of this text."""

    def do(entity, path=None):
        dialog = ImportDialog(context, entity)
        qtbot.addWidget(dialog)
        dialog.show()
        if path is not None:
            dialog.open_file(path)
            qtbot.waitUntil(lambda: dialog.table is not None)
        return dialog

    return do


def written(tmp_path, text):
    path = tmp_path / "in.csv"
    path.write_text(text, encoding="utf-8")
    return path


def checked(dialog, qtbot):
    dialog.go.click()
    qtbot.waitUntil(lambda: dialog.plan is not None)
    return dialog.plan


def rows(dialog):
    model = dialog.check.told.model
    return [[column.text(line) for column in model.columns] for line in model.lines]


@pytest.mark.parametrize("code", ["en", "cs"])
@pytest.mark.parametrize("ending", ["csv", "xlsx"])
def test_every_list_as_this_window_exports_it_imports_as_no_change(
    context, opened, qtbot, tmp_path, spoken, code, ending
):
    spoken(code)
    for entity in CATALOGUE:
        total = context.queries.count(entity.name)
        export = ExportDialog(context, entity, ListQuery(language=code), total, [], ())
        qtbot.addWidget(export)
        export.column_choice.setCurrentIndex(export.column_choice.findData("all"))
        path = tmp_path / f"{entity.name}.{ending}"
        with qtbot.waitSignal(export.written):
            export.write(path)
        if not total:
            continue
        dialog = opened(entity.name, path)
        assert dialog.columns.mapped()[0] == "id" and dialog.columns.key.currentData() == "id"
        for key in range(dialog.columns.key.count() - 1):
            dialog.plan = None
            dialog.columns.key.setCurrentIndex(key)
            plan = checked(dialog, qtbot)
            assert plan.counts[Effect.UNCHANGED] == total, (entity.name, rows(dialog))
            assert plan.doubtful == [] and not dialog.go.isEnabled()
            dialog.back.click()
        if ending == "csv" and entity.name == "products":
            assert (";3,48214285714286;" if code == "cs" else ";3.48214285714286;") in path.read_text()


@pytest.mark.parametrize("code", ["en", "cs", "sk", "pl", "de"])
def test_a_sample_is_offered_and_imports_in_every_language(opened, qtbot, tmp_path, spoken, code):
    spoken(code)
    for entity in ("customers", "products", "suppliers"):
        dialog = opened(entity)
        path = tmp_path / f"{entity}.xlsx"
        dialog.write_sample(path)
        assert path.name in dialog.message.text()
        assert read_table(path).heads[0] == texts.field(
            entity, "firstName" if entity == "customers" else "name"
        )
        dialog.open_file(path)
        qtbot.waitUntil(lambda dialog=dialog: dialog.table is not None)
        plan = checked(dialog, qtbot)
        assert plan.counts[Effect.NEW] == 2 and plan.doubtful == [] and dialog.go.isEnabled()


def test_lists_of_the_cloud_alone_offer_no_sample(opened):
    assert opened("taxes").columns._sample_button() == []
    assert len(opened("tags").columns._sample_button()) == 1


def test_keys_of_a_suppliers_file_are_offered(opened, tmp_path):
    dialog = opened("products", written(tmp_path, "Kód dodavatele;PLU;EAN;Price with VAT\nx;1;2;3\n"))
    key = dialog.columns.key
    offered = [key.itemData(at) for at in range(key.count())]
    assert offered[0] == "ean" and set(offered) >= {"ean", "plu", None}


def test_refused_and_doubtful_lines_show_the_value_and_can_be_left_out(context, opened, qtbot, tmp_path):
    path = written(
        tmp_path,
        "Last name;E-mail;Points;Phone\nNová;to není mail;5;1\nStarý;a@b.cz;mnoho;2\nNÁPOJE;;;\nDobrý;d@b.cz;1;3\n",
    )
    dialog = opened("customers", path)
    dialog.columns.key.setCurrentIndex(dialog.columns.key.findData(None))
    checked(dialog, qtbot)
    assert dialog.check.counts.text().endswith("1 rejected   2 to check")
    assert [each[:4] for each in rows(dialog)] == [
        ["3 C", "Rejected", "Points", "mnoho"], ["2 B", "To check", "E-mail", "to není mail"], ["4", "To check", "", "NÁPOJE"],
    ]  # fmt: skip
    assert rows(dialog)[1][4] == "This is not an e-mail address."
    assert not dialog.go.isEnabled()
    dialog.check.skip_refused.setChecked(True)
    assert dialog.go.isEnabled() and "3" in dialog.go.text()
    dialog.check.skip_doubtful.setChecked(True)
    assert "1" in dialog.go.text() and len(dialog.check.left_out()) == 3
    out = tmp_path / "out.csv"
    dialog.write_left_out(out)
    assert [each.cells[0] for each in read_table(out).lines] == ["Nová", "Starý", "NÁPOJE"]
    before = context.queries.count("customers")
    with qtbot.waitSignal(dialog.imported):
        dialog.go.click()
    assert context.queries.count("customers") == before + 1


def test_a_choice_is_read_as_any_window_names_it(opened, qtbot, tmp_path, spoken):
    spoken("cs")
    named = texts.choice("Kilogram")
    spoken("en")
    dialog = opened(
        "products",
        written(tmp_path, f"Name;_categoryId;unit\na;11;{named}\nb;11;kilogram\nc;11;bucket\n"),
    )
    dialog.columns.key.setCurrentIndex(dialog.columns.key.findData(None))
    plan = checked(dialog, qtbot)
    assert [each.after["unit"] for each in plan.lines[:2]] == ["Kilogram", "Kilogram"]
    assert rows(dialog)[0][3] == "bucket"


def test_few_choices_are_listed_with_the_refusal(opened, qtbot, tmp_path):
    dialog = opened("products", written(tmp_path, "Name;_categoryId;stockOverdraft\nc;11;maybe\n"))
    checked(dialog, qtbot)
    assert rows(dialog)[0][4].endswith("Possible: Sell anyway, Warn and sell, Do not sell")


def test_the_sheet_and_the_line_of_the_heads_can_be_chosen(opened, qtbot, tmp_path):
    book = openpyxl.Workbook()
    book.active.title = "Info"
    for row in (["Last name"], ["not this"]):
        book.active.append(row)
    people = book.create_sheet("People")
    for row in (["Our customers"], ["Last name", "Phone"], ["Nová", "123"], ["Stará", "456"]):
        people.append(row)
    people.row_dimensions[4].hidden = True
    path = tmp_path / "in.xlsx"
    book.save(path)
    dialog = opened("customers", path)
    columns = dialog.columns
    assert columns.sheet.isVisible() and columns.sheet.currentText() == "People"
    assert not columns.encoding.isVisible() and not columns.delimiter.isVisible()
    for place, name in enumerate(("Info", "People")):
        columns.sheet.setCurrentIndex(place)
        columns.sheet.activated.emit(place)
        qtbot.waitUntil(lambda name=name: dialog.table.sheet == name)
    assert columns.mapped() == ("lastName", "phone")
    assert columns.heads.currentText() == "2: Last name · Phone"
    assert "hidden line" in dialog.message.text()
    columns.heads.setCurrentIndex(columns.heads.count() - 1)
    columns.heads.activated.emit(columns.heads.count() - 1)
    assert columns.mapped() == (None, None) and len(dialog.table.lines) == 4
    assert not dialog.go.isEnabled()


def test_two_columns_of_one_field_have_to_be_decided(opened, tmp_path):
    dialog = opened("customers", written(tmp_path, "Last name;Surname\nNová;Jiná\n"))
    assert dialog.go.isEnabled()
    second = dialog.columns.fields.cellWidget(1, 2)
    second.setCurrentIndex(second.findData("lastName"))
    assert not dialog.go.isEnabled() and "Last name" in dialog.message.text()
    second.setCurrentIndex(0)
    assert dialog.go.isEnabled() and "1 line" in dialog.message.text()


def test_columns_that_only_the_cloud_changes_say_so(opened, tmp_path):
    dialog = opened(
        "warehouse-products", written(tmp_path, "id;_warehouseId;stockQuantityStatus;x\n101;31;9;\n")
    )
    boxes = [dialog.columns.fields.cellWidget(row, 2).currentText() for row in range(4)]
    assert boxes[2:] == ["(only the cloud can change it)", "(not imported)"]


def test_a_full_disk_is_told_as_such(opened, context, qtbot, tmp_path, monkeypatch):
    dialog = opened("customers", written(tmp_path, "Last name\nNová\n"))
    checked(dialog, qtbot)

    def full(*args, **kwargs):
        raise DiskFull(path="x")

    monkeypatch.setattr(type(context.commands.replica), "write", full)
    dialog.go.click()
    qtbot.waitUntil(lambda: "The disk is full" in dialog.message.text())
    assert "form" not in dialog.message.text() and dialog.go.isEnabled()
