"""ETags that do not cover every field: a replacement under them would overwrite what nobody here saw (F121)."""

from __future__ import annotations

import hashlib
import json
from typing import Any

from storage.records.history import EventKind
from sync.client.transport import Request, Response
from tests.fakes.breakage import meanwhile
from tests.fakes.tills import Shop, Till, body, check_in_step


class PartialTags:
    """A cloud whose ETags cover these fields only, on its pages or on its records as well."""

    def __init__(self, shop: Shop, till: Till, *names: str, singles: bool = False) -> None:
        self.shop, self.names, self.singles = shop, names, singles
        till.wire.before, till.wire.after = self.before, self.after
        self.inside = False
        self.wire = till.wire

    def tag(self, rows: list[Any]) -> str:
        covered = [[str(row["id"]), *(str(row.get(name)) for name in self.names)] for row in rows]
        return f'"{hashlib.md5(json.dumps(covered).encode()).hexdigest()}"'

    def guarded(self, request: Request) -> bool:
        page = request.path.endswith("/customers")
        return page or (self.singles and "/customers/" in request.path)

    def before(self, request: Request) -> Response | None:
        if request.method not in ("PUT", "PATCH") or not self.guarded(request):
            return None
        if "If-Match" not in request.headers:
            return None
        sent = json.loads(request.body)
        ids = (
            [row["id"] for row in sent] if isinstance(sent, list) else [int(request.path.rpartition("/")[2])]
        )
        rows = [self.shop.get("customers", each) for each in ids]
        if request.headers["If-Match"] != self.tag(rows):
            return Response(412)
        inner = Request(request.method, request.path, headers={**request.headers, "If-Match": "*"},
                        query=request.query, body=request.body)  # fmt: skip
        return self.after(request, self.wire.cloud.faults.handle(inner))

    def after(self, request: Request, answer: Response) -> Response:
        if answer.status != 200 or not self.guarded(request) or request.method == "DELETE":
            return answer
        headers = {name: text for name, text in answer.headers.items() if name.lower() != "etag"}
        found = body(answer)
        rows = found["data"] if "data" in found else found if isinstance(found, list) else [found]
        headers["etag"] = self.tag([{**row, "id": int(row["id"])} for row in rows])
        return Response(answer.status, headers, answer.body)


def hide_by_304(till: Till) -> None:
    """Answer 304 wherever the partial tag is the one that is asked with."""
    cover = till.wire.after
    assert cover is not None

    def after(request: Request, answer: Response) -> Response | None:
        shown = cover(request, answer)
        known = request.headers.get("If-None-Match")
        if shown is not None and known is not None and shown.headers.get("etag") == known:
            return Response(304, {"etag": known})
        return shown

    till.wire.after = after


def edit_all(till: Till, ids: list[int], **values: object) -> None:
    for each in ids:
        till.edit("customers", each, **values)


def test_F121_after_a_tag_that_stayed_records_are_patched(shop: Shop, till: Till) -> None:
    ids = shop.customers(5)
    till.sync()
    PartialTags(shop, till, "lastName")
    edit_all(till, ids, note="one")
    assert till.sync().outcome == "in_step"
    edit_all(till, ids, note="two")
    cloud = till.wire.before
    other = []

    def before(request: Request) -> Response | None:
        if request.method in ("PUT", "PATCH") and not other:
            other.append(request)
            shop.edit("customers", ids[3], phone="777")
        return cloud(request) if cloud is not None else None

    till.wire.before = before
    with till.wire.counted() as lines:
        assert till.sync().outcome == "in_step"
    assert "PUT customers" not in lines
    there = shop.get("customers", ids[3])
    assert (there["note"], there["phone"]) == ("two", "777")
    till.settle()
    check_in_step(shop)


def test_F121_F24_verbs_that_are_asked_for_again_are_forgotten_and_a_tag_that_stayed_is_not(
    shop: Shop, till: Till
) -> None:
    ids = shop.customers(5)
    till.sync()
    PartialTags(shop, till, "lastName")
    edit_all(till, ids, note="one")
    till.sync()
    with till.replica.write() as tx:  # as a person does with "Try again"
        tx.sync_state.refusals.forget("customers")
    edit_all(till, ids, note="two")
    with till.wire.counted() as lines:
        assert till.sync().outcome == "in_step"
    assert "PUT customers" not in lines and lines.count(f"PATCH customers/{ids[0]}") == 1


def test_F121_a_record_tag_that_stayed_counts_as_well(shop: Shop, till: Till) -> None:
    ids = shop.customers(5)
    till.sync()
    PartialTags(shop, till, "lastName", singles=True)
    till.edit("customers", ids[0], note="one")
    assert till.sync().outcome == "in_step"
    edit_all(till, ids, note="two")
    with till.wire.counted() as lines:
        assert till.sync().outcome == "in_step"
    assert "PUT customers" not in lines and lines.count(f"GET customers/{ids[0]}") == 1


def test_F121_N2_what_comes_with_the_answer_is_in_the_history(shop: Shop, till: Till) -> None:
    (one,) = shop.customers(1)
    till.sync()
    PartialTags(shop, till, "lastName", singles=True)
    till.edit("customers", one, note="mine")
    cloud = till.wire.before
    meanwhile(till, "PATCH", lambda: shop.edit("customers", one, phone="777"))
    hook = till.wire.before
    till.wire.before = lambda request: (hook(request), cloud(request))[1]  # type: ignore[misc]
    assert till.sync().outcome == "in_step"
    events = {event.kind: event for event in till.queries.timeline("customers", one)}
    assert events[EventKind.CLOUD].fields["phone"][1] == "777"
    assert till.get("customers", one)["phone"] == "777"
    check_in_step(shop)


def test_F121_a_tag_that_stayed_over_another_tills_change_is_seen_when_it_is_read(
    shop: Shop, till: Till
) -> None:
    """Our own edits change the tag each time; what it does not cover is changed by others only."""
    ids = shop.customers(6)
    till.sync()
    PartialTags(shop, till, "lastName", "note", singles=True)
    till.edit("customers", ids[5], note="one")
    till.sync()
    shop.edit("customers", ids[5], phone="1")
    till.sync()
    till.edit("customers", ids[5], note="two")
    till.sync()
    edit_all(till, ids[:5], note="mine")
    cloud = till.wire.before
    other = []

    def before(request: Request) -> Response | None:
        if request.method in ("PUT", "PATCH") and not other:
            other.append(request)
            shop.edit("customers", ids[3], phone="777")
        return cloud(request) if cloud is not None else None

    till.wire.before = before
    with till.wire.counted() as lines:
        assert till.sync().outcome == "in_step"
    assert "PUT customers" not in lines and other
    assert (shop.get("customers", ids[3])["note"], shop.get("customers", ids[3])["phone"]) == ("mine", "777")
    till.settle()
    check_in_step(shop)


def test_F121_tags_that_cover_everything_are_still_relied_on(shop: Shop, till: Till) -> None:
    ids = shop.customers(6)
    till.sync()
    for text in ("one", "two"):
        till.edit("customers", ids[5], note=text)
        till.sync()
        shop.edit("customers", ids[5], phone=text)
        till.sync()
    edit_all(till, ids[:5], note="mine")
    with till.wire.counted() as lines:
        assert till.settle().outcome == "in_step"
    assert "PUT customers" in lines


def test_F121_after_a_tag_that_stayed_a_page_is_not_unchanged_by_its_tag(shop: Shop, till: Till) -> None:
    ids = shop.customers(6)
    till.sync()
    PartialTags(shop, till, "lastName", singles=True)
    till.edit("customers", ids[0], note="one")
    till.settle()
    hide_by_304(till)
    for phone in ("1", "2", "3"):
        shop.edit("customers", ids[5], phone=phone)
        till.sync()
        assert till.get("customers", ids[5])["phone"] == phone
        till.sync()
