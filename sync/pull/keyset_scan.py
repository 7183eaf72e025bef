"""A keyset scan of one closed range of a list: which page to request next, and the position reached.

Pure; `page_reader` and `parallel_download` read and store. By keyset, never by offset: each page begins at the date at
which the last one ended, inclusively, and a page of one date alone is read to the cloud's own count of that date (F42),
unless the count of what follows it tells that it was all: records that were written together have one date.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from sync.client.api import PAGE_LIMIT
from sync.client.responses import Listing
from sync.pull.streams import Stream

TIE_REQUESTS = 60
"""Requests spent on one run of equal dates before it is left unproven, which holds the watermark at it."""


@dataclass(frozen=True, slots=True)
class PageRequest:
    """One page to be requested: its condition, its number, and how many rows."""

    condition: str
    number: int = 1
    limit: int = PAGE_LIMIT


@dataclass(slots=True)
class _Tie:
    """A run of equal dates: the cloud lists it in any order, and in another one for each request."""

    limit: int
    number: int = 1
    requests: int = 0
    total: int | None = None
    seen: set[object] = field(default_factory=set)


@dataclass(frozen=True, slots=True)
class _Alone:
    """A full page of one date alone; `left`: how many rows the cloud counts after it, if it was all of that date."""

    left: int


class KeysetScan:
    """Reads [anchor, upper]. Rows can only leave a closed range, so it ends."""

    def __init__(self, stream: Stream, anchor: int, upper: int, *, unproven: int | None = None) -> None:
        self.anchor = anchor
        """Where the scan resumes once the rows of the last page are stored."""
        self.upper = upper
        self.unproven = unproven
        """The first date whose run could not be proven complete (F42)."""
        self.done = anchor > upper
        self._stream = stream
        self._tie: _Tie | None = None
        self._alone: _Alone | None = None

    def next_request(self, size: int) -> PageRequest:
        """The next page, of `size` rows. A run of equal dates keeps the size it was begun with, or a smaller one."""
        if self._tie is None:
            lower = self.anchor + (self._alone is not None)
            return PageRequest(self._stream.between(lower, self.upper), limit=size)
        if size < self._tie.limit:
            # Pages of another size begin elsewhere.
            self._tie.limit, self._tie.number = size, 1
        return PageRequest(self._stream.between(self.anchor, self.anchor), self._tie.number, self._tie.limit)

    def answered(self, request: PageRequest, page: Listing) -> None:
        """Move on after the requested page. Raises ProtocolMismatch for a row without a date."""
        full = is_full(page, request.limit)
        if self._tie is not None:
            self._answered_tie(self._tie, page, full=full)
            return
        if self._alone is not None and page.total != self._alone.left:
            self._alone, self._tie = None, _Tie(request.limit)
            return
        if self._alone is not None:
            self._alone = None
            self.anchor += 1
        if not full or (page.next_page is None and self._rows(page) == page.total):
            self.done = True
            return
        first, last = (self._stream.version_of(page.records[at]) for at in (0, -1))
        if page.total is not None and first == last < self.upper:
            self._alone = _Alone(page.total - self._rows(page))
        elif last == self.anchor:
            self._tie = _Tie(request.limit)
        self.anchor = max(self.anchor, last)

    @staticmethod
    def _rows(page: Listing) -> int:
        return len({_id_of(each.get("id")) for each in page.records})

    def _answered_tie(self, tie: _Tie, page: Listing, *, full: bool) -> None:
        tie.requests += 1
        if page.total != tie.total:
            tie.seen, tie.total = set(), page.total
            if tie.number != 1:
                # Rows left the run or joined it while it was read: the rows seen so far prove nothing.
                tie.number = 1
                self._limit_requests(tie)
                return
        tie.seen |= {_id_of(row.get("id")) for row in page.records}
        proven = len(tie.seen) >= tie.total if tie.total is not None else not full
        if proven:
            self._leave_tie()
            return
        tie.number = tie.number + 1 if full else 1
        self._limit_requests(tie)

    def _limit_requests(self, tie: _Tie) -> None:
        """Leave the run unproven once it has cost too many requests."""
        if tie.requests >= TIE_REQUESTS:
            if self.unproven is None:
                self.unproven = self.anchor
            self._leave_tie()

    def _leave_tie(self) -> None:
        self._tie = None
        self.anchor += 1
        self.done = self.anchor > self.upper


def _id_of(row_id: object) -> object:
    """A row's id by which it is counted: a cloud may spell it as text on one page and as a number on the next."""
    return int(row_id) if isinstance(row_id, str) and row_id.isascii() and row_id.isdigit() else row_id


def is_full(page: Listing, limit: int) -> bool:
    """Whether there may be rows after this page."""
    return len(page.records) >= limit or page.next_page is not None
