"""Laws of the three-way merge, over records of every policy that are changed on both sides."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from storage.outbox.changes import Intent
from storage.schema.canonical import same
from storage.schema.entities import CATALOGUE
from storage.schema.fields import Entity, Field, Kind, Merge, Record
from sync.change.three_way import Merged, is_kept, merge, moved_base

WORDS = st.sampled_from(["", "a", "b", "c"])
BY_KIND: dict[Kind, st.SearchStrategy[Any]] = {
    Kind.STRING: WORDS,
    Kind.BOOLEAN: st.booleans(),
    Kind.LONG: st.integers(0, 7),
    Kind.INTEGER: st.integers(0, 3),
    Kind.DOUBLE: st.sampled_from([0.0, 1.0, 2.5]),
    Kind.TIMESTAMP: st.sampled_from([0, 1000, 2000]),
    Kind.STRINGS: st.lists(st.sampled_from("abcd"), unique=True, max_size=4),
    Kind.INTEGERS: st.lists(st.integers(1, 3), unique=True, max_size=3),
    Kind.TRANSLATIONS: st.dictionaries(st.sampled_from(["cs", "en"]), WORDS, max_size=2),
}
ENTITIES = [each for each in CATALOGUE.stored() if each.editable]
COMMUTING = {Merge.SET, Merge.BITS}


def values(field: Field) -> st.SearchStrategy[Any]:
    """Few distinct values, so that both sides often choose alike."""
    return BY_KIND[field.kind] | st.none() if field.null else BY_KIND[field.kind]


def records(entity: Entity) -> st.SearchStrategy[Record]:
    return st.fixed_dictionaries({each.name: values(each) for each in entity.fields})


def some_fields(entity: Entity) -> st.SearchStrategy[Record]:
    return st.fixed_dictionaries({}, optional={each.name: values(each) for each in entity.fields})


def intents(entity: Entity) -> st.SearchStrategy[Intent]:
    counters = {
        each.name: st.sampled_from([-1.0, 2.0]) for each in entity.fields if each.merge is Merge.COUNTER
    }
    added = st.fixed_dictionaries({}, optional=counters) if counters else st.just({})
    return st.builds(
        lambda values, add: Intent({name: v for name, v in values.items() if name not in add}, add),
        some_fields(entity),
        added,
    )


@st.composite
def cases(draw: st.DrawFn) -> tuple[Entity, Record, Intent, Record]:
    """An entity, a base, what we meant, and the base as the cloud has changed it, some fields missing."""
    entity = draw(st.sampled_from(ENTITIES))
    base = draw(records(entity))
    remote = {**base, **draw(some_fields(entity))}
    missing = draw(st.sets(st.sampled_from(entity.names()), max_size=2))
    unseen = draw(st.sets(st.sampled_from(entity.names()), max_size=2))
    return (
        entity,
        {name: value for name, value in base.items() if name not in unseen},
        draw(intents(entity)),
        {name: value for name, value in remote.items() if name not in missing},
    )


@given(cases())
def test_an_empty_intent_leaves_the_clouds_copy(case: tuple[Entity, Record, Intent, Record]) -> None:
    entity, base, _, remote = case
    assert merge(entity, base, Intent(), remote) == Merged(record=remote, going=Intent())
    assert merge(entity, None, Intent(), remote) == Merged(record=remote, going=Intent())


@given(cases())
def test_an_unchanged_cloud_gets_the_whole_intent(case: tuple[Entity, Record, Intent, Record]) -> None:
    entity, base, intent, _ = case
    result = merge(entity, base, intent, base)
    assert result.held == ()
    for name, value in intent.set.items():
        field = entity.by_name[name]
        if field.writable and field.merge is not Merge.SERVER:
            assert same(entity, name, result.record.get(name), value)
    sent = {name for name in intent.add if entity.by_name[name].writable}
    assert set(result.going.add) == sent


@given(cases())
def test_the_same_change_on_both_sides_is_never_a_conflict(
    case: tuple[Entity, Record, Intent, Record],
) -> None:
    entity, base, intent, _ = case
    ours = Intent(intent.set)
    result = merge(entity, base, ours, ours.apply(base))
    assert (result.held, result.going, result.auto) == ((), Intent(), ())


@given(cases())
def test_merging_again_on_the_moved_base_changes_nothing(case: tuple[Entity, Record, Intent, Record]) -> None:
    entity, base, intent, remote = case
    remote = {**base, **remote}
    for agreed in (base, None):
        first = merge(entity, agreed, intent, remote)
        moved = moved_base(agreed, remote, first.held)
        again = merge(entity, moved, first.going.then(intent.only(first.held)), remote)
        assert (again.record, again.going, again.held) == (first.record, first.going, first.held)
        assert (again.taken, again.auto) == ((), ())


@given(cases())
def test_N1_N2_every_field_of_the_intent_is_sent_held_or_taken_and_no_value_is_lost(
    case: tuple[Entity, Record, Intent, Record],
) -> None:
    entity, base, intent, remote = case
    remote = {**base, **remote}
    for agreed in (base, None):
        result = merge(entity, agreed, intent, remote)
        held = set(result.held) & intent.fields
        places = [*result.going.fields, *held, *result.taken]
        assert sorted(places) == sorted(intent.fields)
        told = {each.field for each in result.auto}
        for name in intent.set:
            shown = result.record.get(name)
            ours_gone = not same(entity, name, shown, intent.set[name])
            assert not ours_gone or name in told or name in result.held
        for name in result.going.set:
            theirs = remote.get(name)
            replaced = name in remote and not same(entity, name, theirs, result.going.set[name])
            known = agreed is not None and name in agreed and same(entity, name, theirs, agreed[name])
            empty = agreed is None and theirs in (None, "", [], {})
            assert not replaced or known or empty or name in told


@given(cases())
def test_F58_held_fields_show_the_cloud_and_groups_are_held_whole(
    case: tuple[Entity, Record, Intent, Record],
) -> None:
    entity, base, intent, remote = case
    result = merge(entity, base, intent, remote)
    assert result.record == result.going.apply(remote)
    for name in result.held:
        assert result.record.get(name) == remote.get(name)
        group = entity.by_name[name].group
        going = {entity.by_name[each].group for each in result.going.set}
        assert group is None or group not in going


@given(cases())
def test_fields_of_the_server_are_never_sent(case: tuple[Entity, Record, Intent, Record]) -> None:
    entity, base, intent, remote = case
    for agreed in (base, None):
        for name in merge(entity, agreed, intent, remote).going.fields:
            assert entity.by_name[name].writable
            assert entity.by_name[name].merge is not Merge.SERVER


@given(st.data())
def test_F57_F60_F61_two_tills_may_push_in_either_order(data: st.DataObject) -> None:
    entity = data.draw(st.sampled_from(ENTITIES))
    base = data.draw(records(entity))
    one, two = data.draw(intents(entity)), data.draw(intents(entity))
    groups = {entity.by_name[name].group or name for name in one.fields}
    two = two.only(
        name
        for name in two.fields
        if entity.by_name[name].merge in COMMUTING
        or name in one.add
        or (entity.by_name[name].group or name) not in groups
    )
    two = Intent({name: value for name, value in two.set.items() if name not in one.add}, two.add)
    one = Intent({name: value for name, value in one.set.items() if name not in two.add}, one.add)
    first_one = merge(entity, base, two, merge(entity, base, one, base).record)
    first_two = merge(entity, base, one, merge(entity, base, two, base).record)
    assert first_one.held == first_two.held == ()
    for name in entity.names():
        assert same(entity, name, first_one.record[name], first_two.record[name])


@given(st.data())
def test_an_edit_that_is_kept_as_it_stands_is_what_the_merge_would_send(data: st.DataObject) -> None:
    entity = data.draw(st.sampled_from(ENTITIES))
    base, intent = data.draw(records(entity)), data.draw(intents(entity))
    merged = merge(entity, base, intent, base)
    if is_kept(entity, intent, base):
        assert (merged.going, merged.held, merged.auto, merged.taken) == (intent, (), (), ())
