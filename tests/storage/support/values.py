"""Values that the tests of records draw from: bodies, records, and their spelling on the wire."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from storage.errors import Problem
from storage.schema.entities import CATALOGUE
from storage.schema.fields import Entity, Kind
from storage.timestamps import EARLIEST, LATEST, iso

EVERY = list(CATALOGUE)

any_entity = st.sampled_from(EVERY)

words = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\0"), max_size=12)
whole = st.integers(-(2**31), 2**31 - 1)
doubles = st.floats(allow_nan=False, allow_infinity=False)
native = {
    Kind.LONG: whole,
    Kind.INTEGER: whole,
    Kind.DOUBLE: doubles,
    Kind.BOOLEAN: st.booleans(),
    Kind.STRING: words,
    Kind.TIMESTAMP: st.integers(EARLIEST, LATEST),
    Kind.STRINGS: st.lists(words, max_size=4),
    Kind.INTEGERS: st.lists(whole, max_size=4),
    Kind.TRANSLATIONS: st.dictionaries(words, words, max_size=3),
}
scalars = st.one_of(
    st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=8), st.just("\ud800")
)
any_json = st.recursive(
    scalars,
    lambda inner: st.one_of(
        st.lists(inner, max_size=4), st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=12,
)


@st.composite
def bodies(draw: st.DrawFn, entity: Entity) -> dict[str, Any]:
    """Some fields of the entity with values that often fit, and some keys of nobody."""
    body: dict[str, Any] = {}
    for each in draw(st.lists(st.sampled_from(entity.fields), unique_by=lambda field: field.name)):
        body[each.name] = draw(st.one_of(native[each.kind], native[each.kind].map(str), any_json))
    return body | draw(st.dictionaries(st.text(max_size=8), any_json, max_size=2))


@st.composite
def records(draw: st.DrawFn, entity: Entity) -> dict[str, Any]:
    """A record as the program holds it, rules not obeyed."""
    record: dict[str, Any] = {"id": draw(whole)}
    for each in entity.fields:
        if each.name != "id" and draw(st.booleans()):
            record[each.name] = draw(native[each.kind])
    return record


def on_the_wire(entity: Entity, record: dict[str, Any]) -> dict[str, Any]:
    """As the cloud spells it: numbers as text, timestamps as ISO."""
    spelled = dict(record)
    for name, value in record.items():
        match entity.by_name[name].kind:
            case Kind.LONG | Kind.INTEGER | Kind.DOUBLE:
                spelled[name] = str(value)
            case Kind.INTEGERS:
                spelled[name] = [str(each) for each in value]
            case Kind.TIMESTAMP:
                spelled[name] = iso(value)
    return spelled


def codes(found: list[Problem]) -> list[tuple[str | None, str]]:
    """Field and code of each."""
    return [(each.field, each.code) for each in found]
