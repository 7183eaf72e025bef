"""Shares of places: an address that takes all it can leaves places for others, and for this computer's programs."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from app.server.http.shares import KEPT, Place, Shares, may_take

HERE, THERE = "127.0.0.1", "192.168.1.{}"


def take_all(shares: Shares, address: str) -> list[Place]:
    """All the places that an address gets."""
    places: list[Place] = []
    while (place := shares.take(address)) is not None:
        places.append(place)
    return places


def test_one_address_that_takes_all_it_can_leaves_half() -> None:
    shares = Shares(256, 64)
    assert len(take_all(shares, HERE)) == 128
    assert shares.take("127.0.0.2") is not None
    assert shares.take(THERE.format(7)) is not None


def test_an_address_of_another_computer_gets_its_share_at_most() -> None:
    shares = Shares(256, 64)
    assert len(take_all(shares, THERE.format(7))) == 64


def test_many_addresses_leave_the_part_that_is_kept_for_this_computer() -> None:
    shares = Shares(256, 64)
    taken = sum(len(take_all(shares, THERE.format(at))) for at in range(200))
    assert taken <= 256 - 256 // KEPT
    assert len(take_all(shares, HERE)) >= 256 // KEPT // 2


def test_the_addresses_of_an_ipv6_network_are_one() -> None:
    shares = Shares(64, 8)
    assert len(take_all(shares, "2001:db8::1")) == 8
    assert shares.take("2001:db8::2") is None
    assert shares.take("2001:db8:0:1::1") is not None


def test_an_ipv4_address_counts_as_itself_in_an_ipv6_one() -> None:
    shares = Shares(64, 8)
    take_all(shares, "192.168.1.7")
    assert shares.take("::ffff:192.168.1.7") is None


def test_a_place_is_given_back_once() -> None:
    shares = Shares(8, 8)
    places = take_all(shares, HERE)
    for _ in range(3):
        places[0].release()
    assert shares.taken == len(places) - 1
    for place in places:
        place.release()
    assert shares.taken == 0
    assert len(take_all(shares, HERE)) == len(places)


@given(asks=st.lists(st.tuples(st.integers(0, 30), st.booleans()), max_size=400), most=st.integers(8, 64))
def test_no_more_places_are_taken_than_there_are(asks: list[tuple[int, bool]], most: int) -> None:
    shares = Shares(most, most)
    for number, local in asks:
        shares.take(f"127.0.0.{number + 1}" if local else THERE.format(number))
        assert shares.taken <= most


@given(most=st.integers(4, 300), taken=st.integers(0, 300), local=st.booleans())
def test_a_newcomer_gets_a_place_while_one_is_free(most: int, taken: int, local: bool) -> None:
    free = most - taken - (0 if local else most // KEPT)
    assert may_take(0, taken, most=most, per_address=1, local=local) == (free > 0)
