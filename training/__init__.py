"""How the weights of instinct are made."""
