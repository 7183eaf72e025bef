"""The single file that is dragged over a window or a dialog."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QMimeData


def single_file(data: QMimeData) -> Path | None:
    """The dragged file, if it is a single one."""
    files = [url.toLocalFile() for url in data.urls() if url.isLocalFile()]
    return Path(files[0]) if len(files) == 1 else None
