"""The replica: read, written by transactions, recovered, restored."""
