"""Levels for people, from a beginner's to the strongest: the one table that maps them to specs."""

LEVELS = {
    "novice": "random",
    "apprentice": "greedy",
    "courtier": "greedy",
    "chancellor": "greedy",
}
