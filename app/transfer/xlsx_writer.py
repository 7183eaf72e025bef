"""Writing of XLSX files: texts as texts, numbers as the cloud keeps them. The only module that imports openpyxl.

Called by `tables`.
"""

from __future__ import annotations

import io
import re
from collections.abc import Iterable, Sequence
from contextlib import suppress
from datetime import datetime, time
from typing import Any

from app.errors import BadFile
from app.transfer.cells import Cell, escape_apostrophe

LONGEST_TEXT = 32_767
"""Characters of a cell in a spreadsheet."""


_LAST_ODD_YEAR = 1900
"""Days of earlier years a spreadsheet does not have, and those of this one it counts otherwise."""


def _escape_controls(text: str) -> str:
    """The text with its control characters as the format writes them: _x0007_."""
    literal = re.sub("_(?=x[0-9A-Fa-f]{4}_)", "_x005F_", text)
    return re.sub("[\x00-\x08\x0b-\x1f]", lambda found: f"_x{ord(found[0]):04X}_", literal)


def xlsx_bytes(heads: Sequence[str], rows: Iterable[Sequence[Cell]]) -> tuple[bytes, int]:
    """A workbook of one sheet, and the number of its rows without the heads. Raises BadFile with `long_text`, OSError."""
    from openpyxl import Workbook
    from openpyxl.cell import WriteOnlyCell
    from openpyxl.styles import Font

    book = Workbook(write_only=True)
    sheet = book.create_sheet("Counterfoil")
    sheet.freeze_panes = "A2"

    def cell(value: Cell, *, head: bool = False) -> Any:
        if isinstance(value, str):
            made = WriteOnlyCell(sheet, _escape_controls(escape_apostrophe(value)))
            # Declared as text, or "=1+1" would become a formula.
            made.data_type = "s"
        elif isinstance(value, datetime) and value.year <= _LAST_ODD_YEAR:
            made = WriteOnlyCell(sheet, str(value).removesuffix(" 00:00:00"))
        elif isinstance(value, datetime) and value.time() == time():
            made = WriteOnlyCell(sheet, value.date())
        else:
            # The library would cut to 16 digits and so round twice; the cloud keeps 15.
            made = WriteOnlyCell(sheet, float(f"{value:.15g}") if isinstance(value, float) else value)
        if head:
            made.font = Font(bold=True)
        return made

    count = 0
    try:
        sheet.append([cell(head, head=True) for head in heads])
        for row in rows:
            if any(isinstance(each, str) and len(each) > LONGEST_TEXT for each in row):
                # The format would cut it, and an import of the file then the record.
                raise BadFile(reason="long_text", line=count + 2, limit=LONGEST_TEXT)
            sheet.append([cell(each) for each in row])
            count += 1
    except BaseException:
        # Ends its temporary file, which would stay open.
        with suppress(OSError, ValueError):
            sheet.close()
        raise
    out = io.BytesIO()
    book.save(out)
    return out.getvalue(), count
