"""The path of the change feed in the description, and its schemas.

Called by `document` and `schemas`.
"""

from __future__ import annotations

from typing import Any

from app.server.http.replies import JSON
from app.server.openapi.fields import WHOLE_TEXT, Schema
from app.server.openapi.paths import READ, error_responses
from app.server.v2.changes import DEFAULT_LIMIT, EVENT_STREAM, MAX_LIMIT, MAX_WAIT, feed_entities
from storage.schema.fields import Catalogue
from storage.wire import Numbers

PATH = "/v2/clouds/{cloudId}/_changes"
CURSOR = "feed-cursor"
"""Format of a cursor: opaque to clients."""

_TEXT = """\
Every change of every entity in one order, deletions included, and edits that the cloud does not have yet: who follows
it needs no list again. Without `since` it begins with every record that there is. The `cursor` of an answer, or of one
change in it, is `since` of the next request; it outlives a restart. After 410 begin again without `since`: the
database was restored from a backup, or the cursor is of other entities.

With `wait` a request without news is held open until there are some, and answered without any at the end. With
`Accept: text/event-stream` the changes come as events without end: `id` is the cursor, which an EventSource sends back
as `Last-Event-ID`; as that of a browser cannot send a token, a page reads the stream with `fetch`. The stream ends when
the access token does.

A record that changes twice between two looks is told once, as it is then. A change with `record: null` says that no
such record is there any more."""


def feed_paths(catalogue: Catalogue) -> dict[str, Any]:
    """The path item of the change feed."""
    item: dict[str, Any] = {"parameters": [{"$ref": "#/components/parameters/cloudId"}]}
    for method in ("get", "head"):
        item[method] = _operation(method, catalogue)
    item["options"] = {
        "operationId": "describeChanges",
        "summary": "Methods",
        "tags": ["changes"],
        "responses": {
            "200": {
                "description": "The methods of this path.",
                "headers": {"Allow": {"$ref": "#/components/headers/Allow"}},
                "content": {_MEDIA: {"schema": {"$ref": "#/components/schemas/Options"}}},
            },
            **error_responses(READ),
        },
    }
    return {PATH: item}


_MEDIA = JSON.partition(";")[0]


def _operation(method: str, catalogue: Catalogue) -> dict[str, Any]:
    shown = {
        _MEDIA: {"schema": {"$ref": "#/components/schemas/ChangePage"}},
        EVENT_STREAM: {"schema": {"type": "string"}},
    }
    names = "|".join(feed_entities(catalogue))
    return {
        "operationId": "getChanges" if method == "get" else "head_getChanges",
        "summary": "What changed since",
        "description": _TEXT,
        "tags": ["changes"],
        "parameters": [
            _query(
                "since",
                "The last cursor; `now` leaves out what there is already.",
                {"type": "string", "format": CURSOR},
            ),
            _query(
                "entities",
                "Only these, with commas between; without it all that the token may read.",
                {"type": "string", "pattern": f"^({names})(,({names}))*$"},
            ),
            _query("limit", "Changes of an answer.", _whole(1, MAX_LIMIT, DEFAULT_LIMIT)),
            _query("wait", "Seconds to hold a request without news.", _whole(0, MAX_WAIT, 0)),
            {"$ref": "#/components/parameters/allowVersion"},
        ],
        "responses": {
            "200": {
                "description": "The changes, oldest first.",
                **({"content": shown} if method == "get" else {}),
            },
            **error_responses((*READ, 410), bodiless=method == "head"),
        },
    }


def _query(name: str, description: str, schema: Schema) -> Schema:
    return {
        "name": name,
        "in": "query",
        "description": description,
        "allowEmptyValue": True,
        "schema": schema,
    }


def _whole(least: int, most: int, default: int) -> Schema:
    return {"type": "integer", "minimum": least, "maximum": most, "default": default}


def feed_schemas(numbers: Numbers) -> dict[str, Schema]:
    """The schemas of a page of changes and of one change."""
    whole: Schema = {"type": "integer"} if numbers == "json" else {"type": "string", "pattern": WHOLE_TEXT}
    change: Schema = {
        "cursor": {"type": "string"},
        "entity": {"type": "string"},
        "id": whole,
        "deleted": {"type": "boolean", "description": "Whether the record is deleted, or gone."},
        "record": {
            "type": ["object", "null"],
            "description": "As the list of the entity shows it; null for one that is gone.",
        },
    }
    warehouse = {"_warehouseId": {**whole, "description": "Of the products of a warehouse only."}}
    page: Schema = {
        "data": {"type": "array", "items": {"$ref": "#/components/schemas/Change"}},
        "cursor": {"type": "string", "description": "Behind all of these."},
        "more": {"type": "boolean", "description": "Whether more changes are there already."},
    }
    return {
        "Change": {"type": "object", "properties": {**change, **warehouse}, "required": list(change)},
        "ChangePage": {"type": "object", "properties": page, "required": list(page)},
    }
