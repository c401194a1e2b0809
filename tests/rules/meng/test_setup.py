"""Setting up against Meng: SOLO-1, SOLO-2, SOLO-3, SOLO-19, RULING-49."""

from collections import Counter

import pytest

from gugong import Game, Setup, SetupError
from tests.playing import decision, seat
from tests.rules.meng.positions import CITIES, PLAIN, meng_turn

SEEDS = range(60)
LOCATIONS = {"travel", "wall", "jade", "intrigue", "palace", "decrees", "canal"}


def solo(seed: int = 1, **choices: object) -> Game:
    return Game(Setup(players=1, seed=seed, **choices))


def set_of(number: int) -> list[str]:
    return [f"set{number}.{i}" for i in (1, 2, 3, 4)]


def test_two_seats_sit_at_side_a_as_for_two_players() -> None:
    """SOLO-1: set up as for two players."""
    here = solo().position()
    assert len(here["seats"]) == 2
    assert set(here["map"]) == set(CITIES)
    assert here["jade_houses"] == [2, 2, 2]
    assert [here["seats"][i]["pool"] for i in (0, 1)] == [6, 6]


def test_the_human_starts_every_game() -> None:
    """SOLO-1, with Meng's intrigue marker on top of the start player's (SETUP-3)."""
    for seed in SEEDS:
        game = solo(seed)
        assert decision(game) == (0, "card")
        assert game.position()["intrigue_stack"] == [0, 1]


def test_only_base_tokens_are_played_with() -> None:
    """SOLO-1: 26 tokens, no bonus token among them."""
    here = solo().position()
    tokens = Counter([*here["map"].values(), *here["token_piles"]])
    assert tokens.total() == 26
    assert not tokens.keys() & {"plus_one", "toll", "follow", "double_value", "double_action", "discount"}


@pytest.mark.parametrize("bonus", ["standard", "deluxe"])
def test_bonus_tokens_are_refused(bonus: str) -> None:
    """SOLO-1."""
    with pytest.raises(SetupError, match="bonus_tokens"):
        solo(bonus_tokens=bonus)


@pytest.mark.parametrize("level", ["easy", "normal"])
@pytest.mark.parametrize("sets", [(4, 5), (2, 3), (1, 2)])
def test_the_player_chooses_one_of_three_pairs_of_card_sets(sets: tuple[int, int], level: str) -> None:
    """SOLO-1: the human's set first; the other sets leave the game."""
    here = solo(card_sets=sets, meng=level).position()
    assert sorted(here["seats"][0]["hand"]) == set_of(sets[0])
    assert sorted(here["seats"][1]["hand"]) == set_of(sets[1])
    assert all(card.startswith("draw.") for card in here["draw"])
    assert all(card.startswith("start.") for card in here["locations"].values())


@pytest.mark.parametrize("sets", [(1, 3), (2, 1), (5, 4)])
def test_other_pairs_of_card_sets_are_refused(sets: tuple[int, int]) -> None:
    """SOLO-1."""
    with pytest.raises(SetupError, match="card_sets"):
        solo(card_sets=sets)


def test_mengs_cards_are_shuffled() -> None:
    """SOLO-1: each of his four cards lies on top of his pile in some game."""
    assert {seat(solo(seed), 1)["hand"][-1] for seed in SEEDS} == set(set_of(3))


def test_nobody_sees_into_mengs_pile() -> None:
    """SOLO-1: it lies face down."""
    for viewer in (0, None):
        meng = solo().view(viewer)["seats"][1]
        assert meng["hand"] is None
        assert meng["hand_count"] == 4


def test_the_focus_falls_on_any_location() -> None:
    """SOLO-2: where a randomly drawn start card comes to lie."""
    assert {solo(seed).position()["focus"] for seed in SEEDS} == LOCATIONS


@pytest.mark.parametrize("focus", sorted(LOCATIONS))
def test_the_player_may_choose_the_focus(focus: str) -> None:
    """SOLO-2."""
    assert {solo(seed, focus=focus).position()["focus"] for seed in range(5)} == {focus}


def test_mengs_double_servant_only_marks_the_focus() -> None:
    """SOLO-2: even a ship of his in the port that gives the double servant brings a card instead."""
    game = meng_turn("canal", meng={"pool": 1, "ships": [{"port": 4, "servants": 2}]})
    meng = seat(game, 1)
    assert meng["double"] == "locked"
    assert meng["rewards"] == {"vp4": 0, "card": 1, "double": 0}


@pytest.mark.parametrize(("level", "special"), [("easy", 1), ("normal", 2), ("hard", 2)])
def test_the_level_decides_how_many_special_cards_are_in(level: str, special: int) -> None:
    """SOLO-3: nine plain cards; one special card on easy, else both."""
    pile = solo(meng=level).position()["automa"]["pile"]
    assert sorted(pile) == sorted([*PLAIN, *["special"] * special])


def test_the_automa_cards_are_shuffled() -> None:
    """SOLO-3."""
    assert {solo(seed).position()["automa"]["pile"][0] for seed in SEEDS} == {*PLAIN, "special"}


@pytest.mark.parametrize(("level", "cards", "left"), [("easy", 4, 11), ("normal", 4, 11), ("hard", 5, 10)])
def test_on_hard_meng_begins_with_a_fifth_card_of_the_draw_pile(level: str, cards: int, left: int) -> None:
    """SOLO-3."""
    here = solo(meng=level).position()
    hand = here["seats"][1]["hand"]
    assert len(hand) == cards
    assert sum(card.startswith("draw.") for card in hand) == cards - 4
    assert len(here["draw"]) == left


def test_mengs_fifth_card_is_shuffled_in() -> None:
    """SOLO-3: it may lie anywhere in his pile."""
    piles = [seat(solo(seed, meng="hard"), 1)["hand"] for seed in SEEDS]
    assert {next(i for i, card in enumerate(pile) if card.startswith("draw.")) for pile in piles} == set(range(5))


@pytest.mark.parametrize(("level", "marked"), [("easy", 0), ("normal", 0), ("hard", 1)])
def test_on_hard_a_neutral_servant_lies_on_a_card_space(level: str, marked: int) -> None:
    """SOLO-19: and it is none of his own twelve."""
    meng = solo(meng=level).view(0)["seats"][1]
    assert meng["rewards"] == {"vp4": 0, "card": marked, "double": 0}
    assert meng["pool"] + meng["supply"] == 12


def test_the_expert_set_up_has_a_focus_whatever_lies_there() -> None:
    """RULING-49: the seven dealt cards stand for the start cards, so any location can be the focus."""
    games = [solo(seed, expert=True).position() for seed in SEEDS]
    assert {here["focus"] for here in games} == LOCATIONS
    assert any(not here["locations"][here["focus"]].startswith("start.") for here in games)


def test_the_expert_pile_holds_what_neither_player_has() -> None:
    """RULING-49 with SETUP-9: on hard his fifth card comes from that one pile, too."""
    here = solo(expert=True, meng="hard").position()
    fifth = set(here["seats"][1]["hand"]) - set(set_of(3))
    assert len(fifth) == 1
    assert len(here["draw"]) == 38 - 7 - 4 - 5
    assert not fifth & set(set_of(2))
