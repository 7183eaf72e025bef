"""Settings, Backup: the existing backups, a new one, and restoring one after a comparison with the records.

The restore itself is done by `ui/application.py`, which has to close the shop for it.
"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QFileDialog

from app.backup import backups
from app.backup.backups import Backup, BackupComparison
from storage.errors import ShopError
from ui.settings.group import SettingsGroup
from ui.settings.parts import button, button_row
from ui.settings.restore_dialog import RestoreDialog
from ui.text import formats, texts
from ui.text.texts import translate
from ui.widgets.labels import WrappedLabel
from ui.widgets.simple_table import Column, Row, SimpleTable

MAX_ROWS = 6


class BackupGroup(SettingsGroup):
    """Automatic backups in the data folder, and backups to files of the user's choice."""

    dialog: RestoreDialog | None = None

    def add_cards_above(self) -> None:
        """Add the card."""
        card = self.add_card()
        card.body.addWidget(
            WrappedLabel(
                translate(
                    "Backup",
                    "Counterfoil backs up automatically after changes, every hour in a small shop. It keeps hourly backups for two days, daily ones for a month and weekly ones for a year. Unsent changes are also kept separately.",
                )
            )
        )
        self.last = WrappedLabel()
        card.body.addWidget(self.last)
        self.backup_now = button(
            translate("Backup", "Back up now"), self._backup, icon="save", role="primary"
        )
        self.backup_to_file = button(translate("Backup", "Back up to a file…"), self._choose_target)
        card.body.addWidget(button_row(self.backup_now, self.backup_to_file))
        self.table = SimpleTable(
            translate("Backup", "Backups"),
            (
                Column(translate("Backup", "Created")),
                Column(translate("Backup", "Size"), 110, number=True),
                Column(translate("Backup", "File"), 280),
            ),
        )
        self.table.set_max_rows(MAX_ROWS)
        self.table.selection_changed.connect(self._enable)
        self.table.row_activated.connect(lambda path: self._compare(Path(path)))
        card.body.addWidget(self.table)
        self.restore = button(translate("Backup", "Restore…"), self._restore_selected, icon="restore")
        self.from_file = button(translate("Backup", "Restore from a file…"), self._restore_file)
        card.body.addWidget(button_row(self.restore, self.from_file))
        self.message = WrappedLabel()
        card.body.addWidget(self.message)

    def refresh(self) -> None:
        """List the existing backups."""
        runtime = self.settings_actions.runtime
        found = backups.list_backups(runtime.replica) if runtime is not None else []
        now = self.settings_actions.context.clock.now()
        self.last.show_message(
            translate("Backup", "Last backup: {when}", when=texts.when(found[0].made, now))
            if found
            else translate("Backup", "No backups yet."),
            "green" if found else "amber",
        )
        self.table.show_rows([_row(backup, now) for backup in found])
        for widget in (self.table, self.restore):
            widget.setVisible(bool(found))
        for button_ in (self.backup_now, self.backup_to_file, self.from_file):
            button_.setEnabled(runtime is not None)
        self._enable()

    def _enable(self) -> None:
        self.restore.setEnabled(len(self.table.selected_keys()) == 1)

    # backing up

    def _backup(self) -> None:
        self._make_backup(None)

    def _choose_target(self) -> None:
        name, _ = QFileDialog.getSaveFileName(
            self, translate("Backup", "Back up to a file"), "counterfoil-backup.db", "*.db"
        )
        if name:
            self._make_backup(Path(name))

    def _make_backup(self, target: Path | None) -> None:
        runtime = self.settings_actions.runtime
        if runtime is None:
            return
        self.backup_now.setEnabled(False)
        self.settings_actions.context.bridge.submit(
            lambda: backups.make_backup(runtime.replica, target),
            done=self._made,
            failed=self._failed,
            owner=self,
            worker="background",
        )

    def _made(self, backup: Backup) -> None:
        self.message.show_message(translate("Backup", "Backed up to {file}", file=backup.path), "green")
        self.refresh()

    def _failed(self, error: ShopError) -> None:
        self.message.show_message(texts.error(error.code, error.params).whole, "red")
        self.refresh()

    # restoring

    def _restore_selected(self) -> None:
        selected = self.table.selected_keys()
        if len(selected) == 1:
            self._compare(Path(selected[0]))

    def _restore_file(self) -> None:
        name, _ = QFileDialog.getOpenFileName(
            self, translate("Backup", "Restore from a file"), "", "*.db *.db.gz"
        )
        if name:
            self._compare(Path(name))

    def _compare(self, path: Path) -> None:
        runtime = self.settings_actions.runtime
        if runtime is not None:
            self.settings_actions.context.bridge.submit(
                lambda: backups.compare(runtime.replica, path),
                done=self._confirm,
                failed=self._failed,
                owner=self,
                worker="background",
            )

    def _confirm(self, comparison: BackupComparison) -> None:
        dialog = self.dialog = RestoreDialog(
            comparison, self.settings_actions.context.clock.now(), self.window()
        )
        dialog.accepted.connect(
            lambda: self.settings_actions.run_permitted(
                "restore", lambda: self.settings_actions.restore_asked.emit(comparison.backup.path)
            )
        )
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()


def _row(backup: Backup, now: int) -> Row:
    size = f"{formats.number_text(round(backup.size / 1_000_000, 1))} MB"
    return Row((texts.when(backup.made, now), size, backup.path.name), str(backup.path))
