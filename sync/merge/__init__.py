"""Merging: what an observation of the cloud means for a pending change. Pure, but for storing the result."""
