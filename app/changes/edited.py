"""The line of a record that is here and gets other values: what follows from them, and why they are refused. Pure.

Used by bulk change, by pasted columns and by imports.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from app import prices
from app.change_set import ChangeLine, Effect, Values
from storage.errors import InvalidRecord, Problem
from storage.schema.canonical import same
from storage.schema.fields import Entity, Record
from storage.schema.validation import Op, problems, tidied

Check = Callable[[Record, Values], list[Problem]]
"""What else is wrong with the new values of a record."""


def edited(
    entity: Entity,
    id: int,
    record: Record | None,
    values: Mapping[str, Any],
    *,
    add: Mapping[str, float] | None = None,
    line: int = 0,
    check: Check = lambda _record, _values: [],
) -> ChangeLine:
    """The line of a record; `values` it has already are left out, and `add` are differences of its counters."""
    record = record or {}
    written = tidied(entity, values, record)
    shown = {name: record.get(name) for name in written}
    if not record or record.get("deleted"):
        refused = (Problem(None, "deleted"),)
        return ChangeLine(
            effect=Effect.REFUSED, id=id, line=line, before=shown, after=written, problems=refused
        )
    meant = {
        name: value for name, value in written.items() if not same(entity, name, value, record.get(name))
    }
    added = {name: amount for name, amount in (add or {}).items() if amount and name not in meant}
    if not meant and not added:
        return ChangeLine(effect=Effect.UNCHANGED, id=id, line=line, before=shown, after=written)
    body = {**meant, **{name: (record.get(name) or 0) + amount for name, amount in added.items()}}
    found = [*problems(entity, body, Op.PATCH, onto=record), *check(record, body)]
    if not found:
        try:
            meant |= prices.follow({**record, **meant}, meant) if prices.has_linked_prices(entity) else {}
        except InvalidRecord as error:
            found = error.problems
    if found:
        return ChangeLine(
            effect=Effect.REFUSED, id=id, line=line, before=shown, after=written, problems=tuple(found)
        )
    return ChangeLine(
        effect=Effect.CHANGED, id=id, line=line, before=before_of(entity, record, meant), after=meant, add=added,
        can_tick=True, ticked=True,
    )  # fmt: skip


def before_of(entity: Entity, record: Record, after: Values) -> dict[str, Any]:
    """What a record has in the fields that change, and in those that a price follows from."""
    priced = prices.has_linked_prices(entity) and not after.keys().isdisjoint(prices.LINKED)
    return {name: record.get(name) for name in (*after, *(prices.LINKED if priced else ()))}
