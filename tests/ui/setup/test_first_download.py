"""The first download: how far it is, and how long it still takes, in every language."""

from __future__ import annotations

import pytest

from sync.events import Progress, RunOutcome
from ui.setup.first_download import FirstDownload
from ui.text import texts


@pytest.mark.parametrize(
    ("code", "seconds", "words"),
    [
        ("en", 59, "less than a minute left"),
        ("en", 60, "about 1 minute left"),
        ("en", 61, "about 2 minutes left"),
        ("cs", 120, "zbývají asi 2 minuty"),
        ("cs", 300, "zbývá asi 5 minut"),
        ("sk", 0, "zostáva menej ako minúta"),
        ("pl", 22 * 60, "pozostały około 22 minuty"),
        ("de", 90, "noch etwa 2 Minuten"),
    ],
)
def test_how_long_it_still_takes_is_said_in_every_language(spoken, code, seconds, words):
    spoken(code)
    assert texts.time_left(seconds) == words


def test_the_download_shows_its_counts_and_how_long(context, qtbot, spoken):
    dialog = FirstDownload(context)
    qtbot.addWidget(dialog)
    bus = context.commands._bus
    bus.publish(Progress("pull", "customers", 2000, 10_000, None))
    qtbot.waitUntil(lambda: "2,000 / 10,000" in dialog.line.text())
    assert "minute" not in dialog.line.text()
    bus.publish(Progress("pull", "customers", 4000, 10_000, 100))
    qtbot.waitUntil(lambda: dialog.line.text() == "Customers: 4,000 / 10,000 · about 2 minutes left")
    assert (dialog.bar.value(), dialog.bar.maximum()) == (4000, 10_000)


def test_a_download_that_failed_says_what_stays_and_goes_on_by_itself(context, qtbot, spoken):
    dialog = FirstDownload(context)
    qtbot.addWidget(dialog)
    dialog.show()
    before = dialog.close_button.text()
    dialog._on_finished(RunOutcome(outcome="offline", error="offline"))
    assert dialog.title.text() == "The cloud does not answer"
    # Nothing was written here yet that could wait, and nothing goes on behind.
    assert "changes are saved" not in dialog.line.text()
    assert dialog.note.isVisible() and not dialog.bar.isVisible()
    assert (before, dialog.close_button.text()) == ("Continue in the background", "Close")
    dialog._on_progress(Progress("pull", "customers", 5, 10, None))
    assert dialog.title.text() == "Downloading your shop"
    assert dialog.bar.isVisible() and not dialog.note.isVisible() and not dialog.retry_button.isVisible()
    assert dialog.close_button.text() == before


def test_the_end_is_said_after_the_self_test_and_the_heading_is_whole(connected, qtbot, spoken):
    from app.diagnostics.selftest import findings
    from tests.gallery import layout_checks

    for code in ("en", "de"):
        spoken(code)
        dialog = FirstDownload(connected.context, check=lambda: [*findings(connected.runtime.folder)])
        qtbot.addWidget(dialog)
        dialog.show()
        connected.context.sync_now()
        sentence = texts.translate("FirstDownload", "This computer can now work offline")
        qtbot.waitUntil(lambda: dialog.title.text() == sentence, timeout=20_000)
        assert texts.translate("FirstDownload", "self-test passed") in dialog.line.text()
        assert [each for each in layout_checks.layout_faults(dialog) if each.kind == "clipped"] == []


def test_a_self_test_that_fails_is_said(context, qtbot, spoken):
    from app.diagnostics.selftest import Finding

    dialog = FirstDownload(context, check=list)
    qtbot.addWidget(dialog)
    dialog._show_result(
        [Finding("folder", False, "read-only"), Finding("keychain", False, "none", needed=False)]
    )
    assert dialog.title.text() == "This computer is not ready yet"
    assert dialog.line.text() == "folder: read-only"
    assert not dialog.retry_button.isHidden()
