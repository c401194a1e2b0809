"""Levels for people, from a beginner's to the strongest: the one table that maps them to specs.

Each answers within two seconds on one core.
"""

LEVELS = {
    "novice": "greedy",
    "apprentice": "instinct",
    "courtier": "mcts:200",
    "chancellor": "mcts:1s",
}
