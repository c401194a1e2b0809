"""A tournament on the command line: live ratings while it is played, the leaderboard when it is over."""

from collections import defaultdict
from pathlib import Path
from typing import Any

from rich.console import RenderableType

from ...arena import MatchResult, Tournament
from ...arena.ratings import LiveRatings
from ...arena.schedule import labels_of
from ...errors import SetupError
from ..messages import message
from ..reports import arena_screen
from .series_run import SeriesRun

LEADERS = 4  # named beside the progress bar


class TournamentRun(SeriesRun):
    """Plays a tournament and prints its leaderboard."""

    def __init__(self, tournament: Tournament, saves: Path) -> None:
        """Nothing is played yet; without openskill there are no live ratings, only win shares."""
        super().__init__(tournament, saves)
        self.tournament = tournament
        self.labels = labels_of(tournament.entrants)
        self.won: dict[int, list[bool]] = defaultdict(list)  # by entrant, so far
        self.live = None if tournament.plan.setup.solo else _live_ratings()

    def take(self, result: MatchResult) -> None:
        """Count a win and rate the game."""
        for seat, entrant in enumerate(result.pairing.entrants):
            self.won[entrant].append(result.winner == seat)
        if self.live is not None:
            self.live.add(result)

    def state(self) -> str:
        """The leaders so far: by live ratings, or else by win shares."""
        shares = {entrant: sum(won) / len(won) for entrant, won in self.won.items()}
        ranks = shares if self.live is None else self.live.values
        best = sorted(shares, key=lambda entrant: -ranks[entrant])[:LEADERS]
        return "  ".join(
            message(
                "arena-leading",
                spec=self.labels[entrant],
                share=round(100 * shares[entrant]),
                rated=self.live is not None,
                rating=f"{ranks[entrant]:.1f}",
            )
            for entrant in best
        )

    def figures(self) -> dict[str, Any]:
        """The report for programs."""
        return self.tournament.report().as_dict()

    def screen(self) -> RenderableType:
        """The leaderboard."""
        return arena_screen.render_tournament(self.tournament.report())

    def draw(self, path: Path) -> None:
        """Draw the leaderboard."""
        from ..reports.arena_picture import draw

        draw(path, self.tournament.report())


def _live_ratings() -> LiveRatings | None:
    try:
        return LiveRatings()
    except SetupError:
        return None
