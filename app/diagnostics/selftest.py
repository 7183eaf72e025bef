"""The self-test: whether this installation has all it needs, and whether its data is sound.

Called by `check` and by the diagnostics page. Each finding is a value; nothing is repaired and nothing left behind.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from app.errors import SecretsUnavailable
from storage.errors import ShopError


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing looked at. What is not `needed` may be missing: there is another way."""

    name: str
    fine: bool
    detail: str
    needed: bool = True


def findings(folder: Path) -> Iterator[Finding]:
    """Everything this layer can look at, for the data folder given."""
    checks: tuple[tuple[str, Callable[[Path], str]], ...] = (
        ("python", _python),
        ("sqlite", _sqlite),
        ("tls", _tls),
        ("folder", _folder),
        ("settings", _settings),
        ("database", _database),
        ("server", _server),
    )
    for name, look in checks:
        yield _found(name, look, folder)
    yield _keychain()


def _found(name: str, look: Callable[[Path], str], folder: Path) -> Finding:
    try:
        return Finding(name, True, look(folder))
    except ShopError as error:
        return Finding(name, False, str(error))
    except Exception as error:  # noqa: BLE001 - a finding, whatever it is
        return Finding(name, False, f"{type(error).__name__}: {error}")


def _python(folder: Path) -> str:
    del folder
    return f"{sys.version.split()[0]} on {sys.platform}"


def _sqlite(folder: Path) -> str:
    """The features the replica is built on, tried on a real replica in a folder of its own."""
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

    sync.client.http.HttpTransport("https://localhost").close()
    return ssl.OPENSSL_VERSION


def _folder(folder: Path) -> str:
    """Writable, or possible to make; a folder that is not there yet is not made."""
    from app.paths import prepare

    place = folder
    while not place.exists() and place != place.parent:
        place = place.parent
    prepare(place)
    return str(folder) if place == folder else f"{folder} (made at the first start)"


def _settings(folder: Path) -> str:
    from app.settings.settings import Settings

    Settings.load(folder)
    return "in range"


def _database(folder: Path) -> str:
    from app.settings.shop_file import read_shop, replica_path
    from storage.database.connection import Database, header_schema
    from storage.errors import DatabaseDamaged

    path = replica_path(folder, read_shop(folder))
    if header_schema(path) is None:
        return "none yet"
    database = Database(path)
    try:
        if not database.sound():
            raise DatabaseDamaged(path=str(path))
    finally:
        database.close()
    return f"{path} is sound"


def _server(folder: Path) -> str:
    """Both servers answer on free ports of this computer, as they do for the shop's programs and for the cloud."""
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


def _keychain() -> Finding:
    from app.settings.secrets import KeychainSecrets

    try:
        return Finding("keychain", True, KeychainSecrets().name, needed=False)
    except SecretsUnavailable as error:
        return Finding("keychain", False, str(error), needed=False)
