"""The set-ups that tests of environments mix: every number of players, every option, another box."""

from importlib.resources import files
from pathlib import Path

from gugong import Setup

SOLO = [
    Setup(players=1, meng=meng, card_sets=card_sets, focus=focus, meng_matches=matches, expert=expert)
    for meng, card_sets, focus, matches, expert in (
        ("easy", (4, 5), None, "exact", False),
        ("normal", (2, 3), "wall", "at_least", False),
        ("hard", (1, 2), None, "exact", True),
    )
]
MIXED = [
    *(Setup(players=players) for players in (2, 3, 4, 5)),
    *(Setup(players=players, bonus_tokens=tokens) for players, tokens in ((2, "standard"), (4, "deluxe"))),
    Setup(players=3, bonus_tokens="deluxe", expert=True),
    *SOLO,
]


def short_box(folder: Path) -> Path:
    """A box whose games last two days."""
    board = (files("gugong.box") / "standard" / "board.toml").read_text(encoding="utf-8")
    short = board.replace("days = 4\n", "days = 2\n").replace("day_income = [0, 4, 4, 4] ", "day_income = [0, 4] ")
    assert short != board
    (folder / "board.toml").write_text(short, encoding="utf-8")
    return folder
