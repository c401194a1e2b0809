"""Checks of automa.toml: Meng's cards, and what he pays and gets."""

from gugong.box.checks.limits import FEW, MANY
from gugong.box.names import LOCATIONS
from gugong.box.record import MENG_FIGURES
from gugong.box.values import Value

PLAIN_CARDS = 9
SPECIAL_CARDS = 2
# Cards are few: his pile and hand have room for so many.
_LIMITS = {"easy_special": (0, SPECIAL_CARDS), "hard_cards": (0, 1), "hard_rewards": (0, 3)}


def check_automa(file: Value) -> None:
    """Check that there are nine plain cards, each with a location, two special ones, and Meng's figures."""
    file.with_keys(("plain", "special", "figures"))
    for card in file["plain"].elements(PLAIN_CARDS, PLAIN_CARDS, "card"):
        card.word((*LOCATIONS, "decree"))
    file["special"].integer(SPECIAL_CARDS, SPECIAL_CARDS)
    figures = file["figures"].with_keys(MENG_FIGURES)
    for figure in MENG_FIGURES:
        most = MANY if figure.endswith(("vp", "steps")) else FEW
        figures[figure].integer(*_LIMITS.get(figure, (0, most)))
