"""The figures of a box are told to whoever asks, with how sure they are."""

from pathlib import Path

from gugong.server.api import wire
from tests.server.support.in_process import Server, served


def test_the_standard_box_with_its_notes() -> None:
    async def scene(server: Server) -> None:
        answer = await server.get("/api/boxes/standard")
        box = wire.BoxFigures.model_validate_json(answer.text, strict=True)
        assert box.cards.cards["set3"][0] == (3, "gain2")
        assert box.board.side_a.palace_vp == [7, 5, 3]
        assert box.decrees.level2.cost == 2
        assert box.tokens.base.vp2 == 3
        assert box.automa.special == 2
        notes = {(note.file, note.key): note.text for note in box.notes}
        assert notes["board", "servants"] == "stated"
        assert notes["decrees", "level2"] == "lasting"
        assert any("Faces reconstructed: every number stands" in note.text for note in box.notes)
        assert {note.file for note in box.notes} == {"board", "cards", "decrees", "tokens", "automa"}

    served(scene)


def test_a_box_of_ones_own(tmp_path: Path) -> None:
    own = tmp_path / "own"
    own.mkdir()
    (own / "tokens.toml").write_text(
        (Path(__file__).parents[3] / "src/gugong/box/standard/tokens.toml")
        .read_text(encoding="utf-8")
        .replace("vp2 = 3", "vp2 = 2")
        .replace("gain1 = 3", "gain1 = 4"),
        encoding="utf-8",
    )

    async def scene(server: Server) -> None:
        box = (await server.get("/api/boxes/own")).json()
        assert (box["name"], box["tokens"]["base"]["vp2"], box["notes"]) == ("own", 2, [])
        assert box["board"]["servants"] == 12  # what it lacks comes from the standard box

    served(scene, boxes={"standard": None, "own": own})


def test_browsers_keep_it() -> None:
    async def scene(server: Server) -> None:
        first = await server.get("/api/boxes/standard")
        assert "max-age" in first.headers["cache-control"]
        again = await server.get("/api/boxes/standard", headers={"If-None-Match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")

    served(scene)


def test_a_box_that_is_not_there() -> None:
    async def scene(server: Server) -> None:
        answer = await server.get("/api/boxes/nowhere")
        assert (answer.status_code, answer.json()["code"]) == (404, "no-such-box")

    served(scene)
