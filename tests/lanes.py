"""The fast lane and the slow lane: what `packaging/bootstrap.py test --fast` runs, and what it leaves out and why.

The nearest entry decides: the module itself, then its folder, and so on upwards. A module below no entry belongs to
no lane, which `tests/test_lanes.py` refuses. It also refuses fast modules that start processes or use a long
generator, so nothing slow joins the fast lane unnoticed.
"""

from __future__ import annotations

from pathlib import PurePosixPath
from typing import Literal

Lane = Literal["fast", "slow", "by hand"]

FAST = (
    "tests/app",
    "tests/contract",
    "tests/storage",
    "tests/sync/client",
    "tests/sync/limits",
    "tests/sync/merge",
    "tests/sync/pull/test_pull.py",
    "tests/sync/push/test_push.py",
    "tests/sync/test_errors.py",
    "tests/test_bench_page.py",
    "tests/test_lanes.py",
    "tests/test_states.py",
    "tests/ui/editors",
)
"""Folders and modules of unit and contract tests."""

INSTALLERS = "builds installers and installs them under Wine and in a bare Debian"
PROCESSES = "starts the program in processes of its own"
KILLS = "starts processes and kills them"
SEEDS = "plays days or requests drawn from seeds"
SOURCE = "judges the source, not the program: part of `bootstrap.py check`"

SLOW = {
    "tests/packaging": INSTALLERS,
    "tests/app/background/test_anonymizing.py": "kills at every write",
    "tests/app/cli": PROCESSES,
    "tests/app/commands/test_resolve_many.py": "resolves hundreds of conflicts at once",
    "tests/app/plans/test_power_loss.py": "cuts the power at every write",
    "tests/app/practice/test_story.py": "plays the whole demonstration",
    "tests/app/price_work/test_vat_change.py": "changes 1,650 products, back and forth",
    "tests/app/processes": PROCESSES,
    "tests/app/server/http/test_tls.py": PROCESSES,
    "tests/app/server/test_fuzz.py": SEEDS,
    "tests/app/server/test_mirror.py": KILLS,
    "tests/app/server/test_soak.py": KILLS,
    "tests/app/supplier_list/test_applying.py": "cuts the power at every write",
    "tests/app/supplier_list/test_scale.py": "compares lists of 20,000 lines",
    "tests/app/test_artefacts.py": PROCESSES,
    "tests/app/test_folder_lock.py": PROCESSES,
    "tests/app/test_limited_child.py": PROCESSES,
    "tests/app/test_price_paths.py": "draws every path that writes a price",
    "tests/app/test_recovered_start.py": PROCESSES,
    "tests/app/test_run_time_lock.py": PROCESSES,
    "tests/app/test_stop_event.py": PROCESSES,
    "tests/contract/test_race.py": "races clients against a server",
    "tests/contract/test_schemathesis.py": SEEDS,
    "tests/storage/database/test_open_files.py": PROCESSES,
    "tests/storage/records/test_two_processes.py": PROCESSES,
    "tests/storage/records/test_power_loss.py": "cuts the power at every write",
    "tests/storage/test_frozen.py": "interrupts a migration at every statement",
    "tests/storage/tables/test_migrations.py": "interrupts opening at every statement",
    "tests/sync": "runs tills against a cloud, breaking them at every request",
    "tests/test_architecture.py": SOURCE,
    "tests/test_faults.py": SOURCE,
    "tests/ui": "drives whole windows, one for each test",
}
"""Modules and folders that the fast lane leaves out, each with its reason."""

BY_HAND = {"tests/test_bench.py": "runs the benchmarks in a small size: for whoever changes them"}
"""Modules that are run when they are named, and never as a part of the suite, each with its reason."""


def lane(module: str) -> Lane:
    """The lane of a test module, given its path from the top of the repository. Raises LookupError for none."""
    for place in (module, *map(str, PurePosixPath(module).parents)):
        if place in BY_HAND:
            return "by hand"
        if place in FAST:
            return "fast"
        if place in SLOW:
            return "slow"
    raise LookupError(f"{module} belongs to no lane: add it or its folder to tests/lanes.py")
