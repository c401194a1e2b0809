"""Whoever cannot know something is told the same bytes whatever it is."""

import random
from typing import Any

import pytest

from gugong import Setup
from gugong.server.store.records import TableStatus
from gugong.server.tables import history
from gugong.server.tables.live_table import LiveTable
from gugong.server.tables.registry import record_of
from tests.server.support.hidden_variants import (
    SEED,
    RedealtMoments,
    chosen,
    entry_variant,
    news,
    other_choice,
    played,
    refusals,
    seen,
    started,
    variant_of,
    viewer_on,
)

MODES = [
    {"players": 2},
    {"players": 3, "bonus_tokens": "deluxe", "expert": True},
    {"players": 4, "bonus_tokens": "standard"},
    {"players": 5, "expert": True},
    {"players": 1, "meng": "hard"},
]


@pytest.fixture
def fixed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is dealt anew is dealt by the same seed."""
    monkeypatch.setattr(history, "new_seed", lambda: 12345)


@pytest.mark.usefixtures("fixed")
@pytest.mark.parametrize("setup", MODES, ids=lambda setup: str(setup["players"]))
def test_tables_that_differ_in_what_somebody_cannot_know_are_told_to_them_in_the_same_bytes(
    setup: dict[str, Any],
) -> None:
    """HIDDEN-1: the table, news, entries, refusals, looks back, saves and studies, for every seat and a spectator"""
    chance, differ = random.Random(3), 0
    for before, table, applied, games in played(setup):
        if table.status == TableStatus.OVER or chance.randrange(15):
            continue
        seat = chance.choice([None, *range(setup["players"])])
        others = RedealtMoments(games, seat, 99)
        differ += others[-1].state.tobytes() != games[-1].state.tobytes()
        earlier, variant = variant_of(before, others[:-1], seat), variant_of(table, others, seat)
        viewer = viewer_on(seat)
        assert seen(variant, viewer) == seen(table, viewer)
        assert refusals(variant, viewer) == refusals(table, viewer)
        assert news(earlier, variant, entry_variant(applied, seat), viewer) == news(before, table, applied, viewer)
        assert str(SEED) not in str(seen(table, viewer))
    assert differ > 3


@pytest.mark.usefixtures("fixed")
@pytest.mark.parametrize("setup", MODES[:4], ids=lambda setup: str(setup["players"]))
def test_a_card_that_another_seat_has_chosen_and_not_yet_laid_is_told_to_nobody(setup: dict[str, Any]) -> None:
    """HIDDEN-1: neither a seat nor a spectator can tell which it is, not by a save and not by a study"""
    compared = 0
    for before, table, applied, games in played(setup):
        if table.status == TableStatus.OVER or not chosen(games[-1]) or table.deciding is None:
            continue
        for seat in [None, *(other for other in range(setup["players"]) if other != table.deciding)]:
            others = other_choice(games, seat, applied)
            if others is None:
                continue
            earlier, variant = variant_of(before, others[:-1], seat), variant_of(table, others, seat)
            viewer = viewer_on(seat)
            assert seen(variant, viewer) == seen(table, viewer)
            assert news(earlier, variant, entry_variant(applied, seat), viewer) == news(before, table, applied, viewer)
            compared += chosen(others[-1]) != chosen(games[-1])
        if compared > 20:
            break
    assert compared > 5


def test_the_twins_would_tell_a_leak_apart() -> None:
    """What the tests above compare is not the same for whoever may know it."""
    told = 0
    for _, table, _, games in played({"players": 2}):
        others = RedealtMoments(games, 0, 99)
        told += LiveTable(variant_of(table, others, 0), record_of(table)).snapshot(viewer_on(1)) != LiveTable(
            table, record_of(table)
        ).snapshot(viewer_on(1))
    assert told > 20


def test_the_seed_of_a_table_is_in_no_setup_that_is_shown() -> None:
    table = started({"players": 2, "seed": SEED})
    assert str(SEED) not in str(seen(table, viewer_on(1)))
    assert Setup.from_dict(history.study_origin(table, viewer_on(1), None)["setup"]).seed != SEED
