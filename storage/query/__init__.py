"""From filter grammar to SQL: lookups, keyset windows, search counts."""
