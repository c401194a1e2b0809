"""A game in the terminal: the board, the choices, the prompt."""
