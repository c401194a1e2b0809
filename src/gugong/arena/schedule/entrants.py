"""The entrants of a tournament: specs by their numbers from 0. The same spec twice is two entrants."""

from collections import Counter
from collections.abc import Sequence

from ...errors import PlayerError
from ...players import new_player
from ..match import exception_text


def check_specs(specs: Sequence[str]) -> None:
    """Raise PlayerError for a spec of which no player can be made."""
    for spec in dict.fromkeys(specs):
        try:
            new_player(spec)
        except PlayerError:
            raise
        except (Exception, SystemExit) as fault:
            words = f"{type(fault).__name__}{exception_text(fault)}"
            raise PlayerError(f"The player {spec!r} cannot be made: it raised {words}.") from fault


def copies_of(specs: Sequence[str]) -> tuple[int, ...]:
    """By entrant, how many entrants before it have the same spec."""
    seen: Counter[str] = Counter()
    found = []
    for spec in specs:
        found.append(seen[spec])
        seen[spec] += 1
    return tuple(found)


def labels_of(specs: Sequence[str]) -> tuple[str, ...]:
    """By entrant its name in tables: the spec, and from its second entrant on the spec with `#2`, `#3` and so on."""
    return tuple(spec if not copy else f"{spec}#{copy + 1}" for spec, copy in zip(specs, copies_of(specs), strict=True))
