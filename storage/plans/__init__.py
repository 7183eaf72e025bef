"""Planned changes: plans with their lines, of this computer alone."""
