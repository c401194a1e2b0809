"""The words of the box in their fixed order, derived from its kinds: a word's place in its tuple is its number."""

from .kinds import (
    ActionKind,
    Benefit,
    BonusTokens,
    CardGroup,
    DecreeKind,
    House,
    Kind,
    MengLevel,
    MengMatches,
    PortReward,
    Reward,
    SeatColour,
    TokenGroup,
    TokenKind,
    Trade,
)


def _keys(kinds: type[Kind]) -> tuple[str, ...]:
    return tuple(kind.key for kind in kinds)


CARD_ACTIONS = _keys(ActionKind)
LOCATIONS = tuple(kind.key for kind in ActionKind if kind.is_location)
AUTOMA_CARDS = (*LOCATIONS, "special")  # Meng's cards are numbered as the locations; the special one comes after them

CARD_GROUPS = _keys(CardGroup)
CARDS = tuple(f"{group.key}.{i + 1}" for group in CardGroup for i in range(group.size))

# Number 0 means "no token", so the first kind is number 1.
TOKENS = ("none", *_keys(TokenKind))
BASE_TOKENS, STANDARD_TOKENS, DELUXE_TOKENS = (
    tuple(kind.key for kind in TokenKind if kind.group == group) for group in TokenGroup
)
SPENDABLE_TOKENS = tuple(kind.key for kind in TokenKind if kind.spends_as_plain)

LEVELS = tuple(sorted({decree.level for decree in DecreeKind}))
LEVEL_KEYS = tuple(f"level{level}" for level in LEVELS)
DECREES = tuple(tuple(decree.word for decree in DecreeKind if decree.level == level) for level in LEVELS)
DECREE_KEYS = tuple(decree.key for decree in DecreeKind)

PORT_REWARDS = _keys(PortReward)
REWARDS = _keys(Reward)
TRADES = _keys(Trade)
BENEFITS = _keys(Benefit)
HOUSES = _keys(House)
BONUS_TOKENS = _keys(BonusTokens)
MENG_LEVELS = _keys(MengLevel)
MENG_MATCHES = _keys(MengMatches)
SEAT_NAMES = _keys(SeatColour)
