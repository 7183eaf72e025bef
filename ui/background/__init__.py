"""Threads of the window: worker bridge, debounce, event batching, crash handler, single instance."""
