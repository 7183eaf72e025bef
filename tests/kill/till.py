"""A till in processes of its own, to be killed: `python -m tests.kill.till FOLDER URL CLOUD_ID TOKEN BEGAN SEED PART`.

One thread synchronises without end; the other edits. `PART` is "both", or one of them: "window", which owns the folder and
edits, or "engine", which is started when that says "opened". It prints `try` before each edit and `done` when the program
has reported it as saved: such an edit must never be lost.
"""

from __future__ import annotations

import json
import logging
import random
import sys
import threading
import time
from pathlib import Path
from typing import Any

from app.commands.commands import Commands
from storage.errors import ShopError
from storage.query.grammar import Query
from storage.records.recovery import finish_opening, is_unchecked, open_or_repair
from storage.records.replica import Replica
from sync.client.api import CloudClient
from sync.client.http import HttpTransport
from sync.engine import SyncEngine
from sync.events import Bus

FASTER = 120.0
"""How much faster the clock runs, so that backoff takes milliseconds."""
OWN_FIELDS = ("note", "phone")
"""Fields that only the till edits; `email` is edited in the cloud as well."""
NEW = "Created "


class FastClock:
    """The machine's time since `began` (seconds), `FASTER`; it runs on over a restart."""

    def __init__(self, began: float) -> None:
        self._began = began

    def now(self) -> int:
        """Wall time, milliseconds since 1970 UTC."""
        return int((self._began + (time.time() - self._began) * FASTER) * 1000)

    def monotonic(self) -> float:
        """Seconds that never run backwards."""
        return time.monotonic() * FASTER

    def sleep(self, seconds: float) -> None:
        """Wait."""
        time.sleep(seconds / FASTER)


def say(word: str, **params: Any) -> None:
    """Print one line for the parent process."""
    print(word, json.dumps(params), flush=True)


def synchronise(engine: SyncEngine, replica: Replica) -> None:
    """Synchronise without end."""
    replica.database.wait_for_check()
    while True:
        engine.run()
        time.sleep(0.02)


def type_on(replica: Replica, commands: Commands, rng: random.Random) -> None:
    """Edit without end."""
    while True:
        time.sleep(rng.uniform(0.0, 0.02))
        known = replica.page("customers", Query(), limit=500, total=False).records
        if known:
            one_edit(commands, rng, rng.choice(known), known)


def one_edit(
    commands: Commands, rng: random.Random, record: dict[str, Any], known: list[dict[str, Any]]
) -> None:
    """One random edit."""
    word = f"{rng.randrange(10**9)}"
    id = record["id"]
    kind = rng.choices(["edit", "email", "points", "create", "delete"], weights=[10, 3, 5, 4, 1])[0]
    created = [each for each in known if each["lastName"].startswith(NEW)]
    if kind == "delete" and not created:
        kind = "create"
    try:
        match kind:
            case "edit":
                field = rng.choice(OWN_FIELDS)
                say("try", kind="set", id=id, field=field, value=word)
                commands.save("customers", {field: word}, id=id)
            case "email":
                say("try", kind="email", id=id)
                commands.save("customers", {"email": f"{word}@example.com"}, id=id)
            case "points":
                amount = float(rng.randint(1, 9))
                say("try", kind="points", id=id, amount=amount)
                commands.save("customers", {}, id=id, add={"points": amount})
            case "create":
                say("try", kind="create", name=NEW + word)
                commands.save("customers", {"lastName": NEW + word})
            case "delete":
                gone = rng.choice(created)
                say("try", kind="delete", id=gone["id"], name=gone["lastName"])
                commands.delete("customers", [gone["id"]])
    except ShopError as error:
        say("refused", code=error.code)
    else:
        say("done")


def main(folder: str, url: str, cloud_id: str, token: str, began: str, seed: str, part: str) -> None:
    """Work until killed."""
    logging.disable(logging.CRITICAL)
    say("opening")
    clock = FastClock(float(began))
    rng = random.Random(seed)
    # As a window opens it, which checks the file behind it, or as everything else does.
    later = rng.random() < 0.5
    replica, _ = open_or_repair(
        Path(folder) / "replica.db",
        cloud_id=int(cloud_id),
        clock=clock,
        owner=part != "engine",
        check_later=later,
    )
    if is_unchecked(replica):
        threading.Thread(target=finish_opening, args=[replica, None], daemon=True).start()
    bus = Bus()
    commands = Commands(replica, bus, rng=random.Random(f"{seed}/ids"))
    if part == "window":
        replica.database.wait_for_check()
        say("opened")
    else:
        client = CloudClient(HttpTransport(url), int(cloud_id), lambda: token, clock=clock)
        engine = SyncEngine(replica, client, bus, clock=clock, rng=random.Random(f"{seed}/engine"))
        if part == "engine":
            synchronise(engine, replica)
        threading.Thread(target=synchronise, args=[engine, replica], daemon=True).start()
    type_on(replica, commands, rng)


if __name__ == "__main__":
    main(*sys.argv[1:])
