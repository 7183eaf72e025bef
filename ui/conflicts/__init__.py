"""Dialogs that resolve conflicts: one record, many at once, a cloud rollback."""
