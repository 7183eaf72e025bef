"""A POST whose answer was lost, and whose record the cloud shows without our marker or in other words: asked about, not doubled (F138)."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

import pytest

from storage.outbox.questions import HoldReason
from sync.client.transport import Request, Response
from sync.merge.create_matching import QUIET
from sync.run_scope import EVERYTHING, OWN_CHANGES
from tests.fakes.breakage import once, writes
from tests.fakes.posting import live, posting
from tests.fakes.tills import Shop, Till, changed, check_in_step

Row = Mapping[str, Any]


def stores(shop: Shop, entity: str, form: Callable[[Row], Row]) -> Callable[[Request], Response]:
    """A cloud that stores each posted record in a form of its own, and whose answer is lost."""

    def performed(request: Request) -> Response:
        for row in json.loads(request.body):
            kept = {name: value for name, value in form(row).items() if name not in ("_cloudId", "deleted")}
            shop.add(entity, **kept)
        return Response(500)

    return performed


def after_the_quiet_period(shop: Shop, till: Till) -> None:
    """The record is looked up, and looked up again."""
    for _ in range(3):
        till.sync()
        shop.clock.sleep(QUIET + 1)


def digits(row: Row) -> Row:
    return {**row, "phone": "".join(each for each in row["phone"] if each.isdigit())}


def unmarked(row: Row) -> Row:
    return {**row, "externalId": None}


def renamed(row: Row) -> Row:
    return {**row, "name": "Zaměstnanec 12", "barcode": row["barcode"].lstrip("0")}


CASES = {
    "a phone as digits": ("employees", {"name": "Jana Malá", "phone": "(777) 123-456 x"}, digits),
    "no marker": ("customers", {"lastName": "Nováková", "email": "n@example.com"}, unmarked),
    "no marker, and no accents": (
        "customers",
        {"lastName": "Nováková"},
        lambda row: {**row, "externalId": "", "lastName": "NOVAKOVA"},
    ),
    "no external id of the user": ("suppliers", {"name": "Mlýn", "externalId": "M-1"}, unmarked),
    "a marker in other letters": (
        "categories",
        {"name": "Pečivo"},
        lambda row: {**row, "name": "PECIVO", "externalId": row["externalId"].upper()},
    ),
    "another name": (
        "employees",
        {"name": "Jana", "phone": "777 123 456", "email": "j@example.com", "barcode": "0012"},
        renamed,
    ),
    "a name that was cut": (
        "suppliers",
        {"name": "Společnost pro výrobu a prodej pečiva a koláčů"},
        lambda row: {**row, "externalId": None, "name": row["name"][:20]},
    ),
}


@pytest.mark.parametrize("scope", [EVERYTHING, OWN_CHANGES], ids=["everything", "own changes"])
@pytest.mark.parametrize("case", CASES)
def test_F138_N3_a_record_in_other_words_is_asked_about_and_not_made_twice(
    shop: Shop, posted: Till, case: str, scope: Any
) -> None:
    entity, values, form = CASES[case]
    posted.sync()
    before = len(live(shop, entity))
    mine = posted.add(entity, **values)
    posted.wire.before = once(posting, stores(shop, entity, form))
    with posted.wire.counted() as lines:
        for _ in range(5):
            posted.sync(run_scope=scope)
            shop.clock.sleep(QUIET + 1)
    assert writes(lines).count(f"POST {entity}") == 1 and len(live(shop, entity)) == before + 1
    (asked,) = posted.queries.needs_you()
    assert (asked.id, asked.reason) == (mine, HoldReason.POSSIBLE_DUPLICATE)
    (there,) = asked.problems[0]["ids"]
    assert posted.get(entity, there)["id"] == there

    posted.commands.keep(entity, mine, "local")
    posted.sync()
    for question in posted.queries.needs_you():
        assert (question.id, question.reason) == (there, HoldReason.REWRITTEN)  # what it did not keep (F119)
        posted.commands.keep(entity, question.id, "cloud")
    assert posted.settle().outcome == "in_step"
    assert len(live(shop, entity)) == before + 1 and posted.get(entity, mine)["id"] == there
    check_in_step(shop)


def test_F138_edits_made_meanwhile_follow_the_record(shop: Shop, posted: Till) -> None:
    mine = posted.add("customers", lastName="Nováková", note="a")
    posted.wire.before = once(posting, stores(shop, "customers", unmarked))
    posted.sync()
    posted.edit("customers", mine, note="b")
    after_the_quiet_period(shop, posted)
    posted.crash()
    posted.edit("customers", mine, phone="1")
    posted.commands.keep("customers", mine, "local")
    assert posted.settle().outcome == "in_step"
    (there,) = (each for each in live(shop, "customers") if each["lastName"] == "Nováková")
    assert (there["note"], there["phone"]) == ("b", "1")
    check_in_step(shop)


def test_F138_N3_a_record_in_question_that_is_deleted_and_restored_is_in_question_again(
    shop: Shop, posted: Till
) -> None:
    """The deletion ended the question (seed 108328)."""
    posted.sync()
    mine = posted.add("customers", lastName="Nováková", note="a")
    posted.wire.before = once(posting, stores(shop, "customers", unmarked))
    after_the_quiet_period(shop, posted)
    before = posted.queries.needs_you()
    posted.commands.delete("customers", [mine])
    posted.commands.undo()
    after_the_quiet_period(shop, posted)
    assert posted.queries.needs_you()[0].problems == before[0].problems
    assert len([each for each in live(shop, "customers") if each["lastName"] == "Nováková"]) == 1


def test_F138_another_record_stays_and_ours_is_sent(shop: Shop, posted: Till) -> None:
    """The POST did not arrive, and somebody else has made one of the same name: a person can tell."""
    posted.sync()
    mine = posted.add("customers", lastName="Nováková", phone="1")
    posted.wire.before = once(posting, lambda request: Response(500))
    posted.sync(run_scope=OWN_CHANGES)
    shop.add("customers", lastName="Nováková", phone="2")
    after_the_quiet_period(shop, posted)
    (asked,) = posted.queries.needs_you()
    posted.commands.save("customers", {}, id=mine, add={"points": 10.0})
    posted.commands.keep("customers", asked.id, "cloud")
    for _ in range(3):
        shop.clock.sleep(QUIET + 1)
        posted.sync()
    assert sorted(each["phone"] for each in live(shop, "customers") if each["lastName"] == "Nováková") == [
        "1",
        "2",
    ]
    there = shop.get("customers", posted.get("customers", mine)["id"])
    assert (there["phone"], there["points"]) == ("1", 10.0) and posted.waiting == 0
    check_in_step(shop)


def test_F138_of_several_the_most_similar_is_ours_and_the_others_are_left_alone(
    shop: Shop, posted: Till
) -> None:
    posted.sync()
    mine = posted.add("customers", lastName="Nováková", phone="1", city="Brno")
    posted.wire.before = once(posting, stores(shop, "customers", unmarked))
    posted.sync(run_scope=OWN_CHANGES)
    (there,) = (each["id"] for each in live(shop, "customers") if each["lastName"] == "Nováková")
    other = shop.add("customers", lastName="Nováková", phone="2")
    elsewhere = shop.add("customers", lastName="Nováková", externalId="E-1")
    after_the_quiet_period(shop, posted)
    (asked,) = posted.queries.needs_you()
    assert sorted(asked.problems[0]["ids"]) == sorted([there, other])
    posted.commands.keep("customers", mine, "local")
    assert posted.settle().outcome == "in_step" and len(live(shop, "customers")) == 4
    assert posted.get("customers", mine)["id"] == there and posted.lives("customers", elsewhere)
    check_in_step(shop)


def test_F138_nothing_is_asked_where_nothing_is_new(shop: Shop, posted: Till) -> None:
    posted.sync()
    posted.add("customers", lastName="Nováková")
    posted.wire.before = once(posting, lambda request: Response(500))
    after_the_quiet_period(shop, posted)
    assert posted.settle().outcome == "in_step" and len(live(shop, "customers")) == 2
    shop.add("customers", lastName="Later")
    assert posted.settle().outcome == "in_step" and posted.queries.needs_you() == []
    check_in_step(shop)


def test_F138_where_none_of_them_lives_any_more_it_is_sent_again(shop: Shop, posted: Till) -> None:
    posted.sync()
    mine = posted.add("customers", lastName="Nováková", phone="1")
    posted.wire.before = once(posting, stores(shop, "customers", unmarked))
    after_the_quiet_period(shop, posted)
    (asked,) = posted.queries.needs_you()
    posted.commands.delete("customers", list(asked.problems[0]["ids"]))
    posted.commands.keep("customers", mine, "local")
    for _ in range(4):
        posted.sync()
        shop.clock.sleep(QUIET + 1)
    assert posted.settle().outcome == "in_step" and posted.get("customers", mine)["phone"] == "1"
    assert sorted(each["lastName"] for each in live(shop, "customers")) == ["First", "Nováková"]
    check_in_step(shop)


def test_F138_ours_that_comes_late_ends_the_question(shop: Shop, posted: Till) -> None:
    posted.sync()
    mine = posted.add("customers", lastName="Nováková", phone="1")
    sent: list[Row] = []
    posted.wire.before = once(
        posting, lambda request: (sent.extend(json.loads(request.body)), Response(500))[1]
    )
    posted.sync(run_scope=OWN_CHANGES)
    shop.add("customers", lastName="Nováková", phone="2")
    after_the_quiet_period(shop, posted)
    assert posted.sync().needs_you == 1
    shop.add(
        "customers", **{name: each for name, each in sent[0].items() if name not in ("_cloudId", "deleted")}
    )
    assert posted.settle().outcome == "in_step"
    assert posted.get("customers", mine)["phone"] == "1" and len(live(shop, "customers")) == 3
    check_in_step(shop)


def test_F70_F138_a_namesake_of_another_till_is_not_asked_about(shop: Shop, posted: Till) -> None:
    other = shop.another()
    other.sync()
    posted.sync()
    posted.add("customers", lastName="Nováková")
    posted.wire.before = once(posting, lambda request: Response(500))
    posted.sync(run_scope=OWN_CHANGES)
    other.add("customers", lastName="Nováková")
    other.sync()
    for _ in range(3):
        posted.sync()
        shop.clock.sleep(QUIET + 1)
    assert posted.settle().outcome == "in_step" and len(live(shop, "customers")) == 3
    other.sync()
    check_in_step(shop)


def test_F138_taken_back_it_is_neither_sent_nor_asked_about(shop: Shop, posted: Till) -> None:
    posted.sync()
    mine = posted.add("employees", name="Jana Malá", phone="(777) 123-456 x")
    posted.wire.before = once(posting, stores(shop, "employees", digits))
    after_the_quiet_period(shop, posted)
    assert posted.sync().needs_you == 1
    posted.commands.delete("employees", [mine])
    with posted.wire.counted() as lines:
        for _ in range(4):
            shop.clock.sleep(QUIET + 1)
            posted.sync()
    assert "POST employees" not in writes(lines) and posted.waiting == 0
    check_in_step(shop)


def test_F138_an_answer_without_markers_is_matched_by_values(shop: Shop, posted: Till) -> None:
    """A cloud that drops every marker: what it answers to the POST itself is ours all the same."""
    posted.sync()
    for number in range(5):
        posted.add("customers", lastName=f"New {number}", phone=str(number))

    def bare(request: Request, answer: Response) -> Response | None:
        for row in live(shop, "customers"):
            if row["externalId"]:
                shop.edit("customers", row["id"], externalId=None)
        return (
            changed(answer, lambda rows: [unmarked(row) for row in rows][::-1]) if posting(request) else None
        )

    posted.wire.after = bare
    posted.sync()
    posted.wire.after = None
    assert posted.settle().outcome == "in_step" and len(live(shop, "customers")) == 6
    check_in_step(shop)


def test_F77_F138_a_tag_that_was_renamed_since_it_was_sent_is_asked_about(shop: Shop, posted: Till) -> None:
    """By its new name nothing there is it (seed 91066)."""
    posted.sync()
    mine = posted.add("tags", name="vip")
    posted.wire.before = once(posting, stores(shop, "tags", unmarked))
    posted.sync(run_scope=OWN_CHANGES)
    posted.edit("tags", mine, name="gold")
    after_the_quiet_period(shop, posted)
    (asked,) = posted.queries.needs_you()
    assert (asked.id, asked.reason) == (mine, HoldReason.POSSIBLE_DUPLICATE)
    posted.commands.keep("tags", mine, "local")
    assert posted.settle().outcome == "in_step"
    assert [each["name"] for each in live(shop, "tags")] == ["gold"]
    check_in_step(shop)
