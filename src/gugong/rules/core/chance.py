"""The generator: part of the state, kept in signed 64-bit words masked to 32 bits.

It is xoshiro128** of four words. Games of rules version 1 have xoroshiro64** of two, and OLD_GENERATOR for the others.
"""

from ...jit import rare_rule, rule

MASK = 0xFFFFFFFF
WORDS = 4
OLD_WORDS = 2
OLD_GENERATOR = -1


@rule
def rotate(x, k):
    """Rotate 32 bits to the left."""
    return ((x << k) | (x >> (32 - k))) & MASK


@rule
def draw_bits(g):
    """The next 32 random bits of the generator in record `g`."""
    if g.generator[2] < 0:
        return draw_old_bits(g)
    a = int(g.generator[0])
    b = int(g.generator[1])
    c = int(g.generator[2])
    d = int(g.generator[3])
    result = (rotate((b * 5) & MASK, 7) * 9) & MASK
    c ^= a
    d ^= b
    g.generator[0] = a ^ d
    g.generator[1] = b ^ c
    g.generator[2] = c ^ ((b << 9) & MASK)
    g.generator[3] = rotate(d, 11)
    return result


@rare_rule
def draw_old_bits(g):
    """The next 32 random bits of a game of rules version 1."""
    x = int(g.generator[0])
    y = int(g.generator[1])
    result = (rotate((x * 0x9E3779BB) & MASK, 5) * 5) & MASK
    y ^= x
    g.generator[0] = rotate(x, 26) ^ y ^ ((y << 9) & MASK)
    g.generator[1] = rotate(y, 13)
    return result


@rule
def seed_from(g, source):
    """Seed the generator in record `g` with bits that another one draws; it is never all zero."""
    for i in range(WORDS):
        g.generator[i] = draw_bits(source)
    g.generator[0] |= 1


@rule
def below(g, n):
    """A fair whole number from 0 to n - 1 (the bias of 32 bits is below one in ten million)."""
    return (draw_bits(g) * n) >> 32


@rule
def shuffle(g, items, n):
    """Shuffle the first n items in place."""
    for i in range(n - 1, 0, -1):
        j = below(g, i + 1)
        kept = items[i]
        items[i] = items[j]
        items[j] = kept
