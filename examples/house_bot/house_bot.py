"""`house` looks a few decisions ahead in its own turn, and wants the palace first, decrees next, then the rest."""

from gugong import Game
from gugong.errors import PlayerError

DEPTH = 3
ENVOY, INSIDE, DECREE, JADE, SERVANT = 5.0, 8.0, 4.0, 2.0, 0.3  # what one of each is worth to it, in VP


class HousePlayer:
    """Searches DEPTH decisions deep and adds up what its seat has then."""

    def decide(self, game: Game, seat: int) -> int:
        """The option with the best value; of equal ones the first."""
        legal = [option for option in game.decision.options if option.legal]
        return max(legal, key=lambda option: self.after(game, option.id, seat, DEPTH)).id

    def after(self, game: Game, action: int, seat: int, depth: int) -> float:
        """The best value that can be reached after an action, if this seat decides on."""
        trial = game.clone()
        trial.play(action)
        if depth > 1 and not trial.over and trial.decision.seat == seat:
            return max(self.after(trial, following, seat, depth - 1) for following in trial.legal)
        view = trial.view(seat)
        mine = view["seats"][seat]
        decrees = sum(seat in decree["seats"] for decree in view["decrees"])
        inside = mine["palace_place"] is not None
        first = ENVOY * mine["envoy"] + INSIDE * inside + DECREE * decrees
        return mine["vp"] + first + JADE * mine["jade"] + SERVANT * mine["pool"]


def make(argument: str | None, *, seed: int) -> HousePlayer:
    """The entry point; `house` has no randomness, so it does not use the seed."""
    if argument is not None:
        raise PlayerError(f"house takes no argument, so write house alone, not house:{argument}.")
    return HousePlayer()
