"""Which backups are given up: never what is needed, and never too few."""

from __future__ import annotations

from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from storage.database.backup_retention import (
    BEFORE,
    DAY,
    DAYS,
    HOUR,
    HOURS,
    MOST,
    MOST_BYTES,
    WEEK,
    WEEKS,
    Kept,
    superseded,
)

NOW = 1_800_000_000


def backup(made: int, size: int = 1, before: str = "") -> Kept:
    return Kept(Path(f"{made}-{before}.db"), made, size, before)


backups = st.lists(
    st.builds(
        backup,
        st.integers(NOW - 500 * DAY, NOW + 3 * DAY) | st.integers(NOW - 3 * DAY, NOW),
        st.sampled_from([1, 1000, 40_000_000, 400_000_000]),
        st.sampled_from(["", "", "", "restore", "update"]),
    ),
    max_size=60,
    unique_by=lambda each: each.path,
)


@given(backups, st.integers(0, 59))
def test_of_any_backups_those_that_matter_are_kept(found: list[Kept], at: int) -> None:
    sound = found[at % len(found)].path if found else None
    gone = superseded(found, now=NOW, sound=sound)
    kept = [each for each in found if each not in gone]
    assert len(gone) + len(kept) == len(found)
    ordinary = sorted((each for each in found if not each.before and each.made <= NOW), key=lambda x: -x.made)
    assert sound is None or any(each.path == sound for each in kept)
    assert not {*ordinary[:3]} & {*gone}
    for reason, most in BEFORE.items():
        own = sorted((each for each in found if each.before == reason), key=lambda x: -x.made)
        assert not {*own[:most]} & {*gone}
        assert all(each in gone or each.path == sound for each in own[most:])
    assert superseded(kept, now=NOW, sound=sound) == [], "nothing is left to give up"
    assert len(kept) <= MOST
    if gone and sum(each.size for each in found) <= MOST_BYTES:
        for period, last in ((HOUR, HOURS * HOUR), (DAY, DAYS * DAY), (WEEK, WEEKS * WEEK)):
            recent = [each for each in ordinary if each.made > NOW - last]
            assert {each.made // period for each in recent} == {
                each.made // period for each in kept if each in recent
            }


@given(backups)
def test_without_one_that_passes_the_check_nothing_is_given_up(found: list[Kept]) -> None:
    assert superseded(found, now=NOW, sound=None) == []


def test_of_a_year_of_hours_two_days_a_month_of_days_and_the_weeks_are_kept() -> None:
    kept: list[Kept] = []
    now = NOW
    for _day in range(380):
        for _hour in range(5):
            now += HOUR
            kept.append(backup(now, 2_000_000))
            gone = superseded(kept, now=now, sound=kept[-1].path)
            kept = [each for each in kept if each not in gone]
            assert len(kept) <= MOST
        now += 19 * HOUR
    ages = [now - each.made for each in kept]
    assert sum(age <= 3 * DAY for age in ages) >= 10, "the hours of two days"
    for day in range(1, DAYS):
        assert any(day * DAY <= age < (day + 1) * DAY for age in ages), day
    for week in range(1, WEEKS):
        assert any(week * WEEK <= age < (week + 1) * WEEK for age in ages), week
    assert max(ages) <= (WEEKS + 1) * WEEK


def test_of_large_backups_hours_are_given_up_before_days_and_days_before_weeks() -> None:
    found = [backup(NOW - n * HOUR, 10_000_000) for n in range(40)]
    found += [backup(NOW - n * DAY, 10_000_000) for n in range(2, 30)]
    found += [backup(NOW - n * WEEK, 10_000_000) for n in range(5, 40)]
    gone = superseded(found, now=NOW, sound=found[0].path)
    kept = [each for each in found if each not in gone]
    assert sum(each.size for each in kept) == MOST_BYTES
    assert {each for each in kept if NOW - each.made > 30 * DAY} == {*found[-35:]}, "all weeks"
    assert {*found[:3]} <= {*kept}
    assert sum(NOW - each.made < 40 * HOUR for each in gone) >= 30
