"""Counts, full comparison, missing records, rollback of the cloud."""
