"""Newer versions."""
