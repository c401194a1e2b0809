"""Seeds over HTTP: 128 bits, as a number or as text; what is no seed is refused in words."""

import pytest

from tests.server.support.in_process import Server, served

LONGEST = 2**128 - 1


@pytest.mark.parametrize("written", [0, 7, "7", str(2**64), str(LONGEST)])
def test_a_table_is_dealt_from_the_seed_it_was_given(written: int | str) -> None:
    async def test(server: Server) -> None:
        made = await server.made(seats=2, setup={"players": 2, "seed": written})
        await made.start()
        assert made.game.setup.seed == int(written)
        assert made.live.table.replay([]).state.tobytes() == made.game.state.tobytes()

    served(test)


def test_a_table_without_a_seed_is_dealt_from_128_bits() -> None:
    async def test(server: Server) -> None:
        seeds = []
        for _ in range(8):
            made = await server.made(seats=2, setup={"players": 2})
            await made.start()
            seeds.append(made.game.setup.seed)
        assert 2**118 < max(seeds) < 2**128

    served(test)


WRONG = {
    "negative": "-1",
    "negative as text": '"-1"',
    "too long": str(2**128),
    "too long as text": f'"{2**128}"',
    "far too long": "1" * 6000,
    "a fraction": "1.5",
    "not a number": "NaN",
    "infinite": "Infinity",
    "yes": "true",
    "a list": "[1]",
    "a word": '"seven"',
    "half a letter": '"\\ud800"',
    "digits of another script": '"\\u0967"',
}


@pytest.mark.parametrize("name", WRONG)
def test_what_is_no_seed_is_refused(name: str) -> None:
    async def test(server: Server) -> None:
        body = f'{{"name": "Ann", "setup": {{"players": 2, "seed": {WRONG[name]}}}}}'
        headers = {"content-type": "application/json"}
        response = await server.call("POST", "/api/tables", content=body, headers=headers)
        assert 400 <= response.status_code < 500, response.text

    served(test)
