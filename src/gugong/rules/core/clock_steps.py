"""The steps of a day in their order; GO_ROUND ones visit every seat in player order."""

OPEN_MORNING = 0
MORNING_DECREES = 1  # goes round
INCOME = 2  # goes round
TURNS = 3
RETURN_BONUS = 4
MAKE_ROOM = 5  # goes round
DUSK = 6
COUNT = 7
MATCH_SERVANTS = 8  # goes round
MOST_MATCHES = 9
SAIL = 10
NIGHT_CLAIMS = 11  # goes round
TAKE_UP = 12
LAST_TRADES = 13  # goes round
SCORING = 14
OVER = 15

PHASES = ("morning", "day", "dusk", "night", "final", "over")
PHASE_STARTS = (OPEN_MORNING, TURNS, DUSK, COUNT, LAST_TRADES, OVER)
