"""Whether this computer starts the program when the user signs in, as it is registered with the system now.

Called by the settings page. Nothing of it is a setting: an installer, the system's own settings or another program may
have changed the registration since. Windows: a value of the `Run` key; macOS: a launch agent; Linux: a desktop entry.
"""

from __future__ import annotations

import os
import plistlib
import sys
from collections.abc import Mapping, Sequence
from enum import StrEnum
from pathlib import Path
from typing import Protocol
from xml.parsers.expat import ExpatError

from app.paths import APP_ID, APP_NAME, installed_program, prepare, user_folder, write_whole
from storage.database import os_errors


class Registered(StrEnum):
    """What is registered."""

    NO = "no"
    YES = "yes"
    SWITCHED_OFF = "switched_off"
    """Registered, but switched off in the system's own settings."""
    OTHER = "other"
    """Another copy of the program, or one for other data, is registered."""


class Autostart(Protocol):
    """The registration with one system. Raises StorageError where it cannot be read or written."""

    def read(self, command: Sequence[str]) -> Registered:
        """What is registered, compared with `command`."""

    def write(self, command: Sequence[str] | None) -> None:
        """Register `command`, switched on; None takes any registration away."""


def command(folder: Path) -> list[str]:
    """How the system would start this program on a data folder, in the tray."""
    if (installed := installed_program()) is not None:
        program = [installed]
    else:
        script = Path(sys.executable).with_name("counterfoil")
        program = [str(script)] if script.exists() else [sys.executable, "-m", "ui.main"]
    return [*program, *([] if folder == user_folder() else ["--data", str(folder)]), "--tray"]


def of_system(environment: Mapping[str, str] = os.environ) -> Autostart | None:
    """The registration with this system; None where the program knows of none."""
    if sys.platform == "win32":
        return RunKey(UserRegistry())
    system: str = sys.platform
    if not Path(os.path.expanduser("~")).is_absolute():  # noqa: PTH111 - Path.home() raises
        return None
    if system == "darwin":
        return LaunchAgent(Path.home() / "Library" / "LaunchAgents")
    if system.startswith("linux"):
        named = environment.get("XDG_CONFIG_HOME", "")
        return DesktopEntry(
            (Path(named) if Path(named).is_absolute() else Path.home() / ".config") / "autostart"
        )
    return None


class DesktopEntry:
    """Linux: a desktop entry in the user's autostart folder."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "counterfoil.desktop"

    def read(self, command: Sequence[str]) -> Registered:
        """As `Autostart.read`."""
        content = _read(self.file)
        if content is None:
            return Registered.NO
        found = dict(
            line.split("=", 1) for line in content.decode(errors="replace").splitlines() if "=" in line
        )
        off = found.get("Hidden") == "true" or found.get("X-GNOME-Autostart-enabled") == "false"
        if off:
            return Registered.SWITCHED_OFF
        return Registered.YES if found.get("Exec") == _desktop_command(command) else Registered.OTHER

    def write(self, command: Sequence[str] | None) -> None:
        """As `Autostart.write`."""
        lines = (
            "[Desktop Entry]",
            "Type=Application",
            f"Name={APP_NAME}",
            f"Exec={_desktop_command(command or ())}",
        )
        _write(self.file, "".join(f"{each}\n" for each in lines).encode() if command is not None else None)


class LaunchAgent:
    """macOS: a property list in the user's folder of launch agents."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / f"{APP_ID}.plist"

    def read(self, command: Sequence[str]) -> Registered:
        """As `Autostart.read`."""
        content = _read(self.file)
        if content is None:
            return Registered.NO
        try:
            found = plistlib.loads(content)
        except (plistlib.InvalidFileException, ExpatError, ValueError, OverflowError):
            found = None
        if not isinstance(found, dict):
            return Registered.OTHER
        if found.get("Disabled") is True or found.get("RunAtLoad") is not True:
            return Registered.SWITCHED_OFF
        return Registered.YES if found.get("ProgramArguments") == [*command] else Registered.OTHER

    def write(self, command: Sequence[str] | None) -> None:
        """As `Autostart.write`."""
        agent = {"Label": APP_ID, "ProgramArguments": [*(command or ())], "RunAtLoad": True}
        _write(self.file, plistlib.dumps(agent) if command is not None else None)


class Registry(Protocol):
    """Values below the key `Microsoft, Windows, CurrentVersion` of the user's registry."""

    def get(self, key: str, name: str) -> str | bytes | None:
        """A value, None without one."""

    def set(self, key: str, name: str, value: str) -> None:
        """Write a text."""

    def delete(self, key: str, name: str) -> None:
        """Delete a value, if there is one."""


class RunKey:
    """Windows: a value of the `Run` key, as the installer writes it; the task manager switches it off beside it."""

    RUN, APPROVED = "Run", "Explorer\\StartupApproved\\Run"

    def __init__(self, registry: Registry) -> None:
        self._registry = registry

    def read(self, command: Sequence[str]) -> Registered:
        """As `Autostart.read`."""
        found = self._registry.get(self.RUN, APP_NAME)
        if found is None:
            return Registered.NO
        approved = self._registry.get(self.APPROVED, APP_NAME)
        # The first byte of what the task manager writes is odd where it switched the entry off.
        if isinstance(approved, bytes) and approved[:1] and approved[0] & 1:
            return Registered.SWITCHED_OFF
        same = isinstance(found, str) and found.casefold() == _windows_command(command).casefold()
        return Registered.YES if same else Registered.OTHER

    def write(self, command: Sequence[str] | None) -> None:
        """As `Autostart.write`."""
        self._registry.delete(self.APPROVED, APP_NAME)
        if command is None:
            self._registry.delete(self.RUN, APP_NAME)
        else:
            self._registry.set(self.RUN, APP_NAME, _windows_command(command))


if sys.platform == "win32":
    import winreg

    class UserRegistry:
        """The registry of this user."""

        _ROOT = "Software\\Microsoft\\Windows\\CurrentVersion"

        def get(self, key: str, name: str) -> str | bytes | None:
            """As `Registry.get`."""
            try:
                with winreg.OpenKey(winreg.HKEY_CURRENT_USER, f"{self._ROOT}\\{key}") as opened:
                    found = winreg.QueryValueEx(opened, name)[0]
                    return found if isinstance(found, str | bytes) else None
            except OSError:
                return None

        def set(self, key: str, name: str, value: str) -> None:
            """As `Registry.set`."""
            try:
                with winreg.CreateKey(winreg.HKEY_CURRENT_USER, f"{self._ROOT}\\{key}") as opened:
                    winreg.SetValueEx(opened, name, 0, winreg.REG_SZ, value)
            except OSError as error:
                raise os_errors.translate(Path(key), error) from error

        def delete(self, key: str, name: str) -> None:
            """As `Registry.delete`."""
            try:
                with winreg.OpenKey(
                    winreg.HKEY_CURRENT_USER, f"{self._ROOT}\\{key}", access=winreg.KEY_SET_VALUE
                ) as opened:
                    winreg.DeleteValue(opened, name)
            except FileNotFoundError:
                pass
            except OSError as error:
                raise os_errors.translate(Path(key), error) from error


def _windows_command(command: Sequence[str]) -> str:
    """With quotes around the program and whatever has a space, as the installer writes it."""
    program, *rest = command
    return " ".join((f'"{program}"', *(f'"{each}"' if " " in each else each for each in rest)))


def _desktop_command(command: Sequence[str]) -> str:
    """As desktop entries are written: reserved characters within quotes, a per cent sign twice."""
    return " ".join(_desktop_word(each) for each in command)


def _desktop_word(word: str) -> str:
    for character in ("\\", '"', "`", "$"):
        word = word.replace(character, f"\\{character}")
    # The backslash is an escape of the file, too.
    word = word.replace("\\", "\\\\").replace("%", "%%")
    return (
        word if word.isascii() and all(each.isalnum() or each in "/-_.:%" for each in word) else f'"{word}"'
    )


def _read(file: Path) -> bytes | None:
    try:
        return file.read_bytes()
    except FileNotFoundError:
        return None
    except OSError as error:
        raise os_errors.translate(file, error) from error


def _write(file: Path, content: bytes | None) -> None:
    if content is not None:
        prepare(file.parent)
        write_whole(file, content)
        return
    try:
        file.unlink(missing_ok=True)
    except OSError as error:
        raise os_errors.translate(file, error) from error
