"""Reading of XLSX files with bounded memory and time. The only module that imports python-calamine.

Called by `tables`. The library lays every cell between the first and the last out in memory, copies a text for each cell
that shows it, shows an error of a formula as an empty cell, and gives up at one that it does not know. So the parts that matter are read through once before, in
pieces, with limits on what is really there; the library gets a workbook of these parts alone.
"""

from __future__ import annotations

import io
import posixpath
import threading
import zipfile
from array import array
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Any
from xml.parsers import expat

from app.errors import BadFile, Cancelled
from app.transfer.xlsx_formats import CellFormats, Styles, as_shown
from app.transfer.xlsx_merges import MergedLines
from app.transfer.xlsx_parts import Damaged, Limits, Reader, Relations, SheetExtent, SheetList, Texts

MOST_UNPACKED = 300 * 2**20
"""Bytes of a sheet, unpacked."""
MOST_PARTS = 10_000
MOST_SMALL_PART = 20 * 2**20
"""Bytes of a part that is read as a whole: the list of sheets, the styles."""
MOST_DEPTH = 50
MOST_TAG = 2**20
"""Bytes of one tag: the parser reads an unfinished one from its start again with each piece."""
MOST_OF_CELL = 8 * 2**20
"""Bytes of a cell with its formula and formatted texts."""
_CHUNK = 1 << 16
_FIRST_PART = b"PK\x03\x04"
_OTHER_FORMATS = frozenset({"content.xml", "xl/workbook.bin", "index/document.iwa", "word/document.xml"})
"""Parts of files that are packed in the same way: OpenDocument, binary Excel, Numbers, Word."""
_MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
_RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
_PACKAGE = "http://schemas.openxmlformats.org/package/2006"
_SPACES = frozenset({
    "", _MAIN, f"{_PACKAGE}/relationships", "http://purl.oclc.org/ooxml/spreadsheetml/main",
})  # fmt: skip
"""Namespaces of the format itself; some programs write none."""
_SHEET, _STRINGS, _STYLES = "worksheets/sheet1.xml", "sharedStrings.xml", "styles.xml"


@dataclass(slots=True)
class _Parts:
    """Names of the parts that matter."""

    sheets: dict[str, str] = field(default_factory=dict)
    """Name of a sheet that a person sees -> its part."""
    strings: str = ""
    styles: str = ""
    date1904: bool = False


@dataclass(frozen=True, slots=True)
class Sheet:
    """One sheet of a workbook, and the names of those that could be read instead."""

    rows: Iterator[Sequence[Any]]
    """From the first row of the sheet on, without a cell after the last that holds something. Values are as the library
    gives them, but for numbers whose format shows leading zeros or per cent: those are the text that is shown. A cell that
    is merged over several lines has its value in each."""
    name: str
    names: tuple[str, ...]
    hidden_lines: int
    hidden_columns: frozenset[int]
    """Their places, from 0."""


def read_sheet(
    path: Path,
    data: bytes,
    *,
    lines: int,
    columns: int,
    sheet: str = "",
    cancel: threading.Event | None = None,
) -> Sheet:
    """The sheet with this name, or the first that a person sees and that holds something.

    Hidden sheets are read only where there is no other. Reading its rows raises, too: BadFile, reason `cut`, `damaged` or
    `damaged_part` with `part`, `empty`, `no_sheet`, `other_format`, `too_large`, `too_long`, `too_wide`,
    `too_many_cells`, and Cancelled.
    """
    allowed = Limits(lines, columns, cancel)
    names: tuple[str, ...] = ()
    wanted: str | None = sheet or None
    while True:
        copy = _clean_copy(path, data, allowed, wanted)
        names = names or copy.names
        if copy.content is not None:
            rows = _rows(path, copy.content, allowed, copy.formats, copy.merges)
            return Sheet(rows, copy.name, names, copy.hidden_lines, copy.hidden_columns)
        rest = names[names.index(copy.name) + 1 :]
        if sheet or not rest:
            raise BadFile(file=str(path), reason="empty")
        wanted = rest[0]


def _rows(
    path: Path, content: bytes, allowed: Limits, formats: CellFormats, merges: MergedLines
) -> Iterator[Sequence[Any]]:
    from python_calamine import CalamineError, CalamineWorkbook

    of_row, fill = formats.by_row(), merges.filler()
    try:
        with CalamineWorkbook.from_filelike(io.BytesIO(content)) as book:
            sheet = book.get_sheet_by_index(0)
            _check_cancel(allowed)
            # Its rows begin with the first column that holds something.
            before = [""] * (sheet.start[1] if sheet.start is not None else 0)
            last = min(formats.last_without_value, allowed.lines + 1)
            for number, row in enumerate(_at_least(sheet.iter_rows(), last), start=1):
                cells: list[Any] = before + row
                for column, shown in of_row(number):
                    cells += [""] * (column - len(cells))
                    cells[column - 1] = as_shown(shown, cells[column - 1])
                fill(number, cells)
                yield cells
    except (CalamineError, ValueError, OSError) as error:
        raise BadFile(file=str(path), reason="damaged", detail=type(error).__name__) from error
    except BaseException as error:
        # What the library did not foresee is no Exception.
        if type(error).__name__ != "PanicException":
            raise
        raise BadFile(file=str(path), reason="damaged", detail="PanicException") from None


def _at_least(rows: Iterator[list[Any]], count: int) -> Iterator[list[Any]]:
    """The rows, and empty ones after them: the library ends with the last value."""
    given = 0
    for row in rows:
        given += 1
        yield row
    yield from ([] for _ in range(given, count))


def _check_cancel(allowed: Limits) -> None:
    if allowed.cancel is not None and allowed.cancel.is_set():
        raise Cancelled


# the package


@dataclass(slots=True)
class _Copy:
    """A workbook of one sheet, its texts and styles, each checked; without content when it holds no value."""

    content: bytes | None
    name: str
    names: tuple[str, ...]
    formats: CellFormats
    merges: MergedLines
    hidden_lines: int
    hidden_columns: frozenset[int]


def _clean_copy(path: Path, data: bytes, allowed: Limits, wanted: str | None) -> _Copy:
    """The copy of the wanted sheet, or of the first."""
    # Each part has such a mark: a list of millions of them would fill the memory before it is counted.
    if data.count(b"PK\x01\x02") > MOST_PARTS:
        raise BadFile(file=str(path), reason="damaged", detail="parts")
    part = ""
    out = io.BytesIO()
    _check_whole(path, data)
    try:
        with (
            zipfile.ZipFile(io.BytesIO(data)) as packed,
            zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as clean,
        ):
            # Some programs write the separators of Windows, or the path from the root.
            names = {
                each.filename.replace("\\", "/").lstrip("/").casefold(): each.filename
                for each in packed.infolist()
            }
            if names.keys() & _OTHER_FORMATS:
                raise BadFile(file=str(path), reason="other_format")
            part = "xl/workbook.xml"
            parts = _parts(path, packed, names)
            sheet_names = tuple(parts.sheets)
            name = sheet_names[0] if wanted is None else wanted
            if name not in parts.sheets:
                raise BadFile(file=str(path), reason="no_sheet", sheet=name, known=", ".join(sheet_names))
            lengths: array[int] = array("L")
            if parts.strings:
                part = parts.strings
                texts = Texts(lengths)
                _copy(path, packed, part, clean, f"xl/{_STRINGS}", texts, allowed, most=MOST_UNPACKED // 4)
            styles = Styles()
            if parts.styles:
                part = parts.styles
                _copy(path, packed, part, clean, f"xl/{_STYLES}", styles, allowed, most=MOST_SMALL_PART)
            part = parts.sheets[name]
            formats = CellFormats(styles.formats)
            merges = MergedLines()
            sheet = SheetExtent(path, allowed, lengths, formats.add, merges.add)
            _copy(path, packed, part, clean, f"xl/{_SHEET}", sheet, allowed, most=MOST_UNPACKED)
            for frame_name, text in _frame(parts):
                clean.writestr(frame_name, text)
    except (BadFile, Cancelled):
        raise
    except (Damaged, expat.ExpatError, KeyError, ValueError, EOFError, OSError, RuntimeError) as error:
        raise _damaged(path, part, error) from error
    except Exception as error:
        # What a decompressor raises has no common class.
        if type(error).__module__ not in ("zlib", "zipfile", "_lzma", "lzma", "struct"):
            raise
        raise _damaged(path, part, error) from error
    content = out.getvalue() if sheet.used else None
    hidden = frozenset(sheet.hidden_columns)
    return _Copy(content, name, sheet_names, formats, merges, sheet.hidden_lines, hidden)


def _check_whole(path: Path, data: bytes) -> None:
    """Refuse the beginning of a file: its texts come last, so that what is there would be rows without them."""
    if data.startswith(_FIRST_PART) and not zipfile.is_zipfile(io.BytesIO(data)):
        raise BadFile(file=str(path), reason="cut")


def _damaged(path: Path, part: str, error: Exception) -> BadFile:
    if not part:
        return BadFile(file=str(path), reason="damaged", detail=type(error).__name__)
    return BadFile(file=str(path), reason="damaged_part", part=part, detail=type(error).__name__)


def _parts(path: Path, packed: zipfile.ZipFile, names: dict[str, str]) -> _Parts:
    """The parts, by the package's own lists. Raises Damaged, BadFile."""
    book = "xl/workbook.xml"
    for _, kind, target in _relations(path, packed, names, ""):
        if kind == "officeDocument":
            book = target
    if book.casefold() not in names:
        raise BadFile(file=str(path), reason="damaged", detail="no workbook")
    listed = SheetList()
    _parse(path, packed, _there(names, book), listed)
    found = _Parts(date1904=listed.date1904)
    kinds: dict[str, tuple[str, str]] = {}
    for id, kind, target in _relations(path, packed, names, book):
        kinds[id] = (kind, target)
        if kind == "sharedStrings":
            found.strings = names.get(target.casefold(), "")
        elif kind == "styles":
            found.styles = names.get(target.casefold(), "")
    worksheets = [each for each in listed.sheets if kinds.get(each.relation, ("", ""))[0] == "worksheet"]
    if not worksheets:
        raise BadFile(file=str(path), reason="empty")
    # A hidden sheet holds lists for drop-down boxes, or last year's prices.
    seen = [each for each in worksheets if not each.hidden] or worksheets
    found.sheets = {
        each.name: names[part] for each in seen if (part := kinds[each.relation][1].casefold()) in names
    }
    if not found.sheets:
        raise Damaged
    return found


def _there(names: dict[str, str], part: str) -> str:
    if part.casefold() not in names:
        raise Damaged
    return names[part.casefold()]


def _relations(
    path: Path, packed: zipfile.ZipFile, names: dict[str, str], part: str
) -> list[tuple[str, str, str]]:
    """Id, kind and target of what a part refers to; "" is the package."""
    folder, name = posixpath.split(part)
    where = names.get(posixpath.join(folder, "_rels", f"{name}.rels").casefold())
    if where is None:
        return []
    found = Relations(folder)
    _parse(path, packed, where, found)
    return found.found


def _parse(path: Path, packed: zipfile.ZipFile, name: str, reader: Reader) -> None:
    with packed.open(name) as part:
        _read(path, part, reader, None, most=MOST_SMALL_PART)


def _copy(
    path: Path,
    packed: zipfile.ZipFile,
    name: str,
    clean: zipfile.ZipFile,
    to: str,
    reader: Reader,
    allowed: Limits,
    *,
    most: int,
) -> None:
    with packed.open(name) as part, clean.open(to, "w", force_zip64=True) as copy:
        _read(path, part, reader, copy, most=most, allowed=allowed)


def _read(
    path: Path,
    part: IO[bytes],
    reader: Reader,
    copy: IO[bytes] | None,
    *,
    most: int,
    allowed: Limits | None = None,
) -> None:
    """Parse a part in pieces, and copy it; a size that the file declares is not believed. Raises what parsing raises."""
    parser = expat.ParserCreate(namespace_separator=" ")
    parser.buffer_text = True
    parser.StartDoctypeDeclHandler = _refuse_doctype
    depth, cell = 0, -1
    clean = _Edited(copy)

    def start(name: str, attributes: dict[str, str]) -> None:
        nonlocal depth, cell
        depth += 1
        if depth > MOST_DEPTH:
            raise Damaged
        space, _, local = name.rpartition(" ")
        if space in _SPACES:
            cell = parser.CurrentByteIndex if local == "c" else cell
            reader.start(local, attributes)

    def end(name: str) -> None:
        nonlocal depth, cell
        depth -= 1
        space, _, local = name.rpartition(" ")
        if space in _SPACES:
            if (instead := reader.end(local)) is not None:
                clean.replace(cell, parser.CurrentByteIndex, instead)
            cell = -1 if local == "c" else cell

    parser.StartElementHandler, parser.EndElementHandler = start, end
    parser.CharacterDataHandler = reader.text
    size = 0
    while piece := part.read(_CHUNK):
        if allowed is not None:
            _check_cancel(allowed)
        size += len(piece)
        if size > most:
            raise BadFile(file=str(path), reason="too_large", limit=most // 2**20)
        parser.Parse(piece)
        if size - parser.CurrentByteIndex > MOST_TAG or (cell >= 0 and size - cell > MOST_OF_CELL):
            raise Damaged
        clean.add(piece, parser.CurrentByteIndex if cell < 0 else cell)
    parser.Parse(b"", True)
    clean.add(b"", size)


class _Edited:
    """A copy of a part in which some elements are replaced; it is written as far as no more can be."""

    def __init__(self, copy: IO[bytes] | None) -> None:
        self._copy = copy
        self._held = bytearray()
        self._begin = 0
        """Place of what is held in the part."""
        self._changes: list[tuple[int, int, bytes]] = []

    def replace(self, begin: int, end: int, instead: bytes) -> None:
        """Replace the element that begins at a place of the part, and whose end tag begins at another."""
        self._changes.append((begin, end, instead))

    def add(self, piece: bytes, until: int) -> None:
        """Take the next piece, and write what is before a place of the part."""
        if self._copy is None:
            return
        self._held += piece
        for begin, end, instead in self._changes:
            self._copy.write(self._take(begin - self._begin))
            self._take(self._held.index(b">", end - self._begin) + 1)
            self._copy.write(instead)
        self._changes.clear()
        self._copy.write(self._take(max(until - self._begin, 0)))

    def _take(self, count: int) -> bytes:
        taken = bytes(self._held[:count])
        del self._held[:count]
        self._begin += len(taken)
        return taken


def _refuse_doctype(*_: object) -> None:
    """No spreadsheet writes one; entities that grow are declared there."""
    raise Damaged


def _frame(parts: _Parts) -> Iterator[tuple[str, str]]:
    """The lists of the clean copy."""
    related = [("worksheet", _SHEET)]
    related += [("sharedStrings", _STRINGS)] if parts.strings else []
    related += [("styles", _STYLES)] if parts.styles else []
    items = "".join(
        f'<Relationship Id="r{number}" Type="{_RELATIONS}/{kind}" Target="{target}"/>'
        for number, (kind, target) in enumerate(related)
    )
    opened = f'<Relationships xmlns="{_PACKAGE}/relationships">'
    yield "xl/_rels/workbook.xml.rels", f"{opened}{items}</Relationships>"
    top = f'<Relationship Id="r0" Type="{_RELATIONS}/officeDocument" Target="xl/workbook.xml"/>'
    yield "_rels/.rels", f"{opened}{top}</Relationships>"
    properties = f'<workbookPr date1904="{int(parts.date1904)}"/>'
    sheets = '<sheets><sheet name="1" sheetId="1" r:id="r0"/></sheets>'
    yield (
        "xl/workbook.xml",
        f'<workbook xmlns="{_MAIN}" xmlns:r="{_RELATIONS}">{properties}{sheets}</workbook>',
    )
    yield "[Content_Types].xml", f'<Types xmlns="{_PACKAGE}/content-types"/>'
