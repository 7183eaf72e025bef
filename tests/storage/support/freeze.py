"""`python -m tests.storage.support.freeze`: a shop with a change in every state, kept as text for the programs to come.

It writes `frozen/<SCHEMA>/` with the till's database as SQL, its journal, and what the cloud held. `test_frozen` opens every
one of them with today's program. Once a version is released its folder is never written again: the point of it is that an
older program made it. Until then a folder whose tables changed is removed by hand and written anew.
"""

from __future__ import annotations

import json
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from storage.database.connection import SCHEMA
from sync.client.transport import Request
from tests.fakes.breakage import answering, lose, poison
from tests.fakes.tills import HOUR, Shop, Till

FROZEN = Path(__file__).parents[1] / "frozen"
DATABASE, JOURNAL, CLOUD = "replica.sql", "replica.journal", "cloud.json"

# What each customer's change is; the numbers are the ids.
(
    IN_STEP, EDITED, POINTED, STACKED, LOST, LOST_POINTS, DELETED, ANONYMISED, REVIVED, OVERLAP, DELETED_IN_CLOUD,
    EDITED_IN_CLOUD, POISONED, BROKEN, UNKNOWN, COVERED, GONE_THERE,
) = range(1000, 1017)  # fmt: skip
TAG = 50
NEW_NAME = "Nový zákazník"
SENT_NAME = "Odeslaný zákazník"
HOOK = {"url": "http://127.0.0.1:1/x", "payloadEntity": "PRODUCT", "method": "POST", "payloadVersion": "V1"}


def morning(shop: Shop) -> None:
    """What cloud and till agree on."""
    shop.fill("tags", [{"id": TAG, "name": "stálý"}])
    shop.fill(
        "customers",
        [
            {"id": number, "lastName": f"Zákazník {number}", "points": 100.0, "tags": ["a"]}
            for number in range(IN_STEP, GONE_THERE + 1)
        ],
    )
    shop.delete("customers", REVIVED)
    shop.till.sync()


def questions(shop: Shop, till: Till) -> None:
    """Changes that wait for a person, for every reason there is."""
    till.edit("customers", OVERLAP, note="moje", city="Brno")
    shop.edit("customers", OVERLAP, note="jejich")
    till.edit("customers", DELETED_IN_CLOUD, note="ještě potřebný")
    shop.delete("customers", DELETED_IN_CLOUD)
    till.commands.delete("customers", [EDITED_IN_CLOUD])
    shop.edit("customers", EDITED_IN_CLOUD, note="upraven jinde")
    till.edit("customers", POISONED, note="funny")
    till.commands.save("customers", {}, id=BROKEN, add={"points": -80.0})
    shop.edit("customers", BROKEN, points=10.0)
    till.edit("tags", TAG, name="věrný")
    poison(till, "funny")
    shop.cloud.behave(refused=frozenset({("tags", "patch"), ("tags", "put")}))
    settle(shop, till)
    till.wire.before = None
    till.commands.save("customers", {}, id=UNKNOWN, add={"points": 10.0})
    lose(till)
    till.sync()
    shop.edit("customers", UNKNOWN, points=95.0)
    settle(shop, till)
    # Deleted in the cloud, as the till knows; nothing waits.
    shop.delete("customers", GONE_THERE)
    settle(shop, till)


def settle(shop: Shop, till: Till) -> None:
    """Runs an hour apart, enough for everything to have been tried."""
    for _ in range(4):
        shop.clock.sleep(HOUR)
        till.sync()


def waiting(shop: Shop, till: Till) -> None:
    """Changes whose answer was lost, and changes that were never sent."""
    till.edit("customers", LOST, note="odesláno")
    till.commands.save("customers", {}, id=LOST_POINTS, add={"points": 10.0})
    till.edit("customers", STACKED, note="první")
    till.add("customers", lastName=SENT_NAME)
    # Everything arrives, no answer comes back.
    till.wire.after = lambda request, answer: answering(500)(request) if _writes(request) else None
    till.sync()
    till.wire.after = None
    till.edit("customers", STACKED, note="druhá", phone="222")
    till.edit("customers", EDITED, note="upraveno", tags=["a", "b"], flags=4)
    till.commands.save("customers", {"city": "Olomouc"}, id=POINTED, add={"points": 7.0})
    till.commands.delete("customers", [DELETED])
    till.commands.delete("customers", [ANONYMISED], anonymize=True)
    till.commands.restore("customers", [REVIVED])
    till.edit("customers", COVERED, note="pak smazán")
    till.commands.delete("customers", [COVERED])
    till.add("customers", lastName=NEW_NAME)
    till.commands.save("webhooks", HOOK)


def _writes(request: Request) -> bool:
    return request.method != "GET" and "/customers" in request.path


def freeze(folder: Path, target: Path) -> None:
    """Play the story in `folder` and write what is left of it to `target`."""
    shop = Shop(folder, seed=1)
    morning(shop)
    questions(shop, shop.till)
    waiting(shop, shop.till)
    rows = {
        entity.name: [dict(row) for row in _rows(shop, entity.name)]
        for entity in shop.catalogue.stored()
        if entity.name != "employees"
    }
    path = shop.till.replica.path
    shop.close()
    target.mkdir(parents=True)
    (target / DATABASE).write_text(dump(path), "utf-8")
    (target / JOURNAL).write_bytes(path.with_suffix(".journal").read_bytes())
    (target / CLOUD).write_text(
        json.dumps(rows, ensure_ascii=False, indent=1, sort_keys=True) + "\n", "utf-8"
    )


def _rows(shop: Shop, entity: str) -> list[dict[str, Any]]:
    from storage.query.grammar import Query

    return shop.cloud.replica.page(entity, Query(deleted="all"), limit=1000).records


def dump(path: Path) -> str:
    """The database as SQL that `restore` takes, its version included; `iterdump` cannot bring back a full-text index."""
    with closing(sqlite3.connect(path)) as connection:
        listed = connection.execute(
            "SELECT type, name, sql FROM sqlite_master WHERE sql IS NOT NULL"
        ).fetchall()
        virtual = {name for kind, name, sql in listed if sql.startswith("CREATE VIRTUAL")}
        tables = [name for kind, name, _ in listed if kind == "table" and name not in virtual]
        shadows = {name for name in tables if name.rpartition("_")[0] in virtual}
        lines = ["BEGIN;"]
        lines += [f"{sql};" for kind, name, sql in listed if kind == "table" and name not in shadows]
        for name in tables:
            lines += [f'DELETE FROM "{name}";'] if name in shadows else []
            lines += _inserts(connection, name)
        lines += [f"{sql};" for kind, _, sql in listed if kind != "table"]
        version = connection.execute("PRAGMA user_version").fetchone()[0]
    return "\n".join([*lines, f"PRAGMA user_version={version};", "COMMIT;"]) + "\n"


def _inserts(connection: sqlite3.Connection, table: str) -> list[str]:
    columns = [row[1] for row in connection.execute(f'PRAGMA table_info("{table}")')]
    quoted = " || ', ' || ".join(f'quote("{name}")' for name in columns)
    rows = connection.execute(f'SELECT {quoted} FROM "{table}"').fetchall()
    return [f'INSERT INTO "{table}" VALUES ({values});' for (values,) in rows]


def restore(sql: str, path: Path) -> None:
    """Make the database again that `dump` wrote."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.executescript(sql)


def cloud_rows(schema: int) -> dict[str, list[dict[str, Any]]]:
    """What the cloud held beside the frozen database of a schema, by entity."""
    rows: dict[str, list[dict[str, Any]]] = json.loads((FROZEN / str(schema) / CLOUD).read_text("utf-8"))
    return rows


def main() -> int:
    """Write the folder of today's schema."""
    target = FROZEN / str(SCHEMA)
    if target.exists():
        print(f"{target} is there: an older program made it, and so it stays")
        return 1
    with TemporaryDirectory() as folder:
        freeze(Path(folder), target)
    print(f"wrote {target}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
