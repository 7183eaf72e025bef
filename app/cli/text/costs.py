"""What the command line says of a cost: the price, where it is known from, and since when."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from app.cli.text import problems

if TYPE_CHECKING:
    from app.queries.purchase_prices import Cost

SOURCES = {
    "cloud": "purchase price of the product",
    "list": "price list of {name}",
    "stock": "warehouse {name}",
    "recipe": "its ingredients",
}
"""`app.queries.purchase_prices.CostSource` -> where a cost is known from."""


def text(cost: Cost) -> str:
    """A cost with its source and its date."""
    source = SOURCES[cost.source.value].format(name=cost.name)
    day = "" if cost.at is None else f", {datetime.fromtimestamp(cost.at / 1000, UTC).astimezone():%Y-%m-%d}"
    return f"{problems.value(cost.price)} ({source}{day})"


def as_json(cost: Cost) -> dict[str, Any]:
    """The same as JSON; `at` in wall milliseconds."""
    return {"price": cost.price, "source": cost.source.value, "name": cost.name, "at": cost.at}
