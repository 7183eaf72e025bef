"""The page layout of the full comparison: pages stay the same from night to night."""

from __future__ import annotations

from bisect import bisect_left, bisect_right

from hypothesis import given
from hypothesis import strategies as st

from storage.sync_state.expected_remote import NEVER
from sync.verify.page_layout import SPARSE, cut

TEN_THOUSAND = [1_700_000_000_000 + 1000 * number for number in range(10_000)]


def held(versions: list[int], lower: int, upper: int) -> int:
    return bisect_right(versions, upper) - bisect_left(versions, lower)


def test_ten_thousand_records_are_a_hundred_pages() -> None:
    pages = cut(TEN_THOUSAND, [])
    assert len(pages) == 100 and {held(TEN_THOUSAND, *each) for each in pages} == {100}


def test_a_change_leaves_all_pages_but_the_newest_as_they_were() -> None:
    before = cut(TEN_THOUSAND, [])
    after = sorted([*TEN_THOUSAND[:500], *TEN_THOUSAND[501:], 1_800_000_000_000])
    again = cut(after, before)
    assert again[: len(before) - 1] == before[:-1] and len(again) == len(before) + 1


def test_sparse_pages_are_joined() -> None:
    few = TEN_THOUSAND[::10]
    pages = cut(few, cut(TEN_THOUSAND, []))
    assert len(pages) <= 2 * len(few) // SPARSE + 1
    assert all(held(few, *each) <= 100 for each in pages)


def test_an_empty_list_is_one_page() -> None:
    assert cut([], []) == [(0, NEVER)]


def test_F42_a_run_of_one_date_is_a_page_of_its_own() -> None:
    versions = [1] * 50 + [5] * 250 + [9] * 50
    pages = cut(versions, [])
    assert (2, 5) in pages or (1, 5) in pages or any(low <= 5 <= high for low, high in pages)
    assert [held(versions, *each) for each in pages] == [50, 250, 50]


@given(st.lists(st.integers(0, 300), max_size=500), st.lists(st.integers(0, 300), max_size=500))
def test_pages_cover_every_date_once_and_hold_a_page_or_one_date(one: list[int], other: list[int]) -> None:
    one.sort()
    other.sort()
    for versions, before in ((one, []), (other, cut(one, []))):
        pages = cut(versions, before)
        assert pages[0][0] == 0 and pages[-1][1] == NEVER
        assert all(left[1] + 1 == right[0] for left, right in zip(pages, pages[1:], strict=False))
        for low, high in pages:
            inside = {each for each in versions if low <= each <= high}
            assert held(versions, low, high) <= 100 or len(inside) == 1
