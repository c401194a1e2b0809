"""The game for OpenSpiel: importing this module registers it, and `pyspiel.load_game("gugong(players=4)")` loads it.

Chance is explicit. The deal is drawn at DEAL_NODES chance nodes in a row, one for each byte of the seed, so the first
decision is that of `Game(Setup(seed=...))`. Afterwards there is a chance node behind each action that lets chance
decide something: each of its CHANCE_OUTCOMES outcomes is one way that dice and draws can fall, all with equal
probability.

What a seat may not know is in the state, as in every game of OpenSpiel: an algorithm that plays on from the state
itself, such as MCTS, sees it. `resample_from_infostate` gives a state with all of that dealt anew, for ISMCTS.

The information state is the observation (`gugong.envs.observe`): all that the seat may know now, and the cards that it
may remember. It has no log of earlier moves, so it is no perfect recall.
"""

from typing import Any

import numpy as np

from ..box import load_box
from ..errors import IllegalMove, SetupError, shown
from ..rules.core.actions import ACTION_COUNT
from ..rules.invariants import MOST_DECISIONS
from ..setup import Setup
from .encoding import observe_state
from .extras import needs_extra
from .observation.blocks import OBSERVATION_SIZE, places
from .observing import block_name
from .single_game import SingleGame

with needs_extra("openspiel"):
    import pyspiel

NAME = "gugong"
DEAL_NODES = 4
CHANCE_OUTCOMES = 256
PARAMETERS = {
    "players": 2,
    "bonus_tokens": "none",
    "expert": False,
    "meng": "normal",
    "card_sets": "2/3",
    "focus": "",
    "meng_matches": "exact",
    "box": "",
}
_OUTCOMES = [(outcome, 1 / CHANCE_OUTCOMES) for outcome in range(CHANCE_OUTCOMES)]


def setup_from(parameters: dict[str, Any]) -> Setup:
    """The set-up that OpenSpiel's parameters mean: card_sets are `2/3`, no focus: a drawn one, no box: the standard."""
    found = {**PARAMETERS, **parameters}
    sets = tuple(int(part) if part.isdecimal() else part for part in str(found["card_sets"]).split("/"))
    if sets not in ((4, 5), (2, 3), (1, 2)):
        raise SetupError(f"card_sets must be '4/5', '2/3' or '1/2', not {shown(found['card_sets'])}.")
    if set("(),=") & set(found["box"]):
        raise SetupError(
            "box must be a path without brackets, commas and equals signs, which OpenSpiel reads itself, not"
            f" {shown(found['box'])}."
        )
    return Setup(**{**found, "card_sets": sets, "focus": found["focus"] or None, "box": found["box"] or None})


def _game_type(setup: Setup) -> pyspiel.GameType:
    kinds = pyspiel.GameType
    return kinds(
        short_name=NAME,
        long_name="Gùgōng",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM if setup.solo else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=5,
        min_num_players=1,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
    )


class GugongGame(pyspiel.Game):
    """A set-up; one player is a solo game against Meng, whom the rules play."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        """Make it of OpenSpiel's parameters; SetupError for what the game does not have."""
        self.setup = setup_from(params or {})
        load_box(self.setup.box)  # says now what is wrong with it
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTION_COUNT,
            max_chance_outcomes=CHANCE_OUTCOMES,
            num_players=self.setup.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if self.setup.solo else 0.0,
            max_game_length=MOST_DECISIONS,
        )
        super().__init__(_game_type(self.setup), info, params or {})

    def new_initial_state(self) -> "GugongState":
        """A state before the deal."""
        return GugongState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Those of the deal, and at most one behind each action."""
        return DEAL_NODES + MOST_DECISIONS

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "GugongObserver | None":
        """An observer of all that one seat may know; there is none of the public or the private part alone.

        Its tensor is one block, or with the parameter `blocks` (True) as many as the observation has, by their names.
        """
        wanted = dict(params or {})
        named = wanted.pop("blocks", False)
        if wanted:
            raise ValueError(f"An observer of this game takes the parameter 'blocks' only, not {shown(wanted)}.")
        single = pyspiel.PrivateInfoType.SINGLE_PLAYER
        if iig_obs_type is not None and not (iig_obs_type.public_info and iig_obs_type.private_info == single):
            return None
        return GugongObserver(named=bool(named))


class _Progress:
    """What a state consists of: the deal so far, then the game and the action that waits for chance, if one does.

    OpenSpiel copies each attribute of a state deeply, so all of them are in this one, which copies quickly.
    """

    __slots__ = ("deal", "game", "setup", "waiting")

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.deal: tuple[int, ...] = ()
        self.game: SingleGame | None = None
        self.waiting: int | None = None

    def __deepcopy__(self, memo: dict[int, Any]) -> "_Progress":
        twin = _Progress(self.setup)
        twin.deal, twin.waiting = self.deal, self.waiting
        twin.game = None if self.game is None else self.game.clone()
        return twin

    def __getstate__(self) -> tuple[Any, ...]:
        return self.setup, self.deal, self.game, self.waiting

    def __setstate__(self, content: tuple[Any, ...]) -> None:
        self.setup, self.deal, self.game, self.waiting = content


class GugongState(pyspiel.State):
    """A state of a game."""

    def __init__(self, game: GugongGame) -> None:
        """Before the deal; only `GugongGame.new_initial_state` makes states."""
        super().__init__(game)
        self.progress = _Progress(game.setup)

    def current_player(self) -> int:
        """The seat that decides, or OpenSpiel's number for chance or for the end."""
        progress = self.progress
        if progress.game is None or progress.waiting is not None:
            return pyspiel.PlayerId.CHANCE
        return pyspiel.PlayerId.TERMINAL if progress.game.over else progress.game.seat

    def _legal_actions(self, player: int) -> list[int]:
        assert self.progress.game is not None
        return self.progress.game.legal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All outcomes, each with its probability."""
        return _OUTCOMES

    def _apply_action(self, action: int) -> None:
        progress = self.progress
        if self.current_player() == pyspiel.PlayerId.CHANCE and not 0 <= action < CHANCE_OUTCOMES:
            raise IllegalMove(f"Chance has the outcomes 0 to {CHANCE_OUTCOMES - 1}, not {action}.")
        if progress.game is None:
            progress.deal += (action,)
            if len(progress.deal) == DEAL_NODES:
                progress.game = SingleGame(progress.setup.with_seed(int.from_bytes(progress.deal, "little")))
        elif progress.waiting is None:
            if not progress.game.play_unless_chance(action):
                progress.waiting = action
        else:
            progress.game.branch(action)
            progress.game.play(progress.waiting)
            progress.waiting = None

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"Chance {action}"
        decision = self.progress.game.decision() if self.progress.game is not None else None
        found = [option.text() for option in decision.options if option.id == action] if decision else []
        return f"{action} {found[0]}" if found else str(action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.progress.game is not None and self.progress.game.over

    def returns(self) -> list[float]:
        """1 for the winner, and as much in all taken from the other seats; 0 before the end, and if nobody won."""
        game = self.progress.game
        return [0.0] * self.progress.setup.players if game is None else game.rewards()

    def resample_from_infostate(self, player: int, sampler: Any) -> "GugongState":
        """A copy in which all that the player cannot know is dealt anew; `sampler()` gives numbers from 0 to 1."""
        if not 0 <= player < self.progress.setup.players:
            raise SetupError(f"There is no player {player}; they are numbered from 0.")
        twin = self.clone()
        if twin.progress.game is not None:
            twin.progress.game.deal_anew(player, int(sampler() * 2**53))
        return twin

    def __str__(self) -> str:
        """What is asked of whom, and a digest that differs between states that differ."""
        progress = self.progress
        if progress.game is None:
            return f"The deal: {', '.join(map(str, progress.deal)) or 'nothing yet'}"
        decision = progress.game.decision()
        asked = "The game is over" if decision is None else f"Seat {decision.seat}: {decision.text()}"
        waiting = "" if progress.waiting is None else f" Action {progress.waiting} waits for chance."
        return f"{asked}{waiting} ({progress.game.digest()})"


class GugongObserver:
    """What a seat may know, as OpenSpiel's observers give it: a tensor, its named blocks, and a string."""

    def __init__(self, *, named: bool = False) -> None:
        """Make an empty tensor; OpenSpiel copies block by block, so that many named ones take it long."""
        self.tensor = np.zeros(OBSERVATION_SIZE, np.float32)
        self.dict = {"observation": self.tensor}
        if named:
            self.dict = {block_name(one): self.tensor[one.start : one.start + one.block.size] for one in places()}

    def set_from(self, state: GugongState, player: int) -> None:
        """Fill the tensor; before the deal it is empty."""
        game = state.progress.game
        self.tensor[:] = 0 if game is None else observe_state(game.state, game.box, player)

    def string_from(self, state: GugongState, player: int) -> str:
        """The observation in hexadecimal digits, and whose it is."""
        game = state.progress.game
        seen = "" if game is None else observe_state(game.state, game.box, player).tobytes().hex()
        return f"{player}:{seen}"


pyspiel.register_game(_game_type(Setup()), GugongGame)
