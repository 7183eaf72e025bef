"""What a shop would do with a folder of updates, by the program's own code: look, believe, fetch, check.

The signing tool walks it before it writes, and `build.py verify` with what lies on the web.
"""

from __future__ import annotations

import io
import re
import tarfile
import tempfile
from dataclasses import dataclass
from pathlib import Path

from app.cli.text.messages import sentence
from app.errors import UpdateRefused, UpdateUnavailable
from app.updates.downloader import MANIFEST, SIGNATURE, TRUST, TRUST_SIGNATURE, Updates
from app.updates.manifest import ENDINGS, SYSTEMS
from app.updates.signatures import read_key
from app.updates.source import Release
from release import components
from release.project import Stop
from sync.client.transport import Request, Response

ADDRESS = "https://shop.invalid"
"""Nothing is asked there: the folder answers."""
DOCUMENTS = (TRUST, TRUST_SIGNATURE, MANIFEST, SIGNATURE)
OLDEST = "0.0.0"
"""The version that looks: every release is newer."""


@dataclass(frozen=True, slots=True)
class Folder:
    """A transport to a folder of this computer, as a plain server of files answers."""

    folder: Path

    def send(self, request: Request) -> Response:
        """A whole file: servers need not know ranges."""
        try:
            return Response(200, body=(self.folder / request.path.removeprefix("/")).read_bytes())
        except OSError:
            return Response(404)


def root_key(text: str) -> bytes:
    """The public root key that builds carry; raises Stop."""
    try:
        return read_key(text)
    except ValueError:
        raise Stop("--update-root is the public root key that 'build.py key' printed.") from None


def walk(folder: Path, root: bytes, *, published: Path | None = None) -> dict[str, Path]:
    """What each system's shops would take from a folder; `published` is what they have seen there before. Raises Stop."""
    with tempfile.TemporaryDirectory() as data:
        if published is not None and (published / MANIFEST).exists():
            _taken(Path(data), published, root, SYSTEMS[0])
        found = {system: _taken(Path(data), folder, root, system) for system in SYSTEMS}
    taken = {system: file for system, file in found.items() if file is not None}
    if not taken:
        raise Stop(f"No shop would take anything of {folder}: its version is withdrawn, or it has no files.")
    return taken


def verify_file(file: Path, folder: Path, root: bytes) -> str:
    """The version that one downloaded installer is of, by the manifest and the list of keys in `folder`. Raises Stop if no shop takes it."""
    system = system_of(file)
    if not file.is_file():
        raise Stop(f"There is no file {file}.")
    with tempfile.TemporaryDirectory() as data, tempfile.TemporaryDirectory() as place:
        web = Path(place)
        for name in DOCUMENTS:
            if (folder / name).exists():
                (web / name).symlink_to((folder / name).resolve())
        (web / file.name).symlink_to(file.resolve())
        taken = _taken(Path(data), web, root, system)
    if taken is None:
        raise Stop(
            f"No shop would take {file}: its version is withdrawn, or the manifest names none for {system}."
        )
    return " ".join(re.findall(r"\d+\.\d+\.\d+", taken.name))


def system_of(file: Path) -> str:
    """Which system an installer is for, by its name; raises Stop."""
    for system, ending in ENDINGS.items():
        if file.name.endswith(f"-{system.partition('-')[2]}{ending}" if "-" in system else ending):
            return system
    raise Stop(f"{file}: one file for each of {', '.join(SYSTEMS)} is wanted.")


def _taken(data: Path, folder: Path, root: bytes, system: str) -> Path | None:
    """The file that shops with this system would take; raises Stop where they would refuse."""
    if not (folder / TRUST).exists():
        raise Stop(f"{folder} has no {TRUST}: 'build.py trust' makes it, and a copy of it lies on the web.")
    updates = Updates(data, Release(root, ADDRESS), lambda *_: Folder(folder), running=OLDEST, system=system)
    try:
        newer = updates.check(by_person=True)
        if newer is None:
            return None
        version, file = newer
        updates.fetch(version, file)
    except (UpdateRefused, UpdateUnavailable) as error:
        raise Stop(f"A shop would refuse {folder}: {sentence(error)}") from None
    check_version(folder / file.name, version)
    return folder / file.name


def check_version(file: Path, version: str) -> None:
    """Raise Stop for an installer of another version than the one announced, by its name or by what it says inside."""
    said = {*re.findall(r"\d+\.\d+\.\d+", file.name)}
    inside = {".exe": _windows_version, ".deb": _debian_version}.get(file.suffix)
    if inside is not None:
        said.add(inside(file))
    if said != {version}:
        others = ", ".join(sorted(said - {version})) or "no version that it names"
        raise Stop(
            f"{file.name} is of {others}, and {version} is announced: shops would install it again and again."
        )


def _windows_version(program: Path) -> str:
    """What the resources of Setup.exe say; raises Stop."""
    import pefile

    try:
        return components.file_version(program)
    except pefile.PEFormatError:
        raise Stop(f"{program.name} is no program for Windows.") from None


def _debian_version(package: Path) -> str:
    """What the control file of a Debian package says; raises Stop."""
    try:
        with package.open("rb") as file:
            if file.read(8) == b"!<arch>\n":
                while head := file.read(60):
                    size = int(head[48:58])
                    if head.startswith(b"control.tar"):
                        return _control_version(file.read(size))
                    file.seek(size + size % 2, io.SEEK_CUR)
    except (ValueError, KeyError, tarfile.TarError):
        pass
    raise Stop(f"{package.name} is no Debian package.")


def _control_version(archive: bytes) -> str:
    with tarfile.open(fileobj=io.BytesIO(archive)) as control:
        member = control.extractfile("./control")
        found = re.search(rb"(?m)^Version: (\S+)$", member.read() if member is not None else b"")
    return found[1].decode() if found is not None else ""
