"""The same row as a list of those of its numbers that are not 0."""

from ...jit import rule


@rule
def to_sparse(row, indices, values):
    """Write where a row is not 0, in rising order, and its numbers there; return how many.

    `indices` and `values` have room for as many; OBSERVATION_SIZE is always enough.
    """
    n = 0
    for i in range(len(row)):
        if row[i] != 0:
            indices[n] = i
            values[n] = row[i]
            n += 1
    return n
