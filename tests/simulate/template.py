"""Empty databases, made once per process and copied for each seed, so that a new shop takes milliseconds."""

from __future__ import annotations

import shutil
from functools import cache
from multiprocessing.util import Finalize
from pathlib import Path
from tempfile import mkdtemp

from app.practice.cloud import CLOUD_ID, PracticeCloud
from storage.records.replica import Replica
from storage.schema.entities import CATALOGUE
from storage.schema.fields import Catalogue
from tests.fakes.clock import ManualClock
from tests.simulate.script import ENTITY_SETS


def _scratch() -> Path:
    """A new temporary folder, in memory where the system has such a place; gone at exit."""
    memory = Path("/dev/shm")
    folder = Path(mkdtemp(prefix="simulate-", dir=memory if memory.is_dir() else None))
    # Unlike atexit it also runs in a pool's workers.
    Finalize(None, shutil.rmtree, (folder,), {"ignore_errors": True}, exitpriority=1)
    return folder


@cache
def scratch_once() -> Path:
    """This process's temporary folder."""
    return _scratch()


@cache
def catalogue(entity_set: str) -> Catalogue:
    """What the tills of a entity_set keep."""
    return Catalogue(tuple(CATALOGUE[name] for name in ENTITY_SETS[entity_set]))


@cache
def cloud_files() -> Path:
    """The folder of an empty cloud."""
    folder = scratch_once() / "cloud"
    cloud = PracticeCloud(folder, clock=ManualClock())
    assert cloud.refresh_token
    cloud.close()
    return folder


@cache
def till_files(entity_set: str) -> Path:
    """The folder of a till that has read nothing yet."""
    folder = scratch_once() / entity_set
    Replica.open(
        folder / "replica.db", catalogue=catalogue(entity_set), cloud_id=CLOUD_ID, clock=ManualClock()
    ).close()
    return folder
