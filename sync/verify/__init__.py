"""Consistency checks: counts, full comparison, missing records, cloud rollback, audit of the view law."""
