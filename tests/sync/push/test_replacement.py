"""Members that a full replacement must not lose: those nobody declared (F110), and those that a row does not show (F120)."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from sync.client.transport import Request, Response
from tests.fakes.breakage import answering, writes
from tests.fakes.tills import HOUR, Shop, Till, body, changed, check_in_step

LOYALTY: dict[str, Any] = {"tier": "gold", "since": 2027, "rate": 1.25, "path": [{"step": 1}, None, "ř"]}


class LoyaltyCloud:
    """A cloud whose customers have members that the catalogue does not know; a PUT that leaves them out deletes them."""

    def __init__(self, till: Till, ids: list[int]) -> None:
        self.members: dict[int, dict[str, Any]] = {each: {"loyaltyTier": LOYALTY} for each in ids}
        self.refuses: Callable[[dict[str, Any]], Response | None] = lambda row: None
        self.drops = False
        till.wire.before, till.wire.after = self.before, self.after

    def before(self, request: Request) -> Response | None:
        if request.method == "PUT" and "/customers" in request.path:
            for row in self.rows(request):
                if (refusal := self.refuses(row)) is not None:
                    return refusal
        return None

    def after(self, request: Request, answer: Response) -> Response | None:
        if "/customers" not in request.path or answer.status not in (200, 201) or not answer.body:
            return None
        if request.method in ("PUT", "POST"):
            for row, stored in zip(self.rows(request), self.several(body(answer)), strict=True):
                kept = {} if self.drops else {name: row[name] for name in row if name.startswith("loyalty")}
                self.members[int(stored["id"])] = kept
        return changed(answer, self.shown)

    @staticmethod
    def several(found: Any) -> list[Any]:
        return found if isinstance(found, list) else [found]

    def rows(self, request: Request) -> list[Any]:
        return self.several(json.loads(request.body))

    def shown(self, found: Any) -> Any:
        if isinstance(found, dict) and "data" in found:
            return {**found, "data": self.shown(found["data"])}
        rows = [{**row, **self.members.get(int(row["id"]), {})} for row in self.several(found)]
        return rows if isinstance(found, list) else rows[0]


def edited(till: Till, ids: list[int], note: str) -> list[str]:
    """Edit all notes and synchronise; answers the writes and the reads by id."""
    for each in ids:
        till.edit("customers", each, note=note)
    with till.wire.counted() as lines:
        assert till.settle().outcome == "in_step"
    return [line for line in lines if "/" in line or not line.startswith("GET")]


def test_F110_a_put_sends_unknown_members_back_as_they_were_read(shop: Shop, till: Till) -> None:
    ids = shop.customers(10)
    cloud = LoyaltyCloud(till, ids)
    till.sync()
    assert edited(till, ids, "mine") == [f"GET customers/{ids[0]}", "PUT customers"]
    assert cloud.members == {each: {"loyaltyTier": LOYALTY} for each in ids}
    assert {shop.get("customers", each)["note"] for each in ids} == {"mine"}
    assert till.get("customers", ids[0])["loyaltyTier"] == LOYALTY


def only_by_id(till: Till, cloud: LoyaltyCloud, row: Callable[[Any], Any]) -> None:
    """Lists show `row` of each record, a read by id shows all of it."""

    def listed(found: Any) -> Any:
        return {**found, "data": [row(each) for each in found["data"]]} if "data" in found else found

    def after(request: Request, answer: Response) -> Response | None:
        shown = cloud.after(request, answer)
        return shown and changed(shown, listed)

    till.wire.after = after


def without_loyalty(row: Any) -> Any:
    return {name: value for name, value in row.items() if name != "loyaltyTier"}


def with_cut_loyalty(row: Any) -> Any:
    return {**row, "loyaltyTier": {"tier": "gold"}} if "loyaltyTier" in row else row


def with_cut_note(row: Any) -> Any:
    return {**row, "note": (row.get("note") or "")[:4] or None}


@pytest.mark.parametrize("row", [without_loyalty, with_cut_loyalty])
def test_F110_a_member_that_only_a_read_by_id_shows_is_patched_around(
    shop: Shop, till: Till, row: Callable[[Any], Any]
) -> None:
    ids = shop.customers(10)
    cloud = LoyaltyCloud(till, ids)
    only_by_id(till, cloud, row)
    till.sync()
    lines = edited(till, ids, "mine")
    assert len(writes(lines)) == 10 and "PUT customers" not in lines
    assert cloud.members == {each: {"loyaltyTier": LOYALTY} for each in ids}
    till.crash()
    assert "PUT customers" not in edited(till, ids, "again")
    assert cloud.members == {each: {"loyaltyTier": LOYALTY} for each in ids}


def test_F110_a_value_that_lists_cut_is_not_sent_back_cut(shop: Shop, till: Till) -> None:
    ids = shop.customers(5, note="a long note")
    only_by_id(till, LoyaltyCloud(till, []), with_cut_note)
    till.sync()
    for each in ids:
        till.edit("customers", each, phone="777")
    till.settle()
    assert {(shop.get("customers", each)["note"], shop.get("customers", each)["phone"]) for each in ids} == {
        ("a long note", "777")
    }


def without_null_loyalty(row: Any) -> Any:
    return {name: value for name, value in row.items() if name != "loyaltyTier" or value is not None}


def test_F110_a_list_that_leaves_out_an_unknown_null_is_whole(shop: Shop, till: Till) -> None:
    ids = shop.customers(5)
    cloud = LoyaltyCloud(till, ids)
    cloud.members[ids[0]] = {"loyaltyTier": None}
    only_by_id(till, cloud, without_null_loyalty)
    till.sync()
    assert edited(till, ids, "mine") == [f"GET customers/{ids[0]}", "PUT customers"]
    assert cloud.members[ids[1]] == {"loyaltyTier": LOYALTY}


@pytest.mark.parametrize("status", [404, 405])
def test_F110_a_cloud_that_shows_no_single_record_is_sent_arrays(shop: Shop, till: Till, status: int) -> None:
    ids = shop.customers(5)
    till.sync()
    till.wire.before = lambda request: (
        Response(status) if request.method == "GET" and "/customers/" in request.path else None
    )
    assert writes(edited(till, ids, "mine")) == ["PUT customers"]
    assert [line for line in edited(till, ids, "again") if line.startswith("GET")] == []


@pytest.mark.parametrize("text", ["0.12345678901234567890123", "[1e400]"])
def test_F110_a_value_that_cannot_be_sent_back_exactly_is_patched_around(
    shop: Shop, till: Till, text: str
) -> None:
    ids = shop.customers(4)
    cloud = LoyaltyCloud(till, ids)
    till.sync()
    plain = till.wire.after

    def precise(request: Request, answer: Response) -> Response | None:
        shown = plain(request, answer) if plain is not None else None
        if shown is None:
            return None
        return Response(shown.status, shown.headers, shown.body.replace(b'"gold"', text.encode()))

    till.wire.after = precise
    lines = edited(till, ids, "mine")
    assert "PUT customers" not in lines and len(writes(lines)) == 4
    assert cloud.members == {each: {"loyaltyTier": LOYALTY} for each in ids}


@pytest.mark.parametrize("named", [True, False])
def test_F110_a_cloud_that_refuses_unknown_members_is_patched(shop: Shop, till: Till, named: bool) -> None:
    ids = shop.customers(10)
    cloud = LoyaltyCloud(till, ids)
    till.sync()
    found = [{"field": "loyaltyTier" if named else None, "message": "unknown"}]
    refuse = answering(400, {"violations": found} if named else {"message": "bad request"})
    cloud.refuses = lambda row: refuse(till.wire.asked[-1]) if "loyaltyTier" in row else None
    edited(till, ids, "mine")
    assert {shop.get("customers", each)["note"] for each in ids} == {"mine"}
    assert cloud.members == {each: {"loyaltyTier": LOYALTY} for each in ids}
    assert "PUT customers" not in edited(till, ids, "again")


def test_F110_a_cloud_that_drops_what_is_sent_back_is_patched_from_then_on(shop: Shop, till: Till) -> None:
    ids = shop.customers(10)
    cloud = LoyaltyCloud(till, ids)
    till.sync()
    cloud.drops = True
    edited(till, ids[:3], "mine")
    assert "PUT customers" not in edited(till, ids[3:], "mine")
    assert all(cloud.members[each] for each in ids[3:])


def test_F110_a_restored_record_keeps_its_unknown_members(shop: Shop, till: Till) -> None:
    (one,) = shop.customers(1)
    cloud = LoyaltyCloud(till, [one])
    till.sync()
    shop.delete("customers", one)
    till.sync()
    till.commands.restore("customers", [one])
    assert till.settle().outcome == "in_step"
    live = [each for each in till.records()["customers"].values() if not each["deleted"]]
    assert [cloud.members[each["id"]] for each in live] == [{"loyaltyTier": LOYALTY}]


def test_F110_a_restored_record_of_a_cloud_that_refuses_them_is_restored_without(
    shop: Shop, till: Till
) -> None:
    (one,) = shop.customers(1)
    cloud = LoyaltyCloud(till, [one])
    till.sync()
    shop.delete("customers", one)
    till.sync()
    cloud.refuses = lambda row: answering(400)(till.wire.asked[-1]) if "loyaltyTier" in row else None
    till.commands.restore("customers", [one])
    assert till.settle().outcome == "in_step" and not shop.get("customers", one)["deleted"]
    assert any("loyaltyTier" in event.fields for event in till.queries.timeline("customers", one))


def test_F110_N2_a_row_that_is_refused_for_another_value_makes_no_restored_record_lose_its_members(
    shop: Shop, till: Till
) -> None:
    *ids, gone = shop.customers(5)
    shop.edit("customers", ids[1], phone="odd")
    cloud = LoyaltyCloud(till, [*ids, gone])
    cloud.refuses = lambda row: answering(400)(till.wire.asked[-1]) if row.get("phone") == "odd" else None
    till.sync()
    assert sum(line.startswith("PATCH") for line in edited(till, ids, "mine")) == len(ids)
    shop.delete("customers", gone)
    till.sync()
    till.commands.restore("customers", [gone])
    assert till.settle().outcome == "in_step" and not shop.get("customers", gone)["deleted"]
    assert cloud.members[gone] == {"loyaltyTier": LOYALTY}


# fields that no row shows


def hides(till: Till, *names: str, singles: bool = True) -> None:
    """The cloud's answers leave these fields out of customers, on lists only or everywhere."""

    def bare(found: Any) -> Any:
        if isinstance(found, list):
            return [bare(each) for each in found]
        if "data" in found:
            return {**found, "data": bare(found["data"])}
        return {name: value for name, value in found.items() if name not in names}

    def after(request: Request, answer: Response) -> Response | None:
        if "/customers" not in request.path or answer.status != 200 or not answer.body:
            return None
        if not singles and not request.path.endswith("/customers"):
            return None
        return changed(answer, bare)

    till.wire.after = after


def test_F120_records_that_lack_a_declared_field_are_patched(shop: Shop, till: Till) -> None:
    ids = shop.customers(5)
    hides(till, "companyId2")
    till.sync()
    lines = edited(till, ids, "mine")
    assert "PUT customers" not in lines and len(writes(lines)) == 5
    assert {shop.get("customers", each)["note"] for each in ids} == {"mine"}
    check_in_step(shop)


def test_F120_a_field_that_only_lists_leave_out_is_not_emptied(shop: Shop, till: Till) -> None:
    ids = shop.customers(5, companyId2="SK1")
    hides(till, "companyId2", singles=False)
    till.sync()
    lines = edited(till, ids, "mine")
    assert "PUT customers" not in lines
    assert {shop.get("customers", each)["companyId2"] for each in ids} == {"SK1"}


def test_F120_a_field_that_is_shown_after_all_is_not_emptied(shop: Shop, till: Till) -> None:
    ids = shop.customers(6)
    hides(till, "companyId2")
    till.sync()
    edited(till, ids, "mine")
    till.wire.after = None
    shop.edit("customers", ids[0], companyId2="SK1")
    shop.clock.sleep(HOUR)
    till.settle()
    hides(till, "companyId2")
    edited(till, ids, "again")
    assert shop.get("customers", ids[0])["companyId2"] == "SK1"
