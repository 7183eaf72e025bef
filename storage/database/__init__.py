"""The SQLite file: opened, locked, synced, copied; no table."""
