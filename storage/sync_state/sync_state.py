"""Everything the sync engine remembers, as one object over one connection.

Made by `Replica.sync_state` for reading and by `Transaction.sync_state` for writing, so that nobody above `storage`
handles a connection. Making one, or a part of one, costs no query. One module per concept, each with a small class
over its table.
"""

from __future__ import annotations

import sqlite3
from typing import TYPE_CHECKING

from storage.database.meta import MetaValues

if TYPE_CHECKING:
    from storage.sync_state.capabilities import LearntCapabilities, Refusals
    from storage.sync_state.cloud_rollback import CloudRollbackState
    from storage.sync_state.daily_health import DailyHealth
    from storage.sync_state.download_ranges import DownloadRanges
    from storage.sync_state.expected_remote import ExpectedRemote
    from storage.sync_state.page_etags import PageEtags
    from storage.sync_state.pull_cursors import PullCursors
    from storage.sync_state.quarantine import Quarantine
    from storage.sync_state.record_etags import RecordEtags
    from storage.sync_state.regressions import Regressions
    from storage.sync_state.runs import Runs
    from storage.sync_state.server_rewrites import ServerRewrites
    from storage.sync_state.superseded import SupersededCopies
    from storage.sync_state.unshown_fields import UnshownFields
    from storage.sync_state.view_audit import ViewAudit


class SyncState:
    """The tables of the sync engine, by concept. Valid as long as its connection is."""

    __slots__ = ("_connection",)

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    @property
    def cursors(self) -> PullCursors:
        """How far each list has been read."""
        from storage.sync_state.pull_cursors import PullCursors

        return PullCursors(self._connection)

    @property
    def ranges(self) -> DownloadRanges:
        """Progress of a first download that reads a list in several ranges."""
        from storage.sync_state.download_ranges import DownloadRanges

        return DownloadRanges(self._connection)

    @property
    def quarantine(self) -> Quarantine:
        """Rows of the cloud that could not be read."""
        from storage.sync_state.quarantine import Quarantine

        return Quarantine(self._connection)

    @property
    def expected(self) -> ExpectedRemote:
        """The records that the cloud should hold."""
        from storage.sync_state.expected_remote import ExpectedRemote

        return ExpectedRemote(self._connection)

    @property
    def regressions(self) -> Regressions:
        """Records of which the cloud has less than it once confirmed."""
        from storage.sync_state.regressions import Regressions

        return Regressions(self._connection)

    @property
    def rollback(self) -> CloudRollbackState:
        """Whether the cloud was restored from a backup."""
        from storage.sync_state.cloud_rollback import CloudRollbackState

        return CloudRollbackState(self._connection)

    @property
    def page_etags(self) -> PageEtags:
        """The pages of the full comparison with their ETags, and its position."""
        from storage.sync_state.page_etags import PageEtags

        return PageEtags(self._connection)

    @property
    def record_etags(self) -> RecordEtags:
        """ETags of single records."""
        from storage.sync_state.record_etags import RecordEtags

        return RecordEtags(self._connection)

    @property
    def unshown_fields(self) -> UnshownFields:
        """Declared fields that the cloud was never seen to show."""
        from storage.sync_state.unshown_fields import UnshownFields

        return UnshownFields(self._connection)

    @property
    def view_audit(self) -> ViewAudit:
        """Rows of this file that are not what they were stored as."""
        from storage.sync_state.view_audit import ViewAudit

        return ViewAudit(self._connection)

    @property
    def server_rewrites(self) -> ServerRewrites:
        """Values that the cloud stores otherwise than they were sent."""
        from storage.sync_state.server_rewrites import ServerRewrites

        return ServerRewrites(self._connection)

    @property
    def superseded(self) -> SupersededCopies:
        """Copies that the cloud replaced by slightly newer ones."""
        from storage.sync_state.superseded import SupersededCopies

        return SupersededCopies(self._connection)

    @property
    def capabilities(self) -> LearntCapabilities:
        """What the cloud was seen to allow."""
        from storage.sync_state.capabilities import LearntCapabilities

        return LearntCapabilities(self._connection)

    @property
    def refusals(self) -> Refusals:
        """Verbs that the cloud refused."""
        from storage.sync_state.capabilities import Refusals

        return Refusals(self._connection)

    @property
    def runs(self) -> Runs:
        """The history of sync runs."""
        from storage.sync_state.runs import Runs

        return Runs(self._connection)

    @property
    def daily_health(self) -> DailyHealth:
        """Counts of runs and records by day."""
        from storage.sync_state.daily_health import DailyHealth

        return DailyHealth(self._connection)

    @property
    def meta(self) -> MetaValues:
        """Single facts under a key."""
        return MetaValues(self._connection)
