"""The check of prices: products whose price with VAT, price without and rate contradict each other, and their repair.

Called by the command line and the shop check's page. Such products come from other programs and from older versions of this one.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from app import prices
from app.commands.commands import Commands
from app.commands.record_editor import Edit
from storage.query.grammar import Query
from storage.records.replica import Replica
from storage.schema.fields import Record
from storage.schema.validation import Op
from sync.events import RecordsChanged

PRODUCTS = "products"
READ_AT_ONCE = 500

Leading = Literal["shelf", "net"]
"""The price that stays: the one with VAT, or the one without."""


@dataclass(frozen=True, slots=True)
class Contradiction:
    """A product as it is, and what each of its two prices would be if the other one stayed."""

    record: Record
    with_vat: float
    without_vat: float


def contradictions(replica: Replica) -> Iterator[Contradiction]:
    """The products whose prices contradict each other, in the order of ids.

    Not the deleted ones, nor those with a question open: the answer decides about their prices.
    """
    ids = replica.ids(PRODUCTS, Query())
    held = {change.id for change in replica.changes(PRODUCTS, held=True)}
    for start in range(0, len(ids), READ_AT_ONCE):
        for record in replica.many(PRODUCTS, ids[start : start + READ_AT_ONCE]).values():
            if record.get("deleted") or record["id"] in held or prices.in_step(record):
                continue
            if (found := prices.each_way(record)) is None:
                continue  # beyond what can be calculated with; the form says so
            net, shelf = found
            yield Contradiction(record, shelf, net)


def fix_prices(
    replica: Replica, commands: Commands, leading: Leading, *, origin: str
) -> RecordsChanged | None:
    """Calculate the other price of every product whose prices contradict, as one undo step; None when none does."""
    found = list(contradictions(replica))
    if not found:
        return None
    kept, other = (
        (prices.WITH_VAT, prices.WITHOUT_VAT) if leading == "shelf" else (prices.WITHOUT_VAT, prices.WITH_VAT)
    )
    with commands.open("bulk", PRODUCTS, len(found), origin) as scope:
        editor = scope.editor(PRODUCTS, verbatim=True)
        fixed = []
        for each in found:
            current = scope.tx.get(PRODUCTS, each.record["id"])
            if current is None or current.get("deleted") or prices.in_step(current):
                continue  # changed meanwhile
            body = {other: prices.follow(current, (kept,))[other]}
            editor.apply(Edit(op=Op.PATCH, body=body, id=current["id"]), guard=False)
            fixed.append(current["id"])
        return scope.changed(PRODUCTS, fixed, "save")
