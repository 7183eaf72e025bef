"""Counts requests and their durations, and writes figures in the text form of Prometheus.

Filled by `asgi`, read by the endpoint `/metrics`. Bounded: paths are counted by their template.
"""

from __future__ import annotations

import threading
from bisect import bisect_left
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Upper bounds of the buckets of durations, in seconds."""

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"


@dataclass(slots=True)
class Durations:
    """How long requests took, by bucket."""

    buckets: list[int] = field(default_factory=lambda: [0] * (len(BUCKETS) + 1))
    seconds: float = 0.0


class RequestMetrics:
    """The requests of one server since its start. Thread-safe."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._requests: Counter[tuple[str, str, int]] = Counter()
        self._durations: defaultdict[str, Durations] = defaultdict(Durations)

    def observe(self, method: str, template: str, status: int, seconds: float) -> None:
        """Count one request. `seconds`: until its response was there, without the time that it was held open."""
        with self._lock:
            self._requests[method, template, status] += 1
            found = self._durations[template]
            found.buckets[bisect_left(BUCKETS, seconds)] += 1
            found.seconds += seconds

    def lines(self) -> list[str]:
        """The figures, in the text form."""
        with self._lock:
            requests = sorted(self._requests.items())
            durations = sorted(
                (path, [*each.buckets], each.seconds) for path, each in self._durations.items()
            )
        found = family(
            "counterfoil_requests_total",
            "counter",
            "Requests by method, template of the path, and status.",
            (
                ({"method": method, "path": path, "status": str(status)}, count)
                for (method, path, status), count in requests
            ),
        )
        name = "counterfoil_request_duration_seconds"
        found += [f"# HELP {name} Time until the response was there.", f"# TYPE {name} histogram"]
        for path, buckets, seconds in durations:
            total = 0
            for bound, count in zip((*map(str, BUCKETS), "+Inf"), buckets, strict=True):
                total += count
                found.append(sample(f"{name}_bucket", {"path": path, "le": bound}, total))
            found += [
                sample(f"{name}_sum", {"path": path}, seconds),
                sample(f"{name}_count", {"path": path}, total),
            ]
        return found


def family(
    name: str, kind: str, description: str, samples: Iterable[tuple[Mapping[str, str], float]]
) -> list[str]:
    """The lines of one metric."""
    return [
        f"# HELP {name} {description}",
        f"# TYPE {name} {kind}",
        *(sample(name, labels, value) for labels, value in samples),
    ]


def sample(name: str, labels: Mapping[str, str], value: float) -> str:
    """One line."""
    shown = ",".join(f'{label}="{_escaped(text)}"' for label, text in labels.items())
    return f"{name}{{{shown}}} {value:.10g}" if shown else f"{name} {value:.10g}"


def _escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
