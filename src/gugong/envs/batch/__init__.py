"""The batch environment: N games stepped by one compiled call on all cores."""

from .arrays import BatchArrays
from .batch import Batch
from .machine import warm_up

__all__ = ["Batch", "BatchArrays", "warm_up"]
