"""Turning points: made-up judgements give known ones, and a recorded game is judged as it was played."""

from dataclasses import replace
from pathlib import Path

import pytest

from gugong import Game, Judgement, PlayerError, analyse
from gugong.analysis import turning_points
from gugong.analysis.turning_points import (
    AnalysedChoice,
    WinChance,
    analyse_choices,
    decision_points,
    missteps,
    multiplied,
    swings,
    win_chances,
)
from tests.playing import table

GAMES = Path(__file__).parents[1] / "games"
FEW = 8  # simulations
CHOSEN, BEST = 21, 20


def recorded(name: str) -> Game:
    return Game.load((GAMES / f"{name}.save.json").read_text(encoding="utf-8"))


def analysed(chosen: float, best: float, visits: tuple[int, int] = (400, 400), number: int = 1) -> AnalysedChoice:
    """A choice between two options with these win chances, each after so many games."""
    options = (Judgement(BEST, best, 20.0, visits[1]), Judgement(CHOSEN, chosen, 20.0, visits[0]))
    decision = table().decision
    assert decision is not None
    return AnalysedChoice(number, 1, decision, CHOSEN, options, opens_turn=True)


@pytest.mark.parametrize(
    ("chosen", "best", "visits", "is_one"),
    [
        (0.30, 0.50, (400, 400), True),
        (0.44, 0.50, (40_000, 40_000), False),  # sure, but a trifle
        (0.42, 0.51, (40_000, 40_000), True),
        (0.30, 0.50, (20, 400), False),  # much, but it may be chance
        (0.00, 0.20, (5, 400), False),  # five lost games are no certainty
        (0.50, 0.30, (400, 400), False),  # the choice was good luck or better judgement
    ],
)
def test_a_misstep_costs_much_and_surely(chosen: float, best: float, visits: tuple[int, int], is_one: bool) -> None:
    assert analysed(chosen, best, visits).is_misstep == is_one


def test_the_loss_has_the_error_of_both_chances() -> None:
    one = analysed(0.3, 0.5, (98, 198))
    assert one.loss == pytest.approx(0.2)
    assert one.error == pytest.approx((0.304 * 0.696 / 100 + 0.25 / 200) ** 0.5)


def test_whoever_chose_the_best_lost_nothing() -> None:
    one = replace(analysed(0.3, 0.5), chosen=BEST)
    assert (one.loss, one.error, one.is_misstep) == (0, 0, False)


def test_the_second_look_decides() -> None:
    suspected = analysed(0.1, 0.5)
    cleared = replace(suspected, second=(Judgement(BEST, 0.45, 20.0, 900), Judgement(CHOSEN, 0.44, 20.0, 900)))
    assert suspected.is_misstep
    assert not cleared.is_misstep
    assert cleared.loss == pytest.approx(0.01)
    assert cleared.best.win == 0.5


def test_the_second_look_does_not_choose_another_best_option() -> None:
    """Else the luckiest of many options would win."""
    suspected = analysed(0.1, 0.5)
    second = (Judgement(99, 0.9, 20.0, 900), *analysed(0.2, 0.4).judgements)
    assert replace(suspected, second=second).better.option == BEST


def test_the_most_costly_missteps_come_first() -> None:
    found = [analysed(0.3, 0.5, number=1), analysed(0.1, 0.6, number=2), analysed(0.5, 0.5, number=3)]
    assert [one.number for one in missteps(found)] == [2, 1]


def chance(number: int, seat: int, win: float, variance: float = 0.0004) -> WinChance:
    return WinChance(number, 1, seat, win, variance)


def test_swings_are_between_turns_of_the_same_seat_the_biggest_first() -> None:
    line = [chance(1, 0, 0.5), chance(4, 1, 0.5), chance(9, 0, 0.3), chance(12, 1, 0.9), chance(15, 0, 0.28)]
    found = swings(line)
    assert [(swing.before.number, swing.after.number) for swing in found] == [(4, 12), (1, 9)]
    assert [swing.change for swing in found] == pytest.approx([0.4, -0.2])


def test_noise_is_no_swing() -> None:
    assert not swings([chance(1, 0, 0.5, 0.01), chance(9, 0, 0.3, 0.01)])


def test_a_finished_game_ends_in_certainty() -> None:
    game = recorded("two-players")
    openers = [analysed(0.3, 0.5, number=7), analysed(0.3, 0.5, number=3)]
    ends = [end for end in win_chances(openers, game) if end.is_end]
    assert [(end.number, end.seat, end.win) for end in ends] == [(game.moment, 0, float(game.winner == 0))]


def test_only_the_first_choice_of_a_turn_tells_a_chance() -> None:
    found = [analysed(0.3, 0.5, number=1), replace(analysed(0.3, 0.7, number=2), opens_turn=False)]
    assert [one.win for one in win_chances(found, table())] == [0.5]


def test_turns_begin_with_a_card_or_with_what_its_only_card_is_for() -> None:
    game = recorded("four-players")
    openers = [
        (now.decision.seat, now.decision.kind) for _, now, begun in decision_points(game) if begun and now.decision
    ]
    turns = sum(event.kind == "turn-begins" for event in game.events)
    assert {kind for _, kind in openers} == {"card", "location"}
    assert len(openers) == turns
    assert {seat for seat, _ in openers} == {0, 1, 2, 3}


def test_a_recorded_game_is_judged_as_it_was_played() -> None:
    game = recorded("two-players")
    before = game.state.tobytes()
    found = list(analyse_choices(game, FEW, first=game.moment - 5))
    assert [one.number for one in found] == list(range(game.moment - 5, game.moment + 1))
    for one in found:
        options = {option.id for option in one.decision.options if option.legal}
        assert one.chosen == game.actions[one.number - 1]
        assert {each.option for each in one.judgements} == options
        assert sum(each.visits for each in one.judgements) == FEW
        assert one.day == 4
    assert game.state.tobytes() == before


def test_a_game_against_meng_is_judged_too() -> None:
    game = recorded("solo-easy")
    found = list(analyse_choices(game, FEW, first=1, last=3))
    assert [(one.number, one.seat) for one in found] == [(1, 0), (2, 0), (3, 0)]


def test_only_some_seats() -> None:
    game = recorded("two-players")
    found = list(analyse_choices(game, FEW, first=1, last=12, seats={0}))
    assert found
    assert {one.seat for one in found} == {0}


def test_a_suspect_is_judged_again_with_more_and_evenly(monkeypatch: pytest.MonkeyPatch) -> None:
    game = recorded("two-players")
    asked = []

    def made_up(now: Game, seat: int, budget: int | str, *, seed: int, even: bool = False) -> list[Judgement]:
        asked.append((now.moment, str(budget), seed, even))
        chosen = game.actions[now.moment]
        worth = {action: 0.1 if action == chosen and now.moment == 1 else 0.5 for action in now.legal}
        return [Judgement(action, win, 20.0, 400) for action, win in sorted(worth.items(), key=lambda pair: -pair[1])]

    monkeypatch.setattr(turning_points, "analyse", made_up)
    found = list(analyse_choices(game, 100, last=3))
    assert asked == [(0, "100", 0, False), (1, "100", 0, False), (1, "400,threads=1", 1, True), (2, "100", 0, False)]
    assert [bool(one.second) for one in found] == [False, True, False]
    assert [one.number for one in missteps(found)] == [2]


def test_an_even_analysis_tries_every_option_alike() -> None:
    game = recorded("two-players")
    before = next(now for number, now, _ in decision_points(game) if number == 22)
    assert before.decision is not None
    found = analyse(before, before.decision.seat, 70, even=True)
    assert {one.visits for one in found} == {10}
    assert [one.win for one in found] == sorted((one.win for one in found), reverse=True)


def test_progress_counts_actions() -> None:
    told: list[tuple[int, int]] = []
    list(analyse_choices(recorded("two-players"), FEW, first=3, last=4, progress=lambda *step: told.append(step)))
    assert told[-1] == (2, 2)


@pytest.mark.parametrize(
    ("budget", "larger"),
    [(1000, "4000,threads=1"), ("200ms", "800.000ms,threads=1"), ("1.5s,threads=2", "6000.000ms,threads=2")],
)
def test_a_larger_budget(budget: int | str, larger: str) -> None:
    assert multiplied(budget, 4) == larger


def test_a_budget_that_is_none() -> None:
    with pytest.raises(PlayerError, match="simulations"):
        list(analyse_choices(recorded("two-players"), "much", last=1))
