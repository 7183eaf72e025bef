"""The folder that the Windows installer carries: runtime, libraries, program, licences, parts list.

Counterfoil.exe   counterfoil.com   LICENCES.txt   parts.json
program/runtime   program/library.zip (archive.py)   program/lib   program/code
"""

from __future__ import annotations

import shutil
from pathlib import Path

from release import archive, components, frozen, imports, licences, parts, targets, tree
from release.project import Stamp, Stop, fresh
from release.runtime import Source, unpack

NOT_SHIPPED = (
    ".lock",
    "bin",
    "docs",
    "pip",
    "share",
    "shiboken6/lib",
    "tests",
    "pip-*",
    "**/__pycache__",
    "*.dist-info/RECORD",
    "*.dist-info/INSTALLER",
    "*.dist-info/REQUESTED",
    "*.dist-info/uv_*.json",
    "*/tests",
    "*/testing",
    "*/__pyinstaller",
    "**/*.pxd",
    "**/*.pyi",
    "**/*.pyx",
    "**/py.typed",
    "**/*.lib",
    "**/*.h",
    "sqlite_utils/cli.py",
)
"""In the libraries' folder: tests, headers, type stubs, the installer that sqlite-utils asks for, and what installing wrote:
RECORD has hashes of scripts that name the folder of the build."""


READ_BY_NOW = (
    "*.dist-info/WHEEL",
    "*.dist-info/licen[cs]es",
    "*.dist-info/LICEN[CS]E*",
    "*.dist-info/sboms",
    "*.dist-info/top_level.txt",
)
"""What `LICENCES.txt` and `parts.json` have been made of; libraries read of it their version and entry points only."""


def build(source: Source, target: Path, stamp: Stamp) -> str:
    """Fill `target` with all but the launchers; answers which runtime it was. Raises Stop."""
    program = fresh(target) / "program"
    runtime = unpack(source, program / "runtime")
    libraries = program / "lib"
    targets.install(targets.TARGETS["windows"], libraries)
    found = licences.installed(libraries)
    _prune(libraries)
    tree.copy_program(program / "code", stamp)
    tree.compile_all(libraries)
    tree.compile_all(program / "code")
    runtime_licence = program / "runtime" / "LICENSE.txt"
    beside = components.windows(program / "runtime", libraries, found)
    (target / "LICENCES.txt").write_text(
        licences.document(
            found, runtime=runtime_licence.read_text(encoding="utf-8", errors="replace"), beside=beside
        ),
        encoding="utf-8",
        newline="\r\n",
    )
    (target / "parts.json").write_text(
        parts.document((*beside, *found), version=stamp.version), encoding="utf-8"
    )
    tree.drop(libraries, *READ_BY_NOW)
    archive.pack(
        program / archive.NAME,
        code=program / "code",
        libraries=libraries,
        sources=frozen.as_files(),
    )
    return runtime


def _prune(libraries: Path) -> None:
    qt = libraries / "PySide6"
    start = [qt / f"{name}.pyd" for name in imports.MODULES]
    start += [qt / "plugins" / name for name in imports.PLUGINS]
    if missing := [each.name for each in start if not each.exists()]:
        raise Stop(f"Qt's wheel has no {', '.join(missing)} any more.")
    kept = imports.closure(start, qt)
    translations = {f"qtbase_{language}.qm" for language in ("cs", "de", "pl", "sk")}
    for each in tree.files(qt):
        wanted = each in kept or each.suffix == ".py" or each.name in translations
        if not wanted:
            each.unlink()
    for name in imports.FOLDERS:
        shutil.rmtree(qt / name, ignore_errors=True)
    tree.drop(libraries, *NOT_SHIPPED)
