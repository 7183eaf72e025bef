"""Settings, Diagnostics: self-test, log folder, report for support, and the capabilities of the cloud.

The self-test runs on a worker thread, except for its checks of Qt, which need the main thread.
"""

from __future__ import annotations

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices

from app.diagnostics.selftest import Finding, findings
from app.diagnostics.support_report import ReportFile, build_report
from app.paths import LOGS_FOLDER
from storage.errors import ShopError
from sync.client.capabilities import Capabilities, Capability
from ui.background import selftest
from ui.settings.group import SettingsGroup
from ui.settings.parts import NO_VALUE, Facts, button, button_row
from ui.settings.report_dialog import ReportDialog
from ui.text import settings_texts, texts
from ui.text.texts import translate
from ui.widgets.labels import WrappedLabel
from ui.widgets.simple_table import Column, Row, SimpleTable

MAX_ROWS = 9


class DiagnosticsGroup(SettingsGroup):
    """Cards for the self-test, the log and the capabilities."""

    dialog: ReportDialog | None = None

    def add_cards_above(self) -> None:
        """Add the cards."""
        card = self.add_card(translate("Diagnostics", "Self-test"))
        card.body.addWidget(
            WrappedLabel(
                translate(
                    "Diagnostics",
                    "Checks whether this computer has everything Counterfoil needs. Changes nothing.",
                )
            )
        )
        self.run_button = button(
            translate("Diagnostics", "Run self-test"), self._run_test, icon="diagnostics", role="primary"
        )
        card.body.addWidget(button_row(self.run_button))
        self.verdict = WrappedLabel()
        card.body.addWidget(self.verdict)
        self.table = SimpleTable(
            translate("Diagnostics", "Results"),
            (
                Column(translate("Diagnostics", "Item"), 190),
                Column(translate("Diagnostics", "Result"), 110),
                Column(translate("Diagnostics", "Details")),
            ),
        )
        self.table.set_max_rows(MAX_ROWS)
        self.table.hide()
        card.body.addWidget(self.table)
        card = self.add_card(translate("Diagnostics", "Log"))
        facts = Facts()
        self.log = facts.add(translate("Diagnostics", "Folder"), copy=True)
        card.body.addWidget(facts)
        self.open_log = button(translate("Diagnostics", "Open folder"), self._open_log)
        self.report = button(translate("Report", "Support report…"), self._prepare_report)
        card.body.addWidget(button_row(self.open_log, self.report))
        self.message = WrappedLabel()
        card.body.addWidget(self.message)
        card = self.add_card(translate("Diagnostics", "What the cloud supports"))
        self.no_capabilities = WrappedLabel(
            translate("Diagnostics", "Nothing known yet. Counterfoil learns this while it syncs.")
        )
        card.body.addWidget(self.no_capabilities)
        self.capabilities = SimpleTable(
            translate("Diagnostics", "What the cloud supports"),
            (
                Column(translate("Diagnostics", "List"), 200),
                Column(translate("Diagnostics", "Item")),
                Column(translate("Diagnostics", "Checked"), 110),
            ),
        )
        self.capabilities.set_max_rows(MAX_ROWS)
        card.body.addWidget(self.capabilities)

    def refresh(self) -> None:
        """Show the log folder and the capabilities seen so far."""
        folder = self.settings_actions.folder
        self.log.setText(str(folder / LOGS_FOLDER) if folder is not None else NO_VALUE)
        self.run_button.setEnabled(folder is not None and not self._running)
        for log_button in (self.open_log, self.report):
            log_button.setEnabled(folder is not None)
        rows = self._capability_rows()
        self.capabilities.show_rows(rows)
        self.capabilities.setVisible(bool(rows))
        self.no_capabilities.setVisible(not rows)

    _running = False

    def _capability_rows(self) -> list[Row]:
        runtime = self.settings_actions.runtime
        if runtime is None:
            return []
        try:
            stored = runtime.replica.sync_state.capabilities.all()
        except ShopError:
            return []
        table = Capabilities.from_dict(stored)
        return [
            Row(
                (
                    texts.entities(entity),
                    settings_texts.capability(capability.value),
                    texts.yes(allowed),
                ),
                (entity, capability.value),
                "synced" if allowed else "close",
                "green" if allowed else "muted",
            )
            for (entity, capability), allowed in sorted(
                table.seen.items(), key=lambda item: _sort_key(item[0])
            )
        ]

    def _run_test(self) -> None:
        folder = self.settings_actions.folder
        if folder is None:
            return
        self._running = True
        self.run_button.setEnabled(False)
        self.verdict.show_message(translate("Diagnostics", "Checking…"))
        self.settings_actions.context.bridge.submit(
            lambda: [*findings(folder)],
            done=self._show_findings,
            failed=self._failed,
            owner=self,
            worker="background",
        )

    def _show_findings(self, found: list[Finding]) -> None:
        self._running = False
        found += [Finding(name, fine, detail) for name, fine, detail in selftest.findings()]
        failed = [finding for finding in found if not finding.fine and finding.needed]
        self.verdict.show_message(
            translate("Diagnostics", "%n thing(s) need attention.", len(failed))
            if failed
            else translate("Diagnostics", "No problems found."),
            "red" if failed else "green",
        )
        self.table.show_rows([_finding_row(finding) for finding in found])
        self.table.show()
        self.refresh()

    def _failed(self, error: ShopError) -> None:
        self._running = False
        self.verdict.show_message(texts.error(error.code, error.params).whole, "red")
        self.refresh()

    def _prepare_report(self) -> None:
        runtime = self.settings_actions.runtime
        if runtime is None:
            return
        self.report.setEnabled(False)
        self.message.show_message("")
        qt_findings = [Finding(name, fine, detail) for name, fine, detail in selftest.findings()]
        self.settings_actions.context.bridge.submit(
            lambda: build_report(runtime, [*findings(runtime.folder), *qt_findings]),
            done=self._show_report,
            failed=self._report_failed,
            owner=self,
            worker="background",
        )

    def _show_report(self, parts: tuple[ReportFile, ...]) -> None:
        self.report.setEnabled(True)
        dialog = self.dialog = ReportDialog(self.settings_actions, parts, self.window())
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _report_failed(self, error: ShopError) -> None:
        self.report.setEnabled(True)
        self.message.show_message(texts.error(error.code, error.params).whole, "red")

    def _open_log(self) -> None:
        folder = self.settings_actions.folder
        if folder is not None:
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder / LOGS_FOLDER)))


def _sort_key(key: tuple[str, Capability]) -> tuple[str, int]:
    return texts.entities(key[0]), [*Capability].index(key[1])


def _finding_row(finding: Finding) -> Row:
    if finding.fine:
        result, icon, role = translate("Diagnostics", "OK"), "synced", "green"
    elif finding.needed:
        result, icon, role = translate("Diagnostics", "failed"), "needs_you", "red"
    elif finding.name == "libraries":
        result, icon, role = translate("Diagnostics", "out of date"), "info", "amber"
    else:
        result, icon, role = translate("Diagnostics", "missing"), "info", "amber"
    detail, error = finding.detail, finding.error
    if error is not None and texts.known_error(error.code):
        detail = texts.error(error.code, error.params).whole
    return Row((settings_texts.check(finding.name), result, detail), finding.name, icon, role)
