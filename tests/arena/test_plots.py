"""Pictures: which ones there are, and that what they draw is what was found."""

from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from gugong.arena.plots import SEGMENTS, bin_edges, draw, draw_decrees, draw_order, draw_scores, draw_sources
from gugong.arena.points_by_source import SOURCES
from gugong.arena.statistics import summarize
from gugong.i18n.messages import text

from .made_up import game, points

PNG = b"\x89PNG"
DUEL = [game([20, 10], number=n, offered=["level1.ship"], decrees=[["level1.ship"], []]) for n in range(3)]


def message(message: str, **args: Any) -> str:
    return text("en", f"cli-{message}", args)


@pytest.mark.parametrize(
    ("games", "names"),
    [
        (DUEL, {"turn-order", "sources", "decrees", "lengths", "scores"}),
        ([game([20, 30], specs=("greedy",))], {"sources", "decrees", "lengths", "scores"}),
        ([game([0, 0], outside=(0, 1))], {"turn-order", "sources", "decrees", "lengths", "scores"}),
    ],
    ids=["table", "solo", "nobody wins"],
)
def test_pictures_are_files_that_can_be_opened(tmp_path: Path, games: list[Any], names: set[str]) -> None:
    paths = draw(tmp_path, summarize(games), games, "en")
    assert {path.stem for path in paths} == names
    assert {path.read_bytes()[:4] for path in paths} == {PNG}
    assert set(tmp_path.iterdir()) == set(paths)


def test_columns_are_as_high_as_win_shares() -> None:
    """Seat 0 began and won all, so the first place has 100 %."""
    axes = draw_order(summarize(DUEL), message).axes[0]
    assert [bar.get_height() for bar in axes.patches] == [100, 0]
    assert "start player" in axes.get_xticklabels()[0].get_text()


def test_bars_are_as_long_as_all_points() -> None:
    items = [points(wall=3, final_wall=3, jade=1, tokens=2, trades=2, envoy=4), points(night=6, harbours=4)]
    axes = draw_sources(summarize([game([15, 10], items=items)]), message).axes[0]
    ends = {round(bar.get_y(), 2): 0.0 for bar in axes.patches}
    for bar in axes.patches:
        row = round(bar.get_y(), 2)
        ends[row] = max(ends[row], bar.get_x() + bar.get_width())
    assert list(ends.values()) == pytest.approx([12.5, 15, 10])


def test_every_source_is_in_a_part_of_the_bars() -> None:
    drawn = [source for sources, _ in SEGMENTS.values() for source in sources]
    assert sorted([*drawn, "carried"]) == sorted(SOURCES)


def test_the_picture_of_decrees_names_all_of_them_and_draws_only_what_is_known() -> None:
    axes = draw_decrees(summarize(DUEL), message).axes[0]
    labels = [label.get_text() for label in axes.get_yticklabels()]
    assert len(labels) == 15
    assert labels[1] == "Convoys (taken 50 %)"
    assert [list(line.lines[0].get_xdata()) for line in axes.containers] == [[100], [0]]


def test_whoever_is_not_in_the_palace_is_only_counted_in_the_picture_of_scores() -> None:
    axes = draw_scores([game([20, 0], outside=(1,))], False, message).axes[0]
    assert "without 1 seat" in axes.get_xlabel()
    assert sum(bar.get_height() for bar in axes.patches) == 1


@pytest.mark.parametrize("numbers", [[5], [0, 1], [3, 26], [3, 27], [0, 100], [7, 500]], ids=str)
def test_bins_hold_whole_numbers_and_all_of_them(numbers: list[int]) -> None:
    found = bin_edges(numbers)
    assert found[0] == min(numbers) - 0.5
    assert found[-1] > max(numbers)
    assert found[-2] < max(numbers)
    assert len(found) <= 25
    assert len({second - first for first, second in pairwise(found)}) == 1
