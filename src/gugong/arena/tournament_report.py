"""The report of a tournament: all its figures, for programs, screen, picture and JSON."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from .intervals import Share
from .match import BotFailure, MatchResult
from .ratings import SoloStanding, Standing, crosstable, solo_standings, standings
from .rounding import rounded
from .schedule import TournamentPlan, labels_of

DIGITS = 6
IN_STORE_ONLY = ("failures", "actions", "versions")  # of a game: told elsewhere, or only in the store


@dataclass(frozen=True)
class TournamentReport:
    """The results of a tournament in the order of their numbers, and the standings."""

    plan: TournamentPlan
    results: list[MatchResult]
    standings: list[Standing]  # empty when Meng was the opponent
    solo: list[SoloStanding]  # empty when he was not
    crosstable: dict[str, dict[str, Share]]  # by label and opponent: how often placed before it; empty against Meng

    @property
    def specs(self) -> tuple[str, ...]:
        """The specs of the entrants."""
        return self.plan.entrants

    @property
    def asked(self) -> int:
        """How many games there were to play."""
        return self.plan.games

    @property
    def interrupted(self) -> bool:
        """Whether not all games were played."""
        return len(self.results) < self.asked

    @property
    def failures(self) -> list[BotFailure]:
        """All failures of bots."""
        return [failure for result in self.results for failure in result.failures]

    @property
    def nobody(self) -> int:
        """How many games nobody won because nobody was in the palace; those with a failed bot are not counted."""
        return sum(result.winner is None and not result.failures for result in self.results)

    def as_dict(self) -> dict[str, Any]:
        """All figures, JSON-able."""
        setup = self.plan.setup.as_dict()
        found = self.solo if self.plan.setup.solo else self.standings
        data = {
            "specs": list(self.specs),
            "setup": {key: setup[key] for key in ("players", "seed", "bonus_tokens", "expert")},
            "box": None if self.plan.setup.box is None else str(self.plan.setup.box),
            "versions": self.results[0].versions if self.results else None,
            "seeds": self.plan.seeds,
            "seating": str(self.plan.seating),
            "time_limit": self.plan.time_limit,
            "asked": self.asked,
            "played": len(self.results),
            "interrupted": self.interrupted,
            "nobody_won": self.nobody,
            "standings": [_flat(asdict(standing)) for standing in found],
            "crosstable": {
                spec: {opponent: asdict(found) for opponent, found in met.items()}
                for spec, met in self.crosstable.items()
            },
            "failures": [asdict(failure) for failure in self.failures],
            "games": [_game(result) for result in self.results],
        }
        figures: dict[str, Any] = rounded(data, DIGITS)
        return figures


def tournament_report(results: Sequence[MatchResult], plan: TournamentPlan) -> TournamentReport:
    """Sort the results and compute the standings."""
    ordered = sorted(results, key=lambda result: result.pairing.number)
    solo, specs = plan.setup.solo, plan.entrants
    return TournamentReport(
        plan,
        ordered,
        [] if solo else standings(ordered, specs),
        solo_standings(ordered, specs) if solo else [],
        {} if solo else crosstable(ordered, labels_of(specs)),
    )


def _flat(standing: dict[str, Any]) -> dict[str, Any]:
    """A standing with the fields of its tally merged in."""
    return {**{key: value for key, value in standing.items() if key != "tally"}, **standing["tally"]}


def _game(result: MatchResult) -> dict[str, Any]:
    setup = result.pairing.setup
    about: dict[str, Any] = {
        "number": result.pairing.number,
        "seed": setup.seed,
        "specs": list(result.pairing.specs),
        "entrants": list(result.pairing.entrants),
    }
    if setup.solo:
        about["meng"] = setup.meng
    return about | {key: value for key, value in result.as_json().items() if key not in IN_STORE_ONLY}
