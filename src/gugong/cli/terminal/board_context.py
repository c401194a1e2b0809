"""BoardContext: what the board is drawn from, and how a card is written."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from rich.text import Text

from ...box import Box
from ...box.names import CARD_ACTIONS, CARDS, DECREE_KEYS
from ...i18n.messages import text
from ...rules.phases.setup import MOST_ON_SIDE_A
from ..messages import language, message
from ..style import FAINT, JADE, styled

JADE_LICENCE = "level2.jade"


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
        """SETUP-1: side A (0) for up to three players, side B (1) for more."""
        return 1 if self.view["setup"]["players"] > MOST_ON_SIDE_A else 0

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

    def jade_cost(self, printed: int) -> int:
        """JADE-1, DECREE-8: what a jade costs the seat whose view it is."""
        has_licence = any(tile["decree"] == JADE_LICENCE and self.me in tile["seats"] for tile in self.view["decrees"])
        return max(printed - int(self.figures.jade_less) * has_licence, 0)

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
