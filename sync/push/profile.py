"""What is known of the cloud in a push: what the catalogue declares, and the few things that answers have shown otherwise.

Inserting by PUT, PUT and POST of arrays, tags that cover every field, and the verbs that were refused. At the first doubt
the safe way is taken from then on. Stored as it is learnt; shown in diagnostics.
"""

from __future__ import annotations

from collections import Counter

from storage.outbox.changes import WaitingChange
from storage.records.replica import Replica
from storage.records.transaction import Transaction
from storage.schema.fields import Entity, Record
from sync.client.capabilities import Capabilities, Capability, takes_our_ids
from sync.errors import CloudRecordMissing, SyncError, VerbRefused
from sync.merge.tag_contents import note_tag


class Profile:
    """The profile of one cloud, during one push."""

    def __init__(self, replica: Replica) -> None:
        self._replica = replica
        self._table = Capabilities.from_dict(replica.sync_state.capabilities.all())
        self.refusals = replica.sync_state.refusals.all()
        """By entity and kind of change: verbs that the cloud refused (`sync.push.unsupported_verbs`)."""
        self.guarded: set[str] = set()
        """Entities of which a write under an ETag was accepted in this run."""
        self.outdated: Counter[str] = Counter()
        """By entity: records whose present copy the cloud called outdated again and again in this run (F133, F139)."""
        self._arrays_left: dict[str, int] = {}
        """By entity: how many more arrays may be refused before one is accepted."""

    def allows(self, entity: Entity, capability: Capability) -> bool:
        """Whether to assume it."""
        return self._table.allows(entity, capability)

    def knows(self, entity: Entity, capability: Capability) -> bool:
        """Whether an answer has shown it, or that it is not so."""
        return (entity.name, capability) in self._table.seen

    def takes_our_ids(self, entity: Entity) -> bool:
        """Whether this cloud was seen to store a record under the id of our choice."""
        return takes_our_ids(self._table, entity)

    def grant(self, entity: Entity, capability: Capability) -> None:
        """Note that the cloud has shown that it takes this."""
        self._learn(self._table.with_seen(entity.name, capability, True))

    def doubt(self, entity: Entity, capability: Capability) -> None:
        """Rely no more on what an answer has cast doubt on."""
        self._learn(self._table.with_seen(entity.name, capability, False))

    def _learn(self, after: Capabilities) -> None:
        if after is not self._table:
            self._table = after
            with self._replica.write() as tx:
                tx.sync_state.capabilities.put(after.to_dict())

    def note_accepted(self, entity: Entity, etag: str | None) -> None:
        """Note that an array was accepted, under the tag of its page."""
        self._arrays_left.pop(entity.name, None)
        self.grant(entity, Capability.REPLACE_MANY)
        self.note_guarded(entity, etag)

    def note_refused(self, entity: Entity, size: int, refusal: SyncError) -> None:
        """Note that an array was refused: it is not offered, or as many in a row are refused as no one record explains."""
        left = self._arrays_left.get(entity.name, size.bit_length()) - 1
        self._arrays_left[entity.name] = left
        if left < 0 or isinstance(refusal, (VerbRefused, CloudRecordMissing)):
            self.doubt(entity, Capability.REPLACE_MANY)

    def note_guarded(self, entity: Entity, etag: str | None) -> None:
        """Note that a write under an ETag was accepted: what is refused as outdated is refused for itself (F139)."""
        if etag is not None:
            self.guarded.add(entity.name)

    def note_read(self, tx: Transaction, entity: Entity, record: Record, tag: str | None) -> None:
        """Store the ETag of a record that was read alone, and what it shows about the cloud's tags (F121)."""
        self._note_stayed(entity, note_tag(tx, entity, record, tag))

    def note_written(self, tx: Transaction, entity: Entity, record: Record, tag: str | None) -> None:
        """The same of a record that was written alone."""
        self._note_stayed(entity, note_tag(tx, entity, record, tag, written=True))

    def _note_stayed(self, entity: Entity, stayed: object) -> None:
        if stayed:
            self._table = self._table.with_seen(entity.name, Capability.TAGS_COVER, False)

    def forget(self, change: WaitingChange) -> None:
        """Forget what was learnt about the entity, so that the cloud is asked again."""
        self._table = self._table.forget(change.entity)
        with self._replica.write() as tx:
            tx.sync_state.refusals.forget(change.entity)
            self.refusals = tx.sync_state.refusals.all()
