"""The window: the only place that imports Qt. Knows app."""
