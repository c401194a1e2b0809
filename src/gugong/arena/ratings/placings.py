"""Who was placed before whom: by game, and counted over many."""

from collections import defaultdict
from collections.abc import Iterable, Sequence

from ..intervals import Share, share
from ..match import MatchResult


def placing(game: MatchResult) -> list[int]:
    """By seat its place, 0 for the first; seats that cannot win share one, failed bots share the last."""
    seats = len(game.ranking)
    failed = {failure.seat for failure in game.failures}
    found = [0] * seats
    for place, seat in enumerate(game.ranking):
        outside = not game.breakdown[seat]["can_win"]
        found[seat] = seats + 1 if seat in failed else seats if outside else place
    return found


def crosstable(games: Iterable[MatchResult], labels: Sequence[str]) -> dict[str, dict[str, Share]]:
    """By entrant and opponent (labels), how often it was placed before it at one table; shared places count not."""
    before: dict[tuple[int, int], list[bool]] = defaultdict(list)
    for game in games:
        found = placing(game)
        seats = list(zip(game.pairing.entrants, found, strict=True))
        for entrant, place in seats:
            for opponent, other in seats:
                if entrant != opponent and place != other:
                    before[entrant, opponent].append(place < other)
    return {
        label: {
            labels[opponent]: share(before[entrant, opponent])
            for opponent in range(len(labels))
            if (entrant, opponent) in before
        }
        for entrant, label in enumerate(labels)
    }
