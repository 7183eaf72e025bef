"""What is wrong or odd in the shop's records: the checks, their findings, and those that people dismissed."""
