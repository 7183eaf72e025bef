"""Planned changes: what is to change later on this computer, done by the schedule, also without internet."""
