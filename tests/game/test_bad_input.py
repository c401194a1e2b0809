"""Whatever a person gets wrong: one clear sentence that says what would be right, and nothing has changed."""

import json
import re
from typing import Any

import pytest

from gugong import Game, GugongError, PositionError, SaveError, Setup, SetupError

from ..playing import table

SENTENCE = re.compile(r"^[^\n]+[.!]$")


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"players": 6}, "players must be a whole number from 1 to 5, not 6."),
        ({"players": 0}, "from 1 to 5, not 0."),
        ({"players": "4"}, "players must be a whole number"),
        ({"players": True}, "players must be a whole number"),
        ({"seed": "x"}, "seed must be a whole number from 0 to"),
        ({"bonus_tokens": "all"}, "bonus_tokens must be one of 'none', 'standard', 'deluxe', not 'all'."),
        ({"players": 1, "bonus_tokens": "standard"}, "base tokens only"),
        ({"meng": "brutal"}, "meng must be one of 'easy', 'normal', 'hard'"),
        ({"card_sets": (3, 4)}, r"card_sets must be \(4, 5\), \(2, 3\) or \(1, 2\)"),
        ({"focus": "market"}, "focus must be one of 'travel'"),
        ({"meng_matches": "some"}, "meng_matches must be one of 'exact', 'at_least'"),
        ({"expert": "yes"}, "expert must be True or False"),
        ({"box": 7}, "box must be the path"),
    ],
)
def test_a_setup_that_the_game_does_not_have(options: dict[str, Any], message: str) -> None:
    with pytest.raises(SetupError, match=message) as caught:
        Setup(**options)
    assert SENTENCE.match(str(caught.value))


def test_a_box_that_is_not_there() -> None:
    with pytest.raises(GugongError, match="no-such-box"):
        Game(Setup(box="/tmp/no-such-box"))


HAND = {"hand": ["set1.1"]}


@pytest.mark.parametrize(
    ("position", "message"),
    [
        ({"dayz": 2}, "has no key 'dayz'"),
        ({"setup": {"players": 9}}, "setup: players must be"),
        ({"setup": {"playerz": 2}}, "setup has no key 'playerz'"),
        ({"day": 5}, "day must be a whole number from 1 to 4, not 5."),
        ({"phase": "noon"}, "phase must be one of morning, day, dusk, night, final"),
        ({"phase": "morning"}, "has no morning"),
        ({"turn": 2}, "turn must be a whole number from 0 to 1"),
        ({"medal": 7}, "medal must be"),
        ({"dice": [3, 3]}, "three faces"),
        ({"dice": [9, 4, 1]}, r"dice\[0\] must be a face of die 1 \(1, 2, 3, 4, 5, 6\), not 9."),
        ({"locations": {"market": "start.1"}}, "locations has no key 'market'"),
        ({"locations": {"wall": "start.8"}}, "locations.wall must be a card such as 'set3.1'"),
        ({"locations": {"wall": "set1.1"}, "seats": [HAND]}, r"lies twice, in locations.wall and in seats\[0\].hand"),
        ({"seats": [{"hand": ["set1.1", "set1.1"]}]}, "lies twice"),
        ({"draw": ["draw.1", "draw.99"]}, r"draw\[1\] must be a card"),
        ({"decrees": {"level1": ["servant"]}}, "two different decrees"),
        ({"decrees": {"level1": ["servant", "jade"]}}, r"decrees.level1\[1\] must be one of"),
        ({"jade_houses": [9, 0, 0]}, r"jade_houses\[0\] must be a whole number from 0 to 2"),
        ({"map": {"Atlantis": "gain1"}}, "map has no key 'Atlantis'"),
        ({"map": {"Fuzhou": "gold"}}, "map.Fuzhou must be one of"),
        ({"map": dict.fromkeys(("Fuzhou", "Jinan", "Beijing"), "gain2")}, "all 2 tokens 'gain2' of this game"),
        ({"intrigue_stack": [0, 0]}, "each once, lowest first"),
        ({"seats": [{}, {}, {}]}, "seats must be a list of at most 2"),
        ({"seats": [{"pool": 13}]}, r"seats\[0\].pool must be a whole number from 0 to 12, not 13."),
        ({"seats": [{"pool": 7, "wall": 6}]}, r"seats\[0\] has 13 servants .* a seat has 12."),
        ({"seats": [{"traveller": ["Jinan"]}]}, r"seats\[0\].traveller must be"),
        ({"seats": [{"traveller": "Rome"}]}, r"seats\[0\].traveller must be one of"),
        ({"seats": [{"traveller": "Jinan"}, {"traveller": "Jinan"}]}, "a city holds one"),
        ({"map": {"Jinan": "gain1"}, "seats": [{"traveller": "Jinan"}]}, "a traveller stands there"),
        ({"seats": [{"decrees": ["level9.x"]}]}, r"seats\[0\].decrees\[0\] must be one of"),
        ({"seats": [{"envoy": 9}]}, "envoy must be a whole number from 0 to 8"),
        ({"seats": [{"palace_place": 0, "envoy": 3}]}, "envoy must be 8"),
        ({"seats": [{"palace_place": 0}, {"palace_place": 0}]}, "each has its own"),
        ({"seats": [{"ships": [{"port": 6}]}]}, "port must be a whole number from 1 to 5"),
        ({"seats": [{"ships": [{"port": 2}, {"port": 2}]}]}, "a port holds one ship"),
        ({"seats": [{"ships": [{"port": 2, "servants": 0}]}]}, "carry 1 to 3"),
        ({"seats": [{"double": 0}]}, "ship 0, which is not under way"),
        ({"seats": [{"double": "moon"}]}, "double must be one of"),
        ({"setup": {"players": 1}, "seats": [{}, {"double": "pool"}]}, "'locked' for Meng"),
        ({"seats": [{"tokens": {"plain": 40}}]}, "plain must be a whole number"),
        ({"seats": [{"tokens": {"double": 3}}]}, "all 2 tokens 'double' of this game"),
        ({"seats": [{"tokens": {"toll": 3}}]}, "has no key 'toll'"),
        ({"seats": [{"rewards": {"card": 3}}]}, "rewards.card must be a whole number from 0 to 2"),
        ({"seats": [7]}, r"seats\[0\] must be an object"),
    ],
)
def test_a_position_that_cannot_be(position: dict[str, object], message: str) -> None:
    with pytest.raises(PositionError, match=message) as caught:
        Game.from_position(position)
    assert SENTENCE.match(str(caught.value))


def test_a_position_is_an_object() -> None:
    written: Any = [1, 2]
    with pytest.raises(PositionError, match="must be an object"):
        Game.from_position(written)


def saved() -> str:
    game = Game(Setup(players=2, seed=1))
    for _ in range(9):
        game.play(game.legal[0])
    return game.save()


def test_a_save_cut_short() -> None:
    with pytest.raises(SaveError, match="cut short"):
        Game.load(saved()[:-40])


def test_a_text_that_is_no_save() -> None:
    for text in ("", "hello", "[]", '{"a": 1}'):
        with pytest.raises(SaveError, match="no saved game"):
            Game.load(text)


def test_an_edited_save() -> None:
    data = json.loads(saved())
    data["actions"][0] += 1
    with pytest.raises(SaveError, match="changed after it was saved"):
        Game.load(json.dumps(data))


def test_a_save_without_a_part() -> None:
    data = json.loads(saved())
    del data["setup"]
    with pytest.raises(SaveError, match="has no 'setup'"):
        Game.load(json.dumps(data))


def test_a_save_of_another_rules_version() -> None:
    data = json.loads(saved())
    data["rules_version"] = 99
    with pytest.raises(SaveError, match="rules version 99, and this program plays the versions 1, 2; open it with"):
        Game.load(json.dumps(data))


def test_a_save_whose_actions_do_not_replay() -> None:
    from gugong.game.save import checksum

    data = json.loads(saved())
    data["actions"][2] = 200
    data["checksum"] = checksum(data)
    with pytest.raises(SaveError, match="Entry 2 of this saved game does not replay"):
        Game.load(json.dumps(data))


def test_a_save_of_another_box() -> None:
    from gugong.game.save import checksum

    data = json.loads(saved())
    data["box"] = {"name": "mine", "fingerprint": "0" * 16}
    data["checksum"] = checksum(data)
    with pytest.raises(SaveError, match="give the path of that box"):
        Game.load(json.dumps(data))


def test_a_game_from_a_position_saves_and_loads() -> None:
    game = table(3, day=3, seats=[{"hand": ["set1.1", "set2.2"], "pool": 9, "double": "pool"}], turn=0)
    game.play(game.legal[0])
    game.play(game.legal[3])
    assert Game.load(game.save()).state.tobytes() == game.state.tobytes()
