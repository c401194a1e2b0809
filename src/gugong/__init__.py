"""Gùgōng: a complete referee for the board game, to play, study and program against."""

__version__ = "0.1.0"
