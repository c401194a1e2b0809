"""What can be performed, by its number in names.CARD_ACTIONS: the seven locations first, then what only cards give."""

TRAVEL = 0
WALL = 1
JADE = 2
INTRIGUE = 3
PALACE = 4
DECREES = 5
CANAL = 6
GAIN1 = 7
GAIN2 = 8
SWAP = 9
NONE = 10

SPECIAL = 7  # Meng's automa cards are numbered as the locations; the special one comes after them
