"""The examples of programs that learn: each runs, in a short form, and does what it says."""

import re
import subprocess
import sys
from pathlib import Path

FOLDER = Path(__file__).parents[2] / "examples" / "learning"


def run(name: str, *options: str) -> list[str]:
    """What an example prints, line by line."""
    command = [sys.executable, str(FOLDER / name), *options]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_random_games_by_each_adapter() -> None:
    one, many, all_seats = run("random_rollout.py", "--players", "3")
    assert re.fullmatch(r"Gymnasium, one game against instinct: (1\.0|0\.0|-0\.5)", one)
    ended = re.fullmatch(r"Gymnasium, 64 games at once, 100 steps: (\d+) ended", many)
    assert ended
    assert int(ended[1]) >= 64
    assert all_seats.count("player_") == 3


def test_ppo_learns() -> None:
    """It wins a tenth of its games at first, as `random` does, and soon far more."""
    size = ("--games", "128", "--measured", "128", "--steps", "64", "--hidden", "64")
    lines = run("ppo.py", "--iterations", "6", "--report-every", "6", *size)
    before, after = (float(won) for line in lines for won in re.findall(r"([\d.]+)% won", line))
    assert before < 20
    assert after > 40


def test_the_bots_of_openspiel_play() -> None:
    for options in ((), ("--fair",)):
        *moves, last = run("openspiel_bot.py", "--simulations", "4", "--decisions", "12", *options)
        assert len(moves) == 12
        assert all(re.match(r"player [01]: \d+ ", move) for move in moves)
        assert last == "returns: [0.0, 0.0]"
