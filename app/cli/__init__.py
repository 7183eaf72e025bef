"""The command line, a module for each command, and its English messages."""
