"""Updates wired for a data folder: this release, its address, the transport. Used by `update`, runtime and window."""

from __future__ import annotations

import logging
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from app.errors import AppError, UpdateUnavailable
from app.updates.downloader import ReadyUpdate, Updates
from app.updates.source import read_release
from app.version import USER_AGENT, VERSION
from storage.errors import ShopError

log = logging.getLogger(__name__)

MAX_RESPONSE_BYTES = 64 * 1024 * 1024
"""Largest response, from a server without range requests."""


@contextmanager
def updates_of(folder: Path) -> Iterator[Updates]:
    """The updates of `folder`; raises UpdateUnavailable, reason `not_a_release`, in a checkout."""
    release = read_release()
    if release is None:
        raise UpdateUnavailable(reason="not_a_release")
    from sync.client.http import HttpTransport

    transport = HttpTransport(release.address, most=MAX_RESPONSE_BYTES, agent=USER_AGENT)
    try:
        yield Updates(folder, release, transport, running=VERSION)
    finally:
        transport.close()


def fetch_in_background(folder: Path, cancel: threading.Event) -> None:
    """Check for a newer version and fetch it; failures are logged only."""
    try:
        fetch_newer(folder, cancel)
    except ShopError as error:
        log.info("no update: %s", error)


def fetch_newer(folder: Path, cancel: threading.Event) -> ReadyUpdate | None:
    """Check for a newer version and fetch it; None when this is the newest. Raises UpdateUnavailable, UpdateRefused."""
    with updates_of(folder) as updates:
        found = updates.check()
        ready = updates.fetch(*found, cancel) if found is not None else None
    if ready is not None:
        log.info("version %s is ready", ready.version)
    return ready


def ready(folder: Path) -> ReadyUpdate | None:
    """The update to install when the program closes, read from disk; None in a checkout."""
    try:
        with updates_of(folder) as updates:
            return updates.ready()
    except UpdateUnavailable:
        return None


def install_on_closing(folder: Path) -> bool:
    """Start the fetched installer as the last action of the program; returns whether one was started."""
    if read_release() is None:
        return False
    try:
        with updates_of(folder) as updates:
            return updates.install() is not None
    except (AppError, OSError) as error:
        log.warning("update not installed: %s", error)
        return False
