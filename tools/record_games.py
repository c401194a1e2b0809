"""Record the games of tests/games anew, after a change of the rules version: `uv run python -m tools.record_games`.

They are played by a greedy player that looks to the end of its turn, so that envoys reach the palace; the wild ones
are played at random, so that every rule is used.
"""

import json
import random
from pathlib import Path
from typing import Any

import gugong
from gugong import Game, Setup

FOLDER = Path(__file__).parents[1] / "tests" / "games"

GAMES: dict[str, dict[str, Any]] = {
    "two-players": {"players": 2, "seed": 101},
    "two-players-deluxe": {"players": 2, "seed": 102, "bonus_tokens": "deluxe"},
    "two-players-expert": {"players": 2, "seed": 103, "expert": True},
    "three-players": {"players": 3, "seed": 104},
    "three-players-standard": {"players": 3, "seed": 105, "bonus_tokens": "standard"},
    "four-players": {"players": 4, "seed": 106},
    "four-players-deluxe": {"players": 4, "seed": 107, "bonus_tokens": "deluxe"},
    "five-players": {"players": 5, "seed": 108},
    "five-players-deluxe-expert": {"players": 5, "seed": 109, "bonus_tokens": "deluxe", "expert": True},
    "solo-easy": {"players": 1, "seed": 110, "meng": "easy", "card_sets": (4, 5)},
    "solo-normal": {"players": 1, "seed": 111, "meng": "normal", "card_sets": (2, 3)},
    "solo-hard": {"players": 1, "seed": 112, "meng": "hard", "card_sets": (1, 2)},
    "solo-at-least-focus": {"players": 1, "seed": 113, "meng_matches": "at_least", "focus": "canal"},
    "solo-expert": {"players": 1, "seed": 114, "expert": True},
    "two-players-wild": {"players": 2, "seed": 120, "bonus_tokens": "deluxe"},
    "four-players-wild": {"players": 4, "seed": 269, "bonus_tokens": "deluxe"},
    "five-players-wild": {"players": 5, "seed": 328, "bonus_tokens": "standard"},
    "solo-wild": {"players": 1, "seed": 257, "meng": "hard"},
}


def position_value(game: Game, seat: int) -> float:
    """A rough value of a position to a seat: points, steps to the palace, jade, ships, decrees, servants."""
    s = game.plain
    loads = sum(int(n) for n in s.ship_load[seat]) + sum(int(port > 0) for port in s.ship_port[seat])
    decrees = sum(int(by) >> seat & 1 for by in s.decree_by)
    rewards = sum(int(n) for n in s.rewards[seat])
    return (
        float(s.vp[seat])
        + 4 * int(s.envoy[seat])
        + 3 * int(s.jade[seat])
        + 1.2 * loads
        + 4 * rewards
        + 3 * decrees
        + 0.8 * int(s.wall[seat])
        + 0.6 * (int(s.pool[seat]) + 2 * (s.double_at[seat] == 2))
        + 0.5 * int(s.slots_n[seat])
        + 1.5 * int(s.laid_n)
        + 0.3 * int(s.intrigue[seat])
    )


def value_after_turn(game: Game, seat: int, chance: random.Random) -> float:
    """The value at the end of the turn, with its other choices made at random."""
    for _ in range(20):
        if game.decision is None or game.decision.seat != seat or game.decision.kind == "card":
            break
        game.play(chance.choice(game.legal))
    return position_value(game, seat)


def greedy_choice(game: Game, chance: random.Random) -> int:
    """The action after which the best of a few random turns has the highest value, with some noise."""
    assert game.decision is not None
    seat = game.decision.seat
    best, found = -1e9, game.legal[0]
    for action in game.legal:
        value = -1e9
        for _ in range(12):
            twin = game.clone()
            twin.play(action)
            value = max(value, value_after_turn(twin, seat, chance))
        value += chance.gauss(0, 0.5)
        if value > best:
            best, found = value, action
    return found


def record(name: str, mode: dict[str, Any]) -> None:
    """Play one game and write it with its end."""
    game = Game(Setup(**mode))
    chance = random.Random(name)
    while not game.over:
        game.play(chance.choice(game.legal) if "wild" in name else greedy_choice(game, chance))
    end = {"scores": game.scores, "ranking": game.ranking, "winner": game.winner, "breakdown": game.breakdown}
    (FOLDER / f"{name}.save.json").write_text(game.save(), encoding="utf-8")
    (FOLDER / f"{name}.end.json").write_text(json.dumps(end, indent=1) + "\n", encoding="utf-8")
    print(name, game.scores, len(game.actions))


if __name__ == "__main__":
    gugong.warm_up()
    for each, its_mode in GAMES.items():
        record(each, its_mode)
