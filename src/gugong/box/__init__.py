"""The box: all figures the game is played with, loaded from TOML, checked, and turned into one record."""

from gugong.box.loader import Box, load_box
from gugong.errors import BoxError

__all__ = ["Box", "BoxError", "load_box"]
