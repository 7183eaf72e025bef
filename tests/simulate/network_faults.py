"""The network between a till and the cloud: lost and damaged requests and answers, and edits made meanwhile."""

from __future__ import annotations

import random
import threading
from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING

from sync.client.transport import Request, Response
from sync.errors import Offline
from tests.simulate import arrays
from tests.simulate.allowance import Allowance
from tests.simulate.bodies import target
from tests.simulate.cloud_clock import ClockSeen
from tests.simulate.fake_cloud import Key
from tests.simulate.quirks import JSON
from tests.simulate.told import Listed
from tests.simulate.trace import mark
from tests.simulate.values import BLOCKED_TEXT

if TYPE_CHECKING:
    from tests.simulate.world import Till

READ_FAULTS = (
    "unsent", "lost", "error", "busy", "garbage", "html", "cut", "limit", "limit_bare", "expired", "bad_row",
    "miscount",
)  # fmt: skip
WRITE_FAULTS = (
    "unsent", "unsent_unknown", "lost", "lost", "error", "error_after", "error_after", "garbage", "html", "cut", "limit", "limit_bare",
    "expired", "changed", "stale", "late", "partial", "shuffled",
)  # fmt: skip
SIGN_IN_FAULTS = ("unsent", "lost", "error", "html", "limit", "refused")
PORTAL = b"<!DOCTYPE html><html><body><h1>Sign in to this network</h1></body></html>"


class FaultyTransport:
    """One till's transport. `fault_rng` and `on_request` are set for each run."""

    def __init__(self, till: Till) -> None:
        self._till = till
        self.fault_rng: random.Random | None = None
        """Draws the faults; None for none."""
        self.down = False
        self.on_request: Callable[[Request], None] | None = None
        """Called before each request, for edits made during a run."""
        self.cancel: tuple[int, threading.Event] | None = None
        """After so many more requests, set the event that cancels the run."""
        self.next_write: str | None = None
        """The fault of the next PUT or PATCH, whatever the weather."""
        self.injected: Counter[str] = Counter()
        self.requests = 0
        self.allowance = Allowance()
        self.listed = Listed()
        self.clock_seen = ClockSeen(till.world.cloud.clock)
        self.singles: Counter[Key] = Counter()
        """Requests by the record that they are about."""

    def send(self, request: Request) -> Response:
        """The cloud's answer, or a fault. Raises Offline when none arrives."""
        till = self._till
        self.requests += 1
        began = till.clock.monotonic()
        self.listed.asked(request)
        entity, record_id = target(request)
        if record_id is not None:
            self.singles[entity, record_id] += 1
        till.crash_injector.reach("request")
        if self.on_request is not None:
            self.on_request(request)
        if self.cancel is not None:
            left, event = self.cancel
            self.cancel = (left - 1, event)
            if left <= 0:
                event.set()
        fault = self._fault(request)
        try:
            answer = self._exchange(request, fault)
        except Offline as error:
            if error.sent:
                self.allowance.asked(request, began)
            till.world.trace.log("   ", till.name, _request_line(request), fault or "down", error.reason)
            raise
        self.allowance.asked(request, began)
        said = f"{answer.status} {mark(answer.body) if 'signin' not in request.path else ''} {fault or ''}"
        till.world.trace.log("   ", till.name, _request_line(request), said.rstrip())
        till.crash_injector.reach("answer")
        if fault is None:
            if request.method == "GET" and entity and record_id is None:
                self.clock_seen.read(entity)
            till.world.shown(till, request, answer)
        return answer

    def _fault(self, request: Request) -> str | None:
        if self.next_write is not None and request.method in ("PUT", "PATCH"):
            fault, self.next_write = self.next_write, None
            return fault
        if self.fault_rng is None or self.fault_rng.random() >= self._till.world.script.profile.trouble:
            return None
        kinds = (
            SIGN_IN_FAULTS
            if "/signin/" in request.path
            else READ_FAULTS
            if request.method == "GET"
            else WRITE_FAULTS
        )
        fault = self.fault_rng.choice(kinds)
        if fault in ("changed", "stale") and request.method not in ("PUT", "PATCH"):
            return None
        if fault in ("partial", "shuffled") and not arrays.creates_several(request):
            return None
        if fault == "miscount" and self._till.world.script.profile.page is not None:
            return None  # where pages are short the number also proves runs of equal dates (F42)
        if fault == "bad_row" and request.path.endswith("/webhooks"):
            return None  # they have no such field: to them it would be a good row
        self.injected[fault] += 1
        return fault

    def _exchange(self, request: Request, fault: str | None) -> Response:
        if self.down or fault == "unsent":
            raise Offline(sent=False, reason="refused")
        if self._till.world.firewall and f'"{BLOCKED_TEXT}"'.encode() in request.body:
            return Response(403, {"content-type": "text/html"}, PORTAL)
        if fault == "unsent_unknown":
            raise Offline(sent=True, reason="reset")
        if (own := self._instead(fault)) is not None:
            return own
        late = self._till.world.script.profile.lateness if fault == "late" else 0
        seconds = self.fault_rng.uniform(0, late) if late and self.fault_rng is not None else 0.0
        if fault == "partial" and self.fault_rng is not None:
            request = arrays.first_part(request, self.fault_rng)
        with self._till.world.cloud.late(seconds):
            answer = self._till.world.ask(self._till, request)
        match fault:
            case "lost":
                raise Offline(sent=True, reason="reset")
            case "cut":
                raise Offline(sent=True, reason="truncated")
            case "shuffled" if self.fault_rng is not None:
                return arrays.shuffled(answer, self.fault_rng)
            case "miscount" if self.fault_rng is not None:
                return arrays.miscounted(answer, self.fault_rng)
            case "error_after" | "partial":
                return Response(500)
            case "garbage":
                return Response(200, JSON, b'{"currentPage":"1","data":[{"id":')
            case "bad_row":
                return Response(
                    answer.status,
                    answer.headers,
                    answer.body.replace(b'"versionDate":"', b'"deleted":"x","versionDate":"', 1),
                )
        return answer

    def _instead(self, fault: str | None) -> Response | None:
        match fault:
            case "error":
                return Response(500)
            case "busy":
                return Response(503, {"retry-after": "20"})
            case "html":
                return Response(200, {"content-type": "text/html"}, PORTAL)
            case "limit":
                return Response(429, {"retry-after": "45"})
            case "limit_bare":
                return Response(429)
            case "expired":
                status = self._till.world.script.profile.expired_status
                return Response(status, JSON, b'{"reason":"ACCESS_TOKEN_EXPIRED"}')
            case "changed":
                return Response(412, JSON, b"{}")
            case "stale":
                return Response(409, JSON, b"{}")
            case "refused":
                return Response(401, JSON, b'{"reason":"INVALID_REFRESH_TOKEN"}')
        return None


def _request_line(request: Request) -> str:
    place = request.path.partition("/clouds/")[2].partition("/")[2] or "sign-in"
    query = "&".join(f"{name}={text}" for name, text in request.query)
    return f"{request.method} {place}{'?' if query else ''}{query} {mark(request.body)}".rstrip(" -")
