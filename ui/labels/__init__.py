"""The label dialog, its preview and its painter."""
