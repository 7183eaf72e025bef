"""Table files: reading and writing CSV in its usual dialects, and XLSX.

Called by `importer` and `exporter`. Knows cells and lines, not entities. Raises BadFile with line and column for
everything wrong with a file.
"""

from __future__ import annotations

import codecs
import csv
import io
import re
import tempfile
import threading
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from itertools import islice
from pathlib import Path

from app.errors import BadFile, Cancelled
from app.limited_child import in_child
from app.paths import FOR_OTHERS, prepare, write_whole
from app.transfer.cells import Cell, escape_formula, is_blank
from app.transfer.encodings import decode
from app.transfer.text_values import NAMED_MONTH, SHORTENED
from app.transfer.xlsx_reader import read_sheet
from app.transfer.xlsx_sheet import MOST_CELLS, Limits
from app.transfer.xlsx_writer import xlsx_bytes
from storage.database import os_errors
from storage.errors import FolderNotWritable

MOST_BYTES = 100 * 2**20
MOST_LINES = 200_000
MOST_COLUMNS = 500
MOST_MEMORY, MOST_SECONDS = 600 * 2**20, 120.0
"""For reading an XLSX file: two million cells take half of that memory, and twenty seconds on a slow computer."""
DELIMITERS = (";", ",", "\t", "|")
SHOWN_LINES = 20
"""Lines looked at to find the delimiter."""

MOST_LINES_OF_CELL = 50
"""Lines of the file that a cell may have where damaged lines are left out."""

_NUL_SHARE = 100
"""One character of so many, from which a file is no text."""
_RESHAPED = re.compile(
    rf"0\d+|\d{{12,}}|\d+[eE]\d+|\d{{1,4}}([-./:]\d{{1,4}}){{1,2}}\.?|{NAMED_MONTH.pattern}", re.IGNORECASE
)
"""Texts that a spreadsheet takes for numbers, days or times, and writes into a CSV without their zeros or last digits."""
_CHECKED_LINES = 1000
_OLD_EXCEL = b"\xd0\xcf\x11\xe0"
_ENCRYPTED = "EncryptedPackage".encode("utf-16-le")
_OTHER_FORMATS = re.compile(
    rb"(\xef\xbb\xbf)?\s*(%PDF|\{\\rtf|<(!doctype|html|table|meta|\?xml))", re.IGNORECASE
)
"""What some programs name .xls or .csv: web pages, XML, and pages to print."""
_XLSX_ENDINGS = frozenset({".xlsx", ".xlsm"})
_NO_TEXT = re.compile(rb"[\x01-\x08\x0e-\x1a\x1c-\x1f]")
"""Control characters that no text of one byte a character has."""
_CHECKED_BYTES = 64 * 1024


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a table: its number in the file, from 1, and its cells."""

    number: int
    cells: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class Table:
    """A file's first table: heads, the lines below, and how it was read (for CSV)."""

    heads: tuple[str, ...]
    lines: tuple[Line, ...]
    above: tuple[Line, ...] = ()
    """The lines down to that of the heads."""
    encoding: str = ""
    guessed: bool = False
    """The encoding was told from the letters alone."""
    odd_letters: bool = False
    """Too few letters, or too odd ones, to be sure of it."""
    delimiter: str = ""
    name: str = ""
    """That of the file, without its ending; "" for what was pasted."""
    sheet: str = ""
    sheets: tuple[str, ...] = ()
    """Name of the sheet that was read, and of those that could be (for XLSX)."""
    hidden_lines: int = 0
    """How many lines the spreadsheet hides; they are read, too."""
    hidden_columns: frozenset[int] = frozenset()
    """Places, from 0, of the columns that the spreadsheet hides."""
    damaged: tuple[int, ...] = ()
    """Numbers of the lines that were left out, because a quotation mark is not closed or stands in a wrong place."""


def with_heads(table: Table, number: int) -> Table:
    """The same table with the heads in line `number` of the file; 0: all lines are values, and no column has a head."""
    lines = (*table.above, *table.lines)
    at = next((place for place, each in enumerate(lines, start=1) if each.number == number), 0)
    width = max((len(each.cells) for each in lines), default=0)
    heads = _heads(lines[at - 1].cells) if at else ()
    if not at or table.sheet:
        # The cells of a sheet are where they are; in a CSV, one too many has moved all after it.
        heads += ("",) * (width - len(heads))
    return replace(table, heads=heads, above=lines[:at], lines=lines[at:])


def read_table(
    path: Path,
    *,
    encoding: str = "",
    delimiter: str = "",
    sheet: str = "",
    cancel: threading.Event | None = None,
) -> Table:
    """The table in a file; encoding, delimiter and sheet are found out unless given. Raises BadFile, Cancelled."""
    try:
        if not (path.is_file() or path.is_dir()) and path.exists():
            # A device or a pipe has no size, and no end that anybody could wait for.
            raise BadFile(file=str(path), reason="unreadable", detail="no ordinary file")
        with path.open("rb") as opened:
            # The memory for what is asked is taken at once.
            data = opened.read(min(path.stat().st_size, MOST_BYTES) + 1)
    except OSError as error:
        raise BadFile(file=str(path), reason="unreadable", detail=error.strerror or "") from error
    if len(data) > MOST_BYTES:
        raise BadFile(file=str(path), reason="too_large", limit=MOST_BYTES // 2**20)
    if not data.strip():
        raise BadFile(file=str(path), reason="empty")
    if data.startswith(_OLD_EXCEL):
        # A password makes an .xlsx such a container, too.
        raise BadFile(file=str(path), reason="password" if _ENCRYPTED in data else "old_excel")
    if _OTHER_FORMATS.match(data):
        raise BadFile(file=str(path), reason="other_format")
    if data.startswith(b"PK"):
        limits = Limits(MOST_LINES, MOST_COLUMNS)
        found = in_child(
            read_sheet, path, limits, sheet, memory=MOST_MEMORY, seconds=MOST_SECONDS, cancel=cancel
        )
        table = _table(path, (Line(*row) for row in found.rows), cancel)
        table = replace(
            table,
            name=path.stem,
            sheet=found.name,
            sheets=found.names,
            hidden_lines=found.hidden_lines,
            hidden_columns=found.hidden_columns,
        )
        return with_heads(table, table.above[0].number)
    if path.suffix.lower() in _XLSX_ENDINGS and not _is_text(data[:_CHECKED_BYTES]):
        raise BadFile(file=str(path), reason="damaged")
    return _read_csv(path, data, encoding, delimiter, cancel)


def _is_text(data: bytes) -> bool:
    """Whether this can be a CSV: one that was named .xlsx is still read."""
    return data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)) or _NO_TEXT.search(data) is None


def write_table(
    path: Path, heads: Sequence[str], rows: Iterable[Sequence[Cell]], *, decimal_mark: str = "."
) -> int:
    """Write XLSX or CSV by the file's ending, whole or not at all; returns the number of rows.

    CSV is UTF-8 with a byte order mark, which spreadsheets need to detect it, and semicolons between cells. Its numbers
    have the given decimal mark: a spreadsheet of another one takes 12.5 for a day in May. Ids and codes are written as
    ="00123", the one form of a text of digits that spreadsheets keep.
    Raises BadFile, reason `ending`, `folder`, `in_use` or `long_text`; DiskFull, FolderNotWritable.
    """
    ending = path.suffix.lower()
    if ending not in (".xlsx", ".csv"):
        raise BadFile(file=str(path), reason="ending")
    if (path.exists() and not path.is_file()) or not path.parent.is_dir():
        raise BadFile(file=str(path), reason="folder")
    try:
        if ending == ".xlsx":
            content, count = xlsx_bytes(heads, rows)
        else:
            content, count = _csv_bytes(heads, rows, decimal_mark)
    except OSError as error:
        # The library collects the sheet in a temporary file.
        raise os_errors.translate(Path(tempfile.gettempdir()) / "sheet", error) from error
    try:
        write_whole(path, content, mode=FOR_OTHERS)
    except FolderNotWritable as error:
        if not path.exists():
            raise
        # Where others can be written, this one is open in another program: Windows refuses to replace it.
        prepare(path.parent)
        raise BadFile(file=str(path), reason="in_use") from error
    return count


# CSV


def _read_csv(
    path: Path,
    data: bytes,
    encoding: str,
    delimiter: str,
    cancel: threading.Event | None,
) -> Table:
    try:
        read = decode(data, encoding)
    except (UnicodeDecodeError, LookupError) as error:
        line = data[: getattr(error, "start", 0)].count(b"\n") + 1
        raise BadFile(file=str(path), reason="encoding", line=line, encoding=encoding) from error
    text = _joined(read.text)
    if text.count("\0") * _NUL_SHARE > len(text):
        line = text[: text.index("\0")].count("\n") + 1
        raise BadFile(file=str(path), reason="not_text", line=line)
    # A few in a text are damage like other lost letters.
    text = text.replace("\0", "\ufffd")
    if found := re.match(r"sep=(.)\r?\n", text, re.IGNORECASE):
        delimiter, text, skipped = delimiter or found[1], text[found.end() :], 1
    else:
        skipped = 0
    delimiter = delimiter or _delimiter(text)
    damaged: list[int] = []
    try:
        table = _table(path, _csv_lines(text, delimiter, skipped), cancel)
    except csv.Error:
        table = _table(path, _sound_csv_lines(text, delimiter, skipped, damaged), cancel)
    return replace(
        table,
        name=path.stem,
        encoding=read.encoding,
        guessed=read.guessed,
        odd_letters=read.doubtful,
        delimiter=delimiter,
        damaged=tuple(damaged),
    )


def _joined(text: str) -> str:
    """The text without the byte order marks of files that were joined; each begins a line with the same heads."""
    if "\ufeff" not in text:
        return text
    heads = re.match(r"[^\r\n]+", text)
    text = re.sub(r"(?<=[\r\n])\ufeff", "", text)
    if heads is not None:
        text = text.replace(f"\ufeff{heads[0]}", f"\n{heads[0]}")
    return text.replace("\ufeff", "")


def _csv_lines(text: str, delimiter: str, skipped: int) -> Iterator[Line]:
    """The lines; raises csv.Error where a quotation mark is not closed or stands in a wrong place."""
    csv.field_size_limit(2**20)
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=delimiter, strict=True)
    number = 1 + skipped
    for cells in reader:
        yield Line(number, tuple(map(_unquoted, cells)))
        number = reader.line_num + 1 + skipped


def _sound_csv_lines(text: str, delimiter: str, skipped: int, damaged: list[int]) -> Iterator[Line]:
    """As `_csv_lines`, but a damaged line is added to `damaged`, and the one below it is read next."""
    csv.field_size_limit(2**20)
    physical = io.StringIO(text, newline="")
    number = 1 + skipped
    while True:
        start = physical.tell()
        # An open quotation mark would take all lines to the end of the file into one cell.
        reader = csv.reader(islice(physical, MOST_LINES_OF_CELL), delimiter=delimiter, strict=True)
        try:
            cells = next(reader)
        except StopIteration:
            return
        except csv.Error:
            damaged.append(number)
            physical.seek(start)
            physical.readline()
            number += 1
            continue
        yield Line(number, tuple(map(_unquoted, cells)))
        number += reader.line_num


def _unquoted(cell: str) -> str:
    """A text that was written as a formula, so that a spreadsheet keeps its zeros: ="00123"."""
    return (
        cell[2:-1].replace('""', '"')
        if cell.startswith('="') and cell.endswith('"') and len(cell) > 2
        else cell
    )


def _delimiter(text: str) -> str:
    """The delimiter that splits most of the first lines into equally many cells; a title above them has fewer."""
    # Not `splitlines`, which would end a line at a form feed within a cell.
    lines = list(islice(io.StringIO(text, newline=""), SHOWN_LINES))

    def score(delimiter: str) -> tuple[int, int]:
        try:
            return _most_alike(csv.reader(lines, delimiter=delimiter, strict=True))
        except csv.Error:
            pass
        try:
            # An open quotation mark may have taken most lines into one cell.
            alone = (cells for line in lines for cells in csv.reader([line], delimiter=delimiter))
            return max(_most_alike(alone), _most_alike(csv.reader(lines, delimiter=delimiter)))
        except csv.Error:
            return 0, 0

    return max(DELIMITERS, key=score)


def _most_alike(rows: Iterable[Sequence[str]]) -> tuple[int, int]:
    """How many rows have the same number of cells, and that number."""
    several = Counter(len(cells) for cells in rows if len(cells) > 1)
    return max(((lines, width) for width, lines in several.items()), default=(0, 0))


def _csv_bytes(heads: Sequence[str], rows: Iterable[Sequence[Cell]], decimal_mark: str) -> tuple[bytes, int]:
    out = io.StringIO(newline="")
    writer = csv.writer(out, delimiter=";", lineterminator="\r\n")
    writer.writerow([escape_formula(head) for head in heads])
    count = 0
    for row in rows:
        writer.writerow([_csv_cell(cell, decimal_mark) for cell in row])
        count += 1
    return codecs.BOM_UTF8 + out.getvalue().encode(), count


def _csv_cell(cell: Cell, decimal_mark: str) -> str:
    match cell:
        case None:
            return ""
        case bool():
            return "true" if cell else "false"
        case str():
            return f'="{cell}"' if _RESHAPED.fullmatch(cell) else escape_formula(cell)
        case float():
            return repr(cell).replace(".", decimal_mark)
        case int() if abs(cell) >= SHORTENED:
            return f'="{cell}"'
        case datetime():
            return str(cell).removesuffix(" 00:00:00")
        case _:
            return repr(cell)


# both


def _table(path: Path, lines: Iterator[Line], cancel: threading.Event | None) -> Table:
    """The table: the first line that is not blank has the heads; blank lines are skipped."""
    found: list[Line] = []
    count = 0
    for line in lines:
        if line.number % _CHECKED_LINES == 0 and cancel is not None and cancel.is_set():
            raise Cancelled
        cells = line.cells
        while cells and is_blank(cells[-1]):
            cells = cells[:-1]
        if not cells:
            continue
        if len(cells) > MOST_COLUMNS:
            raise BadFile(file=str(path), reason="too_wide", line=line.number, limit=MOST_COLUMNS)
        count += len(cells)
        if count > MOST_CELLS:
            raise BadFile(file=str(path), reason="too_many_cells", line=line.number, limit=MOST_CELLS)
        found.append(Line(line.number, cells))
        # The heads are one line more.
        if len(found) > MOST_LINES + 1:
            raise BadFile(file=str(path), reason="too_long", line=line.number, limit=MOST_LINES)
    if not found:
        raise BadFile(file=str(path), reason="empty")
    return Table(_heads(found[0].cells), tuple(found[1:]), tuple(found[:1]))


def _heads(cells: Sequence[Cell]) -> tuple[str, ...]:
    return tuple("" if each is None else " ".join(str(each).split()).lstrip("'") for each in cells)
