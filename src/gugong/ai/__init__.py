"""The bots' algorithms, compiled like the rules: features, policy, evaluation function, tree search, self-play."""
