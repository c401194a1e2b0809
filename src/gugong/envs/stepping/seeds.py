"""The seed of each game, and its generator: SHA-256, as `Setup` and `Game` have it, in compiled code.

A game of a batch has a seed of Setup, so that `Game(Setup(..., seed=...))` is the same game.
"""

import numpy as np

from ...jit import rule
from ...rules.core.chance import MASK, WORDS
from .layout import WORDS_A_BLOCK, WORDS_A_DIGEST

SEED_HIGH = 0x1FFFFF  # 21 of the 53 bits of a seed: JavaScript, too, keeps such a number exactly
END_OF_MESSAGE = 0x80


def _primes(count: int) -> list[int]:
    found: list[int] = []
    number = 2
    while len(found) < count:
        if all(number % prime for prime in found):
            found.append(number)
        number += 1
    return found


def _root_bits(number: int, degree: int) -> int:
    """The first 32 bits behind the point of a root: the constants of SHA-256 are made of them."""
    low, high = 0, number << 32
    while high - low > 1:  # the greatest whole number whose power is not above number * 2**(32 * degree)
        middle = (low + high) // 2
        low, high = (middle, high) if middle**degree <= number << (32 * degree) else (low, middle)
    return low & MASK


ROUNDS = 64
ROUND_CONSTANTS = np.array([_root_bits(prime, 3) for prime in _primes(ROUNDS)], np.int64)
START = np.array([_root_bits(prime, 2) for prime in _primes(WORDS_A_DIGEST)], np.int64)


@rule
def turn(x, k):
    """Rotate 32 bits to the right."""
    return ((x >> k) | (x << (32 - k))) & MASK


@rule
def compress(m):
    """SHA-256 of a message of one block, padded, in m.words: m.digest is filled, m.words is overwritten."""
    a, b, c, d = int(START[0]), int(START[1]), int(START[2]), int(START[3])
    e, f, g, h = int(START[4]), int(START[5]), int(START[6]), int(START[7])
    words = m.words
    for i in range(ROUNDS):
        at = i & 15
        if i >= WORDS_A_BLOCK:
            x = int(words[(i + 1) & 15])
            y = int(words[(i + 14) & 15])
            low = turn(x, 7) ^ turn(x, 18) ^ (x >> 3)
            high = turn(y, 17) ^ turn(y, 19) ^ (y >> 10)
            words[at] = (int(words[at]) + low + int(words[(i + 9) & 15]) + high) & MASK
        choice = (e & f) ^ ((e ^ MASK) & g)
        majority = (a & b) ^ (a & c) ^ (b & c)
        first = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + int(ROUND_CONSTANTS[i]) + int(words[at])
        second = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority
        h, g, f, e = g, f, e, (d + first) & MASK
        d, c, b, a = c, b, a, (first + second) & MASK
    digest = m.digest
    digest[0] = (START[0] + a) & MASK
    digest[1] = (START[1] + b) & MASK
    digest[2] = (START[2] + c) & MASK
    digest[3] = (START[3] + d) & MASK
    digest[4] = (START[4] + e) & MASK
    digest[5] = (START[5] + f) & MASK
    digest[6] = (START[6] + g) & MASK
    digest[7] = (START[7] + h) & MASK


@rule
def put_byte(words, at, byte):
    """Set a byte, which is 0, of a message."""
    words[at >> 2] |= byte << (24 - 8 * (at & 3))


@rule
def draw_seed(slot, m, base, index):
    """The seed of a slot's game by the batch's seed, the game's index and episode; the slot's generator comes with it.

    `base` is the digest of the batch's seed (`gugong.envs.batch.plans.base_words`).
    """
    words = m.words
    words[:] = 0
    for i in range(WORDS_A_DIGEST):
        words[i] = base[i]
    words[WORDS_A_DIGEST] = index & MASK
    words[WORDS_A_DIGEST + 1] = int(slot.episode) & MASK
    length = 4 * (WORDS_A_DIGEST + 2)
    put_byte(words, length, END_OF_MESSAGE)
    words[WORDS_A_BLOCK - 1] = 8 * length
    compress(m)
    slot.seed = ((int(m.digest[0]) & SEED_HIGH) << 32) | int(m.digest[1])
    for i in range(WORDS):
        slot.generator[i] = m.digest[WORDS + i]
    slot.generator[0] |= 1


@rule
def seed_game(s, m, seed):
    """Seed the generator of a new game as `gugong.setup.generator_words` does: by the digits of the seed."""
    words = m.words
    words[:] = 0
    digits = 1
    power = 10
    while power <= seed:
        power *= 10
        digits += 1
    for i in range(digits):
        power //= 10
        put_byte(words, i, 48 + seed // power % 10)
    put_byte(words, digits, END_OF_MESSAGE)
    words[WORDS_A_BLOCK - 1] = 8 * digits
    compress(m)
    for i in range(WORDS):
        x = int(m.digest[i])
        s.generator[i] = ((x & 0xFF) << 24) | ((x & 0xFF00) << 8) | ((x >> 8) & 0xFF00) | (x >> 24)
    s.generator[0] |= 1
