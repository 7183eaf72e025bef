"""Plays the script of one seed, and says what came of it."""

from __future__ import annotations

import gc
import random
import shutil
import threading
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from sync.client.transport import Request
from sync.scope import DUE, EVERYTHING, OWN_CHANGES, RunScope, for_webhook
from tests.simulate import template
from tests.simulate.convergence import heal
from tests.simulate.crash import PLACES, Crash
from tests.simulate.fake_cloud import Key
from tests.simulate.null_oracle import Deaf
from tests.simulate.other_clients import HOOKS, Elsewhere
from tests.simulate.people import Hands, Program
from tests.simulate.script import Script, Step, draw
from tests.simulate.trace import Broken
from tests.simulate.world import Figures, Till, World

RECORDS = (5, 25)
"""How many records the cloud begins with."""
WAITS = (1, 5, 30, 300, 900, 7200, 90_000)
SKEWS = (0, 0, 60_000, -60_000, 86_400_000, -86_400_000, 315_360_000_000, -315_360_000_000)
"""Milliseconds that a till's clock may be wrong by: up to ten years (F78)."""
REACH = {"statement": 300, "commit": 25, "committed": 25, "torn": 15, "line": 15, "request": 25, "answer": 25}


@dataclass(frozen=True)
class Played:
    """How a seed went. `law` and `failure` are blank when all held."""

    script: Script
    figures: Figures
    digest: str
    lines: tuple[str, ...]
    law: str = ""
    failure: str = ""
    found: tuple[str, ...] = ()
    """What was found out on the way, by counting receipts or comparing."""


def play(seed: int, steps: int | None = None) -> Played:
    """Play a seed, or no more than its first `steps` and the evening."""
    return play_script(draw(seed, steps))


def play_script(script: Script, *, before: Played | None = None) -> Played:
    """Play a script, in a folder of its own.

    With `before`, the same script as it was played and judged before, it is played again without being judged: it
    is enough that both traces are equal, down to every row at the end.
    """
    folder = _folder()
    world = World(folder, script, judge=None if before is None else Deaf(before.found))
    law = failure = ""
    gc.disable()  # a play makes little that only the collector could free
    try:
        _fill(world)
        for step in script.steps:
            _step(world, step)
        world.step = len(script.steps) + 1000
        world.trace.say("evening")
        heal(world, script.rng("evening"))
        world.trace.say("rests", world.remains())
    except Broken as broken:
        law, failure = broken.law, str(broken)
    except Exception:  # a bug of the program, or of the simulation: both are worth a seed
        law, failure = "raised", traceback.format_exc()
    finally:
        world.figures.requests = sum(till.wire.requests for till in world.tills)
        world.figures.faults = sum(till.wire.struck.total() for till in world.tills)
        world.close()
        shutil.rmtree(folder)
        gc.enable()
    world.trace.say(law)
    trace = world.trace
    return Played(
        script, world.figures, trace.digest, tuple(trace.lines), law, failure, tuple(world.oracle.found)
    )


_number = 0


def _folder() -> Path:
    global _number
    _number += 1
    folder = template.scratch_once() / f"shop-{_number}"
    folder.mkdir()
    return folder


def _fill(world: World) -> None:
    rng = world.script.rng("fill")
    somebody = Elsewhere(world, rng)
    for _ in range(rng.randint(*RECORDS)):
        somebody.create()
    for till in world.tills:
        world.rng(till, "fill")
        till.sync()
        world.oracle.look(till)


def _step(world: World, step: Step) -> None:
    world.step = step.number
    world.figures.steps += 1
    world.trace.say(step)
    till = world.tills[step.till % len(world.tills)]
    rng = world.script.rng(step.number)
    world.rng(till, step.number)
    died = False
    try:
        _do(world, step, till, rng)
    except Crash:
        died = True
        till.die(world.script.rng(step.number, "dying"))
    finally:
        till.fuse.out()
        till.wire.weather = till.wire.between = till.wire.cancel = None
    world.oracle.look(till, died=died)


def _do(world: World, step: Step, till: Till, rng: random.Random) -> None:
    hands = Hands(till, rng)
    somebody = Elsewhere(world, rng)
    acts: dict[str, Callable[[], object]] = {
        "edit": hands.edit, "points": hands.points, "create": hands.create, "delete": hands.delete,
        "restore": hands.restore, "undo": hands.undo, "decide": hands.decide, "retry": hands.retry,
        "anonymize": lambda: hands.delete(anonymize=True), "lan": Program(till, rng).act,
        "cloud_edit": somebody.edit, "cloud_points": somebody.points, "cloud_create": somebody.create,
        "cloud_delete": somebody.delete, "cloud_restore": somebody.restore, "cloud_import": somebody.bulk,
        "cloud_purge": somebody.purge, "cloud_backup": world.heaven.back_up, "cloud_restored": somebody.go_back,
        "sync": lambda: _sync(world, step, till, rng), "full": lambda: _sync(world, step, till, rng, full=True),
        "errand": lambda: _sync(world, step, till, rng, run_scope=_errand(world, till, rng)),
        "wait": lambda: world.clock.sleep(rng.choice(WAITS)),
        "skew": lambda: setattr(till.clock, "skew", rng.choice(SKEWS)),
        "line": lambda: setattr(till.wire, "down", not till.wire.down),
        "restart": lambda: _restart(till), "kill": lambda: _die(till),
        "backup": till.back_up, "torn": till.tear_journal,
        "old_file": lambda: _older(world, till), "damage": lambda: _damage(world, till),
    }  # fmt: skip
    if not step.calm and step.kind in MORTAL and rng.random() < 0.04:
        place = rng.choice([each for each in PLACES if each not in ("request", "answer")])
        till.fuse.light(place, rng.randrange(8 if place == "statement" else 1))
    acts[step.kind]()


MORTAL = frozenset(
    {"edit", "points", "create", "delete", "restore", "undo", "decide", "anonymize", "lan", "restart"}
)
"""Steps during which the process may die."""


def _restart(till: Till) -> None:
    till.replica.close()
    till.start()


def _die(till: Till) -> None:
    till.fuse.die()
    raise Crash


def _older(world: World, till: Till) -> None:
    if till.replace_file():
        world.oracle.forget_past(till)


def _damage(world: World, till: Till) -> None:
    till.damage_file()
    world.oracle.forget_past(till)


def _errand(world: World, till: Till, rng: random.Random) -> RunScope:
    """What the program runs for by itself: the schedule, an edit, or webhooks, true or forged (F92-F96)."""
    run_scope = rng.choice((DUE, OWN_CHANGES, None))
    if run_scope is None:
        names = world.script.entities
        announced = rng.sample(names, k=rng.randint(1, len(names)))
        till.engine.webhook_received(announced)
        run_scope = for_webhook(frozenset(announced))
    world.trace.say("  ", till.name, "runs for", run_scope.reads, sorted(run_scope.entities))
    return run_scope


def _sync(
    world: World,
    step: Step,
    till: Till,
    rng: random.Random,
    *,
    full: bool = False,
    run_scope: RunScope = EVERYTHING,
) -> None:
    cancel = threading.Event()
    if not step.calm:
        till.wire.weather = world.script.rng(step.number, "weather")
        if rng.random() < 0.12:
            place = rng.choice(PLACES)
            till.fuse.light(place, rng.randrange(REACH[place]))
        if rng.random() < 0.05:
            till.wire.cancel = (rng.randrange(12), cancel)
    if not step.alone and rng.random() < 0.35:
        till.wire.between = _meanwhile(world, step, till)
    others = world.heaven.writes - world.oracle.own_writes
    miscounts = till.wire.struck["miscount"]
    outcome = till.sync(full=full, cancel=cancel, run_scope=run_scope)
    quiet = world.heaven.writes - world.oracle.own_writes == others
    # Who did not read everything cannot know of it, nor who was told a wrong number of records (F45).
    quiet = quiet and run_scope == EVERYTHING and till.wire.struck["miscount"] == miscounts
    world.oracle.synced(till, outcome, quiet=quiet)


def _meanwhile(world: World, step: Step, till: Till) -> Callable[[Request], None]:
    """What people here and elsewhere do between the requests of a run; often to the very record that is being sent."""
    rng = world.script.rng(step.number, "meanwhile")
    busy = False

    def between(request: Request) -> None:
        nonlocal busy
        key = _meant(world, request)
        if busy or rng.random() >= (0.1 if key is None else 0.25):
            return
        busy = True
        hands, somebody = Hands(till, rng), Elsewhere(world, rng)
        acts = (
            hands.edit,
            hands.edit,
            hands.points,
            hands.delete,
            hands.undo,
            somebody.edit,
            somebody.delete,
        )
        try:
            if key is not None and rng.random() < 0.5:
                somebody.edit(key)
            else:
                rng.choice(acts)()
        finally:
            busy = False

    return between


def _meant(world: World, request: Request) -> Key | None:
    """The record that a write names in its path."""
    entity, _, record_id = request.path.partition(f"/clouds/{world.heaven.cloud_id}/")[2].partition("/")
    known = (
        entity in world.script.entities
        and entity != HOOKS
        and record_id.isdigit()
        and request.method != "GET"
    )
    return (entity, int(record_id)) if known else None
