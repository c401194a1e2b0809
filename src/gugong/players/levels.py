"""The named levels of play, from a beginner's to the strongest, and the spec of each.

Each answers within two seconds on one core.
"""

LEVELS = {
    "novice": "greedy",
    "apprentice": "instinct",
    "courtier": "mcts:200",
    "chancellor": "mcts:1s",
}
"""The spec of each level, the easiest first."""
