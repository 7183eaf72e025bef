"""Table files: the usual dialects are read, errors have their place, formulas stay texts."""

from __future__ import annotations

import io
import os
import zipfile
from datetime import datetime
from pathlib import Path

import openpyxl
import pytest

from app.backup.restore import inspect_backup
from app.errors import BadFile
from app.transfer.column_names import column_name
from app.transfer.encodings import decode
from app.transfer.tables import read_table, write_table
from storage.errors import DiskFull, FolderNotWritable

HEADS = ("id", "name", "note")
CZECH = "id;name;note\r\n1;Příliš žluťoučký kůň;úpěl ďábelské\r\n"
POLISH = "id;name;note\n1;Zażółć gęślą jaźń;Łódź\n"


def table(tmp_path, data, **options):
    path = tmp_path / "file.csv"
    path.write_bytes(data if isinstance(data, bytes) else data.encode())
    return read_table(path, **options)


@pytest.mark.parametrize("text", [CZECH, POLISH], ids=["czech", "polish"])
@pytest.mark.parametrize(
    ("codec", "found"),
    [("utf-8", "utf-8"), ("utf-8-sig", "utf-8"), ("cp1250", "cp1250"), ("utf-16", "utf-16"), ("utf-16-le", "utf-16"),
     ("utf-16-be", "utf-16")],
)  # fmt: skip
def test_encodings_are_detected(tmp_path, text, codec, found):
    read = table(tmp_path, text.encode(codec))
    assert read.encoding == found and read.heads == HEADS
    assert read.lines[0].cells == tuple(text.splitlines()[1].split(";"))


@pytest.mark.parametrize("text", ["name,note\nMüller £5,x²y\n", "name,note\nJosé,5 ƒ\n"])
def test_a_western_encoding_is_detected(text):
    assert decode(text.encode("cp1252"))[:2] == (text, "cp1252")


@pytest.mark.parametrize(
    ("text", "codec"),
    [("Příjmení;Město\nŠťastný;Žďár\nTřeška;Plzeň\n", "iso-8859-2"), ("Zażółć gęślą jaźń;Łódź\n", "iso-8859-2"),
     ("Příjmení\nkožich\nběžec\n", "iso-8859-2"), ("Příjmení;Město\nŠťastný;Žďár\n", "cp1250"),
     ("Ľudovít;Ťažký;Želmíra;vôľa\n", "cp1250"), ("»Rohlík« od nás®;±5 °C\n", "cp1250"), ("Gęś;mąka;łosoś\n", "cp1250"),
     ("© 2026 Pekárna;Nutella®\n", "cp1250")],
)  # fmt: skip
def test_central_european_encodings_are_told_apart(text, codec):
    assert decode(text.encode(codec))[:2] == (text, codec)


MEAL = "name\nŽitný chléb řezaný\nDršťková polévka\nČaj lipový květ\n"


def test_a_csv_has_long_numbers_and_codes_as_texts_that_spreadsheets_keep(tmp_path):
    cells = [
        200550317994937,
        "1005129840767202",
        "0012",
        "1E5",
        "01.II",
        datetime(1980, 5, 5),
        "A-12",
        12,
        "12",
    ]
    write_table(tmp_path / "out.csv", [str(at) for at in range(len(cells))], [cells])
    written = (tmp_path / "out.csv").read_text(encoding="utf-8-sig").splitlines()[1].split(";")
    assert written[:5] == [f'"=""{each}"""' for each in cells[:5]]
    assert written[5:] == ["1980-05-05", "A-12", "12", "12"]
    assert read_table(tmp_path / "out.csv").lines[0].cells == (*map(str, cells[:5]), *written[5:])


@pytest.mark.parametrize(("codec", "end"), [("cp852", "\r\n"), ("mac_latin2", "\r"), ("cp1250", "\n")])
def test_a_text_of_dos_or_a_mac_is_told_from_its_letters(tmp_path, codec, end):
    read = table(tmp_path, MEAL.replace("\n", end).encode(codec))
    assert [each.cells[0] for each in read.lines] == MEAL.split("\n")[1:-1]
    assert (read.encoding, read.guessed, read.odd_letters) == (codec, True, False)


def test_an_encoding_that_few_letters_tell_is_doubtful(tmp_path):
    assert table(tmp_path, "name\nkáva\npolévka\n".encode("cp852")).odd_letters
    assert not table(tmp_path, "name\nkáva\npolévka\n".encode("cp1250")).odd_letters


def test_one_odd_byte_leaves_the_other_letters(tmp_path):
    read = table(tmp_path, MEAL.encode() + b"M\xfcsli\n")
    assert [each.cells[0] for each in read.lines] == [*MEAL.split("\n")[1:-1], "M\ufffdsli"]
    assert (read.encoding, read.guessed) == ("utf-8", False)


def test_a_stray_nul_is_a_lost_letter(tmp_path):
    read = table(tmp_path, b"name;note\n" + b"Rum;x\n" * 60 + b"A;b\0c\n")
    assert read.lines[-1].cells == ("A", "b\ufffdc")


@pytest.mark.parametrize("between", ["", "\n", "\r\n\r\n"])
def test_joined_files_are_one_table(tmp_path, between):
    one, two = "name,city\nJana,Brno", "name,city\nPetr,Plzeň\n"
    read = table(tmp_path, one.encode("utf-8-sig") + between.encode() + two.encode("utf-8-sig"))
    assert read.heads == ("name", "city")
    assert [each.cells for each in read.lines] == [("Jana", "Brno"), read.heads, ("Petr", "Plzeň")]


def test_a_given_encoding_is_used(tmp_path):
    assert table(tmp_path, "name\nů\n".encode("cp1250"), encoding="cp1252").lines[0].cells == ("ù",)
    with pytest.raises(BadFile) as failed:
        table(tmp_path, "name\na\nů\n".encode("cp1250"), encoding="utf-8")
    assert failed.value.params["reason"] == "encoding" and failed.value.params["line"] == 3


@pytest.mark.parametrize("delimiter", [";", ",", "\t", "|"])
def test_delimiters_are_detected(tmp_path, delimiter):
    rows = [["id", "name", "price"], ["1", "Káva, malá; s mlékem", "45,50"], ["2", "a|b\tc", "1.5"]]
    quoted = "\n".join(delimiter.join(f'"{cell}"' for cell in row) for row in rows)
    read = table(tmp_path, quoted)
    assert read.delimiter == delimiter
    assert [line.cells for line in read.lines] == [tuple(row) for row in rows[1:]]


def test_a_form_feed_ends_no_line_where_the_delimiter_is_found(tmp_path):
    (tmp_path / "x.csv").write_bytes(b"first;two;three\r\nx;0\t;\x0c;'\t\r\n")
    assert read_table(tmp_path / "x.csv").delimiter == ";"


def test_a_sep_line_sets_the_delimiter_and_is_not_data(tmp_path):
    read = table(tmp_path, "sep=,\nid,name\n1,a;b;c;d\n")
    assert read.heads == ("id", "name") and read.lines[0].number == 3


def test_lines_keep_their_numbers_through_breaks_and_blank_ones(tmp_path):
    read = table(tmp_path, 'id,name\n1,"two\nlines"\n\n,,\n2,b\n')
    assert [(line.number, line.cells) for line in read.lines] == [(2, ("1", "two\nlines")), (6, ("2", "b"))]


@pytest.mark.parametrize(
    ("data", "reason", "place"),
    [
        (b"", "empty", {}),
        (b"  \r\n ", "empty", {}),
        (b"\xd0\xcf\x11\xe0\xa1\xb1", "old_excel", {}),
        (b"PK\x03\x04nothing", "cut", {}),
        (b"id,name\n1,a\x00b\n", "not_text", {"line": 2}),
        (b"a;" * 600 + b"a\n", "too_wide", {"line": 1}),
    ],
)
def test_a_file_that_is_no_table_is_refused_with_its_place(tmp_path, data, reason, place):
    with pytest.raises(BadFile) as failed:
        table(tmp_path, data)
    params = failed.value.params
    assert params["reason"] == reason
    assert {name: params.get(name) for name in place} == place


def test_files_that_are_not_there_or_too_large(tmp_path, monkeypatch):
    with pytest.raises(BadFile) as failed:
        read_table(tmp_path / "none.csv")
    assert failed.value.params["reason"] == "unreadable"
    monkeypatch.setattr("app.transfer.tables.MOST_BYTES", 5)
    with pytest.raises(BadFile) as failed:
        table(tmp_path, "id,name\n")
    assert failed.value.params["reason"] == "too_large"
    monkeypatch.setattr("app.transfer.tables.MOST_BYTES", 5000)
    monkeypatch.setattr("app.transfer.tables.MOST_LINES", 2)
    with pytest.raises(BadFile) as failed:
        table(tmp_path, "id\n1\n2\n3\n")
    assert (failed.value.params["reason"], failed.value.params["line"]) == ("too_long", 4)


ROWS = [
    (1, "=1+1", "+420 602"), (2, "-5 stupňů", "@home"), (3, "'=quoted", "''-x"), (4, "plain 'quoted'", "'"),
    (9007199254740993 - 2, "line\nbreak", 'a "b"; c'), (5, "\tTab", "\r"), (6, None, True), (7, 1.5, False),
    (8, "\n=1+1", "\uff1d1+1"), (9, "\uff0b1", "\uff0d1"), (10, "\uff20A1", "'\n'"), (11, " =1", "\xa0@x"),
]  # fmt: skip


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes with names")
def test_a_device_and_a_pipe_are_refused_at_once_and_not_written_over(tmp_path):
    pipe = tmp_path / "pipe.csv"
    os.mkfifo(pipe)
    for act in (
        lambda: read_table(pipe),
        lambda: read_table(Path("/dev/zero")),
        lambda: inspect_backup(pipe),
    ):
        with pytest.raises(BadFile) as failed:
            act()
        assert failed.value.params["reason"] == "unreadable"
    with pytest.raises(BadFile):
        write_table(pipe, HEADS, ROWS)
    assert pipe.is_fifo()


def test_csv_escapes_formulas(tmp_path):
    path = tmp_path / "out.csv"
    assert write_table(path, HEADS, ROWS) == len(ROWS)
    data = path.read_bytes()
    assert data.startswith(b"\xef\xbb\xbf")
    read = read_table(path)
    for line in read.lines:
        for cell in line.cells[1:]:
            assert not str(cell).lstrip().startswith(tuple("=+-@\uff1d\uff0b\uff0d\uff20"))
            assert not str(cell).startswith(("\t", "\r", "\n"))


def test_xlsx_holds_texts_as_texts(tmp_path):
    path = tmp_path / "out.xlsx"
    write_table(path, HEADS, ROWS)
    sheet = openpyxl.load_workbook(path).active
    assert sheet["B2"].value == "=1+1" and sheet["B2"].data_type == "s"
    assert sheet["C2"].value == "+420 602"
    assert sheet["A2"].value == 1 and sheet["C8"].value is True


def book(tmp_path, *rows, sheets=1):
    made = openpyxl.Workbook()
    for row in rows:
        made.active.append(row)
    for _ in range(sheets - 1):
        made.create_sheet()
    path = tmp_path / "in.xlsx"
    made.save(path)
    return path


def test_xlsx_of_a_spreadsheet_is_read_with_its_types(tmp_path):
    when = datetime(2026, 3, 1, 12, 30)
    path = book(
        tmp_path, ["id", "name", "when"], [None, None, None], [1.0, "Č", when], [2, 7.5, None], sheets=2
    )
    read = read_table(path)
    assert read.heads == ("id", "name", "when")
    assert [(line.number, line.cells) for line in read.lines] == [(3, (1, "Č", when)), (4, (2, 7.5))]


def test_a_cell_without_a_head_is_a_column_of_a_sheet_and_one_too_many_of_a_csv(tmp_path):
    read = read_table(book(tmp_path, ["id", "name"], [1, "a"], [2, "b", "x"]))
    assert read.heads == ("id", "name", "") and read.lines[1].cells == (2, "b", "x")
    assert table(tmp_path, "id;name\n1;a\n2;b;x\n").heads == ("id", "name")


def test_spaces_after_the_last_column_are_no_cells(tmp_path):
    read = table(tmp_path, "id;name\n1;a; ;\u00a0\n ; \n2;b\n")
    assert [each.cells for each in read.lines] == [("1", "a"), ("2", "b")]
    assert len(table(tmp_path, "id;name\n1;a" + "; " * 600).lines[0].cells) == 2


@pytest.mark.parametrize("noise", [b"\x07\x91\xfe\x1c" * 10, b"id;name\n1;\x00\x01\x02\n"])
def test_bytes_that_are_no_text_are_a_damaged_workbook(tmp_path, noise):
    path = tmp_path / "list.xlsx"
    path.write_bytes(noise)
    with pytest.raises(BadFile) as failed:
        read_table(path)
    assert failed.value.params["reason"] == "damaged"


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "cp1250"])
def test_a_csv_that_was_named_xlsx_is_read(tmp_path, encoding):
    path = tmp_path / "list.xlsx"
    path.write_bytes("id;name\n1;Třešně\n".encode(encoding))
    assert read_table(path).lines[0].cells[1] == "Třešně"


def test_a_zip_that_is_no_workbook_is_refused(tmp_path):
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("a.txt", b"0" * 10_000)
    with pytest.raises(BadFile) as failed:
        table(tmp_path, packed.getvalue())
    assert failed.value.params["reason"] == "damaged"


def test_another_ending_is_refused_and_nothing_written(tmp_path):
    with pytest.raises(BadFile) as failed:
        write_table(tmp_path / "out.pdf", HEADS, ROWS)
    assert failed.value.params["reason"] == "ending" and list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("ending", ["csv", "xlsx"])
def test_a_failure_in_the_middle_leaves_no_part_of_a_file(tmp_path, ending):
    def rows():
        yield (1, "a", "b")
        raise OSError(28, "full")

    (tmp_path / f"out.{ending}").write_text("before")
    with pytest.raises(DiskFull):
        write_table(tmp_path / f"out.{ending}", HEADS, rows())
    assert [each.name for each in tmp_path.iterdir()] == [f"out.{ending}"]
    assert (tmp_path / f"out.{ending}").read_text() == "before"


def test_columns_are_named_as_a_spreadsheet_does():
    assert [column_name(number) for number in (1, 26, 27, 52, 703)] == ["A", "Z", "AA", "AZ", "AAA"]


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
@pytest.mark.parametrize("ending", ["csv", "xlsx"])
def test_a_full_disk_is_no_question_of_rights(tmp_path, monkeypatch, ending):
    full, write = os.open("/dev/full", os.O_WRONLY), os.write
    monkeypatch.setattr(os, "write", lambda _handle, data: write(full, data))
    with pytest.raises(DiskFull):
        write_table(tmp_path / f"out.{ending}", HEADS, ROWS)
    monkeypatch.undo()
    os.close(full)
    assert list(tmp_path.iterdir()) == []


def test_what_stands_in_the_way_of_a_file_is_named(tmp_path, monkeypatch):
    (tmp_path / "folder.csv").mkdir()
    for path in (tmp_path / "folder.csv", tmp_path / "none" / "out.csv"):
        with pytest.raises(BadFile) as failed:
            write_table(path, HEADS, ROWS)
        assert failed.value.params["reason"] == "folder"

    def refuse(self, target):
        raise PermissionError(13, "in use")

    (tmp_path / "open.csv").write_text("before")
    monkeypatch.setattr(Path, "replace", refuse)
    with pytest.raises(BadFile) as failed:
        write_table(tmp_path / "open.csv", HEADS, ROWS)
    assert failed.value.params["reason"] == "in_use" and (tmp_path / "open.csv").read_text() == "before"
    with pytest.raises(FolderNotWritable):
        write_table(tmp_path / "new.csv", HEADS, ROWS)


@pytest.mark.parametrize("text", ["a\r\nb", "bell \x07", "_x0041_", "_x005F_x0041_", "a_b", "\x1f_x", "a\r"])
def test_xlsx_keeps_each_character(tmp_path, text):
    write_table(tmp_path / "out.xlsx", ["id", "text"], [(1, text)])
    assert read_table(tmp_path / "out.xlsx").lines[0].cells == (1, text)


def test_a_text_that_a_spreadsheet_would_cut_is_refused(tmp_path):
    rows = [(1, "x"), (2, "x" * 32_768)]
    with pytest.raises(BadFile) as failed:
        write_table(tmp_path / "out.xlsx", ["id", "text"], rows)
    assert (failed.value.params["reason"], failed.value.params["line"]) == ("long_text", 3)
    assert list(tmp_path.iterdir()) == []
    write_table(tmp_path / "out.csv", ["id", "text"], rows)
    assert read_table(tmp_path / "out.csv").lines[1].cells[1] == rows[1][1]


@pytest.mark.parametrize(
    ("text", "left", "damaged"),
    [
        ('name;price\na;1\n"b;2\nc;3\n', ["a", "c"], (3,)),
        ('name;price\na;1\nb"x;2\n"c"d;3\ne;4\n', ["a", 'b"x', "e"], (4,)),
        ('name;price\na;1\n"b\nb";2\nc;"3', ["a", "b\nb"], (5,)),
        ("name;price\n" + "".join(f'"{n};1\n' for n in range(3)) + "z;1\n", ["z"], (2, 3, 4)),
        ('name;price\n"a;1\n' + "b;1\n" * 200, ["b"] * 200, (2,)),
    ],
)  # fmt: skip
def test_damaged_lines_stop_no_other(tmp_path, text, left, damaged):
    path = tmp_path / "list.csv"
    path.write_text(text, newline="\n")
    found = read_table(path)
    assert [line.cells[0] for line in found.lines] == left and found.damaged == damaged


def test_a_cell_of_many_lines_is_whole(tmp_path):
    text = "line\n" * 60
    assert table(tmp_path, f'name;note\na;"{text}"\n').lines[0].cells == ("a", text)


def test_lines_keep_their_numbers_where_damaged_ones_are_left_out(tmp_path):
    path = tmp_path / "list.csv"
    path.write_text('sep=;\nname;price\n\n"b\nb";2\n"c;3\nd;4\n')
    found = read_table(path)
    assert [(line.number, line.cells[-1]) for line in found.lines] == [(4, "2"), (7, "4")]
    assert found.damaged == (6,)


def test_half_a_file_is_read_as_the_whole_one(tmp_path):
    whole = "name\nžluťoučký\nkůň\n".encode()
    for end in range(len("name\nžlu".encode()), len(whole)):
        text, encoding = decode(whole[:end])[:2]
        assert encoding == "utf-8" and text.startswith("name\nžlu"), end
    assert decode("cibul\u00e1".encode("cp1250"))[:2] == ("cibulá", "cp1250")


def test_an_open_quotation_mark_does_not_hide_the_delimiter(tmp_path):
    path = tmp_path / "list.csv"
    path.write_text('ean;code;price\n1;M;"\n' + "2;M;1\n" * 4 + "3;M;1,2,3\n" * 3)
    found = read_table(path)
    assert (found.delimiter, len(found.lines), found.damaged) == (";", 7, (2,))
