"""The filter and sort grammar of an entity as regular expressions.

Called by `paths`. Made from the same table as the parser. A pattern covers fields and operators; whether a value has its
field's type is left to the parser.
"""

from __future__ import annotations

from collections import defaultdict

from storage.query.grammar import Operator, operators
from storage.schema.fields import Entity, Sort


def filter_pattern(entity: Entity) -> str:
    """`field|operator|value` joined by `;`, grouped by fields with the same operators; blank conditions are allowed."""
    groups: dict[tuple[Operator, ...], list[str]] = defaultdict(list)
    for field in entity.fields:
        if known := operators(field):
            groups[known].append(field.name)
    conditions = "|".join(
        rf"({'|'.join(names)})\s*\|\s*({'|'.join(known)})\s*\|[^;]*" for known, names in groups.items()
    )
    return rf"^\s*({conditions})?(;\s*({conditions})?)*$" if conditions else r"^[\s;]*$"


def sort_pattern(entity: Entity) -> str:
    """Sortable fields joined by `,`, each with an optional `-`."""
    names = "|".join(each.name for each in entity.fields if each.sort is Sort.BOTH)
    return rf"^\s*(-?\s*({names})\s*)?(,\s*(-?\s*({names})\s*)?)*$" if names else r"^[\s,]*$"
