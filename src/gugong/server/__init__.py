"""Tables to play with others at: what they are, where they are kept, and how people and programs reach them."""
