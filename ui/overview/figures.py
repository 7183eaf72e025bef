"""The figures of the overview as a summary sentence and the data points of a chart, in the chosen language.

Pure functions, called by `OverviewPage`; those of a chart return (summary, points), the others a line.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from app.queries import timeline
from app.queries.dashboard import MONTH, Ending, Loyalty, RecentChange, Shortage, WarehouseStock
from app.queries.list_ages import ListAge
from app.queries.status import Status
from storage.sync_state.runs import DAY, Day
from ui.text import formats, texts
from ui.text.texts import translate
from ui.widgets.charts import DataPoint

MAX_BARS = 6
"""Bars in one panel."""


def month(days: Sequence[Day]) -> tuple[str, list[DataPoint]]:
    """How the runs of each day went."""
    with_runs = [day for day in days if day.runs]
    if not with_runs:
        return translate("Overview", "No sync yet."), []
    good = sum(day.well == day.runs for day in with_runs)
    bad = len(with_runs) - good
    if not good:
        summary = translate("Overview", "Problems on %n day(s).", bad)
    else:
        summary = translate("Overview", "Synced on %n day(s)", good)
        summary = f"{summary}, {translate('Overview', '%n with problems', bad)}." if bad else f"{summary}."
    return summary, [_day_point(day) for day in days]


def _day_point(day: Day) -> DataPoint:
    name = formats.day_text(day.day * DAY + DAY // 2)
    if not day.runs:
        return DataPoint(name, 0, translate("Overview", "no sync"), "history")
    text = translate("Overview", "%n sync(s)", day.runs)
    if day.unreached:
        text = f"{text}, {translate('Overview', '%n without the cloud', day.unreached)}"
    if day.failed:
        text = f"{text}, {translate('Overview', '%n failed', day.failed)}"
    role = "red" if day.failed else "amber" if day.unreached else "green"
    return DataPoint(name, day.runs, text, "history", role, day.well / day.runs)


def waiting(counts: Mapping[str, tuple[int, int]], status: Status | None) -> tuple[str, list[DataPoint]]:
    """Pending changes by list, most first; `counts`: entity -> (pending, held)."""
    ordered = sorted(counts.items(), key=lambda item: -item[1][0])
    total = sum(count for _, (count, _) in ordered)
    if not total:
        if status is None or status.last_success is None:
            # Nothing was ever agreed with a cloud: there may be none (N7).
            return translate("Overview", "Nothing waiting to be sent."), []
        return translate("Overview", "Everything is in the cloud."), []
    points = [
        DataPoint(
            texts.entities(entity),
            count,
            formats.number_text(count) + (f" ({texts.needs_decision(held)})" if held else ""),
            (entity, "needs_you" if held == count else "waiting"),
            "red" if held else "amber",
        )
        for entity, (count, held) in ordered[:MAX_BARS]
    ]
    return texts.waiting(total), points


def ages(found: Sequence[ListAge], now: int) -> tuple[str, list[DataPoint]]:
    """Time since each list was read from the cloud, the oldest first."""
    read = [age for age in found if age.last_read is not None]
    if not read:
        return translate("Overview", "Nothing downloaded from the cloud yet."), []
    ordered = sorted(read, key=lambda age: age.last_read or 0)
    old = sum(age.old or age.problem is not None for age in read)
    unread = any(age.not_looked is not None for age in read)
    if unread:
        summary = translate("Overview", "Some lists are waiting to be checked.")
    elif old:
        summary = translate("Overview", "%n list(s) not updated for some time.", old)
    elif len(read) < len(found):
        summary = translate("Overview", "%n list(s) not downloaded yet.", len(found) - len(read))
    else:
        summary = translate("Overview", "Everything up to date.")
    points = [
        DataPoint(
            texts.entities(age.entity) + (f": {age.title}" if age.title else ""),
            max(now - (age.last_read or now), 1),
            age_text(now - (age.last_read or now)),
            age.entity,
            "red" if age.problem else "amber" if age.old or age.not_looked is not None else "accent",
        )
        for age in ordered[:MAX_BARS]
    ]
    return summary, points


def age_text(milliseconds: int) -> str:
    """A duration in the largest unit that fits."""
    if milliseconds < texts.MINUTE:
        return translate("Overview", "just now")
    if milliseconds < texts.HOUR:
        return translate("Overview", "%n min", milliseconds // texts.MINUTE)
    if milliseconds < 2 * texts.DAY:
        return translate("Overview", "%n h", milliseconds // texts.HOUR)
    return translate("Overview", "%n day(s)", milliseconds // texts.DAY)


def stock(found: Sequence[WarehouseStock]) -> tuple[str, list[DataPoint]]:
    """Products that are sold out or run low, by warehouse."""
    if not found:
        return translate("Overview", "No stock on this computer."), []
    points = []
    for warehouse in found[: MAX_BARS // 2]:
        for counted, text, role in (
            (warehouse.gone, translate("Overview", "sold out"), "red"),
            (
                warehouse.low,
                translate("Overview", "{low} or fewer", low=formats.number_text(warehouse.few)),
                "amber",
            ),
        ):
            name = f"{warehouse.name}: {text}"
            points.append(
                DataPoint(
                    name,
                    counted.count,
                    formats.number_text(counted.count),
                    (warehouse.warehouse, counted.filter),
                    role,
                )
            )
    goods = sum(warehouse.goods for warehouse in found)
    return translate("Overview", "%n stock item(s) in all warehouses.", goods), points


def points(loyalty: Loyalty) -> tuple[str, list[DataPoint]]:
    """Customers by their loyalty points."""
    total = sum(band.found.count for band in loyalty.bands)
    if not total:
        return translate("Overview", "No customers yet."), []
    points = [
        DataPoint(
            _band_name(band.least, band.below),
            band.found.count,
            formats.number_text(band.found.count),
            band.found.filter,
        )
        for band in loyalty.bands
    ]
    with_points = total - loyalty.bands[0].found.count
    return translate("Overview", "%n customer(s) have points.", with_points), points


def expiring(loyalty: Loyalty) -> list[tuple[str, str]]:
    """Sentences about ending memberships, each with the filter that lists the customers; may be empty."""
    found = []
    if loyalty.expiring.count:
        text = translate(
            "Overview", "%n membership(s) end within {days} days", loyalty.expiring.count, days=MONTH
        )
        found.append((text, loyalty.expiring.filter))
    if loyalty.expired.count:
        text = translate("Overview", "%n ended in the last {days} days", loyalty.expired.count, days=MONTH)
        found.append((text, loyalty.expired.filter))
    return found


def shortage(found: Shortage, *, warehouses: int) -> str:
    """A product that runs out: what is left, its name, and where, if there are several warehouses."""
    # The number first: a narrow card cuts the end.
    where = found.warehouse_name if warehouses > 1 else ""
    return " · ".join(filter(None, (formats.number_text(found.quantity), found.title, where)))


def ending(found: Ending) -> str:
    """A customer whose membership ends, and when."""
    return f"{found.title}: {formats.date_text(formats.day_of(found.until))}"


def change(found: RecentChange, now: int) -> str:
    """A record that was changed: its name, what happened, who did it, and when."""
    event = found.event
    name = found.title or f"{texts.entity(event.entity)} #{event.id}"
    by = event.who or ""
    if timeline.happened_here(event):
        by = texts.author(event.origin)
    return " · ".join(
        filter(None, (f"{name}: {texts.event(timeline.told_as(event))}", by, texts.when(event.at, now)))
    )


def _band_name(least: int, below: int | None) -> str:
    if below is None:
        return f"{formats.number_text(least)}+"
    if least == 0:
        return "0"
    return f"{formats.number_text(least)}–{formats.number_text(below - 1)}"
