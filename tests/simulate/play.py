"""Plays the script of one seed: fill the shop, run every step, bring all sides to rest, check the laws."""

from __future__ import annotations

import gc
import json
import random
import shutil
import threading
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from storage.errors import DatabaseDamaged
from sync.client.transport import Request
from sync.run_scope import DUE, EVERYTHING, OWN_CHANGES, RunScope, for_webhook
from tests.simulate import template
from tests.simulate.allowance import busy_hours
from tests.simulate.bodies import number, target
from tests.simulate.convergence import converge
from tests.simulate.costs import together
from tests.simulate.crash import CRASH_POINTS, Crash
from tests.simulate.fake_cloud import Key
from tests.simulate.incidents import crossing, equal_points, rewound
from tests.simulate.null_oracle import NullOracle
from tests.simulate.other_clients import HOOKS, OtherClients
from tests.simulate.people import LanClient, TillUser
from tests.simulate.script import Script, Step, draw_script
from tests.simulate.trace import LawViolation
from tests.simulate.world import Stats, Till, World

RECORDS = {"small": (5, 25), "large": (30, 60), "pages": (110, 220)}
"""Least and most records in the cloud at the start, by word of `CloudProfile.shelf`."""
WAITS = (1, 5, 30, 300, 900, 7200, 90_000)
SKEWS = (0, 0, 60_000, -60_000, 86_400_000, -86_400_000, 315_360_000_000, -315_360_000_000)
"""Milliseconds that a till's clock may be wrong by: up to ten years (F78)."""
MOST_PASSES = {
    "statement": 300,
    "commit": 25,
    "committed": 25,
    "torn": 15,
    "line": 15,
    "request": 25,
    "answer": 25,
}


@dataclass(frozen=True)
class PlayResult:
    """The result of one play. `law` and `failure` are empty when every law held."""

    script: Script
    stats: Stats
    digest: str
    lines: tuple[str, ...]
    law: str = ""
    failure: str = ""
    found: tuple[str, ...] = ()
    """Answers of the oracle that decided how the play went on; a second play repeats them."""


def play(seed: int, steps: int | None = None) -> PlayResult:
    """Play a seed: all its steps, or the first `steps`, and then the convergence."""
    return play_script(draw_script(seed, steps))


def play_script(script: Script, *, before: PlayResult | None = None) -> PlayResult:
    """Play a script in a folder of its own.

    `before` is an earlier result of the same script. The oracle then checks nothing: equal traces, down to the hash
    over every row at the end, are enough.
    """
    folder = _folder()
    world = World(folder, script, judge=None if before is None else NullOracle(before.found))
    law = failure = ""
    gc.disable()  # a play makes little that only the collector could free
    try:
        _fill(world)
        for step in script.steps:
            _step(world, step)
        world.step = len(script.steps) + 1000
        world.trace.log("evening")
        converge(world, script.rng("evening"))
        world.trace.log("rests", world.end_state_mark())
    except LawViolation as broken:
        law, failure = broken.law, str(broken)
    except Exception:  # a bug of the program, or of the simulation: both are worth a seed
        law, failure = "raised", traceback.format_exc()
    finally:
        world.stats.requests = sum(till.transport.requests for till in world.tills)
        world.stats.faults = sum(till.transport.injected.total() for till in world.tills)
        world.close()
        shutil.rmtree(folder)
        gc.enable()
    world.trace.log(law)
    trace = world.trace
    return PlayResult(
        script, world.stats, trace.digest, tuple(trace.lines), law, failure, tuple(world.oracle.found)
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
    others = OtherClients(world, rng)
    shelf = world.script.profile.shelf
    most = None if shelf == "small" else world.script.long_entity
    for _ in range(rng.randint(*RECORDS[shelf])):
        others.create(most if rng.random() < 0.8 else None)
    for till in world.tills:
        world.seed_rng(till, "fill")
        till.sync()
        world.oracle.check_till(till)


def _step(world: World, step: Step) -> None:
    world.step = step.number
    world.stats.steps += 1
    world.trace.log(step)
    till = world.tills[step.till % len(world.tills)]
    rng = world.script.rng(step.number)
    world.seed_rng(till, step.number)
    died = False
    try:
        _perform(world, step, till, rng)
    except Crash:
        died = True
        till.die(world.script.rng(step.number, "dying"))
    except DatabaseDamaged:
        till.recover()
    finally:
        till.crash_injector.disarm()
        till.transport.fault_rng = till.transport.on_request = till.transport.cancel = None
    world.oracle.check_till(till, died=died)


def _perform(world: World, step: Step, till: Till, rng: random.Random) -> None:
    user = TillUser(till, rng)
    others = OtherClients(world, rng)
    acts: dict[str, Callable[[], object]] = {
        "edit": user.edit, "points": user.points, "create": user.create, "delete": user.delete,
        "restore": user.restore, "undo": user.undo, "decide": user.decide, "retry": user.retry,
        "anonymize": lambda: user.delete(anonymize=True), "lan": LanClient(till, rng).act,
        "cloud_edit": others.edit, "cloud_points": others.points, "cloud_create": others.create,
        "cloud_delete": others.delete, "cloud_restore": others.restore, "cloud_import": others.bulk_import,
        "cloud_purge": others.purge, "cloud_backup": world.cloud.back_up, "cloud_restored": others.restore_backup,
        "bulk_edit": user.bulk_edit, "equal_points": lambda: equal_points(world, rng),
        "busy": lambda: busy_hours(world, till, rng),
        "crossing": lambda: crossing(world, till, rng),
        "cloud_delete_most": others.delete_most, "cloud_ahead": others.edit_ahead,
        "cloud_clock": world.cloud.turn_clock, "cloud_list": lambda: world.cloud.turn_list(
            world.script.refusing_entity, shut=world.script.shut, breaks=world.script.breaks
        ),
        "cloud_rewound": lambda: rewound(world, rng),
        "sync": lambda: _sync(world, step, till, rng), "full": lambda: _sync(world, step, till, rng, full=True),
        "errand": lambda: _sync(world, step, till, rng, run_scope=_triggered_scope(world, till, rng)),
        "wait": lambda: world.clock.sleep(rng.choice(WAITS)),
        "skew": lambda: setattr(till.clock, "skew", rng.choice(SKEWS)),
        "line": lambda: setattr(till.transport, "down", not till.transport.down),
        "restart": lambda: _restart(till), "kill": lambda: _kill(till),
        "backup": till.back_up, "torn": till.tear_journal,
        "old_file": lambda: _replace_file(world, till), "damage": lambda: _damage(world, till),
        "rot": lambda: till.rot(rng),
    }  # fmt: skip
    if not step.calm and step.kind in MAY_CRASH and rng.random() < 0.04:
        place = rng.choice([each for each in CRASH_POINTS if each not in ("request", "answer")])
        till.crash_injector.arm(place, rng.randrange(8 if place == "statement" else 1))
    acts[step.kind]()


MAY_CRASH = frozenset(
    {"edit", "points", "create", "delete", "restore", "undo", "decide", "anonymize", "lan", "restart"}
)
"""Steps during which the process may die."""


def _restart(till: Till) -> None:
    till.replica.close()
    till.start()


def _kill(till: Till) -> None:
    till.crash_injector.die()
    raise Crash


def _replace_file(world: World, till: Till) -> None:
    if till.replace_file():
        world.oracle.file_replaced(till)


def _damage(world: World, till: Till) -> None:
    till.damage_file()
    world.oracle.file_replaced(till)


def _triggered_scope(world: World, till: Till, rng: random.Random) -> RunScope:
    """The scope of a run that nobody asked for: by the schedule, an edit, or webhooks, true or forged (F92-F96)."""
    run_scope = rng.choice((DUE, OWN_CHANGES, None))
    if run_scope is None:
        names = world.script.entities
        announced = rng.sample(names, k=rng.randint(1, len(names)))
        till.engine.webhook_received(announced)
        run_scope = for_webhook(frozenset(announced))
    world.trace.log("  ", till.name, "runs for", run_scope.reads, sorted(run_scope.entities))
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
        till.transport.fault_rng = world.script.rng(step.number, "weather")
        if rng.random() < 0.12:
            place = rng.choice(CRASH_POINTS)
            till.crash_injector.arm(place, rng.randrange(MOST_PASSES[place]))
        if rng.random() < 0.05:
            till.transport.cancel = (rng.randrange(12), cancel)
    if not step.alone and rng.random() < 0.35:
        till.transport.on_request = _concurrent_edits(world, step, till)
    others = world.cloud.writes - world.oracle.own_writes
    expected = together(world, till) if till.transport.on_request is None else {}
    till.transport.singles.clear()
    faults = till.transport.injected.total()
    miscounts = till.transport.injected["miscount"]
    outcome = till.sync(full=full, cancel=cancel, run_scope=run_scope)
    if till.transport.injected.total() == faults:
        world.oracle.check_cost(till, expected)
    quiet = world.cloud.writes - world.oracle.own_writes == others
    # A run that read only a part, or was given a wrong number of records (F45), cannot have seen everything.
    quiet = quiet and run_scope == EVERYTHING and till.transport.injected["miscount"] == miscounts
    world.oracle.run_ended(till, outcome, quiet=quiet)


def _concurrent_edits(world: World, step: Step, till: Till) -> Callable[[Request], None]:
    """Edits made between the requests of a run, here and in the cloud, often to the record that is being sent."""
    rng = world.script.rng(step.number, "meanwhile")
    busy = False

    def on_request(request: Request) -> None:
        nonlocal busy
        key = _written_record(world, request, rng)
        if busy or rng.random() >= (0.1 if key is None else 0.25):
            return
        busy = True
        user, others = TillUser(till, rng), OtherClients(world, rng)
        acts = (
            user.edit,
            user.edit,
            user.points,
            user.delete,
            user.undo,
            others.edit,
            others.delete,
        )
        try:
            if key is not None and rng.random() < 0.5:
                others.edit(key)
            else:
                rng.choice(acts)()
        finally:
            busy = False

    return on_request


def _written_record(world: World, request: Request, rng: random.Random) -> Key | None:
    """The record that a write names in its path, or one of those in its array."""
    if request.method == "PUT" and request.body.startswith(b"["):
        named = number(rng.choice(json.loads(request.body)).get("id"))
        return None if named is None else (target(request)[0], named)
    entity, _, record_id = request.path.partition(f"/clouds/{world.cloud.cloud_id}/")[2].partition("/")
    known = (
        entity in world.script.entities
        and entity != HOOKS
        and record_id.isdigit()
        and request.method != "GET"
    )
    return (entity, int(record_id)) if known else None
