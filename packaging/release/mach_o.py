"""Which processors and which macOS the programs and libraries of a bundle are for, read from their Mach-O headers."""

from __future__ import annotations

import struct
from collections.abc import Iterable
from pathlib import Path

from release.project import Stop

Version = tuple[int, int]
PROCESSORS = {0x0100_000C: "arm64", 0x0100_0007: "x86_64"}
_THIN, _FAT = b"\xcf\xfa\xed\xfe", b"\xca\xfe\xba\xbe"
_BUILD_VERSION, _VERSION_MIN_MACOS = 0x32, 0x24
_MOST_SLICES = 16
"""More are a Java class, which begins like a fat file."""


def slices(path: Path) -> dict[str, Version | None]:
    """Processor -> oldest macOS (None where the file does not say); empty for a file that is no Mach-O."""
    content = path.read_bytes()
    try:
        if content[:4] == _THIN:
            return dict([_slice(content, 0)])
        if content[:4] == _FAT:
            count = struct.unpack_from(">I", content, 4)[0]
            if count <= _MOST_SLICES:
                offsets = [struct.unpack_from(">I", content, 16 + 20 * each)[0] for each in range(count)]
                return dict(_slice(content, each) for each in offsets)
    except struct.error:
        raise Stop(f"{path} is a damaged Mach-O file.") from None
    return {}


def _slice(content: bytes, start: int) -> tuple[str, Version | None]:
    """Processor and oldest macOS of the 64-bit Mach-O at `start`."""
    _, processor, _, _, commands, _, _, _ = struct.unpack_from("<8I", content, start)
    at, oldest = start + 32, None
    for _ in range(commands):
        command, size = struct.unpack_from("<2I", content, at)
        if command == _BUILD_VERSION:
            oldest = _version(struct.unpack_from("<I", content, at + 12)[0])
        elif command == _VERSION_MIN_MACOS:
            oldest = _version(struct.unpack_from("<I", content, at + 8)[0])
        at += size
    return PROCESSORS.get(processor, hex(processor)), oldest


def _version(packed: int) -> Version:
    return packed >> 16, packed >> 8 & 0xFF


def check(files: Iterable[Path], *, machine: str, oldest: str) -> int:
    """How many Mach-O files there are; raises Stop for one that does not run on `machine` under macOS `oldest`."""
    major, minor = map(int, oldest.split("."))
    found = 0
    for each in files:
        if each.is_symlink() or not (parts := slices(each)):
            continue
        found += 1
        if machine not in parts:
            raise Stop(f"{each.name} is for {', '.join(parts)}, not for {machine}.")
        needs = parts[machine]
        if needs is not None and needs > (major, minor):
            raise Stop(f"{each.name} needs macOS {needs[0]}.{needs[1]}; the bundle says {oldest}.")
    return found
