"""Sample files: a few invented records of an entity in the columns that a shop needs first, to be filled in and imported.

Called by the command line and the window. The columns come from the declaration of the entity, so that a sample cannot
get out of date.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

from app.queries.titles import stored_title
from app.transfer.cells import Cell, to_cell
from app.transfer.columns import SUPPLIERS_CODE, importable
from app.transfer.tables import write_table
from storage.errors import InvalidRecord, Problem
from storage.query.grammar import Query
from storage.records.replica import Replica
from storage.schema.fields import Entity, Field, Kind
from storage.schema.validation import blank

RECORDS = 2
"""Lines of a sample."""
_NOT_ASKED = frozenset({"id", "hexColor", "flags"})
_WANTED = frozenset({SUPPLIERS_CODE, "note"})
_TEXTS: Mapping[str, tuple[str, str]] = {
    "firstName": ("Jana", "Petr"),
    "lastName": ("Nováková", "Dvořák"),
    "companyName": ("", "Dvořák s.r.o."),
    "companyId": ("12345678", "87654321"),
    "phone": ("+420 602 123 456", "+420 603 654 321"),
    "email": ("jana@example.com", "petr@example.com"),
    "city": ("Praha", "Brno"),
    "barcode": ("1000001", "1000002"),
    SUPPLIERS_CODE: ("A-001", "A-002"),
    "externalId": ("1", "2"),
    "margin": ("30%", "25%"),
    "note": ("", ""),
}
"""Texts of fields whose form people know; others are numbered."""
_BY_RULE: Mapping[str, tuple[str, str]] = {
    "vat_id": ("CZ12345678", "CZ87654321"),
    "url": ("https://www.example.com", "https://www.example.org"),
    "http_url": ("https://www.example.com/changes", "https://www.example.org/changes"),
}
_CODES: Mapping[str, tuple[str, str]] = {"ean": ("2000000000015", "2000000000022"), "plu": ("90001", "90002")}
_NUMBERS: Mapping[str, tuple[float, float]] = {"priceWithVat": (39.9, 120.0), "points": (0.0, 25.0)}
_RATES: Mapping[str, tuple[str, str]] = {"vat": ("21%", "12%")}
_DAY = "31.12.2030"


def has_sample(entity: Entity) -> bool:
    """Whether new records can be imported, so that a sample is of use."""
    return "create" in entity.verbs


def sample_fields(entity: Entity) -> list[Field]:
    """The columns of a sample: those of the list, codes, and what a new record cannot do without."""
    given = blank(entity)
    return [
        each
        for each in importable(entity)
        if each.name not in _NOT_ASKED
        and (
            each.list_column
            or each.name in entity.code_fields
            or each.name in _WANTED
            or (each.required and given.get(each.name) is None)
        )
    ]


def write_sample(
    replica: Replica,
    entity: str,
    path: Path,
    *,
    heads: Mapping[str, str] | None = None,
    decimal_mark: str = ".",
) -> int:
    """Write a sample to a .csv or .xlsx file; returns the number of its lines. `heads`: labels of the fields.

    Raises InvalidRecord with `read_only` for an entity of the cloud alone, and what `write_table` raises.
    """
    declared = replica.catalogue[entity]
    if not has_sample(declared):
        raise InvalidRecord([Problem(None, "read_only")])
    fields = sample_fields(declared)
    named = {each.name: list(_titles(replica, each)) for each in fields if each.references is not None}
    rows = [[_cell(declared, each, at, named) for each in fields] for at in range(RECORDS)]
    titles = [(heads or {}).get(each.name, each.name) for each in fields]
    return write_table(path, titles, rows, decimal_mark=decimal_mark)


def _titles(replica: Replica, field: Field) -> Iterator[Cell]:
    """What the first records that a field may refer to are called; the id where the name is not theirs alone."""
    if field.references is None or field.references not in replica.catalogue:
        return
    declared = replica.catalogue[field.references]
    records = replica.page(declared.name, Query(), limit=100, total=False).records
    names = [stored_title(declared, each) for each in records]
    for record, name in zip(records[: RECORDS + 1], names, strict=False):
        number = to_cell(declared.by_name["id"], record["id"])
        yield name if name and names.count(name) == 1 and not name.strip().isdigit() else number


def _cell(entity: Entity, field: Field, at: int, named: Mapping[str, list[Cell]]) -> Cell:
    if field.name in named:
        there = named[field.name]
        alike = [each for each, titles in named.items() if titles == there]
        # A recipe: both lines are about the first product, of which each takes another one.
        place = at if len(alike) == 1 else 0 if alike[0] == field.name else at + 1
        return there[place % len(there)] if there else None
    for known in (_RATES, _TEXTS, _CODES):
        if field.name in known:
            return known[field.name][at]
    if field.name in _NUMBERS:
        return to_cell(field, _NUMBERS[field.name][at])
    for rule in field.rules:
        if rule in _BY_RULE:
            return _BY_RULE[rule][at]
    if field.kind is Kind.STRING and not field.choices:
        return f"{entity.singular} {at + 1}"[: field.length] if field.required else None
    if field.kind is Kind.TIMESTAMP:
        return _DAY
    if field.kind in (Kind.LONG, Kind.INTEGER):
        return at + 1
    default = field.default
    return to_cell(field, list(default) if isinstance(default, tuple) else default)
