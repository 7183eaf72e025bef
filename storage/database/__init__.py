"""The SQLite file: open, lock, sync and copy it; knows no table."""
