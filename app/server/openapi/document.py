"""Builds `/openapi.json` from the catalogue (OpenAPI 3.1, JSON Schema 2020-12).

Called by `about` and by tests. The description is the same for every cloud and caller.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from app.server.openapi import schemas
from app.server.openapi.descriptions import ABOUT, EMPTY_LIST, STATUS, VERSION
from app.server.openapi.feed_path import feed_paths, feed_schemas
from app.server.openapi.fields import Schema, SharedSchemas
from app.server.openapi.first_generation import (
    TAG,
    first_generation_paths,
    first_generation_responses,
    first_generation_schemas,
)
from app.server.openapi.fixed_paths import fixed_paths, json_content
from app.server.openapi.paths import BARE_LIST, entity_paths
from app.server.routes import MAX_CLOUD_ID, MAX_ID
from app.server.v2.idempotency import MAX_KEY
from app.version import VERSION as PROGRAM_VERSION
from storage.schema.fields import Catalogue
from storage.schema.validation import Op
from storage.wire import Numbers

_TAG: Schema = {"type": "string", "pattern": '^"[0-9A-F]{32}"$'}


def document(catalogue: Catalogue, *, numbers: Numbers = "string") -> dict[str, Any]:
    """The OpenAPI document; `numbers` is the format in which the server writes numbers."""
    entities = sorted(catalogue, key=lambda entity: entity.name)
    paths: dict[str, Any] = fixed_paths() | feed_paths(catalogue)
    for entity in entities:
        paths |= entity_paths(entity, numbers)
    paths |= first_generation_paths(catalogue)
    names = ["server", "sign-in", "changes", *(entity.name for entity in entities), TAG]
    tags = [{"name": name} for name in names]
    return {
        "openapi": "3.1.0",
        "jsonSchemaDialect": "https://json-schema.org/draft/2020-12/schema",
        "info": {
            "title": "Counterfoil",
            "summary": "The shop's records, on this computer",
            "description": ABOUT,
            "version": PROGRAM_VERSION,
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "servers": [{"url": "/"}],
        "tags": tags,
        "security": [{"accessToken": []}],
        "paths": paths,
        "components": {
            "securitySchemes": _SECURITY,
            "parameters": _PARAMETERS,
            "headers": _HEADERS,
            "responses": {**_error_responses(), **first_generation_responses()},
            "schemas": _schemas(catalogue, numbers),
        },
    }


def _schemas(catalogue: Catalogue, numbers: Numbers) -> dict[str, Schema]:
    shared = SharedSchemas()
    found: dict[str, Schema] = {}
    for entity in catalogue:
        name = schemas.type_name(entity)
        found[name] = schemas.answer(entity, numbers)
        if entity.name != BARE_LIST:
            found[f"{name}Page"] = schemas.page(entity, numbers)
        for op, verbs in _VERBS.items():
            if verbs & entity.verbs:
                found[name + schemas.BODY_SUFFIX[op]] = schemas.body(entity, op, shared)
    found |= first_generation_schemas(catalogue, shared)
    return dict(sorted({**found, **schemas.fixed(numbers), **feed_schemas(numbers), **shared.named}.items()))


_VERBS: Mapping[Op, frozenset[str]] = {
    Op.CREATE: frozenset({"create"}),
    Op.REPLACE: frozenset({"replace", "replace-many"}),
    Op.PATCH: frozenset({"patch"}),
}

_SECURITY: Schema = {
    "accessToken": {"type": "http", "scheme": "bearer", "bearerFormat": "JWT"},
    "refreshToken": {
        "type": "apiKey",
        "in": "header",
        "name": "Authorization",
        "description": "`User <refresh token>`: only for signing in.",
    },
}


def _query(name: str, description: str, schema: Schema) -> Schema:
    # The server treats a blank value as absent.
    return {
        "name": name,
        "in": "query",
        "description": description,
        "allowEmptyValue": True,
        "schema": schema,
    }


def _header(name: str, description: str, *, required: bool = False, example: str | None = None) -> Schema:
    return {
        "name": name,
        "in": "header",
        "description": description,
        "required": required,
        "schema": {"type": "string"},
        **({} if example is None else {"example": example}),
    }


def _path(name: str, lowest: int, highest: int) -> Schema:
    schema = {"type": "integer", "format": "int64", "minimum": lowest, "maximum": highest}
    return {"name": name, "in": "path", "required": True, "schema": schema}


_PARAMETERS: Schema = {
    "cloudId": _path("cloudId", 1, MAX_CLOUD_ID),
    "warehouseId": _path("warehouseId", -MAX_ID, MAX_ID),
    "page": _query("page", "From 1 up.", {"type": "integer", "minimum": 1, "default": 1}),
    "limit": _query(
        "limit", "Records of a page; more than 100 counts as 100.", {"type": "integer", "minimum": 1, "default": 20}
    ),
    "anonymize": _query(
        "anonymize", "Empty personal fields as well.", {"type": "boolean", "default": False}
    ),
    "ifMatch": _header("If-Match", "The ETag of what is replaced; ignored when nothing of it exists."),
    "ifMatchRequired": _header("If-Match", "The ETag of what is changed.", required=True),
    "idempotencyKey": {
        **_header("Idempotency-Key", "A text of the client's choice; a repeat within a day gets the first answer."),
        "schema": {"type": "string", "minLength": 1, "maxLength": MAX_KEY, "pattern": "^[!-~]+$"},
    },
    "ifNoneMatch": _header("If-None-Match", "The ETag of what is known; 304 when it still stands."),
    "allowVersion": _header("Allow-Version", VERSION, example="BC1"),
}  # fmt: skip

_HEADERS: Schema = {
    "ETag": {"required": True, "schema": _TAG},
    "Allow": {"required": True, "schema": {"type": "string"}},
    "Retry-After": {"description": "Seconds.", "schema": {"type": "string"}},
    "WWW-Authenticate": {"schema": {"type": "string"}},
}

_ERROR_HEADERS: Mapping[int, str] = {
    401: "WWW-Authenticate",
    405: "Allow",
    429: "Retry-After",
    503: "Retry-After",
}
"""The header of an error response, by status."""


def _error_responses() -> dict[str, Any]:
    found: dict[str, Any] = {"EmptyList": {"description": EMPTY_LIST}}
    for status, description in STATUS.items():
        if status < 400:
            continue
        response: dict[str, Any] = {"description": description}
        if status in _ERROR_HEADERS:
            response["headers"] = {
                _ERROR_HEADERS[status]: {"$ref": f"#/components/headers/{_ERROR_HEADERS[status]}"}
            }
        found[f"Bare{status}"] = response
        found[f"Refused{status}"] = response | {
            "content": json_content({"$ref": "#/components/schemas/Error"})
        }
    return found
