"""Hooks for schemathesis: the cloud it runs against, and rules that JSON Schema cannot express.

Loaded by schemathesis itself, in the process that `schema_run` starts. A request that the schema allows is brought
to agree with itself and with the shop (its ids, tax rates, bit 2 of flags, names in use); a wrong value is never
put right, so that what must be refused stays so.
"""

from __future__ import annotations

import itertools
import json
import os
import re
from collections.abc import Iterator
from typing import Any

import schemathesis
from hypothesis import strategies as st
from schemathesis.checks import CHECKS
from schemathesis.generation.meta import TestPhase
from schemathesis.specs.openapi.checks import use_after_free as strictly_gone

from app.commands.recipe_rules import INGREDIENT, PARENT
from app.server.openapi.feed_path import CURSOR
from app.server.openapi.feed_path import PATH as FEED_PATH
from app.server.openapi.fields import PATTERNS
from app.server.openapi.paths import FIELDS
from app.server.routes import MAX_CLOUD_ID
from app.server.v2.changes import MAX_WAIT
from app.server.v2.idempotency import HEADER as KEY_HEADER
from app.server.v2.idempotency import KEY, MAX_KEY
from storage.query.grammar import GROUPS, LISTS, Operator, operators
from storage.schema.entities import CATALOGUE
from storage.schema.fields import Entity, Field, Kind
from storage.schema.rules import CUSTOMER_NAMES, PRICE_ENTRY_BIT
from storage.schema.validation import limits
from storage.timestamps import EARLIEST, LATEST, iso

SHOP: dict[str, Any] = json.loads(os.environ.get("SCHEMA_RUN_SHOP", "{}"))
"""`cloud`: its id; `rates`: tax rates as multipliers; `warehouse`: an id;
`ids`: some by entity."""

LONG = (-(2**63) + 1, 2**63 - 1)

RECIPES = 2**61
"""Products with recipes begin at this id, ingredients end before it, so that no recipe leads back to itself."""

_numbers = itertools.count(1)
_TAG = re.compile(PATTERNS["tag_name"])


# filters


def _values(field: Field, operator: Operator) -> st.SearchStrategy[str]:
    text = st.text(st.characters(codec="utf-8", exclude_characters=";,"), max_size=12)
    whole = st.integers(-(2**63), 2**63 - 1).map(str)
    match field.kind:
        case _ if operator is Operator.LIKE:
            found = text
        case Kind.BOOLEAN:
            found = st.sampled_from(["0", "1", "true", "false"])
        case Kind.TIMESTAMP:
            moment = st.integers(EARLIEST, LATEST)
            found = moment.map(str) | moment.map(iso)
        case Kind.DOUBLE:
            found = st.floats(-1e9, 1e9).map(repr)
        case Kind.LONG | Kind.INTEGER | Kind.INTEGERS:
            found = whole
        case _:
            found = text
    if operator in (*GROUPS[next(iter(GROUPS))], *LISTS) and field.name != "deleted":
        found |= st.sampled_from(["null", "notnull"])
    return st.lists(found, min_size=1, max_size=4).map(",".join) if operator in LISTS else found


def _filters(entity: Entity) -> st.SearchStrategy[str]:
    conditions = [
        _values(field, operator).map(f"{field.name}|{operator}|".__add__)
        for field in entity.fields
        for operator in operators(field)
    ]
    return st.lists(st.one_of(conditions), max_size=3).map(";".join) if conditions else st.just("")


for _entity in CATALOGUE:
    schemathesis.openapi.format(f"filter-{_entity.name}", _filters(_entity))


schemathesis.openapi.format(CURSOR, st.just("now"))


# requests


@schemathesis.hook
def before_call(context: Any, case: Any, kwargs: dict[str, Any]) -> None:
    """Make a generated request consistent in itself and with the shop."""
    path = case.path_parameters or {}
    if _whole(path.get("cloudId"), 1, MAX_CLOUD_ID) is not None:
        path["cloudId"] = SHOP["cloud"]
    positive = case.meta is not None and case.meta.generation.mode.is_positive
    if case.operation.path == FEED_PATH and _whole((case.query or {}).get("wait"), 0, MAX_WAIT):
        case.query["wait"] = 0  # as valid as any other, and answered at once
    entity = _entity_of(case.operation.path)
    if entity is None:
        return
    if case.query and (positive or _names_fields(entity, case.query.get(FIELDS))):
        case.query.pop(FIELDS, None)  # an answer with fewer members is not what the schema of the record says
    if (
        "/warehouses/{warehouseId}/products" in case.operation.path
        and _whole(path["warehouseId"], *LONG) is not None
    ):
        path["warehouseId"] = SHOP["warehouse"]
    item = case.operation.path.rpartition("/")[2].strip("{}")
    item = item if item in path else ""
    given = _whole(path.get(item), *LONG)
    if given is not None and positive:
        path[item] = given  # 5.0 is whole in JSON; in a path it is no number of ours
        known = SHOP["ids"].get(entity.name)
        if known and next(_numbers) % 2 and case.meta.phase.name is not TestPhase.STATEFUL:
            path[item] = known[next(_numbers) % len(known)]
    if given is not None and case.method in ("PUT", "PATCH"):
        # Only a positive id can stand in a body as well; 0 is the administrator, whose rights nobody changes.
        path[item] = max(1, abs(given))
    if positive and case.method in ("PUT", "PATCH") and next(_numbers) % 2:
        case.headers["If-Match"] = "*"
    key = (case.headers or {}).get(KEY_HEADER)
    if isinstance(key, str) and KEY.fullmatch(key):
        case.headers[KEY_HEADER] = f"{key}-{next(_numbers)}"[-MAX_KEY:]  # no two requests share one
    for at, body in enumerate(_bodies(case.body)):
        _agree(entity, body, path.get(item), at)
        if positive:
            _complete(entity, body, case)


def _names_fields(entity: Entity, chosen: Any) -> bool:
    names = {name.strip() for name in chosen.split(",")} if isinstance(chosen, str) else {None}
    return names <= {*entity.names(), ""}


def _entity_of(path: str) -> Entity | None:
    name = next((part for part in path.split("/") if part in CATALOGUE and part != "warehouses"), None)
    if name is None and "/warehouses" in path:
        name = "warehouses"
    return None if name is None else CATALOGUE[name]


def _bodies(body: Any) -> Iterator[dict[str, Any]]:
    for each in body if isinstance(body, list) else [body]:
        if isinstance(each, dict):
            yield each


def _agree(entity: Entity, body: dict[str, Any], path_id: Any, at: int) -> None:
    """Make a body consistent with its path, the other elements of its array, and the shop."""
    if _whole(body.get("_cloudId"), *_limits(entity, "_cloudId")) is not None:
        body["_cloudId"] = SHOP["cloud"]
    if (given := _whole(body.get("id"), *_limits(entity, "id"))) is not None:
        wanted = _whole(path_id, *LONG)
        body["id"] = (
            wanted if wanted is not None else 1 + at + given % 2**60 // 100 * 100
        )  # no two in an array
    name = body.get("name")
    if entity.name == "tags" and isinstance(name, str) and _TAG.match(name) and len(name) <= 650:
        body["name"] = f"{name[:600]}~{next(_numbers)}"
    if entity.name in ("products", "categories") and _decimal(body.get("vat"), 1, 2):
        body["vat"] = SHOP["rates"][next(_numbers) % len(SHOP["rates"])]
    if entity.name == "products":
        _agree_on_price_entry(body)
    for name, lowest in ((PARENT, RECIPES), (INGREDIENT, 0)):
        if name in entity.by_name and (given := _whole(body.get(name), *_limits(entity, name))) is not None:
            body[name] = lowest + given % RECIPES


def _limits(entity: Entity, name: str) -> tuple[int, int]:
    lowest, highest = limits(entity.by_name[name])
    assert lowest is not None
    assert highest is not None
    return int(lowest), int(highest)


def _agree_on_price_entry(body: dict[str, Any]) -> None:
    flags = _whole(body.get("flags"), -(2**31), 2**31 - 1)
    if flags is not None and isinstance(body.get("requiresPriceEntry", True), bool):
        body["requiresPriceEntry"] = bool(flags >> PRICE_ENTRY_BIT & 1)
    elif "flags" not in body and isinstance(body.get("requiresPriceEntry"), bool):
        del body["requiresPriceEntry"]


def _complete(entity: Entity, body: dict[str, Any], case: Any) -> None:
    """Add what a body needs because of the requested version or the stored record."""
    if entity.name == "customers" and case.method == "POST":
        body.setdefault("flags", 0)
    if entity.name == "customers" and any(name in body for name in CUSTOMER_NAMES):
        body["lastName"] = "Nováková"


def _whole(value: Any, lowest: int, highest: int) -> int | None:
    if isinstance(value, str) and re.fullmatch(r"[+-]?[0-9]{1,400}(\.0*)?", value, re.ASCII):
        value = int(value.partition(".")[0])
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    fits = isinstance(value, int) and not isinstance(value, bool) and lowest <= value <= highest
    return value if fits else None


def _decimal(value: Any, lowest: float, highest: float) -> bool:
    if isinstance(value, str) and re.fullmatch(r"\+?[0-9]+(\.[0-9]*)?", value, re.ASCII):
        value = float(value)
    return isinstance(value, int | float) and not isinstance(value, bool) and lowest <= value <= highest


# answers


CHECKS.unregister("use_after_free")


@schemathesis.check
def use_after_free(ctx: Any, response: Any, case: Any) -> bool | None:
    """As the check of schemathesis, except that a deleted record stays readable with `deleted: true`.

    OPTIONS speaks of the path and not of the record.
    """
    if response.request.method in ("OPTIONS", "HEAD"):
        return None
    try:
        shown = response.json()
    except ValueError:
        shown = None
    if isinstance(shown, dict) and shown.get("deleted") is True:
        return None
    return strictly_gone(ctx, response, case)
