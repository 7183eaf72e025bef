"""Whether the values of a body break no rule of their fields, asked by one function that is written for each entity.

Called by `validation`, which looks for problems only where this finds that there are some: so nothing is reported here,
and what is reported is the same as without it. Tests hold both to one result.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from storage.schema.fields import MOST_TEXT, Entity, Field, Kind
from storage.schema.rules import FIELD_RULES

IsSound = Callable[[Mapping[str, Any]], bool]
Broken = Callable[[Field, Any], object]
"""The problems of a value that is not null, if there are any."""
Limits = Callable[[Field], tuple[float | None, float | None]]
"""The least and the greatest number that a field takes."""

_NUMBERS = frozenset({Kind.LONG, Kind.INTEGER, Kind.DOUBLE})


@cache
def quick_check(entity: Entity, broken: Broken, limits: Limits) -> IsSound:
    """The check of an entity's native values, each of its declared type; made at first use. Absent and null ones pass."""
    scope: dict[str, Any] = {"broken": broken}
    lines: list[str] = []
    for place, field in enumerate(entity.fields):
        conditions = _conditions(field, place, limits, scope)
        if conditions:
            lines += [
                f"value = get({field.name!r})",
                f"if value is not None and ({' or '.join(conditions)}): return False",
            ]
    source = "\n".join(
        [
            "def is_sound(values):",
            "    get = values.get",
            *(f"    {line}" for line in lines),
            "    return True",
        ]
    )
    # Made from the catalogue alone: no text of the cloud or of a person is in it.
    exec(compile(source, f"<check of {entity.name}>", "exec"), scope)  # noqa: S102
    is_sound: IsSound = scope["is_sound"]
    return is_sound


def _conditions(field: Field, place: int, limits: Limits, scope: dict[str, Any]) -> list[str]:
    """The expressions one of which is true for a broken value."""
    asked_whole = [f"broken(field{place}, value)"]
    if not all(name in FIELD_RULES for name in field.rules):
        scope[f"field{place}"] = field
        return asked_whole
    found: list[str] = []
    if field.kind is Kind.STRING:
        found.append("'\\0' in value")
        if field.choices:
            scope[f"choices{place}"] = frozenset(field.choices)
            found.append(f"value not in choices{place}")
        lengths = [each for each in (field.length, field.total_length) if each is not None]
        # Before the rules: none is asked about a text of any length.
        found.append(f"len(value) > {min(lengths, default=MOST_TEXT)}")
    elif field.kind in _NUMBERS:
        lowest, highest = limits(field)
        found += [f"value < {lowest!r}"] if lowest is not None else []
        found += [f"value > {highest!r}"] if highest is not None else []
    elif field.kind in (Kind.STRINGS, Kind.INTEGERS, Kind.TRANSLATIONS):
        scope[f"field{place}"] = field
        return asked_whole if field.rules else [f"value and {asked_whole[0]}"]
    for name in field.rules:
        scope[f"rule_{name}"] = FIELD_RULES[name]
        found.append(f"rule_{name}(value) is not None")
    return found
