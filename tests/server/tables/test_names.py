"""Names and lines: what may stand in them, and who may be called what at a table."""

import pytest
from pydantic import TypeAdapter, ValidationError

from gugong.server.names import look_alike
from gugong.server.tables import commands as c
from gugong.server.tables.seats import COURT_NAMES

from ..support.offline_table import OfflineTable, two_people

NAME: TypeAdapter[str] = TypeAdapter(c.Name)
CHAT: TypeAdapter[str] = TypeAdapter(c.ChatText)
FAMILY = "👨\u200d👩\u200d👧\u200d👦"


@pytest.mark.parametrize(
    "name",
    [
        *("Ann", "Renée", "Łukasz", "Müller-Lüdenscheidt", "O’Hara", "Jean-Luc 2", "Dr. No", "Nguyễn Văn Ước"),
        *("李雷", "ハンナ", "김철수", "שָׁלוֹם", "นิ่มนวล", "Ольга", "Νίκη", "Աննա", "Anna 李"),
        *("می\u200cخواهم", "محمد", "क्\u200dष", "क्\u200cष"),
        *(
            FAMILY,
            "👩🏽\u200d🚀 Mae",
            "🏳️\u200d🌈",
            "❤️\u200d🔥",
            "🙂\u200d↔️",
            "🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f",
        ),
        *("1️⃣", "☂️", "\U0001fae8", "\U0001fadc"),
    ],
)
def test_names_of_all_scripts_and_emoji_are_taken_as_they_are(name: str) -> None:
    assert NAME.validate_python(name) == name


@pytest.mark.parametrize(
    "text",
    [
        *(
            "A\u200bnn",
            "Ann\u200d",
            "A\u200cnn",
            "\u200dAnn",
            "A\u202enn",
            "A\u2066nn",
            "Ann\u00ad",
            "\ufeffAnn",
            "A\u034fnn",
        ),
        *(
            "\u3164",
            "A\u115fnn",
            "\u2800",
            "A\u17b4nn",
            "Ann\ufe0f",
            "Ann\U000e0061",
            "A\U000e0101nn",
            "A\x00nn",
            "A\nnn",
        ),
        *(
            "A\u0301\u0302\u0303\u0304nn",
            "Z\u0336\u0336nn",
            "A\u0488nn",
            "\u0301Ann",
            "A \u0301nn",
            "A\u20e3",
            "ב" + "\u05b0\u05b1\u05b2\u05b3\u05b4",
        ),
        *("🚀\u200d", "🚀\u200dAnn", "🏴\U000e0067", "\ue000", "   "),
    ],
)
def test_nothing_invisible_and_no_pile_of_marks_stands_in_a_name_or_a_line(text: str) -> None:
    for kind in (NAME, CHAT):
        with pytest.raises(ValidationError, match=r"printable|piled-up|at least"):
            kind.validate_python(text)


@pytest.mark.parametrize("name", ["Аnn", "Bοb", "Оlga", "ꓮnn", "Ꭺnn"])
def test_a_name_does_not_mix_alphabets_that_are_drawn_alike(name: str) -> None:
    with pytest.raises(ValidationError, match="mix letters"):
        NAME.validate_python(name)
    assert CHAT.validate_python(name) == name


def test_the_spaces_of_a_name_are_plain_and_single() -> None:
    assert NAME.validate_python(" Ann\u00a0\u2003 Lee ") == "Ann Lee"


@pytest.mark.parametrize(
    ("name", "other"),
    [
        *(
            ("Ann", "ann"),
            ("Ann", "A nn."),
            ("Ann", "Ａｎｎ"),
            ("Ann", "𝒜𝓃𝓃"),
            ("Ian", "lan"),
            ("IAN", "ian"),
            ("Bob", "B0b"),
        ),
        *(
            ("Bob", "Bоb"),
            ("COBA", "СОВА"),
            ("Pocha", "Росһа"),
            ("NIKO", "ΝΙΚΟ"),
            ("Arno", "Amo"),
            ("William", "VVilliam"),
        ),
        *(("İnci", "Inci"), ("ılgın", "ilgin"), ("❤️", "❤"), ("می\u200cنا", "مینا"), ("?!", "?!")),
    ],
)
def test_names_that_could_be_taken_for_one_another(name: str, other: str) -> None:
    assert look_alike(name, other)
    assert look_alike(other, name)


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Ann", "Anna"),
        ("René", "Rene"),
        ("Jan", "Ian"),
        ("李", "王"),
        ("Оля", "Юля"),
        ("Person 1", "Person 2"),
        ("🚀", "🐉"),
        ("?", "!"),
    ],
)
def test_other_names_are_other_names(name: str, other: str) -> None:
    assert not look_alike(name, other)


def test_no_two_bots_look_alike() -> None:
    assert not [(a, b) for a in COURT_NAMES for b in COURT_NAMES if a < b and look_alike(a, b)]


def test_nobody_sits_down_under_a_name_that_looks_like_anothers() -> None:
    offline = OfflineTable(setup={"players": 4})
    for name in ("Ann", "ANN", "A.n.n", "Αnn".replace("Α", "Ａ")):
        assert offline.refused("eve", c.Sit(name=name)) == "name-taken"
    offline.ask("eve", c.Sit(name="Anne"))
    offline.ask("ann", c.Sit(name="Ann"))
    assert [seat.name for seat in offline.table.seats] == ["Ann", "Anne", "Ann", ""]


def test_a_bot_gives_up_a_name_that_looks_like_a_persons() -> None:
    offline = OfflineTable(setup={"players": 3}, bots=["novice"])
    bot = offline.table.seats[1].name
    offline.ask("eve", c.Sit(name=bot.upper()))
    assert not look_alike(offline.table.seats[1].name, bot)
    assert offline.table.seats[2].name == bot.upper()


def test_spectators_take_no_players_name() -> None:
    offline = two_people(setup={"players": 3}, bots=["novice"])
    for name in ("Bob", "bob", "B0b", offline.table.seats[1].name):
        assert offline.refused_as_spectator(c.Say(text="I resign", name=name)) == "name-taken"
    assert offline.ask_as_spectator(c.Say(text="Hello", name="Eve")) == "said"
    assert offline.ask("bob", c.Say(text="Hello", name="Ann")) == "said"
    assert offline.table.chat[-1]["name"] == "Bob"


def test_a_player_may_be_called_as_a_spectator_was() -> None:
    offline = OfflineTable(setup={"players": 2})
    offline.ask_as_spectator(c.Say(text="Hello", name="Bob"))
    assert offline.ask("bob", c.Sit(name="Bob")) == "sat"
