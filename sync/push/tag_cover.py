"""Whether the cloud's ETags cover every field: one that stayed while a field changed guards nothing (F121).

Called by `update` and `update_one` after each answer to a write. A PUT of many replaces every field of its records, so
that it may overwrite what another till wrote since the page was read, unless the page's tag changes with it. Once a tag
was seen to stay, the entity's records are patched: a PATCH sends only the fields that were edited here, and reads the
record just before.

What others wrote counts as well: a record that is read alone is compared with what it was when it last had that tag
(`sync.merge.tag_contents`).

What remains unknown: a tag that changed with our fields need not change with others, as long as no tag is seen to stay;
and a value written and overwritten between our read and our array is in no answer, so that it can be neither put back
nor shown.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from storage.outbox.changes import WaitingChange
from storage.schema.fields import Entity, Record
from sync.client.capabilities import Capability
from sync.errors import SyncError
from sync.merge.plan import differences
from sync.push.session import PushSession


def learn_from_record(
    session: PushSession, entity: Entity, read: Record, etag: str | None, answer: Record, answered: str | None
) -> None:
    """Learn from a PATCH: the tag that the record had, and the one that came with the answer."""
    if etag is not None and answered == etag and differences(entity, read, answer):
        session.learn_seen(entity, Capability.TAGS_COVER, allowed=False)


def learn_from_page(
    session: PushSession,
    entity: Entity,
    going: Sequence[tuple[WaitingChange, Record]],
    etag: str | None,
    answers: Mapping[int, Record],
    answered: str | None,
) -> None:
    """Learn from a PUT of a page. Where its answer has no tag, the page is read once more, until something was learnt."""
    if etag is None:
        return
    seen = (entity.name, Capability.TAGS_COVER) in session.capabilities.seen
    if answered is None and not seen:
        session.checkpoint()
        try:
            page = session.list_by_ids(entity, [change for change, _ in going])
        except SyncError:
            return  # the next array shows it as well
        answers, answered = page.records, page.etag
    if answered is not None and any(
        (row := answers.get(read["id"])) is not None and differences(entity, read, row) for _, read in going
    ):
        session.learn_seen(entity, Capability.TAGS_COVER, allowed=answered != etag)
