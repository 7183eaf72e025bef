"""Runs a function over a file in a process of its own, with limits on memory and time.

For files of others, which libraries unpack and parse: whatever such a file does to its reader ends with that process, and
the error names the limit. The process is this program itself (`start_self`), so it works frozen, too, and on each
system. The limits are watched from here, which tells a limit from damage for sure.
"""

from __future__ import annotations

import contextlib
import ctypes
import importlib
import logging
import os
import pickle
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future
from concurrent.futures import TimeoutError as FutureTimeout
from pathlib import Path
from typing import IO, TypeVar, cast

from app.errors import BadFile, Cancelled
from app.paths import sources_folder, start_self
from storage.errors import ShopError

log = logging.getLogger(__name__)

ARGUMENT = "--limited-child"
"""What the program is started with to be such a process; `app.cli.main` knows it."""
LOOK_SECONDS = 0.02
"""Between two looks at the memory: a process fills some 50 MB in that time."""
MOST_MEMORY = 600 * 2**20
MOST_SECONDS = 60.0
_T = TypeVar("_T")


def in_child(
    function: Callable[..., _T],
    path: Path,
    *arguments: object,
    memory: int = MOST_MEMORY,
    seconds: float = MOST_SECONDS,
    cancel: threading.Event | None = None,
) -> _T:
    """What `function(path, *arguments)` returns. It is a function of a module; arguments and result can be pickled.

    Raises what it raises where that is a ShopError. BadFile, reason `memory` (`limit` in MB), `time` (`limit` in seconds) or
    `damaged` where it ends in any other way; Cancelled.
    """
    process = subprocess.Popen(
        [*start_self(), ARGUMENT],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        cwd=sources_folder(),
        creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
    )
    outgoing, incoming = cast(IO[bytes], process.stdin), cast(IO[bytes], process.stdout)
    answer: Future[bytes] = Future()
    reader = threading.Thread(target=lambda: answer.set_result(incoming.read()), daemon=True)
    reader.start()
    try:
        with contextlib.suppress(OSError):  # it has ended, which the answer shows
            outgoing.write(pickle.dumps((function.__module__, function.__qualname__, path, arguments)))
            outgoing.flush()
        content = _watched(process, answer, path, memory, seconds, cancel)
    finally:
        process.kill()
        process.wait()
        reader.join()
        incoming.close()
        with contextlib.suppress(OSError):
            outgoing.close()
    return cast(_T, _unpacked(content, path))


def _watched(
    process: subprocess.Popen[bytes],
    answer: Future[bytes],
    path: Path,
    memory: int,
    seconds: float,
    cancel: threading.Event | None,
) -> bytes:
    """The answer of the process. Raises BadFile, Cancelled."""
    end = time.monotonic() + seconds
    while True:
        with contextlib.suppress(FutureTimeout):
            return answer.result(LOOK_SECONDS)
        if cancel is not None and cancel.is_set():
            raise Cancelled
        if memory_of(process) > memory:
            raise BadFile(file=str(path), reason="memory", limit=memory // 2**20)
        if time.monotonic() > end:
            raise BadFile(file=str(path), reason="time", limit=round(seconds))


def _unpacked(content: bytes, path: Path) -> object:
    try:
        good, value, params = pickle.loads(content)  # noqa: S301 - this program wrote it
    except (EOFError, pickle.UnpicklingError):
        good, value, params = False, None, {"file": str(path), "reason": "damaged", "detail": "ended"}
    if good:
        return value
    raise (value or BadFile)(**params)


def run() -> int:
    """Be such a process: read what to do from standard input, write the result to standard output."""
    incoming, outgoing = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a library prints is no answer
    module, name, path, arguments = pickle.load(incoming)  # noqa: S301 - this program wrote it
    threading.Thread(target=_end_with_parent, args=(incoming,), daemon=True).start()
    answer: tuple[bool, object, dict[str, object]]
    try:
        function = getattr(importlib.import_module(module), name)
        answer = True, function(path, *arguments), {}
    except ShopError as error:
        answer = False, type(error), error.params
    except Exception as error:  # noqa: BLE001 - the other process raises it
        answer = False, BadFile, {"file": str(path), "reason": "damaged", "detail": type(error).__name__}
    pickle.dump(answer, outgoing)
    outgoing.flush()
    return 0


def _end_with_parent(incoming: IO[bytes]) -> None:
    # Without a buffer, whose lock would stop the end of this process.
    while os.read(incoming.fileno(), 1):
        pass
    os._exit(1)


def memory_of(process: subprocess.Popen[bytes]) -> int:
    """Bytes of memory that a process has now; 0 when it has ended."""
    if sys.platform == "win32":
        counters = _Counters()
        counters.cb = ctypes.sizeof(counters)
        handle = ctypes.c_void_p(int(vars(process)["_handle"]))
        ctypes.windll.kernel32.K32GetProcessMemoryInfo(handle, ctypes.byref(counters), counters.cb)
        return counters.PagefileUsage
    elif sys.platform == "darwin":  # noqa: RET505 - types are checked for each system
        usage = _Usage()
        ctypes.CDLL(None).proc_pid_rusage(process.pid, 0, ctypes.byref(usage))
        return usage.phys_footprint
    else:
        try:
            pages = int(Path(f"/proc/{process.pid}/statm").read_bytes().split()[1])
        except (OSError, IndexError):
            return 0
        return pages * os.sysconf("SC_PAGE_SIZE")


class _Counters(ctypes.Structure):
    """PROCESS_MEMORY_COUNTERS of Windows."""

    PagefileUsage: int
    cb: int
    _fields_ = (
        ("cb", ctypes.c_uint32),
        ("PageFaultCount", ctypes.c_uint32),
        ("PeakWorkingSetSize", ctypes.c_size_t),
        ("WorkingSetSize", ctypes.c_size_t),
        ("QuotaPeakPagedPoolUsage", ctypes.c_size_t),
        ("QuotaPagedPoolUsage", ctypes.c_size_t),
        ("QuotaPeakNonPagedPoolUsage", ctypes.c_size_t),
        ("QuotaNonPagedPoolUsage", ctypes.c_size_t),
        ("PagefileUsage", ctypes.c_size_t),
        ("PeakPagefileUsage", ctypes.c_size_t),
    )


class _Usage(ctypes.Structure):
    """rusage_info_v0 of macOS."""

    phys_footprint: int
    _fields_ = (
        ("uuid", ctypes.c_uint8 * 16),
        ("before", ctypes.c_uint64 * 7),
        ("phys_footprint", ctypes.c_uint64),
        ("after", ctypes.c_uint64 * 2),
    )
