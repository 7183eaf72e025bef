"""The paths of the description that belong to no entity: sign-in, clouds, and those about the server itself.

Called by `document`. The paths of entities are in `paths`.
"""

from __future__ import annotations

from typing import Any

from app.server.openapi.descriptions import STATUS
from app.server.openapi.fields import Schema
from app.server.openapi.paths import ALWAYS, MEDIA, READ, error_responses


def json_content(schema: Schema, example: Any = None) -> Schema:
    """The content of a JSON body or response."""
    return {MEDIA: {"schema": schema, **({} if example is None else {"example": example})}}


def fixed_paths() -> dict[str, Any]:
    """The path items of sign-in, clouds and the server itself."""
    cloud = {"parameters": [{"$ref": "#/components/parameters/cloudId"}]}
    return {
        "/v2/signin/token": {"post": _SIGN_IN, "options": _plain_options("describeSignIn", "sign-in", security=False)},
        "/v2/clouds": _plain_get("Clouds", "The clouds of the token", "sign-in", "CloudPage"),
        "/v2/clouds/{cloudId}": cloud | _plain_get("Cloud", "One cloud", "sign-in", "Cloud"),
        "/openapi.json": _open_get("Description", "This description", {MEDIA: {"schema": {"type": "object"}}}),
        "/docs": _open_get("Docs", "This description as a page", {"text/html": {"schema": {"type": "string"}}}),
        "/health": _HEALTH_PATH,
        "/metrics": _METRICS_PATH,
    }  # fmt: skip


_SIGN_IN: Schema = {
    "operationId": "signIn",
    "summary": "An access token for one cloud",
    "description": "Without `_cloudId` the token may only list the clouds.",
    "tags": ["sign-in"],
    "security": [{"refreshToken": []}],
    "requestBody": {
        "content": json_content(
            {
                "type": "object",
                "properties": {
                    "_cloudId": {"type": ["integer", "string", "null"], "pattern": "^[0-9]{1,18}$"}
                },
            },
            {"_cloudId": 343951305},
        )
    },
    "responses": {
        "201": {
            "description": "Signed in.",
            "content": json_content({"$ref": "#/components/schemas/AccessToken"}),
        },
        **error_responses((*ALWAYS, 401)),
    },
}


def _plain_options(operation_id: str, tag: str, *, security: bool = True) -> Schema:
    return {
        "operationId": operation_id,
        "summary": "Methods",
        "tags": [tag],
        **({} if security else {"security": []}),
        "responses": {
            "200": {
                "description": "The methods of this path.",
                "headers": {"Allow": {"$ref": "#/components/headers/Allow"}},
                "content": json_content({"$ref": "#/components/schemas/Options"}),
            },
            **error_responses((*ALWAYS, 401)),
        },
    }


def _plain_get(name: str, summary: str, tag: str, schema: str) -> dict[str, Any]:
    shown = json_content({"$ref": f"#/components/schemas/{schema}"})
    found: dict[str, Any] = {}
    for method, prefix in (("get", ""), ("head", "head_")):
        content = {"content": shown} if method == "get" else {}
        found[method] = {
            "operationId": f"{prefix}get{name}",
            "summary": summary,
            "tags": [tag],
            "responses": {
                "200": {"description": STATUS[200], **content},
                **error_responses(READ, bodiless=method == "head"),
            },
        }
    return found | {"options": _plain_options(f"describe{name}", tag)}


def _open_get(name: str, summary: str, content: Schema) -> dict[str, Any]:
    """A path without authentication, with an ETag."""
    found: dict[str, Any] = {}
    for method, prefix in (("get", ""), ("head", "head_")):
        shown = {"content": content} if method == "get" else {}
        headers = {"ETag": {"$ref": "#/components/headers/ETag"}}
        found[method] = {
            "operationId": f"{prefix}get{name}",
            "summary": summary,
            "tags": ["server"],
            "security": [],
            "parameters": [{"$ref": "#/components/parameters/ifNoneMatch"}],
            "responses": {
                "200": {"description": STATUS[200], "headers": headers, **shown},
                "304": {"description": STATUS[304], "headers": headers},
                **error_responses(ALWAYS, bodiless=method == "head"),
            },
        }
    return found | {"options": _plain_options(f"describe{name}", "server", security=False)}


def _health(method: str) -> Schema:
    content = {"content": json_content({"$ref": "#/components/schemas/Health"})} if method == "get" else {}
    return {
        "operationId": "getHealth" if method == "get" else "head_getHealth",
        "summary": "Whether this server serves and is in step",
        "description": "Without a token from this computer only. Says nothing of any record.",
        "tags": ["server"],
        "security": [{}, {"accessToken": []}],
        "responses": {
            "200": {"description": "It serves; `degraded` when something needs attention.", **content},
            **error_responses((*ALWAYS, 401), bodiless=method == "head"),
            "503": {"description": "The records cannot be read.", **content},
        },
    }


_HEALTH_PATH: Schema = {
    "get": _health("get"),
    "head": _health("head"),
    "options": _plain_options("describeHealth", "server", security=False),
}


def _metrics(method: str) -> Schema:
    content = {"content": {"text/plain": {"schema": {"type": "string"}}}} if method == "get" else {}
    return {
        "operationId": "getMetrics" if method == "get" else "head_getMetrics",
        "summary": "Figures of this server, in the text form of Prometheus",
        "description": "Requests by path and status, their durations, and of the token's cloud what waits to be sent, the age "
        "of each list that the token may read, and the deliveries of webhooks.",
        "tags": ["server"],
        "responses": {
            "200": {"description": STATUS[200], **content},
            **error_responses((*ALWAYS, 401), bodiless=method == "head"),
        },
    }


_METRICS_PATH: Schema = {
    "get": _metrics("get"),
    "head": _metrics("head"),
    "options": _plain_options("describeMetrics", "server", security=False),
}
