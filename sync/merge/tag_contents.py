"""What a record was under its ETag: the same tag on another content guards nothing (F121).

Called by push and pull for each record that was read or written alone. Once a tag was seen to stay, none of that list
is a proof: pages are asked for without it, and records are patched.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from storage.errors import InvalidRecord
from storage.records.replica import Replica
from storage.records.transaction import Transaction
from storage.schema.fields import Entity, Merge, Record
from storage.schema.validation import decode
from storage.tables.etag import page_tag, record_tag
from sync.client.capabilities import Capabilities, Capability


def note_tag(
    tx: Transaction, entity: Entity, record: Record, tag: str | None, *, written: bool = False
) -> bool:
    """Store the ETag of a record with its content; answers whether it was the tag of another content before.

    What that says of the cloud is stored too. `written`: the tag is that of the answer to a write of ours.
    """
    if tag is None:
        return False
    etags = tx.sync_state.record_etags
    content = _digest(entity, record)
    before = etags.content(entity.name, record["id"], tag)
    stayed = before is not None and _names(before) == _names(content) and before != content
    if written and record.get("versionDate") is not None:
        etags.put(entity.name, record["id"], record["versionDate"], tag, content)
    else:
        etags.put_seen(entity.name, record["id"], tag, content)
    if stayed:
        known = Capabilities.from_dict(tx.sync_state.capabilities.all())
        tx.sync_state.capabilities.put(known.with_seen(entity.name, Capability.TAGS_COVER, False).to_dict())
    return stayed


def tag_of_copy(replica: Replica, entity: Entity, copy: Record) -> str | None:
    """The ETag that came with the answer to our write, if `copy` is still what was written.

    A later version can have the same versionDate where the cloud stores seconds, and after a restore the cloud has the
    one that we wrote again (F130).
    """
    version = copy.get("versionDate")
    if version is None:
        return None
    etags = replica.sync_state.record_etags
    tag = etags.get(entity.name, copy["id"], version)
    if tag is None or etags.content(entity.name, copy["id"], tag) != _digest(entity, copy):
        return None
    return tag


def note_row_tag(tx: Transaction, entity: Entity, row: Mapping[str, Any], tag: str | None) -> None:
    """`note_tag` for a row as the cloud sent it; one that cannot be read proves nothing."""
    try:
        record = decode(entity, row)
    except InvalidRecord:
        return
    note_tag(tx, entity, record, tag)


def tags_cover(replica: Replica, entity: Entity) -> bool:
    """Whether an unchanged tag proves that nothing changed: unless one was seen to stay."""
    known = Capabilities.from_dict(replica.sync_state.capabilities.all()).seen
    return known.get((entity.name, Capability.TAGS_COVER)) is not False


def _digest(entity: Entity, record: Record) -> str:
    """Digests of the names that are shown and of their values: a field that is left out is not one that changed (F31)."""
    shown = {name: record[name] for name in _content(entity) if name in record}
    return f"{page_tag(shown)}:{record_tag(shown)}"


def _names(digest: str) -> str:
    return digest.partition(":")[0]


@lru_cache(maxsize=100)
def _content(entity: Entity) -> tuple[str, ...]:
    """Fields that people, not the server, change."""
    return tuple(each.name for each in entity.fields if each.merge is not Merge.SERVER)
