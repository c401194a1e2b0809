"""The versions of the rules. A game is played to its end by those that it was begun with.

What another version plays otherwise asks one of the predicates below, so that a search for them finds every place.
"""

from ...jit import rule

RULES_VERSION = 2  # of new games
PLAYABLE_VERSIONS = (1, 2)


def is_playable(version: object) -> bool:
    """Whether this program plays games of a version, which may be anything that a file says."""
    return type(version) is int and version in PLAYABLE_VERSIONS


@rule
def trades_between_steps(s):
    """RULING-1, since version 2: a step of an action may rely on a servant that a trade brings in between."""
    return s.rules >= 2


@rule
def claim_alone_is_an_action(s):
    """RULING-4, since version 2: canal A may be performed for a claim alone."""
    return s.rules >= 2
