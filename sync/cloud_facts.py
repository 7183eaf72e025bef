"""Name and country of the cloud, as it says itself: read once by each program that synchronises, kept in the file.

Read by the runtime after a run that reached the cloud; shown by the `/v2` server. Nothing else depends on them.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

from storage.records.replica import Replica
from sync.errors import Offline, RateLimited, ServerFault, SyncError

if TYPE_CHECKING:
    from sync.client.api import CloudClient

KEY = "cloud"
"""Key in `meta`."""


@dataclass(frozen=True, slots=True)
class CloudFacts:
    """What a cloud says of itself; None for what it does not say."""

    name: str | None = None
    country: str | None = None


def stored_facts(replica: Replica) -> CloudFacts:
    """The facts as read last; none before that."""
    return _facts(replica.sync_state.meta.get(KEY))


def read_facts(replica: Replica, cloud: CloudClient) -> bool:
    """Read the facts, and store them when they changed; one request. False when it is worth asking again."""
    try:
        facts = _facts(cloud.describe())
    except SyncError as error:
        return not isinstance(error, Offline | RateLimited | ServerFault)
    if facts != stored_facts(replica):
        with replica.write() as tx:
            tx.sync_state.meta.put(KEY, asdict(facts))
    return True


def _facts(said: Any) -> CloudFacts:
    texts = {
        name: said[name]
        for name in ("name", "country")
        if isinstance(said, dict) and isinstance(said.get(name), str)
    }
    return CloudFacts(**texts)
