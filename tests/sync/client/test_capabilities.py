"""Capabilities: defaults, and what each answer proves (F24)."""

from __future__ import annotations

import json

import pytest

from storage.schema.fields import ALL_VERBS, Entity, Field, Kind
from sync.client.capabilities import Capabilities, Capability, learn
from sync.client.responses import Listing, Many, Single
from sync.errors import (
    CloudPreconditionFailed,
    CloudPreconditionRequired,
    CloudRecordMissing,
    Forbidden,
    Offline,
    ProtocolMismatch,
    RateLimited,
    Rejected,
    ServerFault,
    SyncError,
    VerbRefused,
)

FIELDS = (Field(name="id", kind=Kind.LONG),)
FULL = Entity(name="things", singular="thing", fields=FIELDS)
HOOKS = Entity(name="hooks", singular="hook", fields=FIELDS, verbs=frozenset({"list", "create", "delete"}))
ROW = {"id": "1"}


def test_every_verb_of_the_catalogue_is_a_capability() -> None:
    assert {each.value for each in Capability} >= ALL_VERBS


def test_the_defaults_are_the_declaration_and_the_documented_cloud() -> None:
    table = Capabilities()
    allowed = {each for each in Capability if table.allows(FULL, each)}
    assert allowed == set(Capability) - {Capability.EMPTY_LIST_404}
    hooks = {each.value for each in Capability if table.allows(HOOKS, each)}
    assert hooks == {"list", "create", "delete", "counted", "page-tags"}


@pytest.mark.parametrize("capability", [Capability.PATCH, Capability.REPLACE, Capability.PUT_CREATE])
def test_F24_a_refused_verb_is_off_for_that_entity_alone(capability: Capability) -> None:
    table = learn(Capabilities(), "things", capability, VerbRefused(status=405))
    assert not table.allows(FULL, capability)
    other = Entity(name="others", singular="other", fields=FIELDS)
    assert table.allows(other, capability)
    assert {each for each in Capability if Capabilities().allows(FULL, each) != table.allows(FULL, each)} == {
        capability
    }


def test_F24_forgetting_asks_the_cloud_again() -> None:
    table = learn(Capabilities(), "things", Capability.PATCH, VerbRefused(status=405))
    table = table.with_seen("hooks", Capability.LIST, True)
    assert table.forget("things").allows(FULL, Capability.PATCH)
    assert table.forget("things").to_dict() == {"hooks": {"list": True}}


def test_F121_what_tags_were_seen_to_cover_is_not_forgotten_with_the_verbs() -> None:
    table = learn(Capabilities(), "things", Capability.PATCH, VerbRefused(status=405))
    table = table.with_seen("things", Capability.TAGS_COVER, False)
    assert table.forget("things").to_dict() == {"things": {"tags-cover": False}}


@pytest.mark.parametrize("answer", [Single(record=ROW), Many(records=(ROW,)), Single(record=None)])
def test_a_success_proves_the_verb(answer: Single | Many) -> None:
    table = learn(Capabilities(), "hooks", Capability.PATCH, answer)
    assert table.allows(HOOKS, Capability.PATCH)


@pytest.mark.parametrize(
    "error",
    [
        Offline(sent=True),
        ServerFault(status=500),
        Rejected(),
        Forbidden(reason="ACCESS_DENIED"),
        RateLimited(),
        ProtocolMismatch(reason="html"),
    ],
)
def test_outages_and_refused_values_prove_nothing(error: SyncError) -> None:
    for capability in (Capability.PATCH, Capability.PUT_CREATE):
        assert learn(Capabilities(), "things", capability, error) == Capabilities()


@pytest.mark.parametrize(
    ("error", "inserts"),
    [
        (CloudPreconditionRequired(status=428), True),
        (CloudPreconditionFailed(status=412), True),
        (CloudRecordMissing(status=404), False),
    ],
)
def test_F69_answers_to_a_put_to_a_fresh_id_prove_whether_it_inserts(error: SyncError, inserts: bool) -> None:
    for capability in (Capability.PUT_CREATE, Capability.PUT_CREATE_MANY):
        assert learn(Capabilities(), "things", capability, error).allows(FULL, capability) is inserts
    assert learn(Capabilities(), "things", Capability.PATCH, error) == Capabilities()


def test_F18_an_empty_list_is_learnt_as_200_or_404() -> None:
    table = learn(Capabilities(), "things", Capability.LIST, Listing(total=0, empty_404=True))
    assert table.to_dict() == {"things": {"list": True, "empty-list-404": True}}
    table = learn(table, "things", Capability.LIST, Listing(total=0, etag='"A"'))
    assert not table.allows(FULL, Capability.EMPTY_LIST_404)


def test_F45_an_uncounted_list_turns_the_count_checks_off() -> None:
    table = learn(Capabilities(), "things", Capability.LIST, Listing(records=(ROW,), total=None))
    assert not table.allows(FULL, Capability.COUNTED)
    assert not table.allows(FULL, Capability.PAGE_TAGS)
    table = learn(table, "things", Capability.LIST, Listing(records=(ROW,), total=1, etag='"A"'))
    assert table.allows(FULL, Capability.COUNTED)
    assert table.allows(FULL, Capability.PAGE_TAGS)


def test_a_304_proves_page_tags_and_nothing_of_counts() -> None:
    table = learn(Capabilities(), "things", Capability.LIST, Listing(not_modified=True))
    assert table.to_dict() == {"things": {"list": True, "page-tags": True}}


def test_the_table_survives_json_and_the_same_news_changes_nothing() -> None:
    table = learn(Capabilities(), "things", Capability.LIST, Listing(records=(ROW,), total=1))
    table = learn(table, "hooks", Capability.PATCH, VerbRefused(status=501))
    assert Capabilities.from_dict(json.loads(json.dumps(table.to_dict()))) == table
    assert learn(table, "hooks", Capability.PATCH, VerbRefused(status=501)) is table


@pytest.mark.parametrize(
    "stored",
    [None, [], "x", {"things": None}, {"things": {"future": True, "patch": "no"}}, {"things": ["patch"]}],
)
def test_capabilities_of_another_version_are_ignored(stored: object) -> None:
    assert Capabilities.from_dict(stored) == Capabilities()
