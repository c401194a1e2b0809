"""Who sits where: in a solo game Meng has seat 1."""

from ...jit import rule

MENG = 1


@rule
def is_meng(s, seat):
    """Whether the engine plays this seat as Meng."""
    return s.meng > 0 and seat == MENG
