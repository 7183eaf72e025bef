"""The check that is written for each entity: it never changes what is found, and spares the search where nothing is."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from storage.errors import BugError, InvalidRecord
from storage.schema import validation
from storage.schema.entities import CATALOGUE
from storage.schema.fields import Entity, Field, Kind
from storage.schema.validation import Op, accept, blank, problems
from tests.storage.support.values import any_entity, bodies, native, records

CUSTOMERS = CATALOGUE["customers"]


@st.composite
def nearly_sound(draw: st.DrawFn, entity: Entity) -> dict[str, Any]:
    """A whole record, in which a few values may break a rule."""
    body = {**draw(records(entity)), **blank(entity), "_cloudId": 7, "name": "x", "lastName": "x"}
    for field in draw(st.lists(st.sampled_from(entity.fields), max_size=3)):
        body[field.name] = draw(
            st.one_of(
                native[field.kind],
                st.sampled_from(["", " ", "\0", "x" * 300, "http://a", "CZ12345678", "5%", *field.choices, -1, 10**12, None]),
                st.sampled_from([["a,b"], ["x" * 300] * 3, [""], [], {"cs": "\0"}, {}, [2**40], True, False, -1.5]),
            )
        )  # fmt: skip
    return body


def found(entity: Entity, body: Any, op: Op) -> tuple[object, list[Any]]:
    try:
        accepted: object = accept(entity, body, op)
    except InvalidRecord as error:
        accepted = error.problems
    return accepted, problems(entity, body, op)


@given(st.data())
def test_the_written_check_finds_what_the_rules_find(data: st.DataObject) -> None:
    entity = data.draw(any_entity)
    body = data.draw(st.one_of(nearly_sound(entity), bodies(entity)))
    op = data.draw(st.sampled_from(Op))
    quick = found(entity, body, op)
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(validation, "_is_sound", lambda _: lambda _: False)
        assert quick == found(entity, body, op)


def test_a_sound_body_is_not_searched_field_by_field(monkeypatch: pytest.MonkeyPatch) -> None:
    """A guard of the speed that does not depend on the machine."""
    body = {
        **blank(CUSTOMERS), "id": 5, "_cloudId": 7, "lastName": "Nová", "vatId": "CZ12345678", "email": "a@b.cz", "points": 5, "flags": 0,
    }  # fmt: skip

    def searched(*_: object) -> None:
        raise AssertionError

    monkeypatch.setattr(validation, "_field_problems", searched)
    for op in Op:
        accept(CUSTOMERS, body, op)


def test_an_unknown_rule_is_still_a_bug() -> None:
    entity = CUSTOMERS.with_field(Field(name="odd", kind=Kind.STRING, null=True, rules=("no_such_rule",)))
    assert problems(entity, {"id": 5, "odd": None}, Op.PATCH) == []
    with pytest.raises(BugError):
        problems(entity, {"id": 5, "odd": "x"}, Op.PATCH)
