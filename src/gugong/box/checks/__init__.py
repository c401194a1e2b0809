"""The checks of a box: a module for each of its files and one for the maps.

Here stands what must fit across files.
"""

from gugong.box.checks.automa import check_automa
from gugong.box.checks.board import check_board
from gugong.box.checks.cards import check_cards
from gugong.box.checks.decrees import check_decrees
from gugong.box.checks.tokens import TOKEN_SUMS, check_tokens
from gugong.box.values import Value


def check_box(parts: dict[str, Value]) -> None:
    """Raise BoxError for the first fault of a box."""
    check_cards(parts["cards"])
    check_tokens(parts["tokens"])
    check_decrees(parts["decrees"])
    check_automa(parts["automa"])
    cities = check_board(parts["board"])
    for plan, count in cities.items():
        _check_piles(parts["board"][plan], count)


def _check_piles(plan: Value, cities: int) -> None:
    """SETUP-5: with every choice of bonus tokens each city gets one, and the rest makes two equal piles."""
    tokens = 0
    for joining in TOKEN_SUMS.values():
        tokens += joining
        if cities > tokens:
            raise plan.fault(f"has {cities} cities for {tokens} travel tokens; it must have at most {tokens}")
        if (tokens - cities) % 2:
            raise plan.fault(
                f"has {cities} cities, which leaves {tokens - cities} of {tokens} travel tokens; "
                "it must leave an even number, for two equal piles"
            )
