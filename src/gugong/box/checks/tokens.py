"""Checks of tokens.toml: how many travel tokens there are of each kind, and what they give."""

from gugong.box.checks.limits import FEW, MANY
from gugong.box.names import BASE_TOKENS, DELUXE_TOKENS, STANDARD_TOKENS
from gugong.box.values import Value

_KINDS = {"base": BASE_TOKENS, "standard_bonus": STANDARD_TOKENS, "deluxe_bonus": DELUXE_TOKENS}
# In the order in which the choices of bonus tokens let them join the game.
TOKEN_SUMS = {"base": 26, "standard_bonus": 6, "deluxe_bonus": 6}
EFFECTS = {
    "gain1": (0, FEW),
    "gain2": (0, FEW),
    "envoy": (0, MANY),
    "intrigue": (0, MANY),
    "vp2": (0, MANY),
    "plus_one": (0, 9),
    "toll": (0, MANY),
    "double_value": (1, 9),
}


def check_tokens(file: Value) -> None:
    """Check that the copies of each group of kinds add up to the tokens in it, and the figures of the effects."""
    file.with_keys((*_KINDS, "effects"))
    effects = file["effects"].with_keys(EFFECTS)
    for kind, limits in EFFECTS.items():
        effects[kind].integer(*limits)
    for group, kinds in _KINDS.items():
        copies = file[group].with_keys(kinds)
        expected = TOKEN_SUMS[group]
        total = sum(copies[kind].integer(0, expected) for kind in kinds)
        if total != expected:
            raise copies.fault(f"has {total} tokens in all; it must have {expected}")
