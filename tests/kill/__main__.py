"""`python -m tests.kill --rounds 200 --seed S`: kill a till at random, again and again, and find nothing missing.

A real process and real HTTP on this computer, a cloud that fails in many ways (late and lost answers, errors before
and after the work, 429, 412, expired tokens, late commits), and edits at the till and in the cloud. Proves that after
each kill the database is sound and journal and outbox agree, and that in the end both sides hold the same records
with every edit that was reported as saved. Exit code 1 when anything is missing.
"""

from __future__ import annotations

import argparse
import logging
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.kill.rounds import KillRounds


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m tests.kill", description=__doc__)
    parser.add_argument("--rounds", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, choices=(1, 2), default=1, help="2: window and engine apart")
    asked = parser.parse_args()
    logging.disable(logging.CRITICAL)
    with TemporaryDirectory(prefix="counterfoil-kill-", ignore_cleanup_errors=True) as folder:
        rounds = KillRounds(Path(folder), seed=asked.seed, processes=asked.processes)
        try:
            print(f"seed {asked.seed}: {rounds.run(asked.rounds)}")
        except AssertionError as wrong:
            print(f"seed {asked.seed}, after {rounds.stats.kills} kills: {wrong}")
            return 1
        finally:
            rounds.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
