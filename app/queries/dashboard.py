"""Figures of the overview page: a month of runs, stock that runs out, loyalty points, cards that expire;
and the records behind them by name, with what was changed since yesterday.

Made by the window's context. Each figure takes a few short queries; with 100,000 customers they are for a worker. A
figure comes with the filter of the /v2 interface that lists exactly the records it counts.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from app.queries.titles import Titles
from storage.query.grammar import Order, Query, parse_filter
from storage.records.history import Event
from storage.records.recent_changes import recent_changes
from storage.records.replica import Replica
from storage.sync_state.runs import DAY, Day

MONTH = 30
"""Days looked back, and forward for what expires."""
LOW_STOCK = 5
"""Pieces, or kilograms, at or below which stock is low, unless the setting differs: products have no minimum of their
own in the cloud."""
BANDS = (1, 100, 500, 1000)
"""Points at which a band of the histogram begins; below the first are those with none."""


@dataclass(frozen=True, slots=True)
class FilterCount:
    """A filter of an entity and how many records it finds."""

    entity: str
    filter: str
    count: int


@dataclass(frozen=True, slots=True, kw_only=True)
class WarehouseStock:
    """Stock of one warehouse: products with stock kept, and of them those sold out and those running low."""

    warehouse: int
    name: str
    goods: int
    gone: FilterCount
    low: FilterCount
    few: int
    """The limit for `low`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Band:
    """Customers with at least `least` points and fewer than `below`; None for no upper end."""

    least: int
    below: int | None
    found: FilterCount


@dataclass(frozen=True, slots=True, kw_only=True)
class Loyalty:
    """Customers by points, and those whose membership ends within a month or has ended in the last one."""

    bands: Sequence[Band]
    expiring: FilterCount
    expired: FilterCount


NAMED = 10
"""Most records that a panel names."""
STOCK = "warehouse-products"


@dataclass(frozen=True, slots=True, kw_only=True)
class Shortage:
    """A product that is sold out or runs low in a warehouse."""

    product: int
    title: str
    warehouse: int
    warehouse_name: str
    quantity: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Ending:
    """A customer whose membership ends soon."""

    customer: int
    title: str
    until: int
    """Wall milliseconds."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RecentChange:
    """The newest change of a record."""

    event: Event
    title: str
    """Empty where the record is gone."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Named:
    """Records that somebody may want to look at today, at most `NAMED` of each."""

    shortages: Sequence[Shortage]
    ending: Sequence[Ending]
    changes: Sequence[RecentChange]
    changed: int
    """How many records were changed since the day before began."""


class Dashboard:
    """The figures of one replica. `low`: pieces, or kilograms, at or below which stock is low; `titles`: names of records."""

    def __init__(self, replica: Replica, *, low: int = LOW_STOCK, titles: Titles | None = None) -> None:
        self._replica = replica
        self._low = low
        self._titles = titles or Titles(replica)

    def month(self) -> list[Day]:
        """The last 30 days, today the last; days without a run are among them."""
        today = self._replica.clock.now() // DAY
        known = {each.day: each for each in self._replica.sync_state.daily_health.days(today * DAY)}
        return [known.get(day, Day(day=day)) for day in range(today - MONTH + 1, today + 1)]

    def shelves(self) -> list[WarehouseStock]:
        """Warehouses by name; those without goods whose stock is kept are left out."""
        catalogue = self._replica.catalogue
        if "warehouse-products" not in catalogue or "warehouses" not in catalogue:
            return []
        found = self._replica.page("warehouses", Query(sort=(Order("name"),)), limit=1000, total=False)
        shelves = []
        for each in found.records:
            # The warehouse is the list's own frame, so it is no part of the filter that a person sees.
            scope = f"_warehouseId|eq|{each['id']}"
            kept = "stockDeduct|eq|true"
            goods = self._count("warehouse-products", kept, scope)
            if not goods.count:
                continue
            shelves.append(
                WarehouseStock(
                    warehouse=each["id"],
                    name=str(each.get("name") or f"#{each['id']}"),
                    goods=goods.count,
                    gone=self._count("warehouse-products", f"{kept};stockQuantityStatus|lteq|0", scope),
                    low=self._count(
                        "warehouse-products",
                        f"{kept};stockQuantityStatus|gt|0;stockQuantityStatus|lteq|{self._low}",
                        scope,
                    ),
                    few=self._low,
                )
            )
        return shelves

    def loyalty(self) -> Loyalty:
        """Points and expiry of the customers."""
        today = self._replica.clock.now() // DAY * DAY
        starts = (0, *BANDS)
        bands = [
            Band(least=least, below=below, found=self._count("customers", _between("points", least, below)))
            for least, below in zip(starts, (*BANDS, None), strict=True)
        ]
        soon = _between("expireDate", today, today + MONTH * DAY)
        lately = _between("expireDate", today - MONTH * DAY, today)
        return Loyalty(
            bands=bands, expiring=self._count("customers", soon), expired=self._count("customers", lately)
        )

    def named(self) -> Named:
        """What runs out, whose membership ends within a month, and what was changed since yesterday."""
        today = self._replica.clock.now() // DAY * DAY
        events, changed = recent_changes(self._replica, since=today - DAY, limit=NAMED)
        return Named(
            shortages=self._shortages(),
            ending=self._ending(today),
            changes=[
                RecentChange(event=each, title=self._title(each.entity, each.id))
                for each in self._titles.with_writers(events)
            ],
            changed=changed,
        )

    def _shortages(self) -> list[Shortage]:
        catalogue = self._replica.catalogue
        if STOCK not in catalogue or "warehouses" not in catalogue:
            return []
        where = parse_filter(catalogue[STOCK], f"stockDeduct|eq|true;stockQuantityStatus|lteq|{self._low}")
        query = Query(where=where, sort=(Order("stockQuantityStatus"),))
        rows = self._replica.page(STOCK, query, limit=NAMED, total=False).records
        names = self._replica.many("warehouses", {row["_warehouseId"] for row in rows})
        return [
            Shortage(
                product=row["id"],
                title=str(row.get("name") or f"#{row['id']}"),
                warehouse=row["_warehouseId"],
                warehouse_name=str(
                    names.get(row["_warehouseId"], {}).get("name") or f"#{row['_warehouseId']}"
                ),
                quantity=float(row.get("stockQuantityStatus") or 0),
            )
            for row in rows
        ]

    def _ending(self, today: int) -> list[Ending]:
        where = parse_filter(
            self._replica.catalogue["customers"], _between("expireDate", today, today + MONTH * DAY)
        )
        query = Query(where=where, sort=(Order("expireDate"),))
        rows = self._replica.page("customers", query, limit=NAMED, total=False).records
        return [
            Ending(customer=row["id"], title=self._titles.of("customers", row), until=row["expireDate"])
            for row in rows
        ]

    def _title(self, entity: str, id: int) -> str:
        if entity not in self._replica.catalogue:
            return ""
        return self._titles.lookup(entity, [id]).get(id, "")

    def has_records(self) -> bool:
        """Whether the shop has any customer or product yet."""
        return any(self._replica.count(each, Query()) for each in ("customers", "products"))

    def _count(self, entity: str, filter: str, scope: str = "") -> FilterCount:
        declared = self._replica.catalogue[entity]
        where = parse_filter(declared, ";".join(part for part in (scope, filter) if part))
        return FilterCount(entity, filter, self._replica.count(entity, Query(where=where)))


def _between(field: str, least: int, below: int | None) -> str:
    upper = f";{field}|lt|{below}" if below is not None else ""
    return f"{field}|gteq|{least}{upper}"
