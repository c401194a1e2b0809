"""Meng, the solo opponent: his turn and what he does with cards, tokens, ships and decrees."""
