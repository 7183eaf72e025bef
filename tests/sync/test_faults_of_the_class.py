"""What offline-first programs of this kind get wrong, one test each: none of it happens here."""

from __future__ import annotations

import socket
import threading

import pytest

from app.queries.queries import Queries
from storage.query.grammar import Query
from sync.client.http import HttpTransport
from sync.client.transport import Request, Response
from sync.errors import Offline
from tests.fakes.tills import Shop, Till

SECOND = 1
HOUR = 3600 * SECOND
YEAR = 365 * 24 * HOUR


def test_an_edit_of_a_year_ago_is_merged_or_asked_never_expired(shop: Shop, till: Till) -> None:
    merged, asked = shop.customers(2, note="agreed")
    till.sync()
    for each in (merged, asked):
        till.edit("customers", each, note="mine")
    shop.clock.sleep(YEAR)
    shop.edit("customers", merged, email="theirs@example.org")
    shop.edit("customers", asked, note="theirs")
    till.crash()
    assert till.settle().outcome == "needs_you"
    there = shop.get("customers", merged)
    assert (there["note"], there["email"]) == ("mine", "theirs@example.org")
    (question,) = till.queries.needs_you()
    assert (question.id, question.fields["note"].local) == (asked, "mine")
    assert shop.get("customers", asked)["note"] == "theirs"


@pytest.mark.parametrize("arrived", [True, False])
def test_an_outbox_is_not_applied_twice_by_restarts(shop: Shop, till: Till, arrived: bool) -> None:
    (one,) = shop.customers(1, points=100.0)
    till.add_first()
    till.commands.save("customers", {}, id=one, add={"points": 10.0})
    made = till.add("customers", lastName="Made")
    till.add("tags", name="Made")
    lost: list[str] = []

    def unanswered(request: Request, _answer: Response | None = None) -> None:
        if request.method not in ("GET", "DELETE") and "/signin" not in request.path and len(lost) < 4:
            lost.append(request.method)
            raise Offline(sent=arrived, reason="reset")

    setattr(till.wire, "after" if arrived else "before", unanswered)
    for _ in range(6):
        till.sync()
        till.crash()
        shop.clock.sleep(HOUR)
    # An amount whose answer was lost may have been added, by us or by another till: a person is asked, it is not added again.
    assert till.settle().outcome == ("needs_you" if arrived else "in_step") and lost
    assert shop.get("customers", one)["points"] == 110.0
    people = shop.cloud.replica.many("customers", shop.cloud.replica.ids("customers", Query()))
    assert [each["id"] for each in people.values() if each["lastName"] == "Made"] == [made]
    tags = shop.cloud.replica.many("tags", shop.cloud.replica.ids("tags", Query()))
    assert [each["name"] for each in tags.values()].count("Made") == 1


def test_what_a_person_wished_and_decided_survives_a_restart(shop: Shop, till: Till) -> None:
    kept, given_up, removed = shop.customers(3, note="agreed")
    till.sync()
    for each in (kept, given_up):
        till.edit("customers", each, note="mine")
        shop.edit("customers", each, note="theirs")
    till.commands.delete("customers", [removed])
    till.crash()
    till.settle()
    till.commands.resolve("customers", kept, {"note": "local"})
    till.commands.resolve("customers", given_up, {"note": "cloud"})
    till.crash()
    assert till.settle().outcome == "in_step"
    assert shop.get("customers", kept)["note"] == "mine"
    assert till.get("customers", given_up)["note"] == "theirs"
    assert shop.get("customers", removed)["deleted"] is True


def test_nothing_flickers_back_on_reconnect(shop: Shop, till: Till) -> None:
    ids = shop.customers(120, note="agreed")
    till.sync()
    shop.clock.sleep(HOUR)
    shop.edit("customers", ids[0], email="theirs@example.org")
    till.wire.down = True
    for each in ids:
        till.edit("customers", each, note="mine")
    till.commands.delete("customers", ids[-1:])
    till.sync()
    till.wire.down = False
    seen: set[str] = set()

    def look(_request: Request, _answer: Response) -> None:
        reader = Queries(till.replica)
        seen.update(reader.record("customers", each).record["note"] for each in ids[:-1])
        assert not till.lives("customers", ids[-1])

    till.wire.after = look
    assert till.settle().outcome == "in_step"
    assert seen == {"mine"}


def test_a_stalled_handshake_blocks_nobody(till: Till, shop: Shop) -> None:
    (one,) = shop.customers(1)
    till.sync()
    with socket.create_server(("127.0.0.1", 0)) as silent:
        stalled = HttpTransport(f"https://127.0.0.1:{silent.getsockname()[1]}", connect=30.0)
        till.wire.before = stalled.send
        running = threading.Thread(target=till.sync)
        running.start()
        handshake, _ = silent.accept()
        till.edit("customers", one, note="written meanwhile")
        assert till.get("customers", one)["note"] == "written meanwhile"
        assert running.is_alive()
        stalled.close()
        handshake.close()
        running.join(30)
    assert not running.is_alive()
    till.wire.before = None
    shop.clock.sleep(HOUR)
    assert till.settle().outcome == "in_step"
    assert shop.get("customers", one)["note"] == "written meanwhile"
