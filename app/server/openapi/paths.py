"""The path items of entities in the description: operations, parameters, bodies and responses.

Called by `document`. Which operations an entity has is in the `verbs` of the catalogue.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from app.commands.deletion_rules import ROLES, Strategy
from app.server.http.replies import JSON
from app.server.openapi import examples
from app.server.openapi.descriptions import FILTER, SORT, STATUS
from app.server.openapi.fields import Schema
from app.server.openapi.grammar import filter_pattern, sort_pattern
from app.server.openapi.schemas import BODY_SUFFIX, type_name
from app.server.routes import MAX_ID
from app.server.v2.reading import HIDDEN_FIELDS, includes_of
from storage.schema.fields import Entity
from storage.schema.validation import Op
from storage.wire import Numbers

Operation = dict[str, Any]

MEDIA = JSON.partition(";")[0]
ALWAYS = (400, 403, 405, 408, 413, 414, 415, 429, 431, 500, 503)
"""Error statuses of any request, whatever the path."""
READ = (*ALWAYS, 401, 404)
WRITE = (*READ, 409, 412, 428)
FIELDS = "fields"
"""Name of the parameter that selects members of a record."""
SINGLE_BODY = "webhooks"
"""The only entity whose POST takes an object, not an array."""
BARE_LIST = "webhooks"
"""The only entity whose list is an array of all, without pages, filter and sort."""


def entity_paths(entity: Entity, numbers: Numbers) -> dict[str, dict[str, Operation]]:
    """The paths of collection and item of an entity; for employees also the two PUT operations listed without `/v2`."""
    base = "/v2/clouds/{cloudId}/"
    scope = [_ref("cloudId")]
    if entity.view_of is None:
        base += entity.name
    else:
        base += f"{entity.scope_entity}/{{warehouseId}}/{entity.view_of}"
        scope.append(_ref("warehouseId"))
    item_id = _id_parameter(entity)
    collection: dict[str, Any] = {"parameters": scope, **_collection(entity, numbers)}
    item: dict[str, Any] = {"parameters": [*scope, item_id], **_item(entity, numbers)}
    found = {base: collection, f"{base}/{{{item_id['name']}}}": item}
    if entity.name == "employees":
        found |= {_without_version(path): _only_put(each) for path, each in found.items()}
    return found


def _without_version(path: str) -> str:
    return path.removeprefix("/v2")


def _only_put(item: Mapping[str, Any]) -> dict[str, Any]:
    put = {**item["put"], "operationId": f"{item['put']['operationId']}WithoutVersion"}
    put["summary"] += " (as listed without /v2)"
    options = {**item["options"], "operationId": f"{item['options']['operationId']}WithoutVersion"}
    return {"parameters": item["parameters"], "put": put, "options": options}


def _collection(entity: Entity, numbers: Numbers) -> dict[str, Operation]:
    name = type_name(entity)
    found: dict[str, Operation] = {}
    if "list" in entity.verbs:
        shown: Schema = {"schema": _schema(f"{name}Page"), "example": examples.page(entity, numbers)}
        if entity.name == BARE_LIST:
            shown = {
                "schema": {"type": "array", "items": _schema(name)},
                "example": [examples.shown(entity, numbers)],
            }
        found |= _reads(
            entity, f"list{name}", "A list of them", [*_list_parameters(entity), _ref("ifNoneMatch")], shown
        )
        # Without content: nearly always it has no body, and a description cannot say "sometimes".
        found["get"]["responses"]["404"] = {"$ref": "#/components/responses/EmptyList"}
        if "get" in entity.verbs:
            found["get"]["responses"]["200"]["links"] = _link_to(entity, "listed", "/data/0/id")
    if "create" in entity.verbs and entity.name == SINGLE_BODY:
        found["post"] = _write(entity, "create", "A new one", Op.CREATE, numbers, statuses=(200,))
    elif "create" in entity.verbs:
        found["post"] = _write(
            entity, "create", "New ones", Op.CREATE, numbers, many=True, statuses=(200, 201)
        )
    if "replace-many" in entity.verbs:
        found["put"] = _write(
            entity, "replaceMany", "Replace or create many", Op.REPLACE, numbers, many=True,
            parameters=[_ref("ifMatch")], statuses=(200, 201),
        )  # fmt: skip
    found["options"] = _options(entity, f"describe{name}List")
    return found


def _item(entity: Entity, numbers: Numbers) -> dict[str, Operation]:
    name = type_name(entity)
    shown = {"schema": _schema(name), "example": examples.shown(entity, numbers)}
    found: dict[str, Operation] = {}
    if "get" in entity.verbs:
        found |= _reads(
            entity,
            f"get{name}",
            "One of them",
            [_fields(entity), *_include(entity), _ref("ifNoneMatch")],
            shown,
        )
        found["get"]["responses"]["200"]["links"] = _links(entity)
    if "replace" in entity.verbs:
        found["put"] = _write(
            entity, "replace", "Replace or create one", Op.REPLACE, numbers,
            parameters=[_ref("ifMatch")], statuses=(200, 201),
        )  # fmt: skip
    if "patch" in entity.verbs:
        found["patch"] = _write(
            entity, "patch", "Change some fields", Op.PATCH, numbers, parameters=[_ref("ifMatchRequired")]
        )
    if "delete" in entity.verbs:
        found["delete"] = _operation(entity, f"delete{name}", "Delete one", WRITE)
        found["delete"]["parameters"] += [_ref("anonymize")] if entity.soft_delete else []
        if entity.ingredients_entity is not None:
            found["delete"]["requestBody"] = _STRATEGIES
        found["delete"]["responses"]["200"] = _answer(200, shown)
    found["options"] = _options(entity, f"describe{name}")
    return found


def _reads(
    entity: Entity, operation_id: str, summary: str, parameters: list[Schema], shown: Schema
) -> dict[str, Operation]:
    """GET, and HEAD with the same headers and no body."""
    found: dict[str, Operation] = {}
    for method, prefix in (("get", ""), ("head", "head_")):
        operation = _operation(entity, prefix + operation_id, summary, READ, bodiless=method == "head")
        operation["parameters"] += parameters
        operation["responses"] |= {
            "200": _answer(200, shown if method == "get" else None),
            "304": _answer(304, None),
        }
        found[method] = operation
    return found


def _write(
    entity: Entity, verb: str, summary: str, op: Op, numbers: Numbers, *, many: bool = False,
    parameters: list[Schema] | None = None, statuses: tuple[int, ...] = (200,),
) -> Operation:  # fmt: skip
    name = type_name(entity)
    operation = _operation(entity, f"{verb}{name}", summary, WRITE)
    operation["parameters"] += parameters or []
    one, sample = _schema(name + BODY_SUFFIX[op]), examples.body(entity, op)
    answer: Any = {"schema": _schema(name), "example": examples.shown(entity, numbers)}
    body_schema: Any = {"schema": one, "example": sample}
    if many:
        body_schema = {"schema": _array(one, entity.batch_limit, least=1), "example": [sample]}
        answer = {"schema": _array(answer["schema"], entity.batch_limit), "example": [answer["example"]]}
    operation["requestBody"] = {"required": True, "content": {MEDIA: body_schema}}
    if op is Op.CREATE:
        operation["parameters"].append(_ref("idempotencyKey"))
        operation["responses"] |= error_responses((409,))
    for status in statuses:
        operation["responses"][str(status)] = _answer(status, answer)
    if op is Op.CREATE and many and "get" in entity.verbs:
        for status in statuses:
            operation["responses"][str(status)]["links"] = _link_to(entity, "created", "/0/id")
    return operation


_STRATEGIES: Schema = {
    "description": "What happens to ingredients that mention the product; ERROR, the default, is 409.",
    "content": {
        MEDIA: {
            "schema": {
                "type": "object",
                "properties": {name: {"enum": [str(each) for each in Strategy]} for name in ROLES},
            },
            "example": dict.fromkeys(ROLES, str(Strategy.PRESERVE)),
        }
    },
}


def _array(items: Schema, most: int, *, least: int = 0) -> Schema:
    return {"type": "array", "items": items, "maxItems": most, **({"minItems": least} if least else {})}


def _operation(
    entity: Entity, operation_id: str, summary: str, errors: tuple[int, ...], *, bodiless: bool = False
) -> Operation:
    return {
        "operationId": operation_id,
        "summary": summary,
        "tags": [entity.name],
        "parameters": [_ref("allowVersion")],
        "responses": error_responses(errors, bodiless=bodiless),
    }


def error_responses(statuses: tuple[int, ...], *, bodiless: bool = False) -> dict[str, Schema]:
    """References to the shared error responses; those of HEAD have no body."""
    kind = "Bare" if bodiless else "Refused"
    return {str(each): {"$ref": f"#/components/responses/{kind}{each}"} for each in sorted(statuses)}


def _answer(status: int, shown: Schema | None) -> dict[str, Any]:
    answer: dict[str, Any] = {
        "description": STATUS[status],
        "headers": {"ETag": {"$ref": "#/components/headers/ETag"}},
    }
    return answer if shown is None else answer | {"content": {MEDIA: shown}}


def _options(entity: Entity, operation_id: str) -> Operation:
    return {
        "operationId": operation_id,
        "summary": "Methods, fields and rules",
        "tags": [entity.name],
        "parameters": [_ref("allowVersion")],
        "responses": {
            "200": {
                "description": "The methods of this path, and the entity's declaration.",
                "headers": {"Allow": {"$ref": "#/components/headers/Allow"}},
                "content": {MEDIA: {"schema": _schema("EntityOptions")}},
            },
            **error_responses(READ),
        },
    }


def _links(entity: Entity) -> dict[str, Any]:
    """Links from a record that was read to its changes, which take its ETag as If-Match."""
    name, item_id = type_name(entity), _id_parameter(entity)["name"]
    same = {f"path.{each}": f"$request.path.{each}" for each in ("cloudId", item_id)}
    found: dict[str, Any] = {}
    for verb in ("patch", "replace"):
        if verb in entity.verbs:
            found[verb] = {
                "operationId": f"{verb}{name}",
                "parameters": {**same, "header.If-Match": "$response.header.ETag"},
            }
    return found


def _link_to(entity: Entity, name: str, pointer: str) -> dict[str, Any]:
    """A link from a response to one record in it."""
    scope = ["cloudId"] if entity.view_of is None else ["cloudId", "warehouseId"]
    parameters = {f"path.{each}": f"$request.path.{each}" for each in scope}
    parameters[f"path.{_id_parameter(entity)['name']}"] = f"$response.body#{pointer}"
    return {name: {"operationId": f"get{type_name(entity)}", "parameters": parameters}}


def _list_parameters(entity: Entity) -> list[Schema]:
    if entity.name == BARE_LIST:
        return [_fields(entity)]
    found = [_ref("page"), _ref("limit"), _fields(entity)]
    kinds = (("filter", FILTER, filter_pattern(entity)), ("sort", SORT, sort_pattern(entity)))
    for name, description, pattern in kinds:
        parameter: Schema = {
            "name": name,
            "in": "query",
            "description": description,
            "schema": {"type": "string", "pattern": pattern},
        }
        if name == "filter":
            # The format stands for what the pattern leaves open: that values have their fields' types.
            parameter["schema"]["format"] = f"filter-{entity.name}"
        samples = examples.filters(entity) if name == "filter" else {}
        if samples:
            parameter["examples"] = {key: {"value": value} for key, value in samples.items()}
        found.append(parameter)
    return found + _include(entity)


def _fields(entity: Entity) -> Schema:
    hidden = HIDDEN_FIELDS.get(entity.name, frozenset())
    names = "|".join(name for name in entity.names() if name not in hidden)
    return {
        "name": FIELDS,
        "in": "query",
        "description": "Only these members of a record, beside `id`, with commas between; the ETag is that of the whole.",
        "schema": {"type": "string", "pattern": rf"^[\s,]*(({names})[\s,]*(,[\s,]*({names})[\s,]*)*)?$"},
    }


def _include(entity: Entity) -> list[Schema]:
    known = includes_of(entity)
    if not known:
        return []
    return [
        {
            "name": "include",
            "in": "query",
            "description": "What is embedded in each record; it does not enter the ETag.",
            "schema": {"type": "string", "enum": list(known)},
        }
    ]


def _id_parameter(entity: Entity) -> Schema:
    return {
        "name": f"{entity.singular}Id",
        "in": "path",
        "required": True,
        "schema": {
            "type": "integer",
            "format": "int64",
            "minimum": -MAX_ID,
            "maximum": MAX_ID,
        },
    }


def _schema(name: str) -> Schema:
    return {"$ref": f"#/components/schemas/{name}"}


def _ref(name: str) -> Schema:
    return {"$ref": f"#/components/parameters/{name}"}
