"""Moves, taking back, and the consent of others."""

import random
from collections.abc import Sequence

from gugong import Option
from gugong.game.change import changes_in
from gugong.server.tables import commands as c
from gugong.server.tables.serializers import serialize_private, serialize_table, serialize_view
from gugong.server.tables.viewers import Viewer

from ..support.offline_table import OfflineTable, two_people


def options_of(offline: OfflineTable) -> Sequence[Option]:
    decision = offline.game.decision
    assert decision is not None
    return decision.options


def undo_of(offline: OfflineTable, person: str) -> str | None:
    found: str | None = serialize_private(offline.table, Viewer(person, tuple(offline.table.seats_of(person))))["undo"]
    return found


def the_other(person: str) -> str:
    return "bob" if person == "ann" else "ann"


def past_a_barrier(offline: OfflineTable) -> str:
    """Moves until somebody's last choice lies behind one of somebody else; whose it is."""
    rng = random.Random(4)
    asker = offline.move(rng)
    while offline.owner == asker:
        offline.move(rng)
    offline.move(rng)
    return asker


def test_only_whoever_decides_can_move() -> None:
    offline = two_people()
    action = offline.game.legal[0]
    assert offline.refused(offline.other, c.Move(at=0, action=action)) == "not-your-turn"
    assert offline.refused("stranger", c.Move(at=0, action=action)) == "not-seated"
    offline.move()
    assert offline.table.at == 1


def test_a_move_answers_the_action_it_was_made_for() -> None:
    offline = two_people()
    offline.play_on(5)
    action = offline.game.legal[0]
    assert offline.refused(offline.owner, c.Move(at=4, action=action)) == "late"
    assert offline.refused(offline.owner, c.Move(at=6, action=action)) == "late"


def test_an_illegal_move_says_why() -> None:
    offline = two_people()
    rng = random.Random(2)
    while not (greyed := [option for option in options_of(offline) if not option.legal]):
        offline.move(rng)
    assert offline.refused(offline.owner, c.Move(at=offline.table.at, action=greyed[0].id)) == "illegal"


def test_what_is_not_offered_is_refused() -> None:
    offline = two_people()
    offered = {option.id for option in options_of(offline)}
    absent = next(action for action in range(300) if action not in offered)
    assert offline.refused(offline.owner, c.Move(at=0, action=absent)) == "not-offered"


def test_a_repeated_move_is_answered_and_changes_nothing() -> None:
    offline = two_people()
    move = c.Move(id="m-1", at=0, action=offline.game.legal[0])
    owner = offline.owner
    assert offline.ask(owner, move) == "played"
    after = offline.game.state.tobytes()
    assert offline.ask(owner, move) is None
    offline.play_on(3)
    assert offline.ask(owner, move) is None
    assert offline.game.actions[0] == move.action
    assert after != offline.game.state.tobytes()


def test_the_id_of_somebody_elses_move_answers_nothing() -> None:
    offline = two_people()
    owner, other = offline.owner, offline.other
    offline.ask(owner, c.Move(id="m-1", at=0, action=offline.game.legal[0]))
    assert offline.refused(other, c.Move(id="m-1", at=0, action=1)) == "late"


def test_ones_own_choice_is_taken_back_freely_up_to_a_barrier() -> None:
    offline = two_people()
    before = offline.game.state.tobytes()
    owner = offline.move()
    assert offline.owner == owner
    assert undo_of(offline, owner) == "free"
    assert offline.ask(owner, c.Undo(at=1)) == "undone"
    assert offline.game.state.tobytes() == before
    assert offline.table.at == 2
    assert undo_of(offline, owner) is None
    assert offline.refused(owner, c.Undo(at=2)) == "nothing-to-undo"


def test_whoever_saw_the_night_count_has_to_ask() -> None:
    """NIGHT-1: the count tells something of the others' cards, so the last choice of the day is not free any more."""
    offline, rng, asked = two_people(), random.Random(4), 0
    while offline.table.status == "running":
        owner = offline.move(rng)
        if offline.game.view(None)["phase"] == "night":
            assert undo_of(offline, owner) == "ask"
            asked += 1
            break
    assert asked
    assert offline.ask(owner, c.Undo(at=offline.table.at)) == "asked"


def test_what_was_taken_back_can_be_done_again() -> None:
    offline = two_people()
    owner = offline.move()
    after = offline.game.state.tobytes()
    offline.ask(owner, c.Undo(at=1))
    assert offline.refused(the_other(owner), c.Redo(at=2)) == "not-your-turn"
    assert offline.ask(owner, c.Redo(at=2)) == "redone"
    assert offline.game.state.tobytes() == after
    assert offline.refused(owner, c.Redo(at=3)) == "nothing-to-redo"


def test_beyond_a_barrier_the_others_are_asked() -> None:
    offline = two_people()
    asker = past_a_barrier(offline)
    other, moment = the_other(asker), offline.game.moment
    assert undo_of(offline, asker) == "ask"
    assert offline.ask(asker, c.Undo(at=offline.table.at)) == "asked"
    assert offline.game.moment == moment
    assert serialize_table(offline.table)["proposal"]["agreed"] == offline.table.seats_of(asker)
    assert offline.ask(other, c.Answer(at=offline.table.at, yes=True)) == "undone"
    assert offline.game.moment < moment
    assert offline.table.proposal is None


def test_one_no_is_enough() -> None:
    offline = two_people()
    asker = past_a_barrier(offline)
    before = offline.game.state.tobytes()
    offline.ask(asker, c.Undo(at=offline.table.at))
    offline.ask(the_other(asker), c.Answer(at=offline.table.at, yes=False))
    assert offline.table.proposal is None
    assert offline.game.state.tobytes() == before
    assert offline.refused(the_other(asker), c.Answer(at=offline.table.at, yes=True)) == "nothing-asked"


def test_all_at_the_table_have_to_agree() -> None:
    offline = OfflineTable(setup={"players": 3}).sit("bob", "cem").start()
    asker = past_a_barrier(offline)
    offline.ask(asker, c.Undo(at=offline.table.at))
    first, second = sorted({"ann", "bob", "cem"} - {asker})
    assert offline.ask(first, c.Answer(at=offline.table.at, yes=True)) == "answered"
    assert offline.ask(second, c.Answer(at=offline.table.at, yes=True)) == "undone"


def test_nobody_agrees_for_others() -> None:
    offline = two_people()
    asker = past_a_barrier(offline)
    offline.ask(asker, c.Undo(at=offline.table.at))
    assert offline.ask(asker, c.Answer(at=offline.table.at, yes=True)) == "answered"
    assert offline.refused("stranger", c.Answer(at=offline.table.at, yes=True)) == "not-seated"
    assert offline.table.proposal is not None


def test_a_move_ends_the_question() -> None:
    offline = two_people()
    asker = past_a_barrier(offline)
    at = offline.table.at
    offline.ask(asker, c.Undo(at=at))
    offline.move()
    assert offline.table.proposal is None
    assert offline.refused(the_other(asker), c.Answer(at=at, yes=True)) == "late"


def test_at_one_screen_and_against_meng_everything_can_be_taken_back() -> None:
    for offline in (OfflineTable(seats=2).start(), OfflineTable(setup={"players": 1}).start()):
        offline.play_on(40)
        assert undo_of(offline, "ann") == "free"
        assert offline.ask("ann", c.Undo(at=offline.table.at, to=0)) == "undone"
        assert offline.game.moment == 0


def test_even_the_end_can_be_taken_back_by_who_plays_alone() -> None:
    offline = OfflineTable(seats=2).start().play_on(1000)
    assert offline.table.status == "over"
    offline.ask("ann", c.Undo(at=offline.table.at))
    assert offline.table.status == "running"


def test_the_end_stays_when_there_are_others() -> None:
    offline = two_people().play_on(1000)
    assert offline.table.status == "over"
    assert offline.refused("ann", c.Undo(at=offline.table.at)) == "over"


def test_with_bots_only_one_person_takes_back_past_the_bots_moves() -> None:
    offline = OfflineTable(bots=["novice"]).start()
    rng = random.Random(3)
    for _ in range(30):
        seat = offline.table.deciding
        assert seat is not None
        action = rng.choice(offline.game.legal)
        if offline.table.bot_to_move:
            offline.add("played", {"seat": seat, "action": action, "bot": True})
        else:
            offline.ask("ann", c.Move(at=offline.table.at, action=action))
    assert undo_of(offline, "ann") == "free"
    assert offline.ask("ann", c.Undo(at=offline.table.at)) == "undone"
    assert offline.table.deciding == 0


def test_somebody_for_whom_a_bot_plays_has_agreed_to_nothing() -> None:
    offline = OfflineTable(setup={"players": 3}).sit("bob", "cem").start()
    asker = past_a_barrier(offline)
    first, second = sorted({"ann", "bob", "cem"} - {asker})
    offline.ask(first, c.Leave())
    offline.ask(asker, c.Undo(at=offline.table.at))
    assert offline.ask(asker, c.Answer(at=offline.table.at, yes=True)) == "answered"
    assert offline.ask(second, c.Answer(at=offline.table.at, yes=True)) == "answered"
    assert offline.ask(first, c.Answer(at=offline.table.at, yes=True)) == "undone"


def test_the_end_stays_when_the_others_are_only_away() -> None:
    offline = two_people()
    offline.ask("bob", c.Leave())
    while offline.table.deciding is not None:
        action = offline.game.legal[0]
        offline.add("played", {"seat": offline.table.deciding, "action": action, "bot": True})
    assert offline.refused("ann", c.Undo(at=offline.table.at)) == "over"


def test_a_client_that_puts_the_changes_into_its_view_sees_the_table() -> None:
    offline = OfflineTable(setup={"players": 4, "bonus_tokens": "deluxe"}, seats=4).start()
    rng = random.Random(5)
    seen = serialize_view(offline.table)
    while offline.table.status == "running":
        if rng.random() < 0.1 and offline.game.moment:
            offline.ask("ann", c.Undo(at=offline.table.at))
        else:
            offline.move(rng)
        assert seen is not None
        for change in changes_in(offline.table.snapshots, offline.game.setup, offline.game.box):
            new = change.seen_by(())
            for seat, board in new.get("seats", {}).items():
                seen["seats"][int(seat)] |= board
            seen |= {key: value for key, value in new.items() if key != "seats"}
        assert seen == serialize_view(offline.table)


def test_what_is_asked_cannot_be_changed_while_others_answer() -> None:
    offline = two_people()
    asker = past_a_barrier(offline)
    offline.ask(asker, c.Undo(at=offline.table.at))
    assert offline.refused(asker, c.Undo(at=offline.table.at, to=0)) == "asked-already"
    offline.ask(asker, c.Answer(at=offline.table.at, yes=False))
    assert offline.ask(asker, c.Undo(at=offline.table.at, to=0)) == "asked"


def test_a_wish_to_take_back_that_was_granted_is_answered_as_before() -> None:
    offline = two_people()
    asker = past_a_barrier(offline)
    wish = c.Undo(id="u1", at=offline.table.at)
    assert offline.ask(asker, wish) == "asked"
    assert offline.ask(the_other(asker), c.Answer(at=offline.table.at, yes=True)) == "undone"
    assert offline.ask(asker, wish) is None


def test_after_the_end_nothing_can_be_taken_back_between_people() -> None:
    offline = two_people().play_on(1000)
    assert offline.table.status == "over"
    for person in ("ann", "bob"):
        assert undo_of(offline, person) is None
        assert offline.refused(person, c.Undo(at=offline.table.at)) == "over"


def test_whoever_plays_alone_can_take_back_after_the_end() -> None:
    offline = OfflineTable(setup={"players": 2}, seats=2).start().play_on(1000)
    assert offline.table.status == "over"
    assert undo_of(offline, "ann") == "free"
