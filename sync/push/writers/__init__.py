"""The ways of writing to the cloud: each takes changes of one entity, sends them, and answers what became of each."""
