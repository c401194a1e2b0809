"""The generator: its bits are those of the published algorithm, and games of version 1 keep theirs."""

import numpy as np
import pytest

from gugong.rules.core.chance import MASK, OLD_GENERATOR, draw_bits, seed_from, shuffle
from gugong.rules.core.state import new_workspace
from gugong.setup import generator_words


def record_with(words: tuple[int, ...]) -> np.record:
    found = new_workspace()
    found["generator"] = words
    record: np.record = found[0]
    return record


def xoshiro128(words: list[int], count: int) -> list[int]:
    """The reference (Blackman and Vigna, xoshiro128**), with unbounded numbers."""

    def rotate(x: int, k: int) -> int:
        return ((x << k) | (x >> (32 - k))) & MASK

    s, found = list(words), []
    for _ in range(count):
        found.append(rotate(s[1] * 5 & MASK, 7) * 9 & MASK)
        t = s[1] << 9 & MASK
        s[2] ^= s[0]
        s[3] ^= s[1]
        s[1] ^= s[2]
        s[0] ^= s[3]
        s[2] ^= t
        s[3] = rotate(s[3], 11)
    return found


def test_the_first_bits_are_those_of_the_published_algorithm() -> None:
    g = record_with((1, 2, 3, 4))
    assert [draw_bits(g) for _ in range(5)] == [11520, 0, 5927040, 70819200, 2031721883]


@pytest.mark.parametrize("seed", [0, 1, 2**64, 2**128 - 1])
def test_the_generator_is_xoshiro128(seed: int) -> None:
    words = generator_words(seed)
    g = record_with(words)
    assert [draw_bits(g) for _ in range(1000)] == xoshiro128(list(words), 1000)


def test_a_game_of_version_1_draws_the_bits_of_then() -> None:
    words = generator_words(7, 1)
    assert words == (0x9B690279, 0x8E8A2CE5, OLD_GENERATOR, OLD_GENERATOR)
    g = record_with(words)
    assert [draw_bits(g) for _ in range(4)] == [2875170327, 692840142, 4266459928, 2205091438]
    assert g.generator[2:].tolist() == [OLD_GENERATOR, OLD_GENERATOR]


def test_every_bit_of_a_seed_counts() -> None:
    seeds = [0] + [1 << bit for bit in range(128)]
    assert len({generator_words(seed) for seed in seeds}) == len(seeds)
    assert all(0 <= word <= MASK for seed in seeds for word in generator_words(seed))


def test_a_generator_seeded_from_an_old_one_is_a_new_one() -> None:
    g, source = record_with((0, 0, 0, 0)), record_with(generator_words(3, 1))
    seed_from(g, source)
    assert all(word >= 0 for word in g.generator)
    assert any(g.generator)


def test_a_shuffle_can_come_out_in_every_order() -> None:
    g, orders = record_with(generator_words(1)), set()
    for _ in range(2000):
        items = np.arange(4, dtype=np.int8)
        shuffle(g, items, 4)
        orders.add(tuple(items.tolist()))
    assert len(orders) == 24
