"""One seat of a game for Gymnasium, against chosen players.

Importing this module registers it as ID; `gymnasium.make("gugong.envs.gymnasium_env:gugong/Gugong-v0")` imports it.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np

from ..errors import IllegalMove
from ..game.game import Game
from ..players import Player, ask, begin_game, derived_seed, end_game, new_player
from ..rules.core.actions import ACTION_COUNT
from .encoding import observe_state
from .extras import needs_extra
from .opponents import check_seat, seated, specs_of
from .options import check_one_of, setup_of
from .rendering import rendered
from .rewards import rewards_of
from .spaces import action_space, observation_space

with needs_extra("gymnasium"):
    import gymnasium

ID = "gugong/Gugong-v0"


class GugongEnv(gymnasium.Env[np.ndarray, int]):
    """One seat learns, bots have the others; alone against Meng there are no others.

    An observation is `gugong.envs.observe` of the seat; `info["action_mask"]` has 1 for each legal action, else 0. The
    reward comes at the end: 1 for a game won, -1 shared by all who lost it, 0 if nobody won; `info["scores"]` has the
    VP by seat then. `game` is the game itself, for looking at it, and for saving it.
    """

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012

    def __init__(
        self,
        *,
        opponents: str | Sequence[str] = "random",
        seat: int | None = 0,
        illegal: str = "refuse",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        """Make it; PlayerError and SetupError say what is wrong.

        `opponents` is a spec such as "random", "instinct" or "mcts:200" for all other seats, or one for each of them,
        in the order of the seats; `seat` is the one that learns, None: drawn for each game. An illegal action raises
        IllegalMove, or with illegal="lose" ends the game with a reward of -1. The other options are those of `Setup`.
        """
        check_one_of("illegal", illegal, ("refuse", "lose"))
        check_one_of("render_mode", render_mode, (None, "ansi"))
        self.setup = setup_of(options)
        check_seat(seat, self.setup)
        self._specs = specs_of(opponents, self.setup)
        for spec in set(self._specs):
            new_player(spec)  # says what is wrong with it
        self._fixed_seat = seat
        self._illegal = illegal
        self.render_mode = render_mode
        self.observation_space = observation_space()
        self.action_space = action_space()  # type: ignore[assignment]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[np.ndarray, dict[str, Any]]:
        """Begin a game and play it to the first decision of the seat that learns; equal seeds give equal games."""
        super().reset(seed=seed)
        chance = self.np_random
        self.seat = int(chance.integers(self.setup.players)) if self._fixed_seat is None else self._fixed_seat
        self._seed = int(chance.integers(2**53))
        self.game = Game(self.setup.with_seed(self._seed))
        self._is_lost = False
        self._bots: dict[int, Player] = {
            other: new_player(spec, derived_seed("opponent", self._seed, other))
            for other, spec in seated(self._specs, self.seat, self.setup).items()
        }
        for other, bot in self._bots.items():
            begin_game(bot, self.game, other, self._seed)
        self._play_on()
        return self._observation(), self._info()

    def step(self, action: int) -> tuple[np.ndarray, float, bool, bool, dict[str, Any]]:
        """Play an action, and the bots up to the next decision of the seat, or to the end."""
        if self._is_lost:
            raise IllegalMove("The game was lost by an illegal action; call reset() to begin another.")
        try:
            self.game.play(action)
        except IllegalMove:
            if self._illegal == "refuse" or self.game.over:
                raise
            self._is_lost = True  # and broken off: the bots are told of no end
            return self._observation(), -1.0, True, False, {"action_mask": np.zeros(ACTION_COUNT, np.int8)}
        self._play_on()
        reward = rewards_of(self.game.winner, self.setup)[self.seat] if self.game.over else 0.0
        return self._observation(), reward, self.game.over, False, self._info()

    def _play_on(self) -> None:
        """Let the bots play up to the next decision of the seat that learns; tell them if the game is over."""
        game = self.game
        while (decision := game.decision) is not None and decision.seat != self.seat:
            game.play(ask(self._bots[decision.seat], game, self._seed))
        if game.over:
            for other, bot in self._bots.items():
                end_game(bot, game, other, self._seed)

    def _observation(self) -> np.ndarray:
        return observe_state(self.game.state.copy(), self.game.box, self.seat)

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self.game.mask.astype(np.int8)}
        if self.game.over:
            info["scores"] = np.array(self.game.scores, np.int16)
        return info

    def render(self) -> str | None:
        """With render_mode="ansi" the question, and the legal options with their numbers, in English."""
        return rendered(self.game.decision) if self.render_mode == "ansi" else None


gymnasium.register(
    ID, entry_point=f"{__name__}:GugongEnv", vector_entry_point="gugong.envs.gymnasium_vector:GugongVectorEnv"
)
