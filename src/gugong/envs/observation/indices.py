"""Where in a row to write: numbers that compiled code need not suspect to be negative."""

from ...jit import rule
from .blocks import SEAT_SIZE, TABLE_SIZE

LARGEST_SMALL = 127
LARGEST_PLACE = 4095


@rule
def natural(number):
    """A number from 0 to 127 as it is. The mask saves the check whether an index counts from the end of an array."""
    return int(number) & LARGEST_SMALL


@rule
def place_of(seat, own, n):
    """Where the numbers of a seat begin in the row of the seat `own`, of n at the table."""
    after = seat - own
    if after < 0:
        after += n
    return (TABLE_SIZE + after * SEAT_SIZE) & LARGEST_PLACE
