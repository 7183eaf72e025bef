"""Members of v1 records that come from other records, such as the category's name and the number of ingredients.

Called by `v1.service`. Reads the replica. Members whose meaning is not documented (`productUnit`, `origproductname`)
are left out rather than guessed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from app.server.v2.ingredients import ingredients_of
from storage.records.replica import Replica
from storage.schema.fields import Entity


def related_members(
    replica: Replica, entity: Entity, records: Sequence[Mapping[str, Any]]
) -> list[dict[str, Any]]:
    """For each record the argument `related` of `to_v1`, in order."""
    match entity.name:
        case "products" | "warehouse-products":
            return _of_products(replica, entity, records)
        case "product-ingredients":
            return _of_ingredients(replica, records)
    return [{} for _ in records]


def _of_products(
    replica: Replica, entity: Entity, products: Sequence[Mapping[str, Any]]
) -> list[dict[str, Any]]:
    categories = replica.many("categories", _ids(products, "_categoryId"))
    ingredients = ingredients_of(replica, entity, [product["id"] for product in products])
    counts = Counter(ingredient["_parentProductId"] for ingredient in ingredients)
    members = []
    for product in products:
        category = categories.get(product.get("_categoryId") or 0, {})
        members.append(
            {
                "categoryname": category.get("name"),
                "categorymargin": category.get("margin"),
                "ingredients": counts[product["id"]],
            }
        )
    return members


def _of_ingredients(replica: Replica, ingredients: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
    wanted = {*_ids(ingredients, "_parentProductId"), *_ids(ingredients, "_productId")}
    products = replica.many("products", wanted)

    def external_id(product_id: Any) -> Any:
        return products.get(product_id, {}).get("externalId")

    return [
        {
            "parentExtId": external_id(ingredient.get("_parentProductId")),
            "childExtId": external_id(ingredient.get("_productId")),
        }
        for ingredient in ingredients
    ]


def _ids(records: Iterable[Mapping[str, Any]], name: str) -> list[int]:
    return list({record[name] for record in records if record.get(name) is not None})
