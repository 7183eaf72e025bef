"""A record saved together with what belongs to it: records it names that are new, and the lines of its recipe.

Called by the window. One transaction and one undo step, in dependency order: what is referred to first, then the
record, then what refers to it.
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
    """A record that a reference names and that is to be made with it: a new supplier of a product."""

    entity: str
    values: Mapping[str, Any]


@dataclass(frozen=True, slots=True, kw_only=True)
class Part:
    """A record that belongs to the one saved and holds its id in `parent`: a line of a recipe.

    `op` CREATE, PATCH or None (delete), as in `Edit`; `id` of one that exists.
    """

    entity: str
    parent: str
    op: Op | None
    values: Mapping[str, Any] = field(default_factory=dict)
    id: int | None = None


def save_with_related(
    commands: Commands, entity: str, values: Mapping[str, Any], *, id: int | None = None,
    add: Mapping[str, float] | None = None, named: Mapping[str, NewReference] | None = None, parts: Sequence[Part] = (),
    origin: str = "window",
) -> RecordsChanged:  # fmt: skip
    """Save as `Commands.save` does, with `named` records by the field that refers to them and `parts`; all or none.

    Raises what `Commands.save` raises. What is wrong with a named record is a problem of the field that names it.
    """
    touched: dict[str, list[int]] = {}
    catalogue = commands.replica.catalogue
    with commands.replica.write() as tx:
        number = commands._begin(tx, "create" if id is None else "edit", entity, 1, origin)

        def do(which: str, edit: Edit) -> int:
            record_id = int(commands._editor(tx, which, origin).apply(edit, guard=False)["id"])
            touched.setdefault(which, []).append(record_id)
            return record_id

        found: dict[str, int] = {}
        for name, each in (named or {}).items():
            try:
                body = {**blank(catalogue[each.entity]), **each.values}
                found[name] = do(each.entity, Edit(op=Op.CREATE, body=body))
            except InvalidRecord as error:
                raise InvalidRecord(
                    [Problem(name, wrong.code, dict(wrong.params)) for wrong in error.problems]
                ) from error
        start = blank(catalogue[entity]) if id is None else {}
        own = {**start, **values, **found}
        record_id = id
        if id is None or own or add:
            op = Op.CREATE if id is None else Op.PATCH
            record_id = do(entity, Edit(op=op, body=own, id=id, add=add or {}))
        assert record_id is not None
        for part in parts:
            body = {**part.values}
            if part.op is Op.CREATE:
                body = {**blank(catalogue[part.entity]), **body, part.parent: record_id}
            do(part.entity, Edit(op=part.op, body=body, id=part.id))
    for other, ids in touched.items():
        if other != entity:
            commands._tell(other, ids, "save", number, origin)
    return commands._tell(entity, (record_id,), "save", number, origin)
