"""The main window: palette, shortcut sheet, menu, undo and redo, keyboard, tray, single instance, stored state."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtNetwork import QLocalServer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QToolButton

from app.queries.queries import Queries
from app.queries.status import Status
from app.settings.definitions import SETTINGS
from app.settings.settings import Settings
from tests.ui.conftest import make
from ui.background.single_instance import SOCKET_FILE, FirstInstance, socket_names, wake_other
from ui.style import icons, theme
from ui.text import settings_texts
from ui.widgets.text_match import matches
from ui.window import actions
from ui.window.main_window import MainWindow
from ui.window.shortcut_sheet import ShortcutSheet
from ui.window.state import WindowState
from ui.window.tray import FINE, NEEDS_YOU, WAITING, Tray, problems_of, state_of

ROOT = Path(__file__).resolve().parents[3]

pipes_on_windows = pytest.mark.skipif(
    sys.platform == "win32", reason="on Windows it is a pipe, which is no file"
)


def choose(palette, qtbot, text):
    palette.line.clear()
    qtbot.keyClicks(palette.line, text)
    qtbot.keyClick(palette.line, Qt.Key.Key_Return)


def test_no_two_actions_share_a_shortcut():
    keys = [QKeySequence(each).toString() for doing in actions.ACTIONS for each in doing.keys]
    assert len(keys) == len(set(keys))
    assert {doing.group for doing in actions.ACTIONS} <= {*actions.GROUPS, ""}


def test_every_action_has_a_handler(window):
    assert window.action_handlers().keys() == window.named_actions.keys() == actions.TEXTS.keys()


def test_ctrl_k_goes_to_sections_actions_and_records(hands, qtbot):
    window = hands.window
    window.named_actions["palette"].trigger()
    palette = window.dialogs.palette
    assert palette.isVisible()
    choose(palette, qtbot, "supp")
    qtbot.waitUntil(lambda: window.navigation.section == "suppliers")
    assert not palette.isVisible()
    window.named_actions["palette"].trigger()
    choose(palette, qtbot, "cermak")
    qtbot.waitUntil(lambda: window.panel.shown == ("customers", 2))
    window.named_actions["palette"].trigger()
    choose(palette, qtbot, "new product")
    qtbot.waitUntil(lambda: window.panel.shown == ("products", None))


def test_the_palette_offers_only_what_is_possible_and_says_when_nothing_is_found(hands, qtbot):
    window = hands.window
    window.named_actions["palette"].trigger()
    palette = window.dialogs.palette
    assert "Save" not in [each.text for each in palette._shown]
    hands.open("customers", 1)
    hands.type("phone", "1")
    window.named_actions["palette"].trigger()
    assert "Save" in [each.text for each in palette._shown]
    palette.line.setText("qqqqqq")
    palette.search()
    qtbot.waitUntil(palette.nothing.isVisible)
    qtbot.keyClick(palette.line, Qt.Key.Key_Return)
    assert palette.isVisible()
    palette.line.setText("")
    palette.search()
    first = palette.list.currentRow()
    qtbot.keyClick(palette.line, Qt.Key.Key_Down)
    assert palette.list.currentRow() == first + 1
    qtbot.keyClick(palette.line, Qt.Key.Key_Up)
    qtbot.keyClick(palette.line, Qt.Key.Key_Up)
    assert palette.list.currentRow() == palette.list.count() - 1


@pytest.mark.parametrize(
    ("text", "typed", "fits"),
    [
        ("Nový zákazník", "novy zak", True),
        ("Nový zákazník", "ak", False),
        ("Sync now", "", True),
        ("Größer", "gros", True),
    ],
)
def test_typed_words_match_the_beginnings_of_words(text, typed, fits):
    assert matches(text, typed) is fits


def test_the_palette_lists_matching_titles_before_other_matching_fields(hands, replica, qtbot):
    with replica.write() as tx:
        tx.put_many(
            "customers",
            [make("customers", 300 + n, firstName="A", lastName=f"Bez {n}", city="Novina") for n in range(9)],
        )
        tx.put_many("suppliers", [make("suppliers", 320, name="Novina a syn")])
    hands.window.dialogs.palette.show_over(hands.window)
    box = hands.window.dialogs.palette
    assert found(box, qtbot, "nov")[:2] == ["Petr Novák", "Novina a syn"]
    assert "A Bez" in found(box, qtbot, "nov")[2]


def found(box, qtbot, typed):
    box.line.setText(typed)
    box.search()
    qtbot.waitUntil(lambda: not box._finding)
    return [box.list.item(row).text() for row in range(box.list.count())]


def test_the_palette_finds_records_of_every_entity_and_a_whole_code_first(hands, replica, qtbot):
    with replica.write() as tx:
        tx.put_many("products", [make("products", 140, name="Čaj", ean=["5901234123457"], plu=["sync"])])
    hands.window.named_actions["palette"].trigger()
    box = hands.window.dialogs.palette
    assert found(box, qtbot, "5901234123457") == ["Čaj"]
    assert found(box, qtbot, "sync")[:3] == ["Čaj", "Sync", "Sync now"]
    for typed, title in (
        ("Náměstí", "Náměstí"),
        ("snížená", "Snížená"),
        ("věrní", "Věrní"),
        ("kavárna", "Kavárna s.r.o."),
    ):
        assert found(box, qtbot, typed)[0] == title


def test_the_palette_goes_to_each_setting_by_its_name(hands, qtbot):
    window = hands.window
    window.named_actions["palette"].trigger()
    box = window.dialogs.palette
    for setting in SETTINGS.values():
        assert settings_texts.title(setting) in found(box, qtbot, settings_texts.title(setting))
    shown = [entry.text for entry in box._offered if not entry.typed_only]
    assert found(box, qtbot, "") == shown
    choose(box, qtbot, "Sync every")
    qtbot.waitUntil(lambda: window.navigation.section == "settings")
    group = window.navigation.pages["settings"].group
    assert group.key == "schedule"
    assert group.rows["sync.every_seconds"].editor.hasFocus()


@pytest.mark.parametrize("meanwhile", ["nothing", "esc", "down"])
def test_enter_waits_for_the_records_of_what_is_typed(hands, qtbot, monkeypatch, meanwhile):
    free, find = threading.Event(), Queries.find

    def late(self, text, **more):
        assert free.wait(10)
        return find(self, text, **more)

    monkeypatch.setattr(Queries, "find", late)
    window = hands.window
    window.named_actions["palette"].trigger()
    choose(window.dialogs.palette, qtbot, "cermak")
    box = window.dialogs.palette
    assert box.isVisible()
    if meanwhile != "nothing":
        QTest.keyClick(box.line, Qt.Key.Key_Escape if meanwhile == "esc" else Qt.Key.Key_Down)
    free.set()
    if meanwhile == "nothing":
        qtbot.waitUntil(lambda: window.panel.shown == ("customers", 2))
        assert not box.isVisible()
    else:
        qtbot.waitUntil(lambda: not box._finding)
        assert window.panel.shown is None and box.isVisible() is (meanwhile == "down")


def test_the_sheet_shows_every_shortcut_of_the_table(window, qtbot):
    window.named_actions["shortcuts"].trigger()
    sheet = window.findChild(ShortcutSheet)
    said = " ".join(label.text() for label in sheet.findChildren(QLabel))
    for doing in actions.ACTIONS:
        for keys in doing.keys:
            assert actions.key_text(keys) in said
    assert sheet.sizeHint().height() <= 640
    sheet.close()


def test_undo_and_redo_name_their_step_and_reverse_each_other(hands, context, qtbot):
    hands.open("suppliers", 41)
    hands.type("city", "Tábor")
    hands.save()
    window = hands.window
    named = f"change, {context.queries.record('suppliers', 41).record['name']}"
    window.menu.aboutToShow.emit()
    assert window.named_actions["undo"].text() == f"Undo: {named}"
    window.sidebar.sections.setFocus()
    window.named_actions["undo"].trigger()
    qtbot.waitUntil(lambda: hands.toast() == f"Undone: {named}")
    assert context.queries.record("suppliers", 41).record["city"] == "Písek"
    window.menu.aboutToShow.emit()
    assert window.named_actions["redo"].text() == f"Redo: {named}"
    window.named_actions["redo"].trigger()
    qtbot.waitUntil(lambda: hands.toast() == f"Redone: {named}")
    assert context.queries.record("suppliers", 41).record["city"] == "Tábor"
    window.named_actions["redo"].trigger()
    qtbot.waitUntil(lambda: hands.toast() == "Nothing to redo")


def test_undo_does_not_undo_the_change_of_another_program(hands, context, qtbot):
    context.commands.save("suppliers", {"city": "Tábor"}, id=41, origin="v2:till")
    hands.window.named_actions["undo"].trigger()
    qtbot.waitUntil(lambda: hands.toast() == "Nothing to undo")
    assert context.queries.record("suppliers", 41).record["city"] == "Tábor"


def test_alt_down_opens_the_next_record_in_the_same_field(hands):
    window = hands.window
    window.sidebar.choose("products")
    window.page.open_row(0)
    window.panel.form.go_to("subtitle")
    window.named_actions["next_record"].trigger()
    assert window.panel.shown == ("products", window.page.model.record(1)["id"])
    assert window.panel.form.focused() == "subtitle"
    window.named_actions["previous_record"].trigger()
    window.named_actions["previous_record"].trigger()
    assert window.panel.shown == ("products", window.page.model.record(0)["id"])


def test_a_copy_begins_a_new_record_without_its_codes(hands, context):
    hands.open("products", 101)
    hands.type("name", "Espresso lungo")
    hands.window.named_actions["copy"].trigger()
    panel = hands.window.panel
    assert panel.shown == ("products", None)
    hands.save()
    record = context.queries.record(*panel.shown).record
    assert (record["name"], record["priceWithVat"], record["_categoryId"], record["flags"]) == (
        "Espresso lungo", 55.0, 11, 1,
    )  # fmt: skip
    assert (record["ean"], record["plu"]) == (None, None)
    assert context.queries.record("products", 101).record["name"] == "Espresso"


def test_a_question_mark_typed_into_a_field_opens_no_shortcut_sheet(hands, qtbot):
    window = hands.window
    window.page.search.setFocus()
    qtbot.keyClicks(window.page.search, "/?")
    assert window.page.search.text() == "/?"
    assert window.findChild(ShortcutSheet) is None


def test_the_text_size_has_limits_and_touch_density_gives_higher_rows(window, context, qapp, tmp_path, qtbot):
    context.settings = Settings(tmp_path / "settings.toml")
    with qtbot.waitSignal(window.setting_chosen) as chosen:
        window.named_actions["bigger"].trigger()
    assert chosen.args == [{"appearance.text_size": 110}]
    context.settings.set({"appearance.text_size": 200})
    with qtbot.waitSignal(window.setting_chosen) as chosen:
        window.named_actions["bigger"].trigger()
    assert chosen.args == [{"appearance.text_size": 200}]
    try:
        heights = []
        for density in ("compact", "normal", "touch"):
            theme.apply(qapp, "light", text_size=125, density=density)
            heights.append(theme.row_height())
        assert heights == [35, 36, 44]
        first = qapp.font().pointSizeF()
        theme.apply(qapp, "light", text_size=125)
        assert qapp.font().pointSizeF() == first
        window.build()
        assert window.minimumSizeHint().width() <= 1366
    finally:
        theme.apply(qapp, "light")


def pictures(window):
    """Heights of the icons on the window's buttons, in the order of the buttons."""
    buttons = [*window.sidebar.findChildren(QToolButton), *window.status_bar.findChildren(QPushButton)]
    return [each.iconSize().height() for each in buttons if not each.icon().isNull()]


def test_icons_and_sidebar_grow_with_the_text(window, qapp):
    before, row, wide = (
        pictures(window),
        window.sidebar.sections.sizeHintForRow(0),
        theme.folded_sidebar_width(),
    )
    assert len(before) > 3
    assert icons.pixmap("sync").size() == QSize(20, 20)
    try:
        theme.apply(qapp, "light", text_size=200)
        window.build()
        assert pictures(window) == [2 * each for each in before]
        assert abs(window.sidebar.sections.sizeHintForRow(0) - 2 * row) <= 2
        window.sidebar.fold(True)
        assert window.sidebar.width() == 2 * wide
        assert icons.pixmap("sync").size() == QSize(40, 40)
        glass = window.page.search
        assert glass.textMargins().left() > 2 * theme.ICON_SIZE
        theme.apply(qapp, "light", text_size=80)
        assert icons.pixmap("sync").size() == QSize(20, 20)
    finally:
        theme.apply(qapp, "light")


def status(headline, **more):
    return Status(headline=headline, **more)


def test_the_tray_has_three_states():
    assert state_of(status("in_step")) == FINE
    for headline in ("waiting", "offline", "never", "error", "stale"):
        assert state_of(status(headline, waiting=2)) == WAITING
    assert state_of(status("needs_you", needs_you=1)) == NEEDS_YOU
    assert state_of(status("offline", needs_you=1)) == NEEDS_YOU
    assert state_of(status("sign_in")) == NEEDS_YOU


def test_the_tray_notifies_once_of_a_problem_that_a_person_must_solve(spoken, qapp, monkeypatch):
    tray = Tray()
    told = []
    monkeypatch.setattr(tray.icon, "showMessage", lambda *args: told.append(args[1]))
    tray.show_status(status("offline", waiting=3), in_front=False)
    assert tray.line.text() == "Offline – working with the local copy – 3 changes waiting"
    assert told == []
    for _ in range(2):
        tray.show_status(status("needs_you", needs_you=1), in_front=False)
    assert len(told) == 1
    tray.show_status(status("in_step"), in_front=False)
    tray.show_status(status("needs_you", needs_you=1), in_front=True)
    assert len(told) == 1
    tray.show_status(status("sign_in"), in_front=False)
    assert len(told) == 2
    assert problems_of(status("waiting", waiting=9)) == {}
    tray.stop()


def test_a_second_start_wakes_the_first(qapp, qtbot, tmp_path):
    assert not wake_other(tmp_path)
    first = FirstInstance(tmp_path)
    code = f"from pathlib import Path\nfrom ui.background.single_instance import wake_other\nprint(wake_other(Path({str(tmp_path)!r})))"
    with qtbot.waitSignal(first.woken, timeout=20_000):
        second = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, cwd=ROOT)
    qtbot.waitUntil(lambda: second.poll() is not None, timeout=10_000)
    assert second.communicate()[0].strip() == b"True"
    assert not wake_other(tmp_path / "other")
    first.stop()
    assert not wake_other(tmp_path)


@pipes_on_windows
def test_the_socket_lies_in_the_data_folder_where_it_fits(qapp, tmp_path):
    first = FirstInstance(tmp_path)
    assert (tmp_path / SOCKET_FILE).exists()
    first.stop()
    assert not (tmp_path / SOCKET_FILE).exists()
    deep = tmp_path / ("x" * 100)
    deep.mkdir()
    assert [Path(name).is_absolute() for name in socket_names(deep)] == [False]
    first = FirstInstance(deep)
    assert list(deep.iterdir()) == []
    first.stop()


@pipes_on_windows
def test_a_socket_of_a_killed_window_does_not_stop_the_next(qapp, tmp_path):
    with socket.socket(socket.AF_UNIX) as left:
        left.bind(str(tmp_path / SOCKET_FILE))
    assert not wake_other(tmp_path)
    first = FirstInstance(tmp_path)
    assert (tmp_path / SOCKET_FILE).is_socket()
    first.stop()


@pipes_on_windows
def test_what_another_account_put_into_the_folder_for_all_is_not_asked(qapp, tmp_path, monkeypatch):
    """Else it could keep the window from ever opening."""
    shared = socket_names(tmp_path)[-1]
    squatter = QLocalServer()
    assert squatter.listen(shared)
    monkeypatch.setattr(os, "getuid", lambda: os.geteuid() + 1)
    asked = []
    squatter.newConnection.connect(lambda: asked.append(1))
    assert not wake_other(tmp_path)
    qapp.processEvents()
    assert asked == [] and not squatter.hasPendingConnections()
    squatter.close()


def test_geometry_and_section_are_restored_at_the_next_start(context, qtbot, tmp_path):
    state = WindowState(tmp_path)
    first = MainWindow(context, state=state)
    qtbot.addWidget(first)
    first.show()
    first.resize(760, 500)
    first.sidebar.choose("suppliers")
    first.close()
    second = MainWindow(context, state=WindowState(tmp_path))
    qtbot.addWidget(second)
    assert second.navigation.section == "suppliers"
    assert second.size() == first.size()
    other = tmp_path / "other"
    other.mkdir()
    (other / "window.ini").write_text("[General]\nsection=nowhere\ngeometry=rubbish\nsplitter=1\n")
    third = MainWindow(context, state=WindowState(other))
    qtbot.addWidget(third)
    assert third.navigation.section == "overview"


def test_the_first_window_fits_the_screen_with_its_frame(context, qtbot, tmp_path):
    screen = QApplication.primaryScreen().availableGeometry()
    assert screen.width() < 1366  # as on a counter's screen, there is no room for more
    first = MainWindow(context, state=WindowState(tmp_path))
    qtbot.addWidget(first)
    first.show()
    assert first.frameGeometry().width() <= screen.width()
    assert first.frameGeometry().height() <= screen.height()
    first.hide()
    first.show_first()
    assert first.isMaximized()
    first.showNormal()
    first.resize(760, 500)
    first.close()
    second = MainWindow(context, state=WindowState(tmp_path))
    qtbot.addWidget(second)
    second.show_first()
    assert not second.isMaximized() and second.size() == QSize(760, 500)


def test_closing_to_the_tray_hides_the_window_and_quitting_closes_it(window):
    window.hide_on_close = True
    window.close()
    assert window.isHidden()
    window.show()
    assert window.isVisible()
    window.named_actions["quit"].trigger()
    assert window.isHidden()
    assert not window.hide_on_close
