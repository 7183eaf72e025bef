"""A copy of the cloud that answers its lists, and that each write reaches a while later (F10)."""

from __future__ import annotations

import shutil
from collections import deque
from pathlib import Path

from app.practice.cloud import PracticeCloud
from storage.schema.fields import Record
from sync.client.transport import Request, Response
from tests.simulate.cloud_clock import CoarseClock
from tests.simulate.script import Script


class ReadReplica:
    """The copy that answers lists; each write arrives there a while later."""

    def __init__(self, cloud: PracticeCloud, clock: CoarseClock, folder: Path, script: Script) -> None:
        copy = folder.with_name("behind")
        shutil.copytree(folder, copy, ignore=shutil.ignore_patterns("*-wal", "*-shm"))
        self._practice = PracticeCloud(copy, seed=script.seed, clock=clock)
        self._practice.service.behaviour = cloud.service.behaviour
        self._practice.service._tokens = (
            cloud.tokens
        )  # one cloud to its clients: a folder elsewhere has another key
        self._clock = clock.inner
        self._lag = script.profile.lag * 1000
        self._pending: deque[tuple[int, str, int, Record | None]] = deque()

    def replicate(self, entity: str, record_id: int, record: Record | None) -> None:
        """Queue a new version of a record; None when it is gone."""
        self._pending.append((self._clock.wall + self._lag, entity, record_id, record))

    def handle(self, request: Request) -> Response:
        """Apply what has arrived by now, and answer a list."""
        due = [each for each in self._pending if each[0] <= self._clock.wall]
        if due:
            with self._practice.replica.write() as tx:
                for _, entity, record_id, record in due:
                    if record is None:
                        tx.forget(entity, record_id)
                    else:
                        tx.put(entity, record)
            for _ in due:
                self._pending.popleft()
        return self._practice.service.handle(request)

    def close(self) -> None:
        """Close the file."""
        self._practice.close()
