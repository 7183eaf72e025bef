"""Every error this program raises, as codes and parameters; the texts for them are in the front ends.

ShopError
  BugError                 a programming error
  StorageError
    DatabaseBusy           another program holds the file
    DatabaseDamaged        the file fails its own check
      DatabaseMissing      the file is gone or empty, and its journal or backups are there
    DatabaseNewer          a later version of this program wrote it
    DatabaseOlder          a version from before the first release wrote it
    OtherCloud             the file holds another cloud's records
    HomeMissing            this account has no home folder, and no data folder was named
    FolderNotWritable      the data folder cannot be written
    FolderGone             the data folder was moved away, or its drive taken out
    NetworkFolder          the data folder is on another computer
    DiskFull
    DatabaseRepaired       reported, not raised: a damaged file was replaced
    DatabaseReplaced       reported, not raised: a missing file was made again
    BackupOffered          reported, not raised: the file and its journal were missing, a backup is there
    EditsReplayed          reported, not raised: the file lacked edits that the journal has
    DatabaseCopied         reported, not raised: the file is a copy of another one
    DatabasePutBack        reported, not raised: the file is an older state of itself
    JournalDamaged         reported, not raised: lines of the journal cannot be read
  InvalidRecord            a record breaks rules of the schema; carries problems
  InvalidQuery             a filter, sort or page cannot be understood
  UnknownEntity, UnknownRecord
  PreconditionRequired, PreconditionFailed, StaleVersion     writes guarded by an ETag
  Refused                  the command is valid and not allowed
"""

from __future__ import annotations

from dataclasses import dataclass
from dataclasses import field as _field
from typing import ClassVar

_QUOTES = frozenset({"detail", "given", "message", "value", "violations"})
"""Parameters that quote what was stored, typed or answered; they are for the error text that a person asked for."""


class ShopError(Exception):
    """Base class: a stable `code`, `params` for the error text, and whether a retry may succeed.

    As a text, for the log, it has no parameter that may quote a value of a customer.
    """

    code: ClassVar[str] = "shop_error"
    transient: ClassVar[bool] = False

    def __init__(self, **params: object) -> None:
        super().__init__(self.code, params)
        self.params = params

    def __str__(self) -> str:
        shown = ", ".join(f"{name}={value}" for name, value in self.params.items() if name not in _QUOTES)
        return f"{self.code}({shown})"


def without_values(error: BaseException) -> str:
    """An error as text without any stored value, for logs and diagnostics: its code or type.

    What SQLite, JSON, the validation or a conversion says of a value quotes it.
    """
    kind = type(error).__name__
    match error:
        case ShopError():
            return str(error)
        case OSError():
            return f"{kind}: [{error.errno}] {error.strerror}"
        case ImportError():
            return f"{kind}: {error.name}"
    code = getattr(error, "sqlite_errorname", None)
    return f"{kind}: {code}" if isinstance(code, str) else kind


class BugError(ShopError):
    """A programming error, caught at the edge of a thread and logged once."""

    code = "bug"


class StorageError(ShopError):
    """Base of the errors of the database file and its folder."""

    code = "storage"


class DatabaseBusy(StorageError):
    """Another program kept the database locked beyond our timeout."""

    code = "database_busy"
    transient = True


class DatabaseDamaged(StorageError):
    """The file is not an intact SQLite database; nothing was changed.

    Of a backup `params["how"]` says what is wrong: `foreign` (of no shop), `cut` (its end is missing) or `rotten`.
    """

    code = "database_damaged"


class DatabaseMissing(DatabaseDamaged):
    """The file is missing or empty (F127). `params`: `edits` in its journal, None without one; the newest `backup` or None."""

    code = "database_missing"


class DatabaseNewer(StorageError):
    """The file was written by a later version of this program; nothing was changed."""

    code = "database_newer"


class DatabaseOlder(StorageError):
    """The file was written by a version from before the first release, whose files are not read; nothing was changed."""

    code = "database_older"


class OtherCloud(StorageError):
    """The file belongs to another cloud; records are never mixed (F102)."""

    code = "other_cloud"


class HomeMissing(StorageError):
    """The account has no home folder, and no data folder was named."""

    code = "home_missing"


class FolderNotWritable(StorageError):
    """The data folder cannot be created or written."""

    code = "folder_not_writable"


class FolderGone(StorageError):
    """`params["path"]`, a folder that was there, cannot be reached: its drive was taken out, or it was moved."""

    code = "folder_gone"


class NetworkFolder(StorageError):
    """The data folder is on a network share; WAL mode needs shared memory, which no network offers (F90)."""

    code = "network_folder"


class DatabaseRepaired(StorageError):
    """Reported, not raised: a damaged file was set aside and replaced from a backup and the journal (F86)."""

    code = "database_repaired"


class DatabaseReplaced(StorageError):
    """Reported, not raised: a missing file was made again from the newest backup, if any, and the journal (F127)."""

    code = "database_replaced"


class BackupOffered(StorageError):
    """Reported, not raised: file and journal were missing, and `params["backup"]` was the newest backup (F127).

    It is not restored unasked: without the journal nobody knows what of it was sent since. Reported at each start and kept,
    until a backup is restored or this one declined.
    """

    code = "backup_offered"


class EditsReplayed(StorageError):
    """Reported, not raised: edits of the journal were missing in the file and were replayed (F88)."""

    code = "edits_replayed"


class DatabaseCopied(StorageError):
    """Reported, not raised: the file is a copy, and its original may have sent what waits in it (F113)."""

    code = "database_copied"


class DatabasePutBack(StorageError):
    """Reported, not raised: an older state was put back over the file; what waits in it may have been sent since (F113)."""

    code = "database_put_back"


class JournalDamaged(StorageError):
    """Reported, not raised: `params["lines"]` of the journal cannot be read; a copy of it is kept (F127)."""

    code = "journal_damaged"


class DiskFull(StorageError):
    """No space to commit; the transaction was rolled back."""

    code = "disk_full"
    transient = True


@dataclass(frozen=True, slots=True)
class Problem:
    """One broken rule: the field (None for the whole record), a code, and the parameters of the error text."""

    field: str | None
    code: str
    params: dict[str, object] = _field(default_factory=dict)


class InvalidRecord(ShopError):
    """A record breaks rules of the schema; `problems` names each field once per broken rule."""

    code = "invalid_record"

    def __init__(self, problems: list[Problem], **params: object) -> None:
        super().__init__(**params)
        self.problems = problems


class InvalidQuery(ShopError):
    """A filter, sort, page or limit that cannot be served; `params["problem"]` is the reason."""

    code = "invalid_query"


class UnknownEntity(ShopError):
    """No such entity in the catalogue."""

    code = "unknown_entity"


class UnknownRecord(ShopError):
    """No record under that id."""

    code = "unknown_record"


class PreconditionRequired(ShopError):
    """An update came without If-Match (428)."""

    code = "precondition_required"


class PreconditionFailed(ShopError):
    """The record changed since the ETag was given (412); nothing was written."""

    code = "precondition_failed"


class StaleVersion(ShopError):
    """The body carries an old versionDate (409); nothing was written."""

    code = "stale_version"


class Refused(ShopError):
    """A valid command that is not allowed; `params["reason"]` says why."""

    code = "refused"
