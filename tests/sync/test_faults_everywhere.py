"""A day with every kind of operation, broken at any database statement, request or write to a file (`tests.exhaust`).

Whatever breaks wherever: once the day is fine again, cloud and both tills end as they end on a fine day, nothing is
there twice, and points were added once. The command plays every fault; here is a part of each kind, another one
for each day of the year.
"""

from __future__ import annotations

import threading
import time
from pathlib import Path

import pytest

from storage.database.fsync import write_all
from tests.exhaust.places import Crash, Fault, FaultInjector
from tests.exhaust.runs import check, day_without_faults, pairs, sample

CHUNKS = 3
SINGLE, DOUBLE = 36, 6
LEAST = 2000
SEED = time.gmtime().tm_yday


def test_the_simulated_day_has_many_places_for_faults() -> None:
    _, points = day_without_faults()
    assert len(points) > LEAST
    assert len({each.number for each in points if each.place == "request"}) > 80
    assert len({each.number for each in points if each.place == "statement"}) > 1000
    assert len({each.number for each in points if each.place == "file"}) > 200


def test_a_write_of_another_thread_is_no_place_of_the_day(tmp_path: Path) -> None:
    """A schedule that another test keeps running writes meanwhile: the numbers of the places stay the same."""
    injector = FaultInjector(Fault("file", 0, "crash"))
    injector.armed = True
    with (tmp_path / "written").open("wb") as file, injector.files():
        other = threading.Thread(target=write_all, args=(file.fileno(), b"theirs"))
        other.start()
        other.join()
        assert injector.seen["file"] == []
        with pytest.raises(Crash):
            write_all(file.fileno(), b"ours")
    assert (tmp_path / "written").read_bytes() == b"theirs"


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_F81_F82_F83_F87_a_fault_anywhere(chunk: int) -> None:
    _, points = day_without_faults()
    chosen = sample(points, SINGLE, seed=SEED)[chunk::CHUNKS]
    for point in chosen:
        check(point)
    print(f"{len(chosen)} of {len(points)} faults, seed {SEED}")


def test_F108_two_faults_on_one_day() -> None:
    for pair in pairs(DOUBLE, seed=SEED):
        check(*pair)
