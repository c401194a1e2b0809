"""What decisions are worth, and the turning points of a game, as a search judges them."""
