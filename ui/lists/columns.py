"""The columns of a list: the fields of its entity, and those that are calculated: the name of a person, the stock, and the
derived fields, such as the margin.

Used by the table model, the row source and the dialog of columns. Imports no Qt.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from app.queries.stock_levels import STOCK, VIEW
from storage.schema.fields import Catalogue, Entity, Field, Kind
from ui.text import texts

NAME = Field(name="title", kind=Kind.STRING)
"""The name of a person or a company in one column; sorted by the first field that its entity files records under."""
SORT_FIELDS = ("name", "url")
"""Fields that a list is sorted by at first: the first of them that the entity has."""
PERSON, COMPANY = ("lastName", "firstName"), "companyName"


def calculated(catalogue: Catalogue, entity: Entity) -> tuple[Field, ...]:
    """The calculated columns of an entity."""
    found = (NAME,) if entity.filed else ()
    in_stock = VIEW in catalogue and catalogue[VIEW].view_of == entity.name
    return (*found, *((STOCK,) if in_stock else ()), *entity.derived)


def all_columns(catalogue: Catalogue, entity: Entity) -> Mapping[str, Field]:
    """Every column that a list can have, by name."""
    return {field.name: field for field in (*calculated(catalogue, entity), *entity.fields)}


def default_columns(catalogue: Catalogue, entity: Entity) -> tuple[Field, ...]:
    """The declared list columns; in a view the fields it adds to its entity follow the first column.

    A name takes the place of the fields it is made of; the stock is the last one.
    """
    declared = tuple(field for field in entity.fields if field.list_column)
    if entity.view_of is not None:
        viewed = catalogue[entity.view_of].by_name
        added = tuple(field for field in declared if field.name not in viewed)
        return (*declared[:1], *added, *(field for field in declared[1:] if field not in added))
    extra = calculated(catalogue, entity)
    if NAME in extra:
        declared = (NAME, *(field for field in declared if field.name not in entity.title))
    return (*declared, STOCK) if STOCK in extra else declared


def default_sort(entity: Entity) -> str:
    """By name; people by last name, records without a name by the first field of their title."""
    if entity.filed:
        return ",".join((entity.filed[0], *(name for name in entity.title if name not in entity.filed[:2])))
    return next((name for name in (*SORT_FIELDS, *entity.title) if name in entity.by_name), "")


def sort_field(entity: Entity, column: Field) -> str | None:
    """The field that a click on the head of a column sorts by; None for a column that nothing is sorted by."""
    if column is NAME:
        return entity.filed[0]
    return None if column is STOCK else column.name


def label(entity: Entity, column: Field) -> str:
    """The label of a column in the dialog of columns and for assistive technology."""
    if column is NAME:
        return texts.translate("List", "Name")
    return texts.translate("List", "In stock") if column is STOCK else texts.field(entity.name, column.name)


def head(entity: Entity, column: Field) -> str:
    """The head of a column."""
    return label(entity, column) if column in (NAME, STOCK) else texts.column(entity.name, column.name)


def filed_name(record: Mapping[str, Any]) -> str:
    """The name of a person as lists are sorted, the company after it: "Novák Petr, Pekárna Lípa"."""
    person = " ".join(str(record[name]) for name in PERSON if record.get(name))
    return ", ".join(part for part in (person, str(record.get(COMPANY) or "")) if part)


def for_export(entity: Entity, shown: Iterable[Field]) -> tuple[str, ...]:
    """Names of the fields behind the columns: those of a name one by one."""
    names: list[str] = []
    for column in shown:
        names += entity.title if column is NAME else (column.name,)
    return tuple(dict.fromkeys(names))
