"""Commands that tell something about the records and change nothing."""
