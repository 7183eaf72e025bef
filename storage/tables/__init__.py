"""The tables, indexes and triggers made from the schema; a row and its ETag."""
