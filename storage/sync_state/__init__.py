"""What the sync engine remembers between runs: observations of the cloud, never plans."""
