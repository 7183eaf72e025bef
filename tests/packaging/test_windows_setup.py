"""Setup.exe as a file and where it finds no room; and the window that it installs, looked at."""

from __future__ import annotations

from pathlib import Path

import pytest
from release import imports, tree
from release.windows import LARGEST

from tests.packaging.needs import FOR_WINDOWS, needs
from tests.packaging.setups import NEW, OLD, ROOT_ONLY, Signer, disk, installed_version, painted, wait_for
from tests.packaging.wine_prefix import Prefix

pytestmark = [needs(FOR_WINDOWS), pytest.mark.timeout(900)]


def test_the_window_opens_is_painted_and_closes(setups: dict[str, Path], prefix: Prefix) -> None:
    """The picture stays in build/pictures, to be looked at."""
    folder = "C:\\Obrázek\\Counterfoil"
    data = f"C:\\users\\{prefix.profile.name}\\AppData\\Local\\Counterfoil demo"
    assert prefix.run(str(setups[OLD]), "/S", f"/D={folder}").code == 0

    with prefix.start(f"{folder}\\Counterfoil.exe", "demo") as running:
        try:
            wait_for(lambda: painted(prefix), 240.0)
            close = (f"{folder}\\counterfoil.com", "--data", data, "close", "--seconds", "120")
            assert prefix.run(*close).code == 0
            said, _ = running.communicate(timeout=120)
        finally:
            running.kill()
    assert running.returncode == 0 and "Error" not in said, said
    # as Windows does it: the uninstaller goes on in a copy of itself, and leaves nothing
    assert prefix.run(f"{folder}\\Uninstall.exe", "/S", "/PURGE").code == 0
    wait_for(lambda: not prefix.path(data).exists() and not prefix.path(folder).exists(), 240.0)


@ROOT_ONLY
@pytest.mark.parametrize("options", ["size=30m", "ro"], ids=["full disk", "read-only folder"])
def test_where_nothing_can_be_written_nothing_is_installed(
    setups: dict[str, Path], prefix: Prefix, tmp_path: Path, options: str
) -> None:
    place = tmp_path / "disk"
    with disk(prefix, place, options):
        assert prefix.run(str(setups[NEW]), "/S", "/D=Q:\\Counterfoil").code == 5
        assert [*tree.files(place)] == [] and installed_version(prefix) == ""


@ROOT_ONLY
def test_an_upgrade_that_does_not_fit_leaves_the_program_as_it_was(
    setups: dict[str, Path], prefix: Prefix, tmp_path: Path
) -> None:
    place, command = tmp_path / "disk", "Q:\\Counterfoil\\counterfoil.com"
    room = setups[OLD].stat().st_size * 3 // 2
    with disk(prefix, place, f"size={room}"):
        assert prefix.run(str(setups[OLD]), "/S", "/D=Q:\\Counterfoil").code == 0
        before = tree.digest(place / "Counterfoil")
        assert prefix.run(str(setups[NEW]), "/S").code == 5
        assert installed_version(prefix) == OLD and tree.digest(place / "Counterfoil") == before
        assert prefix.run(command, "close").code == 0
        assert prefix.run("Q:\\Counterfoil\\Uninstall.exe", "/S", "_?=Q:\\Counterfoil").code == 0
        # the uninstaller runs from where it is (_?=), so it alone stays
        assert installed_version(prefix) == "" and [each.name for each in tree.files(place)] == [
            "Uninstall.exe"
        ]


def test_a_windows_that_is_too_old_is_told_so_and_left_as_it_was(
    setups: dict[str, Path], prefix: Prefix
) -> None:
    assert prefix.run("winecfg", "-v", "win81").code == 0
    try:
        assert prefix.run(str(setups[OLD]), "/S").code == 7
        assert installed_version(prefix) == ""
    finally:
        assert prefix.run("winecfg", "-v", "win10").code == 0


def test_a_packed_setup_is_small_enough(setups: dict[str, Path]) -> None:
    # zlib leaves a third more than the lzma of a release does, which takes a minute and a half; its size stops the build
    assert setups[NEW].stat().st_size < LARGEST * 1.25 < setups[OLD].stat().st_size


def test_a_signature_holds_and_a_flipped_byte_is_detected(
    setups: dict[str, Path], signer: Signer, tmp_path: Path
) -> None:
    assert signer.verifies(setups[NEW]) and not signer.verifies(setups[OLD])
    content = bytearray(setups[NEW].read_bytes())
    content[len(content) // 2] ^= 1
    changed = tmp_path / "changed.exe"
    changed.write_bytes(content)
    assert not signer.verifies(changed)


def test_the_libraries_shipped_are_those_that_the_window_imports() -> None:
    import ast

    from release.project import ROOT

    used = {
        node.module.removeprefix("PySide6.")
        for source in (ROOT / "ui").rglob("*.py")
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8")))
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("PySide6.")
    }
    assert used <= set(imports.MODULES)
