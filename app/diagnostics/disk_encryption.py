"""Whether the disk under the data folder is encrypted: BitLocker, FileVault, or LUKS and its like on Linux.

Called by the self-test. The records lie in an SQLite file that only its owner may read; against a stolen computer only
an encrypted disk helps. Asks the system without any privilege; what it does not tell is unknown, never assumed.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

SECONDS = 20
_BITLOCKER = {
    0: ("off", "cannot be encrypted"),
    1: ("on", "BitLocker"),
    2: ("off", "BitLocker is off"),
    3: ("on", "BitLocker, being encrypted"),
    4: ("off", "BitLocker, being decrypted"),
    5: ("off", "BitLocker is suspended"),
    6: ("on", "BitLocker"),
    8: ("off", "BitLocker waits to be switched on"),
}
"""`System.Volume.BitLockerProtection` of the Windows shell."""
_ASK_WINDOWS = (
    "(New-Object -ComObject Shell.Application).NameSpace('{drive}')"
    ".Self.ExtendedProperty('System.Volume.BitLockerProtection')"
)


def encryption_of(folder: Path) -> tuple[bool | None, str]:
    """Whether the disk of an existing folder is encrypted, None where it is not known, and a word about it."""
    if sys.platform == "win32":
        return read_bitlocker(_said(_ask_windows(folder.resolve().drive)))
    if sys.platform == "darwin":
        return read_filevault(_said(["/usr/bin/fdesetup", "status"]))
    return linux_encryption(folder)


def read_bitlocker(said: str) -> tuple[bool | None, str]:
    """What the Windows shell's number means."""
    try:
        state, word = _BITLOCKER[int(said.strip())]
    except (ValueError, KeyError):
        return None, "Windows does not tell"
    return state == "on", word


def read_filevault(said: str) -> tuple[bool | None, str]:
    """What `fdesetup status` means."""
    if "FileVault is On" in said:
        return True, "FileVault"
    if "FileVault is Off" in said:
        return False, "FileVault is off"
    return None, "macOS does not tell"


def linux_encryption(folder: Path, devices: Path = Path("/sys/dev/block")) -> tuple[bool | None, str]:
    """Whether a block device under the folder, or one below that, is an encrypted one of the device mapper."""
    if sys.platform == "win32":
        return None, "Windows does not tell"
    try:
        number = folder.stat().st_dev
    except OSError:
        return None, "the folder cannot be read"
    return read_device(devices / f"{os.major(number)}:{os.minor(number)}")


def read_device(device: Path) -> tuple[bool | None, str]:
    """The same of a block device of sysfs. File systems without a device of their own (btrfs, ZFS, overlays) do not tell."""
    if not device.exists():
        return None, "the file system does not tell"
    below = [device]
    for each in below:
        try:
            uuid = (each / "dm" / "uuid").read_text("ascii", "replace")
        except OSError:
            uuid = ""
        if uuid.startswith("CRYPT-"):
            return True, uuid.split("-")[1]
        slaves = each / "slaves"
        below += sorted(slaves.iterdir()) if slaves.is_dir() else []
    return False, "no encrypted device below it"


def _ask_windows(drive: str) -> list[str]:
    return ["powershell", "-NoProfile", "-NonInteractive", "-Command", _ASK_WINDOWS.format(drive=drive)]


def _said(command: list[str]) -> str:
    flags = getattr(subprocess, "CREATE_NO_WINDOW", 0)
    try:
        done = subprocess.run(
            command,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            errors="replace",
            timeout=SECONDS,
            check=False,
            creationflags=flags,
        )
    except (OSError, subprocess.SubprocessError):
        return ""
    return done.stdout
