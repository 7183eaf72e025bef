"""Words: every code, field and choice has them, in five languages, with plurals; and the window fits in each."""

from __future__ import annotations

import ast
import re
from dataclasses import replace
from pathlib import Path
from typing import get_args

import pytest
import translations
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QDateTimeEdit,
    QDialog,
    QLineEdit,
    QPlainTextEdit,
    QProgressBar,
    QTableView,
)

import app.errors
import storage.errors
import sync.errors
from app.cli import conflicts
from app.queries.pending_changes import ACTIONS, ChangeStatus
from app.queries.run_history import RECORD_DECISIONS
from app.texts import errors, status
from storage.errors import ShopError
from storage.outbox.changes import ChangeKind
from storage.outbox.outbox import RecordState
from storage.outbox.questions import QUESTIONS, HoldReason
from storage.schema.entities import CATALOGUE
from storage.schema.rules import PROBLEM_CODES
from sync.events import DecisionCode
from ui.text import formats, language, strings_records, texts

LANGUAGES = list(language.LANGUAGES)
FIELDS = [(entity.name, field) for entity in CATALOGUE for field in entity.fields]
HOLES = re.compile(r"\{(\w+)\}")


def test_every_field_has_a_label():
    unnamed = {field.name for _, field in FIELDS if field.name not in strings_records.FIELD}
    assert unnamed == set()


def test_every_entity_group_choice_and_flag_has_words():
    for entity in CATALOGUE:
        for table in (
            strings_records.ENTITY,
            strings_records.ENTITIES,
            strings_records.NEW,
            strings_records.EMPTY,
        ):
            assert entity.name in table
    assert {field.form for _, field in FIELDS if field.form} <= strings_records.GROUP.keys()
    assert {choice for _, field in FIELDS for choice in field.choices} <= strings_records.CHOICE.keys()
    assert {name for _, field in FIELDS for name in field.bits.values()} <= strings_records.FLAG.keys()


def test_every_problem_has_a_sentence_that_takes_its_parameters(spoken):
    assert PROBLEM_CODES.keys() <= errors.PROBLEM.keys()
    samples = {"limit": 5, "actual": 9, "minimum": 0, "maximum": 1, "expected": "long", "choices": ["a"],
               "characters": ",", "allowed": ["a"], "fields": ["a"], "bit": 2, "value": "x"}  # fmt: skip
    unknown = texts.problem("unknown", {})
    for code, params in PROBLEM_CODES.items():
        said = texts.problem(code, {name: samples[name] for name in params})
        assert said != unknown or code == "unknown"
        assert "{" not in said
    assert texts.problem("nobody_knows", {}) == unknown
    assert texts.problem("too_long", {}) == unknown
    assert texts.problem("nobody_knows", {"message": "blocked"}) == "The cloud says: blocked"


def every_error():
    found, rest = set(), [ShopError]
    while rest:
        kind = rest.pop()
        rest += kind.__subclasses__()
        if kind.__module__ in {storage.errors.__name__, app.errors.__name__, sync.errors.__name__}:
            found.add(kind.code)
    return found


ABSTRACT = {"shop_error", "sync", "app"}


def test_every_error_has_title_sentence_and_advice_in_words(spoken):
    assert every_error() - ABSTRACT - errors.ERROR.keys() == set()
    for code in errors.ERROR:
        said = texts.error(
            code, {"path": "/x", "reason": "I/O error", "port": 1, "allowed": "1..2", "file": "f"}
        )
        assert said.title
        assert "{" not in said.whole
        assert said.whole.endswith((".", "!", "?"))
    assert texts.error("nobody_knows").title == texts.error("bug").title
    assert "category" in texts.error("refused", {"reason": "category_in_use"}).sentence


def test_states_reasons_headlines_and_steps_have_words():
    from app.queries.status import Headline
    from ui.style import icons, theme

    assert set(get_args(Headline)) <= status.HEADLINE.keys()
    assert set(get_args(Headline)) == theme.HEADLINE_ROLES.keys()
    assert set(get_args(Headline)) <= icons.NAMES.keys()
    assert {each.value for each in RecordState} <= status.STATE.keys()
    assert {each.value for each in RecordState} <= icons.NAMES.keys()
    assert {each.name for each in CATALOGUE} <= icons.NAMES.keys()
    assert set(get_args(DecisionCode)) | set(RECORD_DECISIONS.values()) == status.DECISION.keys()
    assert set(ACTIONS) == status.WAIT_ACTION.keys()


def test_each_reason_of_a_hold_has_its_question_and_the_words_of_window_and_command_line():
    assert QUESTIONS.keys() == set(HoldReason)
    assert set(QUESTIONS) == status.HELD.keys() == status.HELD_ADVICE.keys()
    assert set(QUESTIONS) == conflicts.DECISIONS.keys()


def test_N6_each_reason_to_wait_has_words_in_each_language(spoken):
    reasons = {*status.WAIT_REASON, *status.HELD, *(every_error() - ABSTRACT)}
    said = {code: texts.wait_reason(code) for code in reasons}
    assert all(said.values()) and not any("{" in each for each in said.values())
    item = ChangeStatus(
        entity="customers",
        id=1,
        title="Jan",
        kind=ChangeKind.UPDATE,
        reason="unsent",
        action="wait",
        next_try=60_000,
    )
    assert texts.wait_reason("unsent") in texts.waiting_line(item) and "Jan" in texts.waiting_line(item)
    asked = replace(item, reason="overlap", action="decide", next_try=None)
    assert texts.waiting_line(asked).endswith(texts.wait_action("decide"))
    params = {"seconds": 7, "entities": ["tags"], "kinds": ["PRODUCT"], "share": 75, "budget": 150}
    for code in get_args(DecisionCode):
        assert "{" not in texts.decision(code, params)


def test_every_picture_is_there():
    from ui.style import icons

    for outline in icons.NAMES.values():
        assert "currentColor" in (icons.FOLDER / f"{outline}.svg").read_text("utf-8")
    assert (icons.FOLDER / "LICENSE").exists()
    used = {f"{each}.svg" for each in icons.NAMES.values()} | {"mark-light.svg", "mark-dark.svg"}
    assert {each.name for each in icons.FOLDER.glob("*.svg")} == used


@pytest.mark.parametrize("code", LANGUAGES)
def test_translations_are_complete_and_none_is_stale(code):
    difference = translations.compare(code, translations.source_texts())
    assert difference.in_step, list(translations.report(code, difference))
    found = translations.read(code)
    for source, forms in found.items():
        assert len(forms) == (translations.PLURAL_FORMS[code] if source.plural else 1), source
        for form in forms:
            assert set(HOLES.findall(form)) == set(HOLES.findall(source.text)), source
            assert form == form.strip(), source
            # with L it is written as the language groups its digits: 1,652 or 1 652
            assert not source.plural or "%Ln" in form, source


STRAIGHT = re.compile(r"\"|(?<!\w)'|'(?![\w ])|\.\.\.")
"""What a typewriter has for “ ” and …; an apostrophe is neither."""


def test_quotation_marks_and_ellipses_are_the_real_ones():
    assert [each for each in translations.source_texts() if STRAIGHT.search(each.text)] == []


def test_no_literal_of_the_window_ends_in_three_dots():
    """Also of texts that are put together, outside the calls of `translate`."""
    found = [
        f"{file.relative_to(translations.UI)}:{node.lineno}"
        for file in sorted(translations.UI.rglob("*.py"))
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.endswith("...")
    ]
    assert found == []


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("en", ["1 change waiting", "2 changes waiting", "5 changes waiting"]),
        ("cs", ["1 změna čeká", "2 změny čekají", "5 změn čeká"]),
        ("sk", ["1 zmena čaká", "2 zmeny čakajú", "5 zmien čaká"]),
        ("pl", ["1 zmiana czeka", "2 zmiany czekają", "5 zmian czeka"]),
        ("de", ["1 Änderung zu senden", "2 Änderungen zu senden", "5 Änderungen zu senden"]),
    ],
)
def test_plurals_are_true(spoken, code, expected):
    spoken(code)
    assert [texts.waiting(count) for count in (1, 2, 5)] == expected
    assert texts.waiting(22).startswith("22 ")


def test_a_language_of_the_setting_wins_and_strangers_get_english(spoken, monkeypatch):
    assert language.choose("pl") == "pl"
    monkeypatch.setattr(QLocale, "uiLanguages", lambda self, *_: ["fr-FR", "sk-SK"])
    assert language.choose("system") == "sk"
    monkeypatch.setattr(QLocale, "uiLanguages", lambda self, *_: ["fr-FR"])
    assert language.choose("system") == "en"


def test_words_outlive_the_file_they_came_from(spoken, compiled, tmp_path):
    """An update, or a build, writes another file over the one in use; a mapped one takes the program with it."""
    file = tmp_path / "counterfoil_cs.qm"
    file.write_bytes((compiled / file.name).read_bytes())
    language.install("cs", tmp_path)
    mapped = Path("/proc/self/maps")
    assert not mapped.exists() or str(file) not in mapped.read_text()
    file.write_bytes(b"")
    assert texts.translate("Action", "Save") == "Uložit"


def test_the_window_changes_its_language_and_keeps_its_place(context, qtbot, spoken, open_window):
    hands = open_window(context)
    window = hands.window
    hands.open("customers", 1)
    hands.type("phone", "777")
    spoken("cs")
    window.build()
    assert window.windowTitle() == "Zákazníci – Náměstí – Counterfoil"
    assert window.sidebar.sections.item(2).text() == "Produkty"
    assert window.panel.shown == ("customers", 1)
    assert window.panel.form.rows["phone"].editor.line.text() == "777"
    assert window.panel.form.rows["lastName"].title == "Příjmení"
    context.commands.save("suppliers", {"city": "Tábor"}, id=41)
    qtbot.waitUntil(lambda: window.status_bar.waiting.text() == "1 změna čeká")
    qtbot.wait(200)


CONTROLS = (QAbstractButton, QComboBox, QLineEdit, QPlainTextEdit, QDateTimeEdit, QTableView, QProgressBar)


def nameless(widget):
    """Controls a person can reach that assistive programs cannot name."""
    found = []
    for control in widget.findChildren(object):
        if not isinstance(control, CONTROLS) or control.objectName().startswith("qt_"):
            continue
        if isinstance(control.parent(), (QComboBox, QDateTimeEdit)) or control.parent() is None:
            continue
        text = control.text() if isinstance(control, (QAbstractButton,)) else ""
        inside = type(control.parent()).__name__ in (
            "QLineEdit",
            "QTableView",
            "QHeaderView",
            "QCalendarWidget",
        )
        if not inside and not (control.accessibleName() or text):
            found.append(f"{type(control).__name__} in {type(control.parent()).__name__}")
    return found


@pytest.mark.parametrize("code", LANGUAGES)
def test_each_language_fits_a_small_screen_and_names_every_control(
    context, qtbot, spoken, code, tmp_path, open_window
):
    from app.settings.settings import Settings
    from ui.lists.dialogs.delete_dialog import DeleteDialog
    from ui.setup.first_download import FirstDownload
    from ui.setup.wizard import ConnectDialog, SetupWizard

    spoken(code)
    window = open_window(context).window
    for entity in window.sidebar.names():
        window.sidebar.choose(entity)
        window.page.open_row(0)
        assert nameless(window.panel) == []
    assert nameless(window) == []
    hint = window.minimumSizeHint()
    assert hint.width() <= 1024
    assert hint.height() <= 700
    dialogs: list[QDialog] = [
        DeleteDialog(["Petr Novák"], 1, window),
        SetupWizard(tmp_path, Settings(tmp_path / "settings.toml"), lambda: None),
        ConnectDialog(tmp_path, None, 3, window),
        FirstDownload(context, window),
        window.dialogs.conflicts,
    ]
    for dialog in dialogs:
        qtbot.addWidget(dialog)
        assert nameless(dialog) == []
        assert dialog.sizeHint().width() <= 1000
        assert dialog.sizeHint().height() <= 640


@pytest.mark.parametrize("name", ["light", "dark", "contrast"])
def test_every_pair_of_colours_can_be_read(name):
    from PySide6.QtGui import QColor

    from ui.style.theme import PALETTES

    def brightness(colour):
        parts = [
            c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in QColor(colour).getRgbF()[:3]
        ]
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]

    def contrast(one, other):
        high, low = sorted((brightness(one), brightness(other)), reverse=True)
        return (high + 0.05) / (low + 0.05)

    t = PALETTES[name]
    grounds = (t.window, t.base, t.stripe)
    pairs = [
        (ink, ground) for ink in (t.text, t.muted, t.amber, t.red, t.green, t.accent) for ground in grounds
    ]
    pairs += [
        (t.text, t.selection), (t.muted, t.selection), (t.on_accent, t.accent), (t.on_toast, t.toast), (t.text, t.amber_ground),
        (t.text, t.red_ground), (t.text, t.hover), (t.muted, t.hover), (t.base, t.red),
    ]  # fmt: skip
    weak = [
        (ink, ground, round(contrast(ink, ground), 2)) for ink, ground in pairs if contrast(ink, ground) < 4.5
    ]
    assert weak == []


@pytest.mark.parametrize(
    ("code", "shown"),
    [
        ("en", ("12.5%", "Enter a number, e.g. 12.50")),
        ("cs", ("12,5\u00a0%", "12,50")), ("sk", ("12,5\u00a0%", "12,50")),
        ("pl", ("12,5%", "12,50")), ("de", ("12,5\u00a0%", "12,50")),
    ],
)  # fmt: skip
def test_percentages_and_examples_are_written_as_the_language_does(qapp, code, shown):
    try:
        language.install(code)
        percent, example = formats.percent_text(12.5), texts.problem("bad_number", {})
    finally:
        language.install("en")
    assert percent == shown[0] and shown[1] in example and "{" not in example
