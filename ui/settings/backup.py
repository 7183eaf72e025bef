"""Settings, Backup: when the last one was made, one now, and another in place of the records after a look into it.

Made by `settings_page`. The restoring itself is done by the application, which closes the shop for it.
"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QFileDialog

from app.backup import backups
from app.backup.backups import Backup, Comparison
from storage.errors import ShopError
from ui.settings.group import SettingsGroup
from ui.settings.parts import button, buttons
from ui.settings.restore_dialog import RestoreDialog
from ui.text import formats, texts
from ui.text.texts import translate
from ui.widgets.labels import WrappedLabel
from ui.widgets.simple_table import Head, Line, SimpleTable

ROWS = 6


class BackupGroup(SettingsGroup):
    """Backups beside the records, and files of one's own."""

    dialog: RestoreDialog | None = None

    def above(self) -> None:
        """The list and what can be done."""
        card = self.add_card()
        card.body.addWidget(
            WrappedLabel(
                translate(
                    "Backup",
                    "A backup is made by itself once a day, and the last five are kept beside the records. Unsent changes are kept apart from them as well.",
                )
            )
        )
        self.last = WrappedLabel()
        card.body.addWidget(self.last)
        self.now = button(translate("Backup", "Back up now"), self._make, icon="save", role="primary")
        self.elsewhere = button(translate("Backup", "Back up to a file..."), self._make_elsewhere)
        card.body.addWidget(buttons(self.now, self.elsewhere))
        self.table = SimpleTable(
            translate("Backup", "Backups"),
            (
                Head(translate("Backup", "Made")),
                Head(translate("Backup", "Size"), 110, number=True),
                Head(translate("Backup", "File"), 280),
            ),
        )
        self.table.show_at_most(ROWS)
        self.table.selected.connect(self._enable)
        self.table.chosen.connect(lambda path: self._look(Path(path)))
        card.body.addWidget(self.table)
        self.restore = button(translate("Backup", "Restore..."), self._restore, icon="restore")
        self.from_file = button(translate("Backup", "Restore from a file..."), self._restore_file)
        card.body.addWidget(buttons(self.restore, self.from_file))
        self.said = WrappedLabel()
        card.body.addWidget(self.said)

    def refresh(self) -> None:
        """The backups there are."""
        runtime = self.asks.runtime
        found = backups.list_backups(runtime.replica) if runtime is not None else []
        now = self.asks.context.clock.now()
        self.last.say(
            translate("Backup", "Last backup: {when}", when=texts.when(found[0].made, now))
            if found
            else translate("Backup", "There is no backup yet."),
            "green" if found else "amber",
        )
        self.table.show_lines([_line(each, now) for each in found])
        for each in (self.table, self.restore):
            each.setVisible(bool(found))
        for each in (self.now, self.elsewhere, self.from_file):
            each.setEnabled(runtime is not None)
        self._enable()

    def _enable(self) -> None:
        self.restore.setEnabled(len(self.table.keys()) == 1)

    # making

    def _make(self) -> None:
        self._submit(None)

    def _make_elsewhere(self) -> None:
        name, _ = QFileDialog.getSaveFileName(
            self, translate("Backup", "Back up to a file"), "counterfoil-backup.db", "*.db"
        )
        if name:
            self._submit(Path(name))

    def _submit(self, target: Path | None) -> None:
        runtime = self.asks.runtime
        if runtime is None:
            return
        self.now.setEnabled(False)
        self.asks.context.bridge.submit(
            lambda: backups.make_backup(runtime.replica, target),
            done=self._made,
            failed=self._failed,
            owner=self,
            worker="background",
        )

    def _made(self, backup: Backup) -> None:
        self.said.say(translate("Backup", "Backed up to {file}", file=backup.path), "green")
        self.refresh()

    def _failed(self, error: ShopError) -> None:
        self.said.say(texts.error(error.code, error.params).whole, "red")
        self.refresh()

    # restoring

    def _restore(self) -> None:
        chosen = self.table.keys()
        if len(chosen) == 1:
            self._look(Path(chosen[0]))

    def _restore_file(self) -> None:
        name, _ = QFileDialog.getOpenFileName(self, translate("Backup", "Restore from a file"), "", "*.db")
        if name:
            self._look(Path(name))

    def _look(self, path: Path) -> None:
        runtime = self.asks.runtime
        if runtime is not None:
            self.asks.context.bridge.submit(
                lambda: backups.compare(runtime.replica, path),
                done=self._ask,
                failed=self._failed,
                owner=self,
                worker="background",
            )

    def _ask(self, found: Comparison) -> None:
        dialog = self.dialog = RestoreDialog(found, self.asks.context.clock.now(), self.window())
        dialog.accepted.connect(
            lambda: self.asks.may("restore", lambda: self.asks.restore_asked.emit(found.backup.path))
        )
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()


def _line(backup: Backup, now: int) -> Line:
    size = f"{formats.number_text(round(backup.size / 1_000_000, 1))} MB"
    return Line((texts.when(backup.made, now), size, backup.path.name), str(backup.path))
