"""The channel between two processes: values arrive as they were sent, nothing waits for a process that hangs, and the end is noticed."""

from __future__ import annotations

import io
import os
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from typing import Any

import pytest

from app.errors import ChannelLost, PortInUse
from app.processes import channel as module
from app.processes.channel import BusLink, Channel, joined
from app.processes.messages import (
    Answer,
    Beat,
    Hello,
    Message,
    Published,
    Request,
    State,
    as_error,
    decode,
    encode,
    failure,
)
from storage.errors import BugError, UnknownRecord
from sync.events import (
    Bus,
    Decision,
    NotLooked,
    Paused,
    Progress,
    RecordsChanged,
    RequestUsage,
    RunFinished,
    RunOutcome,
    RunStarted,
)

ROOT = Path(__file__).resolve().parents[3]
OUTCOME = RunOutcome(
    outcome="needs_you",
    pulled=3,
    error="offline",
    usage=RequestUsage(used=7, by_kind={"edits": 2}),
    not_looked=(
        NotLooked(entity="tags", reason="budget", until=5),
        NotLooked(entity="taxes", reason="paused"),
    ),
)
EVENTS = [
    RecordsChanged("customers", (1, 2**53), "save", step=4, origin="window"),
    RecordsChanged("tags", (), "pull"),
    RunStarted(1_700_000_000_000),
    Progress("pull", "customers", 100, total=None, left=3),
    Decision("postponed", "tags", {"entities": ["tags"], "reason": "\n\ud800 é", "until": None}),
    RunFinished(OUTCOME),
    RunFinished(RunOutcome(outcome="in_step")),
    Paused(None),
]
OTHERS = [
    Hello("1.2.3", 77),
    Beat(),
    Request(3, "sync", {"full": True}),
    Answer(3, [1]),
    State("next_run", 9),
]


class Ends:
    """Both ends of a channel in this process."""

    def __init__(self) -> None:
        (read_a, write_b), (read_b, write_a) = os.pipe(), os.pipe()
        self.lost: SimpleQueue[str] = SimpleQueue()
        self.here_got: SimpleQueue[Message] = SimpleQueue()
        self.there_got: SimpleQueue[Message] = SimpleQueue()
        self.pipes = [
            os.fdopen(each, mode) for each, mode in zip((read_a, write_a, read_b, write_b), ("rb", "wb") * 2)
        ]
        self.here = Channel(
            *self.pipes[:2], receive=self.here_got.put, lost=lambda: self.lost.put("here"), beats=True
        )
        self.there = Channel(*self.pipes[2:], receive=self.there_got.put, lost=lambda: self.lost.put("there"))


@pytest.fixture
def ends() -> Iterator[Ends]:
    made = Ends()
    made.here.start()
    made.there.start()
    yield made
    made.here.close()
    made.there.close()
    assert {made.lost.get(timeout=10), made.lost.get(timeout=10)} == {"here", "there"}
    for pipe in made.pipes:
        pipe.close()


@pytest.mark.parametrize("message", [*map(Published, EVENTS), *OTHERS], ids=repr)
def test_a_message_is_the_same_after_its_way(message: Message) -> None:
    line = encode(message)
    assert line.endswith(b"\n") and line.count(b"\n") == 1
    assert decode(line) == message


@pytest.mark.parametrize(
    "line",
    [
        b"", b"\n", b"{", b"[]", b"7", b'"x"', b"\xff\xfe", b'{"event":"Unheard","x":1}', b'{"message":"Later"}',
        b'{"event":"RecordsChanged"}', b'{"event":"RunFinished","outcome":7}', b'{"message":["Hello"]}',
    ],
)  # fmt: skip
def test_F134_what_this_version_does_not_know_is_passed_over(line: bytes) -> None:
    assert decode(line) is None


def test_F134_a_member_of_a_later_version_is_passed_over() -> None:
    assert decode(b'{"message":"Hello","version":"2","process":1,"colour":"red"}') == Hello("2", 1)
    later = encode(Published(RunFinished(OUTCOME))).replace(b'"used":', b'"unheard":1,"used":')
    assert decode(later) == Published(RunFinished(OUTCOME))


def test_an_error_arrives_as_what_it_is() -> None:
    sent = decode(encode(failure(1, PortInUse(host="127.0.0.1", port=80))))
    assert isinstance(sent, Answer) and isinstance(as_error(sent), PortInUse)
    assert as_error(sent).params == {"host": "127.0.0.1", "port": 80}
    assert as_error(failure(1, UnknownRecord(entity="tags", id=Path("x")))).params["id"] == "x"
    assert isinstance(as_error(Answer(1, error="of_a_later_version")), BugError)


def test_F107_a_fault_of_ours_says_nothing_of_what_was_stored() -> None:
    assert b"Jana" not in encode(failure(1, ValueError("Jana Nováková")))


def test_events_and_requests_go_both_ways_in_order(ends: Ends) -> None:
    for event in EVENTS:
        ends.here.send(Published(event))
    assert [ends.there_got.get(timeout=10) for _ in EVENTS] == [Published(each) for each in EVENTS]
    asked = ends.there.request("sync", full=True)
    request = ends.here_got.get(timeout=10)
    assert isinstance(request, Request) and (request.name, request.params) == ("sync", {"full": True})
    ends.here.send(Answer(request.number, "done"))
    assert asked.result(5) == "done"
    refused = ends.there.request("start")
    ends.here.send(failure(ends.here_got.get(timeout=10).number, PortInUse(host="h", port=1)))
    with pytest.raises(PortInUse):
        refused.result(5)


def test_F134_a_message_that_fails_here_or_cannot_be_read_ends_nothing(ends: Ends) -> None:
    def fail(message: Message) -> None:
        ends.there_got.put(message)
        raise ZeroDivisionError

    ends.there._receive = fail
    ends.here._outgoing.write(b"garbage\n")
    ends.here.send(State("a"))
    ends.here.send(State("b"))
    assert [ends.there_got.get(timeout=10) for _ in range(2)] == [State("a"), State("b")]


def test_a_sign_of_life_is_given_while_nothing_is_said(ends: Ends, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "BEAT_SECONDS", 0.01)
    ends.here.send(State("first"))
    ends.there_got.get(timeout=10)
    heard, again = ends.there.heard, threading.Event()
    while ends.there.heard == heard:
        again.wait(0.005)


def test_F134_who_is_busy_with_a_message_does_not_take_the_other_for_dead(ends: Ends) -> None:
    begun, finish = threading.Event(), threading.Event()

    def work(message: Message) -> None:
        begun.set()
        finish.wait(5)

    ends.there._receive = work
    ends.here.send(State("long"))
    assert begun.wait(5)
    before = time.monotonic()
    assert ends.there.heard >= before
    finish.set()


def test_F134_all_that_an_ended_process_has_sent_is_received_before_its_end(ends: Ends) -> None:
    for number in range(300):
        ends.here.send(State("count", number))
    assert not ends.there.wait_for_end(0.0)
    assert ends.here.flush(5)
    ends.here.close()
    assert ends.there.wait_for_end(5)
    assert [ends.there_got.get(timeout=0).value for _ in range(300)] == [*range(300)]


def test_F134_a_lost_channel_is_noticed_once_and_fails_what_was_asked(ends: Ends) -> None:
    asked = ends.here.request("sync")
    ends.there_got.get(timeout=10)
    ends.there.close()
    with pytest.raises(ChannelLost):
        asked.result(5)
    with pytest.raises(ChannelLost):
        ends.here.request("sync").result(5)
    ends.here.send(State("nobody hears it"))


def test_F134_nothing_waits_for_a_process_that_hangs_and_what_waits_is_bounded() -> None:
    read, write = os.pipe()
    silent, mute = os.pipe()
    ended, incoming = threading.Event(), os.fdopen(silent, "rb")
    hung = Channel(incoming, os.fdopen(write, "wb"), receive=lambda message: None, lost=ended.set)
    hung.start()
    for number in range(100_000):
        entity = ("customers", "products")[number % 2]
        hung.send(Published(RecordsChanged(entity, (number,) * 10, "pull")))
        hung.send(Published(Progress("pull", entity, number)))
    assert len(hung._waiting) <= module.MOST_WAITING + 2
    assert not hung.flush(0.0)
    asked = [hung.request("sync") for _ in range(module.MOST_REQUESTS + 1)]
    assert isinstance(asked[-1].exception(5), ChannelLost)
    # When it goes on after all, it is told of every list that changed, and of the latest progress.
    events = []
    with os.fdopen(read, "rb") as pipe:
        while Progress("pull", "products", 99_999) not in events:
            message = decode(pipe.readline())
            events += [message.event] if isinstance(message, Published) else []
    assert {each.entity for each in events if isinstance(each, RecordsChanged) and not each.ids} == {
        "customers",
        "products",
    }
    os.close(mute)
    assert ended.wait(5)
    incoming.close()


def test_joined_changes_mean_the_whole_list_and_nothing_else_is_lost() -> None:
    finished, request = Published(RunFinished(OUTCOME)), Request(1, "sync")
    changes = [Published(RecordsChanged("tags", (id,), "save", step=id, origin="lan")) for id in (1, 2)]
    other = Published(RecordsChanged("tags", (3,), "delete", origin="lan"))
    found = joined([changes[0], request, finished, changes[1], other, finished])
    whole = Published(RecordsChanged("tags", (), "save", origin="lan"))
    assert found == [whole, request, finished, other, finished]


def test_a_bus_is_linked_without_an_echo() -> None:
    here, there = Bus(), Bus()
    heard: dict[str, list[Any]] = {"here": [], "there": []}
    here.subscribe(heard["here"].append)
    there.subscribe(heard["there"].append)
    links: dict[str, BusLink] = {}
    links["here"] = BusLink(here, lambda message: links["there"].deliver(message.event))
    links["there"] = BusLink(there, lambda message: links["here"].deliver(message.event))
    here.publish(Paused(1))
    there.publish(Paused(2))
    assert heard == {"here": [Paused(1), Paused(2)], "there": [Paused(1), Paused(2)]}
    links["here"].stop()
    here.publish(Paused(3))
    assert heard["there"] == [Paused(1), Paused(2)]


def test_an_end_that_was_never_started_closes() -> None:
    lost: list[bool] = []
    unused = Channel(io.BytesIO(), io.BytesIO(), receive=print, lost=lambda: lost.append(True))
    unused.close()
    unused.close()
    assert lost == [True]


_CHILD = """
import sys, threading
from app.processes.channel import Channel
from app.processes.messages import Answer, Request

ended = threading.Event()

def receive(message):
    if isinstance(message, Request):
        channel.send(Answer(message.number, message.params["of"] * 2))

channel = Channel(sys.stdin.buffer, sys.stdout.buffer, receive=receive, lost=ended.set)
channel.start()
ended.wait()
"""


def test_F134_a_process_is_asked_over_its_pipes_and_its_death_is_noticed() -> None:
    lost = threading.Event()
    with subprocess.Popen(
        [sys.executable, "-c", _CHILD], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as child:
        assert child.stdin is not None and child.stdout is not None
        channel = Channel(child.stdout, child.stdin, receive=print, lost=lost.set)
        channel.start()
        assert channel.request("double", of=21).result(30) == 42
        asked = channel.request("double", of=1)
        child.kill()
        assert lost.wait(2)
        assert asked.exception(5) is None or isinstance(asked.exception(5), ChannelLost)
        with suppress(BrokenPipeError):  # what was on its way to it
            child.stdin.close()


def test_F134_a_process_ends_when_the_one_that_started_it_is_gone() -> None:
    with subprocess.Popen(
        [sys.executable, "-c", _CHILD], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as child:
        assert child.stdin is not None
        child.stdin.write(encode(Request(1, "double", {"of": 1})))
        child.stdin.flush()
        assert child.stdout is not None
        while not isinstance(decode(child.stdout.readline()), Answer):
            pass
        child.stdin.close()
        assert child.wait(5) == 0
