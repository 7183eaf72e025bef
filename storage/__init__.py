"""The local database: what a record is and where it is kept; at this level what all of storage uses."""
