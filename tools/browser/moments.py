"""Moments of games at which each kind of question is asked, found by playing: for looking at all of them."""

import random

from gugong import Game, Setup
from gugong.vocabulary.names import DECISION_KINDS

MOST_GAMES = 100
_REFUSALS = {"decline", "no_action"}
_TRAVELS = {"go_to", "accept", "variant_b"}


def moments_of_all_kinds() -> dict[str, str]:
    """A save file for each kind of decision, in which that decision is open; always the same ones."""
    found: dict[str, str] = {}
    wanted = set(DECISION_KINDS.values())
    for seed in range(MOST_GAMES):
        game = Game(Setup(players=2 + seed % 3, bonus_tokens="deluxe", seed=seed))
        chance = random.Random(seed)
        while not game.over and wanted - found.keys():
            assert game.decision is not None
            if game.decision.kind not in found:
                found[game.decision.kind] = game.save()
            game.play(_choice(game, chance))
        if found.keys() == wanted:
            return found
    raise AssertionError(f"no game asked {sorted(wanted - found.keys())}")


def _choice(game: Game, chance: random.Random) -> int:
    """Somebody who travels whenever it is possible, and neither refuses nor trades if there is anything else."""
    assert game.decision is not None
    legal = [option for option in game.decision.options if option.legal]
    main = [one for one in legal if one.verb not in _REFUSALS and not one.verb.startswith("trade_")] or legal
    travels = [one for one in main if one.verb in _TRAVELS or one.args.get("location") == "travel"]
    return chance.choice(travels or main).id
