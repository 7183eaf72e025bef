"""Changes made directly in the cloud: by other clients, and by its operator (purge, backup, restore, import)."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from storage.errors import ShopError
from storage.schema.fields import Record
from tests.simulate import values
from tests.simulate.fake_cloud import Key
from tests.simulate.row_snapshot import is_live

if TYPE_CHECKING:
    from tests.simulate.world import World

HOOKS = "webhooks"
MANY = 22
"""Deletions of one entity that no program should take without a question; the shelf must be larger."""
DECADES = 72 * 365 * 86_400.0
"""Seconds."""


class OtherClients:
    """Other clients of the cloud, and its operator, for one step."""

    def __init__(self, world: World, rng: random.Random) -> None:
        self.world = world
        self.rng = rng
        self.cloud = world.cloud

    def refs(self, entity: str) -> list[int]:
        """Ids of live records."""
        return [each["id"] for each in self.cloud.live(entity)]

    def _pick(self, *, dead: bool = False) -> tuple[str, Record] | None:
        look = self.cloud.dead if dead else self.cloud.live
        found = [(name, each) for name in self.world.script.entities if name != HOOKS for each in look(name)]
        return values.pick(self.rng, sorted(found, key=lambda each: each[1]["id"])) if found else None

    def _perform(self, what: str, work: Callable[[], Any]) -> bool:
        late = self.rng.uniform(0, self.world.script.profile.lateness) if self.rng.random() < 0.2 else 0.0
        late -= self.cloud.forward
        try:
            with self.cloud.late(late):
                work()
        except ShopError as error:
            self.world.trace.log("   cloud", what, "refused:", error.code)
            return False
        self.world.trace.log("   cloud", what, f"late {late:.1f}" if late else "")
        return True

    def _normalised(self, made: Record) -> Record:
        """In the form that the cloud gives to values, whoever sends them."""
        form = values.FORMS.get(self.world.script.profile.form)
        return made if form is None else form(made)

    def edit(self, key: Key | None = None) -> None:
        """Change some fields of a record: of `key`, or of one drawn."""
        record = self.cloud.newest(*key) if key is not None else None
        found = (
            (key[0], record) if key is not None and record is not None and is_live(record) else self._pick()
        )
        if found is not None:
            entity, record = found
            changes = self._normalised(
                values.edit_values(self.rng, entity, record, self.refs, self.world.fields)
            )
            if "points" in changes:
                self.world.oracle.points.moved(record["id"], None)
            shown = json.dumps(changes, sort_keys=True, ensure_ascii=False)
            done = self._perform(
                f"edit {entity} {record['id']} {shown}",
                lambda: self.cloud.commands.save(entity, changes, id=record["id"]),
            )
            # Only with a change that tags show: this cloud's own tags know nothing of such members.
            told = done and self.cloud.newest(entity, record["id"]) != record
            if told and self.cloud.extras is not None and self.rng.random() < 0.3:
                self.cloud.extras.others_edit((entity, record["id"]), self.rng.randrange(10**4))

    def points(self) -> None:
        """Add points to a customer."""
        if found := self.refs("customers"):
            record_id, amount = values.pick(self.rng, found), float(self.rng.choice((2, 10, 10, -7)))
            if self._perform(
                f"points {record_id} {amount}",
                lambda: self.cloud.commands.save("customers", {}, id=record_id, add={"points": amount}),
            ):
                self.world.oracle.points.moved(record_id, amount)

    def create(self, entity: str | None = None) -> None:
        """Create a record: of `entity`, or of one drawn."""
        entity = entity or self.rng.choice(self.world.script.entities)
        made = values.new_values(self.rng, entity, self.refs)
        if made is not None:
            whole = {"_cloudId": self.cloud.cloud_id, **self._normalised(made)}
            self._perform(f"create {entity} {made}", lambda: self.cloud.commands.save(entity, whole))

    def delete(self) -> None:
        """Delete a record."""
        if (found := self._pick()) is not None:
            entity, record = found
            if entity == "customers":
                self.world.oracle.points.moved(record["id"], None)
            self._perform(
                f"delete {entity} {record['id']}", lambda: self.cloud.commands.delete(entity, [record["id"]])
            )

    def delete_most(self) -> None:
        """Delete far more records of one entity than anybody deletes on purpose (F56, F114)."""
        shelves = {name: self.cloud.live(name) for name in self.world.script.entities if name != HOOKS}
        entity, shelf = max(shelves.items(), key=lambda each: len(each[1]))
        if len(shelf) > MANY:
            gone = self.rng.sample([each["id"] for each in shelf], k=self.rng.randint(MANY + 1, len(shelf)))
            for record_id in gone if entity == "customers" else ():
                self.world.oracle.points.moved(record_id, None)
            self._perform(f"delete {len(gone)} {entity}", lambda: self.cloud.commands.delete(entity, gone))

    def edit_ahead(self) -> None:
        """Edit a record and date it decades ahead (F111)."""
        with self.cloud.dated(DECADES):
            self.edit()

    def restore(self) -> None:
        """Bring a deleted record back."""
        if (found := self._pick(dead=True)) is not None:
            entity, record = found
            if entity == "customers":
                self.world.oracle.points.moved(record["id"], None)
            self._perform(
                f"restore {entity} {record['id']}",
                lambda: self.cloud.commands.restore(entity, [record["id"]]),
            )

    def purge(self) -> None:
        """Remove the tombstone of a deleted record."""
        if (found := self._pick(dead=True)) is not None:
            entity, record = found
            self._perform(f"purge {entity} {record['id']}", lambda: self.cloud.purge(entity, record["id"]))

    def restore_backup(self) -> None:
        """Restore the cloud from its backup."""
        before = {key: versions[-1] for key, versions in self.cloud.ledger.items()}
        if self.cloud.restore_backup():
            self.world.trace.log("   cloud restored")
            changed = {key: each for key, each in before.items() if self.cloud.ledger[key][-1] is not each}
            self.world.oracle.cloud_restored(changed)

    def bulk_import(self) -> None:
        """Import many rows with the same date (F42)."""
        entity = self.rng.choice([each for each in self.world.script.entities if each in values.FIELDS])
        with self.cloud.same_instant():
            for _ in range(self.rng.randrange(3, 12)):
                made = values.new_values(self.rng, entity, self.refs)
                if made is not None:
                    whole = {"_cloudId": self.cloud.cloud_id, **self._normalised(made)}
                    self._perform(
                        f"create {entity}", lambda whole=whole: self.cloud.commands.save(entity, whole)
                    )  # type: ignore[misc]
