"""The words of the box in their fixed order: a name's place in its tuple is its number in every table.

Box files, positions, options and events use these names; the compiled rules use the numbers.
"""

LOCATIONS = ("travel", "wall", "jade", "intrigue", "palace", "decrees", "canal")

# A card's action: the number of a location (as the location's action), or one of these four.
CARD_BONUSES = ("gain1", "gain2", "swap", "none")
CARD_ACTIONS = (*LOCATIONS, *CARD_BONUSES)

CARD_GROUPS = ("start", "set1", "set2", "set3", "set4", "set5", "draw")
GROUP_SIZES = {"start": 7, "set1": 4, "set2": 4, "set3": 4, "set4": 4, "set5": 4, "draw": 11}
CARDS = tuple(f"{group}.{i + 1}" for group in CARD_GROUPS for i in range(GROUP_SIZES[group]))

BASE_TOKENS = (
    "gain1",
    "gain2",
    "envoy",
    "intrigue",
    "discard_for_jade",
    "servants_for_jade",
    "swap",
    "take_back",
    "ship",
    "vp2",
    "wall",
    "double",
)
STANDARD_TOKENS = ("plus_one", "toll", "follow")
DELUXE_TOKENS = ("double_value", "double_action", "discount")
# Number 0 means "no token", so the first kind is number 1.
TOKENS = ("none", *BASE_TOKENS, *STANDARD_TOKENS, *DELUXE_TOKENS)

DECREES = (
    ("intrigue", "ship", "servant", "envoy", "swap"),
    ("travel", "jade", "wall", "equal", "decree"),
    ("score", "eight", "jade", "decrees", "harbours"),
)

PORT_REWARDS = ("none", "vp4", "card", "double", "any")
REWARDS = ("vp4", "card", "double")
TRADES = ("servant", "vp2", "jade")
BONUS_TOKENS = ("none", "standard", "deluxe")
MENG_LEVELS = ("easy", "normal", "hard")
