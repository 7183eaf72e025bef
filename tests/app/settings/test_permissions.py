"""Permissions: view-only mode, the manager's PIN, slowed tries, and commands that check them."""

from __future__ import annotations

import inspect
import json
import os
import stat
from pathlib import Path

import pytest

import app.settings.permissions
from app.changes.application import apply
from app.changes.bulk_change import BulkChange, bulk_change
from app.commands.authorized import AuthorizedCommands
from app.commands.commands import Commands
from app.commands.record_editor import Edit
from app.errors import BadPin, PinNeeded, PinRefused, RightsDamaged, ViewOnly
from app.settings.permissions import (
    FREE_TRIES,
    LONGEST_WAIT_SECONDS,
    OPERATIONS,
    PIN_VALID_SECONDS,
    Permissions,
)
from app.settings.settings import SETTINGS, Settings
from storage.records.replica import Replica
from storage.schema.entities import CATALOGUE
from storage.schema.validation import blank
from sync.events import Bus
from tests.fakes.clock import ManualClock

PIN = "2468"
SHIPPED = dict(app.settings.permissions._COST)

pytestmark = pytest.mark.usefixtures("quick_pins")


@pytest.fixture
def clock() -> ManualClock:
    return ManualClock()


@pytest.fixture
def permissions(tmp_path: Path, clock: ManualClock) -> Permissions:
    return Permissions(tmp_path, Settings.load(tmp_path), clock=clock)


@pytest.fixture
def replica(tmp_path: Path):
    opened = Replica.open(tmp_path / "replica.db")
    with opened.write() as tx:
        for number in (1, 2):
            tx.put_many(
                "suppliers",
                [blank(CATALOGUE["suppliers"]) | {"id": number, "name": f"S{number}", "versionDate": 5}],
            )
    yield opened
    opened.close()


def test_without_a_pin_every_operation_is_allowed(permissions):
    assert not permissions.has_pin and not permissions.view_only
    for operation in OPERATIONS:
        permissions.check(operation)


def test_every_operation_has_its_setting():
    named = {name for name in OPERATIONS.values() if name is not None}
    assert named == {each.name for each in SETTINGS.values() if each.group == "rights"}


def test_operations_need_the_pin_which_is_valid_for_a_while(permissions, clock, tmp_path):
    permissions.set_pin(PIN)
    permissions.check("delete")  # who set it is the manager
    clock.sleep(PIN_VALID_SECONDS)
    for operation in OPERATIONS:
        with pytest.raises(PinNeeded) as needed:
            permissions.check(operation)
        assert needed.value.params == {"operation": operation}
    permissions.check()  # a plain change is nobody's business
    permissions.grant(PIN)
    permissions.check("delete")
    clock.sleep(PIN_VALID_SECONDS)
    permissions._settings.set({"rights.pin_delete": False})
    permissions.check("delete")
    assert permissions.needs_pin("settings") and permissions.needs_pin("bulk")


def test_a_started_operation_may_end_later_but_not_after_a_lock(permissions, clock):
    permissions.set_pin(PIN)
    permissions.permit("import")
    clock.sleep(PIN_VALID_SECONDS)
    permissions.permit("bulk")  # not allowed any more, so it permits nothing
    permissions.check("import")
    for operation in ("bulk", "delete"):
        with pytest.raises(PinNeeded):
            permissions.check(operation)
    assert permissions.needs_pin("import")  # a new one asks again
    permissions.lock()
    permissions.unlock(PIN)
    clock.sleep(PIN_VALID_SECONDS)
    with pytest.raises(PinNeeded):
        permissions.check("import")


def test_the_file_has_no_pin_and_is_private(permissions, tmp_path):
    permissions.set_pin(PIN)
    file = tmp_path / "rights.json"
    first = json.loads(file.read_text())
    assert PIN not in file.read_text()
    if os.name != "nt":
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
    permissions.set_pin(PIN, old=PIN)
    assert json.loads(file.read_text())["hash"] != first["hash"]


def test_a_try_costs_time_and_32_mb():
    assert 128 * SHIPPED["n"] * SHIPPED["r"] >= 32 * 1024 * 1024
    assert app.settings.permissions._COST != SHIPPED  # in these tests alone


@pytest.mark.parametrize("bad", ["", "123", "1234567890123", "12a4", "١٢٣٤", " 1234"])
def test_an_invalid_pin_is_refused(permissions, bad):
    with pytest.raises(BadPin):
        permissions.set_pin(bad)
    assert not permissions.has_pin


def test_wrong_pins_are_slowed_down_also_after_a_restart(permissions, clock, tmp_path):
    permissions.set_pin(PIN)
    for _ in range(FREE_TRIES - 1):
        with pytest.raises(PinRefused) as refused:
            permissions.grant("0000")
        assert refused.value.params["reason"] == "wrong"
    waits = []
    for _ in range(10):
        with pytest.raises(PinRefused) as refused:
            permissions.grant("0000")
        waits.append(refused.value.params["seconds"])
        again = Permissions(tmp_path, clock=clock)
        with pytest.raises(PinRefused) as refused:
            again.grant(PIN)  # the right one has to wait, too
        assert refused.value.params["seconds"] == waits[-1] == again.wait()
        clock.sleep(waits[-1])
        permissions = again
    assert waits[:3] == [5, 10, 20] and waits[-1] == LONGEST_WAIT_SECONDS
    permissions.grant(PIN)
    assert permissions.wait() == 0
    with pytest.raises(PinRefused) as refused:
        permissions.grant("0000")
    assert refused.value.params["reason"] == "wrong"


def test_a_clock_set_back_does_not_prolong_the_wait(permissions, clock):
    permissions.set_pin(PIN)
    for _ in range(FREE_TRIES):
        with pytest.raises(PinRefused):
            permissions.grant("0000")
    clock.wall -= 86_400_000
    assert permissions.wait() <= LONGEST_WAIT_SECONDS


def test_only_the_old_pin_changes_or_removes_it(permissions):
    permissions.set_pin(PIN)
    with pytest.raises(PinRefused):
        permissions.set_pin("1357", old="0000")
    with pytest.raises(PinRefused):
        permissions.remove_pin("0000")
    permissions.set_pin("1357", old=PIN)
    permissions.remove_pin("1357")
    assert not permissions.has_pin


def test_view_only_survives_a_restart_and_ends_the_pin(permissions, clock, tmp_path):
    permissions.set_pin(PIN)
    permissions.lock()
    again = Permissions(tmp_path, Settings.load(tmp_path), clock=clock)
    with pytest.raises(ViewOnly):
        again.check()
    with pytest.raises(PinRefused):
        again.unlock("0000")
    assert again.view_only
    again.unlock(PIN)
    again.check("delete")
    permissions.lock()
    assert permissions.needs_pin("delete")


@pytest.mark.parametrize(
    "content",
    ["", "[]", "{", '{"view_only": 1}', '{"other": 1}', '{"salt": "zz", "hash": "aa"}', '{"hash": 5}'],
)
def test_a_damaged_file_gives_no_access_until_it_is_removed(tmp_path, content):
    file = tmp_path / "rights.json"
    file.write_text(content)
    permissions = Permissions(tmp_path)
    assert permissions.view_only and permissions.damaged.params == {"file": str(file)}
    for refused in (permissions.check, lambda: permissions.check("delete")):
        with pytest.raises(ViewOnly):
            refused()
    for refused in (
        permissions.unlock,
        lambda: permissions.unlock(PIN),
        lambda: permissions.set_pin(PIN),
        lambda: permissions.remove_pin(PIN),
    ):
        with pytest.raises(RightsDamaged):
            refused()
    permissions.lock()
    assert file.read_text() == content, "nothing writes over it"
    file.unlink()
    permissions.unlock()
    permissions.check("delete")
    assert permissions.damaged is None and not permissions.view_only and not permissions.has_pin


def test_a_damaged_file_that_is_mended_keeps_its_pin(tmp_path, permissions):
    permissions.set_pin(PIN)
    permissions.lock()
    file = tmp_path / "rights.json"
    whole = file.read_text()
    file.write_text(whole[:-5])
    again = Permissions(tmp_path)
    assert again.damaged is not None and not again.has_pin
    file.write_text(whole)
    with pytest.raises(PinRefused):
        again.unlock()
    assert again.damaged is None and again.view_only and again.has_pin
    again.unlock(PIN)
    again.check("delete")


CALLS = {
    "open": lambda c: c.open("edit", "suppliers", 1, "window").__enter__(),
    "open_without_step": lambda c: c.open_without_step("plan", "window").__enter__(),
    "apply": lambda c: c.apply("suppliers", [Edit(op=None, id=1)], origin="window"),
    "apply_tagged": lambda c: c.apply_tagged("suppliers", [Edit(op=None, id=1)], origin="window"),
    "save": lambda c: c.save("suppliers", {"name": "X"}, id=1),
    "delete": lambda c: c.delete("suppliers", [1]),
    "restore": lambda c: c.restore("suppliers", [1]),
    "undo": lambda c: c.undo(),
    "redo": lambda c: c.redo(),
    "resolve": lambda c: c.resolve("suppliers", 1, {}),
    "keep": lambda c: c.keep("suppliers", 1, "local"),
    "keep_all": lambda c: c.keep_all("local"),
    "keep_both": lambda c: c.keep_both("suppliers", 1),
    "resolve_rollback": lambda c: c.resolve_rollback("local"),
    "retry": lambda c: c.retry(),
}


def test_every_command_is_covered_below():
    public = {
        name for name, _ in inspect.getmembers(Commands, inspect.isfunction) if not name.startswith("_")
    }
    assert public == CALLS.keys()


@pytest.mark.parametrize("name", CALLS)
def test_view_only_refuses_every_command_and_nothing_is_written(permissions, replica, name):
    plain, guarded = Commands(replica, Bus()), AuthorizedCommands(replica, Bus(), permissions)
    plain.save("suppliers", {"city": "Brno"}, id=2)
    permissions.lock()
    before = "\n".join(replica.database.read().iterdump())
    with pytest.raises(ViewOnly):
        CALLS[name](guarded)
    assert "\n".join(replica.database.read().iterdump()) == before


def test_deletions_and_bulk_changes_need_the_pin_and_plain_changes_do_not(permissions, replica, clock):
    guarded = AuthorizedCommands(replica, Bus(), permissions)

    def moved(ids):
        found = bulk_change(replica, "suppliers", ids, BulkChange(values={"city": "Tábor"}))
        return apply(guarded, found, found.ticked, origin="window")

    permissions.set_pin(PIN)
    clock.sleep(PIN_VALID_SECONDS)
    guarded.save("suppliers", {"city": "Brno"}, id=1)
    guarded.undo()
    for refused, operation in (
        (lambda: guarded.delete("suppliers", [1]), "delete"),
        (lambda: guarded.delete("suppliers", [1], anonymize=True), "anonymise"),
        (lambda: guarded.apply("suppliers", [Edit(op=None, id=1)], origin="window"), "delete"),
        (lambda: moved([1, 2]), "bulk"),
    ):
        with pytest.raises(PinNeeded) as needed:
            refused()
        assert needed.value.params["operation"] == operation
    assert {each["city"] for each in replica.many("suppliers", [1, 2]).values()} == {""}
    permissions.grant(PIN)
    guarded.delete("suppliers", [1])
    assert moved([2]).change is not None
