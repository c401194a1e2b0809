"""Environments for learning programs: many games stepped by one call, and what a seat sees of a game as numbers."""

from .batch import Batch, BatchArrays, warm_up
from .observation.blocks import OBSERVATION_SIZE, OBSERVATION_VERSION
from .observing import decode, feature_maxima, feature_names, observe, observe_sparse

__all__ = [
    "OBSERVATION_SIZE",
    "OBSERVATION_VERSION",
    "Batch",
    "BatchArrays",
    "decode",
    "feature_maxima",
    "feature_names",
    "observe",
    "observe_sparse",
    "warm_up",
]
