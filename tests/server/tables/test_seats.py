"""Before a game: sitting down, getting up, bots, and who leads."""

import pytest

from gugong.players import LEVELS
from gugong.server.errors import Refused
from gugong.server.tables import commands as c
from gugong.server.tables.creation import NewTable, ordered
from gugong.server.tables.serializers import table_now

from ..support.at_table import BOXES, Desk


def kinds(desk: Desk) -> list[str]:
    return [seat["kind"] for seat in table_now(desk.table)["seats"]]


def test_whoever_makes_a_table_has_its_first_seats() -> None:
    desk = Desk(setup={"players": 4}, seats=2, names=["Ann", "Ann's brother"])
    assert kinds(desk) == ["person", "person", "free", "free"]
    assert [seat.name for seat in desk.table.seats[:2]] == ["Ann", "Ann's brother"]
    assert desk.table.seats_of("ann") == [0, 1]


def test_others_sit_on_the_first_free_seat_or_the_one_they_name() -> None:
    desk = Desk(setup={"players": 4})
    desk.ask("bob", c.Sit(name="Bob", seat=3))
    desk.ask("cem", c.Sit(name="Cem"))
    assert [seat.person for seat in desk.table.seats] == ["ann", "cem", None, "bob"]


def test_a_taken_seat_is_refused() -> None:
    desk = Desk(setup={"players": 3}).sit("bob")
    assert desk.refused("cem", c.Sit(name="Cem", seat=1)) == "seat-taken"
    desk.sit("cem")
    assert desk.refused("dan", c.Sit(name="Dan")) == "table-full"
    assert desk.refused("dan", c.Sit(name="Dan", seat=4)) == "table-full"


def test_one_person_can_have_several_seats_at_one_screen() -> None:
    desk = Desk(setup={"players": 3}).sit("ann", "ann").start()
    assert desk.table.seats_of("ann") == [0, 1, 2]
    for _ in range(10):
        desk.move()
    assert desk.table.people() == {"ann"}


def test_whoever_leads_fills_seats_with_bots_of_any_level() -> None:
    desk = Desk(setup={"players": 5})
    for level in LEVELS:
        desk.ask("ann", c.SeatBot(level=level))
    assert kinds(desk) == ["person", "bot", "bot", "bot", "bot"]
    assert [seat.bot for seat in desk.table.seats[1:]] == list(LEVELS)


def test_bots_with_arguments_and_unknown_ones_do_not_sit_down() -> None:
    desk = Desk()
    assert desk.refused("ann", c.SeatBot(level="mcts:100000s")) == "no-such-bot"
    assert desk.refused("ann", c.SeatBot(level="nobody")) == "no-such-bot"


def test_others_cannot_fill_seats_clear_them_or_start() -> None:
    desk = Desk(setup={"players": 3}).sit("bob")
    assert desk.refused("bob", c.SeatBot(level="novice")) == "not-leading"
    assert desk.refused("bob", c.Leave(seat=0)) == "not-leading"
    desk.sit("cem")
    assert desk.refused("bob", c.Start()) == "not-leading"


def test_getting_up_before_the_start_frees_the_seats() -> None:
    desk = Desk(setup={"players": 3}).sit("bob", "bob")
    desk.ask("bob", c.Leave())
    assert kinds(desk) == ["person", "free", "free"]
    assert desk.refused("bob", c.Leave()) == "not-seated"


def test_whoever_leads_clears_any_seat_before_the_start_only() -> None:
    desk = Desk(setup={"players": 3}).sit("bob")
    desk.ask("ann", c.SeatBot(level="novice"))
    desk.ask("ann", c.Leave(seat=2))
    desk.ask("ann", c.Leave(seat=1))
    assert kinds(desk) == ["person", "free", "free"]
    desk.sit("bob", "cem").start()
    assert desk.refused("ann", c.Leave(seat=1)) == "not-your-seat"
    assert desk.refused("bob", c.Leave(seat=0)) == "not-leading"


def test_if_whoever_made_the_table_gets_up_the_first_who_sits_leads_too() -> None:
    desk = Desk(setup={"players": 2}).sit("bob")
    assert not desk.table.leads("bob")
    desk.ask("ann", c.Leave())
    assert desk.table.leads("bob")
    desk.ask("bob", c.SeatBot(level="novice"))
    desk.ask("bob", c.Start())
    assert desk.table.status == "running"


def test_a_table_can_be_made_without_sitting_down_and_played_by_bots() -> None:
    desk = Desk(setup={"players": 3}, seats=0, bots=["novice", "novice", "apprentice"])
    assert desk.table.leads("ann")
    desk.start()
    assert desk.table.bot_to_move


def test_the_game_starts_only_when_all_seats_are_taken() -> None:
    desk = Desk(setup={"players": 3})
    assert desk.refused("ann", c.Start()) == "seats-free"
    desk.sit("bob", "cem").start()
    assert desk.refused("ann", c.Start()) == "begun"
    assert desk.refused("dan", c.Sit(name="Dan")) == "begun"


def test_against_meng_one_person_is_enough() -> None:
    desk = Desk(setup={"players": 1, "meng": "hard"}).start()
    assert kinds(desk) == ["person", "meng"]
    assert desk.refused("ann", c.Leave(seat=1)) == "not-seated"
    desk.play_on(500)
    assert desk.table.status == "over"


@pytest.mark.parametrize(
    ("order", "code"),
    [
        ({"setup": {"players": 2}, "seats": 3}, "too-many-seats"),
        ({"setup": {"players": 2}, "bots": ["novice", "novice"]}, "too-many-seats"),
        ({"names": ["A", "B"]}, "too-many-seats"),
        ({"bots": ["mcts:9"]}, "no-such-bot"),
        ({"setup": {"players": 1, "bonus_tokens": "deluxe"}}, "bad-setup"),
        ({"setup": {"card_sets": [1, 5]}}, "bad-setup"),
        ({"setup": {"box": "/etc"}}, "no-such-box"),
    ],
)
def test_orders_that_make_no_table_say_why(order: dict[str, object], code: str) -> None:
    with pytest.raises(Refused) as fault:
        ordered(NewTable.model_validate({"name": "Ann", **order}), BOXES)
    assert fault.value.code == code
    assert fault.value.sentence()


def test_all_options_of_a_game_can_be_ordered() -> None:
    wish = {
        "players": 1,
        "seed": 5,
        "bonus_tokens": "none",
        "expert": True,
        "meng": "easy",
        "card_sets": [4, 5],
        "focus": "palace",
        "meng_matches": "at_least",
        "box": "standard",
    }
    desk = Desk(setup=wish).start()
    assert desk.table.game is not None
    assert desk.table.game.setup.as_dict() == {name: value for name, value in wish.items() if name != "box"}
    assert table_now(desk.table)["seeded"]
    assert "seed" not in table_now(desk.table)["setup"]
