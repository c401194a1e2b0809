"""Before a game: sitting down, getting up, bots, and who leads."""

import pytest

from gugong.players import LEVELS
from gugong.server.errors import Refused
from gugong.server.tables import commands as c
from gugong.server.tables.creation import NewTable, new_table
from gugong.server.tables.serializers import serialize_table

from ..support.offline_table import BOXES, OfflineTable


def kinds(offline: OfflineTable) -> list[str]:
    return [seat["kind"] for seat in serialize_table(offline.table)["seats"]]


def test_whoever_makes_a_table_has_its_first_seats() -> None:
    offline = OfflineTable(setup={"players": 4}, seats=2, names=["Ann", "Ann's brother"])
    assert kinds(offline) == ["person", "person", "free", "free"]
    assert [seat.name for seat in offline.table.seats[:2]] == ["Ann", "Ann's brother"]
    assert offline.table.seats_of("ann") == [0, 1]


def test_others_sit_on_the_first_free_seat_or_the_one_they_name() -> None:
    offline = OfflineTable(setup={"players": 4})
    offline.ask("bob", c.Sit(name="Bob", seat=3))
    offline.ask("cem", c.Sit(name="Cem"))
    assert [seat.person for seat in offline.table.seats] == ["ann", "cem", None, "bob"]


def test_a_taken_seat_is_refused() -> None:
    offline = OfflineTable(setup={"players": 3}).sit("bob")
    assert offline.refused("cem", c.Sit(name="Cem", seat=1)) == "seat-taken"
    offline.sit("cem")
    assert offline.refused("dan", c.Sit(name="Dan")) == "table-full"
    assert offline.refused("dan", c.Sit(name="Dan", seat=4)) == "table-full"


def test_one_person_can_have_several_seats_at_one_screen() -> None:
    offline = OfflineTable(setup={"players": 3}).sit("ann", "ann").start()
    assert offline.table.seats_of("ann") == [0, 1, 2]
    for _ in range(10):
        offline.move()
    assert offline.table.people() == {"ann"}


def test_whoever_leads_fills_seats_with_bots_of_any_level() -> None:
    offline = OfflineTable(setup={"players": 5})
    for level in LEVELS:
        offline.ask("ann", c.SeatBot(level=level))
    assert kinds(offline) == ["person", "bot", "bot", "bot", "bot"]
    assert [seat.bot for seat in offline.table.seats[1:]] == list(LEVELS)


def test_bots_with_arguments_and_unknown_ones_do_not_sit_down() -> None:
    offline = OfflineTable()
    assert offline.refused("ann", c.SeatBot(level="mcts:100000s")) == "no-such-bot"
    assert offline.refused("ann", c.SeatBot(level="nobody")) == "no-such-bot"


def test_others_cannot_fill_seats_clear_them_or_start() -> None:
    offline = OfflineTable(setup={"players": 3}).sit("bob")
    assert offline.refused("bob", c.SeatBot(level="novice")) == "not-leading"
    assert offline.refused("bob", c.Leave(seat=0)) == "not-leading"
    offline.sit("cem")
    assert offline.refused("bob", c.Start()) == "not-leading"


def test_getting_up_before_the_start_frees_the_seats() -> None:
    offline = OfflineTable(setup={"players": 3}).sit("bob", "bob")
    offline.ask("bob", c.Leave())
    assert kinds(offline) == ["person", "free", "free"]
    assert offline.refused("bob", c.Leave()) == "not-seated"


def test_whoever_leads_clears_any_seat_before_the_start_only() -> None:
    offline = OfflineTable(setup={"players": 3}).sit("bob")
    offline.ask("ann", c.SeatBot(level="novice"))
    offline.ask("ann", c.Leave(seat=2))
    offline.ask("ann", c.Leave(seat=1))
    assert kinds(offline) == ["person", "free", "free"]
    offline.sit("bob", "cem").start()
    assert offline.refused("ann", c.Leave(seat=1)) == "not-your-seat"
    assert offline.refused("bob", c.Leave(seat=0)) == "not-leading"


def test_if_whoever_made_the_table_gets_up_the_first_who_sits_leads_too() -> None:
    offline = OfflineTable(setup={"players": 2}).sit("bob")
    assert not offline.table.leads("bob")
    offline.ask("ann", c.Leave())
    assert offline.table.leads("bob")
    offline.ask("bob", c.SeatBot(level="novice"))
    offline.ask("bob", c.Start())
    assert offline.table.status == "running"


def test_everybody_is_told_who_leads() -> None:
    offline = OfflineTable(setup={"players": 3}).sit("bob")
    assert serialize_table(offline.table)["leader"] == 0
    offline.ask("ann", c.Leave())
    assert serialize_table(offline.table)["leader"] == 1
    offline.ask("bob", c.Leave())
    assert serialize_table(offline.table)["leader"] is None


def test_a_table_can_be_made_without_sitting_down_and_played_by_bots() -> None:
    offline = OfflineTable(setup={"players": 3}, seats=0, bots=["novice", "novice", "apprentice"])
    assert offline.table.leads("ann")
    offline.start()
    assert offline.table.bot_to_move


def test_the_game_starts_only_when_all_seats_are_taken() -> None:
    offline = OfflineTable(setup={"players": 3})
    assert offline.refused("ann", c.Start()) == "seats-free"
    offline.sit("bob", "cem").start()
    assert offline.refused("ann", c.Start()) == "begun"
    assert offline.refused("dan", c.Sit(name="Dan")) == "begun"


def test_against_meng_one_person_is_enough() -> None:
    offline = OfflineTable(setup={"players": 1, "meng": "hard"}).start()
    assert kinds(offline) == ["person", "meng"]
    assert offline.refused("ann", c.Leave(seat=1)) == "not-seated"
    offline.play_on(500)
    assert offline.table.status == "over"


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
        new_table(NewTable.model_validate({"name": "Ann", **order}), BOXES)
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
    offline = OfflineTable(setup=wish).start()
    assert offline.table.game is not None
    assert offline.table.game.setup.as_dict() == {name: value for name, value in wish.items() if name != "box"}
    assert serialize_table(offline.table)["seeded"]
    assert "seed" not in serialize_table(offline.table)["setup"]
