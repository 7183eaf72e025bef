"""Widgets that know no entity."""
