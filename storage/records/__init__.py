"""The replica: reading, transactions, history, change feed, id aliases, recovery, restore."""
