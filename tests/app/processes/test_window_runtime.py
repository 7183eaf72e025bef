"""A window's runtime with the engine, the schedule and the servers in a process of their own (F134)."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue

import httpx
import pytest

from app.account.connection import connect
from app.cli.text import messages
from app.errors import ChannelLost, FolderInUse
from app.paths import LEFT_RUNNING_FILE, SECRETS_FILE, tokens_file
from app.practice.cloud import PracticeCloud
from app.processes import messages as wire
from app.processes import supervisor as watching
from app.processes.supervisor import wait_before
from app.processes.window_runtime import WindowRuntime
from app.runtime import Runtime
from app.server.auth.tokens import Tokens
from app.server.factory import stored_receiver_secret
from app.server.webhooks.admin import call_receiver
from app.settings.secrets import FileSecrets, open_secrets, secret_name
from app.settings.settings import Settings
from app.settings.shop_file import SecretsKind, Shop
from app.shutdown_request import is_free
from storage.clock import SystemClock
from storage.records.replica import Replica
from storage.schema.validation import blank
from sync.events import EngineEnded, Event, RecordsChanged, RunFinished
from tests.fakes.lag import lag
from tests.storage.support.replicas import assert_one_account, assert_view_law

LONG = 60.0


class Window:
    """The runtime of a window, and the events that it gets."""

    def __init__(self, folder: Path, cloud: PracticeCloud, **settings: object) -> None:
        self.folder, self.cloud = folder, cloud
        folder.mkdir()
        shop = Shop(base_url=cloud.url, cloud_id=cloud.cloud_id, secrets=SecretsKind.FILE)
        connect(folder, shop, cloud.refresh_token, secrets=open_secrets(SecretsKind.FILE, folder))
        Settings.load(folder).set({"sync.after_edit_seconds": 1, "server.port": 0, **settings})
        self.runtime = WindowRuntime(folder, keep_log=False)
        self.events: SimpleQueue[Event] = SimpleQueue()
        self.runtime.bus.subscribe(self.events.put)

    def wait_for(self, kind: type[Event], wanted: Callable[[Event], bool] = lambda event: True) -> Event:
        deadline = time.monotonic() + LONG
        while True:
            event = self.events.get(timeout=deadline - time.monotonic())
            if isinstance(event, kind) and wanted(event):
                return event

    def wait_until(self, true: Callable[[], object]) -> None:
        deadline = time.monotonic() + LONG
        while not true():
            assert time.monotonic() < deadline
            time.sleep(0.02)

    def make_tag(self, name: str) -> int:
        body = {**blank(self.runtime.replica.catalogue["tags"]), "name": name}
        return self.runtime.commands.save("tags", body).ids[0]


@pytest.fixture
def cloud(tmp_path: Path) -> Iterator[PracticeCloud]:
    opened = PracticeCloud(tmp_path / "cloud")
    opened.start()
    yield opened
    opened.close()


@pytest.fixture
def window(tmp_path: Path, cloud: PracticeCloud) -> Iterator[Window]:
    made = Window(tmp_path / "till", cloud)
    yield made
    made.runtime.stop()


def test_F134_an_edit_is_sent_and_a_change_of_the_cloud_arrives(window: Window, cloud: PracticeCloud) -> None:
    window.runtime.start(first_run=0.0)
    assert window.wait_for(RunFinished).outcome.outcome == "in_step"
    made = window.make_tag("nový")
    window.wait_until(lambda: cloud.replica.get("tags", made))
    window.wait_for(RunFinished)
    body = {**blank(cloud.replica.catalogue["tags"]), "_cloudId": cloud.cloud_id, "name": "cizí"}
    theirs = cloud.commands.save("tags", body).ids[0]
    window.runtime.sync_now().result(LONG)
    changed = window.wait_for(RecordsChanged, lambda event: event.kind == "pull" and event.entity == "tags")
    assert theirs in changed.ids
    assert window.runtime.replica.known("tags", theirs)["name"] == "cizí"
    window.wait_until(lambda: window.runtime.next_run() is not None)


def test_F134_the_server_is_turned_on_shown_and_hears_of_edits(window: Window) -> None:
    window.runtime.start()
    window.wait_until(lambda: window.runtime.process_id)
    assert window.runtime.shown_servers.v2 is None
    secret = Tokens(tokens_file(window.folder), clock=SystemClock()).create("kitchen")
    window.runtime.settings.set({"server.enabled": True})
    window.wait_for(RunFinished)
    window.runtime.apply_settings(["server.enabled"])
    assert window.runtime.shown_servers.v2 is not None
    url, body = window.runtime.shown_servers.v2.url, {"_cloudId": window.cloud.cloud_id}
    with httpx.Client(base_url=url, trust_env=False) as program:
        signed = program.post("/v2/signin/token", json=body, headers={"Authorization": f"User {secret}"})
        program.headers["Authorization"] = f"Bearer {signed.json()['accessToken']}"
        tags = f"/v2/clouds/{window.cloud.cloud_id}/tags"
        made = window.make_tag("from the window")
        assert program.get(f"{tags}/{made}").json()["name"] == "from the window"
    window.wait_until(lambda: window.runtime.shown_servers.clients.list())
    assert window.runtime.shown_servers.clients.list()[0].name == "kitchen"
    window.runtime.settings.set({"server.port": 1})
    window.runtime.apply_settings(["server.port"])
    if os.name == "posix" and os.getuid():
        assert window.runtime.shown_servers.problems["v2"].code == "port_in_use"


def test_F134_the_receiver_is_shown_and_no_secret_passes_between_the_processes(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    passed: list[bytes] = []
    decode, encode = wire.decode, wire.encode
    monkeypatch.setattr(wire, "decode", lambda line: (passed.append(line), decode(line))[1])
    monkeypatch.setattr(wire, "encode", lambda message: (passed.append(encode(message)), passed[-1])[1])
    window.runtime.settings.set({"receiver.enabled": True, "receiver.port": 0})
    window.runtime.start(first_run=0.0)
    window.wait_for(RunFinished)
    window.wait_until(lambda: window.runtime.shown_servers.receiver_url)
    secret = stored_receiver_secret(window.folder)
    shown = window.runtime.shown_servers
    assert call_receiver(shown.receiver_url, None) == 202
    assert secret and shown.receiver_lan_url.endswith(secret)
    window.runtime.stop()
    said = b"".join(passed).decode()
    assert '"servers"' in said and '"RunFinished"' in said
    assert secret not in said and window.cloud.refresh_token not in said


NOTICED_SECONDS = {"ended": 2.0, "hung": 7.0}
"""Until it is told, at most."""


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals on Windows")
@pytest.mark.parametrize(("number", "why"), [(signal.SIGKILL, "ended"), (signal.SIGSTOP, "hung")])
def test_F134_a_process_that_is_killed_or_hangs_is_noticed_soon_and_loses_nothing(
    window: Window, number: int, why: str
) -> None:
    window.runtime.start(first_run=0.0)
    window.wait_for(RunFinished)
    first = window.runtime.process_id
    made = window.make_tag("before")
    with lag() as late:
        began = time.monotonic()
        os.kill(first, number)
        ended = window.wait_for(EngineEnded)
        assert time.monotonic() - began - late() <= NOTICED_SECONDS[why]
    assert (ended.why, ended.times) == (why, 1)
    later = window.make_tag("after")
    window.wait_until(
        lambda: window.cloud.replica.get("tags", made) and window.cloud.replica.get("tags", later)
    )
    assert window.runtime.process_id not in (None, first)
    # Whatever the last one could not tell is read again.
    assert {each.name for each in window.runtime.replica.catalogue} == {
        window.wait_for(RecordsChanged, lambda event: not event.ids).entity
        for _ in window.runtime.replica.catalogue
    }


def test_F134_it_is_started_again_at_once_and_then_ever_more_rarely() -> None:
    assert [wait_before(deaths) for deaths in (1, 2, 3, 4)] == [0, 1, 2, 4] and wait_before(99) == 60


def test_F134_the_installed_program_starts_itself_and_from_sources_python_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert watching.command(tmp_path)[:3] == [sys.executable, "-m", "app"]
    for name in ("Counterfoil.exe", "counterfoil.com"):
        program = str(tmp_path / name)
        monkeypatch.setattr(sys, "executable", program)
        assert watching.command(tmp_path) == [
            program, "--data", str(tmp_path), "serve", "--for-window", watching.VERSION,
        ]  # fmt: skip


def test_F134_the_folder_that_the_window_was_started_in_is_not_run(
    window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "elsewhere" / "app").mkdir(parents=True)
    (tmp_path / "elsewhere" / "app" / "__init__.py").write_text("raise SystemExit('not ours')\n")
    monkeypatch.chdir(tmp_path / "elsewhere")
    monkeypatch.delenv("PYTHONPATH", raising=False)
    window.runtime.start()
    window.wait_until(lambda: window.runtime.next_run() is not None)
    assert window.runtime.process_id is not None


def test_F134_what_is_started_after_an_update_opens_nothing(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watching, "VERSION", "0.0.9")
    window.runtime.start()
    assert window.wait_for(EngineEnded).why == "other_version"
    window.runtime._supervisor._thread.join(LONG)
    with pytest.raises(ChannelLost):
        window.runtime.sync_now().result(LONG)


def test_F134_a_process_that_cannot_open_the_folder_says_why_in_the_log_of_the_window(
    window: Window, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    code = (
        "import sys; from pathlib import Path; from app.processes import engine_process\n"
        "from app.version import VERSION; from storage.errors import DiskFull\n"
        "def full(*words, **options): raise DiskFull(path='replica.db')\n"
        "engine_process.Runtime = full\n"
        "engine_process.run_for_window(Path(sys.argv[1]), VERSION)"
    )
    monkeypatch.setattr(watching, "command", lambda folder: [sys.executable, "-c", code, str(folder)])
    monkeypatch.setattr(watching, "wait_before", lambda deaths: 0.0)
    with caplog.at_level("INFO"):
        window.runtime.start(first_run=0.0)
        assert window.wait_for(RunFinished).outcome.outcome == "in_step"
    said = [getattr(each, "finished", "") for each in caplog.records]
    assert sum("the folder is not opened" in each and "disk_full" in each for each in said) == 2


def test_F134_the_stop_is_orderly(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watching, "STOP_SECONDS", 60.0)  # a busy machine needs more than the program allows
    window.runtime.start(first_run=0.0)
    window.wait_for(RunFinished)
    window.make_tag("last")
    process = window.runtime._supervisor._process
    window.runtime.stop()
    assert process.returncode == 0
    window.runtime.stop()
    again = Replica.open(window.runtime.replica.path, cloud_id=window.cloud.cloud_id)
    assert again.reconciled.replayed == 0
    assert_one_account(again)
    assert_view_law(again)
    again.close()


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL on Windows")
def test_F134_the_process_ends_with_a_window_that_is_killed(tmp_path: Path, cloud: PracticeCloud) -> None:
    import subprocess

    folder = tmp_path / "till"
    Window(folder, cloud).runtime.stop()
    code = (
        "import sys, time; from pathlib import Path; from app.processes.window_runtime import WindowRuntime\n"
        "runtime = WindowRuntime(Path(sys.argv[1])); runtime.start()\n"
        "while runtime.next_run() is None: time.sleep(0.02)\n"
        "print(runtime.process_id, flush=True); time.sleep(60)"
    )
    with subprocess.Popen(
        [sys.executable, "-c", code, str(folder)], stdout=subprocess.PIPE, text=True
    ) as killed:
        assert killed.stdout is not None
        child = int(killed.stdout.readline())
        killed.kill()
    deadline = time.monotonic() + 10
    while _runs(child):
        assert time.monotonic() < deadline
        time.sleep(0.02)
    log = (folder / "logs" / "counterfoil.log").read_text("utf-8")
    assert "started: sync" in log and cloud.refresh_token not in log


def _runs(process: int) -> bool:
    try:
        os.kill(process, 0)
        return Path(f"/proc/{process}/stat").read_text().split(")")[1].split()[0] != "Z"
    except OSError:
        return False


def test_F134_the_server_goes_on_without_its_window_until_one_opens_again(
    tmp_path: Path, cloud: PracticeCloud, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watching, "STOP_SECONDS", 60.0)
    window = Window(tmp_path / "till", cloud, **{"server.enabled": True})
    window.runtime.start(first_run=0.0)
    window.wait_for(RunFinished)
    window.wait_until(lambda: window.runtime.shown_servers.v2)
    url, left = window.runtime.shown_servers.v2.url, window.runtime._supervisor._process
    window.runtime.leave_running()
    window.wait_until(lambda: not is_free(window.folder))
    assert httpx.get(f"{url}/openapi.json", trust_env=False).status_code == 200
    with pytest.raises(FolderInUse):
        Runtime(window.folder, keep_log=False)
    again = WindowRuntime(window.folder, keep_log=False)
    assert left.wait(5) == 0 and not (window.folder / LEFT_RUNNING_FILE).exists()
    assert again.replica.owner and again.repair_notice is None and not again.unchecked
    again.stop()


def test_F134_without_a_process_of_their_own_engine_and_server_run_here(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watching, "wait_before", lambda deaths: 0.0)
    monkeypatch.setattr(watching, "command", lambda folder: [sys.executable, "-c", "raise SystemExit(1)"])
    window.runtime.sync_now()
    window.runtime.start(first_run=0.0)
    assert window.wait_for(RunFinished).outcome.outcome == "in_step"
    made = window.make_tag("here")
    window.wait_until(lambda: window.cloud.replica.get("tags", made))
    window.runtime.settings.set({"server.enabled": True})
    window.runtime.apply_settings(["server.enabled"])
    assert window.runtime.shown_servers.v2 is not None and window.runtime.next_run() is not None
    window.runtime.sign_out().result(LONG)
    assert FileSecrets(window.folder / SECRETS_FILE).read(secret_name(window.runtime.shop)) is None


def test_F134_a_run_that_is_asked_for_too_early_follows_and_signing_out_is_done_there(window: Window) -> None:
    window.runtime.settings.set({"sync.enabled": False})
    window.runtime.sync_now(full=True)
    window.runtime.start()
    assert window.wait_for(RunFinished).outcome.outcome == "in_step"
    window.runtime.sign_out().result(LONG)
    assert FileSecrets(window.folder / SECRETS_FILE).read(secret_name(window.runtime.shop)) is None
    assert window.runtime.queries.sync_status().headline == "sign_in"


def test_F134_signing_out_while_no_process_is_there_is_refused_in_words_and_deletes_nothing(
    window: Window,
) -> None:
    secrets, name = FileSecrets(window.folder / SECRETS_FILE), secret_name(window.runtime.shop)
    with pytest.raises(ChannelLost) as refused:
        window.runtime.sign_out().result(LONG)
    assert secrets.read(name) == window.cloud.refresh_token
    assert "try again" in messages.sentence(refused.value)
    window.runtime.start()
    window.wait_until(lambda: window.runtime.next_run() is not None)
    window.runtime._supervisor._process.kill()

    def signed_out() -> bool:
        with suppress(ChannelLost):
            window.runtime.sign_out().result(LONG)
            return True
        return False

    window.wait_until(signed_out)
    assert secrets.read(name) is None


def test_F53_who_is_anonymised_by_another_till_is_forgotten_by_the_window_too(
    window: Window, cloud: PracticeCloud
) -> None:
    body = {
        **blank(cloud.replica.catalogue["customers"]),
        "_cloudId": cloud.cloud_id,
        "lastName": "Xyzzyplugh",
    }
    person = cloud.commands.save("customers", body).ids[0]
    window.runtime.start(first_run=0.0)
    window.wait_until(lambda: window.runtime.replica.get("customers", person))
    forgotten: SimpleQueue[list[tuple[str, int]]] = SimpleQueue()
    window.runtime.replica.cleaning.listeners.append(forgotten.put)
    cloud.commands.delete("customers", [person], anonymize=True)
    window.runtime.sync_now(full=True)
    assert forgotten.get(timeout=LONG) == [("customers", person)]
