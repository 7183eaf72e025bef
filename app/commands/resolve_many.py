"""Many conflicts resolved at once for one side: after a day without the internet nobody answers a thousand questions.

Called by `commands`. One undo step in transactions of a few hundred records, so that the sync and the window can write
in between (F66).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass

from app.commands.record_editor import Edit
from app.commands.resolve import (
    Side,
    adopt_created,
    keep_change,
    possible_duplicates,
    resolve_fields,
)
from app.commands.scope import CommandScope
from storage.errors import ShopError
from storage.outbox.changes import ChangeKind, WaitingChange
from storage.records.replica import Replica

BATCH = 250
"""Records resolved in one transaction."""


@dataclass(frozen=True, slots=True)
class ResolvedConflicts:
    """Outcome of many resolutions: ids resolved by entity; those that could not be, with the code of the reason."""

    step: int | None
    records: dict[str, list[int]]
    refused: list[tuple[str, int, str]]

    @property
    def count(self) -> int:
        """Number of records resolved."""
        return sum(map(len, self.records.values()))


def resolve_whole(scope: CommandScope, change: WaitingChange, side: Side) -> None:
    """Resolve one held change for one side. Raises InvalidRecord when ours breaks a rule."""
    duplicates = possible_duplicates(change)
    if change.held is not None and change.held.per_field:
        resolve_fields(scope.tx, change, dict.fromkeys(change.held.fields, side), origin=scope.origin)
    elif side == "local" and change.kind is ChangeKind.CREATE and duplicates:
        adopt_created(scope.tx, change, origin=scope.origin)
        return
    else:
        keep_change(scope.tx, change, side, origin=scope.origin)
    if side == "local":
        for record_id in duplicates:
            record = scope.tx.get(change.entity, record_id)
            if record is not None and not record.get("deleted"):
                scope.apply(change.entity, Edit(op=None, id=record_id))


def select_held(
    replica: Replica,
    *,
    entity: str | None = None,
    ids: Collection[int] | None = None,
    items: Collection[tuple[str, int]] | None = None,
    reason: str | None = None,
) -> Sequence[tuple[str, int]]:
    """Held records of one entity, of `ids`, of `items`, for one reason; an argument left out does not narrow."""
    named = (
        None if items is None else {(name, replica.current_id(name, record_id)) for name, record_id in items}
    )
    wanted = (
        None
        if ids is None
        else {replica.current_id(entity, record_id) if entity else record_id for record_id in ids}
    )
    return [
        (change.entity, change.id)
        for change in replica.changes(entity, held=True)
        if (wanted is None or change.id in wanted)
        and (named is None or (change.entity, change.id) in named)
        and (reason is None or (change.held is not None and change.held.reason == reason))
    ]


def resolve_many(
    open_scope: Callable[[], AbstractContextManager[CommandScope]],
    conflicts: Sequence[tuple[str, int]],
    side: Side,
) -> ResolvedConflicts:
    """Resolve each conflict for one side; one that breaks a rule stays held and does not stop the others."""
    records: dict[str, list[int]] = {}
    refused: list[tuple[str, int, str]] = []
    step: int | None = None
    for start in range(0, len(conflicts), BATCH):
        with open_scope() as scope:
            if step is None:
                scope.begin_step(
                    "resolve", {"entity": conflicts[0][0], "count": len(conflicts), "side": side}
                )
                step = scope.step
            else:
                scope.continue_step(step)
            for entity, record_id in conflicts[start : start + BATCH]:
                change = scope.tx.change(entity, record_id)
                if change is None or change.held is None:
                    continue  # resolved meanwhile
                try:
                    with scope.tx.savepoint():
                        resolve_whole(scope, change, side)
                except ShopError as error:
                    refused.append((entity, record_id, error.code))
                else:
                    records.setdefault(entity, []).append(record_id)
    return ResolvedConflicts(step, records, refused)
