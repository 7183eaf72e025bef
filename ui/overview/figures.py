"""The overview's figures as pieces to draw and sentences to say.

Called by `overview_page`. Pure functions: figures in, words of the chosen language out.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from app.queries.dashboard import MONTH, Loyalty, WarehouseStock
from app.queries.list_ages import ListAge
from storage.sync_state.daily_health import DAY, Day
from ui.text import formats, texts
from ui.text.texts import translate
from ui.widgets.charts import DataPoint

MOST = 6
"""Bars of one panel; the rest are told together."""


def month(days: Sequence[Day]) -> tuple[str, list[DataPoint]]:
    """How synchronising went, day by day."""
    with_runs = [each for each in days if each.runs]
    if not with_runs:
        return translate("Overview", "No run yet."), []
    good = sum(each.well == each.runs for each in with_runs)
    bad = len(with_runs) - good
    if not good:
        said = translate("Overview", "%n day(s) with trouble.", bad)
    else:
        said = translate("Overview", "%n day(s) went well", good)
        said = f"{said}, {translate('Overview', '%n with trouble', bad)}." if bad else f"{said}."
    return said, [_day(each) for each in days]


def _day(day: Day) -> DataPoint:
    name = formats.day_text(day.day * DAY + DAY // 2)
    if not day.runs:
        return DataPoint(name, 0, translate("Overview", "no run"), "history")
    words = translate("Overview", "%n run(s)", day.runs)
    if day.unreached:
        words = f"{words}, {translate('Overview', '%n without the cloud', day.unreached)}"
    if day.failed:
        words = f"{words}, {translate('Overview', '%n failed', day.failed)}"
    role = "red" if day.failed else "amber" if day.unreached else "green"
    return DataPoint(name, day.runs, words, "history", role, day.well / day.runs)


def waiting(counts: Mapping[str, tuple[int, int]]) -> tuple[str, list[DataPoint]]:
    """Waiting changes by list, most first."""
    ordered = sorted(counts.items(), key=lambda each: -each[1][0])
    total = sum(count for _, (count, _) in ordered)
    if not total:
        return translate("Overview", "Nothing waits. Everything is in the cloud."), []
    pieces = [
        DataPoint(
            texts.entities(entity),
            count,
            formats.number_text(count) + (f" ({texts.needs_you(held)})" if held else ""),
            (entity, "needs_you" if held == count else "waiting"),
            "red" if held else "amber",
        )
        for entity, (count, held) in ordered[:MOST]
    ]
    return texts.waiting(total), pieces


def ages(found: Sequence[ListAge], now: int) -> tuple[str, list[DataPoint]]:
    """How old the copy of each list is, the oldest first."""
    read = [each for each in found if each.last_read is not None]
    if not read:
        return translate("Overview", "Nothing was read from the cloud yet."), []
    ordered = sorted(read, key=lambda each: each.last_read or 0)
    old = sum(each.old or each.problem is not None for each in read)
    if old:
        said = translate("Overview", "%n list(s) without news for some time.", old)
    elif len(read) < len(found):
        said = translate("Overview", "%n list(s) not read from the cloud yet.", len(found) - len(read))
    else:
        said = translate("Overview", "All lists are fresh.")
    pieces = [
        DataPoint(
            texts.entities(each.entity) + (f": {each.title}" if each.title else ""),
            max(now - (each.last_read or now), 1),
            age(now - (each.last_read or now)),
            each.entity,
            "red" if each.problem else "amber" if each.old else "accent",
        )
        for each in ordered[:MOST]
    ]
    return said, pieces


def age(milliseconds: int) -> str:
    """How long ago, in the largest unit that fits."""
    if milliseconds < texts.MINUTE:
        return translate("Overview", "just now")
    if milliseconds < texts.HOUR:
        return translate("Overview", "%n min", milliseconds // texts.MINUTE)
    if milliseconds < 2 * texts.DAY:
        return translate("Overview", "%n h", milliseconds // texts.HOUR)
    return translate("Overview", "%n day(s)", milliseconds // texts.DAY)


def shelves(found: Sequence[WarehouseStock]) -> tuple[str, list[DataPoint]]:
    """Stock that is gone or runs out, by warehouse."""
    if not found:
        return translate("Overview", "No stock is kept here."), []
    pieces = []
    for shelf in found[: MOST // 2]:
        for counted, words, role in (
            (shelf.gone, translate("Overview", "sold out"), "red"),
            (shelf.low, translate("Overview", "{low} or fewer", low=formats.number_text(shelf.few)), "amber"),
        ):
            name = f"{shelf.name}: {words}"
            pieces.append(
                DataPoint(
                    name,
                    counted.count,
                    formats.number_text(counted.count),
                    (shelf.warehouse, counted.filter),
                    role,
                )
            )
    goods = sum(each.goods for each in found)
    return translate("Overview", "%n stock item(s) in all warehouses.", goods), pieces


def points(loyalty: Loyalty) -> tuple[str, list[DataPoint]]:
    """Customers by their points, and whose membership ends soon."""
    total = sum(each.found.count for each in loyalty.bands)
    if not total:
        return translate("Overview", "No customers yet."), []
    pieces = [
        DataPoint(
            _band(each.least, each.below),
            each.found.count,
            formats.number_text(each.found.count),
            each.found.filter,
        )
        for each in loyalty.bands
    ]
    with_points = total - loyalty.bands[0].found.count
    return translate("Overview", "%n customer(s) have points.", with_points), pieces


def expiring(loyalty: Loyalty) -> list[tuple[str, str]]:
    """Sentences about memberships with the filters that list them; none where there is nothing to tell."""
    found = []
    if loyalty.expiring.count:
        said = translate(
            "Overview", "%n membership(s) end within {days} days", loyalty.expiring.count, days=MONTH
        )
        found.append((said, loyalty.expiring.filter))
    if loyalty.expired.count:
        said = translate("Overview", "%n ended in the last {days} days", loyalty.expired.count, days=MONTH)
        found.append((said, loyalty.expired.filter))
    return found


def _band(least: int, below: int | None) -> str:
    if below is None:
        return f"{formats.number_text(least)}+"
    if least == 0:
        return "0"
    return f"{formats.number_text(least)}-{formats.number_text(below - 1)}"
