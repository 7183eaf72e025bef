"""Rules of deletion, as the cloud has them: what forbids one, and which ingredients are deleted with a product.

Called by `record_editor` inside its transaction; the server reads the strategies from the body of a DELETE.
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

DELETE_RECIPE: Strategies = {HAS_INGREDIENTS: Strategy.DELETE}
"""For people: a recipe is deleted with its product, and a product that other recipes need is refused."""


def check_deletable(tx: Transaction, entity: Entity, record_id: int, strategies: Strategies) -> list[int]:
    """Ids of the ingredients to delete with a record. Raises Refused where the cloud would refuse, too.

    `reason` is administrator, category_in_use, product_is_ingredient or product_has_ingredients; the last three
    come with `count`, the number of records in the way.
    """
    if record_id in entity.protected_ids:
        raise Refused(reason="administrator", entity=entity.name, id=record_id)
    if entity.name == "categories":
        _check_empty(tx, record_id)
    if entity.ingredients_entity is not None:
        return _ingredients(tx, entity, record_id, strategies)
    return []


def _check_empty(tx: Transaction, category_id: int) -> None:
    if products := tx.ids_with("products", {"_categoryId": category_id}):
        raise Refused(reason="category_in_use", entity="categories", id=category_id, count=len(products))


def _ingredients(tx: Transaction, entity: Entity, product_id: int, strategies: Strategies) -> list[int]:
    found: set[int] = set()
    for role, reason in ROLES.items():
        ids = _ingredients_in_role(tx, entity, product_id, role)
        strategy = strategies.get(role, Strategy.ERROR)
        if ids and strategy is Strategy.ERROR:
            raise Refused(reason=reason, entity=entity.name, id=product_id, count=len(ids))
        if strategy is Strategy.DELETE:
            found.update(ids)
    return sorted(found)


def _ingredients_in_role(tx: Transaction, entity: Entity, product_id: int, role: str) -> list[int]:
    ingredients = str(entity.ingredients_entity)
    if role == HAS_INGREDIENTS:
        return tx.ids_with(ingredients, {"_parentProductId": product_id})
    uses = tx.many(ingredients, tx.ids_with(ingredients, {"_productId": product_id}))
    parents = tx.many(entity.name, {use["_parentProductId"] for use in uses.values()})
    # The recipe of a deleted product needs no ingredients.
    live = {parent["id"] for parent in parents.values() if not parent["deleted"]}
    return [use["id"] for use in uses.values() if use["_parentProductId"] in live]
