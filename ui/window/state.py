"""The window's state between starts: geometry, splitter and section, in a small file of the data folder.

Called by `application` and the window. Only the arrangement is lost with the file.
"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QByteArray, QSettings

from storage.database.private_files import make_file

FILE = "window.ini"


class WindowState:
    """Named values; without a folder nothing is stored."""

    def __init__(self, folder: Path | None = None) -> None:
        self._settings: QSettings | None = None
        if folder is not None:
            make_file(folder / FILE)  # Qt keeps the mode when it writes
            self._settings = QSettings(str(folder / FILE), QSettings.Format.IniFormat)

    def get(self, name: str) -> QByteArray | None:
        """The stored bytes, None without any."""
        value = self._settings.value(name) if self._settings is not None else None
        return value if isinstance(value, QByteArray) and not value.isEmpty() else None

    def text(self, name: str) -> str:
        """The stored text, empty without any."""
        value = self._settings.value(name) if self._settings is not None else None
        return value if isinstance(value, str) else ""

    def put(self, name: str, value: QByteArray | str) -> None:
        """Store a value; Qt writes it a little later and at exit."""
        if self._settings is not None:
            self._settings.setValue(name, value)

    def flush(self) -> None:
        """Write now."""
        if self._settings is not None:
            self._settings.sync()
