"""The list of any entity."""
