"""Nobody sees cards and then goes back to play knowing them, while another person is only away."""

import random

from gugong.server.store.records import TableStatus
from tests.server.support.in_process import Server, served


def test_a_game_that_is_over_does_not_go_on_with_all_cards_known_while_another_person_is_only_away() -> None:
    """Whoever played on against the bot of an absent person could else see every card, go back, and play knowing it."""

    async def test(server: Server) -> None:
        made = await server.two_people(setup={"players": 2})
        assert (await server.post(f"{made.path}/leave", {}, made.keys[1])).status_code == 200
        chance = random.Random(1)
        while made.live.table.status != TableStatus.OVER:
            await server.settled(made.id)
            if made.live.table.deciding is not None:
                await made.play(chance.choice(made.game.legal))
        undo = {"at": made.live.table.at, "to": 0}
        response = await server.post(f"{made.path}/undo", undo, made.keys[0])
        assert response.json().get("code") == "over", response.text
        assert made.live.table.status == TableStatus.OVER

    served(test)


def test_moves_beyond_a_barrier_are_not_taken_back_while_another_person_is_only_away() -> None:
    """A card drawn is known; an absent person has agreed to nothing."""

    async def test(server: Server) -> None:
        made = await server.two_people(setup={"players": 2})
        chance = random.Random(1)
        while len(set(made.game.choosers)) < 2 or made.live.table.deciding != 0:
            await made.play(chance.choice(made.game.legal))
        assert (await server.post(f"{made.path}/leave", {}, made.keys[1])).status_code == 200
        at = made.live.table.at
        response = await server.post(f"{made.path}/undo", {"at": at, "to": 0}, made.keys[0])
        assert made.game.moment > 0, response.text

    served(test)
