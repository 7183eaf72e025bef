"""The compiled translations are, byte for byte, those that Qt's own tool makes of the same files."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
import translations

LRELEASE = (
    "import sys; from PySide6.scripts.pyside_tool import lrelease; sys.argv[0] = 'lrelease'; lrelease()"
)


@pytest.mark.parametrize("language", translations.LOCALES)
def test_the_bytes_are_those_of_lrelease(language: str, tmp_path: Path) -> None:
    source, theirs = translations.ts_file(language), tmp_path / "theirs.qm"
    subprocess.run([sys.executable, "-c", LRELEASE, "-silent", source, "-qm", theirs], check=True)
    translations.compile_all(tmp_path)
    assert (tmp_path / source.with_suffix(".qm").name).read_bytes() == theirs.read_bytes()
