"""A record is written under the ETag of our last write only while it is what we wrote (F130)."""

from __future__ import annotations

from sync.client.transport import Request, Response
from tests.fakes.tills import HOUR, Shop, Till, check_in_step


def without_list(request: Request) -> Response | None:
    """The list of customers is refused, so that only what waits shows the record."""
    return Response(400) if request.method == "GET" and request.path.endswith("/customers") else None


def test_F130_a_tag_of_our_write_is_not_that_of_a_later_version_of_the_same_second(
    shop: Shop, till: Till
) -> None:
    """The cloud shows another version with the same versionDate, and is then restored to what we wrote."""
    (one,) = shop.customers(1)
    till.sync()
    till.edit("customers", one, note="ours")
    till.sync()
    shop.silently(one, phone="555")
    till.sync()
    assert till.get("customers", one)["phone"] == "555"
    shop.silently(one, phone=None)
    till.edit("customers", one, phone="777")
    till.wire.before = without_list
    with till.wire.counted() as lines:
        till.sync()
    assert f"GET customers/{one}" in lines, "sent before the list was read"
    till.wire.before = None
    shop.clock.sleep(25 * HOUR)
    for each in till.queries.needs_you():
        till.commands.keep(each.entity, each.id, "local")
    till.settle()
    assert shop.get("customers", one)["phone"] == "777"
    check_in_step(shop)


def test_F130_a_record_that_is_as_we_wrote_it_is_not_read_before_the_next_edit(
    shop: Shop, till: Till
) -> None:
    (one,) = shop.customers(1)
    till.sync()
    till.edit("customers", one, note="ours")
    till.sync()
    till.edit("customers", one, note="ours again")
    with till.wire.counted() as lines:
        till.sync()
    assert f"GET customers/{one}" not in lines and f"PATCH customers/{one}" in lines
