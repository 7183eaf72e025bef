"""Name and country of the cloud, as it says itself: read once a day, kept in the file.

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
"""Key in `meta`, of the facts and our wall time when they were read (`at`)."""
DAY_MS = 86_400_000


@dataclass(frozen=True, slots=True)
class CloudFacts:
    """What a cloud says of itself; None for what it does not say."""

    name: str | None = None
    country: str | None = None


def stored_facts(replica: Replica) -> CloudFacts:
    """The facts as read last; none before that."""
    return _facts(replica.sync_state.meta.get(KEY))


def read_facts(replica: Replica, cloud: CloudClient) -> bool:
    """Read the facts, a day after the last time; one request. False when it is worth asking again."""
    now = replica.clock.now()
    stored = replica.sync_state.meta.get(KEY)
    if isinstance(stored, dict) and 0 <= now - stored.get("at", now + 1) < DAY_MS:
        return True
    try:
        facts = _facts(cloud.describe())
    except (Offline, RateLimited, ServerFault):
        return False
    except SyncError:
        facts = stored_facts(replica)
    with replica.write() as tx:
        tx.sync_state.meta.put(KEY, {**asdict(facts), "at": now})
    return True


def _facts(said: Any) -> CloudFacts:
    texts = {
        name: said[name]
        for name in ("name", "country")
        if isinstance(said, dict) and isinstance(said.get(name), str)
    }
    return CloudFacts(**texts)
