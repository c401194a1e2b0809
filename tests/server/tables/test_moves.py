"""Moves, taking back, and the consent of others."""

import random
from collections.abc import Sequence

from gugong import Option
from gugong.server.tables import commands as c
from gugong.server.tables.command_handlers import Who
from gugong.server.tables.serializers import Sight, changes, table_now

from ..support.at_table import Desk, two_people


def options_of(desk: Desk) -> Sequence[Option]:
    decision = desk.game.decision
    assert decision is not None
    return decision.options


def undo_of(desk: Desk, person: str) -> str | None:
    found: str | None = Sight(desk.table).own(Who(person, tuple(desk.table.seats_of(person))))["undo"]
    return found


def the_other(person: str) -> str:
    return "bob" if person == "ann" else "ann"


def past_a_barrier(desk: Desk) -> str:
    """Moves until somebody's last choice lies behind one of somebody else; whose it is."""
    rng = random.Random(4)
    asker = desk.move(rng)
    while desk.owner == asker:
        desk.move(rng)
    desk.move(rng)
    return asker


def test_only_whoever_decides_can_move() -> None:
    desk = two_people()
    action = desk.game.legal[0]
    assert desk.refused(desk.other, c.Move(at=0, action=action)) == "not-your-turn"
    assert desk.refused("stranger", c.Move(at=0, action=action)) == "not-seated"
    desk.move()
    assert desk.table.at == 1


def test_a_move_answers_the_action_it_was_made_for() -> None:
    desk = two_people()
    desk.play_on(5)
    action = desk.game.legal[0]
    assert desk.refused(desk.owner, c.Move(at=4, action=action)) == "late"
    assert desk.refused(desk.owner, c.Move(at=6, action=action)) == "late"


def test_an_illegal_move_says_why() -> None:
    desk = two_people()
    rng = random.Random(2)
    while not (greyed := [option for option in options_of(desk) if not option.legal]):
        desk.move(rng)
    assert desk.refused(desk.owner, c.Move(at=desk.table.at, action=greyed[0].id)) == "illegal"


def test_what_is_not_offered_is_refused() -> None:
    desk = two_people()
    offered = {option.id for option in options_of(desk)}
    absent = next(action for action in range(300) if action not in offered)
    assert desk.refused(desk.owner, c.Move(at=0, action=absent)) == "not-offered"


def test_a_repeated_move_is_answered_and_changes_nothing() -> None:
    desk = two_people()
    move = c.Move(id="m-1", at=0, action=desk.game.legal[0])
    owner = desk.owner
    assert desk.ask(owner, move) == "played"
    after = desk.game.state_bytes()
    assert desk.ask(owner, move) is None
    desk.play_on(3)
    assert desk.ask(owner, move) is None
    assert desk.game.actions[0] == move.action
    assert after != desk.game.state_bytes()


def test_the_id_of_somebody_elses_move_answers_nothing() -> None:
    desk = two_people()
    owner, other = desk.owner, desk.other
    desk.ask(owner, c.Move(id="m-1", at=0, action=desk.game.legal[0]))
    assert desk.refused(other, c.Move(id="m-1", at=0, action=1)) == "late"


def test_ones_own_choice_is_taken_back_freely_up_to_a_barrier() -> None:
    desk = two_people()
    before = desk.game.state_bytes()
    owner = desk.move()
    assert desk.owner == owner
    assert undo_of(desk, owner) == "free"
    assert desk.ask(owner, c.Undo(at=1)) == "undone"
    assert desk.game.state_bytes() == before
    assert desk.table.at == 2
    assert undo_of(desk, owner) is None
    assert desk.refused(owner, c.Undo(at=2)) == "nothing-to-undo"


def test_what_was_taken_back_can_be_done_again() -> None:
    desk = two_people()
    owner = desk.move()
    after = desk.game.state_bytes()
    desk.ask(owner, c.Undo(at=1))
    assert desk.refused(the_other(owner), c.Redo(at=2)) == "not-your-turn"
    assert desk.ask(owner, c.Redo(at=2)) == "redone"
    assert desk.game.state_bytes() == after
    assert desk.refused(owner, c.Redo(at=3)) == "nothing-to-redo"


def test_beyond_a_barrier_the_others_are_asked() -> None:
    desk = two_people()
    asker = past_a_barrier(desk)
    other, moment = the_other(asker), desk.game.moment
    assert undo_of(desk, asker) == "ask"
    assert desk.ask(asker, c.Undo(at=desk.table.at)) == "asked"
    assert desk.game.moment == moment
    assert table_now(desk.table)["proposal"]["agreed"] == desk.table.seats_of(asker)
    assert desk.ask(other, c.Answer(at=desk.table.at, yes=True)) == "undone"
    assert desk.game.moment < moment
    assert desk.table.proposal is None


def test_one_no_is_enough() -> None:
    desk = two_people()
    asker = past_a_barrier(desk)
    before = desk.game.state_bytes()
    desk.ask(asker, c.Undo(at=desk.table.at))
    desk.ask(the_other(asker), c.Answer(at=desk.table.at, yes=False))
    assert desk.table.proposal is None
    assert desk.game.state_bytes() == before
    assert desk.refused(the_other(asker), c.Answer(at=desk.table.at, yes=True)) == "nothing-asked"


def test_all_at_the_table_have_to_agree() -> None:
    desk = Desk(setup={"players": 3}).sit("bob", "cem").start()
    asker = past_a_barrier(desk)
    desk.ask(asker, c.Undo(at=desk.table.at))
    first, second = sorted({"ann", "bob", "cem"} - {asker})
    assert desk.ask(first, c.Answer(at=desk.table.at, yes=True)) == "answered"
    assert desk.ask(second, c.Answer(at=desk.table.at, yes=True)) == "undone"


def test_nobody_agrees_for_others() -> None:
    desk = two_people()
    asker = past_a_barrier(desk)
    desk.ask(asker, c.Undo(at=desk.table.at))
    assert desk.ask(asker, c.Answer(at=desk.table.at, yes=True)) == "answered"
    assert desk.refused("stranger", c.Answer(at=desk.table.at, yes=True)) == "not-seated"
    assert desk.table.proposal is not None


def test_a_move_ends_the_question() -> None:
    desk = two_people()
    asker = past_a_barrier(desk)
    at = desk.table.at
    desk.ask(asker, c.Undo(at=at))
    desk.move()
    assert desk.table.proposal is None
    assert desk.refused(the_other(asker), c.Answer(at=at, yes=True)) == "late"


def test_at_one_screen_and_against_meng_everything_can_be_taken_back() -> None:
    for desk in (Desk(seats=2).start(), Desk(setup={"players": 1}).start()):
        desk.play_on(40)
        assert undo_of(desk, "ann") == "free"
        assert desk.ask("ann", c.Undo(at=desk.table.at, to=0)) == "undone"
        assert desk.game.moment == 0


def test_even_the_end_can_be_taken_back_by_who_plays_alone() -> None:
    desk = Desk(seats=2).start().play_on(1000)
    assert desk.table.status == "over"
    desk.ask("ann", c.Undo(at=desk.table.at))
    assert desk.table.status == "running"


def test_the_end_stays_when_there_are_others() -> None:
    desk = two_people().play_on(1000)
    assert desk.table.status == "over"
    assert desk.refused("ann", c.Undo(at=desk.table.at)) == "over"


def test_with_bots_only_one_person_takes_back_past_the_bots_moves() -> None:
    desk = Desk(bots=["novice"]).start()
    rng = random.Random(3)
    for _ in range(30):
        seat = desk.table.deciding
        assert seat is not None
        action = rng.choice(desk.game.legal)
        if desk.table.bot_to_move:
            desk.add("played", {"seat": seat, "action": action, "bot": True})
        else:
            desk.ask("ann", c.Move(at=desk.table.at, action=action))
    assert undo_of(desk, "ann") == "free"
    assert desk.ask("ann", c.Undo(at=desk.table.at)) == "undone"
    assert desk.table.deciding == 0


def test_somebody_for_whom_a_bot_plays_has_agreed_to_nothing() -> None:
    desk = Desk(setup={"players": 3}).sit("bob", "cem").start()
    asker = past_a_barrier(desk)
    first, second = sorted({"ann", "bob", "cem"} - {asker})
    desk.ask(first, c.Leave())
    desk.ask(asker, c.Undo(at=desk.table.at))
    assert desk.ask(asker, c.Answer(at=desk.table.at, yes=True)) == "answered"
    assert desk.ask(second, c.Answer(at=desk.table.at, yes=True)) == "answered"
    assert desk.ask(first, c.Answer(at=desk.table.at, yes=True)) == "undone"


def test_the_end_stays_when_the_others_are_only_away() -> None:
    desk = two_people()
    desk.ask("bob", c.Leave())
    while desk.table.deciding is not None:
        action = desk.game.legal[0]
        desk.add("played", {"seat": desk.table.deciding, "action": action, "bot": True})
    assert desk.refused("ann", c.Undo(at=desk.table.at)) == "over"


def test_a_client_that_puts_the_changes_into_its_view_sees_the_table() -> None:
    desk = Desk(setup={"players": 4, "bonus_tokens": "deluxe"}, seats=4).start()
    rng = random.Random(5)
    seen = Sight(desk.table).public()
    while desk.table.status == "running":
        before = Sight(desk.table).public()
        if rng.random() < 0.1 and desk.game.moment:
            desk.ask("ann", c.Undo(at=desk.table.at))
        else:
            desk.move(rng)
        new = changes(before, Sight(desk.table).public())
        assert seen is not None
        assert new is not None
        for seat, board in new.pop("seats", {}).items():
            seen["seats"][int(seat)] |= board
        seen |= new
        assert seen == Sight(desk.table).public()


def test_what_is_asked_cannot_be_changed_while_others_answer() -> None:
    desk = two_people()
    asker = past_a_barrier(desk)
    desk.ask(asker, c.Undo(at=desk.table.at))
    assert desk.refused(asker, c.Undo(at=desk.table.at, to=0)) == "asked-already"
    desk.ask(asker, c.Answer(at=desk.table.at, yes=False))
    assert desk.ask(asker, c.Undo(at=desk.table.at, to=0)) == "asked"


def test_a_wish_to_take_back_that_was_granted_is_answered_as_before() -> None:
    desk = two_people()
    asker = past_a_barrier(desk)
    wish = c.Undo(id="u1", at=desk.table.at)
    assert desk.ask(asker, wish) == "asked"
    assert desk.ask(the_other(asker), c.Answer(at=desk.table.at, yes=True)) == "undone"
    assert desk.ask(asker, wish) is None


def test_a_table_whose_log_is_full_can_only_be_played_to_its_end() -> None:
    desk = two_people()
    desk.move()
    desk.table.number = 20_000
    assert desk.refused(desk.owner, c.Undo(at=desk.table.at)) == "log-full"
    assert desk.refused(desk.owner, c.Say(text="Hello")) == "log-full"
    desk.move()
