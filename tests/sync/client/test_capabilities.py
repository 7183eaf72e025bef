"""Capabilities: defaults, and what is learnt of a cloud (F24)."""

from __future__ import annotations

import json

import pytest

from storage.schema.fields import Entity, Field, Kind
from sync.client.capabilities import VERBS, Capabilities, Capability

FIELDS = (Field(name="id", kind=Kind.LONG),)
FULL = Entity(name="things", singular="thing", fields=FIELDS)
HOOKS = Entity(name="hooks", singular="hook", fields=FIELDS, verbs=frozenset({"list", "create", "delete"}))


def test_the_defaults_are_the_declaration() -> None:
    assert VERBS.keys() == set(Capability)
    assert all(Capabilities().allows(FULL, each) for each in Capability)
    assert [each for each in Capability if Capabilities().allows(HOOKS, each)] == [Capability.CREATE]


def test_F24_what_is_learnt_is_about_that_entity_alone() -> None:
    table = Capabilities().with_seen("things", Capability.PUT_CREATE, False)
    other = Entity(name="others", singular="other", fields=FIELDS)
    assert not table.allows(FULL, Capability.PUT_CREATE) and table.allows(FULL, Capability.CREATE)
    assert table.allows(other, Capability.PUT_CREATE)
    assert table.with_seen("things", Capability.PUT_CREATE, False) is table


def test_F24_F121_forgetting_asks_the_cloud_again_but_for_what_tags_were_seen_to_cover() -> None:
    table = Capabilities().with_seen("things", Capability.REPLACE_MANY, False)
    table = table.with_seen("things", Capability.TAGS_COVER, False).with_seen(
        "hooks", Capability.CREATE, True
    )
    assert table.forget("things").to_dict() == {"hooks": {"create": True}, "things": {"tags-cover": False}}


def test_the_table_survives_json() -> None:
    table = Capabilities().with_seen("things", Capability.PUT_CREATE, True)
    assert Capabilities.from_dict(json.loads(json.dumps(table.to_dict()))) == table


@pytest.mark.parametrize(
    "stored",
    [None, [], "x", {"things": None}, {"things": {"future": True, "create": "no"}}, {"things": ["create"]}],
)
def test_capabilities_of_another_version_are_ignored(stored: object) -> None:
    assert Capabilities.from_dict(stored) == Capabilities()
