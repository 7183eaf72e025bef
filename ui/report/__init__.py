"""The change report: who changed what, by day, person and list."""
