"""Cursors of the change feed: positions as clients keep them.

Called by `changes`. A cursor is opaque and guards no secret: who sends it needs a token as for any list. Its check sum
tells a damaged one from a real one.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import json
from collections.abc import Iterable

from app.json_files import parse_json
from app.server.http.errors import BadRequest
from storage.records.feed import FeedElsewhere, FeedGone, FeedKey, FeedPosition

_VERSION = 1
_CHECK_BYTES = 6
MAX_LENGTH = 1000


def entities_mark(entities: Iterable[str]) -> str:
    """A short hash of the entities that a cursor is for."""
    return hashlib.blake2b(",".join(sorted(entities)).encode(), digest_size=4).hexdigest()


def encode_cursor(position: FeedPosition, *, cloud_id: int, mark: str) -> str:
    """The cursor of a position; `mark` is the `entities_mark` of its entities."""
    scan = position.scan
    parts = [_VERSION, cloud_id, position.lineage, position.epoch, mark, position.seq]
    parts += [] if scan is None else [scan.entity, scan.id, scan.scope]
    data = json.dumps(parts, separators=(",", ":")).encode()
    return base64.urlsafe_b64encode(_check(data) + data).decode().rstrip("=")


def decode_cursor(text: str, *, cloud_id: int, mark: str, parameter: str) -> FeedPosition:
    """The position of a cursor.

    Raises BadRequest for what is no cursor, FeedElsewhere for another cloud's, FeedGone for one of other entities.
    """
    try:
        if len(text) > MAX_LENGTH:
            raise ValueError
        whole = base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
        data = whole[_CHECK_BYTES:]
        if _check(data) != whole[:_CHECK_BYTES]:
            raise ValueError
        version, cloud, lineage, epoch, entities, seq, *scan = parse_json(data)
        if version != _VERSION:
            raise FeedGone(reason="history")
        position = FeedPosition(str(lineage), str(epoch), int(seq), FeedKey(*scan) if scan else None)
    except (ValueError, TypeError, binascii.Error):
        raise BadRequest(problem="cursor", parameter=parameter) from None
    if cloud != cloud_id:
        raise FeedElsewhere
    if entities != mark:
        raise FeedGone(reason="entities")
    return position


def _check(data: bytes) -> bytes:
    return hashlib.blake2b(data, digest_size=_CHECK_BYTES, person=b"feed-cursor").digest()
