"""The practice cloud and the filled shop it starts with, for the demo and for tests."""
