"""`CloudClient` over an in-memory transport: pages, records and arrays of the responses."""

from __future__ import annotations

from typing import Any

import pytest

from sync.client.api import Many, Single
from sync.errors import (
    CloudRecordMissing,
    ProtocolMismatch,
)
from tests.fakes.cloud_calls import HTML, ROW, WRITES, call, client, failing, refusal
from tests.fakes.scripted import Scripted, answer, page

# --- lists


def test_a_page_is_read_with_numbers_as_text_or_as_numbers() -> None:
    for numbers in ({"totalItemsCount": "250", "nextPage": "2"}, {"totalItemsCount": 250, "nextPage": 2.0}):
        wire = Scripted(answer(200, page(ROW, **numbers), etag='"P"'))
        got = client(wire).list("suppliers", limit=1)
        assert (got.records, got.total, got.next_page, got.etag) == ((ROW,), 250, 2, '"P"')
        assert not got.not_modified and not got.empty_404


def test_F45_an_uncounted_list_has_no_total() -> None:
    got = call(client(Scripted(answer(200, page(ROW, totalItemsCount=None, lastPage=None)))), "list")
    assert got.total is None


def test_without_next_page_a_full_page_implies_one() -> None:
    cloud = client(Scripted(answer(200, {"data": [ROW, ROW]}), answer(200, {"data": [ROW]})))
    assert cloud.list("suppliers", page=4, limit=2).next_page == 5
    assert cloud.list("suppliers", page=5, limit=2).next_page is None


def test_an_empty_page_ends_the_list_whatever_its_envelope() -> None:
    assert client(Scripted(answer(200, page(nextPage="2")))).list("suppliers").next_page is None


def test_F18_404_on_a_list_is_an_empty_listing() -> None:
    cloud = client(Scripted(answer(404), answer(404), refusal(404)))
    first = cloud.list("suppliers")
    assert (first.records, first.total, first.next_page, first.empty_404) == ((), 0, None, True)
    assert cloud.list("suppliers", page=9).total is None
    assert cloud.list("suppliers").empty_404


def test_F18_N4_a_portals_404_is_neither_an_empty_list_nor_a_missing_record() -> None:
    for body in (HTML, b"default backend - 404"):
        for verb in ("list", "get", "delete"):
            assert isinstance(failing(verb, answer(404, body)), ProtocolMismatch)


def test_F19_410_on_a_list_is_no_empty_list() -> None:
    assert isinstance(failing("list", answer(410)), CloudRecordMissing)


def test_304_means_that_the_page_is_unchanged() -> None:
    cloud = client(Scripted(answer(304), answer(304, etag='"B"')))
    got = cloud.list("suppliers", if_none_match='"A"')
    assert (got.not_modified, got.etag, got.records) == (True, '"A"', ())
    one = cloud.get("suppliers", 7, if_none_match='"A"')
    assert (one.not_modified, one.etag, one.record) == (True, '"B"', None)


@pytest.mark.parametrize("verb", ["list", "get", "patch"])
def test_F37_304_to_an_unconditional_request_is_a_mismatch(verb: str) -> None:
    error = failing(verb, answer(304))
    assert isinstance(error, ProtocolMismatch) and error.reason == "not_modified"


def test_webhooks_may_come_bare_or_wrapped() -> None:
    rows = [{"id": 1, "_cloudId": 42}, {"id": 2}]
    bare = client(Scripted(answer(200, rows))).list("webhooks")
    wrapped = client(Scripted(answer(200, page(*rows)))).list("webhooks")
    assert bare.records == wrapped.records == tuple(rows)
    assert (bare.total, bare.next_page) == (2, None)


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        (HTML, "html"),
        (b"\xef\xbb\xbf <html>", "html"),
        (b"", "json"),
        (b'{"data": [', "json"),
        (b'{"data": [NaN]}', "json"),
        (b"\xff\xfe\x00", "json"),
        (b"[" * 100_000, "json"),
        (b'{"n": ' + b"9" * 5000 + b"}", "json"),
        (b"null", "data"),
        (b'"ok"', "data"),
        ({"items": []}, "data"),
        ({"data": {}}, "data"),
        ({"data": None}, "data"),
        ({"data": [1]}, "row"),
        ({"data": [[]]}, "row"),
        (page(ROW, totalItemsCount="many"), "envelope"),
        (page(ROW, totalItemsCount=-1), "envelope"),
        (page(ROW, totalItemsCount=True), "envelope"),
        (page(ROW, totalItemsCount=1.5), "envelope"),
        (page(ROW, nextPage=[]), "envelope"),
        (page(ROW, nextPage="1"), "paging"),
        (page(ROW, nextPage="0"), "paging"),
        (page({"id": 1, "_cloudId": "43"}), "other_cloud"),
        (page({"id": 1, "_cloudId": ["42"]}), "other_cloud"),
    ],
)
def test_F02_F28_F56_an_answer_that_is_no_page_is_a_mismatch(body: Any, reason: str) -> None:
    error = failing("list", answer(200, body))
    assert isinstance(error, ProtocolMismatch)
    assert (error.reason, error.maybe_applied) == (reason, False)


def test_F32_more_rows_than_requested_are_a_mismatch() -> None:
    wire = Scripted(answer(200, page(ROW, ROW, ROW)))
    with pytest.raises(ProtocolMismatch) as caught:
        client(wire).list("suppliers", limit=2)
    assert caught.value.reason == "too_many_rows"
    bare = failing("list", answer(200, [{"id": each} for each in range(1001)]))
    assert isinstance(bare, ProtocolMismatch) and bare.reason == "too_many_rows"


def test_F30_unknown_members_are_kept_unchanged() -> None:
    row = {**ROW, "novelty": {"deep": [1, None]}, "price": "1.10"}
    assert call(client(Scripted(answer(200, page(row)))), "list").records == (row,)


# --- single records and arrays


@pytest.mark.parametrize("status", [200, 201, 202])
@pytest.mark.parametrize("verb", WRITES)
def test_any_2xx_is_a_success(verb: str, status: int) -> None:
    call(client(Scripted(answer(status, ROW))), verb)


@pytest.mark.parametrize("verb", ["delete", "post_one"])
def test_a_write_may_be_confirmed_without_a_body(verb: str) -> None:
    assert call(client(Scripted(answer(204, etag='"A"'))), verb) == Single(record=None, etag='"A"')


@pytest.mark.parametrize("verb", ["put", "patch"])
def test_a_record_that_was_written_is_read_where_the_answer_does_not_show_it(verb: str) -> None:
    assert call(client(Scripted(answer(204), answer(200, ROW))), verb).record == ROW


@pytest.mark.parametrize("verb", ["put_many", "post"])
def test_F33_an_array_is_answered_in_any_order_and_number(verb: str) -> None:
    rows = [{"id": 3}, {"id": 1}, {"id": 2}]
    for body in (rows, page(*rows)):
        assert call(client(Scripted(answer(200, body))), verb).records == tuple(rows)
    assert call(client(Scripted(answer(204))), verb) == Many(records=())


def test_one_record_may_come_in_an_array_of_one() -> None:
    assert call(client(Scripted(answer(200, [ROW]))), "get").record == ROW


@pytest.mark.parametrize("verb", ["get", *WRITES])
@pytest.mark.parametrize(
    ("body", "reason"),
    [(HTML, "html"), (b"{", "json"), ("text", "data"), ({"id": 7, "_cloudId": 43}, "other_cloud")],
)
def test_F02_F28_an_unreadable_success_of_a_write_may_have_been_applied(
    verb: str, body: Any, reason: str
) -> None:
    error = failing(verb, answer(200, body))
    assert isinstance(error, ProtocolMismatch)
    assert (error.reason, error.maybe_applied) == (reason, verb != "get")


def test_two_records_in_place_of_one_are_a_mismatch() -> None:
    error = failing("get", answer(200, [ROW, ROW]))
    assert isinstance(error, ProtocolMismatch) and error.reason == "data"


def test_a_get_answered_without_a_body_is_a_mismatch() -> None:
    assert isinstance(failing("get", answer(200)), ProtocolMismatch)
