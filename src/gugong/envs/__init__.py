"""Environments for learning programs: what a seat sees of a game as numbers."""

from .observation.blocks import OBSERVATION_SIZE, OBSERVATION_VERSION
from .observing import decode, feature_maxima, feature_names, observe, observe_sparse

__all__ = [
    "OBSERVATION_SIZE",
    "OBSERVATION_VERSION",
    "decode",
    "feature_maxima",
    "feature_names",
    "observe",
    "observe_sparse",
]
