"""Does ticked lines of a price list inside the transaction of a command.

Called by `price_lists`. What somebody changed since the comparison stays.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence

from app.commands.batch_progress import report_batch
from app.commands.purchase_price import PRODUCTS, put_purchase_price
from app.commands.record_editor import Edit, RecordEditor
from app.commands.scope import CommandScope
from app.supplier_list.lines import Deeds, ListLine
from app.supplier_list.matching import SUPPLIER
from storage.records.transaction import Transaction
from storage.schema.fields import Record
from storage.schema.validation import Op, blank

READ_AT_ONCE = 500

Progress = Callable[[int, int], None]
"""Gets the lines done and the total."""


class Application:
    """Does lines inside the transaction of a command."""

    def __init__(self, scope: CommandScope, supplier: int) -> None:
        self._scope = scope
        self._supplier = supplier
        self._editor: RecordEditor = scope.editor(PRODUCTS)
        self.deeds = Deeds()
        """What was done so far."""

    def do(
        self, lines: Sequence[ListLine], progress: Progress | None, cancel: threading.Event | None
    ) -> tuple[list[int], list[int]]:
        """Ids of the products that were changed, and of those that somebody changed meanwhile. Raises Cancelled."""
        done: list[int] = []
        stale: list[int] = []
        for start in range(0, len(lines), READ_AT_ONCE):
            part = lines[start : start + READ_AT_ONCE]
            records = self._current(self._scope.tx, part)
            for index, line in enumerate(part, start=start):
                report_batch(index, len(lines), progress=progress, cancel=cancel)
                if line.id is None:
                    done.append(self._create(line))
                elif (record := records.get(line.id)) is None or _is_stale(line, record):
                    stale.append(line.id)
                elif self._change(line, record):
                    done.append(record["id"])
        return done, stale

    def _current(self, tx: Transaction, part: Sequence[ListLine]) -> dict[int, Record]:
        """The products by the ids that the lines know."""
        ids = {each.id: tx.current_id(PRODUCTS, each.id) for each in part if each.id is not None}
        records = tx.many(PRODUCTS, ids.values())
        return {given: records[now] for given, now in ids.items() if now in records}

    def _create(self, line: ListLine) -> int:
        body = {**blank(self._scope.catalogue[PRODUCTS]), **line.after, SUPPLIER: self._supplier}
        record = self._editor.apply(Edit(op=Op.CREATE, body=body), guard=False)
        put_purchase_price(self._scope, self._supplier, record["id"], line.cost)
        self.deeds += Deeds(added=1)
        return int(record["id"])

    def _change(self, line: ListLine, record: Record) -> bool:
        after = dict(line.after)
        if SUPPLIER in after and after[SUPPLIER] is not None:
            after[SUPPLIER] = self._supplier
        changes = {name: value for name, value in after.items() if record.get(name) != value}
        if changes:
            self._editor.apply(Edit(op=Op.PATCH, body=changes, id=record["id"]), guard=False)
        priced = put_purchase_price(self._scope, self._supplier, record["id"], line.cost)
        self.deeds += Deeds(changed=1) if changes else Deeds(noted=int(priced))
        return bool(changes) or priced


def _is_stale(line: ListLine, record: Record) -> bool:
    return bool(record.get("deleted")) or any(
        record.get(name) != value for name, value in line.before.items()
    )
