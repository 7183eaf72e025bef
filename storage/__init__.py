"""What a record is, and where it is kept. Knows nobody else in the house."""
