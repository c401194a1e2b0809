"""BoardContext: what the board is drawn from, and how a card is written."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from rich.text import Text

from ...box import Box
from ...box.names import CARD_ACTIONS, CARDS, DECREE_KEYS
from ...game.view import SIDES
from ...i18n.messages import text
from ..messages import language, message
from ..style import FAINT, JADE, styled


@dataclass(frozen=True)
class BoardContext:
    """A view of a seat or a spectator, the box of the game, and the names to show beside the seats' colours."""

    view: dict[str, Any]
    box: Box
    names: Mapping[int, str] = field(default_factory=dict)

    @property
    def figures(self) -> Any:
        """The figures of the box."""
        return self.box.record[0]

    @property
    def side(self) -> int:
        """The side of the board that is up: 0 is side A, 1 is side B."""
        return SIDES.index(self.view["side"])

    @property
    def me(self) -> int | None:
        """The seat whose view it is; None for a spectator."""
        seat: int | None = self.view["seat"]
        return seat

    def decree_cost(self, place: int) -> int | None:
        """The servants that taking a tile removes; for a spectator the most for a seat without it, or None."""
        tile = self.view["decrees"][place]
        if self.me is not None:
            return int(tile["costs"][self.me])
        return max((cost for seat, cost in enumerate(tile["costs"]) if seat not in tile["seats"]), default=None)

    def jade_cost(self, place: int) -> int:
        """What a jade costs in a house, or (the last place) at the plaza; for a spectator the most that a seat pays."""
        costs: list[int] = self.view["jade_costs"][place]
        return max(costs) if self.me is None else costs[self.me]

    def decree_vp(self, place: int) -> int:
        """The VP printed on a tile."""
        return int(self.figures.decree_vp.reshape(-1)[DECREE_KEYS.index(self.view["decrees"][place]["decree"])])

    def card(self, name: str) -> tuple[Text, Text, Text]:
        """A card in three parts: its value (starred if a die shows it), its gift, its action."""
        number = CARDS.index(name)
        value = int(self.figures.card_value[number])
        shown = value in self.view["dice"]
        face = styled(f"{value}{'*' if shown else ' '}", f"bold {JADE}" if shown else "bold")
        action = CARD_ACTIONS[int(self.figures.card_action[number])]
        style = FAINT if action == "none" else ""
        return face, styled(text(language(), f"gift-{value}")), styled(message(f"action-{action}"), style)
