"""The adaptive page size, and the estimate of a download's remaining time."""

from __future__ import annotations

from sync.limits.page_size import AdaptivePageSize
from sync.pull.eta import Estimate


def test_F12_pages_shrink_while_they_are_slow_and_grow_when_the_line_recovers() -> None:
    page_size = AdaptivePageSize()
    sizes = [page_size.size]
    for seconds in (18.0, 15.0, 15.0, 0.4, 0.9):
        page_size.record(page_size.size, page_size.size, seconds)
        sizes.append(page_size.size)
    assert sizes == [100, 50, 20, 20, 50, 100]
    assert not page_size.slow


def test_F12_a_fast_short_page_does_not_grow_the_size() -> None:
    page_size = AdaptivePageSize()
    page_size.record(100, 100, 30.0)
    page_size.record(50, 3, 0.1)
    assert page_size.size == 50 and page_size.slow


def test_F43_the_cloud_ends_its_pages_where_more_rows_follow_a_short_one() -> None:
    page_size = AdaptivePageSize()
    page_size.record_cut(100, 100)
    page_size.record_cut(100, 0)
    assert page_size.longest == 100
    page_size.record_cut(100, 50)
    assert page_size.longest == 50 and page_size.size == 100


def test_a_page_requested_before_the_size_changed_is_ignored() -> None:
    page_size = AdaptivePageSize()
    for _ in range(4):
        page_size.record(100, 100, 30.0)
    assert page_size.size == 50


def test_F07_after_a_timeout_pages_get_smaller_until_the_smallest() -> None:
    page_size = AdaptivePageSize()
    assert page_size.record_timeout(100) and page_size.size == 50
    assert page_size.record_timeout(100) and page_size.size == 50  # another that left at the same time
    assert page_size.record_timeout(50) and page_size.size == 20
    assert not page_size.record_timeout(20) and page_size.size == 20


def test_F12_after_a_timeout_a_larger_page_is_not_tried_soon() -> None:
    page_size = AdaptivePageSize()
    page_size.record_timeout(100)
    quick = 0
    while page_size.size == 50:
        page_size.record(50, 50, 0.5)
        quick += 1
    assert page_size.size == 100 and quick == 30


def test_there_is_no_estimate_in_the_first_seconds() -> None:
    estimate = Estimate()
    assert estimate.left(0.0, 0, 1000) is None
    assert estimate.left(1.0, 300, 1000) is None
    assert estimate.left(2.0, 500, 1000) == 2
    assert estimate.left(3.0, 500, None) is None


def test_an_estimate_uses_recent_speed_only() -> None:
    estimate = Estimate()
    for second in range(100):
        estimate.left(float(second), second * 1000, 10**6)
    for second in range(100, 200):
        left = estimate.left(float(second), 100_000 + (second - 100) * 10, 101_990)
    assert left == 100


def test_without_progress_there_is_no_estimate() -> None:
    estimate = Estimate()
    for second in range(60):
        assert estimate.left(float(second), 5, 1000) is None
