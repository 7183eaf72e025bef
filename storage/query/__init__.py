"""Filter grammar to SQL, keyset windows."""
