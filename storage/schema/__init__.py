"""What an entity and a field are, every entity of the program, and the validation of records."""
