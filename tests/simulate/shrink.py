"""Shrinks a failing script: leaves out steps and faults as long as the same law stays violated."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from dataclasses import replace

from tests.simulate.play import PlayResult, play_script
from tests.simulate.script import Script, Step


def shrink(failed: PlayResult, *, seconds: float) -> PlayResult:
    """The shortest failing script found in that time, played."""
    until = time.monotonic() + seconds
    best = failed
    parts = 2
    while time.monotonic() < until:
        shorter = _first_failing(best, _shorter(best.script, parts), until)
        if shorter is not None:
            best = shorter
            parts = max(2, parts - 1)
        elif parts < len(best.script.steps):
            parts = min(len(best.script.steps), parts * 2)
        else:
            break
    for number in range(len(best.script.steps)):
        best = _first_failing(best, _calmer(best.script, number), until) or best
    return best


def _first_failing(failed: PlayResult, scripts: Iterator[Script], until: float) -> PlayResult | None:
    for script in scripts:
        if time.monotonic() >= until:
            return None
        played = play_script(script)
        if played.law == failed.law:
            return played
    return None


def _shorter(script: Script, parts: int) -> Iterator[Script]:
    """The script without each of so many parts of its steps."""
    steps = script.steps
    size = max(1, -(-len(steps) // parts))
    for start in range(0, len(steps), size):
        yield _with(script, [*steps[:start], *steps[start + size :]])


def _calmer(script: Script, number: int) -> Iterator[Script]:
    """The script with one step in which less happens."""
    steps = list(script.steps)
    step = steps[number]
    for calmer in (replace(step, calm=True, alone=True), replace(step, calm=True), replace(step, alone=True)):
        if calmer != step:
            yield _with(script, [*steps[:number], calmer, *steps[number + 1 :]])


def _with(script: Script, steps: Sequence[Step]) -> Script:
    return replace(script, steps=tuple(steps))
