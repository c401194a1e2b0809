"""Checks of automa.toml: Meng's cards."""

from gugong.box.names import LOCATIONS
from gugong.box.values import Value

PLAIN_CARDS = 9
SPECIAL_CARDS = 2


def check_automa(file: Value) -> None:
    """Check that there are nine plain cards, each with a location, and two special ones."""
    file.table(("plain", "special"))
    for card in file["plain"].entries(PLAIN_CARDS, PLAIN_CARDS, "card"):
        card.word((*LOCATIONS, "decree"))
    file["special"].integer(SPECIAL_CARDS, SPECIAL_CARDS)
