"""The versions of the rules. A game is played to its end by those that it was begun with."""

RULES_VERSION = 2  # of new games
PLAYABLE_VERSIONS = (1, 2)


def is_playable(version: object) -> bool:
    """Whether this program plays games of a version, which may be anything that a file says."""
    return type(version) is int and version in PLAYABLE_VERSIONS
