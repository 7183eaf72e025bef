"""Everything the sync engine remembers, as one object over one connection.

Made by `Replica.sync_state` for reading and by `Transaction.sync_state` for writing, so that nobody above `storage`
handles a connection. Making one costs no query. One module per subject.
"""

from __future__ import annotations

import sqlite3

from storage.database.meta import MetaValues
from storage.sync_state.capabilities import (
    LearntCapabilities,
    RecordEtags,
    Refusals,
    ServerRewrites,
    SupersededCopies,
)
from storage.sync_state.expected_remote import ExpectedRemote, PageEtags, ViewAudit
from storage.sync_state.pull_cursors import DownloadRanges, PullCursors, Quarantine
from storage.sync_state.regressions import CloudRollbackState, Regressions
from storage.sync_state.runs import DailyHealth, Runs


class SyncState:
    """The tables of the sync engine, by subject. Valid as long as its connection is."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        # How far each list of the cloud has been read.
        self.cursors = PullCursors(connection)
        self.ranges = DownloadRanges(connection)
        self.quarantine = Quarantine(connection)
        # What the cloud was seen to do.
        self.capabilities = LearntCapabilities(connection)
        self.refusals = Refusals(connection)
        self.record_etags = RecordEtags(connection)
        self.server_rewrites = ServerRewrites(connection)
        self.superseded = SupersededCopies(connection)
        # What it has less than it once confirmed.
        self.regressions = Regressions(connection)
        self.rollback = CloudRollbackState(connection)
        # What it should hold, and what was compared.
        self.expected = ExpectedRemote(connection)
        self.page_etags = PageEtags(connection)
        self.view_audit = ViewAudit(connection)
        # What happened.
        self.runs = Runs(connection)
        self.daily_health = DailyHealth(connection)
        self.meta = MetaValues(connection)
