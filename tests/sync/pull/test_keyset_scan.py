"""The keyset scan of a closed range, page by page, over lists of every shape."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from storage.schema.entities import CATALOGUE
from sync.client.responses import Listing
from sync.errors import ProtocolMismatch
from sync.pull import keyset_scan
from sync.pull.keyset_scan import KeysetScan, PageRequest
from sync.pull.streams import Stream

STREAM = Stream(CATALOGUE["customers"], "customers")


class List:
    """A list of the cloud that turns rows of one date round for each request."""

    def __init__(self, dates: list[int], seed: int, *, counted: bool = True) -> None:
        self.rows = [{"id": str(number), "versionDate": str(date)} for number, date in enumerate(dates)]
        self.counted = counted
        self._rng = random.Random(seed)

    def answer(self, request: PageRequest) -> Listing:
        low, high = 0, 1 << 60
        for condition in request.condition.split(";"):
            _, operator, value = condition.split("|")
            low = int(value) if operator == "gteq" else low
            high = int(value) - 1 if operator == "lt" else high
        rows = [row for row in self.rows if low <= int(row["versionDate"]) <= high]
        rows.sort(key=lambda row: (int(row["versionDate"]), self._rng.random() if self.counted else 0))
        page = rows[(request.number - 1) * request.limit : request.number * request.limit]
        more = request.number + 1 if request.number * request.limit < len(rows) else None
        return Listing(records=tuple(page), total=len(rows) if self.counted else None, next_page=more)


def through(scan: KeysetScan, there: List, sizes: Any, most: int = 5000) -> tuple[set[str], int]:
    seen: set[str] = set()
    for requests in range(most):
        if scan.done:
            return seen, requests
        request = scan.next_request(next(sizes))
        page = there.answer(request)
        scan.answered(request, page)
        seen |= {row["id"] for row in page.records}
    raise AssertionError("does not end")


@given(
    dates=st.lists(st.integers(1, 40), max_size=160),
    ends=st.tuples(st.integers(0, 45), st.integers(0, 45)),
    seed=st.integers(0, 1000),
    sizes=st.lists(st.sampled_from((3, 7, 20)), min_size=1, max_size=5),
    counted=st.booleans(),
)
def test_F12_F42_every_row_of_the_range_is_seen_whatever_the_sizes(
    dates: list[int], ends: tuple[int, int], seed: int, sizes: list[int], counted: bool
) -> None:
    def forever() -> Any:
        while True:
            yield from sizes

    there = List(dates, seed, counted=counted)
    lower, upper = ends
    scan = KeysetScan(STREAM, lower, upper)
    seen, _ = through(scan, there, forever())
    wanted = {row["id"] for row in there.rows if lower <= int(row["versionDate"]) <= upper}
    assert seen == wanted or scan.unproven is not None


def test_pages_of_100_cost_a_request_for_each_99_rows() -> None:
    scan = KeysetScan(STREAM, 0, 10_000)
    _, requests = through(scan, List(list(range(1, 1001)), 1), iter([100] * 100))
    assert requests == 11


@pytest.mark.parametrize("older", [0, 37])
def test_pages_that_were_written_together_cost_a_request_each(older: int) -> None:
    dates = [*range(older), *(100 + group for group in range(10) for _ in range(100))]
    _, requests = through(KeysetScan(STREAM, 0, 10_000), List(dates, 1), iter([100] * 100))
    assert requests == 10 + (older > 0)


def test_F42_a_date_that_gains_a_row_meanwhile_is_read_to_its_count() -> None:
    """What follows is counted as if the first page had been all of its date, unless a row has joined that since."""
    there = List([5] * 10 + [7] * 15, 1)
    scan = KeysetScan(STREAM, 0, 9)
    scan.answered(request := scan.next_request(10), there.answer(request))
    there.rows += [{"id": "late", "versionDate": "7"}]
    seen, _ = through(scan, there, iter([10] * 20))
    assert seen >= {row["id"] for row in there.rows if row["versionDate"] == "7"}


def test_F12_a_tie_that_goes_on_in_smaller_pages_begins_at_its_first_one() -> None:
    scan = KeysetScan(STREAM, 5, 5)
    there = List([5] * 250, 1)
    for _ in range(3):
        request = scan.next_request(100)
        scan.answered(request, there.answer(request))
    assert scan.next_request(100).number == 3
    assert scan.next_request(20) == PageRequest("versionDate|gteq|5;versionDate|lt|6", 1, 20)


def test_F42_a_tie_that_cannot_be_proven_is_left_after_a_limit_of_requests(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(keyset_scan, "TIE_REQUESTS", 7)
    scan = KeysetScan(STREAM, 5, 9)
    page = Listing(
        records=tuple({"id": str(n), "versionDate": "5"} for n in range(10)), total=99, next_page=2
    )
    for _ in range(9):
        scan.answered(scan.next_request(10), page)
    assert scan.unproven == 5 and scan.anchor == 6 and not scan.done


def test_a_full_page_whose_last_row_has_no_date_is_refused() -> None:
    scan = KeysetScan(STREAM, 0, 9)
    with pytest.raises(ProtocolMismatch):
        scan.answered(scan.next_request(1), Listing(records=({"id": "1"},), total=5))
    assert scan.anchor == 0 and not scan.done
