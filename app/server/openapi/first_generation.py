"""The paths of the first generation in the description: one operation each, its body and its record.

Called by `document`. Bodies are looser than those of `/v2`: every member may be left out, names are read in any case,
and unknown ones are ignored. Which fields an entity has there is in `v1.field_tables`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from app.server.openapi.descriptions import FIRST_GENERATION, STATUS
from app.server.openapi.fields import Schema, SharedSchemas, nullable
from app.server.openapi.paths import MEDIA
from app.server.openapi.schemas import type_name
from app.server.routes import MAX_ID
from app.server.v1.field_tables import TABLES, Column, Form
from app.server.v1.paths import INGREDIENTS, METHODS, V1Action
from app.server.v1.service import MAX_RECORDS, SERVER_OWNED, TAG_TYPES
from storage.schema.fields import Catalogue, Entity, Kind

TAG = "first generation"
_WAREHOUSE = "warehouse-products"


@dataclass(frozen=True, slots=True)
class _Path:
    path: str
    action: V1Action
    entity: str
    summary: str
    example: Mapping[str, Any] | None = None


_PRODUCT = {"name": "Rohlík", "categoryid": 1, "pricewithvat": 4.9, "vat": 1.21}
_SUPPLIER = {"name": "Mlýn", "ico": "12345678"}
_EMPLOYEE = {"name": "Jana"}
_LINE = {"belongstoproductId": 1, "ingredienceproductId": 2, "quantity": 0.5, "units": "Piece"}

_PATHS = (
    _Path("/api/product/{cloudId}", V1Action.LIST, "products", "All products"),
    _Path("/api/product/{cloudId}/{productId}", V1Action.ONE, "products", "One product"),
    _Path("/api/product/{cloudId}/{warehouseId}/list", V1Action.LIST, _WAREHOUSE, "Products of a warehouse"),
    _Path(
        "/api/product/withstockstatus/{cloudId}/{warehouseId}/{productId}", V1Action.ONE, _WAREHOUSE,
        "One product with its stock",
    ),
    _Path("/api/product/{cloudId}/create", V1Action.CREATE, "products", "A new product", _PRODUCT),
    _Path(
        "/api/product/{cloudId}/{productId}/update", V1Action.UPDATE, "products", "Change a product", _PRODUCT
    ),
    _Path("/api/product/{cloudId}/{productId}/delete", V1Action.DELETE, "products", "Delete a product"),
    _Path("/api/product/{cloudId}/ingredients", V1Action.LIST, INGREDIENTS, "All ingredients"),
    _Path(
        "/api/product/{cloudId}/{productId}/ingredients", V1Action.LIST, INGREDIENTS, "Ingredients of a product"
    ),
    _Path(
        "/api/product/{cloudId}/ingredients/edit", V1Action.EDIT, INGREDIENTS, "Create or change an ingredient",
        _LINE,
    ),
    _Path(
        "/api/product/{cloudId}/ingredients/{ingredientId}/delete", V1Action.DELETE, INGREDIENTS,
        "Delete an ingredient",
    ),
    _Path("/api/supplier/{cloudId}", V1Action.LIST, "suppliers", "All suppliers"),
    _Path("/api/supplier/{cloudId}/{supplierId}", V1Action.ONE, "suppliers", "One supplier"),
    _Path("/api/supplier/{cloudId}/create", V1Action.CREATE, "suppliers", "A new supplier", _SUPPLIER),
    _Path(
        "/api/supplier/{cloudId}/{supplierId}/update", V1Action.UPDATE, "suppliers", "Change a supplier",
        _SUPPLIER,
    ),
    _Path("/api/supplier/{cloudId}/{supplierId}/delete", V1Action.DELETE, "suppliers", "Delete a supplier"),
    _Path("/api/employee/{cloudId}", V1Action.LIST, "employees", "All employees"),
    _Path("/api/employee/{cloudId}/{employeeId}", V1Action.ONE, "employees", "One employee"),
    _Path("/api/employee/{cloudId}/create", V1Action.CREATE, "employees", "A new employee", _EMPLOYEE),
    _Path(
        "/api/employee/{cloudId}/{employeeId}/update", V1Action.UPDATE, "employees", "Change an employee",
        _EMPLOYEE,
    ),
    _Path("/api/employee/{cloudId}/{employeeId}/delete", V1Action.DELETE, "employees", "Delete an employee"),
    _Path("/api/tag/{cloudId}", V1Action.LIST, "tags", "All tags"),
    _Path("/api/tag/{cloudId}/{tagId}", V1Action.ONE, "tags", "One tag"),
    _Path("/api/tag/{cloudId}/{tagtype}/create", V1Action.CREATE, "tags", "A new tag", {"tag": "bez lepku"}),
)  # fmt: skip


def first_generation_paths(catalogue: Catalogue) -> dict[str, dict[str, Any]]:
    """The path items below `/api`."""
    return {each.path: _item(each, catalogue[each.entity]) for each in _PATHS if each.entity in catalogue}


def first_generation_schemas(catalogue: Catalogue, shared: SharedSchemas) -> dict[str, Schema]:
    """Records and bodies of these paths, and their errors."""
    found: dict[str, Schema] = {"V1Error": _ERROR}
    written = {each.entity for each in _PATHS if each.example is not None}
    for name in {each.entity for each in _PATHS}:
        if name not in catalogue:
            continue
        entity = catalogue[name]
        found[_name(entity)] = _record(entity)
        if name in written:
            found[f"{_name(entity)}Body"] = _body(entity, shared)
    return found


def first_generation_responses() -> dict[str, Any]:
    """The responses that these paths share."""
    error = {MEDIA: {"schema": {"$ref": "#/components/schemas/V1Error"}}}
    return {
        "V1Refused": {"description": "Refused; see `message`.", "content": error},
        "V1Failed": {"description": "The server failed, or is busy.", "content": error},
        "V1Bare": {"description": "Refused or failed; no body."},
    }


def _item(path: _Path, entity: Entity) -> dict[str, Any]:
    words = [part for part in path.path.split("/") if part.startswith("{")]
    item: dict[str, Any] = {"parameters": [_path_parameter(word.strip("{}")) for word in words]}
    for method in METHODS[path.action]:
        if method == "OPTIONS":
            item["options"] = _options(path)
        else:
            item[method.lower()] = _operation(path, entity, bodiless=method == "HEAD")
    return item


def _operation(path: _Path, entity: Entity, *, bodiless: bool) -> dict[str, Any]:
    record: Schema = {"$ref": f"#/components/schemas/{_name(entity)}"}
    shown = {"type": "array", "items": record} if path.action is V1Action.LIST else record
    done: dict[str, Any] = {"description": STATUS[200], "headers": _HEADERS}
    operation: dict[str, Any] = {
        "operationId": ("head_" if bodiless else "") + _operation_id(path),
        "summary": path.summary,
        "description": FIRST_GENERATION[path.action],
        "deprecated": True,
        "tags": [TAG],
        "parameters": _QUERY.get(path.action, []),
        "responses": {
            "200": done if bodiless else {**done, "content": {MEDIA: {"schema": shown}}},
            **_errors(bodiless),
        },
    }
    if path.example is not None:
        body = {"$ref": f"#/components/schemas/{_name(entity)}Body"}
        content = {MEDIA: {"schema": body, "example": dict(path.example)}}
        operation["requestBody"] = {"required": True, "content": content}
    return operation


def _options(path: _Path) -> dict[str, Any]:
    shown = {"schema": {"$ref": "#/components/schemas/Options"}}
    headers = {**_HEADERS, "Allow": {"$ref": "#/components/headers/Allow"}}
    return {
        "operationId": f"describe_{_operation_id(path)}",
        "summary": "Methods",
        "deprecated": True,
        "tags": [TAG],
        "responses": {
            "200": {
                "description": "The methods of this path.", "headers": headers, "content": {MEDIA: shown}
            },
            **_errors(False),
        },
    }  # fmt: skip


def _operation_id(path: _Path) -> str:
    words = (part.strip("{}") for part in path.path.removeprefix("/api/").split("/"))
    return "v1_" + "_".join(word for word in words if word != "cloudId") + f"_{path.action}"


def _errors(bodiless: bool) -> dict[str, Schema]:
    names = ("V1Bare", "V1Bare") if bodiless else ("V1Refused", "V1Failed")
    return {
        status: {"$ref": f"#/components/responses/{name}"}
        for status, name in zip(("4XX", "5XX"), names, strict=True)
    }


def _path_parameter(name: str) -> Schema:
    if name in ("cloudId", "warehouseId"):
        return {"$ref": f"#/components/parameters/{name}"}
    if name == "tagtype":
        schema: Schema = {"type": "string", "enum": list(TAG_TYPES)}
    else:
        schema = {"type": "integer", "format": "int64", "minimum": -MAX_ID, "maximum": MAX_ID}
    return {"name": name, "in": "path", "required": True, "schema": schema}


def _query_parameter(name: str, description: str, schema: Schema) -> Schema:
    return {"name": name, "in": "query", "description": description, "schema": schema}


_QUERY: Mapping[V1Action, Sequence[Schema]] = {
    V1Action.LIST: [
        _query_parameter(
            "limit", "All records without it.", {"type": "integer", "minimum": 1, "maximum": MAX_RECORDS}
        ),
        _query_parameter("offset", "Records to leave out first.", {"type": "integer", "minimum": 0, "default": 0}),
        _query_parameter("sort", "Names of members with commas between; `-` turns the order round.", {"type": "string"}),
    ],
    V1Action.CREATE: [{"$ref": "#/components/parameters/idempotencyKey"}],
    V1Action.DELETE: [{"$ref": "#/components/parameters/anonymize"}],
}  # fmt: skip

_HEADERS: Schema = {
    "Deprecation": {"description": "Since when, RFC 9745.", "schema": {"type": "string"}},
    "Sunset": {"description": "It is served at least until then, RFC 8594.", "schema": {"type": "string"}},
    "Link": {"description": "The path of `/v2` with the same function.", "schema": {"type": "string"}},
}

_ERROR: Schema = {
    "type": "object",
    "description": "An error under `/api`: that of `/v2`, with the message as `error` and a number as `status`.",
    "properties": {
        "timestamp": {"type": "string", "format": "date-time"},
        "status": {"type": ["integer", "string"]},
        "error": {"type": "string"},
        "reason": {"type": "string"},
        "message": {"type": "string"},
        "path": {"type": "string"},
        "violations": {"type": "array", "items": {"$ref": "#/components/schemas/Violation"}},
    },
    "required": ["timestamp", "status", "error", "reason", "message", "path"],
}


def _name(entity: Entity) -> str:
    return f"V1{type_name(entity)}"


def _record(entity: Entity) -> Schema:
    columns = [each for each in TABLES[entity.name] if each.shown]
    return {
        "type": "object",
        "description": f"A record of `{entity.name}` as the first generation wrote it. An id beyond 2^53 is also"
        " written as text, under its name with `String`.",
        "properties": {
            **{each.name: _shown(entity, each) for each in columns},
            **_RELATED.get(entity.name, {}),
        },
        "required": [each.name for each in columns],
    }


_TEXT: Schema = {"type": ["string", "null"]}
_OF_PRODUCTS: Mapping[str, Schema] = {
    "categoryname": _TEXT, "categorymargin": _TEXT, "ingredients": {"type": "integer"},
}  # fmt: skip
_RELATED: Mapping[str, Mapping[str, Schema]] = {
    "products": _OF_PRODUCTS,
    _WAREHOUSE: _OF_PRODUCTS,
    INGREDIENTS: {"parentExtId": _TEXT, "childExtId": _TEXT},
}
"""Members that come from other records (`v1.related`)."""


def _shown(entity: Entity, column: Column) -> Schema:
    if column.bit is not None or column.form is Form.FILLED:
        return {"enum": [0, 1]}
    match entity.by_name[column.field].kind:
        case Kind.BOOLEAN:
            return {"enum": [0, 1, None]}
        case Kind.LONG | Kind.INTEGER | Kind.TIMESTAMP:
            return {"type": ["integer", "null"]}
        case Kind.DOUBLE:
            return {"type": ["number", "null"]}
    return _TEXT


def _body(entity: Entity, shared: SharedSchemas) -> Schema:
    return {
        "type": "object",
        "description": "Members that are left out are as before, or as in a new record. Names are read in any case.",
        "properties": {
            each.name: _read(entity, each, shared)
            for each in TABLES[entity.name]
            if each.field not in SERVER_OWNED and each.form is Form.PLAIN
        },
    }


def _read(entity: Entity, column: Column, shared: SharedSchemas) -> Schema:
    field = entity.by_name[column.field]
    if column.bit is not None or field.kind is Kind.BOOLEAN:
        return {"description": "0 or 1, as a number or as text, or a boolean."}
    if field.kind in (Kind.STRINGS, Kind.INTEGERS):
        return {"type": ["string", "null"], "description": "Several with commas between."}
    schema = shared.body_schema(field)
    return nullable(schema) if field.null or field.name == "id" else schema
