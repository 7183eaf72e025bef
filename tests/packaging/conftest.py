"""Fixtures of the installer tests: one Wine prefix, one Windows Python, one certificate and two setups for all."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.packaging import bare_debian
from tests.packaging.setups import NEW, OLD, PLACE_KEY, UNINSTALL_KEY, Signer, installed_version, served
from tests.packaging.wine_prefix import Prefix, windows

PACKAGING = Path(__file__).resolve().parents[2] / "packaging"


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
def web(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Path, str, str]]:
    """Where releases lie: the folder, its address, and the public root key. Its own key is `web-key.pem` beside it."""
    from release import manifest

    folder = tmp_path_factory.mktemp("web")
    root = folder.parent / "web-root.pem"
    public = manifest.make_key(root, None)
    key = manifest.make_key(folder.parent / "web-key.pem", None)
    manifest.write_trust(folder, roots=[root], keys=[key], serial=1)
    with served(folder) as address:
        yield folder, address, public


@pytest.fixture(scope="session")
def signer(tmp_path_factory: pytest.TempPathFactory) -> Signer:
    folder = tmp_path_factory.mktemp("certificate")
    key, certificate = folder / "key.pem", folder / "cert.pem"
    subprocess.run(
        [
            "openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-keyout", key, "-out", certificate, "-days", "2",
            "-subj", "/CN=Counterfoil test", "-addext", "extendedKeyUsage=codeSigning",
        ],
        check=True, capture_output=True,
    )  # fmt: skip
    script = PACKAGING / "windows" / "sign.sh"
    return Signer(
        certificate, f"sh {script} {{file}} -certs {certificate} -key {key} -h sha256 -n Counterfoil"
    )


@pytest.fixture(scope="session")
def setups(web: tuple[Path, str, str], signer: Signer) -> dict[str, Path]:
    """Both versions' installers, stamped with where their updates lie; the new one packed, if not as small as a release, and signed."""
    from release import manifest

    from tests.packaging.builds import build

    _, address, public = web
    release = manifest.identity(public, address)
    return {
        OLD: build("windows", OLD, release=release),
        NEW: build("windows", NEW, release=release, packing="zlib", sign=signer.command),
    }
