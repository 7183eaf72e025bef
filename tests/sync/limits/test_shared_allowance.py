"""The share of one computer: learnt from 429s and from others' changes, stored, and taken back by the day (F123)."""

from __future__ import annotations

import json
import random

import pytest

from sync.client.transport import Request, Response
from sync.limits.gate import RequestGate
from sync.limits.request_budget import Kind, Purpose, RequestBudget
from sync.limits.shared_allowance import LEAST, SharedAllowance
from sync.limits.stored_limits import usage_of_stored
from tests.fakes.clock import ManualClock

DAY = 86_400.0
LIST = Request("GET", "/v2/clouds/1/customers")


@pytest.fixture
def clock() -> ManualClock:
    return ManualClock()


def shared(clock: ManualClock, allowance: int = 150, computers: int = 1) -> SharedAllowance:
    return SharedAllowance(clock=clock, allowance=lambda: allowance, computers=lambda: computers)


@pytest.mark.parametrize("count", [2, 3, 4, 5, 6])
def test_F123_equal_computers_that_all_see_one_429_fit_in_at_once(clock: ManualClock, count: int) -> None:
    all_of_them = [shared(clock) for _ in range(count)]
    assert all(each.record_refusal(150 // count) for each in all_of_them)
    assert sum(each.share() for each in all_of_them) <= 150


@pytest.mark.parametrize("used", [(120, 30), (100, 25, 25), (60, 50, 40)])
def test_F123_unequal_ones_fit_in_as_well(clock: ManualClock, used: tuple[int, ...]) -> None:
    all_of_them = [shared(clock) for _ in used]
    for each, sent in zip(all_of_them, used, strict=True):
        each.record_refusal(sent)
    assert sum(each.share() for each in all_of_them) <= 150


def test_F123_one_window_teaches_once_and_the_next_again(clock: ManualClock) -> None:
    one = shared(clock)
    assert one.record_refusal(100) and one.share() == 75
    assert not one.record_refusal(40) and one.share() == 75
    clock.sleep(1801)
    assert one.record_refusal(60) and one.share() == 37
    clock.sleep(1801)
    one.record_refusal(1)
    assert one.share() == 25, "no less than a sixth"
    least = shared(clock, 20)
    least.record_refusal(10)
    assert least.share() == LEAST


def test_F123_who_had_used_little_only_halves_its_share(clock: ManualClock) -> None:
    one = shared(clock)
    assert one.record_refusal(3) and one.share() == 75
    clock.sleep(1801)
    assert one.record_refusal(3) and one.share() == 37


def test_F123_what_we_used_up_ourselves_teaches_nothing(clock: ManualClock) -> None:
    one = shared(clock)
    assert not one.record_refusal(135) and one.share() == 150


def test_F123_a_tenth_is_taken_back_for_each_day(clock: ManualClock) -> None:
    one = shared(clock)
    one.record_refusal(50)
    assert one.share() == 45
    clock.sleep(DAY - 1)
    assert one.share() == 45
    clock.sleep(2)
    assert one.share() == 60
    clock.sleep(30 * DAY)
    assert one.share() == 150


def test_F78_F123_a_clock_that_was_set_back_gives_nothing_back(clock: ManualClock) -> None:
    one = shared(clock)
    one.record_refusal(50)
    clock.wall -= 10 * 86_400_000
    assert one.share() == 45
    clock.sleep(DAY + 1)
    assert one.share() == 60, "it was learnt under a wrong clock, and ages under the right one all the same"


def test_F123_the_setting_divides_and_learning_goes_below_it(clock: ManualClock) -> None:
    one = shared(clock, computers=3)
    assert one.share() == 50
    assert one.record_refusal(48)
    assert one.share() == 25
    assert shared(clock, computers=100).share() == 1


def test_F123_others_changes_are_counted_for_half_an_hour_and_never_above_half(clock: ManualClock) -> None:
    one = shared(clock)
    one.record_changes(0, 60)
    one.record_changes(3, 60)
    assert one.others() == 6
    one.record_changes(210, 60)
    assert one.others() == 6 + 20 + 4, "two hundred at once went in arrays"
    one.record_changes(10, 18_000)
    assert one.others() == 32, "of five hours' changes only a tenth is of the last half hour"
    for _ in range(10):
        one.record_changes(10, 60)
    assert one.others() == 75
    clock.sleep(1801)
    assert one.others() == 0


def test_F123_what_others_use_stops_what_matters_less(clock: ManualClock) -> None:
    left = 150
    requests = RequestBudget(clock=clock, budget=lambda: 150, left_by_others=lambda: left)
    for _ in range(70):
        requests.record(Kind.READ, Purpose.HOT, failed=False, size=1, seconds=0.1)
    assert requests.may_spend(Purpose.SCAN) and requests.wait(Purpose.SCAN) == 0
    left = 80
    assert not requests.may_spend(Purpose.SCAN) and requests.may_spend(Purpose.HOT)
    assert requests.wait(Purpose.SCAN) > 0
    assert requests.may_spend(Purpose.EDITS) and requests.wait(Purpose.EDITS) == 0


def test_F123_the_budget_says_how_long_it_has_no_room(clock: ManualClock) -> None:
    requests = RequestBudget(clock=clock, budget=lambda: 100)
    for _ in range(10):
        for _ in range(10):
            requests.record(Kind.READ, Purpose.HOT, failed=False, size=1, seconds=0.1)
        clock.sleep(100)
    for purpose in (Purpose.SCAN, Purpose.COUNTS, Purpose.COLD, Purpose.HOT):
        wait = requests.wait(purpose)
        assert not requests.may_spend(purpose) and wait > 0
        clock.sleep(wait - 1)
        assert not requests.may_spend(purpose)
        clock.sleep(2)
        assert requests.may_spend(purpose)
        clock.sleep(-wait - 1)


def test_F123_what_was_learnt_survives_a_restart_and_is_shown_to_other_processes(clock: ManualClock) -> None:
    gate = RequestGate(clock=clock, rng=random.Random(1))
    gate.allowance.record_changes(4, 60)
    for _ in range(50):
        gate.answered(LIST, Response(200), 0.1)
    gate.answered(LIST, Response(429), 0.1)
    assert gate.usage().share == 45
    stored = json.loads(json.dumps(gate.dump()))
    again = RequestGate(clock=clock, rng=random.Random(2))
    again.load(stored)
    assert again.usage() == gate.usage() == usage_of_stored(stored, clock=clock, budget=150)
    assert usage_of_stored(stored, clock=clock, budget=150, computers=5).share == 30


@pytest.mark.parametrize(
    "stored", [None, 5, {}, {"learnt": 1, "changes": []}, {"learnt": None, "changes": 3}]
)
def test_F123_what_cannot_be_read_counts_as_nothing_learnt(clock: ManualClock, stored: object) -> None:
    one = shared(clock)
    one.load(stored)
    assert (one.share(), one.others()) == (150, 0)
