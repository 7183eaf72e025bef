"""Paths of the first generation, under `/api`, and what they ask for (`interface.md`, Endpoints).

Called by `service` and `first_generation`. Pure: looks at text, never at a record.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from app.server.http.errors import MethodUnknown, UnknownPath
from app.server.routes import WAREHOUSE_VIEW, cloud_number, id_number, parts_of

ROOT = "api"
INGREDIENTS = "product-ingredients"

KINDS: Mapping[str, str] = {
    "product": "products", "supplier": "suppliers", "employee": "employees", "tag": "tags",
}  # fmt: skip
"""Segment of the older paths -> entity of the catalogue."""


class V1Action(StrEnum):
    """What an older path asks for; it stands in the path, the method says less."""

    LIST = "list"
    ONE = "one"
    CREATE = "create"
    UPDATE = "update"
    EDIT = "edit"
    """Create or update, as the body says; ingredients only."""
    DELETE = "delete"


METHODS: Mapping[V1Action, tuple[str, ...]] = {
    V1Action.LIST: ("GET", "HEAD", "OPTIONS"),
    V1Action.ONE: ("GET", "HEAD", "OPTIONS"),
    V1Action.CREATE: ("POST", "OPTIONS"),
    V1Action.UPDATE: ("POST", "OPTIONS"),
    V1Action.EDIT: ("POST", "OPTIONS"),
    # No HEAD: whoever asks only for headers never means to delete.
    V1Action.DELETE: ("GET", "OPTIONS"),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class OldTarget:
    """An understood older path."""

    deed: V1Action
    cloud_id: int
    entity: str
    id: int | None = None
    scope: Mapping[str, int] = field(default_factory=dict)
    parent: int | None = None
    """Of ingredients: only those of this product."""
    tag_type: str | None = None

    @property
    def reads(self) -> bool:
        """Whether it leaves every record as it is; a GET that deletes does not."""
        return self.deed in (V1Action.LIST, V1Action.ONE)

    @property
    def successor(self) -> str:
        """The path that does the same in the current generation."""
        base = f"/v2/clouds/{self.cloud_id}/"
        if self.scope:
            base += f"warehouses/{self.scope['_warehouseId']}/products"
        else:
            base += self.entity
        if self.parent is not None:
            base += f"?filter=_parentProductId%7Ceq%7C{self.parent}"
        return base if self.id is None else f"{base}/{self.id}"


def claims(path: str) -> bool:
    """Whether a path belongs to the first generation, known or not."""
    return path == f"/{ROOT}" or path.startswith(f"/{ROOT}/")


def resolve_old(path: str) -> OldTarget:
    """What an older path asks for. Raises UnknownPath, and BadRequest for an id that is no number."""
    match parts_of(path)[1:]:
        case ["product", "withstockstatus", cloud, warehouse, product]:
            scope = {"_warehouseId": id_number("warehouseid", warehouse)}
            return _target(
                V1Action.ONE, cloud, WAREHOUSE_VIEW, id=id_number("productid", product), scope=scope
            )
        # Before the product's own path, which would read `ingredients` as an id.
        case ["product", cloud, "ingredients"]:
            return _target(V1Action.LIST, cloud, INGREDIENTS)
        case ["product", cloud, "ingredients", "edit"]:
            return _target(V1Action.EDIT, cloud, INGREDIENTS)
        case ["product", cloud, "ingredients", id, "delete"]:
            return _target(V1Action.DELETE, cloud, INGREDIENTS, id=id_number("ingredientId", id))
        case ["product", cloud, product, "ingredients"]:
            return _target(V1Action.LIST, cloud, INGREDIENTS, parent=id_number("productId", product))
        case ["product", cloud, warehouse, "list"]:
            scope = {"_warehouseId": id_number("warehouseId", warehouse)}
            return _target(V1Action.LIST, cloud, WAREHOUSE_VIEW, scope=scope)
        case ["tag", cloud, tag_type, "create"]:
            return _target(V1Action.CREATE, cloud, "tags", tag_type=tag_type)
        case [kind, cloud] if kind in KINDS:
            return _target(V1Action.LIST, cloud, KINDS[kind])
        case [kind, cloud, "create"] if kind in KINDS and kind != "tag":
            return _target(V1Action.CREATE, cloud, KINDS[kind])
        case [kind, cloud, id] if kind in KINDS:
            return _target(V1Action.ONE, cloud, KINDS[kind], id=id_number(f"{kind}Id", id))
        case [kind, cloud, id, ("update" | "delete") as deed] if kind in KINDS and kind != "tag":
            return _target(V1Action(deed), cloud, KINDS[kind], id=id_number(f"{kind}Id", id))
    raise UnknownPath


def check_old_method(method: str, target: OldTarget) -> None:
    """Raises MethodUnknown with the methods that would do."""
    known = METHODS[target.deed]
    if method not in known:
        raise MethodUnknown(method=method, allow=known)


def _target(
    deed: V1Action,
    cloud: str,
    entity: str,
    *,
    id: int | None = None,
    scope: Mapping[str, int] | None = None,
    parent: int | None = None,
    tag_type: str | None = None,
) -> OldTarget:
    return OldTarget(
        deed=deed,
        cloud_id=cloud_number(cloud),
        entity=entity,
        id=id,
        scope=scope or {},
        parent=parent,
        tag_type=tag_type,
    )
