"""Of which day OpenSSL and SQLite are: an installer brings its own, which grow old with it."""

from __future__ import annotations

import re
import sys
from datetime import UTC, date, datetime, timedelta

LONGEST = timedelta(days=365)
"""After a year without a newer one, faults of these libraries that everybody knows are still in the program."""
MONTHS = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")


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


def kept_by_the_system() -> bool:
    """Whether the system brings these libraries, and mends them under their old numbers: on Linux the package depends on them."""
    return sys.platform.startswith("linux")


def today() -> date:
    """The day by this computer's clock."""
    return datetime.now(UTC).date()
