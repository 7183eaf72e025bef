"""A filled shop to practise on: bakery, café and delicatessen in Brno with a branch in Bratislava.

Called by the practice cloud, the demo and tests. Pure: the same seed, cloud id and moment give the same shop,
record by record. It knows the wire's field names and nothing of how records are stored or served.
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
    """Records by entity name, and stock rows under `stock`; `now` in ms since 1970 UTC, and nothing is later.

    References lead to records that are not deleted. Deleted products and customers end their lists.
    """
    ids = codes.identifiers(Random(f"{seed}/ids"))

    def origin(part: str) -> Origin:
        # Chance of its own for each part: a change in one part leaves the values of the others.
        return Origin(random=Random(f"{seed}/{part}"), now=now, cloud_id=cloud_id, ids=ids)

    short = origin("lists")
    subjects = reference_lists.build_subjects(short)
    categories = reference_lists.build_categories(short, subjects)
    suppliers = reference_lists.build_suppliers(short)
    warehouses = reference_lists.build_warehouses(short)
    groups = reference_lists.build_discount_groups(short)

    products = origin("products")
    maker = ProductMaker(products, categories=categories, suppliers=suppliers, subjects=subjects)
    assortment = build_assortment(products.random, maker)
    return {
        "tags": reference_lists.build_tags(short),
        "discount-groups": groups,
        "taxes": reference_lists.build_taxes(short),
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
    }


def _customers(maker: CustomerMaker) -> list[Record]:
    live = [maker.make() for _ in range(CUSTOMERS)]
    return [*live, *({**maker.make(), "deleted": True} for _ in range(DELETED_CUSTOMERS))]


def _stock(origin: Origin, assortment: Assortment, warehouses: Sequence[Record]) -> list[Record]:
    """Stock of most stocked products in both warehouses; sold below zero where the till allows it."""
    random = origin.random
    rows: list[Record] = []
    for record, item in zip(assortment.products, assortment.items, strict=True):
        if not item.trade.stocked:
            continue
        purchase = round(record["priceWithoutVat"] * random.uniform(0.48, 0.74), 4)
        for warehouse, share in zip(warehouses, (0.97, 0.82), strict=True):
            if random.random() < share:
                rows.append({
                    "_warehouseId": warehouse["id"],
                    "_productId": record["id"],
                    "stockQuantityStatus": _quantity(random, record),
                    "purchasePriceWithoutVat": purchase,
                    "stockStatusVersiondate": moments.working_moment(random, origin.now, days=240),
                })  # fmt: skip
    return rows


def _quantity(random: Random, record: Record) -> float:
    rng = random.random()
    if rng < 0.06:
        return 0.0
    amount = random.expovariate(1 / 24)
    if rng < 0.09 and record["stockOverdraft"] == "ALLOW":
        amount = -amount / 4
    return float(round(amount)) if record["unit"] == "Piece" else round(amount, 3)
