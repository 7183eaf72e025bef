"""Editors of values, one for each kind of field."""
