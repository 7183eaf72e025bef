"""One rotten byte in a text of the database (F109): SQLite finds its pages in order, and the text cannot be read."""

from __future__ import annotations

import random
import re
import sqlite3
from contextlib import closing
from pathlib import Path

SHORTEST = 6
"""Bytes of a text that is found in the file by what it says."""
ROWS = (0x0D, 0x00)
"""First bytes of pages with rows of tables, and with what did not fit there."""
LATE_TABLES = ("outbox", "history")


def rot(path: Path, tables: tuple[str, ...], rng: random.Random) -> str:
    """Let a byte of a text rot in a database that nobody has open; the table, or nothing where none has a text.

    What is left is not UTF-8, or JSON that does not parse; never another value, which nothing could tell.
    """
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        connection.text_factory = bytes
        table = rng.choice(tables) if rng.random() < 0.6 else rng.choice(LATE_TABLES)
        rows = connection.execute(f'SELECT * FROM "{table}" ORDER BY 1').fetchall()
        schema = b"".join(sql for (sql,) in connection.execute("SELECT sql FROM sqlite_master") if sql)
        page_size = connection.execute("PRAGMA page_size").fetchone()[0]
    texts = [
        cell
        for row in rows
        for cell in row
        if isinstance(cell, bytes) and len(cell) >= SHORTEST and cell not in schema
    ]
    if not texts:
        return ""
    text = rng.choice(texts)
    content = bytearray(path.read_bytes())
    found = (each.start() for each in re.finditer(re.escape(text), content))
    places = [at for at in found if content[at - at % page_size] in ROWS]
    if not places:
        return ""  # it is spread over several pages
    at = rng.choice(places)
    if text[:1] in (b"{", b"[") and rng.random() < 0.5:
        content[at] = ord("x")
    else:
        content[at + rng.randrange(len(text))] = 0xFF
    path.write_bytes(content)
    return table
