"""Reads the XML of an invoice element by element, with limits; a line is handed on when it ends, so that no tree of all lines is kept.

Called by `reading`, in a process of its own. A document type declaration, which no invoice has, refuses the file: no entity
is ever expanded.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from decimal import Decimal, InvalidOperation
from xml.parsers import expat

from app.errors import BadInvoice

MOST_DEPTH = 100
MOST_TEXT = 64 * 1024
"""Letters of one element that are kept: nothing that is read here is longer."""
MOST_ELEMENTS = 100_000
"""Beside lines, or in one line."""
MOST_LINES = 50_000
MOST_TAG = 2**20
"""Bytes of one tag: the parser reads an unfinished one from its start again with each piece."""
LARGEST = Decimal(10) ** 12
_PIECE = 1 << 16
_DIGITS = frozenset("0123456789+-.eE")


class Element:
    """An element by its local name, since prefixes are free; comments, empty text and what the format skips are left out."""

    __slots__ = ("attributes", "children", "name", "text", "unreadable")

    def __init__(self, name: str, attributes: dict[str, str], unreadable: list[str]) -> None:
        self.name = name
        self.attributes = attributes
        self.children: list[Element] = []
        self.text = ""
        self.unreadable = unreadable
        """Texts that should have been numbers, of the whole document or since the last line."""

    def all(self, path: str) -> Iterator[Element]:
        """Every element at a path of local names, `a/b`."""
        first, _, rest = path.partition("/")
        for child in self.children:
            if child.name == first:
                if rest:
                    yield from child.all(rest)
                else:
                    yield child

    def find(self, path: str) -> Element | None:
        """The first element at a path."""
        return next(self.all(path), None)

    def get(self, path: str = "") -> str:
        """The text at a path, or its own, with single spaces in it and none around it; "" where there is none."""
        if not path:
            return " ".join(self.text.split())
        return next((text for each in self.all(path) if (text := each.get())), "")

    def texts(self, path: str) -> list[str]:
        """Every text at a path that is not empty."""
        return [text for each in self.all(path) if (text := each.get())]

    def attribute(self, path: str, name: str) -> str:
        """An attribute of the first element at a path; "" where there is none."""
        found = self.find(path)
        return "" if found is None else " ".join(found.attributes.get(name, "").split())

    def number(self, path: str = "") -> Decimal | None:
        """The number at a path, or its own. None where there is none, or one that is not written as XML writes numbers: that is told."""
        text = self.get(path)
        if not text:
            return None
        if (found := as_number(text)) is None:
            self.unreadable.append(text[:40])
        return found


def as_number(text: str) -> Decimal | None:
    """A number with a decimal point, as XML has it; never a guess about commas and spaces."""
    if not _DIGITS.issuperset(text):
        return None
    try:
        found = Decimal(text)
    except InvalidOperation:
        return None
    return found if found.is_finite() and abs(found) < LARGEST else None


class Shape:
    """What of a document is read: which elements are lines, and which are skipped with all that they hold."""

    __slots__ = ("line", "lines", "skipped")

    def __init__(
        self, lines: frozenset[str], skipped: frozenset[str], line: Callable[[Element, Element], None]
    ) -> None:
        self.lines = lines
        self.skipped = skipped
        self.line = line
        """Gets the root as far as it was read, and each line when it ends."""


def read_xml(data: bytes, shape_of: Callable[[str, str], Shape]) -> Element:
    """The root without its lines. `shape_of` gets the namespace and the local name of the root.

    Raises BadInvoice, reason `doctype`, `damaged_xml` (`line`), `too_deep`, `too_many_lines`, and what `shape_of` raises.
    """
    builder = _Builder(shape_of)
    parser = expat.ParserCreate(namespace_separator=" ")
    parser.buffer_text = True
    parser.StartDoctypeDeclHandler = _refuse_doctype
    parser.StartElementHandler, parser.EndElementHandler = builder.start, builder.end
    parser.CharacterDataHandler = builder.text
    data = data.removeprefix(b"\xef\xbb\xbf")
    try:
        for start in range(0, len(data), _PIECE):
            parser.Parse(data[start : start + _PIECE])
            if start + _PIECE - parser.CurrentByteIndex > MOST_TAG:
                raise BadInvoice(reason="damaged_xml", line=parser.CurrentLineNumber)
        parser.Parse(b"", True)
    except (expat.ExpatError, ValueError, LookupError) as error:
        raise BadInvoice(reason="damaged_xml", line=parser.CurrentLineNumber) from error
    assert builder.root is not None
    return builder.root


def _refuse_doctype(*_: object) -> None:
    raise BadInvoice(reason="doctype")


class _Builder:
    def __init__(self, shape_of: Callable[[str, str], Shape]) -> None:
        self._shape_of = shape_of
        self._shape: Shape | None = None
        self.root: Element | None = None
        self._open: list[Element] = []
        self._texts: list[str] = []
        self._letters = 0
        self._skipping = 0
        self._line_at = 0
        """Depth of the line that is open."""
        self._count = self._before = self._lines = 0
        self._unreadable: list[str] = []

    def start(self, name: str, attributes: dict[str, str]) -> None:
        space, _, local = name.rpartition(" ")
        if self._shape is None:
            self._shape = self._shape_of(space, local)
            self.root = Element(local, attributes, self._unreadable)
            self._open.append(self.root)
            return
        if self._skipping or local in self._shape.skipped:
            self._skipping += 1
            if self._skipping > MOST_DEPTH:
                raise BadInvoice(reason="too_deep")
            return
        self._count += 1
        if len(self._open) >= MOST_DEPTH or self._count > MOST_ELEMENTS:
            raise BadInvoice(reason="too_deep")
        found = Element(local, attributes, self._unreadable)
        if not self._line_at and local in self._shape.lines:
            self._line_at, self._before = len(self._open) + 1, self._count
        self._open[-1].children.append(found)
        self._open.append(found)
        self._texts.clear()
        self._letters = 0

    def text(self, text: str) -> None:
        if not self._skipping and self._letters < MOST_TEXT:
            self._texts.append(text[: MOST_TEXT - self._letters])
            self._letters += len(text)

    def end(self, _: str) -> None:
        if self._skipping:
            self._skipping -= 1
            return
        element = self._open.pop()
        if not element.children:
            element.text = "".join(self._texts)
        self._texts.clear()
        if self._line_at == len(self._open) + 1:
            self._end_line(element)

    def _end_line(self, element: Element) -> None:
        assert self._shape is not None
        assert self.root is not None
        self._line_at, self._count = 0, self._before
        self._lines += 1
        if self._lines > MOST_LINES:
            raise BadInvoice(reason="too_many_lines", limit=MOST_LINES)
        self._open[-1].children.pop()
        self._shape.line(self.root, element)
