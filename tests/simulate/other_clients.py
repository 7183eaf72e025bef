"""What others do straight in the cloud: at the vendor's tills, in its back office, and in its machine room."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from storage.errors import ShopError
from storage.schema.fields import Record
from tests.simulate import values
from tests.simulate.fake_cloud import Key
from tests.simulate.row_snapshot import lives

if TYPE_CHECKING:
    from tests.simulate.world import World

HOOKS = "webhooks"


class Elsewhere:
    """Somebody at another till of the vendor's, straight in the cloud."""

    def __init__(self, world: World, rng: random.Random) -> None:
        self.world = world
        self.rng = rng
        self.heaven = world.heaven

    def refs(self, entity: str) -> list[int]:
        """Ids of live records."""
        return [each["id"] for each in self.heaven.live(entity)]

    def _one(self, *, dead: bool = False) -> tuple[str, Record] | None:
        look = self.heaven.dead if dead else self.heaven.live
        found = [(name, each) for name in self.world.script.entities if name != HOOKS for each in look(name)]
        return values.hot(self.rng, sorted(found, key=lambda each: each[1]["id"])) if found else None

    def _do(self, what: str, work: Callable[[], Any]) -> bool:
        late = self.rng.uniform(0, self.world.script.temper.lateness) if self.rng.random() < 0.2 else 0.0
        try:
            with self.heaven.late(late):
                work()
        except ShopError as error:
            self.world.trace.say("   cloud", what, "refused:", error.code)
            return False
        self.world.trace.say("   cloud", what, f"late {late:.1f}" if late else "")
        return True

    def _formed(self, made: Record) -> Record:
        """As the cloud writes it, whoever it comes from."""
        return values.normal(made) if self.world.script.temper.normal else made

    def edit(self, key: Key | None = None) -> None:
        """Change some fields, of a record of one's choice or of that one."""
        record = self.heaven.newest(*key) if key is not None else None
        found = (key[0], record) if key is not None and record is not None and lives(record) else self._one()
        if found is not None:
            entity, record = found
            changes = self._formed(values.edit(self.rng, entity, record, self.refs, self.world.fields))
            if "points" in changes:
                self.world.oracle.points.moved(record["id"], None)
            shown = json.dumps(changes, sort_keys=True, ensure_ascii=False)
            self._do(
                f"edit {entity} {record['id']} {shown}",
                lambda: self.heaven.commands.save(entity, changes, id=record["id"]),
            )

    def points(self) -> None:
        """Points at another till."""
        if found := self.refs("customers"):
            record_id, amount = values.hot(self.rng, found), float(self.rng.choice((2, 20, -7)))
            if self._do(
                f"points {record_id} {amount}",
                lambda: self.heaven.commands.save("customers", {}, id=record_id, add={"points": amount}),
            ):
                self.world.oracle.points.moved(record_id, amount)

    def create(self) -> None:
        """A new record."""
        entity = self.rng.choice(self.world.script.entities)
        made = values.new(self.rng, entity, self.refs)
        if made is not None:
            whole = {"_cloudId": self.heaven.cloud_id, **self._formed(made)}
            self._do(f"create {entity} {made}", lambda: self.heaven.commands.save(entity, whole))

    def delete(self) -> None:
        """A deletion."""
        if (found := self._one()) is not None:
            entity, record = found
            if entity == "customers":
                self.world.oracle.points.moved(record["id"], None)
            self._do(
                f"delete {entity} {record['id']}", lambda: self.heaven.commands.delete(entity, [record["id"]])
            )

    def restore(self) -> None:
        """Bring one back."""
        if (found := self._one(dead=True)) is not None:
            entity, record = found
            if entity == "customers":
                self.world.oracle.points.moved(record["id"], None)
            self._do(
                f"restore {entity} {record['id']}",
                lambda: self.heaven.commands.restore(entity, [record["id"]]),
            )

    def purge(self) -> None:
        """The cloud forgets a deleted record."""
        if (found := self._one(dead=True)) is not None:
            entity, record = found
            self._do(f"purge {entity} {record['id']}", lambda: self.heaven.purge(entity, record["id"]))

    def go_back(self) -> None:
        """The cloud is restored from its backup."""
        if self.heaven.go_back():
            self.world.trace.say("   cloud restored")
            self.world.oracle.went_back()

    def bulk(self) -> None:
        """Many rows of one date (F42)."""
        entity = self.rng.choice([each for each in self.world.script.entities if each in values.FIELDS])
        with self.heaven.at_once():
            for _ in range(self.rng.randrange(3, 12)):
                made = values.new(self.rng, entity, self.refs)
                if made is not None:
                    whole = {"_cloudId": self.heaven.cloud_id, **self._formed(made)}
                    self._do(f"create {entity}", lambda whole=whole: self.heaven.commands.save(entity, whole))  # type: ignore[misc]
