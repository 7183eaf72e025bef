"""Today's list: what somebody in the shop may want to do now, as counts with the first few names.

Called by the overview on a worker thread. Reads only, and needs no internet.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from app.labels.due import DueLabels
from app.plans.summary import PlanSummary, summaries
from app.queries.lists import ListQuery
from app.queries.titles import Titles
from app.shop_check.check import price_findings
from storage.query.grammar import Order, Query, parse_filter
from storage.records.recent_changes import StepCount, steps_since
from storage.records.replica import Replica

DAY = 86_400_000
NAMED = 3
"""Records of one line that are named."""
AHEAD = 30
"""Days ahead in which a membership that ends is told."""
STOCK, PRODUCTS, CUSTOMERS = "warehouse-products", "products", "customers"
SOLD_OUT = "stockDeduct|eq|true;stockQuantityStatus|lteq|0"
"""The filter of what is sold out, of products whose stock is kept."""


@dataclass(frozen=True, slots=True)
class Found:
    """Records that a line is about: how many, and the first of them by id and name."""

    count: int = 0
    named: Sequence[tuple[int, str]] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Prices:
    """What is odd about prices. Takes a look at every product."""

    below_cost: Found
    missing: Found
    labels: int
    """Labels that say another price than the till; none where nobody has printed any."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Today:
    """Everything of the list but the questions and the drafts."""

    prices: Prices
    sold_out: Found
    ending: Found
    until: Sequence[int]
    """When the memberships named in `ending` end, wall milliseconds."""
    plans: Sequence[PlanSummary]
    """Those that are to come, hold, or ask."""
    steps: Sequence[StepCount]
    """What was changed since yesterday, newest first."""
    has_records: bool
    """Whether the shop has customers or products yet."""


class TodaysList:
    """Reads today's list of one replica. What takes a look at every product is kept until something changed."""

    def __init__(self, replica: Replica, titles: Titles) -> None:
        self._replica = replica
        self._titles = titles
        self._prices: tuple[int, Prices] | None = None

    def read(self) -> Today:
        """The list as it is now."""
        replica = self._replica
        today = replica.clock.now() // DAY * DAY
        ending, until = self._ending(today)
        return Today(
            prices=self._prices_now(),
            sold_out=self._sold_out(),
            ending=ending,
            until=until,
            plans=[each for each in summaries(replica) if each.is_open],
            steps=steps_since(replica, today - DAY),
            has_records=any(self._count(each, "") for each in (CUSTOMERS, PRODUCTS)),
        )

    def _prices_now(self) -> Prices:
        newest = self._replica.newest_event()
        if self._prices is None or self._prices[0] != newest:
            found: dict[str, list[int]] = {"below_cost": [], "no_price": []}
            for each in price_findings(self._replica):
                found[each.check].append(each.id)
            printed = PRODUCTS in self._replica.catalogue and self._replica.printed_prices.all()
            labels = len(DueLabels(self._replica).since_printing(ListQuery())) if printed else 0
            prices = Prices(
                below_cost=self._found(PRODUCTS, found["below_cost"]),
                missing=self._found(PRODUCTS, found["no_price"]),
                labels=labels,
            )
            self._prices = newest, prices
        return self._prices[1]

    def _sold_out(self) -> Found:
        if STOCK not in self._replica.catalogue:
            return Found()
        where = parse_filter(self._replica.catalogue[STOCK], SOLD_OUT)
        query = Query(where=where, sort=(Order("stockQuantityStatus"),))
        rows = self._replica.page(STOCK, query, limit=NAMED, total=False).records
        named = {row["id"]: str(row.get("name") or f"#{row['id']}") for row in rows}
        return Found(self._replica.count(STOCK, query), [*named.items()])

    def _ending(self, today: int) -> tuple[Found, list[int]]:
        filter = f"expireDate|gteq|{today};expireDate|lt|{today + AHEAD * DAY}"
        query = Query(
            where=parse_filter(self._replica.catalogue[CUSTOMERS], filter), sort=(Order("expireDate"),)
        )
        rows = self._replica.page(CUSTOMERS, query, limit=NAMED, total=False).records
        named = [(row["id"], self._titles.of(CUSTOMERS, row)) for row in rows]
        return Found(self._count(CUSTOMERS, filter), named), [row["expireDate"] for row in rows]

    def _found(self, entity: str, ids: Iterable[int]) -> Found:
        every = list(ids)
        return Found(len(every), [*self._titles.lookup(entity, every[:NAMED]).items()])

    def _count(self, entity: str, filter: str) -> int:
        where = parse_filter(self._replica.catalogue[entity], filter) if filter else None
        return self._replica.count(entity, Query() if where is None else Query(where=where))
