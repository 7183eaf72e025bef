"""What a record of the first generation says about other records: the category's name, how many ingredients.

Called by the `/api/...` paths, and by whoever else shows records in those shapes. Reads the replica, changes
nothing. Names that no source explains (`productUnit`, `origproductname`) are left out rather than guessed.
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
    """For each record the `related` of `v1.to_v1`, in order."""
    match entity.name:
        case "products" | "warehouse-products":
            return _of_products(replica, records)
        case "product-ingredients":
            return _of_ingredients(replica, records)
    return [{} for _ in records]


def _of_products(replica: Replica, products: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
    categories = replica.many("categories", _ids(products, "_categoryId"))
    ingredients = ingredients_of(replica, [product["id"] for product in products])
    counts = Counter(each["_parentProductId"] for each in ingredients)
    found = []
    for product in products:
        category = categories.get(product.get("_categoryId") or 0, {})
        found.append(
            {
                "categoryname": category.get("name"),
                "categorymargin": category.get("margin"),
                "ingredients": counts[product["id"]],
            }
        )
    return found


def _of_ingredients(replica: Replica, ingredients: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
    wanted = {*_ids(ingredients, "_parentProductId"), *_ids(ingredients, "_productId")}
    products = replica.many("products", wanted)

    def name(product_id: Any) -> Any:
        return products.get(product_id, {}).get("externalId")

    return [
        {"parentExtId": name(each.get("_parentProductId")), "childExtId": name(each.get("_productId"))}
        for each in ingredients
    ]


def _ids(records: Iterable[Mapping[str, Any]], name: str) -> list[int]:
    return list({each[name] for each in records if each.get(name) is not None})
