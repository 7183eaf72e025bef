"""Routing of v1: the paths under `/api` and their actions.

Called by `server.service`, `asgi` and `v1.service`. Pure: knows paths, no records.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum

from app.server.http.errors import MethodUnknown, UnknownPath
from app.server.routes import WAREHOUSE_VIEW, parse_cloud_id, parse_record_id, parse_scope, path_segments

ROOT = "api"
INGREDIENTS = "product-ingredients"

KINDS: Mapping[str, str] = {
    "product": "products", "supplier": "suppliers", "employee": "employees", "tag": "tags",
}  # fmt: skip
"""Entity of the catalogue by the segment of a v1 path."""


class V1Action(StrEnum):
    """The action of a v1 path; it is in the path rather than in the method."""

    LIST = "list"
    ONE = "one"
    CREATE = "create"
    UPDATE = "update"
    EDIT = "edit"
    """Create or update, by the ids in the body; ingredients only."""
    DELETE = "delete"


METHODS: Mapping[V1Action, tuple[str, ...]] = {
    V1Action.LIST: ("GET", "HEAD", "OPTIONS"),
    V1Action.ONE: ("GET", "HEAD", "OPTIONS"),
    V1Action.CREATE: ("POST", "OPTIONS"),
    V1Action.UPDATE: ("POST", "OPTIONS"),
    V1Action.EDIT: ("POST", "OPTIONS"),
    # No HEAD, which must never delete.
    V1Action.DELETE: ("GET", "OPTIONS"),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class V1Route:
    """A parsed v1 path."""

    action: V1Action
    cloud_id: int
    entity: str
    id: int | None = None
    scope: Mapping[str, int] = field(default_factory=dict)
    parent: int | None = None
    """Of ingredients: the id of the product they belong to."""
    tag_type: str | None = None

    @property
    def reads(self) -> bool:
        """Whether the action only reads, which a GET that deletes does not."""
        return self.action in (V1Action.LIST, V1Action.ONE)

    @property
    def successor(self) -> str:
        """The v2 path with the same function."""
        base = f"/v2/clouds/{self.cloud_id}/"
        if self.scope:
            base += f"warehouses/{self.scope[str(WAREHOUSE_VIEW.scope_field)]}/products"
        else:
            base += self.entity
        if self.parent is not None:
            base += f"?filter=_parentProductId%7Ceq%7C{self.parent}"
        return base if self.id is None else f"{base}/{self.id}"


def is_v1_path(path: str) -> bool:
    """Whether a path is below `/api`, known or not."""
    return path == f"/{ROOT}" or path.startswith(f"/{ROOT}/")


def resolve_v1(path: str) -> V1Route:
    """The route of a v1 path. Raises UnknownPath, and BadRequest for an id that is no number."""
    segments = path_segments(path)[1:]
    # Before the path of a product, which would take `ingredients` for an id.
    return _of_products(segments) or _of_records(segments)


def _of_products(segments: Sequence[str]) -> V1Route | None:
    """The route of a path that has more than a product's own."""
    match segments:
        case ["product", "withstockstatus", cloud, warehouse, product]:
            scope = parse_scope(WAREHOUSE_VIEW, "warehouseid", warehouse)
            id = parse_record_id("productid", product)
            return _route(V1Action.ONE, cloud, WAREHOUSE_VIEW.name, id=id, scope=scope)
        case ["product", cloud, "ingredients"]:
            return _route(V1Action.LIST, cloud, INGREDIENTS)
        case ["product", cloud, "ingredients", "edit"]:
            return _route(V1Action.EDIT, cloud, INGREDIENTS)
        case ["product", cloud, "ingredients", id, "delete"]:
            return _route(V1Action.DELETE, cloud, INGREDIENTS, id=parse_record_id("ingredientId", id))
        case ["product", cloud, product, "ingredients"]:
            return _route(V1Action.LIST, cloud, INGREDIENTS, parent=parse_record_id("productId", product))
        case ["product", cloud, warehouse, "list"]:
            scope = parse_scope(WAREHOUSE_VIEW, "warehouseId", warehouse)
            return _route(V1Action.LIST, cloud, WAREHOUSE_VIEW.name, scope=scope)
    return None


def _of_records(segments: Sequence[str]) -> V1Route:
    match segments:
        case ["tag", cloud, tag_type, "create"]:
            return _route(V1Action.CREATE, cloud, "tags", tag_type=tag_type)
        case [kind, cloud] if kind in KINDS:
            return _route(V1Action.LIST, cloud, KINDS[kind])
        case [kind, cloud, "create"] if kind in KINDS and kind != "tag":
            return _route(V1Action.CREATE, cloud, KINDS[kind])
        case [kind, cloud, id] if kind in KINDS:
            return _route(V1Action.ONE, cloud, KINDS[kind], id=parse_record_id(f"{kind}Id", id))
        case [kind, cloud, id, ("update" | "delete") as action] if kind in KINDS and kind != "tag":
            return _route(V1Action(action), cloud, KINDS[kind], id=parse_record_id(f"{kind}Id", id))
    raise UnknownPath


def check_v1_method(method: str, route: V1Route) -> None:
    """Raises MethodUnknown, which lists the methods that are allowed."""
    known = METHODS[route.action]
    if method not in known:
        raise MethodUnknown(method=method, allow=known)


def _route(
    action: V1Action,
    cloud: str,
    entity: str,
    *,
    id: int | None = None,
    scope: Mapping[str, int] | None = None,
    parent: int | None = None,
    tag_type: str | None = None,
) -> V1Route:
    return V1Route(
        action=action,
        cloud_id=parse_cloud_id(cloud),
        entity=entity,
        id=id,
        scope=scope or {},
        parent=parent,
        tag_type=tag_type,
    )
