"""Filter conditions as text for people: field, operator, value.

Called by the filter bar and the condition popup. The grammar of the /v2 filters is in `storage.query.grammar`.
"""

from __future__ import annotations

from dataclasses import dataclass

from storage.errors import InvalidQuery
from storage.query.grammar import Condition, Operator, Special, Value, operators
from storage.schema.fields import Entity, Field, Kind
from ui.context import AppContext
from ui.text import texts

LIST_KINDS = frozenset({Kind.STRINGS, Kind.INTEGERS, Kind.TRANSLATIONS})
LIST_OPERATORS = frozenset({Operator.IN, Operator.NOTIN})


@dataclass(frozen=True, slots=True)
class OperatorChoice:
    """An operator of the popup: the key of its text, and the special value it stands for, if any."""

    key: str
    operator: Operator
    special: Special | None = None


def operator_choices(field: Field) -> list[OperatorChoice]:
    """The operators offered for a field; those without a value come last."""
    allowed = operators(field)
    plain = [OperatorChoice(each.value, each) for each in allowed]
    if field.kind is Kind.BOOLEAN:
        return [each for each in plain if each.operator is Operator.EQ]
    if Operator.EQ in allowed and field.null and field.name != "deleted":
        plain.append(OperatorChoice("empty", Operator.EQ, Special.NULL))
        plain.append(OperatorChoice("filled", Operator.NE, Special.NULL))
    return plain


def filterable(entity: Entity) -> list[Field]:
    """Fields that can be filtered by; deleted records have a switch of their own in the toolbar."""
    return [
        field
        for field in entity.listed.values()
        if field.filter and field.name not in ("deleted", "_cloudId")
    ]


def operator_text(field: Field, key: str) -> str:
    """The text of an operator."""
    if field.kind is Kind.TIMESTAMP and f"date.{key}" in texts.TABLES["Operator"]:
        key = f"date.{key}"
    elif field.kind in LIST_KINDS and f"list.{key}" in texts.TABLES["Operator"]:
        key = f"list.{key}"
    return texts.operator(key)


def condition_text(context: AppContext, entity: Entity, condition: Condition) -> str:
    """A condition as text: "Points at least 100"."""
    field = entity.listed[condition.field]
    label = texts.column(entity.name, field.name)
    if condition.values == (Special.NULL,) or condition.values == (Special.NOT_NULL,):
        empty = (condition.operator in (Operator.EQ, Operator.IN)) is (condition.values == (Special.NULL,))
        return f"{label} {operator_text(field, 'empty' if empty else 'filled')}"
    values = ", ".join(
        value_text(context, entity, field, condition.operator, each) for each in condition.values
    )
    return f"{label} {operator_text(field, condition.operator.value)} {values}"


def value_text(context: AppContext, entity: Entity, field: Field, operator: Operator, value: Value) -> str:
    """The text of one value of a condition."""
    if isinstance(value, Special):
        return operator_text(field, "empty" if value is Special.NULL else "filled")
    if operator is Operator.LIKE or field.kind in LIST_KINDS:
        return str(value)
    return context.text(entity, field, value) or str(value)


def filter_problem(error: InvalidQuery) -> str:
    """What is wrong with a filter, and what to write instead."""
    params = dict(error.params)
    allowed = params.get("allowed")
    params["allowed"] = ", ".join(allowed) if isinstance(allowed, list) else allowed
    return texts.filter_problem(str(params.get("problem")), params)
