"""The wall clock of the shop, by which plans begin and end.

Kept as the text that people wrote and turned into an instant by the rules of the time zone each time it is looked at: midnight
stays midnight, whatever daylight saving time or a change of its rules does. A time that the clock skips in spring counts
an hour later; of one that it shows twice in autumn the first counts.
"""

from __future__ import annotations

from datetime import UTC, datetime, tzinfo

from storage.errors import Refused

FORMS = ("%Y-%m-%d", "%Y-%m-%d %H:%M", "%Y-%m-%dT%H:%M")


def parse_time(text: str) -> str:
    """A time as it is stored; a date alone means its midnight. Raises Refused, reason `no_time`."""
    for form in FORMS:
        try:
            return stored(datetime.strptime(text.strip(), form))  # noqa: DTZ007 - a wall clock has no zone
        except ValueError:
            continue
    raise Refused(reason="no_time", given=text)


def stored(time: datetime) -> str:
    """The stored form of a wall clock time, to the minute."""
    return time.strftime("%Y-%m-%dT%H:%M")


def shown(text: str) -> datetime:
    """The wall clock time of a stored one, without a zone."""
    return datetime.strptime(text, FORMS[-1])  # noqa: DTZ007 - a wall clock has no zone


def instant(text: str, zone: tzinfo | None = None) -> int:
    """Wall milliseconds since 1970 UTC of a stored time; `zone` None is this computer's."""
    time = shown(text)
    aware = time.astimezone(UTC) if zone is None else time.replace(tzinfo=zone).astimezone(UTC)
    return round(aware.timestamp() * 1000)
