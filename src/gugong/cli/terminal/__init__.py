"""A game in the terminal: board, options, prompt and opponents."""
