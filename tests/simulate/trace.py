"""The trace of a play: lines to read when a seed fails, and their hash to compare two plays of one seed.

Nothing random from outside the seed (tokens, wall time, order of a set) may enter it.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import re
from typing import Any


class LawViolation(AssertionError):
    """A law does not hold: `law` is its name, the message says where."""

    def __init__(self, law: str, *words: object) -> None:
        super().__init__(f"{law}: " + " ".join(map(str, words)))
        self.law = law


class Trace:
    """The lines and their running hash."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self._hash = hashlib.blake2b(digest_size=12)

    def log(self, *words: object) -> None:
        """Add a line."""
        line = " ".join(map(str, words))
        self.lines.append(line)
        self._hash.update(line.encode("utf-8", "backslashreplace") + b"\n")

    @property
    def digest(self) -> str:
        """Of all lines so far."""
        return self._hash.hexdigest()


def short(value: Any) -> str:
    """A value in one canonical line."""
    return json.dumps(value, sort_keys=True, ensure_ascii=False, default=str)


def mark(data: bytes) -> str:
    """A short hash of the body of a request or an answer; the order of an object's members has no meaning."""
    if not data:
        return "-"
    with contextlib.suppress(ValueError):
        data = short(json.loads(data)).encode("utf-8", "surrogatepass")
    # An error tells the machine's own time.
    return hashlib.blake2b(_OWN_TIME.sub(b"", data), digest_size=4).hexdigest()


_OWN_TIME = re.compile(rb'"timestamp": ?"[^"]*"(?:, ?)?')
