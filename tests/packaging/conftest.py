"""Fixtures of the installer tests: a Wine prefix and a Windows Python for each worker, one certificate and two setups for all."""

from __future__ import annotations

import json
import os
import random
import subprocess
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.packaging import bare_debian, changes
from tests.packaging.needs import REQUIRED
from tests.packaging.setups import NEW, OLD, PLACE_KEY, UNINSTALL_KEY, Signer, installed_version, served
from tests.packaging.wine_prefix import Prefix, windows
from tests.scheduling import INSTALLERS

PACKAGING = Path(__file__).resolve().parents[2] / "packaging"


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Leave out a test of installers that has nothing new to find."""
    reason = changes.reason_to_skip(item.nodeid) if _module(item) in INSTALLERS else ""
    if reason and not REQUIRED:
        pytest.skip(reason)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Remember on which files a test of installers passed."""
    report = yield
    if call.when == "call" and report.passed and _module(item) in INSTALLERS:
        changes.passed(item.nodeid)
    return report


def _module(item: pytest.Item) -> str:
    return item.nodeid.partition("::")[0]


@pytest.fixture(scope="session")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder that all workers of this run have in common."""
    own = tmp_path_factory.getbasetemp()
    folder = (own.parent if "PYTEST_XDIST_WORKER" in os.environ else own) / "installers"
    folder.mkdir(exist_ok=True)
    return folder


@contextmanager
def alone(folder: Path) -> Iterator[None]:
    """One worker at a time; the others wait and find what it made."""
    import fcntl  # installers are made for other systems on Linux only

    with (folder / "lock").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


@pytest.fixture(scope="session")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The oldest Debian that is served, of nothing but itself and its package manager."""
    place = tmp_path_factory.mktemp("bare")
    bare_debian.make(next(iter(bare_debian.SUITES)), place / "debian")
    yield place / "debian"
    bare_debian.remove(place)


@pytest.fixture(scope="session")
def computer(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Prefix]:
    """A Windows 10 in Wine, made once for all tests of a worker."""
    with windows(tmp_path_factory.mktemp("wine") / "prefix") as made:
        yield made


@pytest.fixture
def prefix(computer: Prefix) -> Prefix:
    """That Windows without any trace of Counterfoil that an earlier, failed test left in its registry."""
    if installed_version(computer):
        for key in (PLACE_KEY, UNINSTALL_KEY):
            computer.run("reg", "delete", f"HKCU\\{key}", "/f")
    return computer


@pytest.fixture(scope="session")
def python(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The Windows Python that is shipped, with the tests' libraries, looking into this checkout."""
    from tests.packaging.windows_python import make

    return make(tmp_path_factory.mktemp("windows-python"))


@pytest.fixture(scope="session")
def identity(shared: Path) -> tuple[Path, int, str]:
    """Where releases will lie: the folder, the port, and the public root key. The other keys are beside the folder."""
    from release import manifest

    folder, root, port = shared / "web", shared / "web-root.pem", shared / "port"
    with alone(shared):
        if not port.exists():
            folder.mkdir()
            (shared / "public").write_text(manifest.make_key(root, None))
            key = manifest.make_key(shared / "web-key.pem", None)
            manifest.write_trust(folder, roots=[root], keys=[key], serial=1)
            # below those that a system gives away by itself, so that it is free when it is needed
            port.write_text(str(random.SystemRandom().randrange(20_000, 32_000)))
    return folder, int(port.read_text()), (shared / "public").read_text()


@pytest.fixture(scope="session")
def web(identity: tuple[Path, int, str]) -> Iterator[tuple[Path, str, str]]:
    """Where releases lie, on the web: the folder, its address, and the public root key."""
    folder, port, public = identity
    with served(folder, port) as address:
        yield folder, address, public


@pytest.fixture(scope="session")
def signer(shared: Path) -> Signer:
    key, certificate = shared / "key.pem", shared / "cert.pem"
    with alone(shared):
        if not certificate.exists():
            subprocess.run(
                [
                    "openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-keyout", key, "-out", certificate,
                    "-days", "2", "-subj", "/CN=Counterfoil test", "-addext", "extendedKeyUsage=codeSigning",
                ],
                check=True, capture_output=True,
            )  # fmt: skip
    script = PACKAGING / "windows" / "sign.sh"
    return Signer(
        certificate, f"sh {script} {{file}} -certs {certificate} -key {key} -h sha256 -n Counterfoil"
    )


@pytest.fixture(scope="session")
def setups(shared: Path, identity: tuple[Path, int, str], signer: Signer) -> dict[str, Path]:
    """Both versions' installers, stamped with where their updates lie; the new one packed, if not as small as a release, and signed."""
    from release import manifest

    from tests.packaging.builds import build

    _, port, public = identity
    release, made = manifest.identity(public, f"http://127.0.0.1:{port}"), shared / "setups.json"
    with alone(shared):
        if not made.exists():
            files = {
                OLD: build("windows", OLD, release=release),
                NEW: build("windows", NEW, release=release, packing="zlib", sign=signer.command),
            }
            made.write_text(json.dumps({version: str(file) for version, file in files.items()}))
    return {version: Path(file) for version, file in json.loads(made.read_text()).items()}
