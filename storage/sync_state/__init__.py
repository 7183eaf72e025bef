"""What the sync engine remembers between runs: observations of the cloud, never plans.

`SyncState` (module `sync_state`) is the way in: `replica.sync_state` for reading on the calling thread, and
`tx.sync_state` inside a transaction. One module per concept, each with a small class over its table.
"""
