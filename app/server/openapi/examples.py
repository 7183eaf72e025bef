"""Examples for the OpenAPI description: one record per entity, and the smallest bodies that create or change it.

Called by the other modules of this package. Values come from the field's name where it is known, else from its
declaration, so that an entity declared at run time has an example too.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from app.server.v2.reading import HIDDEN_FIELDS
from storage import wire
from storage.schema.fields import Entity, Field, Kind, Merge, Record
from storage.schema.validation import Op
from storage.timestamps import iso
from storage.wire import Numbers

MOMENT = 1_767_261_600_000
"""2026-01-01T10:00:00Z."""

_VALUES: Mapping[str, Any] = {
    "id": 7300219084517,
    "_cloudId": 343951305,
    "_categoryId": 1120,
    "_parentProductId": 501,
    "_productId": 502,
    "_warehouseId": 1,
    "addressLine1": "Dlouhá 1",
    "barcode": "2000000000015",
    "city": "Praha",
    "companyId": "12345678",
    "country": "CZ",
    "ean": ["8594001020300"],
    "email": "jana@example.com",
    "firstName": "Jana",
    "lastName": "Nováková",
    "phone": "+420 601 123 456",
    "plu": ["101"],
    "priceWithVat": 59.0,
    "priceWithoutVat": 48.7603305785124,
    "stockQuantityStatus": 7.5,
    "url": "https://shop.example.com/hooks/products",
    "vatId": "CZ12345678",
    "zip": "110 00",
}
_NAMES: Mapping[str, str] = {
    "customer": "Jana Nováková",
    "product": "Espresso",
    "supplier": "Pekárna Nováček",
    "employee": "Petr",
    "tag": "káva",
    "category": "Nápoje",
    "tax": "21 %",
    "warehouse": "Sklad",
    "discountGroup": "Stálí hosté",
    "branch": "Brno, Pekařská",
    "eetSubject": "Kavárna",
}
_PLAIN: Mapping[Kind, Any] = {
    Kind.LONG: 1,
    Kind.INTEGER: 1,
    Kind.DOUBLE: 1.0,
    Kind.BOOLEAN: True,
    Kind.STRING: "text",
    Kind.TIMESTAMP: MOMENT,
    Kind.STRINGS: (),
    Kind.INTEGERS: (),
    Kind.TRANSLATIONS: {},
}


def record(entity: Entity) -> Record:
    """A complete record in native values."""
    return {field.name: _value(entity, field) for field in entity.fields}


def shown(entity: Entity, numbers: Numbers) -> Record:
    """The record in the format of a response."""
    hidden = HIDDEN_FIELDS.get(entity.name, frozenset())
    values = {name: value for name, value in record(entity).items() if name not in hidden}
    return wire.encode(entity, values, numbers=numbers)


def page(entity: Entity, numbers: Numbers) -> dict[str, Any]:
    """A page with the record."""
    return wire.envelope([shown(entity, numbers)], page=1, limit=20, total=1, numbers=numbers)


def body(entity: Entity, op: Op) -> Record:
    """The minimum body of a create or replace; one field for a patch."""
    values = record(entity)
    if op is Op.PATCH:
        field = next(known for known in entity.fields if known.writable and known.merge is not Merge.SERVER)
        return {field.name: _body_value(field, values[field.name])}
    required = {
        field.name: _body_value(field, values[field.name]) for field in entity.fields if field.required
    }
    return required if op is Op.CREATE else {"id": values["id"], **required}


def _body_value(field: Field, value: Any) -> Any:
    return iso(value) if field.kind is Kind.TIMESTAMP and value is not None else value


def filters(entity: Entity) -> dict[str, str]:
    """Example filters of the entity, by what they find."""
    known = entity.by_name
    found = {}
    if "versionDate" in known:
        found["changed since"] = f"versionDate|gteq|{iso(MOMENT)}"
    if "deleted" in known:
        found["deleted ones too"] = "deleted|in|0,1"
    if "_parentProductId" in known:
        found["ingredients of a product"] = "_parentProductId|eq|501"
    if "plu" in known:
        found["by PLU"] = "plu|in|101,102"
    return found


def _value(entity: Entity, field: Field) -> Any:
    if field.name == "name":
        return _NAMES.get(entity.singular, "Name")
    if field.name in _VALUES:
        return _VALUES[field.name]
    if field.kind is Kind.TIMESTAMP and field.merge is Merge.SERVER:
        return MOMENT
    if field.null:
        return None
    if field.default is not None:
        return list(field.default) if isinstance(field.default, tuple) else field.default
    return field.choices[0] if field.choices else _PLAIN[field.kind]
