"""The change feed: `GET /v2/clouds/:cloudId/_changes`, all entities in one order, tombstones included.

Called by `service`. A request with nothing to tell is held open for `wait` seconds; with `Accept: text/event-stream`
the same changes are a stream of events without end. The feed is an addition to the interface: the real cloud has none.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from app.server.http import error_bodies
from app.server.http.errors import BadRequest
from app.server.http.listening import Listening
from app.server.http.replies import JSON, json_reply
from app.server.request_context import Access, RequestContext
from app.server.v2.feed_cursor import decode_cursor, encode_cursor, entities_mark
from app.server.v2.reading import encode_records, integer_parameter, read_page
from storage import wire
from storage.errors import ShopError
from storage.query.grammar import Query
from storage.records.feed import FeedKey, FeedPosition
from storage.schema.fields import Catalogue
from sync.client.transport import Response

DEFAULT_LIMIT = 100
MAX_LIMIT = 1000
MAX_WAIT = 300
"""Seconds that a request can be held open."""
NOW = "now"
"""Value of `since` that leaves out everything up to now."""
EVENT_STREAM = "text/event-stream"
WEBHOOKS = "webhooks"
_UNCACHED = {"cache-control": "no-store"}

Authorise = Callable[[], Access]
"""The caller's rights by now. Raises when its token is valid no longer."""


@dataclass(frozen=True, slots=True)
class _Ask:
    """What a request asks for."""

    entities: tuple[str, ...]
    limit: int
    wait: int
    since: str | None
    parameter: str
    """Where `since` stood."""


_Item = dict[str, Any]
"""A change as it is sent, `cursor` the place after it."""


@dataclass(frozen=True, slots=True)
class _Shown:
    """A record as its list serves it, and whether it is deleted."""

    record: dict[str, Any]
    deleted: bool


def feed_entities(catalogue: Catalogue) -> tuple[str, ...]:
    """The entities of the feed: all that have a list."""
    return tuple(sorted(entity.name for entity in catalogue if "list" in entity.verbs))


def changes(context: RequestContext, authorise: Authorise) -> Response:
    """A page of changes, an empty one that is held open, or a stream; `authorise` is called before each further part.

    A token for some lists is told of no others. Raises BadRequest, AccessRefused, FeedElsewhere, FeedGone.
    """
    streams = context.request.method == "GET" and EVENT_STREAM in (context.header("accept") or "")
    ask = _ask(context, streams=streams)
    signal = context.cloud.signal
    generation = signal.generation if signal is not None else 0
    reader = _Reader(context, ask)
    if streams:
        stream = _Stream(reader, authorise)
        body = stream.events() or stream.place()
        headers = {"content-type": EVENT_STREAM, "x-accel-buffering": "no", **_UNCACHED}
        if signal is None:
            return Response(200, headers, body)
        return Listening(
            200, headers, body, signal=signal, generation=generation, topics=frozenset(ask.entities),
            again=stream.next_part, stream=True,
        )  # fmt: skip
    found = reader.read()
    if found or not ask.wait or signal is None or context.request.method == "HEAD":
        return reader.page(found)
    return Listening(
        200,
        {"content-type": JSON, **_UNCACHED},
        reader.page(found).body,
        signal=signal,
        generation=generation,
        topics=frozenset(ask.entities),
        again=lambda: _again(context, authorise, ask.entities, lambda: _later_page(reader)),
        seconds=ask.wait,
    )


def _later_page(reader: _Reader) -> Response | None:
    found = reader.read()
    return reader.page(found) if found else None


def _again(
    context: RequestContext,
    authorise: Authorise,
    entities: Sequence[str],
    answer: Callable[[], Response | None],
) -> Response | None:
    try:
        access = authorise()
        for name in entities:
            access.check(context.cloud.replica.catalogue[name])
        return answer()
    except ShopError as error:
        return error_bodies.reply(error, path=context.request.path)
    except Exception as error:  # noqa: BLE001 - the edge: every request gets a response
        return error_bodies.reply_to_fault(error, path=context.request.path)


def _ask(context: RequestContext, *, streams: bool) -> _Ask:
    catalogue = context.cloud.replica.catalogue
    known = feed_entities(catalogue)
    named = [part.strip() for part in (context.parameter("entities") or "").split(",") if part.strip()]
    if any(name not in known for name in named):
        raise BadRequest(problem="entities", parameter="entities", allowed=known)
    for name in named:
        context.access.check(catalogue[name])
    readable = tuple(name for name in known if context.access.may_read(catalogue[name]))
    limit = _bounded(context, "limit", DEFAULT_LIMIT, least=1, most=MAX_LIMIT)
    wait = _bounded(context, "wait", 0, least=0, most=MAX_WAIT)
    since, parameter = context.parameter("since"), "since"
    if streams and (last := context.header("last-event-id")) is not None:
        # An EventSource that connects again sends the first address and this header.
        since, parameter = last, "Last-Event-ID"
    text = since.strip() if since is not None else ""
    return _Ask(tuple(sorted(set(named))) or readable, limit, wait, text or None, parameter)


def _bounded(context: RequestContext, name: str, default: int, *, least: int, most: int) -> int:
    value = integer_parameter(context, name, default, None, least=least)
    if value > most:
        raise BadRequest(problem="too_large", parameter=name, most=most)
    return value


class _Reader:
    """Reads on from where a request began."""

    def __init__(self, context: RequestContext, ask: _Ask) -> None:
        self.context = context
        self._ask = ask
        self.entities = ask.entities
        self._mark = entities_mark(ask.entities)
        self.more = False
        feed = context.cloud.replica.feed
        given = None
        if ask.since not in (None, NOW):
            given = decode_cursor(
                str(ask.since), cloud_id=context.cloud.cloud_id, mark=self._mark, parameter=ask.parameter
            )
        feed.begin(context.clock.now())
        self.position = given or (feed.now() if ask.since == NOW else feed.start())

    def read(self) -> list[_Item]:
        """The next changes; the position moves on behind them."""
        context = self.context
        part = context.cloud.replica.feed.read(self.position, self._ask.entities, self._ask.limit)
        self.position, self.more = part.end, part.more
        shown = _shown(context, [key for key, _ in part.keys])
        return [self._item(key, place, shown.get(key)) for key, place in part.keys]

    def page(self, items: Sequence[_Item]) -> Response:
        """The response with these changes."""
        body = {"data": items, "cursor": self.cursor(self.position), "more": self.more}
        return json_reply(200, body, headers=_UNCACHED)

    def cursor(self, position: FeedPosition) -> str:
        """The cursor of a position."""
        return encode_cursor(position, cloud_id=self.context.cloud.cloud_id, mark=self._mark)

    def _item(self, key: FeedKey, place: FeedPosition, shown: _Shown | None) -> _Item:
        entity = self.context.cloud.replica.catalogue[key.entity]
        number = str if self.context.behaviour.numbers == "string" else int
        scope = {} if entity.scope_field is None else {entity.scope_field: number(key.scope)}
        return {
            "cursor": self.cursor(place),
            "entity": key.entity,
            "id": number(key.id),
            **scope,
            "deleted": shown is None or shown.deleted,
            "record": None if shown is None else shown.record,
        }


class _Stream:
    """The changes as server-sent events."""

    def __init__(self, reader: _Reader, authorise: Authorise) -> None:
        self._reader = reader
        self._authorise = authorise

    def next_part(self) -> Response | None:
        """The next events; None when there are none yet. An error ends the stream and is its last event."""
        found = _again(self._reader.context, self._authorise, self._reader.entities, self._part)
        if found is None or found.status == 200:
            return found
        return Response(found.status, body=b"event: error\ndata: %s\n\n" % found.body)

    def _part(self) -> Response | None:
        body = self.events()
        return Response(200, body=body) if body else None

    def events(self) -> bytes:
        """The next events; empty for none. Raises what reading raises."""
        return b"".join(
            b"id: %s\nevent: change\ndata: %s\n\n" % (each["cursor"].encode(), wire.dumps(each))
            for each in self._reader.read()
        )

    def place(self) -> bytes:
        """An event without data: whoever connects again before the first change begins here."""
        return b"id: %s\n\n" % self._reader.cursor(self._reader.position).encode()


def _shown(context: RequestContext, keys: Sequence[FeedKey]) -> dict[FeedKey, _Shown]:
    """The records as their lists serve them; those that are gone for good are missing."""
    groups: dict[tuple[str, int], list[int]] = {}
    for key in keys:
        groups.setdefault((key.entity, key.scope), []).append(key.id)
    found: dict[FeedKey, _Shown] = {}
    for (name, scope), ids in groups.items():
        for id, shown in _shown_of(context, name, scope, ids):
            found[FeedKey(name, id, scope)] = shown
    return found


def _shown_of(
    context: RequestContext, name: str, scope: int, ids: Sequence[int]
) -> Iterator[tuple[int, _Shown]]:
    replica, wanted = context.cloud.replica, set(ids)
    entity = replica.catalogue[name]
    of_entity = replace(context, entity=entity)
    if name == WEBHOOKS and not replica.authoritative:
        records = replica.hooks.list()
    else:
        within = {} if entity.scope_field is None else {entity.scope_field: scope}
        query = Query(deleted="all", ids=tuple(ids), scope=within)
        records = read_page(of_entity, query, limit=len(ids)).records
    # An id that another one replaced finds the record under its new id, which has a change of its own.
    records = [record for record in records if record["id"] in wanted]
    for record, encoded in zip(records, encode_records(of_entity, records), strict=True):
        yield record["id"], _Shown(encoded, bool(record.get("deleted")))
