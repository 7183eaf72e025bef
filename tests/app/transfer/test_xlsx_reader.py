"""XLSX files that were made to harm, or that were damaged: a named reason at once, whatever they declare."""

from __future__ import annotations

import io
import re
import threading
import time
import zipfile
from datetime import datetime, timedelta
from datetime import time as day_time

import openpyxl
import pytest

from app.errors import BadFile, Cancelled
from app.transfer.importer import Importer
from app.transfer.tables import read_table

MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
SHEET = "xl/worksheets/sheet1.xml"
STRINGS = "xl/sharedStrings.xml"


def parts(*rows):
    """The parts of a small workbook."""
    book, out = openpyxl.Workbook(), io.BytesIO()
    for row in rows or (["id", "name"], [1, "a"]):
        book.active.append(row)
    book.save(out)
    with zipfile.ZipFile(out) as packed:
        return {each: packed.read(each) for each in packed.namelist()}


def with_strings(strings):
    """The parts of a small workbook with these texts."""
    book, relations = parts(["id"]) | {STRINGS: strings.encode()}, "xl/_rels/workbook.xml.rels"
    if b"sharedStrings" not in book[relations]:
        kind = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/sharedStrings"
        more = f'<Relationship Id="t" Type="{kind}" Target="sharedStrings.xml"/></Relationships>'
        book[relations] = book[relations].replace(b"</Relationships>", more.encode())
    return book


def packed(tmp_path, found):
    path = tmp_path / "in.xlsx"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as out:
        for name, content in found.items():
            out.writestr(name, content)
    return path


def sheet(tmp_path, cells, before=""):
    """A workbook whose sheet has these rows."""
    content = f'<worksheet xmlns="{MAIN}">{before}<sheetData>{cells}</sheetData></worksheet>'
    return packed(tmp_path, parts() | {SHEET: content.encode()})


def refused(path, **options):
    start = time.monotonic()
    with pytest.raises(BadFile) as failed:
        read_table(path, **options)
    assert time.monotonic() - start < 20
    return failed.value.params


HEAD = '<row r="1"><c r="A1" t="inlineStr"><is><t>id</t></is></c></row>'


@pytest.mark.parametrize(
    ("cells", "reason"),
    [
        ('<row r="2000000000"><c r="A2000000000"><v>1</v></c></row>', "damaged_part"),
        ('<row r="2000000000"><c><v>1</v></c></row>', "damaged_part"),
        ('<row r="99999999999999999999"><c><v>1</v></c></row>', "damaged_part"),
        ('<row r="2"><c r="A2000000"><v>1</v></c></row>', "damaged_part"),
        ('<row r="2"><c r="XFE2"><v>1</v></c></row>', "damaged_part"),
        ('<row r="2"><c r="A 2"><v>1</v></c></row>', "damaged_part"),
        ('<row r="2"><c r="A2" t="s"><v>7</v></c></row>', "damaged_part"),
        ('<row r="2"><c r="A2" t="s"><v>-1</v></c></row>', "damaged_part"),
        ('<row r="2"><c r="A2" s="' + "1" * 9_000_000 + '"><v>1</v></c></row>', "damaged_part"),
        ("<a>" * 300_000, "damaged_part"),
        ('<row r="2"><c r="XFD2"><v>1</v></c></row>', "too_wide"),
    ],
    ids=["far row", "far row of a cell without a place", "huge row", "far row of a cell", "no column", "no place",
         "no text", "text before the first", "long tag", "deep", "wide"],
)  # fmt: skip
def test_a_sheet_beyond_the_format_is_refused(tmp_path, cells, reason):
    found = refused(sheet(tmp_path, HEAD + cells))
    assert found["reason"] == reason
    if reason == "damaged_part":
        assert found["part"] == SHEET


@pytest.mark.parametrize("placed", [False, True])
@pytest.mark.parametrize(
    ("cell", "said"),
    [("t='e'><v>#N/A</v>", "#N/A"), ('t="e" vm="1"><v>#VALUE!</v>', "#VALUE!"), ('t="e"><f>A1#</f><v>#SPILL!</v>', "#SPILL!"),
     ("><f>SUM(B1:B2)</f>", "=?"), ('t="b"><v>x</v>', "#?"), ('t="new"><v>5</v>', "#?"), ('t="str"><f>X</f><v></v>', None),
     ('t="inlineStr"><is><t> \u00a0</t></is>', None),
     ("><v>abc</v>", "#?"), ("><v>" + "1" * 2_000_000 + "</v>", "#?"), ('t="inlineStr"><is><t>a_x0041_</t><rPh><t>b</t></rPh></is>', "aA"),
     ('t="inlineStr"><is><r><t> </t></r><r><t>a</t></r><r><t> </t></r></is>', " a ")],
)  # fmt: skip
def test_a_cell_without_a_value_stops_no_other(tmp_path, cell, said, placed):
    places = [f' r="{column}2"' if placed else "" for column in "ABC"]
    row = f'<row r="2"><c{places[0]}><v>1</v></c><c{places[1]} {cell}</c><c{places[2]}><v>3</v></c></row>'
    far = "".join(f'<row r="{n}"><c r="A{n}"><v>{n}</v></c></row>' for n in range(3, 3000))
    read = read_table(sheet(tmp_path, HEAD + row + far))
    assert read.lines[0].cells == (1, said, 3) and read.lines[-1].cells == (2999,) and len(read.lines) == 2998


def test_spaces_and_errors_in_far_cells_cost_nothing(tmp_path):
    blank = '<c r="XFD{0}" t="inlineStr"><is><t> </t></is></c><c r="XFC{0}" t="e"><v>#N/A</v></c>'
    rows = "".join(f'<row r="{n}"><c r="A{n}"><v>{n}</v></c>{blank.format(n)}</row>' for n in range(2, 500))
    read = read_table(sheet(tmp_path, HEAD + rows + f'<row r="1048576">{blank.format(1048576)}</row>'))
    assert len(read.lines) == 498 and read.lines[0].cells == (2,)
    cells = HEAD + '<row r="2"><c r="A2" t="s"><v>1</v></c><c r="XFD2" t="s"><v>0</v></c></row>'
    book = with_strings(f'<sst xmlns="{MAIN}"><si><t> </t></si><si><t>x</t></si></sst>')
    content = f'<worksheet xmlns="{MAIN}"><sheetData>{cells}</sheetData></worksheet>'.encode()
    assert read_table(packed(tmp_path, book | {SHEET: content})).lines[0].cells == ("x",)


def test_a_line_of_errors_alone_is_told_unless_nobody_reads_them(station, tmp_path):
    errors = "".join(f'<row r="{n}"><c r="B{n}" t="e"><v>#N/A</v></c></row>' for n in (3, 4))
    head = HEAD.replace(">id<", ">lastName<")
    read = read_table(sheet(tmp_path, head + '<row r="2"><c r="A2" t="e"><v>#REF!</v></c></row>' + errors))
    plan = Importer(station.replica, station.commands, "customers").plan(read, ("lastName", None), None)
    assert [(each.line, each.problems[0].code) for each in plan.lines] == [(2, "calculation")]


def test_an_element_of_an_extension_is_not_that_of_the_format(tmp_path):
    book = parts(["day"], [datetime(2030, 3, 1)])
    before, extension = b"<workbookPr", b"http://schemas.microsoft.com/office/spreadsheetml/2010/11/main"
    assert before in book["xl/workbook.xml"]
    start = book["xl/workbook.xml"].replace(before, b'<workbookPr date1904="1"', 1)
    x15 = (
        b'<extLst><ext xmlns:x15="'
        + extension
        + b'"><x15:workbookPr chartTrackingRefBase="1"/></ext></extLst></workbook>'
    )
    found = book | {"xl/workbook.xml": start.replace(b"</workbook>", x15)}
    assert read_table(packed(tmp_path, found)).lines[0].cells == (datetime(2034, 3, 2),)


def test_parts_with_the_separators_of_windows_are_found(tmp_path):
    book = parts(["name"], ["Káva"])
    written = {name.replace("/", "\\"): content for name, content in book.items()}
    for name, content in written.items():
        if name.endswith(".rels"):
            written[name] = re.sub(rb'Target="[^"]*"', lambda found: found[0].replace(b"/", b"\\"), content)
    assert read_table(packed(tmp_path, written)).lines[0].cells == ("Káva",)


def test_empty_cells_in_the_last_column_and_a_false_dimension_cost_nothing(tmp_path):
    rows = "".join(
        f'<row r="{n}"><c r="A{n}"><v>{n}</v></c><c r="XFD{n}" s="0"/></row>' for n in range(2, 500)
    )
    dimension = '<dimension ref="A1:XFD1048576"/>'
    read = read_table(sheet(tmp_path, HEAD + rows, dimension))
    assert len(read.lines) == 498 and read.lines[0].cells == (2,)


def test_entities_that_grow_are_refused(tmp_path):
    grown = (
        '<!DOCTYPE a [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>'
        f'<worksheet xmlns="{MAIN}"><sheetData>{HEAD}<row><c><v>&b;</v></c></row></sheetData></worksheet>'
    )
    assert refused(packed(tmp_path, parts() | {SHEET: grown.encode()}))["part"] == SHEET


def test_a_text_that_very_many_cells_show_is_refused(tmp_path):
    """A text of 30,000 letters, shown by 200,000 cells: 6 GB of texts in 0.6 MB of file."""
    strings = f'<sst xmlns="{MAIN}" count="4000000000"><si><t>{"x" * 30_000}</t></si></sst>'
    cells = '<row><c t="s"><v>0</v></c></row>' * 199_000
    content = f'<worksheet xmlns="{MAIN}"><sheetData>{cells}</sheetData></worksheet>'
    assert (
        refused(packed(tmp_path, with_strings(strings) | {SHEET: content.encode()}))["reason"] == "too_large"
    )


def test_a_small_file_never_takes_much_memory(tmp_path, in_a_child, monkeypatch):
    """A hundred thousand long texts in 0.5 MB of file: the process that reads it ends at its limit, and this one holds nothing."""
    monkeypatch.setattr("app.transfer.tables.MOST_MEMORY", 50 * 2**20)
    letters = "".join(f"<si><t>{number:0500}</t></si>" for number in range(100_000))
    path = packed(tmp_path, with_strings(f'<sst xmlns="{MAIN}">{letters}</sst>'))
    assert path.stat().st_size < 3_000_000
    assert refused(path) == {"file": str(path), "reason": "memory", "limit": 50}


@pytest.mark.parametrize("name", [SHEET, "xl/workbook.xml", "xl/styles.xml", "xl/_rels/workbook.xml.rels"])
@pytest.mark.parametrize(
    "spoil", [lambda content: content[: len(content) // 2], lambda content: b"\x00\xff<"]
)
def test_a_damaged_part_is_named(tmp_path, name, spoil):
    found = parts()
    params = refused(packed(tmp_path, found | {name: spoil(found[name])}))
    assert params["reason"] == "damaged_part"
    assert params["part"] == name


@pytest.mark.parametrize("share", [0.001, 0.1, 0.5, 0.9, 0.999])
def test_a_part_of_a_file_is_refused_as_such_and_never_read_as_the_whole(tmp_path, share):
    path = packed(tmp_path, parts(*[[number, f"name {number}"] for number in range(200)]))
    whole = path.read_bytes()
    path.write_bytes(whole[: max(4, int(len(whole) * share))])
    assert refused(path)["reason"] == "cut"


def test_a_rotten_byte_in_a_packed_part_is_damage(tmp_path):
    path = packed(tmp_path, parts(*[[number, f"name {number}"] for number in range(2000)]))
    with zipfile.ZipFile(path) as found:
        at = found.getinfo(SHEET).header_offset + 2000
    content = bytearray(path.read_bytes())
    content[at : at + 40] = b"\x55" * 40
    path.write_bytes(content)
    params = refused(path)
    assert (params["reason"], params["part"]) == ("damaged_part", SHEET)


def test_reading_can_be_cancelled(tmp_path, in_a_child):
    cancel = threading.Event()
    cancel.set()
    path = packed(tmp_path, parts())
    with pytest.raises(Cancelled):
        read_table(path, cancel=cancel)
    (tmp_path / "in.csv").write_text("id\n" + "1\n" * 3000)
    with pytest.raises(Cancelled):
        read_table(tmp_path / "in.csv", cancel=cancel)


def test_values_and_places_are_those_of_the_sheet(tmp_path):
    book = openpyxl.Workbook()
    book.active["C5"], book.active["D5"], book.active["F5"] = "name", "when", "last"
    when = datetime(2026, 3, 1, 12, 30)
    for place, value in {"C7": " x ", "D7": when, "E7": 7.5, "F7": 3.0}.items():
        book.active[place] = value
    book.active["C8"], book.active["D8"], book.active["F8"] = True, day_time(7, 8), timedelta(hours=30)
    book.save(tmp_path / "in.xlsx")
    read = read_table(tmp_path / "in.xlsx")
    assert read.heads == ("", "", "name", "when", "", "last")
    assert [(each.number, each.cells) for each in read.lines] == [
        (7, (None, None, " x ", when, 7.5, 3)),
        (8, (None, None, True, "07:08:00", None, "1 day, 6:00:00")),
    ]
    assert [type(each) for each in read.lines[0].cells[4:]] == [float, int]


def test_a_workbook_of_1904_and_one_with_other_names_are_read(tmp_path):
    found = parts(["when"], [datetime(2026, 3, 1)])
    found["xl/workbook.xml"] = found["xl/workbook.xml"].replace(
        b"<workbookPr />", b'<workbookPr date1904="1"/>'
    )
    assert read_table(packed(tmp_path, found)).lines[0].cells == (datetime(2030, 3, 2),)
    content = f'<x:worksheet xmlns:x="{MAIN}"><x:sheetData><x:row><x:c><x:v>1</x:v></x:c></x:row></x:sheetData></x:worksheet>'
    assert read_table(packed(tmp_path, parts() | {SHEET: content.encode()})).heads == ("1",)
