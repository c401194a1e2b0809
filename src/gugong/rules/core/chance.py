"""The generator: xoroshiro64**, part of the state, kept in signed 64-bit words masked to 32 bits."""

from .jit import rule

MASK = 0xFFFFFFFF


@rule
def rotate(x, k):
    """Rotate 32 bits to the left."""
    return ((x << k) | (x >> (32 - k))) & MASK


@rule
def draw_bits(g):
    """The next 32 random bits of the generator in record `g`."""
    x = int(g.generator[0])
    y = int(g.generator[1])
    result = (rotate((x * 0x9E3779BB) & MASK, 5) * 5) & MASK
    y ^= x
    g.generator[0] = rotate(x, 26) ^ y ^ ((y << 9) & MASK)
    g.generator[1] = rotate(y, 13)
    return result


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
