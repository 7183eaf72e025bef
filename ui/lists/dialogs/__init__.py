"""Dialogs that a list opens: columns, changes of many records, pasted cells, deletions."""
