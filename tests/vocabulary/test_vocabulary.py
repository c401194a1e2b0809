"""One vocabulary: every kind has its arguments, its words and its place in what is derived from it."""

import pytest

from gugong import ACTION_COUNT, Game, Setup
from gugong.box.kinds import DecreeKind, TokenKind
from gugong.box.names import CARDS, DECREES, LOCATIONS, TOKENS
from gugong.game.option_args import ARGUMENTS
from gugong.i18n.messages import FALLBACK, has_message
from gugong.rules.core.actions import Action
from gugong.rules.core.arguments import ArgType
from gugong.rules.core.events import EventKind
from gugong.rules.core.frames import FIRST_ARG, FrameKind, column_of
from gugong.rules.core.point_sources import PointSource
from gugong.rules.core.reasons import Reason
from gugong.rules.core.rule_ids import RuleId
from gugong.vocabulary.arguments import MESSAGE_PREFIXES, READERS, WORDS
from gugong.vocabulary.kinds import DECISIONS, EVENTS, OPTIONS, TYPE_OF

from ..random_games import MODES, moments

WORDED = [kind for kind in MESSAGE_PREFIXES if kind in WORDS]


def message_id(*words: str) -> str:
    return "-".join(words).replace("_", "-").replace(".", "-").lower()


@pytest.mark.parametrize("kind", EventKind)
def test_an_event_has_a_message_and_at_most_three_arguments(kind: EventKind) -> None:
    assert has_message(FALLBACK, f"event-{kind.key}")
    assert len(kind.args) <= 3


@pytest.mark.parametrize("kind", [kind for kind in FrameKind if kind.is_choice])
def test_a_decision_has_a_message(kind: FrameKind) -> None:
    assert has_message(FALLBACK, message_id("decision", kind.key))


@pytest.mark.parametrize("kind", FrameKind)
def test_an_argument_of_a_frame_stands_in_one_column(kind: FrameKind) -> None:
    for i, arg in enumerate(kind.args):
        assert column_of(arg.name) == FIRST_ARG + i


@pytest.mark.parametrize("reason", [reason for reason in Reason if reason != Reason.LEGAL])
def test_a_reason_has_a_message(reason: Reason) -> None:
    assert has_message(FALLBACK, f"reason-{reason.key}")


@pytest.mark.parametrize("kind", WORDED)
def test_the_words_of_a_type_have_messages(kind: ArgType) -> None:
    nothing = {"none"} if kind == ArgType.VARIANT else set()
    for word in set(WORDS[kind]) - nothing:
        assert has_message(FALLBACK, message_id(MESSAGE_PREFIXES[kind], word)), word


def test_every_type_of_argument_is_read() -> None:
    assert set(READERS) == set(ArgType)


def test_a_name_means_one_type() -> None:
    for term in (*EVENTS, *DECISIONS, *OPTIONS):
        for arg in term.args:
            assert arg.told_as == "from" or TYPE_OF[arg.told_as] == arg.type, (term.key, arg)


def test_the_action_space_is_what_saved_games_number() -> None:
    """Saved games hold these numbers: a new action goes to the end, or the rules version is raised."""
    assert ACTION_COUNT == 276
    assert (Action.PLAY_CARD, Action.EXCHANGE_AT, Action.GO_TO, Action.CLAIM, Action.SPEND) == (11, 163, 184, 255, 273)


def test_tokens_and_decrees_name_their_rules() -> None:
    for kind in (*TokenKind, *DecreeKind):
        assert kind.rule.replace("-", "_") in RuleId.__members__


def test_the_words_of_the_box_are_in_the_order_of_their_numbers() -> None:
    assert [TOKENS[kind] for kind in TokenKind] == [kind.key for kind in TokenKind]
    assert len(LOCATIONS) == 7
    assert len(CARDS) == 38
    for decree in DecreeKind:
        assert DECREES[decree.level - 1][decree % 5] == decree.word


def test_level_three_decrees_have_their_point_sources() -> None:
    final = [decree for decree in DecreeKind if decree.level == 3]
    names = [PointSource(PointSource.DECREE_SCORE + i).key for i in range(len(final))]
    assert names == [f"decree_{decree.word}" for decree in final]


def test_options_decisions_and_events_tell_what_the_vocabulary_says() -> None:
    told = {term.key: {arg.told_as for arg in term.args} for term in OPTIONS}
    asked = {term.key: {arg.told_as for arg in term.args} for term in DECISIONS}
    happened = {term.key: {arg.told_as for arg in term.args} for term in EVENTS}
    assert set(ARGUMENTS) == set(Action)
    seen = set()
    for number, mode in enumerate(MODES):
        for game in moments(Setup(**{**mode, "seed": number}), number):
            if game.decision is None:
                continue
            assert set(game.decision.args) == asked[game.decision.kind]
            for option in game.decision.options:
                assert set(option.args) == told[option.verb], option
                seen.add(option.verb)
        for event in game.events:
            assert set(event.args) == happened[event.kind], event
    assert {"exchange_at", "take_decree", "claim", "turn_die", "trade_vp", "benefit", "launch"} <= seen


def test_data_counts_from_zero_and_sentences_from_one() -> None:
    game = Game(Setup(players=4, seed=1))
    launched = None
    for game in moments(Setup(players=4, seed=3), 3):
        launched = next((event for event in game.events if event.kind == "ship-launched"), None)
        if launched is not None:
            break
    assert launched is not None
    assert f"route {launched.args['route'] + 1}" in launched.text("en")
