"""The paths and records of the first version of the interface, under `/api`, mapped onto v2."""
