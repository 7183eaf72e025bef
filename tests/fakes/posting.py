"""A cloud that chooses the ids of new records itself."""

from __future__ import annotations

from typing import Any

from sync.client.transport import Request
from tests.fakes.tills import Shop, records


def refuses_inserts(shop: Shop, status: int = 404) -> None:
    """From now on a PUT under a free id is answered so."""
    shop.cloud.behave(insert_status=status)


def posting(request: Request) -> bool:
    """Whether it creates by POST."""
    return request.method == "POST" and "/signin/" not in request.path


def live(shop: Shop, entity: str) -> list[dict[str, Any]]:
    """The cloud's records that are not deleted."""
    return [each for each in records(shop.cloud.replica)[entity].values() if not each.get("deleted")]
