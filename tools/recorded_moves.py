"""Record games as the page receives them, for its unit tests: views, decisions and events, move by move.

The tests of the page do it before each run; by hand: `uv run python -m tools.recorded_moves`.
"""

import json
import random
from pathlib import Path
from typing import Any

from gugong import Game, Setup
from gugong.box import load_box
from gugong.game.view import decision_view, own_view, public_view
from gugong.i18n.messages import languages

GAMES = (
    Setup(players=1, seed=3),
    Setup(players=2, seed=5, expert=True),
    Setup(players=4, seed=8, bonus_tokens="deluxe"),
)


def moves_of(setup: Setup) -> list[dict[str, Any]]:
    """A random game, move by move, as the owner of all its seats sees it."""
    game, chance = Game(setup), random.Random(setup.seed)
    found = [{"events": [], **_seen(game)}]
    while not game.over:
        events = game.play(chance.choice(list(game.legal)))
        found.append({"events": [event.as_dict() for event in events], **_seen(game)})
    return found


def texts_of(setup: Setup, language: str) -> list[dict[str, Any]]:
    """The terminal's texts for every decision, option and event of the same game."""
    game, chance = Game(setup), random.Random(setup.seed)
    found = []
    while not game.over:
        decision = game.decision
        assert decision is not None
        asked = {"question": decision.text(language), "options": [o.text(language) for o in decision.options]}
        reasons = [o.reason_text(language) for o in decision.options]
        events = game.play(chance.choice(list(game.legal)))
        found.append({**asked, "reasons": reasons, "events": [event.text(language, event.seat) for event in events]})
    return found


def _seen(game: Game) -> dict[str, Any]:
    decision = game.decision
    return {
        "view": public_view(game),
        "own": {str(seat): own_view(game, seat) for seat in range(game.setup.players)},
        "decision": decision_view(game, None if decision is None else decision.seat),
    }


def write(folder: Path) -> None:
    """Write the games and the box."""
    folder.mkdir(parents=True, exist_ok=True)
    games = [moves_of(setup) for setup in GAMES]
    (folder / "games.json").write_text(json.dumps(games), encoding="utf-8")
    texts = {language: [texts_of(setup, language) for setup in GAMES] for language in languages()}
    (folder / "texts.json").write_text(json.dumps(texts), encoding="utf-8")
    (folder / "box.json").write_text(json.dumps({"name": "standard", **load_box(None).data}), encoding="utf-8")


if __name__ == "__main__":
    write(Path(__file__).parents[1] / "web" / "tests" / "recorded")
