"""Threads for handlers: never more than allowed, work neither lost nor done twice, and none left when their loop is gone."""

from __future__ import annotations

import asyncio
import threading

import pytest

from app.server.http import workers
from app.server.http.workers import Workers
from tests.fakes.calling_till import wait_for


def test_work_is_done_once_each_by_no_more_threads_than_allowed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "TURN_SECONDS", 0.0001)
    lock = threading.Lock()
    running = most = 0
    done: list[int] = []

    def work(number: int) -> int:
        nonlocal running, most
        with lock:
            running += 1
            most = max(most, running)
        threading.Event().wait(0.001)
        with lock:
            running -= 1
            done.append(number)
        return number

    async def main() -> None:
        pool = Workers(3)
        found = await asyncio.gather(*(pool.run(lambda number=number: work(number)) for number in range(60)))
        assert found == [*range(60)]

    asyncio.run(main())
    assert sorted(done) == [*range(60)] and most == 3


def test_short_work_takes_turns_and_long_work_holds_nobody_up() -> None:
    running = most = 0

    def short() -> None:
        nonlocal running, most
        running += 1
        most = max(most, running)
        threading.Event().wait(0.0001)
        running -= 1

    async def main() -> None:
        pool = Workers(4)
        await asyncio.gather(*(pool.run(short) for _ in range(60)))
        assert most < 4  # on a busy machine one may wait longer than its turn
        end = threading.Event()
        long = asyncio.ensure_future(pool.run(lambda: end.wait(20)))
        await asyncio.gather(*(pool.run(short) for _ in range(8)))
        assert not long.done()
        end.set()
        assert await long

    asyncio.run(main())


def test_one_thread_serves_requests_one_after_another() -> None:
    async def main() -> set[int]:
        pool = Workers(4)
        return {await pool.run(threading.get_ident) for _ in range(50)}

    assert len(asyncio.run(main())) == 1


@pytest.mark.parametrize("error", [ValueError("x"), KeyboardInterrupt(), StopIteration()])
def test_what_the_work_raises_reaches_who_waits(error: BaseException) -> None:
    def fail() -> None:
        raise error

    async def main() -> None:
        try:
            await Workers(1).run(fail)
        except BaseException as found:  # noqa: BLE001
            assert isinstance(found, RuntimeError if isinstance(error, StopIteration) else type(error))
            return
        raise AssertionError

    asyncio.run(main())


def test_cancelled_work_does_not_begin_and_begun_work_goes_on() -> None:
    begun, go_on, done = threading.Event(), threading.Event(), []

    def slow() -> None:
        begun.set()
        go_on.wait(10)
        done.append("slow")

    async def main() -> None:
        pool = Workers(1)
        first = asyncio.ensure_future(pool.run(slow))
        second = asyncio.ensure_future(pool.run(lambda: done.append("second")))
        await asyncio.sleep(0)
        assert await asyncio.to_thread(begun.wait, 10)
        first.cancel()
        second.cancel()
        await asyncio.gather(first, second, return_exceptions=True)
        go_on.set()
        assert await pool.run(lambda: "third") == "third"

    asyncio.run(main())
    assert done == ["slow"]


def test_threads_end_with_their_loop_and_when_idle(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "LOOK_SECONDS", 0.01)
    pool = Workers(2)

    def work() -> threading.Thread:
        threading.Event().wait(0.01)
        return threading.current_thread()

    async def main() -> set[threading.Thread]:
        used = set(await asyncio.gather(*(pool.run(work) for _ in range(4))))
        assert any(each.is_alive() for each in used)
        return used

    for each in asyncio.run(main()):
        each.join(10)
        assert not each.is_alive()
    monkeypatch.setattr(workers, "IDLE_SECONDS", 0.02)

    async def later() -> threading.Thread:
        used = await pool.run(work)
        await asyncio.to_thread(wait_for, lambda: not used.is_alive())
        return await pool.run(work)

    last = asyncio.run(later())
    last.join(10)
    assert not last.is_alive()
