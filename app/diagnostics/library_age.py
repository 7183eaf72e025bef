"""Of which day OpenSSL and SQLite are: an installer brings its own, which grow old with it."""

from __future__ import annotations

import re
import sys
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

LONGEST = timedelta(days=365)
"""After a year without a newer one, faults of these libraries that everybody knows are still in the program."""
MONTHS = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")
_FILES = {"OpenSSL": "libcrypto", "SQLite": "libsqlite3"}
_MAPS = Path("/proc/self/maps")
_SYSTEMS = re.compile(r"(?m) (?:/usr)?/lib(?:64)?(?:/[\w-]+-linux-\w+)?/(lib\w+)\.so[\d.]*$")
"""Libraries in the folders of the system, in the kernel's words of what a process has loaded."""


def openssl_day(version: str) -> date | None:
    """The day in OpenSSL's own words: `OpenSSL 3.0.13 30 Jan 2024`."""
    found = re.search(r"\b(\d{1,2}) ([A-Z][a-z]{2}) (\d{4})\b", version)
    if found is None or found[2] not in MONTHS:
        return None
    return date(int(found[3]), MONTHS.index(found[2]) + 1, int(found[1]))


def sqlite_day(source_id: str) -> date | None:
    """The day in SQLite's own words: `2024-04-15 13:34:05` and a hash."""
    try:
        return date.fromisoformat(source_id[:10])
    except ValueError:
        return None


def outdated(days: dict[str, date | None], today: date) -> list[str]:
    """Names of the libraries that are older than a year; one that does not say its day is not known to be."""
    return [name for name, day in days.items() if day is not None and today - day > LONGEST]


def of_this_process() -> dict[str, date | None]:
    """OpenSSL's and SQLite's days here."""
    import ssl

    from storage.database.library import source_id

    return {"OpenSSL": openssl_day(ssl.OPENSSL_VERSION), "SQLite": sqlite_day(source_id())}


def kept_by_the_system() -> frozenset[str]:
    """Those that the system brings, and mends under their old numbers: on Linux, where the package depends on them.

    A Python may have its own inside instead, and so may a program that was frozen from it.
    """
    if not sys.platform.startswith("linux"):
        return frozenset()
    of_this_process()  # loads them
    try:
        return among_the_systems(_MAPS.read_text("utf-8", "replace"))
    except OSError:
        return frozenset()


def among_the_systems(maps: str) -> frozenset[str]:
    """Those that lie among the system's own files, by what the kernel says of a process in `maps`."""
    loaded = set(_SYSTEMS.findall(maps))
    return frozenset(name for name, file in _FILES.items() if file in loaded)


def today() -> date:
    """The day by this computer's clock."""
    return datetime.now(UTC).date()
