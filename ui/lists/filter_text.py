"""A filter in words, and how conditions are worded for people: field, operator, value.

Called by the filter bar and by the popup that builds a condition. Knows the interface's grammar through
`storage.query.grammar` alone.
"""

from __future__ import annotations

from dataclasses import dataclass

from storage.errors import InvalidQuery
from storage.query.grammar import Condition, Operator, Special, Value, operators
from storage.schema.fields import Entity, Field, Kind
from ui.context import AppContext
from ui.text import texts

SEVERAL = frozenset({Kind.STRINGS, Kind.INTEGERS, Kind.TRANSLATIONS})
LISTED = frozenset({Operator.IN, Operator.NOTIN})


@dataclass(frozen=True, slots=True)
class Choice:
    """One line of the popup's operators: its key among the words, and whether it needs a value."""

    key: str
    operator: Operator
    special: Special | None = None


def choices(field: Field) -> list[Choice]:
    """The operators offered for a field; what asks for nothing comes last."""
    allowed = operators(field)
    plain = [Choice(each.value, each) for each in allowed]
    if field.kind is Kind.BOOLEAN:
        return [each for each in plain if each.operator is Operator.EQ]
    if Operator.EQ in allowed and field.null and field.name != "deleted":
        plain.append(Choice("empty", Operator.EQ, Special.NULL))
        plain.append(Choice("filled", Operator.NE, Special.NULL))
    return plain


def filterable(entity: Entity) -> list[Field]:
    """Fields that a chip can be made of; deleted records have a switch of their own."""
    return [each for each in entity.fields if each.filter and each.name not in ("deleted", "_cloudId")]


def word(field: Field, key: str) -> str:
    """The operator in words."""
    if field.kind is Kind.TIMESTAMP and f"date.{key}" in texts.TABLES["Operator"]:
        key = f"date.{key}"
    elif field.kind in SEVERAL and f"list.{key}" in texts.TABLES["Operator"]:
        key = f"list.{key}"
    return texts.operator(key)


def sentence(context: AppContext, entity: Entity, condition: Condition) -> str:
    """A condition as a person says it: "Points at least 100"."""
    field = entity.by_name[condition.field]
    label = texts.column(entity.name, field.name)
    if condition.values == (Special.NULL,) or condition.values == (Special.NOT_NULL,):
        empty = (condition.operator in (Operator.EQ, Operator.IN)) is (condition.values == (Special.NULL,))
        return f"{label} {word(field, 'empty' if empty else 'filled')}"
    said = ", ".join(shown(context, entity, field, condition.operator, each) for each in condition.values)
    return f"{label} {word(field, condition.operator.value)} {said}"


def shown(context: AppContext, entity: Entity, field: Field, operator: Operator, value: Value) -> str:
    """One value of a condition as people read it."""
    if isinstance(value, Special):
        return word(field, "empty" if value is Special.NULL else "filled")
    if operator is Operator.LIKE or field.kind in SEVERAL:
        return str(value)
    return context.text(entity, field, value) or str(value)


def problem(error: InvalidQuery) -> str:
    """What to write instead."""
    params = dict(error.params)
    allowed = params.get("allowed")
    params["allowed"] = ", ".join(allowed) if isinstance(allowed, list) else allowed
    return texts.filter_problem(str(params.get("problem")), params)
