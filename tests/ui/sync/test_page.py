"""The Sync page over a real replica and a practice cloud on loopback: what waits, decides, was, and when."""

from __future__ import annotations

import time
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QPushButton

from app.commands.pause import PauseControl
from app.practice.faults import Fault, Rule
from app.queries.poll_schedule import PollSchedule
from app.queries.run_history import PastRun, group_runs
from storage.outbox.changes import ChangeKind, Intent
from storage.outbox.questions import Hold, HoldReason
from sync.events import Progress
from tests.fakes.changes_by_name import but, made
from tests.ui.conftest import make
from tests.ui.support.event_loop_stalls import HANG, answering
from tests.ui.text.test_texts import nameless
from ui.conflicts.resolve_all_dialog import ResolveAllDialog
from ui.permissions.guard import view_only_reason
from ui.sync import tabs
from ui.sync import text as sync_text
from ui.sync.history_tab import outcome_icon
from ui.text import formats

PATIENCE = 10_000


@pytest.fixture
def page(connected):
    """The page, shown."""
    connected.window.sidebar.choose("sync")
    return connected.window.navigation.pages["sync"]


def edit_both(connected, count):
    """The same customers changed on both sides; all of them become questions."""
    ids = connected.runtime.replica.ids("customers", _all())[:count]
    for id in ids:
        connected.runtime.commands.save("customers", {"phone": "111"}, id=id)
        connected.cloud.commands.save("customers", {"phone": "222"}, id=id, origin="till")
    connected.runtime.run()
    return ids


def _all():
    from storage.query.grammar import Query

    return Query()


def rows(table):
    return [line.cells for line in table.rows_model.rows]


def shown(qtbot, table, count):
    qtbot.waitUntil(lambda: table.rows_model.rowCount() == count, timeout=PATIENCE)


def test_all_is_sent_and_each_tab_says_so(page, qtbot):
    assert page.header.title.text() == "Everything is synced"
    assert page.tab_bar.tabText(0) == "Needs you"
    qtbot.waitUntil(
        lambda: page.conflicts.empty.title.text() == "Nothing needs your decision", timeout=PATIENCE
    )
    page.show_tab("waiting")
    qtbot.waitUntil(lambda: page.waiting.empty.title.text() == "Everything is synced", timeout=PATIENCE)
    assert not page.waiting.bar.isVisible()


def test_F111_records_dated_in_the_clouds_future_are_said(page):
    status = replace(page.status, cloud_clock_ahead={"customers": 3_600_000})
    assert "dated in the future (Customers)" in sync_text.outlook(status, 0)
    assert "dated in the future" not in sync_text.outlook(page.status, 0)


def test_F02_a_web_page_in_the_clouds_place_is_said_and_what_to_do(page):
    status = replace(page.status, headline="offline", detail="portal")
    told = sync_text.outlook(status, 0)
    assert "Something else answers in place of the cloud" in told and "sign in to the network" in told
    assert "keep working" in told
    assert "Something else" not in sync_text.outlook(replace(status, detail="offline"), 0)


def test_the_next_check_is_said_where_a_schedule_runs(connected, qtbot):
    connected.runtime._start_schedule(sync=True)
    qtbot.waitUntil(
        lambda: (connected.runtime.queries.sync_status().next_run or 0) > _in(40), timeout=PATIENCE
    )
    connected.window.sidebar.choose("sync")
    page = connected.window.navigation.pages["sync"]
    assert page.header.sentence.text().startswith("Next check ")
    page.show_tab("waiting")
    qtbot.waitUntil(lambda: page.waiting.empty.sentence.text().startswith("Next check "), timeout=PATIENCE)


def _in(seconds):
    return int((time.time() + seconds) * 1000)


def test_what_waits_says_what_why_and_when_and_leads_to_its_record(connected, page, qtbot):
    page.show_tab("waiting")
    connected.cloud.stop()
    connected.runtime.run()
    connected.runtime.commands.save("customers", {"phone": "111", "note": "x"}, id=1)
    table = page.waiting.table
    shown(qtbot, table, 1)
    (cells,) = rows(table)
    assert cells[0] == "Petr Novák" and cells[1] == "Customers"
    assert set(cells[2].split(", ")) == {"Phone", "Note"}
    assert cells[4] == "Try again"
    qtbot.waitUntil(lambda: page.header.title.text().startswith("Offline"), timeout=PATIENCE)
    assert page.tab_bar.tabText(1) == "Waiting (1)"
    table.selectRow(0)
    assert page.waiting.note.text()
    table.setCurrentIndex(table.rows_model.index(0, 0))
    qtbot.keyClick(table, Qt.Key.Key_Return)
    assert connected.window.panel.shown == ("customers", 1)
    connected.cloud.start()


def test_retry_all_sets_what_failed_free_and_asks_for_a_run(connected, page, qtbot):
    page.show_tab("waiting")
    connected.runtime.commands.save("customers", {"phone": "111"}, id=1)
    with connected.runtime.replica.write() as tx:
        change = tx.change("customers", 1)
        tx.put_change_metadata(but(change, next_try=_in(3000), attempts=3, error="server_fault"))
    connected.runtime.bus.publish(_change())
    shown(qtbot, page.waiting.table, 1)
    assert "attempt" not in page.waiting.note.text()
    page.waiting.table.selectRow(0)
    # The row was there before its attempts were.
    qtbot.waitUntil(lambda: "3 attempts" in page.waiting.note.text(), timeout=PATIENCE)
    with qtbot.waitSignal(connected.context.bridge.run_finished, timeout=PATIENCE):
        page.waiting.retry_all.click()
    assert connected.cloud.replica.get("customers", 1)["phone"] == "111"
    shown(qtbot, page.waiting.table, 0)


def test_a_change_that_waits_stays_selected_when_it_was_tried_again(connected, page, qtbot):
    page.show_tab("waiting")
    connected.runtime.commands.save("customers", {"phone": "111"}, id=1)
    shown(qtbot, page.waiting.table, 1)
    page.waiting.table.selectRow(0)
    with connected.runtime.replica.write() as tx:
        change = tx.change("customers", 1)
        tx.put_change_metadata(but(change, next_try=_in(3000), attempts=3, error="server_fault"))
    connected.runtime.bus.publish(_change())
    qtbot.waitUntil(lambda: "3 attempts" in page.waiting.note.text(), timeout=PATIENCE)
    assert [item.attempts for item in page.waiting.table.selected_keys()] == [3]


def _change():
    from sync.events import RecordsChanged

    return RecordsChanged("customers", (1,), "save")


def test_a_storm_is_decided_at_once_after_looking_and_can_be_undone(connected, page, qtbot):
    ids = edit_both(connected, 3)
    connected.runtime.commands.delete("suppliers", [41])
    connected.cloud.commands.save("suppliers", {"city": "Tábor"}, id=41, origin="till")
    connected.runtime.run()
    table = page.conflicts.table
    shown(qtbot, table, 4)
    qtbot.waitUntil(lambda: page.tab_bar.tabText(0) == "Needs you (4)", timeout=PATIENCE)
    page.conflicts.mine.click()
    dialog = connected.window.findChild(ResolveAllDialog)
    assert rows(dialog.table)[0][:3] == ("Customers", "Changed here and in the cloud", "3")
    assert len(rows(dialog.table)) == 2
    assert "Records deleted here are deleted in the cloud too." in dialog.consequence.text()
    assert dialog.focusWidget() is not dialog.go
    with qtbot.waitSignal(dialog.resolved, timeout=PATIENCE):
        dialog.go.click()
    assert connected.hands.toast().startswith("4 records decided")
    shown(qtbot, table, 0)
    replica = connected.runtime.replica
    assert {replica.get("customers", each)["phone"] for each in ids} == {"111"}
    assert replica.get("suppliers", 41)["deleted"]
    connected.window.toast.button.click()
    qtbot.waitUntil(lambda: connected.hands.toast() == "Undone: decision, 4 records", timeout=PATIENCE)
    assert {replica.get("customers", each)["phone"] for each in ids} == {"222"}
    assert not replica.get("suppliers", 41)["deleted"]
    connected.runtime.run()
    assert connected.runtime.queries.sync_status().headline == "in_step"


def test_only_the_selected_questions_are_decided_and_later_changes_nothing(connected, page, qtbot):
    ids = edit_both(connected, 3)
    table = page.conflicts.table
    shown(qtbot, table, 3)
    page.conflicts.cloud.click()
    dialog = connected.window.findChild(ResolveAllDialog)
    dialog.reject()
    assert connected.runtime.queries.sync_status().needs_you == 3
    table.selectRow(0)
    table.selectionModel().select(
        table.rows_model.index(1, 0),
        table.selectionModel().SelectionFlag.Select | table.selectionModel().SelectionFlag.Rows,
    )
    assert page.conflicts.mine.text() == "Keep mine for these…"
    assert not page.conflicts.decide.isEnabled()
    chosen = [each.id for each in table.selected_keys()]
    page.conflicts.mine.click()
    dialog = [each for each in connected.window.findChildren(ResolveAllDialog) if each.isVisible()][-1]
    with qtbot.waitSignal(dialog.resolved, timeout=PATIENCE):
        dialog.go.click()
    left = {each.id for each in connected.runtime.queries.needs_you()}
    assert left == set(ids) - set(chosen) and len(left) == 1


def test_one_question_opens_its_dialog(connected, page, qtbot):
    edit_both(connected, 2)
    table = page.conflicts.table
    shown(qtbot, table, 2)
    second = table.rows_model.rows[1].key
    table.setCurrentIndex(table.rows_model.index(1, 0))
    qtbot.keyClick(table, Qt.Key.Key_Return)
    assert connected.window.dialogs.conflicts.isVisible()
    assert connected.window.dialogs.conflicts.conflict.id == second.id


def test_what_cannot_be_decided_so_stays_and_is_said(connected, page, qtbot):
    connected.runtime.commands.save("customers", {"phone": "111"}, id=1)
    with connected.runtime.replica.write() as tx:
        change = tx.change("customers", 1)
        broken = change.intent.then(type(change.intent)({"email": "nonsense" * 40}))
        tx.put_change(but(change, intent=broken, held=Hold(HoldReason.OVERLAP, ("email",), (), 1)))
    page.refresh()
    shown(qtbot, page.conflicts.table, 1)
    page.conflicts.mine.click()
    dialog = connected.window.findChild(ResolveAllDialog)
    with qtbot.waitSignal(dialog.resolved, timeout=PATIENCE):
        dialog.go.click()
    assert "1 could not be decided this way" in connected.hands.toast()
    assert connected.runtime.queries.sync_status().needs_you == 1


def test_history_tells_runs_and_what_was_decided_in_them(connected, page, qtbot):
    connected.runtime.commands.save("customers", {"tags": ["VIP", "nový"]}, id=2)
    connected.cloud.commands.save("customers", {"tags": ["VIP", "výprodej"]}, id=2, origin="till")
    connected.runtime.run()
    page.show_tab("history")
    tree = page.history.tree
    qtbot.waitUntil(lambda: tree.topLevelItemCount() >= 2, timeout=PATIENCE)
    run = tree.topLevelItem(0)
    assert run.text(1) == "Up to date (1 note)"
    assert "sent" in run.text(2)
    assert run.childCount() == 1
    said = run.child(0).text(1)
    assert "Both changes were merged" in said and "Eva Čermáková (Tags)" in said
    tree.setCurrentItem(run)
    qtbot.keyClick(tree, Qt.Key.Key_Return)
    assert run.isExpanded()
    page.history.refresh()
    qtbot.wait(50)
    tree.itemActivated.emit(tree.topLevelItem(0).child(0), 1)
    assert connected.window.panel.shown == ("customers", 2)


def test_a_run_is_red_only_where_it_failed_itself(connected, page, qtbot):
    edit_both(connected, 1)
    connected.runtime.commands.save("customers", {"note": "x"}, id=2)
    connected.runtime.run()
    newest, earlier = connected.runtime.queries.runs(limit=2)
    assert (newest.outcome, earlier.outcome) == ("needs_you", "needs_you")
    assert outcome_icon(newest) == ("needs_you", "muted")
    assert outcome_icon(earlier) == ("needs_you", "amber")
    assert outcome_icon(replace(newest, error="cloud_restored"))[1] == "red"
    page.show_tab("history")
    tree = page.history.tree
    qtbot.waitUntil(lambda: tree.topLevelItemCount() >= 2, timeout=PATIENCE)
    assert tree.topLevelItem(0).text(1) == "Done, a decision is still open"
    assert tree.topLevelItem(1).text(1).startswith("Needs a decision")


def _run(started, outcome="in_step", **figures):
    return PastRun(
        started=started, finished=started + 5, outcome=outcome, error=None, figures=figures, decisions=()
    )


def test_large_numbers_are_written_as_the_language_does(page):
    page._set_tab_title("waiting", "Waiting", 12345)
    assert page.tab_bar.tabText(1) == "Waiting (12,345)"
    page._on_progress(Progress(phase="pull", entity="products", done=4000, total=10_000))
    assert page.run.text() == "Downloading: Products (4,000/10,000)"


def test_runs_that_brought_nothing_are_told_as_one():
    runs = [_run(50), _run(40), _run(30, pulled=2), _run(20, "offline"), _run(10, "offline"), _run(0)]
    found = [(each.count, each.first, each.last, each.run.outcome) for each in group_runs(runs)]
    assert found == [
        (2, 40, 55, "in_step"), (1, 30, 35, "in_step"), (2, 10, 25, "offline"), (1, 0, 5, "in_step"),
    ]  # fmt: skip


def test_a_pause_is_begun_and_ended_and_sync_now_still_works(connected, page, qtbot):
    connected.runtime._start_schedule(sync=True)
    page.refresh()
    page.pause.click()
    qtbot.waitUntil(lambda: page.header.title.text().startswith("Paused until "), timeout=PATIENCE)
    until = PauseControl(connected.runtime.replica, connected.runtime.bus).left()
    assert 3500 < until <= 3600
    connected.runtime.commands.save("customers", {"phone": "111"}, id=1)
    with qtbot.waitSignal(connected.context.bridge.run_finished, timeout=PATIENCE):
        page.sync.click()
    assert connected.cloud.replica.get("customers", 1)["phone"] == "111"
    assert page.header.title.text().startswith("Paused until ")
    page.show_tab("schedule")
    page.schedule.pause.click()
    qtbot.waitUntil(lambda: page.header.title.text() == "Everything is synced", timeout=PATIENCE)
    assert page.pause.text() == "Pause for an hour"


def test_F122_F123_the_schedule_says_what_is_kept_and_whose_share_it_is(page):
    status = page.status
    alone = replace(status.requests, budget=1000, share=1000)
    page.schedule.show_status(replace(status, requests=alone, schedule=PollSchedule()))
    assert not page.schedule.kept.text() and not page.schedule.share.text()
    shared = replace(status.requests, budget=150, share=50, others=12)
    wanting = PollSchedule(every=30, hot=188, idle=300, reason="budget")
    page.schedule.show_status(replace(status, requests=shared, schedule=wanting))
    assert (
        "Actual interval: 188\u00a0s" in page.schedule.kept.text()
        and "50 requests" in page.schedule.kept.text()
    )
    assert page.schedule.share.text() == "This computer's share: 50 of 150. Other computers used about 12."


def test_the_schedule_shows_each_list_and_keeps_the_interval(connected, page, qtbot, tmp_path):
    page.show_tab("schedule")
    ages = page.schedule.ages
    qtbot.waitUntil(lambda: ages.rows_model.rowCount() > 10, timeout=PATIENCE)
    named = {line.cells[0]: line for line in ages.rows_model.rows}
    assert named["Customers"].cells[1] == formats.number_text(
        connected.runtime.replica.count("customers", _all())
    )
    assert named["Customers"].cells[3] == "Up to date"
    assert any(name.startswith("Stock: ") for name in named)
    assert "requests in 30 minutes" in page.schedule.spent_text.text()
    ages.row_activated.emit("suppliers")
    assert connected.window.navigation.section == "suppliers"


def test_every_click_answers_while_the_cloud_hangs(connected, page, qtbot):
    edit_both(connected, 2)
    connected.cloud.faults.set(Rule(fault=Fault.HANG, seconds=HANG))
    before = connected.cloud.faults.requests
    page.sync.click()
    qtbot.waitUntil(lambda: connected.cloud.faults.requests > before, timeout=PATIENCE)
    qtbot.waitUntil(lambda: not page.sync.isEnabled() and page.run.text() != "", timeout=PATIENCE)
    with answering():
        shown(qtbot, page.conflicts.table, 2)
        for name in page.tabs:
            page.show_tab(name)
            page.refresh()
            qtbot.wait(5)
        page.set_paused(True)
        qtbot.waitUntil(lambda: page.pause.text() == "Continue now", timeout=PATIENCE)
        page.show_tab("conflicts")
        page.conflicts.mine.click()
        dialog = connected.window.findChild(ResolveAllDialog)
        with qtbot.waitSignal(dialog.resolved, timeout=PATIENCE):
            dialog.go.click()
        page.show_tab("waiting")
        shown(qtbot, page.waiting.table, 2)
        page.waiting.retry_all.click()
    connected.cloud.faults.clear()
    connected.cloud.faults.set()


@pytest.mark.parametrize("code", ["en", "cs", "sk", "pl", "de"])
def test_the_page_fits_and_names_every_control(context, qtbot, spoken, code, open_window):
    spoken(code)
    window = open_window(context).window
    window.sidebar.choose("sync")
    page = window.navigation.pages["sync"]
    for name in page.tabs:
        page.show_tab(name)
        assert nameless(page) == []
    hint = window.minimumSizeHint()
    assert hint.width() <= 1024 and hint.height() <= 700
    dialog = ResolveAllDialog(context, "local", [], window)
    qtbot.addWidget(dialog)
    assert nameless(dialog) == []
    assert dialog.sizeHint().height() <= 640 and dialog.sizeHint().width() <= 1000
    assert all(
        label.text() or not label.pixmap().isNull() or label.isHidden()
        for label in dialog.findChildren(QLabel)
    )


def test_for_looking_only_nothing_is_decided_or_retried_there(connected, page, qtbot):
    edit_both(connected, 2)
    shown(qtbot, page.conflicts.table, 2)
    page.show_tab("waiting")
    shown(qtbot, page.waiting.table, 2)
    page.waiting.table.selectRow(0)
    needs, waiting = page.conflicts, page.waiting
    buttons = (needs.cloud, needs.mine, needs.decide, waiting.action_button, waiting.retry_all)
    assert all(each.isEnabled() for each in buttons)
    connected.window.named_actions["lock"].trigger()
    page.refresh()
    waiting.update_buttons()
    assert not any(each.isEnabled() for each in buttons)
    assert all(each.toolTip() == view_only_reason() for each in buttons)
    connected.window.named_actions["lock"].trigger()
    assert all(each.isEnabled() for each in buttons)


def numbered(replica, count, *, every=5):
    """Pending changes of new customers, each fifth of them held."""
    with replica.write() as tx:
        for number in range(1, count + 1):
            held = Hold(HoldReason.OVERLAP, ("note",)) if number % every == 0 else None
            copy = make("customers", 9000 + number, lastName=f"Page {number:02}", firstName="")
            change = made(
                entity="customers", id=copy["id"], kind=ChangeKind.UPDATE, intent=Intent({"note": "mine"}),
                base=copy, remote={**copy, "note": "theirs"}, held=held, created=number, changed=number,
            )  # fmt: skip
            tx.put_change(change)


def listed(tab):
    return [row.cells[0].split()[-1] for row in tab.table.rows_model.rows]


def test_F128_very_many_pending_changes_are_paged(context, replica, open_window, monkeypatch, qtbot):
    monkeypatch.setattr(tabs, "PAGE_ROWS", 4)
    numbered(replica, 10)
    window = open_window(context).window
    window.sidebar.choose("sync")
    page = window.navigation.pages["sync"]
    page.show_tab("waiting")
    tab = page.waiting
    seen = []
    for note in ("1–4 of 10", "5–8 of 10", "9–10 of 10"):
        qtbot.waitUntil(lambda note=note: tab.note.text() == note, timeout=PATIENCE)
        seen += listed(tab)
        last = note.startswith("9")
        assert tab.later.isEnabled() is not last and tab.earlier.isEnabled() is not note.startswith("1")
        tab.later.click()
    assert seen == ["01", "02", "03", "04", "06", "07", "08", "09", "05", "10"], (
        "those that are held come last"
    )
    tab.earlier.click()
    qtbot.waitUntil(lambda: tab.note.text() == "5–8 of 10", timeout=PATIENCE)
    with replica.write() as tx:
        for number in range(3, 11):
            tx.drop_change("customers", 9000 + number)
    tab.refresh()
    qtbot.waitUntil(lambda: listed(tab) == ["01", "02"], timeout=PATIENCE)
    assert tab.note.text() == "" and not tab.later.isVisible() and not tab.earlier.isVisible()


def test_F128_all_conflicts_are_decided_though_a_page_is_shown(
    context, replica, open_window, monkeypatch, qtbot
):
    monkeypatch.setattr(tabs, "PAGE_ROWS", 2)
    numbered(replica, 7, every=1)
    window = open_window(context).window
    window.sidebar.choose("sync")
    tab = window.navigation.pages["sync"].conflicts
    qtbot.waitUntil(lambda: tab.note.text() == "1–2 of 7", timeout=PATIENCE)
    with qtbot.waitSignal(tab.all_asked, timeout=PATIENCE) as asked:
        tab.mine.click()
    assert [each.id for each in asked.args[1]] == [9000 + number for number in range(1, 8)]
    tab.table.selectAll()
    with qtbot.waitSignal(tab.all_asked, timeout=PATIENCE) as asked:
        tab.mine.click()
    assert [each.id for each in asked.args[1]] == [9001, 9002]


def test_F124_the_page_says_that_the_allowance_is_used_up(connected, page, qtbot):
    from sync.client.transport import Request, Response
    from sync.run_scope import DUE

    engine, clock = connected.runtime.engine, connected.runtime.clock
    for _ in range(150):
        engine.gate.answered(Request("GET", "/x"), Response(200), 0.0)
    engine.polling._polls.clear()
    assert engine.run(run_scope=DUE).requests == 0
    page.show_tab("schedule")
    page.refresh()
    until = connected.runtime.queries.sync_status().until
    assert until is not None and until > clock.now()
    time = formats.time_text(until)
    strip = connected.window.status_bar
    assert page.header.title.text() == strip.headline.text() == f"Checking less often until {time}"
    sentence = f"Checking less often until {time}: the request limit is used up."
    assert strip.headline.toolTip() == page.schedule.less_often.text() == sentence
    assert page.header.sentence.text().startswith("The request limit is used up.")
    assert page.schedule.spent.property("role") == "amber"
    table = page.schedule.ages
    qtbot.waitUntil(
        lambda: (
            {cells[3] for cells in rows(table) if cells[0] in ("Customers", "Products", "Tax rates")}
            == {f"Waits until {time}"}
        ),
        timeout=PATIENCE,
    )
    assert "Up to date" not in {cells[3] for cells in rows(table)}


def test_without_a_usable_token_every_part_of_the_page_says_that_somebody_must_sign_in(
    connected, page, qtbot
):
    from app.settings.secrets import MemorySecrets

    runtime = connected.runtime
    runtime._secrets, runtime._engine = MemorySecrets(), None
    page.show_tab("conflicts")
    page.sync.click()
    sign_in = "Sign in to send changes"
    qtbot.waitUntil(lambda: page.header.title.text() == sign_in, timeout=PATIENCE)
    assert page.header.sentence.text() == (
        "The token on this computer cannot be read. Sign in again; you can keep working."
    )
    assert page.sign_in.isVisible()
    assert page.conflicts.empty.title.text() == sign_in
    strip = connected.window.status_bar
    assert strip.headline.text() == sign_in and strip.sign_in.isVisible()
    page.show_tab("waiting")
    assert "Next check" not in page.waiting.empty.sentence.text()
    with qtbot.waitSignal(page.sign_in_asked):
        page.conflicts.empty.findChildren(QPushButton)[0].click()


def test_N7_without_a_cloud_nothing_is_said_to_be_sent(window, qtbot):
    window.sidebar.choose("sync")
    page = window.navigation.pages["sync"]
    page.show_tab("waiting")
    qtbot.waitUntil(lambda: page.waiting.empty.title.text() == "Nothing waiting", timeout=PATIENCE)
