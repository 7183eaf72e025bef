"""Reads by an object over a connection, with the errors of `Database.reading`.

Used for what reads outside a transaction and hands no connection to its caller (`Replica.sync_state`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from typing import Any


class Guarded:
    """Passes every attribute on; calls, and the iterators that they return, run inside the block `reading`."""

    __slots__ = ("_reading", "_target")

    def __init__(self, target: object, reading: Callable[[], AbstractContextManager[Any]]) -> None:
        self._target = target
        self._reading = reading

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._target, name)
        return self._call(found) if callable(found) else Guarded(found, self._reading)

    def _call(self, function: Callable[..., Any]) -> Callable[..., Any]:
        def guarded(*arguments: Any, **options: Any) -> Any:
            with self._reading():
                found = function(*arguments, **options)
            return self._iterate(found) if isinstance(found, Iterator) else found

        return guarded

    def _iterate(self, found: Iterator[Any]) -> Iterator[Any]:
        with self._reading():
            yield from found
