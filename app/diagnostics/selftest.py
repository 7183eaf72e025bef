"""Self-test: whether this installation is complete and its data is sound.

Called by `check` and the diagnostics page. Findings are values; nothing is repaired and no file is left behind.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from app.errors import SecretsUnavailable
from storage.errors import DiskFull, ShopError, without_values

_LEAST_SPACE = 4_000_000
"""Bytes below which the disk counts as full: what a day of edits needs."""


@dataclass(frozen=True, slots=True)
class Finding:
    """Result of one check. What is not `needed` may be missing, because there is an alternative."""

    name: str
    fine: bool
    detail: str
    needed: bool = True
    error: ShopError | None = None
    """What went wrong, where that has a code, for those who word it themselves."""


def findings(folder: Path) -> Iterator[Finding]:
    """All checks of this layer for a data folder."""
    checks: tuple[tuple[str, Callable[[Path], str]], ...] = (
        ("python", _python),
        ("sqlite", _sqlite),
        ("tls", _tls),
        ("proxy", _proxy),
        ("folder", _folder),
        ("settings", _settings),
        ("shop", _shop),
        ("token", _token),
        ("rights", _rights),
        ("tokens", _tokens),
        ("database", _database),
        ("server", _server),
    )
    for name, check in checks:
        yield _finding(name, check, folder)
    yield _libraries()
    yield _cloud_drive(folder)
    yield _disk(folder)
    yield _keychain()


def _finding(name: str, check: Callable[[Path], str], folder: Path) -> Finding:
    try:
        return Finding(name, True, check(folder))
    except ShopError as error:
        return Finding(name, False, str(error), error=error)
    except Exception as error:  # noqa: BLE001 - every failure is a finding
        return Finding(name, False, without_values(error))


def _python(folder: Path) -> str:
    del folder
    return f"{sys.version.split()[0]} on {sys.platform}"


def _sqlite(folder: Path) -> str:
    """Check the SQLite features that the replica needs, on a real replica in a temporary folder."""
    del folder
    from storage.query.grammar import Query
    from storage.records.replica import Replica

    with tempfile.TemporaryDirectory(prefix="counterfoil-check-") as place:
        replica = Replica.open(Path(place) / "replica.db")
        try:
            version = replica.database.sqlite_version()
            for entity in replica.catalogue:
                replica.page(entity.name, Query(search="check ab"), limit=1)
        finally:
            replica.close()
    return f"SQLite {version} with JSON and trigram search"


def _tls(folder: Path) -> str:
    del folder
    import ssl

    ssl.create_default_context()
    import sync.client.http
    from sync.client.system_trust import has_certificates

    sync.client.http.HttpTransport("https://localhost").close()
    trusted = (
        "the system's certificates" if has_certificates() else "built-in certificates, the system has none"
    )
    return f"{ssl.OPENSSL_VERSION}, {trusted}"


def _libraries() -> Finding:
    """Whether the libraries that this program brought are of the last year; those of the system are the system's."""
    from app.diagnostics import library_age

    days = library_age.of_this_process()
    said = ", ".join(f"{name} of {day or 'an unknown day'}" for name, day in days.items())
    kept = library_age.kept_by_the_system()
    if kept >= set(days):
        return Finding("libraries", True, f"{said}, kept by the system", needed=False)
    own = {name: day for name, day in days.items() if name not in kept}
    if old := library_age.outdated(own, library_age.today()):
        advice = f"{' and '.join(old)} older than a year: install a newer Counterfoil"
        return Finding("libraries", False, f"{said}; {advice}", needed=False)
    return Finding("libraries", True, said, needed=False)


def _proxy(folder: Path) -> str:
    """The proxies that requests go through, as the system names them; one of an automatic script (PAC) is not among them."""
    del folder
    from sync.client.proxies import system_proxies

    found = sorted(f"{scheme}: {address}" for scheme, address in system_proxies().items())
    return ", ".join(found) or "none"


def _folder(folder: Path) -> str:
    """Check that the folder is writable or can be created, and that there is space; a missing folder is not created."""
    from app.paths import prepare

    place = _existing(folder)
    prepare(place)
    if shutil.disk_usage(place).free < _LEAST_SPACE:
        raise DiskFull(path=str(folder))
    return str(folder) if place == folder else f"{folder} (made at the first start)"


def _existing(folder: Path) -> Path:
    """The folder, or the nearest one above it that there is."""
    while not folder.exists() and folder != folder.parent:
        folder = folder.parent
    return folder


def _settings(folder: Path) -> str:
    from app.settings.settings import Settings

    if (problem := Settings.load(folder).problem) is not None:
        raise problem
    return "in range"


def _shop(folder: Path) -> str:
    from app.settings.shop_file import read_shop

    shop = read_shop(folder)
    return "no cloud connected" if shop is None else f"cloud {shop.cloud_id} at {shop.base_url}"


def _token(folder: Path) -> str:
    """Check the cloud's token where it is in a file; a keychain is not asked, since that may ask the person."""
    from app.settings.secrets import open_secrets, secret_name
    from app.settings.shop_file import SecretsKind, read_shop

    try:
        shop = read_shop(folder)
    except ShopError:
        shop = None  # said by the check of that file
    if shop is None or shop.secrets is not SecretsKind.FILE:
        return "in the keychain" if shop is not None else "none needed"
    if not open_secrets(shop.secrets, folder).read(secret_name(shop)):
        raise SecretsUnavailable(reason="missing")
    return "in a file that only this user can read"


def _rights(folder: Path) -> str:
    from app.settings.permissions import Permissions

    permissions = Permissions(folder)
    if permissions.damaged is not None:
        raise permissions.damaged
    mode = "looking only" if permissions.view_only else "records may be changed"
    return f"{mode}, {'a PIN is set' if permissions.has_pin else 'no PIN'}"


def _tokens(folder: Path) -> str:
    """Check the tokens of the shop's programs; a missing file is not created."""
    from app.paths import tokens_file
    from app.server.auth.tokens import Tokens
    from storage.clock import SystemClock

    path = tokens_file(folder)
    return f"{len(Tokens(path, clock=SystemClock()).list())} programs" if path.exists() else "none yet"


def _database(folder: Path) -> str:
    from app.errors import ShopFileMissing
    from app.settings.found_shops import find_shops
    from app.settings.shop_file import read_shop, replica_path
    from storage.database.connection import Database, header_schema
    from storage.errors import DatabaseDamaged, JournalDamaged
    from storage.records.integrity import is_sound
    from storage.records.lost import count_unreadable_lines, find_remains
    from storage.records.replica import journal_path
    from storage.schema.entities import CATALOGUE

    path = replica_path(folder, read_shop(folder))
    remains = find_remains(path)
    if remains is not None:
        raise remains.as_error(path)
    if header_schema(path) is None:
        for found in find_shops(folder):
            raise ShopFileMissing(folder=str(folder), cloud_id=found.cloud_id, edits=found.edits)
        return "none yet"
    database = Database(path)
    try:
        if not is_sound(database, CATALOGUE, indexes=True):
            raise DatabaseDamaged(path=str(path))
    finally:
        database.close()
    if lines := count_unreadable_lines(path):
        raise JournalDamaged(path=str(journal_path(path)), lines=lines)
    return f"{path} is sound"


def _server(folder: Path) -> str:
    """Check that both servers respond, on free ports of this computer."""
    del folder
    from app.runtime import Runtime
    from app.server.factory import Listen, Services

    here = Listen("127.0.0.1", 0)
    with tempfile.TemporaryDirectory(prefix="counterfoil-check-") as place:
        with Runtime(Path(place), keep_log=False) as runtime:
            runtime.start(Services(sync=False, v2=here, receiver=here))
            assert runtime.servers.v2 is not None
            assert runtime.servers.receiver is not None
            v2 = _status(runtime.servers.v2.url, "/v2/clouds/1/customers")
            receiver = _status(runtime.servers.receiver.url, "/")
    if (v2, receiver) != (401, 404):
        raise RuntimeError(f"/v2 answers {v2}, the receiver {receiver}")
    return "/v2 and receiver answer"


def _status(url: str, path: str) -> int:
    from sync.client.http import HttpTransport
    from sync.client.transport import Request

    transport = HttpTransport(url, total=5.0)
    try:
        return transport.send(Request("GET", path)).status
    finally:
        transport.close()


def _cloud_drive(folder: Path) -> Finding:
    """Whether a service copies the data folder to other computers, behind the database's back (F90)."""
    from storage.database.cloud_drive import cloud_drive_of

    service = cloud_drive_of(folder)
    if service is None:
        return Finding("cloud_drive", True, "the data folder is in none that is known", needed=False)
    detail = f"{service} copies the data folder while it is written; move it out of there"
    return Finding("cloud_drive", False, detail, needed=False)


def _disk(folder: Path) -> Finding:
    """Whether the disk is encrypted, which is all that helps when the computer is stolen."""
    from app.diagnostics.disk_encryption import encryption_of

    encrypted, word = encryption_of(_existing(folder))
    if encrypted is None:
        return Finding("disk", True, f"not known: {word}", needed=False)
    return Finding(
        "disk", encrypted, f"{'encrypted' if encrypted else 'not encrypted'} ({word})", needed=False
    )


def _keychain() -> Finding:
    from app.settings.secrets import KeychainSecrets

    try:
        return Finding("keychain", True, KeychainSecrets().name, needed=False)
    except SecretsUnavailable as error:
        return Finding("keychain", False, str(error), needed=False, error=error)
