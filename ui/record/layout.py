"""The order of the fields in the form of each entity: first what the counter needs, the rest folded. Data, no widgets.

Read by `RecordForm`. Fields that are not named here come after the others, folded into the group of their declaration, so that
a new field appears without a line here.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum

from storage.errors import Problem
from storage.schema.fields import Catalogue, Entity
from storage.schema.validation import Op, blank, problems

FIRST, RECIPE, COMPANY, TILL, REST = "first", "recipe", "company", "till", "advanced"
"""Keys of sections that the program knows: the one on top, that of the recipe, the one behind a switch, how the tills
show the record, and the last one."""


class Fold(Enum):
    """How a section is shown at first."""

    NEVER = "never"
    """Always open, without a heading."""
    FOLDED = "folded"
    SWITCH = "switch"
    """Behind a switch, which is on while one of the fields is filled."""


@dataclass(frozen=True, slots=True)
class Section:
    """Fields that are shown together, from top to bottom; `key` is that of the heading's text."""

    key: str
    fields: tuple[str, ...]
    fold: Fold = Fold.FOLDED


def _first(*fields: str) -> Section:
    return Section(FIRST, fields, Fold.NEVER)


_PRODUCTS = (
    # The price without VAT follows the one with it, so it is never behind a fold that a typed price would open.
    _first("name", "priceWithVat", "vat", "priceWithoutVat", "ean", "_categoryId", "plu", "tags"),
    Section(RECIPE, ()),
    Section("names", ("alternativeName", "subtitle", "description")),
    Section("pricing", ()),
    Section("stock", ()),
    Section("kitchen", ()),
    Section("notes", ()),
    Section(TILL, ("display", "onSale", "hexColor")),
    Section(REST, ()),
)

LAYOUTS: Mapping[str, tuple[Section, ...]] = {
    "customers": (
        _first("firstName", "lastName", "phone", "email", "points", "tags", "note"),
        Section(COMPANY, ("companyName", "companyId", "vatId", "companyId2"), Fold.SWITCH),
        Section("address", ()),
        Section("loyalty", ()),
        Section("notes", ()),
        Section(TILL, ("display", "hexColor")),
        Section(REST, ()),
    ),
    "products": _PRODUCTS,
    "suppliers": (
        _first("name", "phone", "email", "companyId", "vatId"),
        Section("address", ()),
        Section(REST, ("websiteUrl", "display")),
    ),
    "employees": (
        _first("name", "phone", "email", "barcode", "enabled"),
        Section("access", ()),
        Section(TILL, ("hexColor", "tags")),
        Section(REST, ()),
    ),
    "tags": (_first("name", "display", "externalId"),),
    "eet-subjects": (_first("name", "vatId", "vatPayer", "enabled"),),
    "product-ingredients": (_first("_parentProductId", "_productId", "quantity", "unit"),),
    "webhooks": (_first("payloadEntity", "url", "method", "_warehouseId"),),
    "categories": (
        _first("name", "vat", "margin", "maxDiscount"),
        Section(TILL, ("display", "hexColor", "sortOrder", "tags")),
        Section("kitchen", ()),
        Section(REST, ()),
    ),
    "taxes": (_first("name", "value", "flags"),),
    "warehouses": (_first("name", "barcode", "enabled", "hexColor"),),
    "discount-groups": (_first("name", "discountPercent", "display", "externalId"),),
    "branches": (_first("name", "display", "flags"),),
}
"""By entity, from top to bottom; a section without names keeps the place of a declared group, or of the recipe."""


def sections(catalogue: Catalogue, entity: Entity) -> tuple[Section, ...]:
    """The sections of an entity's form with all fields it shows, each once; sections that stay empty are left out.

    In a view, what it adds to its entity comes first.
    """
    shown = {field.name: field for field in entity.fields if field.form is not None}
    planned = LAYOUTS.get(entity.view_of or entity.name, (_first(*_basics(entity)),))
    added: list[str] = []
    if entity.view_of is not None and entity.view_of in catalogue:
        added = [name for name in shown if name not in catalogue[entity.view_of].by_name]
    taken = set(added) | {name for section in planned for name in section.fields}
    groups: dict[str, list[str]] = {section.key: [] for section in planned}
    for section in planned:
        groups[section.key] += [*(added if section.key == FIRST else ()), *section.fields]
    for name, field in shown.items():
        if name not in taken:
            groups.setdefault(REST if field.form == "identity" else field.form or REST, []).append(name)
    folds = {section.key: section.fold for section in planned}
    with_recipe = entity.ingredients_entity is not None and entity.ingredients_entity in catalogue
    found = (
        Section(key, tuple(name for name in names if name in shown), folds.get(key, Fold.FOLDED))
        for key, names in groups.items()
    )
    return tuple(section for section in found if section.fields or (section.key == RECIPE and with_recipe))


def _basics(entity: Entity) -> list[str]:
    """Of an entity without a layout: its first declared group."""
    first = next((field.form for field in entity.fields if field.form is not None), None)
    return [field.name for field in entity.fields if first is not None and field.form == first]


def required(entity: Entity) -> dict[str, tuple[str, ...]]:
    """Fields that a new record is not saved without, each with those of which one is enough.

    Found by checking an empty record, so that form and rules never say different things.
    """
    if not entity.verbs & {"create", "replace"} or entity.view_of is not None:
        return {}
    found: dict[str, tuple[str, ...]] = {}
    for problem in [*problems(entity, {**blank(entity), "_cloudId": 1}, Op.CREATE), *nameless(entity, {})]:
        among = problem.params.get("fields")
        names = (
            tuple(str(name) for name in among) if isinstance(among, list | tuple) else (problem.field or "",)
        )
        found.update({name: names for name in names if name in entity.by_name})
    return found


def nameless(entity: Entity, record: Mapping[str, object]) -> list[Problem]:
    """Code `blank` where a new record has no name, which the cloud would accept and nobody would find again."""
    name = entity.title[0]
    if len(entity.title) > 1 or name not in entity.by_name or "not_blank" in entity.by_name[name].rules:
        return []
    return [] if str(record.get(name) or "").strip() else [Problem(name, "blank")]
