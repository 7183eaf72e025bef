"""A shop to practise with: bakery, café and delicatessen in Brno with a branch in Bratislava, all of it invented.

Called by the practice cloud, the demo and tests. Its records are the CSV files beside this module, one for each entity and one for
the stock. An empty cell is null, or empty text where null is not possible; a column that is missing has the default of
its field. Moments count in seconds from the beginning of today in UTC, so that the shop is as old on any day.
"""

from __future__ import annotations

import csv
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from app.paths import shipped_beside
from storage.schema.entities import CATALOGUE
from storage.schema.fields import Entity, Field, Kind, Record
from storage.schema.validation import blank

DAY = 86_400_000
FOLDER = shipped_beside(__file__)
STOCK = "stock"
_MOMENTS = frozenset({"created", "expireDate", "versionDate"})
_READERS: dict[Kind, Callable[[str], Any]] = {
    Kind.BOOLEAN: lambda cell: cell == "true",
    Kind.DOUBLE: float,
    Kind.INTEGER: int,
    Kind.LONG: int,
    Kind.TIMESTAMP: int,
    Kind.STRING: str,
    Kind.STRINGS: json.loads,
    Kind.INTEGERS: json.loads,
    Kind.TRANSLATIONS: json.loads,
}


def build_shop(*, cloud_id: int = 1, now: int) -> dict[str, list[Record]]:
    """Records by entity name, and stock rows under `stock`; no time is after `now` (milliseconds since 1970 UTC).

    References lead to records that are not deleted. Deleted products and customers are at the end of their lists.
    """
    shop = {
        entity.name: [_record(entity, row, cloud_id, now) for row in _rows(FOLDER / f"{entity.name}.csv")]
        for entity in CATALOGUE.stored()
    }
    return {**shop, STOCK: [_stock_row(row, now) for row in _rows(FOLDER / "stock.csv")]}


def _rows(path: Path) -> Iterator[dict[str, str]]:
    if path.exists():  # of some entities the shop has no records
        with path.open(encoding="utf-8", newline="") as file:
            yield from csv.DictReader(file)


def _record(entity: Entity, row: dict[str, str], cloud_id: int, now: int) -> Record:
    read = {name: _value(entity.by_name[name], cell, now) for name, cell in row.items()}
    return {"id": read["id"], "_cloudId": cloud_id, **blank(entity), **read}


def _value(field: Field, cell: str, now: int) -> Any:
    if cell == "":
        return None if field.null or field.kind is not Kind.STRING else ""
    return _moment(cell, now) if field.name in _MOMENTS else _READERS[field.kind](cell)


def _stock_row(row: dict[str, str], now: int) -> Record:
    return {
        "_warehouseId": int(row["_warehouseId"]),
        "_productId": int(row["_productId"]),
        "stockQuantityStatus": float(row["stockQuantityStatus"]),
        "purchasePriceWithoutVat": float(row["purchasePriceWithoutVat"]),
        "stockStatusVersiondate": _moment(row["stockStatusVersiondate"], now),
    }


def _moment(cell: str, now: int) -> int:
    """A moment of the shop; one of later today was yesterday."""
    after_midnight = round(float(cell) * 1000)
    moment = now // DAY * DAY + after_midnight
    return moment if moment <= now or after_midnight >= DAY else moment - DAY
