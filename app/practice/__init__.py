"""The practice cloud, its faults, the headless story."""
