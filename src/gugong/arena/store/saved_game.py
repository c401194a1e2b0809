"""A game of a store, played again from its actions: to look at it, to analyse it, or as a save file."""

from dataclasses import replace
from pathlib import Path

from ...errors import GugongError, ResultsError
from ...game.game import Game
from ...game.save import save
from ..match import MatchResult


def replayed(result: MatchResult, box: str | Path | None = None) -> Game:
    """The finished game of a result, played again; `box` is where its box lies now, if that is another place.

    ResultsError if it cannot be: no actions were kept, the box or the rules are others, or it ends differently.
    """
    number, setup = result.pairing.number, result.pairing.setup
    if not result.actions:
        raise ResultsError(f"Game {number} has no actions, so it cannot be played again.")
    try:
        game = Game(setup if box is None else replace(setup, box=box), rules_version=result.versions["rules"])
        wanted = result.versions["fingerprint"]
        if game.box.fingerprint != wanted:
            raise ResultsError(
                f"Game {number} was played with the box {result.versions['box']!r} ({wanted}), not with"
                f" {game.box.name!r} ({game.box.fingerprint}); give the path of that box."
            )
        for action in result.actions:
            game.play(action)
    except ResultsError:
        raise
    except GugongError as fault:
        raise ResultsError(f"Game {number} cannot be played again: {fault}") from None
    failed = {failure.seat for failure in result.failures}
    same = all(score == game.scores[seat] for seat, score in enumerate(result.scores) if seat not in failed)
    if not game.over or not same:
        raise ResultsError(f"Game {number} ends differently when it is played again; the rules have changed since.")
    return game


def saved_game(result: MatchResult, box: str | Path | None = None) -> str:
    """The game of a result as a save, with specs as names, for `gugong replay` and Game.load; raises as replayed."""
    found = box if box is not None else result.pairing.setup.box
    table = {
        "people": result.pairing.setup.players,
        "names": list(result.pairing.specs),
        "box": None if found is None else str(found),
        "opponents": [],
    }
    return save(replayed(result, box), table)
