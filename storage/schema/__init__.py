"""What an entity and a field are, and what may be written."""
