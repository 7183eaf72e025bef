"""Changes of many records: a change set applied as one undo step; bulk change and pasted columns."""
