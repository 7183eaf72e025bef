"""An older state of a data folder that is put back in its place, on the same computer (F113).

People copy the folder away, and weeks later write the copy over the present one: with its journal, without it, or only
the database. The program cannot see that from inside, but for the mark that it keeps outside the folder.
"""

from __future__ import annotations

import random
import shutil
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from storage.records.replica import journal_path

if TYPE_CHECKING:
    from tests.simulate.fake_cloud import Key
    from tests.simulate.memory import Memory
    from tests.simulate.world import Till

DATABASE_ONLY, WITHOUT_JOURNAL, WHOLE = "database only", "without journal", "whole"


@dataclass(frozen=True, slots=True)
class OlderFolder:
    """The files as they were, and what was true of them then."""

    files: Path
    memory: Memory
    posted: int
    """How many records had been created by a POST by then."""
    seen_unchanged: frozenset[Key]
    """Those of which the till had seen by then that they had arrived."""


def keep(till: Till, rng: random.Random) -> OlderFolder:
    """Copy the folder away, while the program runs or after it was closed; the newest copy is kept."""
    closed = rng.random() < 0.5
    if closed:
        till.replica.close()
    files = till.world.folder / f"{till.name}-older"
    shutil.rmtree(files, ignore_errors=True)
    files.mkdir()
    for path in till.files():
        if path.exists():
            shutil.copyfile(path, files / path.name)
    if closed:
        till.start()
    till.world.trace.log("  ", till.name, "copied away", "closed" if closed else "running")
    return OlderFolder(
        files, till.world.oracle.remember(till), len(till.world.posted), frozenset(till.world.seen_unchanged)
    )


def put_back(till: Till, older: OlderFolder, rng: random.Random) -> None:
    """Write the kept files over the present ones, and start the program on them."""
    how = rng.choice((WHOLE, WHOLE, WITHOUT_JOURNAL, DATABASE_ONLY))
    journal = journal_path(till.path)
    till.replica.close()
    till.remove_file()
    if how != DATABASE_ONLY:
        journal.unlink(missing_ok=True)
    for path in older.files.iterdir():
        if how == WHOLE or path.name != journal.name:
            shutil.copyfile(path, till.path.parent / path.name)
    till.world.trace.log("  ", till.name, "put back:", how)
    if how != DATABASE_ONLY:  # else the journal has every edit since
        world, early, since = till.world, till.world.posted[: older.posted], till.world.posted[older.posted :]
        world.posted = early + [each for each in since if each.till is not till]
        world.seen_unchanged -= {each.key for each in early if each.till is till} - older.seen_unchanged
        for each in since:
            if each.till is till and each.key[0] == "customers":
                world.oracle.points.moved(each.key[1], None)  # nobody here knows what it was made with
        world.oracle.put_back(till, older.memory)
    till.start()
    till.world.oracle.file_replaced(till)
