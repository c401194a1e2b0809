"""The words of the vocabulary as types, for models that check them; to a type checker they are plain text."""

from typing import TYPE_CHECKING, Literal

from ..box.names import BONUS_TOKENS, LOCATIONS, MENG_LEVELS, MENG_MATCHES

if TYPE_CHECKING:
    LocationKey = str
    BonusTokensKey = str
    MengLevelKey = str
    MengMatchesKey = str
else:
    LocationKey = Literal[LOCATIONS]
    BonusTokensKey = Literal[BONUS_TOKENS]
    MengLevelKey = Literal[MENG_LEVELS]
    MengMatchesKey = Literal[MENG_MATCHES]
