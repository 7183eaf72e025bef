"""The practice cloud, its faults, and the demonstration in the terminal."""
