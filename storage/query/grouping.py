"""Groups of a list as SQL: by the value of a field, by each element of an array, or by the first letter of a name.

Called by `sql` for the rows of one group, and by `group_counts` for all groups with their numbers.
"""

from __future__ import annotations

from storage.query.grammar import INITIAL, Group
from storage.schema.fields import Entity, Kind

NAMES = ("name", "title", "url")
"""Fields that a record without `Entity.filed` is filed under: the first one it has."""
Key = int | float | str | None


def is_array(entity: Entity, by: str) -> bool:
    """Whether a record can be in several of these groups."""
    return by != INITIAL and entity.by_name[by].kind in (Kind.STRINGS, Kind.INTEGERS)


def key(entity: Entity, by: str) -> str:
    """The expression of a record's group; null where it has none. Of an array, the array itself."""
    if by == INITIAL:
        return f"nullif(initial({_filed(entity)}), '')"
    column = f'"{entity.table}"."{entity.by_name[by].name}"'
    return f"nullif(nullif({column}, ''), '[]')"


def condition(entity: Entity, group: Group) -> tuple[str, tuple[int | float | str, ...]]:
    """The condition that a record is in a group, with its parameters."""
    found = key(entity, group.by)
    if group.value is None:
        return f"{found} IS NULL", ()
    if is_array(entity, group.by):
        return f"EXISTS (SELECT 1 FROM json_each({found}) AS element WHERE element.value = ?)", (group.value,)
    return f"{found} = ?", (group.value,)


def _filed(entity: Entity) -> str:
    names = entity.filed or tuple(name for name in NAMES if name in entity.by_name)[:1]
    columns = [f"""nullif("{entity.table}"."{name}", '')""" for name in names]
    return f"coalesce({', '.join((*columns, chr(39) * 2, chr(39) * 2))})"
