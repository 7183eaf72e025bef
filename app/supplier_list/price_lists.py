"""Price lists of suppliers: reading a file by the terms of its supplier, comparing it, and applying what was ticked.

Called by the window on worker threads, and by the command line. Reading and comparing change nothing; applying is one
transaction and one undo step, so that nothing is half applied after a crash (F106).
"""

from __future__ import annotations

import threading
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from app.change_set import ChangeLine, ChangeSet
from app.changes import application
from app.changes.application import READ_AT_ONCE, Applied, Later, Progress
from app.commands.commands import Commands
from app.commands.purchase_price import PRODUCTS, SUPPLIER, SUPPLIERS, put_purchase_price
from app.commands.scope import CommandScope
from app.errors import BadFile, Cancelled
from app.queries.titles import stored_title
from app.supplier_list import columns
from app.supplier_list.file_comparison import (
    FileComparison,
    damaged_line,
    decimal_mark,
    tell_repeated,
    with_column,
)
from app.supplier_list.terms import Terms
from app.transfer.columns import ColumnMapping, best_sheet, check_columns, count_fields
from app.transfer.conventions import MIXED
from app.transfer.importer import is_record
from app.transfer.tables import Table, read_table
from storage.errors import Refused, UnknownRecord
from storage.records.replica import Replica
from storage.text.folding import fold

STEP = "supplier_list"


@dataclass(frozen=True, slots=True, kw_only=True)
class ComparedList(ChangeSet):
    """A price list beside what is here: its lines in their order, then what the list no longer has."""

    supplier: int
    name: str
    """Of the supplier."""
    table: Table
    mapped: ColumnMapping


class PriceLists:
    """The price lists of one replica."""

    def __init__(self, replica: Replica, commands: Commands) -> None:
        self._replica = replica
        self._commands = commands

    # suppliers and their terms

    def terms(self, supplier: int) -> Terms:
        """How the lists of a supplier are read. Raises UnreadableValue."""
        return Terms.read(self._replica.supplier_prices.terms(self._replica.current_id(SUPPLIERS, supplier)))

    def suppliers(self) -> list[tuple[int, str]]:
        """Id and name of each supplier."""
        return sorted(self._replica.values_by_id(SUPPLIERS, "name"), key=lambda each: fold(str(each[1])))

    def supplier(self, named: str) -> int:
        """The supplier with this id or name, in any case. Raises UnknownRecord, Refused when several have the name."""
        found = [
            number for number, name in self.suppliers() if fold(str(name)).strip() == fold(named).strip()
        ]
        if not found and named.strip().isdecimal():
            number = self._replica.current_id(SUPPLIERS, int(named))
            record = self._replica.get(SUPPLIERS, number)
            found = [number] if record is not None and not record.get("deleted") else []
        if len(found) > 1:
            raise Refused(reason="supplier_ambiguous", name=named, ids=", ".join(map(str, found)))
        if not found:
            raise UnknownRecord(entity=SUPPLIERS, id=named)
        return found[0]

    def recognise(self, table: Table) -> int | None:
        """The one supplier whose earlier lists had the columns of this file; None for none or several."""
        fitting = [
            supplier
            for supplier, kept in self._replica.supplier_prices.all_terms().items()
            if columns.fits(table, Terms.read(kept).columns)
        ]
        return fitting[0] if len(fitting) == 1 else None

    # reading

    def read(
        self,
        path: Path,
        terms: Terms,
        labels: Mapping[str, str] | None = None,
        *,
        as_kept: bool = False,
        cancel: threading.Event | None = None,
    ) -> tuple[Table, ColumnMapping]:
        """The file's table and the field of each column; `labels`: further names of columns -> field.

        What was kept about the file is used where it still fits, `as_kept` in any case. Raises BadFile, Cancelled.
        """

        def find(table: Table) -> tuple[Table, ColumnMapping]:
            return columns.find_columns(table, terms.columns, labels)

        def sheet(name: str) -> Table:
            return read_table(path, sheet=name, cancel=cancel)

        found: tuple[Table, ColumnMapping] | None = None
        kept = {"delimiter": terms.delimiter, "encoding": terms.encoding, "sheet": terms.sheet}
        for known in (True,) if as_kept else (False, True) if any(kept.values()) else (False,):
            try:
                if known:
                    table = read_table(path, cancel=cancel, **kept)
                else:
                    table = best_sheet(sheet, lambda each: count_fields(find(each)[1]))
            except BadFile:
                if as_kept or not known:
                    raise
                continue
            read = find(table)
            if columns.fits(read[0], terms.columns):
                return read
            if found is None or count_fields(read[1]) > count_fields(found[1]):
                found = read
        assert found is not None
        return found

    # comparing

    def compare(
        self,
        table: Table,
        mapped: ColumnMapping,
        supplier: int,
        terms: Terms,
        *,
        progress: Progress | None = None,
        cancel: threading.Event | None = None,
    ) -> ComparedList:
        """What each line would do. Nothing is changed.

        Raises BadFile with `no_price_column`, `no_key_column` or `two_columns`, UnknownRecord, Cancelled.
        """
        if columns.PRICE not in mapped:
            raise BadFile(file="", reason="no_price_column")
        if not any(name in mapped for name in columns.KEYS):
            raise BadFile(file="", reason="no_key_column")
        check_columns(mapped, table.heads)
        supplier = self._replica.current_id(SUPPLIERS, supplier)
        record = self._replica.get(SUPPLIERS, supplier)
        if record is None or record.get("deleted"):
            raise UnknownRecord(entity=SUPPLIERS, id=supplier)
        work = FileComparison(self._replica, supplier, terms, table, mapped)
        rows = [line for line in table.lines if is_record(line, table, mapped)]
        lines = [damaged_line(number) for number in table.damaged]
        for start in range(0, len(rows), READ_AT_ONCE):
            if cancel is not None and cancel.is_set():
                raise Cancelled
            lines += work.lines(rows[start : start + READ_AT_ONCE])
            if progress is not None:
                progress(min(start + READ_AT_ONCE, len(rows)), len(rows))
        lines.sort(key=lambda each: each.line)
        lines = [with_column(each, mapped) for each in tell_repeated(lines)]
        lines += work.gone(lines)
        title = stored_title(self._replica.catalogue[SUPPLIERS], record)
        return ComparedList(
            entity=PRODUCTS,
            step=STEP,
            lines=tuple(lines),
            supplier=supplier,
            name=title,
            table=table,
            mapped=mapped,
        )

    # applying

    def apply(
        self,
        found: ComparedList,
        lines: Sequence[ChangeLine],
        terms: Terms,
        *,
        origin: str,
        later: Later | None = None,
        progress: Progress | None = None,
        cancel: threading.Event | None = None,
    ) -> Applied:
        """Do these lines of a comparison as one step, each product once, and keep the terms for the next list.

        `later` as in `application.apply`, and it raises what that raises; the purchase prices do not wait.
        """
        mark = decimal_mark(found.table, found.mapped)
        kept = replace(
            terms,
            decimal_mark=terms.decimal_mark if mark in ("", MIXED) else mark,
            columns=columns.kept_heads(found.table, found.mapped),
            encoding=found.table.encoding,
            delimiter=found.table.delimiter,
            sheet=found.table.sheet if len(found.table.sheets) > 1 else "",
        )

        supplier = found.supplier

        def keep_terms(scope: CommandScope) -> None:
            nonlocal supplier
            supplier = scope.tx.current_id(SUPPLIERS, supplier)
            scope.tx.supplier_prices.put_terms(supplier, kept.as_json())

        return application.apply(
            self._commands,
            found,
            lines,
            origin=origin,
            about={SUPPLIER: found.supplier, "name": found.name},
            later=later,
            first=keep_terms,
            also=lambda scope, line, id: put_purchase_price(scope, supplier, id, line.cost),
            progress=progress,
            cancel=cancel,
        )
