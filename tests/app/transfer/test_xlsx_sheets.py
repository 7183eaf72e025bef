"""XLSX files as people save them: hidden sheets, codes with leading zeros, per cent, formulas, passwords."""

from __future__ import annotations

import io
import zipfile

import openpyxl
import pytest

from app.errors import BadFile
from app.transfer.cells import currency_of
from app.transfer.columns import best_sheet, count_fields, find_heads, guess_mapping
from app.transfer.tables import read_table
from app.transfer.xlsx_formats import as_shown, shown_format
from storage.schema.entities import CATALOGUE


def saved(tmp_path, book):
    path = tmp_path / "in.xlsx"
    book.save(path)
    return path


def reason(path, **options):
    with pytest.raises(BadFile) as failed:
        read_table(path, **options)
    return failed.value.params


def test_the_sheet_that_is_seen_is_read_and_not_a_hidden_one(tmp_path):
    book = openpyxl.Workbook()
    book.active.title = "choices"
    book.active.append(["secret"])
    book.active.sheet_state = "hidden"
    for name in ("empty", "Ceník", "2025"):
        book.create_sheet(name)
    book["Ceník"].append(["name"])
    book["Ceník"].append(["Káva"])
    book["2025"].append(["other"])
    book.active = 1
    path = saved(tmp_path, book)
    read = read_table(path)
    assert (read.heads, read.sheet, read.sheets) == (("name",), "Ceník", ("empty", "Ceník", "2025"))
    assert read_table(path, sheet="2025").heads == ("other",)
    assert reason(path, sheet="choices") | {"file": ""} == {
        "file": "", "reason": "no_sheet", "sheet": "choices", "known": "empty, Ceník, 2025",
    }  # fmt: skip
    assert reason(path, sheet="empty")["reason"] == "empty"


def rewritten(path, name, change):
    """The package with one part changed."""
    with zipfile.ZipFile(path) as packed:
        parts = {each: packed.read(each) for each in packed.namelist()}
    parts[name] = change(parts[name].decode()).encode()
    with zipfile.ZipFile(path, "w") as packed:
        for each, content in parts.items():
            packed.writestr(each, content)
    return path


def test_a_workbook_of_hidden_sheets_only_is_read(tmp_path):
    book = openpyxl.Workbook()
    book.active.append(["name"])
    path = saved(tmp_path, book)
    rewritten(path, "xl/workbook.xml", lambda text: text.replace('state="visible"', 'state="veryHidden"'))
    assert read_table(path).heads == ("name",)


def test_a_number_is_read_as_its_format_shows_it(tmp_path):
    book = openpyxl.Workbook()
    sheet = book.active
    sheet.append(["ean", "zip", "rate", "price"])
    formats = ("0000000000000", "000\\ 00", "0%", '#,##0.00\\ "Kč"')
    for line, values in enumerate(
        ((12345678905, 1001, 0.21, 39.9), (8590000000017, 60200, 0.125, 5)), start=2
    ):
        for column, (value, shown) in enumerate(zip(values, formats, strict=True), start=1):
            cell = sheet.cell(line, column, value)
            cell.number_format = shown
    read = read_table(saved(tmp_path, book))
    assert [each.cells for each in read.lines] == [
        ("0012345678905", "010 01", "21%", 39.9),
        ("8590000000017", "602 00", "12.5%", 5),
    ]
    assert {
        currency_of(CATALOGUE["products"].by_name["priceWithVat"], each.cells[3]) for each in read.lines
    } == {"CZK"}


@pytest.mark.parametrize(
    ("code", "shown"),
    [("0000", "0000"), ("0000;-0000", "0000"), ("000\\ 00", "000 00"), ("0%", "%"), ("0.00 %", "%"), ("0", ""),
     ("0.00", ""), ("General", ""), ("#,##0", ""), ('0" %"', ""), ("0\\%", ""), ("yyyy-mm-dd", "day"), ("0" * 40, ""),
     ("#,##0.00\\ [$€-407]", "€"), ('[$-405]0.00" Kč"', "kč"), ("[$-405]d.m.yyyy", "day"), ("[h]:mm", "duration")],
)  # fmt: skip
def test_formats_that_matter_are_told_from_the_others(code, shown):
    assert shown_format(code) == shown


@pytest.mark.parametrize(
    ("shown", "value", "text"),
    [("000", 7, "007"), ("000", 12345, "12345"), ("000", -7, -7), ("000", 7.5, 7.5),
     ("%", 0.07, "7%"), ("%", 1, "100%"), ("%", 0, "0%"), ("%", -0.1, "-10%")],
)  # fmt: skip
def test_a_value_is_shown_exactly(shown, value, text):
    assert as_shown(shown, value) == text


def test_cells_in_another_order_than_their_rows_keep_their_formats(tmp_path):
    book = openpyxl.Workbook()
    book.active.append(["plu"])
    for line in (2, 3, 4):
        book.active.cell(line, 1, line).number_format = "000" if line != 3 else "General"
    path = saved(tmp_path, book)

    def turned(text):
        first, second, end = (text.index(each) for each in ('<row r="2"', '<row r="3"', "</sheetData>"))
        return text[:first] + text[second:end] + text[first:second] + text[end:]

    rewritten(path, "xl/worksheets/sheet1.xml", turned)
    assert [each.cells for each in read_table(path).lines] == [("002",), (3,), ("004",)]


def test_a_cover_before_the_table_is_not_read(tmp_path):
    book = openpyxl.Workbook()
    book.active.append(["Shop", None, "Name"])
    for name, rows in {
        "notes": (["x"],),
        "List": (["name", "ean", "_categoryId"], ["a", "1", "2"]),
        "more": (["ean", "name"],),
    }.items():
        for row in rows:
            book.create_sheet(name) if name not in book.sheetnames else None
            book[name].append(row)
    path = saved(tmp_path, book)
    products = CATALOGUE["products"]

    def chosen(path):
        return best_sheet(
            lambda name: find_heads(products, read_table(path, sheet=name)),
            lambda table: count_fields(guess_mapping(products, table.heads)),
        )

    assert (chosen(path).sheet, chosen(path).heads) == ("List", ("name", "ean", "_categoryId"))
    for name in ("notes", "List", "more"):
        del book[name]
    assert chosen(saved(tmp_path, book)).sheet == "Sheet"


def test_a_cell_merged_over_lines_belongs_to_each_and_a_title_to_none(tmp_path):
    book = openpyxl.Workbook()
    sheet = book.active
    for row in (["Ceník"], ["name", "_categoryId"], ["Cola", "Nápoje"], ["Fanta", None], [None, None], ["Sprite"],
                ["Rohlík", "Pečivo"]):  # fmt: skip
        sheet.append(row)
    sheet.append([])
    for place in ("A1:B1", "B3:B6"):
        sheet.merge_cells(place)
    read = read_table(saved(tmp_path, book))
    assert [(each.number, each.cells) for each in (*read.above, *read.lines)] == [
        (1, ("Ceník",)), (2, ("name", "_categoryId")), (3, ("Cola", "Nápoje")), (4, ("Fanta", "Nápoje")),
        (6, ("Sprite", "Nápoje")), (7, ("Rohlík", "Pečivo")),
    ]  # fmt: skip


@pytest.mark.parametrize("place", ["B2", "B2:C5", "A1:B1", "C3:C3"])
def test_a_range_of_another_form_fills_nothing(tmp_path, place):
    book = openpyxl.Workbook()
    for row in (["id", "name"], [1, "a"], [2, None], [3, "c"]):
        book.active.append(row)
    path = saved(tmp_path, book)
    merged = f'</sheetData><mergeCells count="1"><mergeCell ref="{place}"/></mergeCells>'
    rewritten(path, "xl/worksheets/sheet1.xml", lambda text: text.replace("</sheetData>", merged))
    assert [each.cells for each in read_table(path).lines] == [(1, "a"), (2,), (3, "c")]


def test_lines_that_a_filter_hides_are_counted(tmp_path):
    book = openpyxl.Workbook()
    for each in ("name", "a", "b", "c"):
        book.active.append([each])
    book.active.row_dimensions[3].hidden = True
    book.active.row_dimensions[9].hidden = True
    read = read_table(saved(tmp_path, book))
    assert (read.hidden_lines, len(read.lines)) == (1, 3)


def test_a_sheet_that_is_missing_stops_no_other(tmp_path):
    book = openpyxl.Workbook()
    book.active.append(["name"])
    book.create_sheet("lost").append(["x"])
    path = saved(tmp_path, book)
    with zipfile.ZipFile(path) as packed:
        parts = {each: packed.read(each) for each in packed.namelist() if "sheet2" not in each}
    with zipfile.ZipFile(path, "w") as packed:
        for each, content in parts.items():
            packed.writestr(f"/{each}", content)
    assert (read_table(path).heads, read_table(path).sheets) == (("name",), ("Sheet",))


def test_hidden_columns_are_known(tmp_path):
    book = openpyxl.Workbook()
    book.active.append(["name", "price", "price"])
    book.active.append(["a", 120, 150])
    book.active.column_dimensions["B"].hidden = True
    read = read_table(saved(tmp_path, book))
    assert read.hidden_columns == {1} and read.lines[0].cells == ("a", 120, 150)


def test_a_password_is_told_from_an_old_file(tmp_path):
    path = tmp_path / "in.xlsx"
    path.write_bytes(b"\xd0\xcf\x11\xe0" + bytes(500) + "EncryptedPackage".encode("utf-16-le") + bytes(500))
    assert reason(path)["reason"] == "password"
    path.write_bytes(b"\xd0\xcf\x11\xe0" + bytes(500) + "Workbook".encode("utf-16-le"))
    assert reason(path)["reason"] == "old_excel"


@pytest.mark.parametrize(
    "content",
    [b"<html><table><tr><td>x", b'\xef\xbb\xbf<?xml version="1.0"?><a/>', b"%PDF-1.7\n", b"{\\rtf1 x", b"content.xml",
     b"xl/workbook.bin"],
)  # fmt: skip
def test_another_kind_of_file_is_named_as_such(tmp_path, content):
    path = tmp_path / "in.csv"
    if b"." in content and b"<" not in content and b"%" not in content:
        out = io.BytesIO()
        with zipfile.ZipFile(out, "w") as packed:
            packed.writestr(content.decode(), b"x")
        content = out.getvalue()
    path.write_bytes(content)
    assert reason(path)["reason"] == "other_format"
