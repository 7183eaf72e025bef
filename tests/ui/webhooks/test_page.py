"""Webhooks: the cloud's changed by a new one, this computer's seen, tried and removed, the receiver called; over real servers."""

from __future__ import annotations

import json

import pytest

from app.paths import tokens_file
from app.server.auth.tokens import Tokens
from storage.clock import SystemClock
from sync.client.http import HttpTransport
from sync.client.transport import Request
from tests.fakes.wild_server import says, serving
from ui.lists.page import ListPage
from ui.webhooks.page import OWN, RECEIVER, WebhooksPage


@pytest.fixture
def page(house, qtbot):
    """The page, with the server on and a program that is called."""
    house.runtime.settings.set({"server.enabled": True, "receiver.enabled": True})
    house.runtime.apply_settings(["server.enabled", "receiver.enabled"])
    house.runtime.servers.deliverer._settle = 0.05
    house.window.sidebar.choose("webhooks")
    return house.window.page


def register(house, url: str, kind: str = "CUSTOMER") -> None:
    """As a program of the shop does: over HTTP, with a token."""
    folder, cloud = house.runtime.folder, house.runtime.cloud_id
    secret = Tokens(tokens_file(folder), clock=SystemClock()).create(f"program {kind} {url}")
    transport = HttpTransport(house.runtime.servers.v2.url, total=10.0)
    try:
        body = json.dumps({"_cloudId": cloud}).encode()
        answer = transport.send(
            Request("POST", "/v2/signin/token", headers={"Authorization": f"User {secret}"}, body=body)
        )
        access = json.loads(answer.body)["accessToken"]
        hook = {"url": url, "method": "POST", "payloadEntity": kind, "payloadVersion": "V1"}
        made = transport.send(
            Request(
                "POST",
                f"/v2/clouds/{cloud}/webhooks",
                headers={"Authorization": f"Bearer {access}"},
                body=json.dumps(hook).encode(),
            )
        )
        assert made.status == 200
    finally:
        transport.close()


def test_the_list_of_the_cloud_is_a_list_like_others(house, page):
    assert isinstance(page, WebhooksPage) and isinstance(page, ListPage)
    assert house.window.navigation.list_page is page
    assert not page.change.isEnabled()


def test_a_change_registers_a_new_one_and_removes_the_old_one_as_one_step(house, page, qtbot):
    commands = house.context.commands
    values = {
        "url": "https://a.example.com/hook",
        "payloadEntity": "PRODUCT",
        "method": "POST",
        "payloadVersion": "V1",
    }
    old = commands.save("webhooks", values).ids[0]
    qtbot.waitUntil(lambda: page.model.rowCount() == 1, timeout=10_000)
    page.open_row(0)
    qtbot.waitUntil(page.change.isEnabled, timeout=10_000)
    page.change.click()
    dialog = page.dialog
    assert not dialog.go.isEnabled() and dialog.sizeHint().height() <= 640
    dialog.form.set_values({"url": "no address"})
    dialog.go.click()
    assert dialog.isVisible()  # the record's own rules hold
    dialog.form.set_values({"url": "https://b.example.com/hook"})
    dialog.go.click()
    qtbot.waitUntil(
        lambda: (
            [each["url"] for each in house.context.queries.page("webhooks").records]
            == ["https://b.example.com/hook"]
        ),
        timeout=10_000,
    )
    (new,) = house.context.queries.page("webhooks").records
    assert new["id"] != old and new["payloadEntity"] == "PRODUCT"
    commands.undo()
    assert [each["url"] for each in house.context.queries.page("webhooks").records] == [
        "https://a.example.com/hook"
    ]


def test_a_program_is_seen_told_tried_and_removed(house, page, qtbot):
    with serving(says(200)) as program:
        register(house, f"{program.url}/in?key=s3cret")
        page.tab_bar.setCurrentIndex(OWN)
        own = page.own
        (line,) = own.hooks.rows_model.rows
        assert line.cells[0] == f"{program.url}/in?…" and line.cells[1] == "Customers"
        house.context.commands.save("customers", {"lastName": "Nová"})
        qtbot.waitUntil(lambda: bool(program.seen), timeout=20_000)
        qtbot.waitUntil(lambda: bool(house.runtime.servers.deliverer.delivered), timeout=10_000)
        own.refresh()
        (call,) = own.calls.rows_model.rows
        assert call.cells[2:] == ("1", "delivered") and "s3cret" not in str(call)
        own.hooks.selectRow(0)
        before = len(program.seen)
        own.try_button.click()
        qtbot.waitUntil(lambda: own.message.text().startswith("It answered 200"), timeout=20_000)
        assert len(program.seen) == before + 1 and program.seen[-1][3] == b"[]"
        own.remove.click()
        qtbot.waitUntil(lambda: own.hooks.rows_model.rows == [], timeout=10_000)
    assert house.runtime.replica.hooks.list() == []


def test_a_program_that_refuses_or_is_gone_is_told_in_words(house, page, qtbot):
    with serving(says(500)) as program:
        register(house, program.url)
        page.tab_bar.setCurrentIndex(OWN)
        own = page.own
        own.hooks.selectRow(0)
        own.try_button.click()

        def told() -> None:
            assert "500" in own.message.text()

        qtbot.waitUntil(told, timeout=45_000)
        house.context.commands.save("customers", {"lastName": "Nová"})
        qtbot.waitUntil(
            lambda: any(each.problem for each in house.runtime.replica.deliveries.waiting()), timeout=20_000
        )
        own.refresh()
        assert "answered 500" in own.calls.rows_model.rows[0].cells[3]
    own.try_button.click()
    qtbot.waitUntil(
        lambda: "500" not in own.message.text() and own.message.text() != "Calling…", timeout=20_000
    )


def test_the_receiver_is_called_as_the_cloud_would_and_no_list_is_read_for_it(house, page, qtbot):
    page.tab_bar.setCurrentIndex(RECEIVER)
    receiver = page.receiver
    assert str(house.runtime.servers.receiver.port) in receiver.card.state.text()
    taken = house.runtime.servers.receiver._app.accepted
    receiver.try_button.click()
    qtbot.waitUntil(lambda: receiver.message.text().startswith("It answered 202"), timeout=20_000)
    assert house.runtime.servers.receiver._app.accepted == taken + 1
    receiver.settings.click()
    assert house.window.navigation.section == "settings" and house.page.key == "receiver"


def test_the_tab_outlives_the_window_being_built_anew(house, page):
    page.tab_bar.setCurrentIndex(RECEIVER)
    house.window.build()
    assert house.window.page.tab_bar.currentIndex() == RECEIVER


def test_nobody_is_called_while_the_server_is_off_and_the_page_says_so(house, page, qtbot):
    house.runtime.settings.set({"server.enabled": False})
    house.runtime.apply_settings(["server.enabled"])
    page.tab_bar.setCurrentIndex(OWN)
    assert "server is off" in page.own.state.text()
