"""What the request gate has stored: for those who only show it.

Written by `gate` with each run; the window shows it before anything is sent.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from storage.clock import Clock
from sync.client.backoff import MAX_DELAY
from sync.events import RequestUsage
from sync.limits.request_budget import stored_usage
from sync.limits.shared_allowance import SharedAllowance

LIMITS_KEY = "manners"
"""Key of the gate's stored state in `sync_state.meta`; the stored name is older than the term."""


def usage_of_stored(stored: object, *, clock: Clock, budget: int, computers: int = 1) -> RequestUsage:
    """The requests of a stored gate, as of now; `budget`: requests that the vendor allows `computers`."""
    state = stored if isinstance(stored, dict) else {}
    allowance = SharedAllowance(clock=clock, allowance=lambda: budget, computers=lambda: computers)
    allowance.load(state.get("share"))
    return with_share(stored_usage(state.get("minutes"), now=clock.now(), budget=budget), allowance)


def with_share(usage: RequestUsage, allowance: SharedAllowance) -> RequestUsage:
    """The usage with this computer's share of what the vendor allows all of them."""
    return replace(
        usage,
        budget=allowance.allowance(),
        share=allowance.share(),
        others=allowance.others(),
        computers=allowance.computers(),
    )


def stored_cooldown(stored: object, *, now: int) -> tuple[float, int | None]:
    """Seconds left of the pause that the cloud asked for, and the wall milliseconds since when it does."""
    return pause_left(stored, now) if isinstance(stored, dict) else (0.0, None)


def pause_left(stored: dict[str, Any], now: int) -> tuple[float, int | None]:
    """Of a stored gate as `stored_cooldown`."""
    try:
        passed, wait, since = now - int(stored["at"]), int(stored["wait"]), stored["since"]
    except (KeyError, TypeError, ValueError):
        return 0.0, None
    left = wait - max(0, passed)
    return min(max(0.0, left / 1000), MAX_DELAY), since if isinstance(since, int) else None
