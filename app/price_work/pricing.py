"""Price work on many products: the preview, a line for each product, and its application as one undo step.

Called by the window on a worker thread, and by the command line. The preview only reads. What was changed between the
preview and the application keeps its price and is told of.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from app import prices
from app.commands.batch import apply_batch
from app.commands.commands import Commands
from app.commands.record_editor import Edit
from app.errors import Cancelled
from app.plans.planning import PlannedChange
from app.price_work.rule import LEVELS, NoPrice, PriceRule
from app.queries.costs import Costs
from app.queries.purchase_prices import Cost
from storage.errors import InvalidRecord
from storage.records.replica import Replica
from storage.schema.fields import Record
from storage.schema.validation import Op, problems
from sync.events import RecordsChanged

PRODUCTS = "products"
READ_AT_ONCE = 500
OUTLIER = 0.3
"""A price that changes by more than this share is marked."""
FIELDS = (*prices.LINKED, *(name for level, name in LEVELS.items() if level != "A"))

Mark = Literal["outlier", "below_cost", "zero"]


@dataclass(frozen=True, slots=True)
class Line:
    """One product in the preview."""

    id: int
    name: str
    before: Mapping[str, float | None]
    """All price fields as they are."""
    after: Mapping[str, float]
    """The fields that change; empty for a line that is left out."""
    cost: Cost | None = None
    marks: tuple[Mark, ...] = ()
    reason: str = ""
    """Why it is left out: same, no_price, no_cost, no_rate, held, below_zero, or the code of a problem."""


@dataclass(frozen=True, slots=True)
class Applied:
    """What an application did; `change` is None when it changed nothing."""

    change: RecordsChanged | None
    changed_meanwhile: tuple[int, ...] = ()


class Pricing:
    """Price work on one replica."""

    def __init__(self, replica: Replica, commands: Commands) -> None:
        self._replica = replica
        self._commands = commands

    def preview(
        self, ids: Sequence[int], rule: PriceRule, *, cancel: threading.Event | None = None
    ) -> list[Line]:
        """A line for each product that is not deleted, in the order of `ids`. Raises Cancelled."""
        costs = Costs(self._replica, ids if len(ids) <= READ_AT_ONCE else None)
        held = {change.id for change in self._replica.changes(PRODUCTS, held=True)}
        return [
            self._line(record, rule, costs.of(record["id"]), held) for record in self._records(ids, cancel)
        ]

    def apply(
        self,
        lines: Sequence[Line],
        *,
        origin: str,
        progress: Callable[[int, int], None] | None = None,
        cancel: threading.Event | None = None,
    ) -> Applied:
        """Change the products of these lines as one step. Raises Cancelled; then nothing was changed."""
        wanted = {line.id: line for line in lines if line.after}
        edits, stale = [], []
        for record in self._records(list(wanted), cancel):
            line = wanted.pop(record["id"])
            if {name: record.get(name) for name in FIELDS} == dict(line.before):
                edits.append(Edit(op=Op.PATCH, body=dict(line.after), id=line.id))
            else:
                stale.append(line.id)
        stale += wanted  # deleted meanwhile
        if not edits:
            return Applied(None, tuple(stale))
        change = apply_batch(
            self._commands, PRODUCTS, edits, step="bulk", origin=origin, progress=progress, cancel=cancel
        )
        return Applied(change, tuple(stale))

    def _records(self, ids: Sequence[int], cancel: threading.Event | None) -> Iterator[Record]:
        for start in range(0, len(ids), READ_AT_ONCE):
            if cancel is not None and cancel.is_set():
                raise Cancelled
            found = self._replica.many(PRODUCTS, ids[start : start + READ_AT_ONCE])
            yield from (record for record in found.values() if not record.get("deleted"))

    def _line(self, record: Record, rule: PriceRule, cost: Cost | None, held: Collection[int]) -> Line:
        before = {name: record.get(name) for name in FIELDS}
        bought = cost.price if cost is not None else None
        after: dict[str, float] = {}
        reason = "held" if record["id"] in held else ""
        if not reason:
            try:
                after = rule.of(record, bought)
                reason = self._refusal(record, after)
            except NoPrice as missing:
                reason = str(missing)
            except InvalidRecord as error:
                reason = error.problems[0].code
        marks = () if reason else price_marks(before, after, bought)
        return Line(
            record["id"], str(record.get("name") or ""), before, {} if reason else after, cost, marks, reason
        )

    def _refusal(self, record: Record, after: Mapping[str, float]) -> str:
        if not after:
            return "same"
        if any(value < 0 for value in after.values()):
            return "below_zero"
        found = problems(self._replica.catalogue[PRODUCTS], dict(after), Op.PATCH, onto=record)
        return found[0].code if found else ""


def planned_changes(lines: Iterable[Line]) -> list[PlannedChange]:
    """These lines as changes to plan for later: none of a product that was changed since they were previewed."""
    return [PlannedChange(line.id, line.after, seen=line.before) for line in lines if line.after]


def price_marks(
    before: Mapping[str, float | None], after: Mapping[str, float], cost: float | None
) -> tuple[Mark, ...]:
    """What needs a look in the prices of a product that change: more than OUTLIER, below cost, or nothing at all."""
    marks: list[Mark] = []
    changed = [(before[name], price) for name, price in after.items() if name in LEVELS.values()]
    if any(old and abs(new - old) > OUTLIER * old for old, new in changed):
        marks.append("outlier")
    net = after.get(prices.WITHOUT_VAT, before[prices.WITHOUT_VAT])
    if cost is not None and net is not None and net < cost:
        marks.append("below_cost")
    if any(new == 0 for _, new in changed):
        marks.append("zero")
    return tuple(marks)
