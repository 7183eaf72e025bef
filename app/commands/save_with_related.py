"""Saving a record together with related ones: new records that it refers to, and the lines of its recipe.

Called by the window. One transaction and one undo step, in dependency order: referenced records first, then the
record, then the records that refer to it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from app.commands.commands import Commands
from app.commands.record_editor import Edit
from storage.errors import InvalidRecord, Problem
from storage.schema.validation import Op, blank
from sync.events import RecordsChanged


@dataclass(frozen=True, slots=True, kw_only=True)
class NewReference:
    """A new record to create for a reference of the saved one: a new supplier of a product."""

    entity: str
    values: Mapping[str, Any]


@dataclass(frozen=True, slots=True, kw_only=True)
class OwnedRecord:
    """A record that belongs to the saved one and holds its id in the field `parent`: a line of a recipe.

    `op` CREATE, PATCH or None (delete), as in `Edit`; `id` of one that exists.
    """

    entity: str
    parent: str
    op: Op | None
    values: Mapping[str, Any] = field(default_factory=dict)
    id: int | None = None


def save_with_related(
    commands: Commands, entity: str, values: Mapping[str, Any], *, id: int | None = None,
    add: Mapping[str, float] | None = None, named: Mapping[str, NewReference] | None = None, parts: Sequence[OwnedRecord] = (),
    origin: str = "window",
) -> RecordsChanged:  # fmt: skip
    """Save as `Commands.save` does, with `named` records by the field that refers to them and `parts`; all or none.

    Raises what `Commands.save` raises. A problem of a named record becomes a problem of the field that refers to it.
    """
    touched: dict[str, list[int]] = {}
    with commands.open("create" if id is None else "edit", entity, 1, origin) as scope:

        def apply(target: str, edit: Edit) -> int:
            saved_id = int(scope.apply(target, edit)["id"])
            touched.setdefault(target, []).append(saved_id)
            return saved_id

        references: dict[str, int] = {}
        for name, new in (named or {}).items():
            try:
                body = {**blank(scope.catalogue[new.entity]), **new.values}
                references[name] = apply(new.entity, Edit(op=Op.CREATE, body=body))
            except InvalidRecord as error:
                raise InvalidRecord(
                    [Problem(name, problem.code, dict(problem.params)) for problem in error.problems]
                ) from error
        defaults = blank(scope.catalogue[entity]) if id is None else {}
        own_values = {**defaults, **values, **references}
        record_id = id
        if id is None or own_values or add:
            op = Op.CREATE if id is None else Op.PATCH
            record_id = apply(entity, Edit(op=op, body=own_values, id=id, add=add or {}))
        assert record_id is not None
        for part in parts:
            body = {**part.values}
            if part.op is Op.CREATE:
                body = {**blank(scope.catalogue[part.entity]), **body, part.parent: record_id}
            apply(part.entity, Edit(op=part.op, body=body, id=part.id))
        for other, ids in touched.items():
            if other != entity:
                scope.changed(other, ids, "save")
        return scope.changed(entity, (record_id,), "save")
