"""Checks of cards.toml: the gift cards and the names of the gifts."""

from gugong.box.kinds import CardGroup
from gugong.box.names import CARD_ACTIONS, CARD_GROUPS
from gugong.box.values import Value

HIGHEST_VALUE = 9
_NEVER_ON_A_CARD = ("travel", "jade")
_ACTIONS = [
    *("decree" if action == "decrees" else action for action in CARD_ACTIONS if action not in _NEVER_ON_A_CARD),
    "decrees",
]


def check_cards(file: Value) -> None:
    """Check that there are 38 cards in their groups, and a name for each gift."""
    file.with_keys(("gifts", "cards"))
    values = [str(value) for value in range(1, HIGHEST_VALUE + 1)]
    gifts = file["gifts"].with_keys(values)
    for value in values:
        gifts[value].text()
    groups = file["cards"].with_keys(CARD_GROUPS)
    for group in CardGroup:
        for card in groups[group.key].elements(group.size, group.size, "card"):
            _check_card(card)


def _check_card(card: Value) -> None:
    if not isinstance(card.content, list) or len(card.content) != 2:
        raise card.must_be('a value and an action, such as [3, "gain2"]')
    value, action = card.content
    Value(card.file, f"{card.key} value", value).integer(1, HIGHEST_VALUE)
    Value(card.file, f"{card.key} action", action).word(_ACTIONS)
