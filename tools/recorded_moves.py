"""Games as a page hears of them, for the page's own tests: events with their changes, views and decisions.

`uv run python -m tools.recorded_moves` writes them to web/tests/recorded.
"""

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from gugong import Game, Setup
from gugong.box import load_box, names
from gugong.box.kinds import DecreeKind, TokenGroup, TokenKind
from gugong.game.foresight import RESOURCES
from gugong.game.view import own_view_of, public_view_of
from gugong.game.view_source import ViewSource, view_source
from gugong.i18n.messages import languages
from gugong.players.levels import LEVELS
from gugong.server.tables.serializers import serialize_decision
from gugong.vocabulary.arguments import COUNTED_FROM_ONE, MESSAGE_PREFIXES
from gugong.vocabulary.kinds import TYPE_OF

# Games whose decisions and sentences are looked at, too.
GAMES = (
    Setup(players=1, seed=3),
    Setup(players=2, seed=5, expert=True),
    Setup(players=4, seed=8, bonus_tokens="deluxe"),
)
# A game of each mode, event by event.
MODES = {
    "solo": Setup(players=1, seed=11, meng="hard"),
    "two": Setup(players=2, seed=12),
    "three": Setup(players=3, seed=13),
    "four": Setup(players=4, seed=14),
    "five": Setup(players=5, seed=15),
    "standard": Setup(players=3, seed=16, bonus_tokens="standard"),
    "deluxe": Setup(players=4, seed=17, bonus_tokens="deluxe"),
    "expert": Setup(players=2, seed=18, expert=True, bonus_tokens="deluxe"),
}
SPECTATOR = "spectator"
# The lists of words that the page has too.
WORDS = {
    "LOCATIONS": names.LOCATIONS,
    "BENEFITS": names.BENEFITS,
    "REWARDS": names.REWARDS,
    "TRADES": names.TRADES,
    "HOUSES": names.HOUSES,
    "SEAT_NAMES": names.SEAT_NAMES,
    "BONUS_TOKENS": names.BONUS_TOKENS,
    "MENG_LEVELS": names.MENG_LEVELS,
    "MENG_MATCHES": names.MENG_MATCHES,
    "RESOURCES": RESOURCES,
}


def moves_of(setup: Setup) -> list[dict[str, Any]]:
    """A game at random, as the owner of all its seats sees it after each move."""
    found = []
    for game, events in _played(setup):
        asked = serialize_decision(game, range(setup.seats), foresees=True)
        found.append({"events": events, **_seen(view_source(game)), "decision": asked})
    return found


def steps_of(setup: Setup) -> list[dict[str, Any]]:
    """A game at random: after each event what changed, by who sees it, and the whole view of that moment."""
    found: list[dict[str, Any]] = []
    for game, events in _played(setup):
        viewers = {SPECTATOR: (), **{str(seat): (seat,) for seat in range(setup.players)}}
        steps = [
            {
                "changes": {viewer: change.seen_by(seats) for viewer, seats in viewers.items()},
                **_seen(ViewSource(state, game.setup, game.box)),
            }
            for change, state in zip(game.changes, game.snapshots[1:], strict=True)
        ]
        start = _seen(view_source(game)) if not found else {}
        found.append({"events": events, "steps": steps, **start})
    return found


def _played(setup: Setup) -> Iterator[tuple[Game, list[dict[str, Any]]]]:
    """A game played at random: at its beginning and after each move, with the events of that move."""
    game, chance = Game(setup), random.Random(setup.seed)
    yield game, []
    while not game.over:
        events = game.play(chance.choice(list(game.legal)))
        yield game, [event.as_dict() for event in events]


def _seen(source: ViewSource) -> dict[str, Any]:
    own = {str(seat): own_view_of(source, seat) for seat in range(source.setup.players)}
    return {"view": public_view_of(source), "own": own}


def texts_of(setup: Setup, language: str) -> list[dict[str, Any]]:
    """What the terminal says of every decision, option and event of that game."""
    game, chance = Game(setup), random.Random(setup.seed)
    found = []
    while not game.over:
        decision = game.decision
        assert decision is not None
        asked = {"question": decision.text(language), "options": [o.text(language) for o in decision.options]}
        reasons = [o.reason_text(language) for o in decision.options]
        events = game.play(chance.choice(list(game.legal)))
        told = {
            "events": [event.text(language, event.seat) for event in events],
            "yours": [event.text(language, event.seat, you=True) for event in events],
            "short": [event.text(language, event.seat, short=True) for event in events],
            "yours_short": [event.text(language, event.seat, you=True, short=True) for event in events],
        }
        found.append({**asked, "reasons": reasons, **told})
    return found


def vocabulary() -> dict[str, Any]:
    """What the page knows of the game's words, as the game knows it."""
    return {
        "words": WORDS,
        "tokens": {token.key: {"rule": token.rule, "isBonus": token.group != TokenGroup.BASE} for token in TokenKind},
        "decrees": {decree.key: decree.rule for decree in DecreeKind},
        "arguments": {
            name: {"type": kind, "prefix": MESSAGE_PREFIXES.get(kind), "counted_from_one": kind in COUNTED_FROM_ONE}
            for name, kind in TYPE_OF.items()
        },
        "languages": languages(),
        "levels": list(LEVELS),
    }


def write(folder: Path) -> None:
    """Write the games, the box and the vocabulary."""
    folder.mkdir(parents=True, exist_ok=True)

    def put(name: str, value: Any) -> None:
        (folder / f"{name}.json").write_text(json.dumps(value), encoding="utf-8")

    put("games", [moves_of(setup) for setup in GAMES])
    for mode, setup in MODES.items():
        put(f"game-{mode}", steps_of(setup))
    put("texts", {language: [texts_of(setup, language) for setup in GAMES] for language in languages()})
    put("vocabulary", vocabulary())
    put("box", {"name": "standard", **load_box(None).data})


if __name__ == "__main__":
    write(Path(__file__).parents[1] / "web" / "tests" / "recorded")
