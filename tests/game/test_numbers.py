"""The numbers that the compiled rules use are the places of the words in the box's vocabulary."""

from gugong.box.names import CARD_ACTIONS, DECREES, DELUXE_TOKENS, LOCATIONS, STANDARD_TOKENS, TOKENS
from gugong.rules.core import action_kinds, token_kinds
from gugong.rules.places import decrees


def test_tokens() -> None:
    for number, name in enumerate(TOKENS[1:], 1):
        assert getattr(token_kinds, name.upper()) == number
    assert TOKENS[token_kinds.FIRST_BONUS] == STANDARD_TOKENS[0]
    assert len(STANDARD_TOKENS) == len(DELUXE_TOKENS) == token_kinds.KINDS_A_BONUS_OPTION_ADDS


def test_actions() -> None:
    for number, name in enumerate(CARD_ACTIONS):
        assert getattr(action_kinds, name.upper()) == number
    assert len(LOCATIONS) == action_kinds.SPECIAL


def test_decrees() -> None:
    for level in DECREES[:2]:
        assert [getattr(decrees, name.upper()) for name in level] == list(range(5))
