"""docs/observation.md, made from the blocks of the observation: `uv run python -m tools.observation_page` writes it."""

from collections.abc import Iterable
from pathlib import Path

from gugong.envs import OBSERVATION_SIZE, OBSERVATION_VERSION
from gugong.envs.observation.blocks import (
    BOARD_BLOCKS,
    CLOCK_BLOCKS,
    MENG_BLOCKS,
    OWN_BLOCKS,
    SEAT_BLOCKS,
    SEAT_OFFSETS,
    SEAT_SIZE,
    SETUP_BLOCKS,
    STACK_BLOCKS,
    TABLE_OFFSETS,
    TABLE_SIZE,
    Block,
    Labels,
)
from gugong.rules.core.state import SEATS

PAGE = Path(__file__).parents[1] / "docs" / "observation.md"
LONGEST = 8  # labels of an axis that are all named

INTRODUCTION = f"""# The observation

This page is made from the code (`uv run python -m tools.observation_page`). It describes version
**{OBSERVATION_VERSION}** (`gugong.envs.OBSERVATION_VERSION`); whenever a number means something else, the version is
another.

An observation is what one seat may know of a game, as **{OBSERVATION_SIZE}** numbers of int8
(`gugong.envs.OBSERVATION_SIZE`): {TABLE_SIZE} of the table, then {SEAT_SIZE} for each of {SEATS} seats. The own seat
comes first, the others follow in player order; those of a seat that is not there are all 0. Most numbers are 0: at
four players about 160 are not.

```python
import gugong
from gugong.envs import decode, feature_names, observe, observe_sparse

game = gugong.Game(gugong.Setup(players=3, seed=1))
row = observe(game)  # of the seat that decides; observe(game, 2) is that of seat 2
print(decode(row)["table"]["locations"])  # in words, for people
print(feature_names()[row.argmax()])
places, numbers = observe_sparse(game)  # the same without the zeros
```

[Batch](environments.md) fills such rows for all its games.

- **What it tells.** All that lies open, the own cards, and what everybody saw going to whom: of the others' cards
  those that are known. The decision at hand with all that was chosen for it, and whatever is still to be done below
  it. Two positions in which a seat sees something different that matters for play have different rows, and the same
  decision with the same row has the same legal actions.
- **What it does not tell.** Whatever is hidden (HIDDEN-1): other cards, the order of piles, the kinds of face-down
  tokens; and the card that another seat has chosen and not yet laid. Positions that differ only in these have the
  same row. It does not describe the box either: a network learns the figures of the box that it plays with.
- **Numbers.** *flag*: 0 or 1. *one-hot*: of each group one number is 1, or none. *count*: a number; the table has
  a bound for games of the standard box, by which `feature_maxima()` lets you scale. With other boxes a count may
  be higher, but stays below 128; `vp` + 128 × `vp_high` are the victory points. Where a count also comes as one-hot,
  the last place stands for all higher numbers, too.
- **Names.** `feature_names()` has a name for each number: `block`, `block[label]` or `block[label,label]`, after
  `own.` or `next1.` to `next4.` for those of a seat. *From* is the first number of a block; for a seat, *n* seats
  after the own one, add {TABLE_SIZE} + {SEAT_SIZE} × *n*. Of two axes of labels the second varies faster.
"""

SECTIONS: tuple[tuple[str, str, tuple[Block, ...], dict[str, int]], ...] = (
    ("The set-up", "", SETUP_BLOCKS, TABLE_OFFSETS),
    ("The clock", "", CLOCK_BLOCKS, TABLE_OFFSETS),
    ("The board", "", BOARD_BLOCKS, TABLE_OFFSETS),
    ("Meng", "All 0 without him.", MENG_BLOCKS, TABLE_OFFSETS),
    (
        "The decision",
        "The rules keep a stack of frames, what is still to be done; the one on top is the decision. Blocks that"
        " are named after something chosen tell it wherever in the stack it stands.",
        STACK_BLOCKS,
        TABLE_OFFSETS,
    ),
    ("The own seat", "What is told besides the blocks that every seat has.", OWN_BLOCKS, TABLE_OFFSETS),
    ("A seat", "", SEAT_BLOCKS, SEAT_OFFSETS),
)


def page() -> str:
    """The page as it has to be."""
    parts = [INTRODUCTION]
    for title, text, blocks, offsets in SECTIONS:
        parts.append(f"## {title}\n")
        if text:
            parts.append(text + "\n")
        parts.append(_table(blocks, offsets))
    return "\n".join(parts)


def _table(blocks: Iterable[Block], offsets: dict[str, int]) -> str:
    lines = ["| from | size | block | content | labels | meaning |", "|---|---|---|---|---|---|"]
    for block in blocks:
        content = f"{block.content}, up to {block.most}" if block.content == "count" else str(block.content)
        labels = " × ".join(map(_axis, block.axes)) or "–"
        cells = (str(offsets[block.name]), str(block.size), f"`{block.name}`", content, labels, block.meaning)
        lines.append("| " + " | ".join(cells) + " |")
    return "\n".join(lines) + "\n"


def _axis(labels: Labels) -> str:
    if len(labels) <= LONGEST:
        return ", ".join(f"`{label}`" for label in labels)
    return f"`{labels[0]}`, `{labels[1]}` … `{labels[-1]}` ({len(labels)})"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
