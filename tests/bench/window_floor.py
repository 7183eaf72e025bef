"""The floor of a start: a plain PySide6 window with a table of a hundred rows from SQLite, and nothing of ours.

`python -m tests.bench.window_floor FILE`. Prints one line of JSON, times in milliseconds since the process began.
"""

from __future__ import annotations

import json
import os
import sqlite3
import sys
import time

from tests.bench.process_age import age


def main(file: str) -> int:
    """Show it, say when it was painted, and go."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtWidgets import QApplication, QMainWindow, QTableWidget, QTableWidgetItem

    app = QApplication([])
    columns = ("firstName", "lastName", "companyName", "phone", "email", "city", "zip", "note")
    connection = sqlite3.connect(file)
    rows = connection.execute(f"SELECT {', '.join(columns)} FROM customers ORDER BY id LIMIT 100").fetchall()
    connection.close()
    window = QMainWindow()
    table = QTableWidget(len(rows), len(columns), window)
    for row, values in enumerate(rows):
        for column, value in enumerate(values):
            table.setItem(row, column, QTableWidgetItem(str(value)))
    window.setCentralWidget(table)
    window.resize(1366, 768)
    window.show()
    app.processEvents()
    table.viewport().repaint()
    print(json.dumps({"work": 1000 * time.process_time(), "wall": 1000 * age()}), flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main(*sys.argv[1:]))
