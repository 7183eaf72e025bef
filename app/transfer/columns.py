"""Which field each column of a table holds, and which line names the columns.

Called by `importer`, the command line and the window. Pure.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from itertools import pairwise, zip_longest

from app.errors import BadFile
from app.transfer.cells import Cell, is_blank, is_error
from app.transfer.column_names import column_name
from app.transfer.tables import Line, Table, with_heads
from app.transfer.text_values import parse_moment, parse_number
from storage.schema.fields import Entity, Field, Kind, Merge
from storage.text.folding import fold

SEARCHED_LINES = 30
"""Lines in which the names of the columns are looked for; above them are titles and addresses."""

ColumnMapping = tuple[str | None, ...]
"""The field of each column, None for an ignored one."""

KEYS = ("vatId", "companyId", "email")
"""Fields by which a record can be recognised where it has no code."""
SUPPLIERS_CODE = "supplierProductCode"
_KEY_KINDS = (Kind.STRING, Kind.STRINGS, Kind.LONG, Kind.INTEGER)


def importable(entity: Entity) -> list[Field]:
    """Fields that a column may map to: the writable ones, the id, and in a view what frames its lists."""
    return [
        each
        for each in entity.fields
        if each.name in ("id", entity.scope_field)
        or (each.writable and each.merge is not Merge.SERVER and each.name != "_cloudId")
    ]


def guess_mapping(
    entity: Entity,
    heads: Sequence[str],
    labels: Mapping[str, str] | None = None,
    hidden: Collection[int] = (),
) -> ColumnMapping:
    """The field of each column by its head: the wire name or a label (label -> field), ignoring case and punctuation.

    Of a field that several columns claim, a column among `hidden` gets nothing where another one is seen.
    """
    known = _known_heads(importable(entity), labels)
    return seen_claims([known.get(_plain(head)) for head in heads], hidden)


def seen_claims(claims: Sequence[str | None], hidden: Collection[int]) -> ColumnMapping:
    """The claims without those of hidden columns to what a column that is seen claims, too."""
    seen = {name for place, name in enumerate(claims) if place not in hidden}
    return tuple(None if place in hidden and name in seen else name for place, name in enumerate(claims))


def read_only_columns(
    entity: Entity, heads: Sequence[str], labels: Mapping[str, str] | None = None
) -> tuple[int, ...]:
    """Places of the columns, from 0, whose field the cloud alone changes: what stands there is not imported."""
    names = {each.name for each in importable(entity)}
    known = _known_heads([each for each in entity.fields if each.name not in names], labels)
    return tuple(place for place, head in enumerate(heads) if _plain(head) in known)


def _known_heads(fields: Sequence[Field], labels: Mapping[str, str] | None) -> dict[str, str]:
    known = {_plain(each.name): each.name for each in fields}
    names = set(known.values())
    for label, name in (labels or {}).items():
        if name in names:
            known.setdefault(_plain(label), name)
    return known


def _plain(head: str) -> str:
    return "".join(character for character in fold(head) if character.isalnum())


def find_heads(entity: Entity, table: Table, labels: Mapping[str, str] | None = None) -> Table:
    """The table with the line as heads that names the most fields, or two lines that do so together ("Price" above
    "with VAT"); without heads where its first line holds values.
    """

    def named(heads: Sequence[str]) -> int:
        return count_fields(guess_mapping(entity, heads, labels))

    lines = (*table.above, *table.lines)
    if not lines:
        return table
    best, at = max((named(_texts(each.cells)), -place) for place, each in enumerate(lines[:SEARCHED_LINES]))
    for place, (upper, lower) in enumerate(pairwise(lines[:SEARCHED_LINES])):
        heads = _joined(_texts(upper.cells), _texts(lower.cells))
        if named(heads) > best and not any(map(_is_value, lower.cells)):
            return replace(table, heads=heads, above=lines[: place + 2], lines=lines[place + 2 :])
    if best:
        return with_heads(table, lines[-at].number)
    return with_heads(table, 0) if any(map(_is_value, lines[0].cells)) else table


def best_sheet(read: Callable[[str], Table], named: Callable[[Table], int]) -> Table:
    """The first sheet whose heads name at least two fields, or the one that names the most: not a cover before the table.

    `read` gives the sheet of a name, for "" the first that holds something; `named` counts fields. Raises what `read` raises.
    """
    best = read("")
    count = named(best)
    for name in best.sheets:
        if count > 1:
            break
        with suppress(BadFile):
            table = best if name == best.sheet else read(name)
            if named(table) > count:
                best, count = table, named(table)
    return best


def says_something(line: Line, mapped: ColumnMapping) -> bool:
    """Whether a line has more than errors in columns that are not read."""
    return any(
        not is_blank(cell) and ((place < len(mapped) and mapped[place] is not None) or not is_error(cell))
        for place, cell in enumerate(line.cells)
    )


def count_fields(mapped: ColumnMapping) -> int:
    """How many fields are read."""
    return len(set(mapped) - {None})


def _texts(cells: Sequence[Cell]) -> tuple[str, ...]:
    return tuple("" if is_blank(each) else " ".join(str(each).split()) for each in cells)


def _joined(upper: Sequence[str], lower: Sequence[str]) -> tuple[str, ...]:
    """Heads of two lines, of which the upper one may span several columns."""
    heads: list[str] = []
    above = ""
    for first, second in zip_longest(upper, lower, fillvalue=""):
        above = first or (above if second else "")
        heads.append(" ".join(dict.fromkeys(each for each in (above, second) if each)))
    return tuple(heads)


def _is_value(cell: Cell) -> bool:
    """Whether it is certainly no name of a column."""
    if is_blank(cell):
        return False
    if not isinstance(cell, str):
        return isinstance(cell, int | float | datetime)
    if "@" in cell:
        return True
    for parse in (parse_number, parse_moment):
        try:
            parse(cell)
        except ValueError:
            continue
        return True
    return False


def twice_mapped(mapped: ColumnMapping) -> str | None:
    """The first field that several columns claim."""
    return next(
        (name for place, name in enumerate(mapped) if name is not None and name in mapped[:place]), None
    )


def check_columns(mapped: ColumnMapping, heads: Sequence[str]) -> None:
    """Refuse two columns with one field: which of them is meant, a person says. Raises BadFile, reason `two_columns`."""
    if (name := twice_mapped(mapped)) is not None:
        places = [place for place, each in enumerate(mapped) if each == name]
        shown = ", ".join(f"{column_name(place + 1)} ({heads[place]})" for place in places)
        raise BadFile(file="", reason="two_columns", field=name, columns=shown)


def can_be_key(field: Field) -> bool:
    """Whether a value of the field can tell one record from the others."""
    return field.kind in _KEY_KINDS and not field.choices and not field.bits


def key_candidates(entity: Entity, mapped: ColumnMapping) -> list[str]:
    """Columns by which a record can be recognised, best first: ids, unique fields, codes, and the name where it is the title."""
    title = entity.title if len(entity.title) == 1 else ()
    known = ("id", "externalId", *entity.unique, *entity.code_fields, SUPPLIERS_CODE, *KEYS, *title)
    if entity.view_of is not None:
        known = ("id",)
    return [
        name
        for name in dict.fromkeys(known)
        if name in entity.by_name and name in mapped and can_be_key(entity.by_name[name])
    ]
