"""The v1 names of fields, one table per entity. Data for `v1.records`.

Where v1 has several names for one field, all are written, and of a body the first name with a changed value is read.
Left out, since no stored field could fill them: price lists, PIN hashes, access levels by name, and members that old
servers sent by accident.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum


class Form(StrEnum):
    """How a value is written where the kind of its field does not decide it."""

    PLAIN = "plain"
    FILLED = "filled"
    """1 if the text holds more than white space, else 0; never read."""


@dataclass(frozen=True, slots=True)
class Column:
    """A v1 name of a field, or of one bit of it."""

    name: str
    field: str
    bit: int | None = None
    shown: bool = True
    """False: read in bodies and not written."""
    form: Form = Form.PLAIN


def _same(*names: str) -> tuple[Column, ...]:
    """Fields whose v1 name is their own in lower case, without a leading underscore."""
    return tuple(Column(name.lstrip("_").lower(), name) for name in names)


def _aliases(field: str, *names: str) -> tuple[Column, ...]:
    return tuple(Column(name, field) for name in names)


def _read_only_in_bodies(field: str, *names: str) -> tuple[Column, ...]:
    return tuple(Column(name, field, shown=False) for name in names)


_COMMON = _same("_cloudId", "deleted", "versionDate")

_PRODUCT = (
    Column("productid", "id"),
    *_same(
        "_categoryId", "name", "subtitle", "description", "currency", "vat", "priceWithVat", "priceWithoutVat",
        "points", "ean", "plu", "externalId", "supplierProductCode", "_eetSubjectId",
        "hexColor", "margin", "marginMin", "discountPercent", "discountPermitted", "display", "onSale",
        "stockDeduct", "stockOverdraft", "packaging", "packageItem", "packagingMeasurement", "sortOrder",
        "requiresPriceEntry", "modifiedBy",
    ),
    Column("supplierId", "_supplierId"),
    Column("units", "unit"),
    Column("unitsmeasurement", "unitMeasurement"),
    Column("tagslist", "tags"),
    Column("noteslist", "notes"),
    Column("dnids", "deliveryNoteIds"),
    Column("bitflags", "flags"),
    Column("requiresquantityentry", "flags", bit=1),
    Column("timeable", "flags", bit=3),
    Column("jointsale", "flags", bit=7),
    Column("fiscalizationdisabled", "flags", bit=8),
    Column("takeawayitem", "flags", bit=12),
    Column("special", "flags", bit=13),
    *_COMMON,
)  # fmt: skip

_ADDRESS = (
    Column("address1", "addressLine1"),
    Column("address2", "addressLine2"),
    Column("countrycode", "country"),
    *_same("city", "zip"),
)

TABLES: Mapping[str, tuple[Column, ...]] = {
    "products": _PRODUCT,
    "warehouse-products": (
        *_PRODUCT,
        *_same("_warehouseId", "purchasePriceWithoutVat", "stockStatusVersiondate"),
        *_aliases("stockQuantityStatus", "stockquantitystatus", "stockquantity"),
    ),
    "product-ingredients": (
        Column("ingrediencemapid", "id"),
        Column("belongstoproductId", "_parentProductId"),
        Column("ingredienceproductId", "_productId"),
        *_same("quantity"),
        Column("units", "unit"),
        *_COMMON,
    ),
    "suppliers": (
        Column("supplierid", "id"),
        *_same("name", "email", "phone", "display", "externalId"),
        *_ADDRESS,
        *_aliases("companyId", "ico", "companyid"),
        *_aliases("vatId", "vatno", "vatid"),
        Column("dnids", "deliveryNoteIds"),
        *_COMMON,
    ),
    "employees": (
        # One old client reads `userid`, another `id`; webhooks of other entities say `employeeid`.
        *_aliases("id", "userid", "id", "employeeid"),
        *_same(
            "name", "email", "phone", "barcode", "hexColor", "accessLevel", "stockAccessLevel", "enabled",
            "requirePinAlways", "modifiedBy",
        ),
        *_COMMON,
    ),
    "tags": (
        Column("tagid", "id"),
        *_aliases("name", "tag", "name"),
        *_same("display", "externalId"),
        *_COMMON,
    ),
    "customers": (
        Column("customerid", "id"),
        *_same(
            "firstName", "lastName", "companyName", "email", "phone", "barcode", "birthday", "created",
            "expireDate", "points", "note", "internalNote", "headerPrint", "display", "externalId",
        ),
        *_ADDRESS,
        Column("ico", "companyId"),
        Column("vatno", "vatId"),
        *_read_only_in_bodies("companyId", "companyid"),
        *_read_only_in_bodies("vatId", "vatid"),
        Column("discountgroupId", "_discountGroupId"),
        Column("color", "hexColor"),
        Column("tagslist", "tags"),
        Column("iscompany", "companyName", form=Form.FILLED),
        *_COMMON,
    ),
    "warehouses": (
        Column("warehouseid", "id"),
        *_same("name", "barcode", "hexColor", "enabled"),
        *_COMMON,
    ),
}  # fmt: skip
"""Columns by entity of the catalogue."""

LINKED_BITS: Mapping[str, Mapping[str, tuple[str, int]]] = {"products": {"requiresPriceEntry": ("flags", 2)}}
"""Fields that must agree with a bit: a body that changes one of the two changes both."""
