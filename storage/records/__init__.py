"""The replica: reading, transactions, history, id aliases, recovery, restore."""
