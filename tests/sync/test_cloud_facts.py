"""Name and country of the cloud, however it answers."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from sync.client.transport import Request, Response
from sync.cloud_facts import CloudFacts, read_facts, stored_facts
from tests.fakes.tills import HOUR, Shop

JSON = {"content-type": "application/json"}


@pytest.fixture
def shop(tmp_path: Path) -> Iterator[Shop]:
    made = Shop(tmp_path)
    yield made
    made.close()


def answers(shop: Shop, answer: Response) -> None:
    """Let the cloud answer this when it is asked about itself."""

    def after(request: Request, usual: Response) -> Response:
        return answer if request.path.endswith(f"/clouds/{shop.cloud.cloud_id}") else usual

    shop.till.wire.after = after


def test_they_are_stored_as_the_cloud_says_them(shop: Shop) -> None:
    till = shop.till
    assert stored_facts(till.replica) == CloudFacts()
    assert read_facts(till.replica, till.client)
    assert stored_facts(till.replica) == CloudFacts("Practice shop", "CZ")
    answers(shop, Response(200, JSON, b'{"name": "Mlyn", "country": null}'))
    requests = till.client.requests
    assert read_facts(till.replica, till.client) and till.client.requests == requests, "once a day"
    shop.clock.sleep(25 * HOUR)
    assert read_facts(till.replica, till.client)
    assert stored_facts(till.replica) == CloudFacts("Mlyn")


@pytest.mark.parametrize("said", [b"[]", b'{"name": 5, "country": {}}', b'"x"', b"{", b""])
@pytest.mark.parametrize("status", [200, 404, 403])
def test_another_answer_says_nothing_and_is_not_asked_for_again(shop: Shop, said: bytes, status: int) -> None:
    answers(shop, Response(status, JSON, said))
    assert read_facts(shop.till.replica, shop.till.client)
    assert stored_facts(shop.till.replica) == CloudFacts()


def test_a_cloud_out_of_reach_is_asked_again(shop: Shop) -> None:
    shop.till.wire.down = True
    assert not read_facts(shop.till.replica, shop.till.client)
    shop.till.wire.down = False
    answers(shop, Response(503, JSON, b""))
    assert not read_facts(shop.till.replica, shop.till.client)
