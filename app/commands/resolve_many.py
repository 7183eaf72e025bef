"""Many held records decided at once, the same way: after a day without the internet nobody answers a thousand questions.

Called by `commands`. One step to undo, in transactions of a few hundred records, so that the sync and the window go
on meanwhile (F66).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Literal

from app.commands.resolve import PER_FIELD, keep_change, resolve_fields
from storage.errors import ShopError
from storage.outbox.changes import HoldReason, WaitingChange
from storage.records.replica import Replica
from storage.records.transaction import Transaction

BATCH = 250
"""Records decided in one transaction."""

Side = Literal["local", "cloud"]
Decide = Callable[[Transaction, WaitingChange], None]


@dataclass(frozen=True, slots=True)
class Decided:
    """What became of many questions: records decided by entity, and those that could not be, with the code why."""

    step: int | None
    records: dict[str, list[int]]
    refused: list[tuple[str, int, str]]

    @property
    def count(self) -> int:
        """How many were decided."""
        return sum(map(len, self.records.values()))


def decide(tx: Transaction, change: WaitingChange, side: Side, *, origin: str) -> None:
    """Settle one held change for one side. Raises InvalidRecord when ours breaks a rule."""
    if change.held is not None and change.held.reason in PER_FIELD:
        resolve_fields(tx, change, dict.fromkeys(change.held.fields, side), origin=origin)
    else:
        keep_change(tx, change, side, origin=origin)


def asked(
    replica: Replica,
    *,
    entity: str | None = None,
    ids: Collection[int] | None = None,
    items: Collection[tuple[str, int]] | None = None,
    reason: HoldReason | None = None,
) -> Sequence[tuple[str, int]]:
    """Held records: of one entity, of `ids`, of `items`, for one reason; all that are left out do not narrow it."""
    named = None if items is None else {(name, replica.current_id(name, each)) for name, each in items}
    wanted = None if ids is None else {replica.current_id(entity, each) if entity else each for each in ids}
    return [
        (change.entity, change.id)
        for change in replica.changes(entity, held=True)
        if (wanted is None or change.id in wanted)
        and (named is None or (change.entity, change.id) in named)
        and (reason is None or (change.held is not None and change.held.reason is reason))
    ]


def decide_all(
    replica: Replica, questions: Sequence[tuple[str, int]], side: Side, decide: Decide, *, origin: str
) -> Decided:
    """Decide each of these for one side; one that breaks a rule stays held and does not stop the others."""
    records: dict[str, list[int]] = {}
    refused: list[tuple[str, int, str]] = []
    step: int | None = None
    for start in range(0, len(questions), BATCH):
        with replica.write() as tx:
            if step is None:
                params = {"entity": questions[0][0], "count": len(questions), "side": side}
                step = tx.begin_step("resolve", params, origin=origin)
            tx.go_on_with_step(step)
            for entity, record_id in questions[start : start + BATCH]:
                change = tx.change(entity, record_id)
                if change is None or change.held is None:
                    continue  # it answered itself meanwhile
                try:
                    with tx.attempt():
                        decide(tx, change)
                except ShopError as error:
                    refused.append((entity, record_id, error.code))
                else:
                    records.setdefault(entity, []).append(record_id)
    return Decided(step, records, refused)
