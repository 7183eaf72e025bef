"""What each product costs: the ingredients of its recipe, or what it was bought for; and the margin that it earns.

Called by everything that sets a price beside a cost: the shop check, price work, the list of products and the form. Exact decimals; what is not known is None, never
nothing.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from typing import Any

from app import prices
from app.measures import converted
from app.queries.purchase_prices import OWN, Cost, CostSource, PurchasePrices
from storage.records.replica import Replica

PRODUCTS, LINES = "products", "product-ingredients"
PIECE = "Piece"
PARENT, PART = "_parentProductId", ("_productId", "quantity", "unit")
VALUES = (
    OWN, "_supplierId", prices.WITHOUT_VAT, "requiresPriceEntry",
    "unit", "packaging", "packagingMeasurement", "unitMeasurement",
)  # fmt: skip
"""What a product's cost and margin follow from; the last four are how it is packed."""


@dataclass(frozen=True, slots=True)
class Good:
    """A product as an ingredient: `bought` is the price without VAT of one `unit`, None where it is not known.

    `content`: what is in a piece, as a quantity and its unit.
    """

    bought: Decimal | None
    unit: str = PIECE
    content: tuple[Decimal, str] | None = None


@dataclass(frozen=True, slots=True)
class RecipeLine:
    """So much of a product."""

    product: int
    quantity: Decimal
    unit: str


def costs(goods: Mapping[int, Good], recipes: Mapping[int, Sequence[RecipeLine]]) -> dict[int, Decimal]:
    """By product what one of it costs; a product with a recipe costs what its ingredients do.

    Left out is a product of which anything is not known: a price, a unit that cannot be converted, an ingredient that is
    gone or contains the product itself.
    """
    found = {id: good.bought for id, good in goods.items() if good.bought is not None and not recipes.get(id)}
    users: dict[int, list[int]] = defaultdict(list)
    open_lines: dict[int, int] = {}
    for id, lines in recipes.items():
        made = [line.product for line in lines if recipes.get(line.product)]
        open_lines[id] = len(made)
        for ingredient in made:
            users[ingredient].append(id)
    ready = [id for id, count in open_lines.items() if not count and recipes[id]]
    while ready:
        id = ready.pop()
        parts = [_part(line, goods.get(line.product), found.get(line.product)) for line in recipes[id]]
        known = [part for part in parts if part is not None]
        if id in goods and len(known) == len(parts):
            found[id] = sum(known, Decimal(0))
        for user in users[id]:
            open_lines[user] -= 1
            if not open_lines[user]:
                ready.append(user)
    return found


def _part(line: RecipeLine, good: Good | None, cost: Decimal | None) -> Decimal | None:
    """What a line costs."""
    if good is None or cost is None:
        return None
    quantity = converted(line.quantity, line.unit, good.unit)
    if quantity is None and good.unit == PIECE and good.content is not None:
        amount, unit = good.content
        inside = converted(line.quantity, line.unit, unit)
        quantity = None if inside is None else inside / amount
    return None if quantity is None else quantity * cost


class Costs:
    """The costs and margins of all live products, or of these, read once."""

    def __init__(self, replica: Replica, products: Collection[int] | None = None) -> None:
        recipes = _recipes(replica, products)
        in_recipes = recipes.keys() | {line.product for lines in recipes.values() for line in lines}
        wanted = None if products is None else {*products, *in_recipes}
        bought = PurchasePrices(replica, wanted)
        goods: dict[int, Good] = {}
        self._net: dict[int, float] = {}
        self._costs: dict[int, Cost] = {}
        for id, own, supplier, net, asked, *packed in _values(replica, wanted):
            price = bought.known(id, own, supplier)
            if net and not asked:
                self._net[id] = net
            if price is not None:
                self._costs[id] = price
            if id in in_recipes:
                goods[id] = _good(price.price if price is not None else None, *packed)
        made = costs(goods, recipes)
        for id in recipes:
            self._costs.pop(id, None)
            if id in made:
                self._costs[id] = Cost(float(f"{made[id]:.15g}"), CostSource.RECIPE)
        self.made = frozenset(recipes)
        """Products with a recipe."""

    def of(self, product: int) -> Cost | None:
        """What one of the product costs without VAT, None when that is not known."""
        return self._costs.get(product)

    def margin(self, product: int) -> float | None:
        """The margin in per cent of the price without VAT; None without a price, and when the cost is not known."""
        cost, net = self._costs.get(product), self._net.get(product)
        found = None if cost is None or net is None else prices.margin(net, cost.price)
        return None if found is None else found[1]

    def all(self) -> Mapping[int, float]:
        """The known costs by product."""
        return {id: cost.price for id, cost in self._costs.items()}


def _recipes(replica: Replica, products: Collection[int] | None) -> dict[int, list[RecipeLine]]:
    """The recipes of all products, or of these and of the products in them."""
    found: dict[int, list[RecipeLine]] = defaultdict(list)
    if LINES not in replica.catalogue:
        return found
    if products is None:
        for _, parent, product, quantity, unit in replica.live_values(LINES, (PARENT, *PART)):
            found[parent].append(_line(product, quantity, unit))
        return found
    to_read = set(products)
    while to_read:
        parent = to_read.pop()
        for record in replica.many(LINES, replica.ids_with(LINES, {PARENT: parent})).values():
            line = _line(record["_productId"], record.get("quantity"), record.get("unit"))
            found[parent].append(line)
            if line.product not in found:
                to_read.add(line.product)
    return found


def _line(product: int, quantity: float | None, unit: str | None) -> RecipeLine:
    return RecipeLine(product, _exact(quantity or 0), str(unit or PIECE))


def _values(replica: Replica, products: Collection[int] | None) -> Iterable[tuple[Any, ...]]:
    """Id and `VALUES` of all live products, or of these."""
    if products is None:
        return replica.live_values(PRODUCTS, VALUES)
    records = replica.many(PRODUCTS, products).values()
    return [(each["id"], *map(each.get, VALUES)) for each in records if not each.get("deleted")]


def _good(
    price: float | None,
    unit: str | None,
    packaging: float | None,
    content: float | None,
    content_unit: str | None,
) -> Good:
    # Of a package of several units it is not known whether the price is that of the package or of the unit.
    alone = packaging is None or packaging == 1
    inside = (_exact(content), content_unit) if content and content > 0 and content_unit else None
    return Good(_exact(price) if price else None, (unit or PIECE) if alone else "", inside)


def _exact(number: float) -> Decimal:
    return Decimal(repr(float(number)))
