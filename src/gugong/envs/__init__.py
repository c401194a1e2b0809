"""Environments for learning programs: the game as the usual libraries want it."""
