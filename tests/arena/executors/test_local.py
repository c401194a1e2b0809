"""Games in several processes: all of them are played, whatever a bot does to its process."""

from pathlib import Path

import pytest

from gugong import Game, Setup
from gugong.arena.executors import LocalExecutor, lane
from gugong.arena.match import MatchResult, Pairing


def pairings(*specs: str, games: int = 1, limit: float | None = None, saves: Path | None = None) -> list[Pairing]:
    folder = None if saves is None else str(saves)
    return [Pairing(n, Setup(players=len(specs), seed=n), specs, limit, folder) for n in range(games)]


def played(games: list[Pairing], processes: int) -> list[MatchResult]:
    return sorted(LocalExecutor(processes).results(games), key=lambda result: result.pairing.number)


def test_one_process_and_two_play_the_same_games() -> None:
    games = pairings("random", "random", "random", games=6)
    here, there = played(games, 1), played(games, 2)
    assert [result.pairing for result in here] == games
    assert [(result.pairing, result.scores, result.breakdown) for result in here] == [
        (result.pairing, result.scores, result.breakdown) for result in there
    ]


@pytest.mark.parametrize(("how", "told"), [("exit", "exit code 3"), ("crash", "signal 11")])
def test_a_bot_that_ends_its_process_loses_only_its_own_game(bots: Path, tmp_path: Path, how: str, told: str) -> None:
    bad = pairings("random", f"strange:{how}", saves=tmp_path)
    good = pairings("random", "random", games=4)[1:]
    first, *rest = played([*bad, *good], 2)
    (failure,) = first.failures
    assert (failure.spec, failure.seat) == (f"strange:{how}", 1)
    assert told in failure.what
    assert first.ranking == [0, 1]
    assert first.scores[1] == 0
    assert len(rest) == 3
    assert not any(result.failures for result in rest)


def test_the_game_is_saved_at_the_decision_that_ended_the_process(bots: Path, tmp_path: Path) -> None:
    """The third decision of the bot, as if it had only raised."""
    died = played(pairings("random", "strange:exit", saves=tmp_path / "died"), 2)[0].failures[0]
    raised = played(pairings("random", "strange:raise", saves=tmp_path / "raised"), 1)[0].failures[0]
    assert died.save is not None
    assert raised.save is not None
    saved = Game.load(Path(died.save).read_text(encoding="utf-8"))
    assert saved.actions == Game.load(Path(raised.save).read_text(encoding="utf-8")).actions != []


def test_two_bots_that_end_their_process_in_one_game(bots: Path) -> None:
    (result,) = played(pairings("strange:exit", "strange:crash", "random"), 2)
    assert {failure.seat: failure.spec for failure in result.failures} == {0: "strange:exit", 1: "strange:crash"}
    assert result.ranking[0] == 2


def test_a_failure_before_another_bot_ends_the_process_still_counts(bots: Path) -> None:
    (result,) = played(pairings("strange:raise", "strange:late", "random"), 2)
    found = {failure.seat: failure.what for failure in result.failures}
    assert found == {0: "raised ValueError: this bot is strange", 1: "ended its process (exit code 3)"}
    assert len(result.failures) == 2
    assert result.ranking[0] == 2


def test_a_bot_that_ends_its_process_when_it_is_made(bots: Path) -> None:
    (result,) = played(pairings("random", "strange:stillborn"), 2)
    assert [(failure.seat, failure.what) for failure in result.failures] == [(1, "ended its process (exit code 4)")]


def test_a_bot_that_no_alarm_interrupts_is_stopped(bots: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lane, "GRACE_SECONDS", 0.5)
    (result,) = played(pairings("random", "strange:stuck", limit=0.5), 2)
    assert ["could not be interrupted" in failure.what for failure in result.failures] == [True]


def test_a_fault_of_the_arena_is_not_hidden() -> None:
    """A table with a bot too few is nobody's failure but ours."""
    wrong = Pairing(0, Setup(players=3, seed=1), ("random", "random"))
    with pytest.raises(RuntimeError, match="IndexError"):
        list(LocalExecutor(2).results([wrong]))


def test_what_a_bot_prints_does_not_get_among_the_results(bots: Path, capfd: pytest.CaptureFixture[str]) -> None:
    for processes in (1, 2):
        played(pairings("strange:print", "random"), processes)
        out, err = capfd.readouterr()
        assert out == ""
        assert "a word from the bot" in err
