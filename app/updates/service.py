"""Updates wired for a data folder: this release, its address, the transport. Used by `update`, runtime and window."""

from __future__ import annotations

import logging
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from app.errors import AppError, UpdateUnavailable
from app.updates.downloader import Updates, start_installer
from app.updates.source import is_managed, read_release
from app.updates.state import ReadyUpdate
from app.version import USER_AGENT, VERSION
from storage.errors import ShopError
from sync.client.transport import Transport

log = logging.getLogger(__name__)

LONGEST_SECONDS = 3600.0
"""Seconds after which a check and its download are broken off, however slowly a server goes on answering; the download
is resumed by the next one."""


@dataclass(frozen=True, slots=True)
class Standing:
    """What is known of newer versions, from disk alone."""

    ready: ReadyUpdate | None = None
    """The version to install when the program closes."""
    withdrawn: bool = False
    """Whether the version that runs was withdrawn."""
    quiet_since: int | None = None
    """Since when nothing valid was heard, wall milliseconds, once that is long ago."""


@contextmanager
def updates_of(folder: Path) -> Iterator[Updates]:
    """The updates of `folder`; raises UpdateUnavailable, reason `not_a_release`, in a checkout and a rehearsal.

    Reason `managed` where an administrator installed the program.
    """
    release = read_release()
    if release is None:
        raise UpdateUnavailable(reason="managed" if is_managed() else "not_a_release")
    from sync.client.http import HttpTransport

    opened: list[HttpTransport] = []
    over = threading.Event()

    def connect(address: str, most: int) -> Transport:
        transport = HttpTransport(address, most=most, agent=USER_AGENT)
        opened.append(transport)
        if timer.ident is None:
            timer.start()
        if over.is_set():
            transport.close()
        return transport

    def close() -> None:
        over.set()
        for each in tuple(opened):
            each.close()

    timer = threading.Timer(LONGEST_SECONDS, close)
    timer.daemon = True
    try:
        yield Updates(folder, release, connect, running=VERSION)
    finally:
        timer.cancel()
        close()


def fetch_in_background(folder: Path, cancel: threading.Event) -> None:
    """Check for a newer version and fetch it, if it is this computer's turn; failures are logged only."""
    try:
        fetch_newer(folder, cancel)
    except ShopError as error:
        log.info("no update: %s", error)


def fetch_newer(folder: Path, cancel: threading.Event, *, by_person: bool = False) -> ReadyUpdate | None:
    """Check for a newer version and fetch it; None when this is the newest. Raises UpdateUnavailable, UpdateRefused."""
    with updates_of(folder) as updates:
        found = updates.check(by_person=by_person)
        ready = updates.fetch(*found, cancel) if found is not None else None
    if ready is not None:
        log.info("version %s is ready", ready.version)
    return ready


def standing(folder: Path) -> Standing:
    """What is known of newer versions, read from disk; of a checkout and a rehearsal nothing."""
    try:
        with updates_of(folder) as updates:
            return Standing(updates.ready(), updates.is_withdrawn(), updates.quiet_since())
    except UpdateUnavailable:
        return Standing()


def waits_to_be_installed(folder: Path) -> bool:
    """Whether `install_on_closing` will start an installer, which replaces the program's files; read from disk."""
    if not installs_itself():
        return False
    try:
        with updates_of(folder) as updates:
            return updates.to_install() is not None
    except (UpdateUnavailable, OSError):
        return False


def installs_itself() -> bool:
    """Whether a fetched version is put in place by a program here, and not by a person (macOS, Linux)."""
    return sys.platform == "win32"


def install_on_closing(folder: Path, *, reopen: bool = False) -> bool:
    """Start the fetched installer as the last action of the program; returns whether one was started.

    Whoever closes the program means it: only with `reopen` does the installer start the new one afterwards.
    """
    way = partial(start_installer, way="/REOPEN" if reopen else "/CLOSING")
    if read_release() is None:
        return False
    try:
        with updates_of(folder) as updates:
            return updates.install(way) is not None
    except (AppError, OSError) as error:
        log.warning("update not installed: %s", error)
        return False
