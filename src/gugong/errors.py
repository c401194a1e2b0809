"""What can be wrong with what a person gives us; every message is one sentence that says what would be right."""

LONGEST_SHOWN = 200  # letters


def shown(value: object) -> str:
    """A wrong value as a sentence about it shows it: printable, and not too long, whatever it is."""
    try:
        text = repr(value)
    except (ValueError, RecursionError):  # a number of thousands of digits, or lists in lists in lists
        return f"a {type(value).__name__} that is too long to show"
    return text if len(text) <= LONGEST_SHOWN else f"{text[:LONGEST_SHOWN]}…"


class GugongError(ValueError):
    """Any mistake in what was given; nothing has been changed. All errors below are of this class."""


class BoxError(GugongError):
    """A fault in a box, in one sentence: the file, the key, what is wrong and what would be right."""


class SetupError(GugongError):
    """A set-up that the game does not have, such as six players."""


class ClusterError(GugongError):
    """A cluster that cannot be used: it does not answer, or has other versions; the message says what to do."""


class IllegalMove(GugongError):
    """An action that is not legal now, or a seat that is not there; the message says what is legal."""


class PositionError(GugongError):
    """A position that cannot be; the message names the key and what is wrong with it."""


class SaveError(GugongError):
    """A saved game that cannot be read or replayed; the message says why."""


class PlayerError(GugongError):
    """A spec that names no player, or a player that did not do what a player does."""


class ArrayError(GugongError):
    """An array of another shape or type than a batch of games can use."""


class ResultsError(GugongError):
    """A store of results that cannot be read, written or gone on with; the message says why and what to do."""
