"""A short run of `tests.fuzz`: every malformed request is answered or its connection closed, and nothing leaks."""

from __future__ import annotations

import random
import sys
from pathlib import Path

import pytest

from tests import fuzz
from tests.fakes.malformed import KINDS, Aim, Sent

SECRETS = ("cfr_secret", "Traceback")


@pytest.mark.skipif(sys.platform == "win32", reason="Windows cannot send SIGTERM to a process")
def test_1500_malformed_requests_are_answered_correctly(tmp_path: Path) -> None:
    report = fuzz.run(tmp_path, requests=1200, seed=random.randrange(10**6))
    assert report.wrong == []
    assert report.requests == 1500
    assert len(report.kinds) == len(KINDS)
    assert {"400", "401", "403", "404", "405"} <= report.statuses.keys()


def test_the_same_seed_gives_the_same_requests() -> None:
    aim = Aim("/v2/clouds/1", "a.b.c", 7)
    made = [[kind(aim, random.Random(5)) for kind in KINDS] for _ in range(2)]
    assert made[0] == made[1] and all(isinstance(each, Sent) for each in made[0])


@pytest.mark.parametrize(
    ("status", "raw", "fine"),
    [
        ("200", b"HTTP/1.1 200 OK\r\n\r\nx", True),
        ("closed", b"", True),
        ("waiting", b"", True),
        ("400", b"HTTP/1.1 400 Bad Request\r\n\r\n{}", True),
        ("500", b"HTTP/1.1 500 x\r\n\r\n", False),
        ("silent", b"", False),
        ("no HTTP", b"Internal", False),
        ("400", b"HTTP/1.1 400 x\r\n\r\nTraceback", False),
        ("403", b"HTTP/1.1 403 x\r\n\r\ncfr_secret", False),
    ],
)
def test_which_responses_count_as_wrong(status: str, raw: bytes, fine: bool) -> None:
    assert (fuzz.failure_of(status, raw, SECRETS) is None) is fine
