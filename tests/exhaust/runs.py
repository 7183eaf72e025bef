"""Plays of the day: one without faults, for the places and the expected end, and one for each fault or pair."""

from __future__ import annotations

import atexit
import random
import shutil
import traceback
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

from storage.outbox.questions import HoldReason
from tests.exhaust.day import AGAIN, FORGOTTEN, FOUGHT, GONE, NAMES, POINTS, POINTS_IN_THE_END, UNDONE, Day
from tests.exhaust.places import Fault, FaultInjector

Faults = tuple[Fault, ...]


def temporary_folder() -> Path:
    """A temporary folder, removed when this process ends."""
    folder = Path(mkdtemp(prefix="counterfoil-exhaust-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return folder


@cache
def prepared_files() -> Path:
    """The files at the start of the day, made once and copied for each play."""
    folder = temporary_folder()
    Day(folder, FaultInjector()).prepare()
    return folder


def play(*faults: Fault) -> tuple[Day, list[Any]]:
    """Play the day with these faults; returns it and its end state. Raises AssertionError when a law is broken."""
    place = temporary_folder() / "day"
    shutil.copytree(prepared_files(), place)
    day = Day(place, FaultInjector(*faults))
    try:
        day.run()
        return day, day.end_state()
    finally:
        day.injector.armed = day.injector.dead = False
        for till in day.shop.tills:
            till.replica.database.close()
        day.shop.cloud.close()
        shutil.rmtree(place.parent)


@cache
def day_without_faults() -> tuple[list[Any], tuple[Fault, ...]]:
    """The end state of a day without faults, and every fault that it could have had."""
    day, end_state = play()
    cloud, one, other, _ = end_state
    assert cloud == one == other
    customers = cloud["customers"]
    assert customers[POINTS]["points"] == POINTS_IN_THE_END
    assert day.asked >= {HoldReason.OVERLAP, HoldReason.REJECTED}
    assert len(cloud["webhooks"]) == 1 and customers[GONE]["deleted"] and not customers[AGAIN]["deleted"]
    assert customers[FOUGHT]["note"] == "still needed" and not customers[FOUGHT]["deleted"]
    assert customers[UNDONE]["note"] is None and not customers[FORGOTTEN]["lastName"]
    assert day.crashes == day.refused == 0
    return end_state, tuple(day.injector.every_fault())


def check(*faults: Fault) -> None:
    """Check that a day with these faults ends like one without."""
    expected, _ = day_without_faults()
    day, end_state = play(*faults)
    assert len(faults) > 1 or day.injector.fault_count == 1, "the place was not passed"
    for which, state, wanted in zip(("cloud", "one", "other"), end_state, expected, strict=False):
        for name in NAMES:
            assert state[name] == wanted[name], (which, name, differing(state[name], wanted[name]))
    assert end_state[-1] == expected[-1]


def differing(found: Any, wanted: Any) -> list[Any]:
    """The records of one entity that differ from the expected ones."""
    if isinstance(found, list):
        return [each for each in found if each not in wanted] + [each for each in wanted if each not in found]
    return [
        (id, {name: (value, wanted.get(id, {}).get(name)) for name, value in row.items()
              if id not in wanted or value != wanted[id].get(name)})
        for id, row in found.items() if row != wanted.get(id)
    ] + [(id, "missing") for id in wanted if id not in found]  # fmt: skip


def failure(faults: Faults) -> str | None:
    """The failure with these faults as text; None when there is none."""
    try:
        check(*faults)
    except Exception as error:  # noqa: BLE001 - whatever it is, it is told with its points
        where = traceback.extract_tb(error.__traceback__)[-1]
        said = f"{type(error).__name__} at {where.filename.rpartition('/')[2]}:{where.lineno}: {error}"
        return f"{' '.join(map(str, faults))}: {said}"[:2000]
    return None


def pairs(count: int, *, seed: int) -> list[Faults]:
    """`count` pairs of faults, drawn by seed (F108)."""
    _, faults = day_without_faults()
    rng = random.Random(seed)
    return [tuple(sorted(rng.sample(faults, 2))) for _ in range(count)]


def sample(faults: Sequence[Fault], count: int, *, seed: int) -> list[Fault]:
    """About `count` of the faults, evenly over places and ways."""
    rng = random.Random(seed)
    kinds = sorted({(each.place, each.way) for each in faults})
    found = []
    for place, way in kinds:
        alike = [each for each in faults if (each.place, each.way) == (place, way)]
        found += rng.sample(alike, min(len(alike), max(1, count // len(kinds))))
    return found
