"""Commands: everything that writes records, validated, in one transaction, as one undo step."""
