"""Dialogs of import and export."""
