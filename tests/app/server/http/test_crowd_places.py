"""Places of a crowd: an address that takes all it can leaves half, and who waits the longest gives way."""

from __future__ import annotations

import time

from hypothesis import given
from hypothesis import strategies as st

from app.server.http.crowd import Crowd, Place

HERE, THERE = "127.0.0.1", "192.168.1.{}"


def take_all(crowd: Crowd, address: str) -> list[Place]:
    """All the places that an address gets."""
    places: list[Place] = []
    while (place := crowd.enter(address)) is not None:
        places.append(place)
    return places


def waiting(crowd: Crowd, address: str, gone: list[str], since: float) -> Place:
    """A place that waits for its client since then, and is added to `gone` when it gives way."""
    place = crowd.enter(address, lambda: gone.append(f"{address} {since:g}"))
    assert place is not None
    place.waits_since = since
    return place


def test_one_address_that_takes_all_it_can_leaves_half() -> None:
    crowd = Crowd(256)
    assert len(take_all(crowd, HERE)) == 128
    assert crowd.enter(THERE.format(7)) is not None


def test_the_addresses_of_an_ipv6_network_are_one_and_an_ipv4_address_in_ipv6_is_itself() -> None:
    crowd = Crowd(64)
    take_all(crowd, "2001:db8::1")
    assert crowd.enter("2001:db8::2") is None and crowd.enter("2001:db8:0:1::1") is not None
    take_all(crowd, "192.168.1.7")
    assert crowd.enter("::ffff:192.168.1.7") is None


def test_a_place_is_left_once() -> None:
    crowd = Crowd(8)
    places = take_all(crowd, HERE)
    for _ in range(3):
        places[0].leave()
    assert crowd.taken == len(places) - 1


def test_an_address_with_its_share_gives_up_what_waits_the_longest() -> None:
    crowd, gone = Crowd(4), list[str]()
    waiting(crowd, HERE, gone, 2)
    waiting(crowd, HERE, gone, 1)
    waiting(crowd, THERE.format(1), gone, 0)
    assert crowd.enter(HERE) is not None and gone == [f"{HERE} 1"]


def test_a_full_crowd_makes_room_at_the_cost_of_the_address_that_holds_the_most() -> None:
    crowd, gone = Crowd(6), list[str]()
    for since in (5, 6, 7):
        waiting(crowd, THERE.format(1), gone, since)
    for at in (2, 3, 4):
        waiting(crowd, THERE.format(at), gone, at)
    assert crowd.enter(HERE) is not None and gone == [f"{THERE.format(1)} 5"] and crowd.taken == 6


def test_who_works_and_who_has_just_begun_to_wait_give_no_way() -> None:
    crowd, gone = Crowd(2, patience=60), list[str]()
    assert crowd.enter(HERE) is not None
    waiting(crowd, THERE.format(1), gone, time.monotonic())
    assert crowd.enter(THERE.format(2)) is None and gone == []


@given(
    asks=st.lists(st.tuples(st.integers(0, 30), st.booleans(), st.booleans()), max_size=400),
    most=st.integers(0, 64),
)
def test_no_more_places_are_taken_than_there_are(asks: list[tuple[int, bool, bool]], most: int) -> None:
    crowd, held = Crowd(most), list[Place]()
    for number, waits, leaves in asks:
        if (place := crowd.enter(THERE.format(number))) is not None:
            held.append(place)
            place.waits_since = 0.0 if waits else None
        if leaves and held:
            held.pop(0).leave()
        assert crowd.taken <= most and crowd.taken == sum(each.held for each in held)
