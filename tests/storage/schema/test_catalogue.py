"""The catalogue, compared field by field with a table of the interface written by hand."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from storage.errors import UnknownEntity
from storage.schema.entities import CATALOGUE
from storage.schema.fields import ALL_VERBS, Entity, Field, Filter, Kind, Merge, Sort
from storage.schema.rules import FIELD_RULES, RECORD_RULES
from storage.schema.validation import Op, accept, blank, problems

TABLES = Path(__file__).with_name("catalogue.md")
LETTERS = {Filter.EQUALS: "E", Filter.ENUM: "M", Filter.NUMBER: "N", Filter.STRING: "S", Filter.BITS: "B"}
FORM_GROUPS = (
    "identity", "contact", "address", "loyalty", "access", "pricing", "stock", "kitchen", "notes", "advanced",
)  # fmt: skip
PARENTS = {"warehouse-products": "products"}

Row = tuple[str, ...]


def by_hand() -> dict[str, dict[str, Row]]:
    """Rows of the hand-written tables: entity -> field -> (type, null, length, filter, sort, required)."""
    tables: dict[str, dict[str, Row]] = {}
    rows: dict[str, Row] = {}
    for line in TABLES.read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            rows = tables[line[3:].strip()] = {}
        elif line.startswith("| ") and not line.startswith(("| field", "| ---")):
            name, *rest = (each.strip() for each in line.strip("|").split("|"))
            assert name not in rows, f"{name} twice"
            rows[name] = tuple(rest)
    for child, parent in PARENTS.items():
        tables[child] = tables[parent] | tables[child]
    return tables


def rendered(entity: Entity) -> dict[str, Row]:
    """The same rows out of the catalogue."""
    return {
        each.name: (
            each.kind.value,
            "null" if each.null else "",
            f"={each.total_length}" if each.total_length else str(each.length or ""),
            "".join(letter for group, letter in LETTERS.items() if group in each.filter),
            "BOTH" if each.sort is Sort.BOTH else "",
            "required" if each.required else "",
        )
        for each in entity.fields
    }


HAND = by_hand()


def in_order(text: Row) -> Row:
    kind, null, length, groups, sort, required = text
    return kind, null, length, "".join(sorted(groups)), sort, required


def test_every_entity_and_no_other() -> None:
    assert {each.name for each in CATALOGUE} == set(HAND)


@pytest.mark.parametrize("name", sorted(HAND))
def test_fields_match_the_table_written_by_hand(name: str) -> None:
    wanted = {field: in_order(row) for field, row in HAND[name].items()}
    assert {field: in_order(row) for field, row in rendered(CATALOGUE[name]).items()} == wanted


def test_minimum_bodies_as_the_interface_lists_them() -> None:
    customer = (
        "_cloudId, addressLine1, barcode, companyId, companyName, deleted, display, email, firstName, headerPrint, "
        "hexColor, internalNote, lastName, phone, points, tags, vatId, zip"
    )
    product = (
        "_categoryId, deleted, discountPercent, discountPermitted, display, flags, hexColor, name, onSale, packaging, "
        "points, priceWithoutVat, requiresPriceEntry, stockDeduct, stockOverdraft, unit, vat"
    )
    ingredient = "_cloudId, _parentProductId, _productId, deleted, quantity, unit"
    supplier = "_cloudId, addressLine1, city, companyId, deleted, display, email, name, phone, vatId, zip"
    employee = "_cloudId, accessLevel, deleted, enabled, hexColor, name, requirePinAlways, stockAccessLevel"
    for name, text in {
        "customers": customer,
        "products": product,
        "product-ingredients": ingredient,
        "suppliers": supplier,
        "employees": employee,
        "tags": "_cloudId, deleted, display, name",
        "eet-subjects": "_cloudId, deleted, enabled, name, vatId, vatPayer",
        "webhooks": "method, url, payloadEntity, payloadVersion",
    }.items():
        required = {each.name for each in CATALOGUE[name].fields if each.required}
        assert required == set(text.split(", ")), name


def test_references_name_entities_that_are_pushed_before() -> None:
    for entity in CATALOGUE:
        for each in entity.fields:
            if each.references is not None:
                assert CATALOGUE[each.references].order < entity.order, (entity.name, each.name)


def test_push_order() -> None:
    assert [each.name for each in CATALOGUE] == [
        "tags", "discount-groups", "branches", "taxes", "eet-subjects", "categories", "warehouses", "suppliers", "employees",
        "products", "product-ingredients", "customers", "webhooks", "warehouse-products",
    ]  # fmt: skip


def test_verbs() -> None:
    assert CATALOGUE["webhooks"].verbs == {"list", "create", "delete"}
    read_only = ["branches", "taxes", "warehouse-products"]
    assert all(CATALOGUE[each].verbs == {"list", "get"} for each in read_only)
    others = [each for each in CATALOGUE if each.name not in ("webhooks", *read_only)]
    assert all(each.verbs == ALL_VERBS for each in others)
    assert [each.name for each in CATALOGUE if not each.editable] == read_only
    assert [each.name for each in CATALOGUE if not each.soft_delete] == ["webhooks"]


def fields_with(entity: str, policy: Merge) -> set[str]:
    return {each.name for each in CATALOGUE[entity].fields if each.merge is policy}


OWNED = {"id", "_cloudId", "versionDate"}


@pytest.mark.parametrize(
    ("entity", "sets", "mine", "server"),
    [
        ("customers", {"tags"}, {"display", "hexColor"}, {"created", "modifiedBy", "deleted"}),
        ("eet-subjects", set(), set(), {"deleted"}),
        (
            "products",
            {"tags", "ean", "plu", "allergens", "features"},
            {"display", "hexColor"},
            {"modifiedBy", "deleted", "externalIds", "purchasePriceWithoutVat"},
        ),
        ("product-ingredients", set(), set(), {"deleted"}),
        ("suppliers", set(), {"display"}, {"deleted"}),
        ("employees", {"tags"}, {"hexColor"}, {"modifiedBy", "deleted"}),
        ("tags", set(), {"display"}, {"deleted"}),
        ("webhooks", set(), set(), set()),
        ("categories", {"tags"}, {"display", "hexColor"}, {"modifiedBy", "deleted"}),
        ("branches", set(), {"display"}, {"created", "deleted"}),
        ("taxes", set(), set(), {"created", "deleted"}),
        ("warehouses", set(), {"hexColor"}, {"deleted"}),
        ("discount-groups", set(), {"display"}, {"deleted"}),
    ],
)
def test_merge_policies(entity: str, sets: set[str], mine: set[str], server: set[str]) -> None:
    assert fields_with(entity, Merge.SET) == sets
    assert fields_with(entity, Merge.MINE) == mine
    assert fields_with(entity, Merge.SERVER) == server | OWNED
    assert fields_with(entity, Merge.COUNTER) == ({"points"} if entity == "customers" else set())
    flags = {"flags"} & CATALOGUE[entity].by_name.keys()
    assert fields_with(entity, Merge.BITS) == flags
    unwritable = {each.name for each in CATALOGUE[entity].fields if not each.writable}
    assert unwritable == server | OWNED


def groups(entity: str) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for each in CATALOGUE[entity].fields:
        if each.group is not None:
            found.setdefault(each.group, set()).add(each.name)
    return found


def test_merge_groups() -> None:
    address = {"addressLine1", "addressLine2", "city", "zip", "country"}
    assert groups("customers") == {"name": {"firstName", "lastName", "companyName"}, "address": address}
    assert groups("suppliers") == {"address": address}
    assert groups("products") == {
        "price": {"priceWithVat", "priceWithoutVat", "vat"},
        "packaging": {"unit", "packaging"},
        "measurement": {"packagingMeasurement", "unitMeasurement"},
    }
    assert groups("product-ingredients") == {"amount": {"quantity", "unit"}}
    grouped = {"customers", "suppliers", "products", "product-ingredients", "warehouse-products"}
    assert {each.name for each in CATALOGUE if groups(each.name)} == grouped


def test_a_merge_group_holds_plain_values_only() -> None:
    for entity in CATALOGUE:
        assert all(each.merge is Merge.HOLD for each in entity.fields if each.group is not None)


def test_choices() -> None:
    hooks = CATALOGUE["webhooks"].by_name
    assert hooks["method"].choices == ("POST", "GET")
    assert hooks["payloadVersion"].choices == ("V1",)
    assert set(hooks["payloadEntity"].choices) == {
        "STOCKLOG", "POINTSLOG", "PRODUCT", "ORDERBEAN", "RESERVATION", "CUSTOMER",
    }  # fmt: skip
    products = CATALOGUE["products"].by_name
    assert products["stockOverdraft"].choices == ("ALLOW", "WARN", "DISABLE")
    units = (
        "Piece Milligram Gram Decagram Kilogram Pound Ounce Quintal Tonne Millimeter Centimeter Meter Kilometer Inch "
        "Mile SquareMeter SquareFoot Milliliter Centiliter Deciliter Liter UsGallon UkGallon CubicFoot Hectoliter "
        "CubicMeter Second Minute Hour Day Week Month Year Points"
    )
    assert products["unit"].choices == products["unitMeasurement"].choices == tuple(units.split())
    assert CATALOGUE["product-ingredients"].by_name["unit"].choices == tuple(units.split())


def test_flag_bits() -> None:
    assert dict(CATALOGUE["products"].by_name["flags"].bits) == {
        0: "SHORTCUT", 1: "REQUIRES_QUANTITY_ENTRY", 2: "REQUIRES_PRICE_ENTRY", 3: "TIMEABLE",
        5: "MANUAL_SALE_ITEM", 6: "TIMEABLE_LOCKED", 7: "JOINT_SALE_ITEM", 8: "FISCALIZATION_DISABLED",
        10: "ASSEMBLED_ITEM", 11: "TAKE_AWAY", 12: "TAKE_AWAY_ITEM", 13: "SPECIAL", 14: "WITH_CUSTOMIZATIONS",
        15: "EXEMPTED_VAT", 18: "UNCERTIFIED_QUANTITY",
    }  # fmt: skip
    assert dict(CATALOGUE["categories"].by_name["flags"].bits) == {8: "FISCALIZATION_DISABLED"}
    assert dict(CATALOGUE["taxes"].by_name["flags"].bits) == {
        0: "TAKE_AWAY_RATE", 1: "EXEMPTED_RATE", 2: "DELIVERY_DEFAULT_RATE",
    }  # fmt: skip
    assert dict(CATALOGUE["branches"].by_name["flags"].bits) == {
        0: "SUBSTITUTING_BRANCH", 1: "REPLACED_BRANCH", 8: "HIDE_STOCK", 9: "HIDE_PRICES", 10: "FREE_LICENSE",
    }  # fmt: skip
    assert not CATALOGUE["customers"].by_name["flags"].bits


def test_declarations_are_sound() -> None:
    for entity in CATALOGUE:
        names = entity.names()
        assert len(set(names)) == len(names), entity.name
        assert set(entity.title) | set(entity.unique) <= set(names)
        assert set(entity.rules) <= set(RECORD_RULES)
        assert all(set(RECORD_RULES[rule].fields) <= set(names) for rule in entity.rules)
        for each in entity.fields:
            assert set(each.rules) <= set(FIELD_RULES), (entity.name, each.name)
            assert each.form is None or each.form in FORM_GROUPS, (entity.name, each.name)
            assert (each.merge is Merge.SERVER) == (not each.writable), (entity.name, each.name)
            assert not (each.required and each.null), (entity.name, each.name)


def test_form_groups_come_in_one_order_and_in_one_piece() -> None:
    for entity in CATALOGUE.stored():
        shown = [each.form for each in entity.fields if each.form is not None]
        pieces = [form for at, form in enumerate(shown) if at == 0 or shown[at - 1] != form]
        assert pieces == sorted(pieces, key=FORM_GROUPS.index), entity.name
        assert len(pieces) == len(set(pieces)), entity.name


def test_each_entity_has_columns_and_something_to_search() -> None:
    for entity in CATALOGUE:
        columns = [each.name for each in entity.fields if each.list_column]
        assert 3 <= len(columns) <= 7, (entity.name, columns)
        assert any(each.search for each in entity.fields) or entity.name == "product-ingredients"


FIRST_WORDS: dict[str, dict[str, object]] = {
    "customers": {"lastName": "Nováková"},
    "products": {"name": "Káva", "_categoryId": 5},
    "product-ingredients": {"_parentProductId": 1, "_productId": 2},
    "webhooks": {"url": "https://example.com/hook"},
}


@pytest.mark.parametrize("entity", list(CATALOGUE.stored()), ids=lambda each: each.name)
def test_a_form_with_only_a_name_is_a_whole_record(entity: Entity) -> None:
    body = {**blank(entity), "_cloudId": 12345, **FIRST_WORDS.get(entity.name, {"name": "Nový záznam"})}
    assert problems(entity, body, Op.CREATE) == []
    assert problems(entity, {**body, "id": 77}, Op.REPLACE) == []
    assert accept(entity, body, Op.CREATE) == body


def test_blank_records_share_nothing() -> None:
    first = blank(CATALOGUE["customers"])
    first["tags"].append("VIP")
    assert blank(CATALOGUE["customers"])["tags"] == []


def test_lookup_in_the_catalogue() -> None:
    with pytest.raises(UnknownEntity):
        CATALOGUE["orders"]
    assert "customers" in CATALOGUE
    assert "orders" not in CATALOGUE
    assert "warehouse-products" not in {each.name for each in CATALOGUE.stored()}
    assert CATALOGUE["warehouse-products"].view_of == "products"


def test_properties_of_entities() -> None:
    def declared(attribute: str) -> dict[str, object]:
        return {each.name: value for each in CATALOGUE if (value := getattr(each, attribute))}

    assert set(declared("personal")) == {"customers", "suppliers", "employees"}
    assert declared("code_fields") == {
        "customers": ("barcode",),
        "employees": ("barcode",),
        "products": ("ean", "plu"),
        "warehouses": ("barcode",),
    }
    assert declared("protected_ids") == {"employees": {0}}
    assert declared("ingredients_entity") == {"products": "product-ingredients"}
    assert declared("webhook_kinds") == {
        "customers": ("CUSTOMER", "POINTSLOG"),
        "products": ("PRODUCT",),
        "warehouse-products": ("STOCKLOG",),
    }
    announced = {
        kind: CATALOGUE.announced_by(kind) for kind in ("PRODUCT", "STOCKLOG", "POINTSLOG", "RESERVATION")
    }
    assert {kind: entity and entity.name for kind, entity in announced.items()} == {
        "PRODUCT": "products",
        "STOCKLOG": "warehouse-products",
        "POINTSLOG": "customers",
        "RESERVATION": None,
    }
    assert declared("scope_field") == {"warehouse-products": "_warehouseId"}
    assert declared("scope_entity") == {"warehouse-products": "warehouses"}
    assert [each.name for each in CATALOGUE if CATALOGUE.scopes_a_view(each.name)] == ["warehouses"]


def test_properties_of_entities_name_existing_fields_and_entities() -> None:
    kinds = CATALOGUE["webhooks"].by_name["payloadEntity"].choices
    for entity in CATALOGUE:
        named = {*entity.personal, *entity.code_fields, *([entity.scope_field] if entity.scope_field else [])}
        assert named <= set(entity.names()), entity.name
        assert set(entity.webhook_kinds) <= set(kinds), entity.name
        assert entity.ingredients_entity is None or entity.ingredients_entity in CATALOGUE


def test_an_entity_declared_at_run_time_is_checked_like_all_others() -> None:
    loans = Entity(
        name="loans",
        singular="loan",
        order=999,
        fields=(
            Field(name="id", kind=Kind.LONG, null=True, minimum=1),
            Field(name="text", kind=Kind.STRING, length=3, required=True),
        ),
    )
    wider = CATALOGUE.with_entity(loans)
    assert [*wider][-1] is loans
    assert "loans" not in CATALOGUE
    assert [(each.field, each.code) for each in problems(loans, {"text": "long"}, Op.CREATE)] == [
        ("text", "too_long")
    ]
    more = replace(loans, name="loans").with_field(Field(name="due", kind=Kind.TIMESTAMP, null=True))
    assert accept(more, {"text": "abc", "due": "1970-01-01T00:00:01Z"}, Op.CREATE)["due"] == 1000
    assert accept(loans, {"text": "abc", "due": "1970-01-01T00:00:01Z"}, Op.CREATE) == {"text": "abc"}
