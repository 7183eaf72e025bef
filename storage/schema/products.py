"""The declarations of products and of the products of a warehouse.

Used by `entities` only.
"""

from __future__ import annotations

from types import MappingProxyType

from storage.schema.fields import Entity, Field, Filter, Kind, Merge, PollClass, Sort
from storage.schema.shared_fields import (
    B,
    E,
    M,
    N,
    S,
    cloud,
    colour,
    deleted,
    display,
    external_id,
    flag,
    identifier,
    modified_by,
    reference,
    tags,
    version_date,
)

MEASURES = (
    ("Piece",),
    ("Milligram", "Gram", "Decagram", "Kilogram", "Pound", "Ounce", "Quintal", "Tonne"),
    ("Millimeter", "Centimeter", "Meter", "Kilometer", "Inch", "Mile"),
    ("SquareMeter", "SquareFoot"),
    ("Milliliter", "Centiliter", "Deciliter", "Liter", "UsGallon", "UkGallon", "CubicFoot", "Hectoliter", "CubicMeter"),
    ("Second", "Minute", "Hour", "Day", "Week", "Month", "Year"),
    ("Points",),
)  # fmt: skip
"""Units by what they measure; those of one group are convertible."""
UNITS = tuple(unit for measure in MEASURES for unit in measure)
"""Names of units. Week, Month and Year are undocumented, but used by existing clients."""

FLAG_BITS = MappingProxyType({
    0: "SHORTCUT", 1: "REQUIRES_QUANTITY_ENTRY", 2: "REQUIRES_PRICE_ENTRY", 3: "TIMEABLE", 5: "MANUAL_SALE_ITEM",
    6: "TIMEABLE_LOCKED", 7: "JOINT_SALE_ITEM", 8: "FISCALIZATION_DISABLED", 10: "ASSEMBLED_ITEM", 11: "TAKE_AWAY",
    12: "TAKE_AWAY_ITEM", 13: "SPECIAL", 14: "WITH_CUSTOMIZATIONS", 15: "EXEMPTED_VAT", 18: "UNCERTIFIED_QUANTITY",
})  # fmt: skip


def _text(name: str, length: int | None, form: str | None, *, rules: tuple[str, ...] = (),
          search: bool = False) -> Field:  # fmt: skip
    return Field(name=name, kind=Kind.STRING, null=True, length=length, form=form, rules=rules, search=search)


def _number(name: str, form: str, *, null: bool = True, required: bool = False, default: float | None = None,
            filter: Filter = Filter.NONE, sort: Sort = Sort.NONE, group: str | None = None,
            list_column: bool = False) -> Field:  # fmt: skip
    return Field(
        name=name, kind=Kind.DOUBLE, null=null, required=required, default=default, filter=filter, sort=sort,
        group=group, form=form, list_column=list_column,
    )  # fmt: skip


def _codes(name: str) -> Field:
    return Field(
        name=name, kind=Kind.STRINGS, null=True, filter=E | M, sort=Sort.BOTH, merge=Merge.SET, form="identity",
        list_column=True, search=True,
    )  # fmt: skip


def _purchase_price() -> Field:
    # Ignored in bodies and omitted from responses since the cloud moved it to the warehouse view.
    return Field(
        name="purchasePriceWithoutVat", kind=Kind.DOUBLE, null=True, merge=Merge.SERVER, writable=False
    )


_FIELDS = (
    identifier(),
    cloud(required=False),
    Field(
        name="name", kind=Kind.STRING, length=400, filter=S, sort=Sort.BOTH, required=True, form="identity",
        list_column=True, search=True, default="",
    ),
    _text("alternativeName", None, "identity", search=True),
    _text("subtitle", 500, "identity", search=True),
    _text("description", 1000, "identity"),
    reference("_categoryId", "categories", null=False, form="identity", list_column=True),
    _codes("plu"),
    _codes("ean"),
    tags(checked=True),
    display(),
    flag("onSale", form="identity", default=True),
    colour(),
    _number("priceWithVat", "pricing", filter=E | M, sort=Sort.BOTH, group="price", list_column=True),
    _number("priceWithoutVat", "pricing", null=False, required=True, default=0.0, sort=Sort.BOTH, group="price"),
    Field(
        name="vat", kind=Kind.DOUBLE, minimum=1, maximum=2, filter=E, sort=Sort.BOTH, required=True, group="price",
        form="pricing", list_column=True, default=1.21,
    ),
    _number("priceWithVatB", "pricing"),
    _number("priceWithVatC", "pricing"),
    _number("priceWithVatD", "pricing"),
    _number("priceWithVatE", "pricing"),
    _text("currency", 3, "pricing"),
    flag("requiresPriceEntry", form="pricing", default=False),
    flag("discountPermitted", form="pricing", default=True),
    _number("discountPercent", "pricing", null=False, required=True, default=0.0),
    _text("margin", 50, "pricing", rules=("margin",)),
    _number("marginMin", "pricing"),
    _number("points", "pricing", null=False, required=True, default=0.0),
    _number("priceInPoints", "pricing", null=False, default=0.0),
    flag("stockDeduct", form="stock", default=False),
    Field(
        name="stockOverdraft", kind=Kind.STRING, choices=("ALLOW", "WARN", "DISABLE"), required=True, form="stock",
        default="ALLOW",
    ),
    Field(
        name="unit", kind=Kind.STRING, choices=UNITS, filter=E, required=True, group="packaging", form="stock",
        default="Piece",
    ),
    _number("packaging", "stock", null=False, required=True, default=1.0, group="packaging"),
    _number("packageItem", "stock"),
    _number("packagingMeasurement", "stock", group="measurement"),
    Field(
        name="unitMeasurement", kind=Kind.STRING, null=True, choices=UNITS, group="measurement", form="stock"
    ),
    _number("packagingPriceWithVat", "stock"),
    reference("_supplierId", "suppliers", form="stock"),
    _text("supplierProductCode", None, "stock", search=True),
    _text("deliveryNoteIds", None, None),
    _purchase_price(),
    Field(name="allergens", kind=Kind.INTEGERS, merge=Merge.SET, form="kitchen", default=()),
    Field(name="features", kind=Kind.STRINGS, merge=Merge.SET, form="kitchen", default=()),
    Field(name="preparationDuration", kind=Kind.INTEGER, null=True, form="kitchen"),
    reference("_defaultCourseId", None, form="kitchen"),
    Field(name="minCustomerAge", kind=Kind.INTEGER, null=True, form="kitchen"),
    _text("recipe", 8192, "kitchen"),
    Field(name="notes", kind=Kind.STRINGS, null=True, total_length=1000, form="notes"),
    external_id(None),
    Field(
        name="externalIds", kind=Kind.STRINGS, null=True, length=256, filter=E | M, merge=Merge.SERVER,
        writable=False,
    ),
    reference("_eetSubjectId", "eet-subjects"),
    Field(
        name="flags", kind=Kind.INTEGER, bits=FLAG_BITS, filter=B, required=True, merge=Merge.BITS, form="advanced",
        default=0,
    ),
    Field(name="sortOrder", kind=Kind.LONG, null=True, form="advanced"),
    Field(name="translatedName", kind=Kind.TRANSLATIONS, null=True, form="advanced"),
    Field(name="translatedDescription", kind=Kind.TRANSLATIONS, null=True, form="advanced"),
    # The cloud accepts only null here; any other value is ignored.
    _text("imageUrl", None, None),
    modified_by(),
    deleted(),
    version_date(),
)  # fmt: skip


def _derived(name: str) -> Field:
    return Field(name=name, kind=Kind.DOUBLE, null=True, filter=E | N, merge=Merge.SERVER, writable=False)


COST, MARGIN = _derived("costPriceWithoutVat"), _derived("marginPercent")
"""What a product costs, by its recipe or its purchase price, and the margin in per cent of the price without VAT."""

PRODUCTS = Entity(
    name="products",
    singular="product",
    poll_class=PollClass.HOT,
    rules=("price_entry_flag",),
    order=90,
    code_fields=("ean", "plu"),
    ingredients_entity="product-ingredients",
    webhook_kinds=("PRODUCT",),
    derived=(COST, MARGIN),
    fields=_FIELDS,
)

WAREHOUSE_PRODUCTS = Entity(
    name="warehouse-products",
    singular="product",
    verbs=frozenset({"list", "get"}),
    view_of="products",
    scope_field="_warehouseId",
    webhook_kinds=("STOCKLOG",),
    poll_class=PollClass.HOT,
    order=130,
    fields=(
        *_FIELDS,
        Field(
            name="_warehouseId", kind=Kind.LONG, filter=E | M, minimum=1, references="warehouses",
            merge=Merge.SERVER, writable=False,
        ),
        Field(
            name="stockQuantityStatus", kind=Kind.DOUBLE, filter=N, merge=Merge.SERVER, writable=False,
            list_column=True, form="stock",
        ),
        Field(
            name="stockStatusVersiondate", kind=Kind.TIMESTAMP, null=True, filter=E | M | N, sort=Sort.BOTH,
            merge=Merge.SERVER, writable=False,
        ),
    ),
)  # fmt: skip


def units_beside(unit: str) -> tuple[str, ...]:
    """Units convertible to `unit`, in order; all units for an unknown one."""
    return next((measure for measure in MEASURES if unit in measure), UNITS)
