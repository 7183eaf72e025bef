"""Settings, Diagnostics: the self-test with its findings, what the cloud was seen to allow, and where the log is.

Made by `settings_page`. The test runs on a worker; Qt's own part of it stays on this thread, where Qt lives.
"""

from __future__ import annotations

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices

from app.diagnostics.selftest import Finding, findings
from app.diagnostics.support_report import Part, build_report
from app.paths import LOGS_FOLDER
from storage.errors import ShopError
from sync.client.capabilities import Capabilities, Capability
from ui.background import selftest
from ui.settings.group import SettingsGroup
from ui.settings.parts import NOTHING, Facts, button, buttons
from ui.settings.report_dialog import ReportDialog
from ui.text import settings_texts, texts
from ui.text.texts import translate
from ui.widgets.labels import WrappedLabel
from ui.widgets.simple_table import Head, Line, SimpleTable

ROWS = 9


class DiagnosticsGroup(SettingsGroup):
    """Three cards."""

    dialog: ReportDialog | None = None

    def above(self) -> None:
        """Self-test, log, capabilities."""
        card = self.add_card(translate("Diagnostics", "Self-test"))
        card.body.addWidget(
            WrappedLabel(
                translate(
                    "Diagnostics", "Looks whether this computer has all that is needed. Nothing is changed."
                )
            )
        )
        self.run = button(
            translate("Diagnostics", "Run the self-test"), self._run, icon="diagnostics", role="primary"
        )
        card.body.addWidget(buttons(self.run))
        self.verdict = WrappedLabel()
        card.body.addWidget(self.verdict)
        self.table = SimpleTable(
            translate("Diagnostics", "Findings"),
            (
                Head(translate("Diagnostics", "What"), 190),
                Head(translate("Diagnostics", "Result"), 110),
                Head(translate("Diagnostics", "In detail")),
            ),
        )
        self.table.show_at_most(ROWS)
        self.table.hide()
        card.body.addWidget(self.table)
        card = self.add_card(translate("Diagnostics", "Log"))
        facts = Facts()
        self.log = facts.add(translate("Diagnostics", "Folder"), copy=True)
        card.body.addWidget(facts)
        self.open_log = button(translate("Diagnostics", "Open the folder"), self._open_log)
        self.report = button(translate("Report", "Report for support..."), self._gather)
        card.body.addWidget(buttons(self.open_log, self.report))
        self.said = WrappedLabel()
        card.body.addWidget(self.said)
        card = self.add_card(translate("Diagnostics", "What the cloud was seen to allow"))
        self.none = WrappedLabel(
            translate("Diagnostics", "Nothing was seen yet; it is learnt while synchronising.")
        )
        card.body.addWidget(self.none)
        self.allowed = SimpleTable(
            translate("Diagnostics", "What the cloud was seen to allow"),
            (
                Head(translate("Diagnostics", "List"), 200),
                Head(translate("Diagnostics", "What")),
                Head(translate("Diagnostics", "Seen"), 110),
            ),
        )
        self.allowed.show_at_most(ROWS)
        card.body.addWidget(self.allowed)

    def refresh(self) -> None:
        """The capabilities and the folder of now."""
        folder = self.asks.folder
        self.log.setText(str(folder / LOGS_FOLDER) if folder is not None else NOTHING)
        self.run.setEnabled(folder is not None and not self._running)
        for each in (self.open_log, self.report):
            each.setEnabled(folder is not None)
        lines = self._capabilities()
        self.allowed.show_lines(lines)
        self.allowed.setVisible(bool(lines))
        self.none.setVisible(not lines)

    _running = False

    def _capabilities(self) -> list[Line]:
        runtime = self.asks.runtime
        if runtime is None:
            return []
        try:
            kept = runtime.replica.sync_state.capabilities.all()
        except ShopError:
            return []
        table = Capabilities.from_dict(kept)
        return [
            Line(
                (
                    texts.entities(entity),
                    settings_texts.capability(capability.value),
                    texts.yes(allowed),
                ),
                (entity, capability.value),
                "synced" if allowed else "close",
                "green" if allowed else "muted",
            )
            for (entity, capability), allowed in sorted(table.seen.items(), key=lambda each: _order(each[0]))
        ]

    def _run(self) -> None:
        folder = self.asks.folder
        if folder is None:
            return
        self._running = True
        self.run.setEnabled(False)
        self.verdict.say(translate("Diagnostics", "Looking..."))
        self.asks.context.bridge.submit(
            lambda: [*findings(folder)], done=self._show, failed=self._failed, owner=self, worker="background"
        )

    def _show(self, found: list[Finding]) -> None:
        self._running = False
        found += [Finding(name, fine, detail) for name, fine, detail in selftest.findings()]
        bad = [each for each in found if not each.fine and each.needed]
        self.verdict.say(
            translate("Diagnostics", "%n thing(s) need attention.", len(bad))
            if bad
            else translate("Diagnostics", "All is well."),
            "red" if bad else "green",
        )
        self.table.show_lines([_line(each) for each in found])
        self.table.show()
        self.refresh()

    def _failed(self, error: ShopError) -> None:
        self._running = False
        self.verdict.say(texts.error(error.code, error.params).whole, "red")
        self.refresh()

    def _gather(self) -> None:
        runtime = self.asks.runtime
        if runtime is None:
            return
        self.report.setEnabled(False)
        self.said.say("")
        window = [Finding(name, fine, detail) for name, fine, detail in selftest.findings()]
        self.asks.context.bridge.submit(
            lambda: build_report(runtime, [*findings(runtime.folder), *window]),
            done=self._show_report,
            failed=self._no_report,
            owner=self,
            worker="background",
        )

    def _show_report(self, parts: tuple[Part, ...]) -> None:
        self.report.setEnabled(True)
        dialog = self.dialog = ReportDialog(self.asks, parts, self.window())
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _no_report(self, error: ShopError) -> None:
        self.report.setEnabled(True)
        self.said.say(texts.error(error.code, error.params).whole, "red")

    def _open_log(self) -> None:
        folder = self.asks.folder
        if folder is not None:
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder / LOGS_FOLDER)))


def _order(key: tuple[str, Capability]) -> tuple[str, int]:
    return texts.entities(key[0]), [*Capability].index(key[1])


def _line(finding: Finding) -> Line:
    if finding.fine:
        result, icon, role = translate("Diagnostics", "fine"), "synced", "green"
    elif finding.needed:
        result, icon, role = translate("Diagnostics", "wrong"), "needs_you", "red"
    else:
        result, icon, role = translate("Diagnostics", "missing"), "info", "amber"
    return Line((settings_texts.check(finding.name), result, finding.detail), finding.name, icon, role)
