"""The catalogue: every entity and every field, declared once as data.

Used by everything that derives from a declaration: tables, validation, filters, forms, columns, merge, server,
import and export. The source is the /v2 interface; where its pages name no filter for an entity, ids, booleans, tags
and `externalId` are filterable as in every other entity.
"""

from __future__ import annotations

from types import MappingProxyType

from storage.schema.customers import CUSTOMERS
from storage.schema.fields import Catalogue, Entity, Field, Filter, Kind, Merge, Sort
from storage.schema.products import PRODUCTS, UNITS, WAREHOUSE_PRODUCTS
from storage.schema.shared_fields import (
    B,
    E,
    M,
    S,
    cloud,
    colour,
    created,
    deleted,
    display,
    external_id,
    flag,
    identifier,
    modified_by,
    reference,
    tags,
    telephone,
    version_date,
)


def _name(
    length: int | None, *, filter: Filter = S, sort: Sort = Sort.BOTH, rules: tuple[str, ...] = ()
) -> Field:
    return Field(
        name="name", kind=Kind.STRING, length=length, filter=filter, sort=sort, rules=rules, required=True,
        form="identity", list_column=True, search=True, default="",
    )  # fmt: skip


def _text(name: str, length: int | None, form: str, *, null: bool = False, group: str | None = None,
          filter: Filter = Filter.NONE, sort: Sort = Sort.NONE, rules: tuple[str, ...] = (),
          list_column: bool = False, search: bool = False) -> Field:  # fmt: skip
    return Field(
        name=name, kind=Kind.STRING, length=length, null=null, required=not null, form=form, group=group,
        filter=filter, sort=sort, rules=rules, list_column=list_column, search=search,
        default=None if null else "",
    )  # fmt: skip


EET_SUBJECTS = Entity(
    name="eet-subjects",
    singular="eetSubject",
    order=35,
    natural=("vatId", "name"),
    fields=(
        identifier(),
        cloud(),
        _name(500),
        _text("vatId", 50, "identity", filter=E, rules=("vat_id",), list_column=True, search=True),
        flag("vatPayer", form="identity", default=False, list_column=True),
        flag("enabled", form="identity", default=True, list_column=True),
        deleted(),
        # In the documented minimum body, yet nullable and owned by the cloud: a create may omit it.
        version_date(),
    ),
)

PRODUCT_INGREDIENTS = Entity(
    name="product-ingredients",
    singular="ingredient",
    title=("_parentProductId", "_productId"),
    natural=("_parentProductId", "_productId"),
    order=100,
    fields=(
        identifier(),
        cloud(Kind.LONG),
        reference("_parentProductId", "products", null=False, form="identity", list_column=True),
        reference("_productId", "products", null=False, form="identity", list_column=True),
        Field(
            name="quantity", kind=Kind.DOUBLE, required=True, group="amount", form="identity", list_column=True,
            default=1.0,
        ),
        Field(
            name="unit", kind=Kind.STRING, choices=UNITS, filter=E, required=True, group="amount", form="identity",
            list_column=True, default="Piece",
        ),
        deleted(),
        version_date(),
    ),
)  # fmt: skip

SUPPLIERS = Entity(
    name="suppliers",
    singular="supplier",
    order=60,
    personal=(
        "addressLine1",
        "addressLine2",
        "city",
        "country",
        "zip",
        "companyId",
        "email",
        "phone",
        "vatId",
    ),
    fields=(
        identifier(),
        cloud(),
        _name(180, filter=E | S),
        _text("companyId", 255, "identity", filter=E | M, list_column=True, search=True),
        _text("vatId", 255, "identity", filter=E | M, rules=("vat_id",), search=True),
        display(),
        telephone(20),
        _text("email", 100, "contact", list_column=True, search=True),
        _text("websiteUrl", None, "contact", null=True, rules=("url",)),
        _text("addressLine1", 180, "address", group="address", filter=E | S, search=True),
        _text("addressLine2", 180, "address", null=True, group="address", filter=E | S, search=True),
        _text("city", 100, "address", group="address", filter=E | S, list_column=True, search=True),
        _text("zip", 20, "address", group="address", filter=E | M),
        _text("country", 10, "address", null=True, group="address", filter=E | M),
        external_id(256),
        Field(name="deliveryNoteIds", kind=Kind.STRING, null=True),
        deleted(),
        version_date(),
    ),
)

EMPLOYEES = Entity(
    name="employees",
    singular="employee",
    order=70,
    personal=("barcode", "email", "name", "phone"),
    code_fields=("barcode",),
    protected_ids=frozenset({0}),
    fields=(
        # 0 is the administrator.
        identifier(minimum=0),
        cloud(),
        _name(256, rules=("not_blank",)),
        flag("enabled", form="identity", default=True, list_column=True),
        tags(),
        colour(),
        _text("email", 100, "contact", null=True, filter=S, sort=Sort.BOTH, list_column=True, search=True),
        telephone(40, null=True, filter=S),
        _text("barcode", 180, "access", null=True, filter=S, list_column=True, search=True),
        flag("requirePinAlways", form="access", default=False),
        Field(name="maxDiscount", kind=Kind.DOUBLE, null=True, form="access"),
        # Rights are not merged by bits: a conflict never yields a combination that neither side chose.
        Field(name="accessLevel", kind=Kind.LONG, filter=B, required=True, form="access", default=0),
        Field(name="stockAccessLevel", kind=Kind.LONG, filter=B, required=True, form="access", default=0),
        reference("_sellerId", None),
        modified_by(),
        deleted(),
        version_date(),
    ),
)

TAGS = Entity(
    name="tags",
    singular="tag",
    order=10,
    unique=("name",),
    fields=(
        identifier(),
        cloud(),
        _name(650, rules=("not_blank", "tag_characters", "tag_name")),
        display(list_column=True),
        external_id(None, list_column=True),
        deleted(),
        version_date(),
    ),
)

WEBHOOKS = Entity(
    name="webhooks",
    singular="webhook",
    verbs=frozenset({"list", "create", "delete"}),
    title=("payloadEntity", "url"),
    natural=("url", "payloadEntity", "method", "_warehouseId"),
    order=120,
    batch_limit=1,
    soft_delete=False,
    fields=(
        identifier(null=False),
        cloud(required=False),
        Field(
            name="url", kind=Kind.STRING, rules=("http_url",), required=True, form="identity", list_column=True,
            search=True, default="",
        ),
        Field(
            name="payloadEntity", kind=Kind.STRING, required=True, form="identity", list_column=True, search=True,
            choices=("STOCKLOG", "POINTSLOG", "PRODUCT", "ORDERBEAN", "RESERVATION", "CUSTOMER"), default="PRODUCT",
        ),
        Field(
            name="method", kind=Kind.STRING, choices=("POST", "GET"), required=True, form="identity",
            list_column=True, default="POST",
        ),
        reference("_warehouseId", "warehouses", form="identity", list_column=True),
        Field(
            name="payloadVersion", kind=Kind.STRING, choices=("V1",), required=True, form="advanced", default="V1"
        ),
        version_date(),
    ),
)  # fmt: skip

CATEGORIES = Entity(
    name="categories",
    singular="category",
    order=40,
    fields=(
        identifier(),
        cloud(),
        _name(180, filter=E | S),
        display(),
        tags(),
        colour(),
        Field(
            name="vat", kind=Kind.DOUBLE, null=True, minimum=1, maximum=2, form="pricing", list_column=True
        ),
        Field(name="margin", kind=Kind.STRING, null=True, length=180, form="pricing", list_column=True),
        Field(name="maxDiscount", kind=Kind.DOUBLE, null=True, form="pricing"),
        reference("_defaultCourseId", None, form="kitchen"),
        external_id(None),
        reference("_eetSubjectId", "eet-subjects"),
        Field(
            name="flags", kind=Kind.LONG, bits=MappingProxyType({8: "FISCALIZATION_DISABLED"}), filter=B,
            required=True, merge=Merge.BITS, form="advanced", default=0,
        ),
        Field(
            name="sortOrder", kind=Kind.LONG, null=True, sort=Sort.BOTH, form="advanced", list_column=True
        ),
        Field(name="translatedName", kind=Kind.TRANSLATIONS, null=True, form="advanced"),
        modified_by(),
        deleted(),
        version_date(),
    ),
)  # fmt: skip

TAXES = Entity(
    name="taxes",
    singular="tax",
    verbs=frozenset({"list", "get"}),
    order=30,
    unique=("value",),
    fields=(
        identifier(),
        cloud(Kind.LONG),
        _name(None, rules=("not_blank",)),
        Field(
            name="value", kind=Kind.DOUBLE, minimum=0, maximum=100, sort=Sort.BOTH, required=True, form="identity",
            list_column=True, default=0.0,
        ),
        Field(
            name="flags", kind=Kind.INTEGER, filter=B, required=True, merge=Merge.BITS, form="advanced",
            bits=MappingProxyType({0: "TAKE_AWAY_RATE", 1: "EXEMPTED_RATE", 2: "DELIVERY_DEFAULT_RATE"}),
            list_column=True, default=0,
        ),
        created(),
        deleted(),
        version_date(),
    ),
)  # fmt: skip

WAREHOUSES = Entity(
    name="warehouses",
    singular="warehouse",
    order=50,
    code_fields=("barcode",),
    fields=(
        identifier(),
        cloud(),
        _name(180, filter=E | S),
        _text("barcode", 180, "identity", null=True, filter=E | M, list_column=True, search=True),
        flag("enabled", form="identity", default=True, list_column=True),
        colour(null=True, required=False),
        deleted(),
        version_date(),
    ),
)

DISCOUNT_GROUPS = Entity(
    name="discount-groups",
    singular="discountGroup",
    order=20,
    fields=(
        identifier(),
        cloud(),
        _name(100, filter=E | M, sort=Sort.NONE),
        Field(
            name="discountPercent", kind=Kind.DOUBLE, maximum=100, required=True, form="identity", list_column=True,
            default=0.0,
        ),
        display(list_column=True),
        external_id(None),
        deleted(),
        version_date(),
    ),
)  # fmt: skip

BRANCHES = Entity(
    name="branches",
    singular="branch",
    verbs=frozenset({"list", "get"}),
    order=25,
    fields=(
        identifier(),
        cloud(),
        _name(100, filter=Filter.NONE, sort=Sort.NONE),
        display(list_column=True),
        Field(
            name="flags", kind=Kind.INTEGER, filter=B, required=True, merge=Merge.BITS, form="advanced",
            bits=MappingProxyType({
                0: "SUBSTITUTING_BRANCH", 1: "REPLACED_BRANCH", 8: "HIDE_STOCK", 9: "HIDE_PRICES",
                10: "FREE_LICENSE",
            }),
            list_column=True, default=0,
        ),
        # What its bits mean is not documented.
        Field(name="features", kind=Kind.LONG, filter=B, required=True, form="advanced", default=0),
        Field(name="created", kind=Kind.TIMESTAMP, null=True, merge=Merge.SERVER, writable=False),
        deleted(),
        version_date(),
    ),
)  # fmt: skip

CATALOGUE = Catalogue((
    TAGS, DISCOUNT_GROUPS, BRANCHES, TAXES, EET_SUBJECTS, CATEGORIES, WAREHOUSES, SUPPLIERS, EMPLOYEES, PRODUCTS,
    PRODUCT_INGREDIENTS, CUSTOMERS, WEBHOOKS, WAREHOUSE_PRODUCTS,
))  # fmt: skip
"""Every entity of the program, in push order."""
