"""From filter grammar to SQL: lookups, the order of a list, search counts."""
