"""`/metrics`: the figures of the server and of a cloud, in the text form of Prometheus.

Called by `about`. Names no record, no client and no address; of a cloud it tells what the token may read.
"""

from __future__ import annotations

from collections.abc import Sequence

from app.server.http.request_metrics import CONTENT_TYPE, RequestMetrics, family
from app.server.request_context import Access, ServedCloud
from app.version import VERSION
from storage.schema.fields import Entity
from sync.client.transport import Response

Sample = tuple[dict[str, str], float]


def metrics(requests: RequestMetrics, clouds: Sequence[ServedCloud], access: Access) -> Response:
    """The figures of the server and of the caller's clouds."""
    lines = family("counterfoil_info", "gauge", "The version of the program.", [({"version": VERSION}, 1)])
    lines += requests.lines()
    lines += family(
        "counterfoil_listeners",
        "gauge",
        "Requests for changes that are held open, and streams of them.",
        [(_of(cloud), cloud.signal.listeners) for cloud in clouds if cloud.signal is not None],
    )
    lines += family(
        "counterfoil_outbox_changes",
        "gauge",
        "Edits that the cloud does not have yet, by list; held ones wait for a person.",
        [each for cloud in clouds for each in _outbox(cloud, access)],
    )
    lines += family(
        "counterfoil_list_age_seconds",
        "gauge",
        "Seconds since a list was last read from the cloud completely.",
        [each for cloud in clouds for each in _list_ages(cloud, access)],
    )
    lines += family(
        "counterfoil_deliveries",
        "gauge",
        "Calls of webhooks that wait, and those that were given up.",
        [each for cloud in clouds for each in _deliveries(cloud)],
    )
    lines += family(
        "counterfoil_delivery_age_seconds",
        "gauge",
        "Seconds that the oldest waiting call of a webhook has waited; 0 without one.",
        [(_of(cloud), _oldest(cloud)) for cloud in clouds],
    )
    body = "\n".join([*lines, ""]).encode()
    return Response(200, {"content-type": CONTENT_TYPE, "cache-control": "no-store"}, body)


def _of(cloud: ServedCloud) -> dict[str, str]:
    return {"cloud": str(cloud.cloud_id)}


def _readable(cloud: ServedCloud, access: Access) -> list[Entity]:
    return [entity for entity in cloud.replica.catalogue if access.may_read(entity)]


def _outbox(cloud: ServedCloud, access: Access) -> list[Sample]:
    counts = cloud.replica.waiting_counts()
    found: list[Sample] = []
    for entity in _readable(cloud, access):
        if entity.view_of is None:
            total, held = counts.get(entity.name, (0, 0))
            for state, count in (("waiting", total - held), ("held", held)):
                found.append(({**_of(cloud), "list": entity.name, "state": state}, count))
    return found


def _list_ages(cloud: ServedCloud, access: Access) -> list[Sample]:
    now = cloud.replica.clock.now()
    names = {entity.name for entity in _readable(cloud, access)}
    return [
        (
            {**_of(cloud), "list": cursor.entity, "warehouse": str(cursor.scope or "")},
            max(0, now - cursor.last_success) / 1000,
        )
        for cursor in cloud.replica.sync_state.cursors.all()
        if cursor.entity in names and cursor.complete and cursor.last_success is not None
    ]


def _deliveries(cloud: ServedCloud) -> list[Sample]:
    queue = cloud.replica.deliveries
    return [
        ({**_of(cloud), "state": state}, len(found))
        for state, found in (("waiting", queue.waiting()), ("dead", queue.dead()))
    ]


def _oldest(cloud: ServedCloud) -> float:
    waiting = cloud.replica.deliveries.waiting()
    return max(0, cloud.replica.clock.now() - waiting[0].created) / 1000 if waiting else 0.0
