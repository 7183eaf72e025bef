"""What becomes of a pending change when something happens: pure functions, one for each event (`sync/STATES.md`).

`step` takes a change and an event and says what to store. Nothing else makes a new change of an old one.
"""
