"""The engine's benchmark runs, in tiny sizes and without peers; times are not judged."""

from __future__ import annotations

import sys
from collections.abc import Callable

import pytest

from tests.bench import __main__ as bench
from tests.bench import engine_part, feed_part, requests_part
from tests.bench.stub_shop import CLOUD_ID, StubShop, customers


def test_jobs_end_with_both_sides_equal(capsys: pytest.CaptureFixture[str]) -> None:
    jobs = ("faulty", "conflicts")
    assert bench.main(["engine", "--count", "1100", "--repeat", "1", "--jobs", *jobs]) == 0
    said = capsys.readouterr().out
    for job in jobs:
        assert engine_part.WORDS[job] in said
    assert "500 asked, the rest merged" in said


@pytest.mark.parametrize(
    ("job", "count", "requests"), [("quiet", 10, 8), ("everything", 10, 13), ("edits", 300, 7)]
)
def test_a_job_takes_as_many_requests_as_it_must(job: str, count: int, requests: int) -> None:
    """One for each list, answered 304; two for each hundred edits, and one record read alone (F110)."""
    found = engine_part.ours(job, count)
    assert (found.requests, found.equal, found.remark) == (requests, True, "in_step")


def test_the_table_of_requests_is_printed_and_every_job_ends_equal(
    capsys: pytest.CaptureFixture[str],
) -> None:
    small = ["--records", "150", "--edits", "5", "--conflicts", "4", "--imported", "3", "--idle-hours", "1"]
    assert bench.main(["requests", *small, "--tills", "1", "2"]) == 0
    said = capsys.readouterr().out
    assert said.count("yes") == len(requests_part.jobs(requests_part.Sizes())) and "1 idle hours" in said


@pytest.mark.parametrize(
    ("job", "requests"),
    [(requests_part.nothing_new, 13), (requests_part.one_edit, 2), (requests_part.many_edits, 7)],
)
def test_a_job_of_one_till_costs_as_many_requests_as_it_must(
    job: Callable[[requests_part.Measured, Callable[[], None]], None], requests: int
) -> None:
    found = requests_part.measure(job, 1, requests_part.Sizes(edits=300))
    assert (found.requests, found.half_hour, found.equal) == (requests, requests, True)


def test_an_undone_import_reaches_a_till_that_asks_about_so_many_deletions() -> None:
    """Twenty-one tombstones are a mass deletion elsewhere (F114), which somebody confirms; no row may run for ever."""
    found = requests_part.measure(requests_part.imported_and_undone, 2, requests_part.Sizes(imported=21))
    assert found.equal and 1 + 21 < found.requests < 100


def test_a_till_is_measured_beside_an_attacker(capsys: pytest.CaptureFixture[str]) -> None:
    assert bench.main(["crowd", "--seconds", "0.2", "--connections", "40"]) == 0
    said = capsys.readouterr().out
    assert said.count("GET by id") == said.count(" let in") == 3 and "p99 ratio" in said


@pytest.mark.skipif(sys.platform != "linux", reason="reads CPU and memory of the server from /proc")
def test_a_program_that_listens_needs_one_request_where_another_polls_every_list(
    capsys: pytest.CaptureFixture[str],
) -> None:
    small = ["--seconds", "1", "--every", "0.3", "--writes", "1", "--listeners", "20"]
    assert bench.main(["feed", *small]) == 0
    rows = {line.split()[0]: line.split()[1:] for line in capsys.readouterr().out.splitlines() if line}
    assert int(rows["polls"][0]) >= 3 * len(feed_part.LISTS)
    assert int(rows["listens"][0]) <= 4
    assert {"0", "20"} <= rows.keys()


def test_a_part_that_is_not_there_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert bench.main(["nothing"]) == 2
    assert "engine" in capsys.readouterr().err


def test_the_stub_refuses_what_was_changed_in_between() -> None:
    shop = StubShop(customers(3))
    path = f"/v2/clouds/{CLOUD_ID}/customers"
    status, headers, body = shop.answer("GET", path, {"limit": "2", "sort": "versionDate"}, {}, b"")
    assert status == 200 and b'"totalItemsCount":"3"' in body and b'"nextPage":"2"' in body
    again = shop.answer(
        "GET", path, {"limit": "2", "sort": "versionDate"}, {"If-None-Match": headers["etag"]}, b""
    )
    assert again[0] == 304
    shop.touch([customers(3)[0]["id"]], {"note": "theirs"})
    assert shop.answer("GET", path, {"limit": "2"}, {"If-None-Match": headers["etag"]}, b"")[0] == 200
    id = customers(3)[1]["id"]
    _, found, _ = shop.answer("GET", f"{path}/{id}", {}, {}, b"")
    assert shop.answer("PATCH", f"{path}/{id}", {}, {"If-Match": found["etag"]}, b'{"note":"a"}')[0] == 200
    assert shop.answer("PATCH", f"{path}/{id}", {}, {"If-Match": found["etag"]}, b'{"note":"b"}')[0] == 412
