"""Connecting and signing in."""
