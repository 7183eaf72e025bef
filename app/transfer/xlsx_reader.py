"""Reading of an XLSX file: its package, its list of sheets, and the sheet that is wanted.

`tables` calls `read_sheet` in a process of its own (`app.limited_child`), which bounds memory and time: nothing here defends itself
against files that were made to harm. What is wrong with a file is told by the part that it is in.
"""

from __future__ import annotations

import posixpath
import zipfile
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from xml.parsers import expat

from app.errors import BadFile
from app.transfer.cells import Cell
from app.transfer.xlsx_formats import Reader, Styles
from app.transfer.xlsx_sheet import Limits, SheetCells, Texts

_PIECE = 1 << 20
_FIRST_PART = b"PK\x03\x04"
_OTHER_FORMATS = frozenset({"content.xml", "xl/workbook.bin", "index/document.iwa", "word/document.xml"})
"""Parts of files that are packed in the same way: OpenDocument, binary Excel, Numbers, Word."""
_SPACES = frozenset({
    "", "http://schemas.openxmlformats.org/spreadsheetml/2006/main",
    "http://schemas.openxmlformats.org/package/2006/relationships", "http://purl.oclc.org/ooxml/spreadsheetml/main",
})  # fmt: skip
"""Namespaces of the format itself; some programs write none, and elements of extensions may have the same names."""
_TRUE = ("1", "true", "on")


@dataclass(frozen=True, slots=True)
class Sheet:
    """One sheet of a workbook, and the names of those that could be read instead."""

    rows: Sequence[tuple[int, tuple[Cell, ...]]]
    """Those with a value, each with its number in the sheet, from 1. Numbers whose format shows leading zeros or per cent are the
    text that is shown. A cell that is merged over several lines has its value in each."""
    name: str
    names: tuple[str, ...]
    hidden_lines: int
    hidden_columns: frozenset[int]
    """Their places, from 0."""


def read_sheet(path: Path, limits: Limits, wanted: str = "") -> Sheet:
    """The sheet with this name, or the first that a person sees and that holds something.

    Hidden sheets are read only where there is no other. Raises BadFile, reason `cut`, `damaged` or
    `damaged_part` with `part`, `empty`, `no_sheet`, `other_format`, `too_large`, `too_long`, `too_wide`, `too_many_cells`.
    """
    with path.open("rb") as file:
        if file.read(len(_FIRST_PART)) == _FIRST_PART and not zipfile.is_zipfile(file):
            # Its texts come last, so that what is there would be rows without them.
            raise BadFile(file=str(path), reason="cut")
    package = None
    try:
        with zipfile.ZipFile(path) as packed:
            package = _Package(packed)
            return _read(path, package, limits, wanted)
    except BadFile:
        raise
    except Exception as error:
        part = "" if package is None else package.part
        params = {"reason": "damaged_part", "part": part} if part else {"reason": "damaged"}
        raise BadFile(file=str(path), detail=type(error).__name__, **params) from error


def _read(path: Path, package: _Package, limits: Limits, wanted: str) -> Sheet:
    if package.names.keys() & _OTHER_FORMATS:
        raise BadFile(file=str(path), reason="other_format")
    book = _Workbook(package)
    names = tuple(book.sheets)
    if wanted and wanted not in names:
        raise BadFile(file=str(path), reason="no_sheet", sheet=wanted, known=", ".join(names))
    texts, styles = Texts(), Styles(date1904=book.date1904)
    for part, reader in ((book.strings, texts), (book.styles, styles)):
        if part in package.names:
            package.parse(part, reader)
    for name in [wanted] if wanted else names:
        cells = SheetCells(path, limits, texts.found, styles)
        package.parse(book.sheets[name], cells)
        if cells.used:
            return Sheet(cells.rows(), name, names, cells.hidden_lines, frozenset(cells.hidden_columns))
    raise BadFile(file=str(path), reason="empty")


class _Package:
    """The parts of a file."""

    def __init__(self, packed: zipfile.ZipFile) -> None:
        self._packed = packed
        self.part = ""
        """The one that is read."""
        # Some programs write the separators of Windows, or the path from the root.
        self.names = {each.replace("\\", "/").lstrip("/").casefold(): each for each in packed.namelist()}

    def parse(self, name: str, reader: Reader) -> None:
        """Read a part. Raises what parsing raises."""
        self.part = self.names[name.casefold()]
        parser = expat.ParserCreate(namespace_separator=" ")
        parser.buffer_text = True
        parser.StartDoctypeDeclHandler = _refuse_doctype

        def start(name: str, attributes: dict[str, str]) -> None:
            space, _, local = name.rpartition(" ")
            if space in _SPACES:
                reader.start(local, attributes)

        def end(name: str) -> None:
            space, _, local = name.rpartition(" ")
            if space in _SPACES:
                reader.end(local)

        parser.StartElementHandler, parser.EndElementHandler = start, end
        parser.CharacterDataHandler = reader.text
        with self._packed.open(self.part) as content:
            # An unfinished tag is read from its start again with each piece.
            while piece := content.read(_PIECE):
                parser.Parse(piece)
            parser.Parse(b"", True)

    def relations(self, part: str) -> dict[str, tuple[str, str]]:
        """Id -> kind and target of what a part refers to; "" is the package."""
        folder, name = posixpath.split(part)
        found = _Relations(folder)
        where = posixpath.join(folder, "_rels", f"{name}.rels")
        if where.casefold() in self.names:
            self.parse(where, found)
        return found.found


def _refuse_doctype(*_: object) -> None:
    """No spreadsheet writes one; entities that grow are declared there."""
    raise ValueError


@dataclass(slots=True)
class _Relations(Reader):
    folder: str
    found: dict[str, tuple[str, str]] = field(default_factory=dict)

    def start(self, name: str, attributes: dict[str, str], /) -> None:
        if name == "Relationship" and attributes.get("TargetMode") != "External":
            to = attributes.get("Target", "").replace("\\", "/")
            target = posixpath.normpath(posixpath.join("/", self.folder, to)).lstrip("/").casefold()
            self.found[attributes.get("Id", "")] = attributes.get("Type", "").rpartition("/")[2], target


class _Workbook(Reader):
    """The list of sheets, in the order of their tabs, and the parts that belong to it."""

    def __init__(self, package: _Package) -> None:
        self.date1904 = False
        self._listed: list[tuple[str, str, bool]] = []
        """Name and relation of a sheet, and whether it is hidden."""
        found = package.relations("").values()
        part = next((target for kind, target in found if kind == "officeDocument"), "xl/workbook.xml")
        package.parse(part, self)
        related = package.relations(part)
        package.part = part
        targets = dict(related.values())
        self.strings, self.styles = targets.get("sharedStrings", ""), targets.get("styles", "")
        sheets = [
            (name, related[id][1], hidden)
            for name, id, hidden in self._listed
            if related.get(id, ("", ""))[0] == "worksheet"
        ]
        there = [each for each in sheets if each[1] in package.names]
        if sheets and not there:
            raise LookupError
        # A hidden sheet holds lists for drop-down boxes, or last year's prices.
        seen = [each for each in there if not each[2]] or there
        self.sheets = {name: target for name, target, _ in seen}
        """Name of a sheet that a person sees -> its part."""

    def start(self, name: str, attributes: dict[str, str], /) -> None:
        if name == "sheet":
            hidden = attributes.get("state", "visible") != "visible"
            ids = (value for key, value in attributes.items() if key.endswith(" id"))
            self._listed += [(attributes.get("name", ""), value, hidden) for value in ids]
        elif name == "workbookPr":
            self.date1904 = attributes.get("date1904", "") in _TRUE
