"""What stands in the way of a deletion, and what goes with it (`facts/cloud-api.md` 8).

Called by `edits` inside its transaction; the server reads the strategies from the body of a DELETE.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from storage.errors import Refused
from storage.records.transaction import Transaction
from storage.schema.fields import Entity


class Strategy(StrEnum):
    """What happens to ingredients that mention a deleted product."""

    ERROR = "ERROR"
    """They forbid the deletion."""
    PRESERVE = "PRESERVE"
    DELETE = "DELETE"


Strategies = Mapping[str, Strategy]
"""By the names of ROLES; a role that is not named is ERROR."""

IS_INGREDIENT = "productIsIngredient"
HAS_INGREDIENTS = "productHasIngredients"
ROLES: Mapping[str, str] = {
    IS_INGREDIENT: "product_is_ingredient",
    HAS_INGREDIENTS: "product_has_ingredients",
}
"""Members of the body -> reason of the refusal."""

WITH_ITS_RECIPE: Strategies = {HAS_INGREDIENTS: Strategy.DELETE}
"""What people mean: a recipe goes with its product, and a product that other recipes need stays."""

_INGREDIENTS = {
    # A recipe of a product that is deleted itself needs nothing any more.
    IS_INGREDIENT: 'SELECT i.id FROM product_ingredients i JOIN products p ON p.id = i."_parentProductId"'
    ' WHERE i."_productId" = ? AND i."deleted" = 0 AND p."deleted" = 0',
    HAS_INGREDIENTS: 'SELECT id FROM product_ingredients WHERE "_parentProductId" = ? AND "deleted" = 0',
}


def check_deletable(tx: Transaction, entity: Entity, record_id: int, strategies: Strategies) -> list[int]:
    """Ids of the ingredients that go with a record. Raises Refused where the cloud would refuse, too.

    `reason` is administrator, category_in_use, product_is_ingredient or product_has_ingredients; the last three
    come with `count`, the number of records in the way.
    """
    match entity.name:
        case "employees" if record_id == 0:
            raise Refused(reason="administrator", entity=entity.name, id=record_id)
        case "categories":
            _check_empty(tx, record_id)
        case "products":
            return _ingredients(tx, record_id, strategies)
    return []


def _check_empty(tx: Transaction, category_id: int) -> None:
    row = tx.connection.execute(
        'SELECT count(*) FROM products WHERE "_categoryId" = ? AND "deleted" = 0', (category_id,)
    ).fetchone()
    if row[0]:
        raise Refused(reason="category_in_use", entity="categories", id=category_id, count=row[0])


def _ingredients(tx: Transaction, product_id: int, strategies: Strategies) -> list[int]:
    found: set[int] = set()
    for role, reason in ROLES.items():
        ids = [row[0] for row in tx.connection.execute(_INGREDIENTS[role], (product_id,)).fetchall()]
        strategy = strategies.get(role, Strategy.ERROR)
        if ids and strategy is Strategy.ERROR:
            raise Refused(reason=reason, entity="products", id=product_id, count=len(ids))
        if strategy is Strategy.DELETE:
            found.update(ids)
    return sorted(found)
