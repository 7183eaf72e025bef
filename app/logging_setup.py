"""The log: one rotating file in the data folder, with every secret taken out before it is written (F107).

Nor has it a value of a customer: of an error it has type, code and place, never the text, which may quote what was stored.
Called by the runtime and the command line. The program works on without a log that cannot be written (F83).
"""

from __future__ import annotations

import copy
import logging
import re
import time
import traceback
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from io import SEEK_END, TextIOWrapper
from pathlib import Path
from types import TracebackType
from typing import Any

from app.paths import LOGS_FOLDER
from storage.database.private_files import make_file, make_folder
from storage.errors import without_values

log = logging.getLogger(__name__)

MASK = "***"
_LIMIT_BYTES = 1_000_000
_KEPT_FILES = 3
REPEAT_SECONDS = 3600.0
"""Seconds in which a warning or an error is not written again."""
_MOST_KEPT = 200
_RETRY_SECONDS = 60.0
"""Until a file that another program held is tried again."""
_HANDLER_NAME = "counterfoil-log"

_NAMES = r"\w{0,30}(?:password|passwd|passphrase|secret|token|api_?key)"
"""How a member of JSON, or an assignment, with a secret is called."""


@cache
def _secrets() -> tuple[re.Pattern[str], ...]:
    """What is masked, as its group `keep` and the secret; compiled with the first line of the log."""
    return (
        # user:password in an address, of a proxy or a receiver
        re.compile(r"(?P<keep>\b[a-z][a-z0-9+-]{0,20}://)[^\s/\"'<>?#]+(?=@)", re.IGNORECASE),
        re.compile(r"(?P<keep>\bcfr_)[\w-]{8,}"),
        re.compile(rf"(?P<keep>\"{_NAMES}\\?\"\s*:\s*\")(?:[^\"\\]|\\.)+", re.IGNORECASE),
        re.compile(rf"(?P<keep>\\\"{_NAMES}\\\"\s*:\s*\\\")[^\"\\]+", re.IGNORECASE),
        re.compile(rf"(?P<keep>'{_NAMES}'\s*:\s*')(?:[^'\\]|\\.)+", re.IGNORECASE),
        re.compile(rf"(?P<keep>\\?[\"']{_NAMES}\\?[\"']\s*:\s*)-?\d[\d.]*", re.IGNORECASE),
        re.compile(rf"(?P<keep>\b{_NAMES}\s*[=:]\s*)[^\s\"'&,;]+", re.IGNORECASE),
        re.compile(r"(?P<keep>)eyJ[\w-]{4,}\.[\w-]+(?:\.[\w-]*)?"),
        re.compile(
            r"(?P<keep>authorization[\"']?\s*[:=,]\s*[\"']?(?:(?:bearer|user|basic|token|digest|apikey|negotiate)\s+)?)[^\s\"',}]+",
            re.IGNORECASE,
        ),
        re.compile(r"(?P<keep>\b(?:bearer|user)\s+)[\w.~+/=-]{16,}", re.IGNORECASE),
        re.compile(
            r"(?P<keep>(?:refresh|access)_?token[\"']?\s*[:=,]\s*[\"']?|[?&](?:token|secret|signature)=)[^\s\"'&,}]+",
            re.IGNORECASE,
        ),
    )


def redact(text: str) -> str:
    """`text` with JWTs, Authorization values, tokens, passwords of JSON and those of addresses masked."""
    for pattern in _secrets():
        text = pattern.sub(rf"\g<keep>{MASK}", text)
    return text


class _Redacting(logging.Formatter):
    """Errors without their texts; secrets are masked in the finished text, so arguments are covered too."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(threadName)s %(name)s: %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        if isinstance(line := getattr(record, "finished", None), str):
            return line  # of another process
        own = copy.copy(record)
        own.msg, own.args = _message(record), ()
        own.exc_text = None  # that of another formatter
        return redact(super().format(own))

    def formatException(  # noqa: N802 - the library's name
        self, ei: tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]
    ) -> str:
        return "\n".join(_traceback(ei[1])) if ei[1] is not None else ""


def _message(record: logging.LogRecord) -> str:
    """The message of a record, with the errors in it as `without_values`."""
    text = str(_plain(record.msg))
    match record.args:
        case tuple() as given if given:
            text %= tuple(map(_plain, given))
        case dict() as named:
            text %= {name: _plain(value) for name, value in named.items()}
    # asyncio quotes the error of a task below the first line.
    return text.partition("\n")[0] if record.name == "asyncio" else text


def _plain(argument: Any) -> Any:
    return without_values(argument) if isinstance(argument, BaseException) else argument


def _traceback(error: BaseException) -> Iterator[str]:
    """The places of an error and of those that led to it, the first of them first."""
    chain: list[BaseException] = []
    each: BaseException | None = error
    while each is not None and each not in chain:
        chain.append(each)
        each = each.__cause__ or (None if each.__suppress_context__ else each.__context__)
    yield "Traceback (most recent call last):"
    for earlier in reversed(chain):
        frames = traceback.format_list(traceback.extract_tb(earlier.__traceback__))
        yield "".join(frames) + without_values(earlier)
        if isinstance(earlier, BaseExceptionGroup):
            for part in earlier.exceptions:
                yield from _traceback(part)


class _Quiet(logging.FileHandler):
    """Begins a new file when one is full. That of `logging.handlers` brings a dozen modules along, before the window shows.

    A full disk or a vanished folder must not turn into noise on stderr (F83).

    A file that another program holds cannot be renamed on Windows: the log then grows until it can, and no line is lost.
    """

    _next_try = 0.0
    """When to try again after a file could not be renamed, in monotonic seconds."""

    def emit(self, record: logging.LogRecord) -> None:
        """Write the record, into a new file where it would overfill this one."""
        try:
            if self._is_full(record) and time.monotonic() >= self._next_try:
                self._begin_file()
        except Exception:  # noqa: BLE001 - as every handler of the library does
            self.handleError(record)
        else:
            super().emit(record)

    def _is_full(self, record: logging.LogRecord) -> bool:
        path = Path(self.baseFilename)
        if self.stream is None or (path.exists() and not path.is_file()):  # closed, or a device
            return False
        line = f"{self.format(record)}{self.terminator}"
        return self.stream.seek(0, SEEK_END) + len(line) >= _LIMIT_BYTES

    def _begin_file(self) -> None:
        """Begin a new file, unless a file is held; whatever fails, the next line goes into a file that is open."""
        full = Path(f"{self.baseFilename}.full")
        if self.stream is not None:
            self.stream.close()
            self.stream = None
        try:
            self._keep(full)
            Path(self.baseFilename).replace(full)
            self._keep(full)
        except OSError:
            self._next_try = time.monotonic() + _RETRY_SECONDS
        finally:
            self.stream = self._open()

    def _keep(self, full: Path) -> None:
        """Number the kept files anew, with `full` as the first; one that a held file left behind is not overwritten."""
        if not full.exists():
            return
        kept = [Path(f"{self.baseFilename}.{number}") for number in range(1, _KEPT_FILES + 1)]
        for older, newer in zip(reversed(kept), reversed([full, *kept[:-1]]), strict=True):
            if newer.exists():
                newer.replace(older)

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 - the library's name
        del record

    def _open(self) -> TextIOWrapper:
        # Made for its owner only, after each rotation, too.
        make_file(Path(self.baseFilename))
        return super()._open()

    def close(self) -> None:
        """Close the file, whose last lines may not fit on the disk."""
        with suppress(OSError):
            super().close()


@dataclass(slots=True)
class _Told:
    """A line that was written."""

    at: float
    """Monotonic seconds."""
    cause: object
    dropped: int = 0
    """How often it was not written since."""


class _Repeats(logging.Filter):
    """Drops what was logged a moment ago: a full disk fails each job in the same way, for days.

    A line may say by `extra` what it is `about`, and the `cause`: then another cause is told at once, whatever else
    the line says, and so is the same one after a line below a warning has said that all is well.
    """

    def __init__(self) -> None:
        super().__init__()
        self._seen: dict[tuple[object, ...], _Told] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether to write the record; one written again says how many were dropped."""
        about, cause = getattr(record, "about", None), getattr(record, "cause", None)
        if record.levelno < logging.WARNING:
            self._seen.pop((record.name, about), None)
            return True
        kind = record.exc_info[0] if record.exc_info else None
        # Faults of one kind at one place count as the same; other lines must be the same to the letter.
        said = record.msg if kind is not None else _message(record)
        key = (record.name, record.levelno, said, kind) if about is None else (record.name, about)
        now = time.monotonic()
        seen = self._seen.pop(key, None)
        if seen is not None and seen.cause == cause:
            if now - seen.at < REPEAT_SECONDS:
                seen.dropped += 1
                self._seen[key] = seen
                return False
            if seen.dropped:
                record.msg, record.args = f"{_message(record)} (and {seen.dropped} times before)", ()
        self._seen[key] = _Told(now, cause)
        if len(self._seen) > _MOST_KEPT:
            del self._seen[next(iter(self._seen))]
        return True


def _attach(handler: logging.Handler, level: int) -> None:
    handler.set_name(_HANDLER_NAME)
    handler.setFormatter(_Redacting())
    handler.addFilter(_Repeats())
    root = logging.getLogger()
    root.addHandler(handler)
    root.setLevel(level)
    for name in ("httpx", "httpcore", "apscheduler", "uvicorn.access"):
        logging.getLogger(name).setLevel(logging.WARNING)


def start_log(folder: Path, *, level: int = logging.INFO) -> Path | None:
    """Send the log to `logs/counterfoil.log` in `folder`; the file, or None when it cannot be written."""
    path = folder / LOGS_FOLDER / "counterfoil.log"
    stop_log()
    try:
        make_folder(path.parent)
        handler = _Quiet(path, encoding="utf-8", delay=False)
    except OSError:
        return None
    _attach(handler, level)
    return path


class _Sending(logging.Handler):
    """Hands finished lines to whoever writes the log."""

    def __init__(self, write: Callable[[int, str], object]) -> None:
        super().__init__()
        self._write = write

    def emit(self, record: logging.LogRecord) -> None:
        """Hand on one line."""
        with suppress(Exception):
            self._write(record.levelno, self.format(record))


def send_log(write: Callable[[int, str], object], *, level: int = logging.INFO) -> None:
    """Send the log to `write`, as level and finished lines: another process has the file."""
    stop_log()
    _attach(_Sending(write), level)


def write_line(level: int, line: str) -> None:
    """Write a line of another process, which is finished and has no secret."""
    log.log(level, "another process", extra={"finished": line, "about": line, "cause": line})


def set_level(level: int) -> None:
    """Set the level from now on."""
    logging.getLogger().setLevel(level)


def stop_log() -> None:
    """Close the log's file; a second call does nothing."""
    root = logging.getLogger()
    for handler in [each for each in root.handlers if each.get_name() == _HANDLER_NAME]:
        root.removeHandler(handler)
        handler.close()
