"""Compares the lines of a whole file: what is read of the shop once, the lines part by part, and what the file does not have.

Called by `price_lists`. Only reads. Records are read for a part of the lines at a time, so that memory does not grow with
the shop.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from app import prices
from app.change_set import ChangeLine, Effect
from app.commands.purchase_price import PRODUCTS
from app.queries.purchase_prices import PurchasePrices
from app.supplier_list import columns, comparing
from app.supplier_list.comparing import PricesPaid, Shop
from app.supplier_list.matching import SUPPLIER, ProductMatch, ProductMatcher
from app.supplier_list.terms import Terms
from app.transfer.column_names import column_name
from app.transfer.columns import ColumnMapping, count_fields
from app.transfer.conventions import MIXED, Conventions, find_conventions
from app.transfer.doubts import is_lonely, is_total, value_doubts
from app.transfer.line_reader import LineReader
from app.transfer.matching import loose
from app.transfer.price_meaning import PriceMeaning
from app.transfer.tables import Line, Table
from storage.errors import Problem
from storage.query.grammar import Group, Query
from storage.records.replica import Replica
from storage.schema.fields import Record
from storage.schema.validation import blank, tidied

READ_AT_ONCE = 500


class FileComparison:
    """The comparison of one file: what is read once, and then for each part of the lines."""

    def __init__(
        self, replica: Replica, supplier: int, terms: Terms, table: Table, mapped: ColumnMapping
    ) -> None:
        self._replica = replica
        self._mapped = mapped
        self._how = _conventions(table, mapped, terms)
        self._reader = LineReader(replica, columns.LIST, mapped, self._how, {})
        self._matcher = ProductMatcher(replica, supplier, mapped)
        self._listed = replica.supplier_prices.of_supplier(supplier)
        self._costs = PurchasePrices(replica)
        self._currencies = {terms.currency.upper()} if terms.currency else _currencies(replica)
        known = columns.PIECES in mapped or terms.pieces != 1
        self._meaning = PriceMeaning(columns.LIST, table, mapped, self._currencies, pieces=known)
        self._found: set[int] = set()
        """Products that a line is about."""
        self._shop = shop_of(replica, supplier, terms)

    def lines(self, part: Sequence[Line]) -> list[ChangeLine]:
        """The lines of a part of the file."""
        rows = [self._read(line) for line in part]
        matches = [self._matcher.match(row.after) for row in rows]
        records = self._replica.many(PRODUCTS, {each.id for each in matches if each.id is not None})
        return [
            self._line(line, row, match, records.get(match.id or 0))
            for line, row, match in zip(part, rows, matches, strict=True)
        ]

    def _read(self, line: Line) -> ChangeLine:
        row = self._reader.read(line)
        if row.effect is Effect.REFUSED:
            return row
        values = tidied(self._shop.products, row.after, {})
        values = {name: value for name, value in values.items() if value is not None}
        doubts = value_doubts(columns.LIST, values, row.cells, self._how, self._currencies)
        return replace(row, after=values, problems=tuple(doubts))

    def _line(self, line: Line, row: ChangeLine, match: ProductMatch, product: Record | None) -> ChangeLine:
        self._found.update(match.candidates)
        if product is None:
            if is_total(line.cells, len(self._mapped)):
                row = replace(row, effect=Effect.REFUSED, problems=(Problem(None, "totals_line"),))
            elif is_lonely(line.cells, count_fields(self._mapped)):
                row = replace(row, effect=Effect.REFUSED, problems=(Problem(None, "one_cell"),))
        else:
            self._found.add(product["id"])
        meant = self._meaning.doubts(line.cells, None if product is None else product.get("unit"))
        if row.effect is not Effect.REFUSED:
            row = replace(row, problems=(*row.problems, *meant))
        listed = None if product is None else self._listed.get(product["id"])
        otherwise = None if product is None or listed is not None else self._costs.of(product)
        costs = PricesPaid(listed, otherwise.price if otherwise is not None else None)
        return comparing.compare(self._shop, row, match, product, costs)

    def gone(self, lines: Sequence[ChangeLine]) -> list[ChangeLine]:
        """The products of the supplier that no line is about."""
        found = self._found | {each.id for each in lines if each.id is not None}
        missing = sorted((set(self._matcher.own()) | self._listed.keys()) - found)
        return [
            _gone(record, self._shop.supplier, self._listed.get(record["id"]), self._costs)
            for record in _records(self._replica, missing)
        ]


def _gone(record: Record, supplier: int, listed: float | None, costs: PurchasePrices) -> ChangeLine:
    own = record.get(SUPPLIER) == supplier
    code = record.get(columns.CODE)
    after = {SUPPLIER: None} | ({columns.CODE: None} if code else {}) if own else {}
    otherwise = costs.of(record)
    return ChangeLine(
        effect=Effect.GONE,
        id=record["id"],
        name=str(record.get("name") or ""),
        code=str(next(iter(record.get(columns.EAN) or ()), None) or code or ""),
        cost_before=listed if listed is not None or otherwise is None else otherwise.price,
        shelf=record.get(prices.WITH_VAT),
        before={SUPPLIER: supplier} if own else {},
        after=after,
        can_tick=True,
    )


def shop_of(replica: Replica, supplier: int, terms: Terms) -> Shop:
    """What lines of a supplier are compared with."""
    return Shop(
        supplier=supplier,
        products=replica.catalogue[PRODUCTS],
        terms=terms,
        rates=_rates(replica),
        rate=_usual(replica, prices.RATE, supplier) or blank(replica.catalogue[PRODUCTS])[prices.RATE],
        category=terms.category or _usual(replica, "_categoryId", supplier),
        held={change.id for change in replica.changes(PRODUCTS, held=True)},
    )


def _conventions(table: Table, mapped: ColumnMapping, terms: Terms) -> Conventions:
    """How the file writes numbers; where it does not tell, as earlier lists of the supplier did."""
    places = [
        place for place, name in enumerate(mapped) if name in (columns.PRICE, columns.PIECES, columns.RATE)
    ]
    found = find_conventions(
        (line.cells[at] for line in table.lines for at in places if at < len(line.cells)), ()
    )
    found = replace(found, odd_letters=table.odd_letters)
    if found.decimal_mark in ("", MIXED) and terms.decimal_mark:
        return replace(found, decimal_mark=terms.decimal_mark)
    return found


def decimal_mark(table: Table, mapped: ColumnMapping) -> str:
    """What a file writes before decimals; "" where it does not tell, MIXED where it contradicts itself."""
    return _conventions(table, mapped, Terms()).decimal_mark


def _currencies(replica: Replica) -> set[str]:
    return {str(each).strip().upper() for _, each in replica.values_by_id(PRODUCTS, "currency")}


def _rates(replica: Replica) -> frozenset[float]:
    """The multipliers of VAT that exist: those of the cloud's list, or those of the products where it is empty."""
    listed = {round(1 + value / 100, 6) for _, value in replica.values_by_id("taxes", "value")}
    return frozenset(listed or {rate for _, rate in replica.values_by_id(PRODUCTS, prices.RATE)})


def _usual(replica: Replica, field: str, supplier: int) -> Any:
    """The value that most products of the supplier have, or of all where it has none."""
    for query in (Query(group=Group(SUPPLIER, supplier)), Query()):
        for value, _ in replica.groups(PRODUCTS, query, field):
            if value is not None:
                return value
    return None


def _records(replica: Replica, ids: Sequence[int]) -> Iterator[Record]:
    """The live records of these products."""
    for start in range(0, len(ids), READ_AT_ONCE):
        found = replica.many(PRODUCTS, ids[start : start + READ_AT_ONCE])
        yield from (record for record in found.values() if not record.get("deleted"))


def damaged_line(number: int) -> ChangeLine:
    """A line that cannot be read at all."""
    return ChangeLine(effect=Effect.DOUBTFUL, line=number, problems=(Problem(None, "damaged_line"),))


def with_column(line: ChangeLine, mapped: ColumnMapping) -> ChangeLine:
    """The line with the column of its first problem."""
    named = next((each.field for each in line.problems if each.field in mapped), None)
    return line if named is None else replace(line, column=column_name(mapped.index(named) + 1))


def tell_repeated(lines: Sequence[ChangeLine]) -> list[ChangeLine]:
    """The lines, those about one product told from each other: which of two prices is right, a person says."""
    found = list(lines)
    first: dict[object, int] = {}
    for place, line in enumerate(lines):
        if line.id is None and not (line.can_tick and line.code):
            continue
        key: object = loose(line.code) if line.id is None else line.id
        before = first.setdefault(key, place)
        if before == place:
            continue
        other = found[before]
        twice = Problem(None, "line_twice", {"line": other.line})
        same = other.cost == line.cost
        found[place] = replace(
            line,
            effect=Effect.DOUBTFUL,
            problems=(twice, *line.problems),
            can_tick=line.can_tick and not same,
            ticked=False,
        )
        if not same and other.can_tick:
            found[before] = replace(
                other,
                effect=Effect.DOUBTFUL,
                problems=(Problem(None, "line_twice", {"line": line.line}), *other.problems),
                ticked=False,
            )
    return found
