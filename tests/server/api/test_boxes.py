"""The figures of a box are told to whoever asks, with how sure they are."""

from pathlib import Path

from gugong.server.api import wire
from tests.server.support.in_process import Server, served


def test_the_standard_box_with_where_its_figures_come_from() -> None:
    async def scene(server: Server) -> None:
        answer = await server.get("/api/boxes/standard")
        box = wire.BoxFigures.model_validate_json(answer.text, strict=True)
        assert box.cards.cards["set3"][0] == (3, "gain2")
        assert box.board.side_a.palace_vp == [7, 5, 3]
        assert box.decrees.level2.cost == 2
        assert box.tokens.base.vp2 == 3
        assert box.automa.special == 2
        sources = {(note.part, figure): note.source for note in box.provenance for figure in note.figures}
        assert sources["board", "servants"] == "stated"
        assert sources["decrees", "level1.cost"] == "derived"
        assert sources["board", "dice"] == "reconstructed"
        assert any("every number stands on two of the 18 faces" in note.note for note in box.provenance)

    served(scene)


def test_a_box_of_ones_own(tmp_path: Path) -> None:
    own = tmp_path / "own"
    own.mkdir()
    (own / "tokens.toml").write_text(
        (Path(__file__).parents[3] / "src/gugong/box/standard/tokens.toml")
        .read_text(encoding="utf-8")
        .replace("vp2 = 3", "vp2 = 2")
        .replace("gain1 = 3", "gain1 = 4")
        .partition("[[provenance]]")[0]
        + '[[provenance]]\nfigures = ["base.vp2"]\nsource = "stated"\nnote = "As printed."\n',
        encoding="utf-8",
    )

    async def scene(server: Server) -> None:
        box = (await server.get("/api/boxes/own")).json()
        assert (box["name"], box["tokens"]["base"]["vp2"]) == ("own", 2)
        assert [note for note in box["provenance"] if note["part"] == "tokens"] == [
            {"part": "tokens", "figures": ["base.vp2"], "source": "stated", "note": "As printed."}
        ]
        assert box["board"]["servants"] == 12  # what it lacks comes from the standard box
        assert any(note["part"] == "board" for note in box["provenance"])

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
