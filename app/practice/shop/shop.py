"""A generated shop to practise with: bakery, café and delicatessen in Brno with a branch in Bratislava.

Called by the practice cloud, the demo and tests. Pure: the same seed, cloud id and time give the same shop, record by
record. Knows the fields of records, not how they are stored or served.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from app.practice.shop import codes, moments, reference_lists
from app.practice.shop.assortment import Assortment, ProductMaker, build_assortment
from app.practice.shop.origin import Origin
from app.practice.shop.people import CustomerMaker, build_employees
from app.practice.shop.recipes import build_ingredients
from storage.schema.fields import Record

CUSTOMERS = 400
DELETED_CUSTOMERS = 8


def build_shop(*, seed: int = 1, cloud_id: int = 1, now: int) -> dict[str, list[Record]]:
    """Records by entity name, and stock rows under `stock`; no time is after `now` (milliseconds since 1970 UTC).

    References lead to records that are not deleted. Deleted products and customers are at the end of their lists.
    """
    ids = codes.identifiers(Random(f"{seed}/ids"))

    def origin(part: str) -> Origin:
        # Each part has its own random source, so that a change in one part keeps the values of the others.
        return Origin(rng=Random(f"{seed}/{part}"), now=now, cloud_id=cloud_id, ids=ids)

    lists = origin("lists")
    subjects = reference_lists.build_subjects(lists)
    categories = reference_lists.build_categories(lists, subjects)
    suppliers = reference_lists.build_suppliers(lists)
    warehouses = reference_lists.build_warehouses(lists)
    groups = reference_lists.build_discount_groups(lists)

    products = origin("products")
    maker = ProductMaker(products, categories=categories, suppliers=suppliers, subjects=subjects)
    assortment = build_assortment(products.rng, maker)
    return {
        "tags": reference_lists.build_tags(lists),
        "discount-groups": groups,
        "taxes": reference_lists.build_taxes(lists),
        "eet-subjects": subjects,
        "categories": categories,
        "warehouses": warehouses,
        "suppliers": suppliers,
        "employees": build_employees(origin("employees")),
        "products": [*assortment.products, *assortment.deleted],
        "product-ingredients": build_ingredients(origin("recipes"), assortment),
        "customers": _customers(CustomerMaker(origin("customers"), groups=groups)),
        "webhooks": [],
        "stock": _stock(origin("stock"), assortment, warehouses),
        "branches": reference_lists.build_branches(origin("branches")),
    }


def _customers(maker: CustomerMaker) -> list[Record]:
    live = [maker.make() for _ in range(CUSTOMERS)]
    return [*live, *({**maker.make(), "deleted": True} for _ in range(DELETED_CUSTOMERS))]


def _stock(origin: Origin, assortment: Assortment, warehouses: Sequence[Record]) -> list[Record]:
    """Stock of most stocked products in both warehouses; negative for some where overdraft is allowed."""
    rng = origin.rng
    rows: list[Record] = []
    for record, item in zip(assortment.products, assortment.items, strict=True):
        if not item.trade.stocked:
            continue
        purchase = round(record["priceWithoutVat"] * rng.uniform(0.48, 0.74), 4)
        for warehouse, share in zip(warehouses, (0.97, 0.82), strict=True):
            if rng.random() < share:
                rows.append({
                    "_warehouseId": warehouse["id"],
                    "_productId": record["id"],
                    "stockQuantityStatus": _quantity(rng, record),
                    "purchasePriceWithoutVat": purchase,
                    "stockStatusVersiondate": moments.working_moment(rng, origin.now, days=240),
                })  # fmt: skip
    return rows


def _quantity(rng: Random, record: Record) -> float:
    draw = rng.random()
    if draw < 0.06:
        return 0.0
    amount = rng.expovariate(1 / 24)
    if draw < 0.09 and record["stockOverdraft"] == "ALLOW":
        amount = -amount / 4
    return float(round(amount)) if record["unit"] == "Piece" else round(amount, 3)
