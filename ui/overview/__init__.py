"""The overview: the first page of the window."""
