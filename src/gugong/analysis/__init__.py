"""Analysis of games by tree search: the options of one decision, and the turning points of a whole game."""
