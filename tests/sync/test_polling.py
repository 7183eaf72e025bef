"""The polling plan: within the budget, hot and cold lists, webhooks, and wrong clocks."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace

import pytest

from storage.schema.entities import CATALOGUE
from storage.schema.fields import PollClass
from storage.sync_state.pull_cursors import PullCursor
from sync.limits.request_budget import WINDOW
from sync.polling import (
    COLD,
    IDLE,
    RAREST,
    WARM_FOR,
    Polling,
    key,
    poll_intervals,
    poll_intervals_of,
)
from sync.pull.streams import Stream
from sync.webhook_trust import GRACE, PROOFS, WebhookTrust
from tests.fakes.clock import ManualClock

LISTED = [each for each in CATALOGUE.stored() if "list" in each.verbs]
LISTS = [Stream(each, each.name) for each in LISTED]
LISTS.append(Stream(CATALOGUE["warehouse-products"], "warehouses/7/products", 7))
OF = {key(each): each for each in LISTS}
CUSTOMERS, TAGS, PRODUCTS = OF["customers", 0], OF["tags", 0], OF["products", 0]


@pytest.fixture
def clock() -> ManualClock:
    return ManualClock()


def polling(clock: ManualClock, *, budget: int = 150, floor: float = 60.0) -> Polling:
    return Polling(clock=clock, rng=random.Random(3), budget=lambda: budget, floor=lambda: floor)


def looked(one: Polling, lists: list[Stream] = LISTS) -> None:
    for each in lists:
        one.record_poll(each, changed=False)


def half_hour(one: Polling, clock: ManualClock, *, busy: bool, seconds: float = WINDOW) -> Counter[str]:
    """Looks by entity in that time, a round whenever one is due; somebody works all the while if `busy`."""
    asked: Counter[str] = Counter()
    end = clock.monotonic() + seconds
    while clock.monotonic() < end:
        if busy:
            one.record_edit("customers")
        for each in one.due(LISTS):
            asked[each.entity.name] += 1
            one.record_poll(each, changed=False)
        clock.sleep(1)
    return asked


# the rhythm


@pytest.mark.parametrize("budget", [20, 50, 75, 150, 500, 5000])
@pytest.mark.parametrize(("hot", "cold"), [(1, 1), (3, 10), (13, 0), (22, 10), (100, 40)])
def test_polling_never_takes_more_than_half_the_budget(budget: int, hot: int, cold: int) -> None:
    found = poll_intervals(budget=budget, hot=hot, cold=cold)
    spent = hot * WINDOW / found.active + cold * WINDOW / found.cold
    assert spent <= budget / 2
    assert found.active >= 60 and found.idle >= found.active and found.cold >= COLD
    assert found.active == found.idle == 60 or found.idle >= IDLE


def test_a_large_budget_does_not_go_below_the_floor() -> None:
    found = poll_intervals(budget=100_000, hot=3, cold=10)
    assert (found.active, found.idle, found.cold) == (60, 60, 1800)
    assert poll_intervals(budget=100_000, hot=3, cold=10, floor=10).active == 10


@pytest.mark.parametrize("every", [10, 30, 60, 120, 300, 1800, 7200, 86_400])
@pytest.mark.parametrize("budget", [50, 150, 1000, 100_000])
def test_F122_the_interval_that_was_set_is_kept_wherever_the_budget_suffices(every: int, budget: int) -> None:
    found = poll_intervals(budget=budget, hot=3, cold=9, floor=every)
    needed = 3 * WINDOW / every + 9 * WINDOW / found.cold
    if needed <= budget * 0.45 - 1:
        assert found.active == found.idle == every
    else:
        assert every < found.active <= found.idle
    assert found.cold >= every, "a person who asks for two hours is not read for every half hour"


@pytest.mark.parametrize("budget", [20, 50, 150, 5000])
@pytest.mark.parametrize("warehouses", [0, 1, 30])
def test_N7_no_list_is_polled_more_rarely_than_its_window(budget: int, warehouses: int) -> None:
    found = poll_intervals_of(CATALOGUE, warehouses=warehouses, budget=budget)
    assert found.window(PollClass.HOT) >= max(2 * found.idle, 1.4 * RAREST)
    assert found.window(PollClass.COLD) >= 2 * found.cold


# due


def test_at_first_everything_is_due(clock: ManualClock) -> None:
    one = polling(clock)
    assert one.due(LISTS) == LISTS and one.next_in(LISTS) == 0
    looked(one)
    assert one.due(LISTS) == [] and one.next_in(LISTS) > 60


@pytest.mark.parametrize("busy", [True, False])
def test_half_an_hour_with_nothing_new_takes_under_75_requests(clock: ManualClock, busy: bool) -> None:
    one = polling(clock)
    looked(one)
    half_hour(one, clock, busy=busy)
    asked = half_hour(one, clock, busy=busy)
    assert asked.total() <= 75
    assert asked["products"] >= (16 if busy else 5)
    assert 1 <= asked["taxes"] <= 2


def test_hot_lists_are_polled_together(clock: ManualClock) -> None:
    one = polling(clock)
    looked(one)
    clock.sleep(IDLE * 1.2)
    hot = {each.entity.name for each in one.due(LISTS)}
    assert hot == {"customers", "products", "warehouse-products"}


def test_an_edit_here_makes_polling_quicker_and_its_list_hot(clock: ManualClock) -> None:
    one = polling(clock)
    looked(one)
    quiet = one.next_in(LISTS)
    one.record_edit("tags")
    assert one.next_in(LISTS) < quiet and one.is_hot(TAGS)
    clock.sleep(WARM_FOR + 1)
    assert not one.is_hot(TAGS)


def test_a_list_that_changed_is_hot_for_a_while(clock: ManualClock) -> None:
    one = polling(clock)
    looked(one)
    one.record_poll(TAGS, changed=True)
    clock.sleep(200)
    assert TAGS in one.due(LISTS)
    one.record_poll(TAGS, changed=False)
    assert one.is_hot(TAGS)
    clock.sleep(WARM_FOR)
    assert not one.is_hot(TAGS)


def test_a_list_that_failed_is_polled_again_soon_and_then_more_rarely(clock: ManualClock) -> None:
    one = polling(clock)
    looked(one)
    waits = []
    for _ in range(8):
        one.record_poll(TAGS, changed=False, well=False)
        waits.append(one.next_in([TAGS]))
        clock.sleep(waits[-1])
    assert waits[0] < 70 and waits[1] > waits[0] and max(waits) <= COLD * 1.1
    one.record_poll(TAGS, changed=False)
    assert one.next_in([TAGS]) > COLD * 0.8


def test_what_a_webhook_announces_is_due_at_once(clock: ManualClock) -> None:
    one = polling(clock)
    looked(one)
    one.mark_entity_due("customers")
    assert one.next_in(LISTS) == 0 and one.due(LISTS)[0].entity.name == "customers"


# over a restart


def test_polls_of_an_earlier_process_are_resumed(clock: ManualClock) -> None:
    ago = {"customers": 250, "tags": 1000, "taxes": 5000}
    cursors = [
        PullCursor(entity=name, complete=True, last_success=clock.now() - seconds * 1000)
        for name, seconds in ago.items()
    ]
    one = polling(clock)
    some = [OF[name, 0] for name in ago]
    one.resume(some, cursors)
    assert [each.entity.name for each in one.due(some)][-1] == "taxes"
    one.record_poll(OF["taxes", 0], changed=False)
    assert one.next_in(some) <= IDLE - 250


@pytest.mark.parametrize(
    "spoilt",
    [{"complete": False}, {"problem": "forbidden"}, {"last_success": None}, {"last_success": 10**15}],
)
def test_F78_a_stored_poll_in_the_future_is_ignored(clock: ManualClock, spoilt: dict[str, object]) -> None:
    good = PullCursor(entity="tags", complete=True, last_success=clock.now())
    one = polling(clock)
    one.resume([TAGS], [replace(good, **spoilt)])  # type: ignore[arg-type]
    assert one.due([TAGS]) == [TAGS]
    one.resume([TAGS], [good])
    assert one.due([TAGS]) == []


@pytest.mark.parametrize("seconds", [-86_400 * 3650, -86_400, -1, 1, 50])
def test_F78_a_wall_clock_set_back_or_adjusted_does_not_matter(clock: ManualClock, seconds: int) -> None:
    one = polling(clock)
    looked(one)
    before = one.next_in(LISTS)
    clock.wall += seconds * 1000
    assert one.next_in(LISTS) == before


@pytest.mark.parametrize("seconds", [70, 8 * 3600, 86_400 * 3650])
def test_F126_after_a_sleep_every_list_is_due_once(clock: ManualClock, seconds: int) -> None:
    """The monotonic clock stood still meanwhile."""
    one = polling(clock)
    looked(one)
    one.postpone(CUSTOMERS, 900)
    clock.wall += seconds * 1000
    assert one.next_in(LISTS) == 0 and one.due(LISTS) == LISTS
    looked(one)
    assert one.due(LISTS) == [] and one.next_in(LISTS) > 60


def test_F126_with_another_network_the_lists_that_failed_are_due(clock: ManualClock) -> None:
    one = polling(clock)
    looked(one)
    for _ in range(6):
        one.record_poll(CUSTOMERS, changed=False, well=False)
    assert one.due(LISTS) == []
    one.forget_failures()
    assert one.due(LISTS) == [CUSTOMERS]


def test_F126_a_clock_set_back_before_it_slept_hides_no_sleep(clock: ManualClock) -> None:
    one = polling(clock)
    looked(one)
    clock.wall -= 3600_000
    assert one.due(LISTS) == []
    clock.wall += 1800_000
    assert one.due(LISTS) == LISTS


# what webhooks announce


def proven(clock: ManualClock, one: WebhookTrust, entity: str = "customers") -> None:
    for _ in range(PROOFS):
        one.webhook_received(entity)
        one.change_found(entity)
        clock.sleep(GRACE * 3)


def test_webhooks_are_trusted_once_they_announced_some_changes(clock: ManualClock) -> None:
    one = WebhookTrust(clock=clock)
    one.webhook_received("customers")
    one.change_found("customers")
    assert not one.trusted("customers")
    proven(clock, one)
    assert one.trusted("customers") and not one.trusted("products")


def test_F93_webhooks_that_announce_nothing_prove_nothing(clock: ManualClock) -> None:
    one = WebhookTrust(clock=clock)
    for _ in range(100):
        one.webhook_received("customers")
        clock.sleep(1)
    assert not one.trusted("customers")


def test_F96_the_echo_of_our_own_write_is_a_proof(clock: ManualClock) -> None:
    one = WebhookTrust(clock=clock)
    for _ in range(PROOFS):
        one.change_sent("customers")
        clock.sleep(2)
        one.webhook_received("customers")
    assert one.trusted("customers")
    one.webhook_received("products")
    assert not one.trusted("products")


def test_F95_one_unannounced_change_restores_normal_polling(clock: ManualClock) -> None:
    one = WebhookTrust(clock=clock)
    proven(clock, one)
    one.change_found("customers")
    assert not one.trusted("customers")
    clock.sleep(GRACE + 1)
    one.webhook_received("customers")
    assert not one.trusted("customers")


def test_F92_a_webhook_that_was_merely_slower_than_polling_is_forgiven(clock: ManualClock) -> None:
    one = WebhookTrust(clock=clock)
    proven(clock, one)
    one.change_found("customers")
    clock.sleep(GRACE / 2)
    one.webhook_received("customers")
    assert one.trusted("customers")


def test_what_webhooks_announce_is_polled_more_rarely_within_bounds(clock: ManualClock) -> None:
    one = polling(clock)
    looked(one)
    one.record_edit("products")
    often = one.next_in([CUSTOMERS])
    proven(clock, one.webhook_trust)
    looked(one)
    one.record_edit("products")
    rarely = one.next_in([CUSTOMERS])
    assert 4 * often < rarely <= RAREST * 1.1
    assert one.next_in([PRODUCTS]) < rarely
    one.webhook_trust.change_found("customers")
    assert one.next_in([CUSTOMERS]) < rarely / 4
