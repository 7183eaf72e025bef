"""Routing of `/v2`: from a path to the resource it names, and the methods of that resource.

Called by `service`. Pure: knows paths and the catalogue, no records.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from functools import lru_cache
from urllib.parse import unquote

from app.server.http.errors import BadRequest, MethodUnknown, UnknownPath
from storage.errors import ShopError, UnknownEntity
from storage.schema.entities import CATALOGUE
from storage.schema.fields import HIGHEST_LONG, Catalogue, Entity

MAX_ID = HIGHEST_LONG
MAX_CLOUD_ID = 2**31 - 1

OTHER = "other"
"""In place of the template of a path that there is not."""

WAREHOUSE_VIEW = CATALOGUE["warehouse-products"]
"""The view under `warehouses/:warehouseId/products`."""


class Resource(StrEnum):
    """The kinds of resources that a path names."""

    SIGN_IN = "sign-in"
    CLOUDS = "clouds"
    CLOUD = "cloud"
    CHANGES = "changes"
    COLLECTION = "collection"
    ITEM = "item"


@dataclass(frozen=True, slots=True, kw_only=True)
class Route:
    """A parsed path."""

    resource: Resource
    cloud_id: int | None = None
    entity: str | None = None
    id: int | None = None
    scope: Mapping[str, int] = field(default_factory=dict)
    only: frozenset[str] | None = None
    """The methods of this spelling of the path; None: all."""


_VERBS: dict[Resource, tuple[tuple[str, str], ...]] = {
    Resource.COLLECTION: (("GET", "list"), ("POST", "create"), ("PUT", "replace-many")),
    Resource.ITEM: (("GET", "get"), ("PUT", "replace"), ("PATCH", "patch"), ("DELETE", "delete")),
}


@lru_cache(maxsize=256)
def resolve(path: str) -> Route:
    """The route of `path`. One trailing slash is allowed, as on the cloud.

    The /v2 interface lists PUT of employees without `/v2`: both spellings are served. Raises UnknownPath, and
    BadRequest for an id that is no number.
    """
    match path_segments(path):
        case ["v2", "signin", "token"]:
            return Route(resource=Resource.SIGN_IN)
        case ["v2", "clouds"]:
            return Route(resource=Resource.CLOUDS)
        case ["v2", "clouds", cloud]:
            return Route(resource=Resource.CLOUD, cloud_id=parse_cloud_id(cloud))
        case ["v2", "clouds", cloud, "_changes"]:
            return Route(resource=Resource.CHANGES, cloud_id=parse_cloud_id(cloud))
        case ["v2", "clouds", cloud, entity]:
            return Route(resource=Resource.COLLECTION, cloud_id=parse_cloud_id(cloud), entity=entity)
        case ["v2", "clouds", cloud, entity, id]:
            return Route(
                resource=Resource.ITEM,
                cloud_id=parse_cloud_id(cloud),
                entity=entity,
                id=parse_record_id("entityId", id),
            )
        case ["v2", "clouds", cloud, "warehouses", warehouse, "products"]:
            scope = parse_scope(WAREHOUSE_VIEW, "warehouseId", warehouse)
            return Route(
                resource=Resource.COLLECTION,
                cloud_id=parse_cloud_id(cloud),
                entity=WAREHOUSE_VIEW.name,
                scope=scope,
            )
        case ["v2", "clouds", cloud, "warehouses", warehouse, "products", id]:
            scope = parse_scope(WAREHOUSE_VIEW, "warehouseId", warehouse)
            return Route(
                resource=Resource.ITEM,
                cloud_id=parse_cloud_id(cloud),
                entity=WAREHOUSE_VIEW.name,
                id=parse_record_id("productId", id),
                scope=scope,
            )
        case ["clouds", _, "employees"] | ["clouds", _, "employees", _]:
            route = resolve("/v2" + path)
            return Route(
                resource=route.resource,
                cloud_id=route.cloud_id,
                entity=route.entity,
                id=route.id,
                only=frozenset({"PUT", "OPTIONS"}),
            )
    raise UnknownPath


def is_feed_path(path: str) -> bool:
    """Whether a path is that of a change feed, by its end."""
    return path.removesuffix("/").endswith("/_changes")


def path_template(path: str, catalogue: Catalogue) -> str:
    """The path with names in place of ids, such as `/v2/clouds/{cloudId}/tags/{id}`; `other` for unknown paths."""
    try:
        route = resolve(path)
    except ShopError:
        return OTHER
    base = "/v2/clouds/{cloudId}"
    match route.resource:
        case Resource.SIGN_IN:
            return "/v2/signin/token"
        case Resource.CLOUDS:
            return "/v2/clouds"
        case Resource.CLOUD:
            return base
        case Resource.CHANGES:
            return f"{base}/_changes"
    if route.entity is None or route.entity not in catalogue:
        return OTHER
    entity = catalogue[route.entity]
    view = f"{entity.scope_entity}/{{scopeId}}/{entity.view_of}"
    collection = f"{base}/{view if entity.view_of is not None else entity.name}"
    return collection if route.resource is Resource.COLLECTION else f"{collection}/{{id}}"


def path_segments(path: str) -> list[str]:
    """The decoded segments of a path. Raises UnknownPath for a relative path and for an empty segment."""
    parts = [unquote(part) for part in path.removesuffix("/").split("/")]
    if parts[0] or len(parts) < 2 or "" in parts[1:]:
        raise UnknownPath
    return parts[1:]


def entity_of(route: Route, catalogue: Catalogue) -> Entity:
    """The entity of a route. Raises UnknownEntity, also for the name of a view, which has a path of its own."""
    entity = catalogue[route.entity or ""]
    if entity.view_of is not None and not route.scope:
        raise UnknownEntity(entity=entity.name)
    return entity


def methods(route: Route, entity: Entity | None, refused: frozenset[tuple[str, str]]) -> tuple[str, ...]:
    """The methods of a resource, in the order of an Allow header."""
    if route.resource is Resource.SIGN_IN:
        known: tuple[str, ...] = ("POST", "OPTIONS")
    elif entity is None:
        known = ("GET", "HEAD", "OPTIONS")
    else:
        offered = [
            method
            for method, verb in _VERBS[route.resource]
            if verb in entity.verbs and (entity.name, verb) not in refused
        ]
        known = (*offered, *(("HEAD",) if "GET" in offered else ()), "OPTIONS")
    return known if route.only is None else tuple(method for method in known if method in route.only)


def check_method(
    method: str, route: Route, entity: Entity | None, refused: frozenset[tuple[str, str]]
) -> None:
    """Raises MethodUnknown, which lists the methods that are allowed."""
    known = methods(route, entity, refused)
    if method not in known:
        raise MethodUnknown(method=method, allow=known)


def parse_cloud_id(text: str) -> int:
    """The cloud id of a path segment. Raises BadRequest."""
    return _parse_id("cloudId", text, MAX_CLOUD_ID)


def parse_record_id(parameter: str, text: str) -> int:
    """The record id of a path segment. Raises BadRequest with the parameter's name."""
    return _parse_id(parameter, text, MAX_ID)


def parse_scope(view: Entity, parameter: str, text: str) -> dict[str, int]:
    """The scope of a view from the path segment of its parameter. Raises BadRequest with the parameter's name."""
    return {str(view.scope_field): parse_record_id(parameter, text)}


def _parse_id(parameter: str, text: str, most: int) -> int:
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdigit()) or len(digits) > 19 or abs(number := int(text)) > most:
        raise BadRequest(problem="number", parameter=parameter)
    return number
