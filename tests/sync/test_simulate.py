"""Days of tills and cloud, checked against the laws: sixty seeds of today, and one of each family of faults that seeds found.

The sixty are other ones every day, so that a year of runs is a year of days: `python -m tests.simulate` plays many more,
and with `--regressions` every seed that once failed. A failure prints the command that plays it again.
"""

from __future__ import annotations

import logging
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import fields
from pathlib import Path

import pytest

from tests.fakes.today import DAY
from tests.simulate import script
from tests.simulate.__main__ import REGRESSIONS, listed, main, play_twice
from tests.simulate.cloud_profile import CloudProfile
from tests.simulate.play import play

FIRST = DAY * 100
PIECE = 5
"""Seeds of one test."""
WHOLE, SEEDS = 15, 60
"""Seeds of which the whole day is played, and all of them: of the others the first steps, and the convergence at the end."""
MORNING = 15
"""Steps of a shortened day."""
ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(autouse=True)
def logging_comes_back() -> Iterator[None]:
    yield
    logging.disable(logging.NOTSET)


def failures(seeds: Sequence[int], steps: int | None = None) -> list[str]:
    """What is wrong with them; every hundredth is played twice, which shows randomness from outside the seed."""
    logging.disable(logging.CRITICAL)
    played = ((seed, (play if seed % 100 else play_twice)(seed, steps).failure) for seed in seeds)
    cut = "" if steps is None else f" --steps {steps}"
    return [
        f"python -m tests.simulate --first {seed} --seeds 1{cut}: {wrong}" for seed, wrong in played if wrong
    ]


@pytest.mark.parametrize("first", range(0, SEEDS, PIECE))
def test_days_drawn_from_seeds_lose_nothing(first: int) -> None:
    steps = None if first < WHOLE else MORNING
    assert failures(range(FIRST + first, FIRST + first + PIECE), steps) == []


@pytest.mark.parametrize("seed", listed(REGRESSIONS[0]))
def test_seeds_that_failed_once_pass(seed: int) -> None:
    assert failures([seed]) == []


def test_every_answer_to_every_open_question_is_drawn() -> None:
    scripts = [script.draw_script(seed) for seed in range(300)]
    missing = [
        (each.name, answer)
        for each in fields(CloudProfile)
        for answer in each.metadata["answers"]
        if all(getattr(drawn.profile, each.name) != answer for drawn in scripts)
    ]
    assert missing == []
    assert {drawn.tills for drawn in scripts} == {1, 2, 3}
    assert {drawn.lan for drawn in scripts} == {True, False}
    assert {drawn.entity_set for drawn in scripts} == set(script.ENTITY_SETS)
    assert {step.kind for drawn in scripts for step in drawn.steps} == set(script.WEIGHTS)


def test_two_passes_in_which_each_seed_is_played_once_are_compared(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "digests"
    command = [
        "--seeds",
        "2",
        "--first",
        "3",
        "--steps",
        "5",
        "--once",
        "--digests",
        str(file),
        "--shrink",
        "0",
    ]
    assert main(command) == 0 == main(command)
    assert [line.split()[0] for line in file.read_text("utf-8").splitlines()] == ["3", "4"]
    file.write_text(file.read_text("utf-8").replace("4 5 ", "4 5 x"), "utf-8")
    capsys.readouterr()
    assert main(command) == 1
    told = capsys.readouterr().out
    assert "2 seeds, each once" in told and "1 failed: 4" in told and "another trace" in told


def test_a_play_in_another_process_comes_to_the_same_trace(tmp_path: Path) -> None:
    command = "--first 78153 --seeds 1 --once --shrink 0 --digests".split()
    for order_of_sets in ("0", "1"):
        played = subprocess.run(
            [sys.executable, "-m", "tests.simulate", *command, str(tmp_path / "digests")],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": order_of_sets},
            capture_output=True,
            text=True,
            check=False,
        )
        assert played.returncode == 0, played.stdout + played.stderr


def test_the_command_runs_seeds_and_prints_a_summary(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--seeds", "2", "--first", "3", "--steps", "5"]) == 0
    assert "2 seeds, each twice" in capsys.readouterr().out
