"""The report of a tournament, for screen, picture and JSON."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from ...arena.match import MatchResult
from ...arena.ratings import SoloStanding, Standing, solo_standings, standings
from ...arena.schedule import TournamentPlan
from ..rounding import rounded

DIGITS = 6


@dataclass(frozen=True)
class TournamentReport:
    """The results of a tournament in the order of their numbers, and the standings."""

    specs: tuple[str, ...]
    plan: TournamentPlan
    asked: int
    results: list[MatchResult]
    standings: list[Standing]  # empty when Meng was the opponent
    solo: list[SoloStanding]  # empty when he was not

    @property
    def nobody(self) -> int:
        """How many games nobody won because nobody was in the palace; those with a failed bot are not counted."""
        return sum(result.winner is None and not result.failures for result in self.results)

    def data(self) -> dict[str, Any]:
        """All figures, JSON-able."""
        setup = self.plan.setup.as_dict()
        found = self.solo if self.plan.setup.solo else self.standings
        data = {
            "specs": list(self.specs),
            "setup": {key: setup[key] for key in ("players", "seed", "bonus_tokens", "expert")},
            "seeds": self.plan.seeds,
            "time_limit": self.plan.time_limit,
            "asked": self.asked,
            "played": len(self.results),
            "interrupted": len(self.results) < self.asked,
            "nobody_won": self.nobody,
            "standings": [_flat(asdict(standing)) for standing in found],
            "failures": [asdict(failure) for result in self.results for failure in result.failures],
            "games": [_game(result) for result in self.results],
        }
        figures: dict[str, Any] = rounded(data, DIGITS)
        return figures


def tournament_report(
    results: Sequence[MatchResult], specs: Sequence[str], plan: TournamentPlan, asked: int
) -> TournamentReport:
    """Sort the results and compute the standings."""
    ordered = sorted(results, key=lambda result: result.pairing.number)
    solo = plan.setup.solo
    return TournamentReport(
        tuple(specs),
        plan,
        asked,
        ordered,
        [] if solo else standings(ordered),
        solo_standings(ordered) if solo else [],
    )


def _flat(standing: dict[str, Any]) -> dict[str, Any]:
    """A standing with the fields of its tally merged in."""
    return {**{key: value for key, value in standing.items() if key != "tally"}, **standing["tally"]}


def _game(result: MatchResult) -> dict[str, Any]:
    setup = result.pairing.setup
    about: dict[str, Any] = {"number": result.pairing.number, "seed": setup.seed, "specs": list(result.pairing.specs)}
    if setup.solo:
        about["meng"] = setup.meng
    rest = asdict(result)
    return about | {key: rest[key] for key in rest if key not in ("pairing", "failures")}
