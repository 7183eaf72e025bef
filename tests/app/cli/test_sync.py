"""`connect`, `sync`, `status`, `conflicts` and `resolve` against a practice cloud."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread

from app.practice.cloud import PracticeCloud
from app.practice.faults import Fault, Rule
from app.runtime import Runtime
from storage.schema.fields import Record
from storage.schema.validation import blank
from sync.client.http import HttpTransport
from sync.client.transport import Request
from tests.app.cli.conftest import background, command, contents, process

Make = Callable[[], PracticeCloud]
ONE, TWO = 11, 12


def _customer(cloud: PracticeCloud, id: int, **values: object) -> Record:
    body = {**blank(cloud.replica.catalogue["customers"]), "firstName": "Jana", "lastName": "Malá", **values}
    with cloud.replica.write() as tx:
        return tx.put(
            "customers",
            {**body, "id": id, "_cloudId": cloud.cloud_id, "versionDate": cloud.replica.clock.now()},
        )


def _connect(data: Path, cloud: PracticeCloud, *, token: str | None = None) -> tuple[int, str]:
    ended = command(
        data, "connect", "--base-url", cloud.url, "--cloud-id", str(cloud.cloud_id), "--secrets", "file",
        given=(token if token is not None else cloud.refresh_token) + "\n",
    )  # fmt: skip
    return ended.code, ended.err


def _edit(data: Path, id: int, **values: object) -> None:
    with Runtime(data, own=False, keep_log=False) as runtime:
        runtime.commands.save("customers", values, id=id)


def _cloud_edit(cloud: PracticeCloud, id: int, **values: object) -> None:
    cloud.commands.save("customers", values, id=id, origin="elsewhere")


def test_a_day_at_the_till(tmp_path: Path, practice: Make) -> None:
    cloud, data = practice(), tmp_path / "till"
    _customer(cloud, ONE, phone="1")
    _customer(cloud, TWO, phone="2")
    assert _connect(data, cloud) == (0, "")
    assert command(data, "status", "--json").json["headline"] == "never"

    first = process(data, "sync", "--json")
    assert (first.code, first.err) == (0, "")
    assert first.json.keys() == {
        "outcome", "pulled", "pushed", "merged", "needs_you", "waiting", "requests", "seconds", "error", "not_looked",
    }  # fmt: skip
    assert (first.json["outcome"], first.json["pulled"]) == ("in_step", 2)
    status = process(data, "status", "--json").json
    assert status.keys() == {
        "headline",
        "waiting",
        "needs_you",
        "last_success",
        "online",
        "detail",
        "problems",
        "disputed",
        "requests",
        "cloud_clock_ahead",
        "own_clock_ahead",
        "schedule",
        "not_looked",
        "items",
    }
    assert status["requests"].keys() == {"used", "budget", "window_minutes", "share", "others", "computers"}
    assert 0 < status["requests"]["used"] <= status["requests"]["budget"] == 150
    assert (status["headline"], status["online"]) == ("in_step", True)

    cloud.stop()
    _edit(data, ONE, phone="10", email="a@example.com")
    away = process(data, "sync", "--json")
    assert (away.code, away.json["outcome"], away.json["waiting"]) == (3, "offline", 1)
    assert away.json["error"] and "not_looked" in away.json
    status = process(data, "status", "--json").json
    assert (status["headline"], status["online"], status["waiting"]) == ("offline", False, 1)

    _cloud_edit(cloud, ONE, phone="100", city="Brno")
    cloud.start()
    held = process(data, "sync", "--json")
    assert (held.code, held.json["outcome"], held.json["needs_you"]) == (4, "needs_you", 1)
    assert command(data, "conflicts", "--json").json == [
        {
            "entity": "customers",
            "id": ONE,
            "reason": "overlap",
            "problems": [],
            "fields": {"phone": {"base": "1", "local": "10", "cloud": "100"}},
        }
    ]
    assert "phone: was 1, here 10, in the cloud 100" in command(data, "conflicts").out

    assert process(data, "resolve", "customers", str(ONE), "--set", "phone=11").code == 0
    assert command(data, "conflicts", "--json").json == []
    assert process(data, "sync").code == 0
    there = cloud.replica.known("customers", ONE)
    assert (there["phone"], there["email"], there["city"]) == ("11", "a@example.com", "Brno")
    assert process(data, "sync", "--full", "--json").json["outcome"] == "in_step"


def test_keep_resolves_a_whole_record(tmp_path: Path, practice: Make) -> None:
    cloud, data = practice(), tmp_path / "till"
    for id in (ONE, TWO):
        _customer(cloud, id, phone="1")
    assert _connect(data, cloud) == (0, "")
    assert command(data, "sync").code == 0
    for id in (ONE, TWO):
        _edit(data, id, phone="local")
        _cloud_edit(cloud, id, phone="cloud")
    assert command(data, "sync").code == 4
    ours = command(data, "resolve", "customers", str(ONE), "--keep", "local")
    assert (ours.code, ours.out) == (0, "Decided; it is sent with the next run.\n")
    theirs = command(data, "resolve", "customers", str(TWO), "--keep", "cloud")
    assert (theirs.code, theirs.out) == (0, "Decided; nothing is left to send.\n")
    assert command(data, "resolve", "customers", str(TWO), "--keep", "cloud").code == 1
    assert command(data, "resolve", "nonsense", "1", "--keep", "cloud").code == 1
    assert command(data, "sync").code == 0
    assert cloud.replica.known("customers", ONE)["phone"] == "local"
    assert cloud.replica.known("customers", TWO)["phone"] == "cloud"


def test_a_value_that_breaks_a_rule_is_refused_and_the_record_stays_held(
    tmp_path: Path, practice: Make
) -> None:
    cloud, data = practice(), tmp_path / "till"
    _customer(cloud, ONE, phone="1")
    assert _connect(data, cloud) == (0, "")
    assert command(data, "sync").code == 0
    _edit(data, ONE, phone="local")
    _cloud_edit(cloud, ONE, phone="cloud")
    assert command(data, "sync").code == 4
    refused = command(data, "resolve", "customers", str(ONE), "--set", f"phone={'9' * 21}")
    assert (refused.code, refused.err.count("\n")) == (1, 1)
    assert "phone" in refused.err
    assert len(command(data, "conflicts", "--json").json) == 1


def test_F22_a_refused_token_is_5_and_changes_nothing(tmp_path: Path, practice: Make) -> None:
    cloud, data = practice(), tmp_path / "till"
    assert _connect(data, cloud, token="wrong")[0] == 5
    assert not data.exists()
    assert _connect(data, cloud) == (0, "")
    before = contents(data)
    code, err = _connect(data, cloud, token="wrong")
    assert (code, err.count("\n")) == (5, 1)
    assert contents(data) == before
    cloud.tokens.revoke("practice")
    assert command(data, "sync", "--json").json["outcome"] == "sign_in"
    assert command(data, "sync").code == 5
    assert command(data, "status", "--json").json["headline"] == "sign_in"


def test_connecting_tells_how_many_changes_wait(tmp_path: Path, practice: Make) -> None:
    cloud, data = practice(), tmp_path / "till"
    with Runtime(data, keep_log=False) as runtime:
        runtime.commands.save("customers", {"lastName": "Novák"})
    ended = command(
        data, "connect", "--base-url", cloud.url, "--cloud-id", str(cloud.cloud_id), "--secrets", "file",
        given=f"{cloud.refresh_token}\n",
    )  # fmt: skip
    assert ended.code == 0 and "that the next sync sends: 1." in ended.out


def test_connecting_to_another_cloud_tells_how_many_changes_wait_for_the_one_before(
    tmp_path: Path, practice: Make
) -> None:
    before, after, data = practice(), PracticeCloud(tmp_path / "another", cloud_id=7), tmp_path / "till"
    after.start()

    def connect(cloud: PracticeCloud) -> str:
        words = ("--base-url", cloud.url, "--cloud-id", str(cloud.cloud_id), "--secrets", "file")
        return command(data, "connect", *words, given=f"{cloud.refresh_token}\n").out

    connect(before)
    with Runtime(data, keep_log=False) as runtime:
        runtime.commands.save("customers", {"lastName": "Novák"})
    said = connect(after)
    assert f"Changes that wait for cloud {before.cloud_id} at {before.url}: 1." in said
    assert "wait for" not in connect(before)
    after.close()


def test_another_cloud_is_refused(tmp_path: Path, practice: Make) -> None:
    cloud, data = practice(), tmp_path / "till"
    ended = command(
        data,
        "connect",
        "--base-url",
        cloud.url,
        "--cloud-id",
        "2",
        "--secrets",
        "file",
        given=cloud.refresh_token,
    )
    assert (ended.code, ended.err.count("\n")) == (5, 1)
    assert not data.exists()


def test_connecting_without_token_keychain_or_cloud(tmp_path: Path, practice: Make) -> None:
    cloud = practice()
    words = ("connect", "--base-url", "http://127.0.0.1:9", "--cloud-id", "1")
    none = {"PYTHON_KEYRING_BACKEND": "keyring.backends.fail.Keyring"}
    assert command(tmp_path / "a", *words, "--secrets", "file").code == 2
    there = ("connect", "--base-url", cloud.url, "--cloud-id", str(cloud.cloud_id))
    refused = process(tmp_path / "b", *there, given=f"{cloud.refresh_token}\n", **none)
    assert (refused.code, refused.err.count("\n")) == (1, 1)
    assert "--secrets file" in refused.err
    away = command(tmp_path / "c", *words, "--secrets", "file", COUNTERFOIL_REFRESH_TOKEN="x")
    assert (away.code, away.err.count("\n")) == (3, 1)
    assert (
        command(tmp_path / "d", "connect", "--base-url", "ftp://shop", "--cloud-id", "1", given="x").code == 1
    )
    assert [each.name for each in tmp_path.iterdir()] == ["cloud-0"]


@contextmanager
def _web_page() -> Iterator[str]:
    """A web server that has never heard of the interface."""

    class Page(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            self.rfile.read(int(self.headers.get("content-length", 0)))
            body = b"<!doctype html><html><body>Welcome</body></html>"
            self.send_response(200)
            self.send_header("content-type", "text/html")
            self.send_header("content-length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, format: str, *args: object) -> None:
            del format, args

    with HTTPServer(("127.0.0.1", 0), Page) as server:
        thread = Thread(target=server.serve_forever, args=(0.05,))
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}"
        finally:
            server.shutdown()
            thread.join()


def test_F02_a_base_url_that_answers_html_is_reported(tmp_path: Path) -> None:
    with _web_page() as url:
        ended = command(
            tmp_path / "till",
            "connect",
            "--base-url",
            url,
            "--cloud-id",
            "1",
            "--secrets",
            "file",
            given="x\n",
        )
    assert (ended.code, ended.err.count("\n")) == (3, 1)
    assert "base URL" in ended.err
    assert not (tmp_path / "till").exists()


def test_F97_an_edit_through_the_server_reaches_the_cloud_with_the_next_run(
    tmp_path: Path, practice: Make
) -> None:
    cloud, data = practice(), tmp_path / "till"
    _customer(cloud, ONE, phone="1")
    assert _connect(data, cloud) == (0, "")
    assert command(data, "sync").code == 0
    token = command(data, "token", "create", "curl").out.strip()
    with background(data, "serve", "--port", "0", "--receiver-port", "0", "--no-sync") as serving:
        transport = HttpTransport(serving.ready["v2"])
        path = f"/v2/clouds/{cloud.cloud_id}/customers/{ONE}"
        signed = transport.send(
            Request(
                "POST",
                "/v2/signin/token",
                headers={"Authorization": f"User {token}"},
                body=json.dumps({"_cloudId": cloud.cloud_id}).encode(),
            )
        )
        bearer = {"Authorization": f"Bearer {json.loads(signed.body)['accessToken']}"}
        found = transport.send(Request("GET", path, headers=bearer))
        body = json.dumps({"phone": "20"}).encode()
        assert transport.send(Request("PATCH", path, headers=bearer, body=body)).status == 428
        guarded = {**bearer, "If-Match": found.headers["etag"]}
        assert transport.send(Request("PATCH", path, headers=guarded, body=body)).status == 200
        assert transport.send(Request("PATCH", path, headers=guarded, body=body)).status == 412
        transport.close()
        assert command(data, "sync").code == 0
    assert cloud.replica.known("customers", ONE)["phone"] == "20"


def test_records_created_without_a_cloud_are_carried_over_by_connect(tmp_path: Path, practice: Make) -> None:
    cloud, data = practice(), tmp_path / "till"
    with Runtime(data, keep_log=False) as runtime:
        tag = {**blank(runtime.replica.catalogue["tags"]), "name": "stálý host"}
        made_tag = runtime.commands.save("tags", tag).ids[0]
        body = {**blank(runtime.replica.catalogue["customers"]), "firstName": "Eva", "tags": ["stálý host"]}
        made = runtime.commands.save("customers", body).ids[0]
        gone = runtime.commands.save("customers", {**body, "firstName": "Ada"}).ids[0]
        runtime.commands.delete("customers", [gone])
    assert _connect(data, cloud) == (0, "")
    assert command(data, "sync", "--json").json["pushed"] == 2
    there = cloud.replica.known("customers", made)
    assert (there["firstName"], there["tags"], there["_cloudId"]) == ("Eva", ["stálý host"], cloud.cloud_id)
    assert cloud.replica.known("tags", made_tag)["name"] == "stálý host"
    assert cloud.replica.get("customers", gone) is None
    assert _connect(data, cloud) == (0, "")
    assert command(data, "sync", "--json").json["pushed"] == 0


def test_F56_a_mass_deletion_is_resolved_on_the_command_line(tmp_path: Path, practice: Make) -> None:
    cloud, data = practice(), tmp_path / "till"
    for number in range(40):
        _customer(cloud, 100 + number)
    _connect(data, cloud)
    assert command(data, "rollback", "--json").json == {
        "restored_since": None,
        "records": {},
        "list": [],
    }
    command(data, "sync")
    with cloud.replica.write() as tx:
        for number in range(30):
            tx.forget("customers", 100 + number)
    _customer(cloud, ONE)
    assert command(data, "sync").code == 4
    asked = command(data, "rollback", "--json")
    assert (asked.code, asked.json["records"]) == (4, {"customers": 30})
    assert len(asked.json["list"]) == 30 and asked.json["list"][0] == {
        "entity": "customers",
        "id": 100,
        "title": asked.json["list"][0]["title"],
        "cloud": "missing",
    }
    question = "30 customers are missing in the cloud. Nothing was deleted here. Decide: 'counterfoil rollback --keep"
    for words in (("sync",), ("status",), ("conflicts",), ("rollback",)):
        said = command(data, *words).out
        assert said.startswith(question) and "failed" not in said and "Nothing needs" not in said
    assert "30 to decide" in command(data, "status").out
    assert command(data, "conflicts", "--json").json == [
        {"entity": "customers", "id": None, "reason": "rollback", "records": 30}
    ]
    assert "customers 100" in command(data, "rollback").out
    assert command(data, "rollback", "--keep", "cloud", "--entity", "nothing").code == 1
    assert command(data, "rollback", "--keep", "cloud").code == 0
    assert command(data, "rollback").code == 0
    assert command(data, "sync").code == 0
    with Runtime(data, own=False, keep_log=False) as runtime:
        assert runtime.queries.counts()["customers"].total == 11


def test_F66_one_command_resolves_all_conflicts(tmp_path: Path, practice: Make) -> None:
    cloud, data = practice(), tmp_path / "till"
    for id in (ONE, TWO):
        _customer(cloud, id, phone="1")
    assert _connect(data, cloud) == (0, "")
    assert command(data, "sync").code == 0
    for id in (ONE, TWO):
        _edit(data, id, phone="10")
        _cloud_edit(cloud, id, phone="100")
    assert command(data, "sync").code == 4
    one = ["customers", str(ONE)]
    for wrong in (
        [*one, "--all"],
        ["customers"],
        [*one, "--entity", "customers"],
        ["--all", "--reason", "nonsense"],
    ):
        assert command(data, "resolve", *wrong, "--keep", "local").code == 1, wrong
    none = command(data, "resolve", "--all", "--entity", "suppliers", "--keep", "local", "--json")
    assert (none.code, none.json) == (0, {"decided": 0, "refused": [], "held": 2})
    done = command(data, "resolve", "--all", "--reason", "overlap", "--keep", "local", "--json")
    assert (done.code, done.json) == (0, {"decided": 2, "refused": [], "held": 0})
    assert command(data, "conflicts", "--json").json == []
    assert command(data, "sync").code == 0
    assert {cloud.replica.known("customers", each)["phone"] for each in (ONE, TWO)} == {"10"}


def test_F122_F112_garbage_and_a_refused_list_are_no_faults_of_ours(tmp_path: Path, practice: Make) -> None:
    cloud, data = practice(), tmp_path / "till"
    _customer(cloud, ONE, phone="1")
    assert _connect(data, cloud) == (0, "")
    assert command(data, "sync").code == 0
    _edit(data, ONE, phone="2")
    cloud.faults.set(Rule(fault=Fault.GARBAGE, path="/taxes"))
    ended = command(data, "sync", "--json")
    assert (ended.code, ended.json["outcome"], ended.json["pushed"]) == (3, "error", 1)
    status = command(data, "status", "--json").json
    assert status["headline"] == "error"
    assert [(each["entity"], each["reason"]) for each in status["not_looked"]] == [
        ("taxes", "protocol_mismatch")
    ]
    assert "not looked at: taxes (the cloud's answer could not be used) until " in command(data, "status").out
    cloud.faults.set(Rule(fault=Fault.GARBAGE))
    ended = command(data, "sync")
    assert ended.code == 3 and "failed" not in ended.out
    cloud.faults.clear()
    assert command(data, "sync").code == 0
    assert command(data, "status", "--json").json["not_looked"] == []


def test_a_token_that_cannot_be_read_is_a_refused_sign_in(tmp_path: Path, practice: Make) -> None:
    cloud, data = practice(), tmp_path / "till"
    _customer(cloud, ONE, phone="1")
    assert _connect(data, cloud) == (0, "")
    assert command(data, "sync").code == 0
    (data / "secrets.json").write_text("{ this is no JSON")
    ended = command(data, "sync")
    assert ended.code == 5 and ended.err.startswith("counterfoil: ") and ended.err.count("\n") == 1
    assert command(data, "sync", "--json").json["outcome"] == "sign_in"
    assert command(data, "status", "--json").json["headline"] == "sign_in"
    assert "counterfoil connect" in command(data, "status").out
    (data / "secrets.json").unlink()
    assert _connect(data, cloud) == (0, "")
    assert command(data, "sync").code == 0
    assert command(data, "status", "--json").json["headline"] == "in_step"
