"""The modules of `packaging` import one another by name, as its scripts do; and the Windows that installers are tried in."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.packaging.wine_prefix import Prefix, windows

PACKAGING = Path(__file__).resolve().parents[2] / "packaging"
# At the end: names there, like `build`, must not hide anybody's package.
sys.path.append(str(PACKAGING))


@pytest.fixture(scope="session")
def prefix(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Prefix]:
    """A Windows 10, made once for all that is tried in it."""
    with windows(tmp_path_factory.mktemp("wine") / "prefix") as made:
        yield made


@pytest.fixture(scope="session")
def python(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The Windows Python that is shipped, with the tests' libraries, looking into this checkout."""
    from tests.packaging.windows_python import make

    return make(tmp_path_factory.mktemp("windows-python"))
