"""Price work: a rule for many prices at once, its preview line by line, and its application as one undo step."""
