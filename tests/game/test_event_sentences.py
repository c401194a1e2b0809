"""Events in sentences: by name, to whoever did it as "You …", and in short below a heading that names them."""

import random

import pytest

from gugong import Game, Setup
from gugong.game.event import Event
from gugong.i18n.messages import languages


@pytest.fixture(scope="module")
def events() -> list[Event]:
    """What happens in a game of three with all bonus tokens."""
    game, chance = Game(Setup(players=3, seed=23, bonus_tokens="deluxe")), random.Random(23)
    while not game.over:
        game.play(chance.choice(list(game.legal)))
    return list(game.events)


def test_what_the_reader_did_is_told_as_you(events: list[Event]) -> None:
    laid = next(event for event in events if event.kind == "exchanged")
    assert laid.text("en", laid.seat, you=True).startswith("You lay the ")
    assert not laid.text("en", laid.seat).startswith("You")


def test_what_others_did_is_told_by_their_name(events: list[Event]) -> None:
    laid = next(event for event in events if event.kind == "exchanged")
    assert laid.seat is not None
    assert laid.text("en", (laid.seat + 1) % 3, you=True) == laid.text("en")


@pytest.mark.parametrize("language", languages())
def test_sentences_to_the_reader_and_short_ones_begin_with_a_capital(events: list[Event], language: str) -> None:
    for event in events:
        for words in (event.text(language, event.seat, you=True), event.text(language, event.seat, short=True)):
            assert not words[0].islower(), words


@pytest.mark.parametrize("language", languages())
def test_short_sentences_name_nobody_who_did_it(events: list[Event], language: str) -> None:
    in_turns = [event for event in events if event.rule.startswith("EXCHANGE-")]
    assert in_turns
    for event in in_turns:
        assert len(event.text(language, short=True)) < len(event.text(language)), event


def test_a_toll_is_owed_to_the_reader(events: list[Event]) -> None:
    tolls = [event for event in events if event.kind == "toll-paid"]
    assert tolls, "in this game nobody pays a toll: choose another seed"
    assert "owes you a toll" in tolls[0].text("en", tolls[0].args["owner"], you=True)
