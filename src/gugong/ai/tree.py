"""The search tree as an array of nodes: one for each sequence of actions tried, whatever chance did in between.

Node 0 is unused and means none. A node sums up the results of the simulations through it, for the seat whose action
leads to it.
"""

import numpy as np

from ..jit import rule

NODE = np.dtype(
    (
        np.record,
        [
            ("action", "i2"),
            ("seat", "i1"),  # whose action it is
            ("child", "i4"),  # the first one, or 0
            ("sibling", "i4"),  # the next one, or 0
            ("visits", "i4"),
            ("offered", "i4"),  # how often it was legal at its parent
            ("value", "f8"),
            ("wins", "f8"),
            ("score", "f8"),
        ],
    )
)


@rule
def clear_node(node):
    """Reset a node."""
    node.action = 0
    node.seat = 0
    node.child = 0
    node.sibling = 0
    node.visits = 0
    node.offered = 0
    node.value = 0.0
    node.wins = 0.0
    node.score = 0.0


@rule
def add_child(tree, size, parent, action, seat):
    """Append a node to the tree below a parent; returns its number, the old size."""
    node = tree[size]
    clear_node(node)
    node.action = action
    node.seat = seat
    node.sibling = tree[parent].child
    tree[parent].child = size
    return size
