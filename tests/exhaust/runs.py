"""Runs of the day: one without a fault to know the places and the end, and one for each fault or pair of faults."""

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

from storage.outbox.changes import HoldReason
from tests.exhaust.day import AGAIN, FORGOTTEN, FOUGHT, GONE, NAMES, POINTS, POINTS_IN_THE_END, UNDONE, Day
from tests.exhaust.places import Breaker, Point

Pair = tuple[Point, ...]


def own_folder() -> Path:
    """A folder that lives as long as this process."""
    folder = Path(mkdtemp(prefix="counterfoil-exhaust-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return folder


@cache
def morning() -> Path:
    """The prepared files; copied for each run."""
    folder = own_folder()
    Day(folder, Breaker()).prepare()
    return folder


def play(*points: Point) -> tuple[Day, list[Any]]:
    """The day with these faults, and how it ended. Raises AssertionError when a law is broken."""
    place = own_folder() / "day"
    shutil.copytree(morning(), place)
    day = Day(place, Breaker(*points))
    try:
        day.run()
        return day, day.end()
    finally:
        day.breaker.armed = day.breaker.dead = False
        for till in day.shop.tills:
            till.replica.database.close()
        day.shop.cloud.close()
        shutil.rmtree(place.parent)


@cache
def fine_day() -> tuple[list[Any], tuple[Point, ...]]:
    """The end of a day without a fault, and every fault it could have had."""
    day, end = play()
    cloud, one, other, _ = end
    assert cloud == one == other
    customers = cloud["customers"]
    assert customers[POINTS]["points"] == POINTS_IN_THE_END
    assert day.asked >= {HoldReason.OVERLAP, HoldReason.REJECTED}
    assert len(cloud["webhooks"]) == 1 and customers[GONE]["deleted"] and not customers[AGAIN]["deleted"]
    assert customers[FOUGHT]["note"] == "still needed" and not customers[FOUGHT]["deleted"]
    assert customers[UNDONE]["note"] is None and not customers[FORGOTTEN]["lastName"]
    assert day.crashes == day.refused == 0
    return end, tuple(day.breaker.every_point())


def check(*points: Point) -> None:
    """A day with these faults ends as a fine one."""
    expected, _ = fine_day()
    day, end = play(*points)
    assert len(points) > 1 or day.breaker.struck == 1, "the place was not passed"
    for which, state, wanted in zip(("cloud", "one", "other"), end, expected, strict=False):
        for name in NAMES:
            assert state[name] == wanted[name], (which, name, differing(state[name], wanted[name]))
    assert end[-1] == expected[-1]


def differing(found: Any, wanted: Any) -> list[Any]:
    """What of one entity's records is not as it should be."""
    if isinstance(found, list):
        return [each for each in found if each not in wanted] + [each for each in wanted if each not in found]
    return [
        (id, {name: (value, wanted.get(id, {}).get(name)) for name, value in row.items()
              if id not in wanted or value != wanted[id].get(name)})
        for id, row in found.items() if row != wanted.get(id)
    ] + [(id, "missing") for id in wanted if id not in found]  # fmt: skip


def failure(points: Pair) -> str | None:
    """What went wrong with these faults, as text; None when nothing did."""
    try:
        check(*points)
    except Exception as error:  # noqa: BLE001 - whatever it is, it is told with its points
        where = traceback.extract_tb(error.__traceback__)[-1]
        said = f"{type(error).__name__} at {where.filename.rpartition('/')[2]}:{where.lineno}: {error}"
        return f"{' '.join(map(str, points))}: {said}"[:2000]
    return None


def pairs(count: int, *, seed: int) -> list[Pair]:
    """So many pairs of faults, drawn by seed (F108)."""
    _, points = fine_day()
    rng = random.Random(seed)
    return [tuple(sorted(rng.sample(points, 2))) for _ in range(count)]


def sample(points: Sequence[Point], count: int, *, seed: int) -> list[Point]:
    """So many of the points, of every place and way alike."""
    rng = random.Random(seed)
    kinds = sorted({(each.place, each.way) for each in points})
    found = []
    for place, way in kinds:
        alike = [each for each in points if (each.place, each.way) == (place, way)]
        found += rng.sample(alike, min(len(alike), max(1, count // len(kinds))))
    return found
