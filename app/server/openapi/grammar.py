"""The filter and sort grammar of one entity as patterns, from the same table that the parser obeys.

Called by `openapi_paths`. A pattern says which fields and operators may stand where; whether a value is one of its
field's type is for the parser to say.
"""

from __future__ import annotations

from collections import defaultdict

from storage.query.grammar import Operator, operators
from storage.schema.fields import Entity, Sort


def filter_pattern(entity: Entity) -> str:
    """`field|operator|value` joined by `;`, fields with the same operators together; blank conditions pass."""
    groups: dict[tuple[Operator, ...], list[str]] = defaultdict(list)
    for field in entity.fields:
        if known := operators(field):
            groups[known].append(field.name)
    conditions = "|".join(
        rf"({'|'.join(names)})\s*\|\s*({'|'.join(known)})\s*\|[^;]*" for known, names in groups.items()
    )
    return rf"^\s*({conditions})?(;\s*({conditions})?)*$" if conditions else r"^[\s;]*$"


def sort_pattern(entity: Entity) -> str:
    """Sortable fields joined by `,`, each perhaps after `-`."""
    names = "|".join(each.name for each in entity.fields if each.sort is Sort.BOTH)
    return rf"^\s*(-?\s*({names})\s*)?(,\s*(-?\s*({names})\s*)?)*$" if names else r"^[\s,]*$"
