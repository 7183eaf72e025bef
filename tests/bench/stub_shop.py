"""A cloud that costs next to nothing: rows rendered once, kept sorted, cut into pages.

Behind the stub server and, without a network, behind a profile of the client alone. It answers what the engine
asks in the shapes of the real cloud's /v2 interface: conditional lists by filter, sort and page, get, patch,
put-many under the tag of a page. It checks nothing: what it measures is the client.
"""

from __future__ import annotations

import json
import random
import zlib
from bisect import bisect_left, bisect_right, insort
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any

from storage import timestamps
from storage.schema.entities import CATALOGUE
from storage.schema.validation import blank
from storage.wire import dumps, encode
from sync.client.transport import Request, Response

CLOUD_ID = 7
ENTITY = CATALOGUE["customers"]
FIRST = 1_700_000_000_000
"""versionDate of the first row, milliseconds; the others follow a minute apart."""
MINUTE = 60_000
_JSON = {"content-type": "application/json"}


@dataclass(slots=True)
class Row:
    """One record as it leaves: its place on the axis, its JSON, its tag."""

    version: int
    body: dict[str, Any]
    text: bytes
    tag: str


def customers(count: int, seed: int = 1) -> list[dict[str, Any]]:
    """That many customers with every field, as native values of about 0.7 kB of JSON; the same for each seed.

    Their ids rise in the order in which they were made, as the cloud's do; three in ten were changed some time later.
    """
    rng = random.Random(seed)
    empty = blank(ENTITY)
    ids = sorted(rng.sample(range(10**14, 9 * 10**15), count))
    return [
        {
            **empty,
            "id": id,
            "_cloudId": CLOUD_ID,
            "firstName": rng.choice(("Jana", "Petr", "Žofie", "Łukasz", "Ondřej", "Anna")),
            "lastName": f"Nováková {number}",
            "companyName": f"Pekárna {number % 977} s.r.o.",
            "companyId": f"{10_000_000 + number}",
            "tags": [f"t{number % 7}", "vip"] if number % 3 else [],
            "phone": f"+420 {rng.randrange(600_000_000, 800_000_000)}",
            "email": f"jana.{number}@example.com",
            "addressLine1": f"Dlouhá {number % 300}/{number % 17}",
            "city": rng.choice(("Brno", "Praha", "Plzeň", "Olomouc")),
            "zip": f"{60_000 + number % 9000}",
            "country": "CZ",
            "points": float(number % 500),
            "barcode": f"859{number:010d}",
            "note": f"Odběr v {number % 24} hodin, volat předem",
            "deleted": False,
            "created": FIRST - 86_400_000,
            "versionDate": FIRST + (number if rng.random() < 0.7 else rng.randrange(number, count)) * MINUTE,
        }
        for number, id in enumerate(ids)
    ]


class _Span(Sequence[int]):
    """Ids of a part of the order, without a copy of it: a page costs the same of ten rows and of a million."""

    def __init__(self, order: list[tuple[int, int]], start: int, end: int, *, turned: bool) -> None:
        self._order, self._start, self._end, self._turned = order, start, max(start, end), turned

    def __len__(self) -> int:
        return self._end - self._start

    def __getitem__(self, place: Any) -> Any:
        first, last, _ = place.indices(len(self))
        if self._turned:
            return [id for _, id in self._order[self._end - last : self._end - first][::-1]]
        return [id for _, id in self._order[self._start + first : self._start + last]]


class StubShop:
    """The customers of one cloud; every other list is empty."""

    def __init__(self, rows: Iterable[Mapping[str, Any]]) -> None:
        self._rows: dict[int, Row] = {}
        self._order: list[tuple[int, int]] = []
        self._latest = 0
        for row in rows:
            self._store(encode(ENTITY, dict(row)), int(row["versionDate"]))
        self._order.sort()

    def touch(self, ids: Iterable[int], values: Mapping[str, Any]) -> None:
        """Somebody else's edit: these fields of these records, each with a date of its own."""
        for id in ids:
            self._edit(id, values)

    def rows(self, start: int, most: int) -> list[bytes]:
        """So many of all records as JSON, from a place on."""
        return [row.text for row in islice(self._rows.values(), start, start + most)]

    def send(self, request: Request) -> Response:
        """The answer, for a client without a network."""
        query = dict(request.query)
        status, headers, body = self.answer(
            request.method, request.path, query, request.headers, request.body
        )
        return Response(status, headers, body)

    def answer(
        self, method: str, path: str, query: Mapping[str, str], headers: Mapping[str, str], body: bytes
    ) -> tuple[int, dict[str, str], bytes]:
        """Status, headers and body."""
        if path == "/v2/signin/token":
            return 201, _JSON, b'{"accessToken":"stub"}'
        name, _, id = path.removeprefix(f"/v2/clouds/{CLOUD_ID}/").partition("/")
        if name != ENTITY.name:
            return self._page([], query, headers)
        match method:
            case "GET" if id:
                return self._one(int(id))
            case "GET":
                return self._page(self._matching(query), query, headers)
            case "PATCH":
                if headers.get("If-Match") != f'"{self._rows[int(id)].tag}"':
                    return 412, _JSON, b"{}"
                self._edit(int(id), _wired(json.loads(body)))
                return self._one(int(id))
            case "PUT":
                return self._replace(json.loads(body), headers.get("If-Match"))
        return 405, _JSON, b"{}"

    # reading

    def _matching(self, query: Mapping[str, str]) -> Sequence[int]:
        """Ids that the filter names, in the order asked for."""
        low, high = 0, 1 << 62
        for condition in filter(None, query.get("filter", "").split(";")):
            field, operator, value = condition.split("|")
            match field, operator:
                case "id", "in":
                    found = sorted((self._rows[id].version, id) for id in map(int, value.split(",")))
                    return [id for _, id in found]
                case "versionDate", "gteq":
                    low = int(value)
                case "versionDate", "lt":
                    high = int(value) - 1
        start, end = bisect_left(self._order, (low, 0)), bisect_right(self._order, (high, 1 << 62))
        return _Span(self._order, start, end, turned=query.get("sort", "").startswith("-"))

    def _page(
        self, ids: Sequence[int], query: Mapping[str, str], headers: Mapping[str, str]
    ) -> tuple[int, dict[str, str], bytes]:
        number, limit = int(query.get("page", 1)), int(query.get("limit", 20))
        rows = [self._rows[id] for id in ids[(number - 1) * limit : number * limit]]
        tag = _page_tag(rows)
        if headers.get("If-None-Match") == tag:
            return 304, {"etag": tag}, b""
        more = f'"{number + 1}"' if number * limit < len(ids) else "null"
        head = f'{{"currentPage":"{number}","perPage":"{limit}","totalItemsCount":"{len(ids)}","nextPage":{more},"data":['
        body = head.encode() + b",".join([row.text for row in rows]) + b"]}"
        return 200, {**_JSON, "etag": tag}, body

    def _one(self, id: int) -> tuple[int, dict[str, str], bytes]:
        row = self._rows.get(id)
        if row is None:
            return 404, _JSON, b"{}"
        return 200, {**_JSON, "etag": f'"{row.tag}"'}, row.text

    # writing

    def _replace(
        self, bodies: list[dict[str, Any]], if_match: str | None
    ) -> tuple[int, dict[str, str], bytes]:
        ids = [int(body["id"]) for body in bodies]
        there = [self._rows[id] for id in ids if id in self._rows]
        if there and if_match != _page_tag(there):
            return 412 if if_match else 428, _JSON, b"{}"
        for id, body in zip(ids, bodies, strict=True):
            self._edit(id, _wired(body))
        rows = [self._rows[id] for id in ids]
        return 200, {**_JSON, "etag": _page_tag(rows)}, b"[" + b",".join([row.text for row in rows]) + b"]"

    def _edit(self, id: int, values: Mapping[str, Any]) -> None:
        known = self._rows.get(id)
        if known is not None:
            del self._order[bisect_left(self._order, (known.version, id))]
        version = self._latest + 1
        record = {**(known.body if known else {}), **values, "versionDate": timestamps.iso(version)}
        self._store(record, version)
        insort(self._order, self._order.pop())

    def _store(self, record: dict[str, Any], version: int) -> None:
        text = dumps(record)
        id = int(record["id"])
        self._rows[id] = Row(version, record, text, f"{zlib.crc32(text):08X}{version:X}")
        self._order.append((version, id))
        self._latest = max(self._latest, version)


def _wired(body: Mapping[str, Any]) -> dict[str, Any]:
    """A body's numbers as the cloud writes them: as text."""
    return {
        name: str(value) if isinstance(value, int | float) and not isinstance(value, bool) else value
        for name, value in body.items()
    }


def _page_tag(rows: list[Row]) -> str:
    return f'"{zlib.crc32("".join([row.tag for row in rows]).encode()):08X}-{len(rows)}"'
