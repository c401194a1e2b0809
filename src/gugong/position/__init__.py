"""Positions: the full state as readable JSON, written, read and validated."""
