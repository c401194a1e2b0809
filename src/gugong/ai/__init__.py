"""How bots think, in the compiled subset: the worth of a position, instinct, playouts, and the tree search."""
