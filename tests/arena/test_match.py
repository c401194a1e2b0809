"""A bot that fails loses its game; the game is saved as it was, and the others play on."""

from pathlib import Path

import pytest

from gugong import Game, Setup
from gugong.arena.match import Pairing, play_match

WRONG = [
    ("raise", "raised ValueError: this bot is strange"),
    ("illegal", "chose -5 for seat 1, which is not legal"),
    ("slow", "took more than 1 s for a decision"),
    ("leave", "raised SystemExit: 1"),
    ("speechless", "raised Speechless"),
]


@pytest.mark.parametrize(("how", "told"), WRONG, ids=[how for how, _ in WRONG])
def test_whoever_fails_is_last_and_the_game_is_saved(bots: Path, tmp_path: Path, how: str, told: str) -> None:
    specs = ("random", f"strange:{how}", "random")
    pairing = Pairing(7, Setup(players=3, seed=5), specs, time_limit=1.0, saves=str(tmp_path / "saves"))
    result = play_match(pairing)
    (failure,) = result.failures
    assert (failure.spec, failure.seat, failure.game, failure.seed) == (specs[1], 1, 7, 5)
    assert told in failure.what
    assert result.ranking[-1] == 1
    assert result.scores[1] == 0
    assert result.winner != 1
    assert failure.save is not None
    saved = Game.load(Path(failure.save).read_text(encoding="utf-8"))
    assert saved.decision is not None
    assert saved.decision.seat == 1
    assert saved.setup.seed == 5


def test_a_bot_that_cannot_be_made_has_failed_at_once(bots: Path, tmp_path: Path) -> None:
    result = play_match(Pairing(0, Setup(players=2, seed=5), ("strange:unmade", "random"), saves=str(tmp_path)))
    (failure,) = result.failures
    assert "KeyError" in failure.what
    assert failure.save is not None
    assert Game.load(Path(failure.save).read_text(encoding="utf-8")).actions == []


def test_a_game_that_cannot_be_saved_is_played_on(bots: Path, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    result = play_match(Pairing(0, Setup(players=2, seed=5), ("strange:raise", "random"), saves=str(tmp_path / "file")))
    assert [failure.save for failure in result.failures] == [None]


def test_two_entrants_of_one_spec_draw_chance_of_their_own() -> None:
    """With the same seed in the same seat they play different games; each plays its own again."""
    setup = Setup(players=2, seed=3)
    first, again, other = (
        play_match(Pairing(0, setup, ("random", "random"), entrants=(0, 1), copies=copies)).actions
        for copies in [(0, 1), (0, 1), (1, 0)]
    )
    assert first == again != other
