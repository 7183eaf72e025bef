"""Where the window was and how it was divided, kept between starts in a small file of the data folder.

Called by `application` and the window. Losing the file loses nothing but the arrangement.
"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QByteArray, QSettings

FILE = "window.ini"


class WindowState:
    """Reads and writes the arrangement; without a folder it forgets."""

    def __init__(self, folder: Path | None = None) -> None:
        self._kept = QSettings(str(folder / FILE), QSettings.Format.IniFormat) if folder is not None else None

    def get(self, name: str) -> QByteArray | None:
        """Bytes kept under `name`."""
        value = self._kept.value(name) if self._kept is not None else None
        return value if isinstance(value, QByteArray) and not value.isEmpty() else None

    def text(self, name: str) -> str:
        """A text kept under `name`, or nothing."""
        value = self._kept.value(name) if self._kept is not None else None
        return value if isinstance(value, str) else ""

    def put(self, name: str, value: QByteArray | str) -> None:
        """Keep it; written by Qt a little later and at the end."""
        if self._kept is not None:
            self._kept.setValue(name, value)

    def flush(self) -> None:
        """Write now."""
        if self._kept is not None:
            self._kept.sync()
