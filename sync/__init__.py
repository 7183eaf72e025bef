"""The engine, its events, when to poll."""
