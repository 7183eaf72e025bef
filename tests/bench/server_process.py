"""CPU and memory of a server that is measured, from /proc: Linux only."""

from __future__ import annotations

import os
from pathlib import Path


class ServerProcess:
    """The process that listens on a port of this computer. Raises LookupError where there is none, or no /proc."""

    def __init__(self, port: int) -> None:
        self._pid = _listening(port)

    def cpu(self) -> float:
        """Seconds so far."""
        text = Path(f"/proc/{self._pid}/stat").read_text().rpartition(")")[2].split()
        return (int(text[11]) + int(text[12])) / os.sysconf("SC_CLK_TCK")

    def megabytes(self) -> float:
        """Resident memory."""
        lines = Path(f"/proc/{self._pid}/status").read_text().splitlines()
        return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) / 1024


def _listening(port: int) -> int:
    table = Path("/proc/net/tcp")
    inodes = {
        line.split()[9]
        for line in (table.read_text().splitlines()[1:] if table.exists() else ())
        if line.split()[1].endswith(f":{port:04X}") and line.split()[3] == "0A"
    }
    for folder in Path("/proc").glob("[0-9]*/fd"):
        try:
            if any(
                os.readlink(each) in {f"socket:[{inode}]" for inode in inodes} for each in folder.iterdir()
            ):
                return int(folder.parent.name)
        except OSError:
            continue
    raise LookupError(port)
