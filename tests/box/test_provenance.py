"""Where figures come from: every figure of the standard box says it, and a box of one's own may."""

from collections.abc import Iterator
from typing import Any

import pytest

from gugong.box import BoxError, load_box
from gugong.box.provenance import Provenance

NOTE = {"figures": ["dice"], "source": "stated", "note": "As printed."}


def keys(content: dict[str, Any], above: str = "") -> Iterator[str]:
    """The full keys of all figures in a table."""
    for name, value in content.items():
        if isinstance(value, dict):
            yield from keys(value, f"{above}{name}.")
        else:
            yield f"{above}{name}"


def test_every_figure_of_the_standard_box_says_where_it_comes_from():
    box = load_box()
    named = [(note.part, figure) for note in box.provenance for figure in note.figures]
    assert len(named) == len(set(named)), "a figure is named twice"
    for part, content in box.data.items():
        for key in keys(content):
            assert any(note.part == part and note.covers(key) for note in box.provenance), f"{part}: {key}"


def test_a_note_on_a_table_covers_what_is_in_it():
    note = Provenance("board", ("side_a", "days"), "stated", "")
    assert note.covers("side_a.routes")
    assert note.covers("days")
    assert not note.covers("side_ab")
    assert not note.covers("side_b.routes")


def test_notes_are_no_part_of_the_fingerprint(data, write_folder):
    box = load_box(write_folder({"board": {**data["board"], "provenance": [NOTE]}}))
    assert box == load_box()
    assert "provenance" not in box.data["board"]
    assert [note for note in box.provenance if note.part == "board"] == [
        Provenance("board", ("dice",), "stated", "As printed.")
    ]


def test_a_file_without_notes_has_none_and_a_missing_file_those_of_the_standard_box(data, write_folder):
    box = load_box(write_folder({"board": data["board"]}))
    assert {note.part for note in box.provenance} == {"cards", "tokens", "decrees", "automa"}


@pytest.mark.parametrize(
    ("note", "told"),
    [
        ("all stated", r"board.toml: provenance is \"all stated\"; it must be a list of 0 to 200 notes"),
        ([{**NOTE, "figures": ["die"]}], r"provenance, note 1, figures, figure 1, is \"die\"; it must be the key of"),
        ([{**NOTE, "figures": []}], r"provenance, note 1, figures has 0 figures; it must have 1 to 200"),
        (
            [NOTE, {**NOTE, "source": "guessed"}],
            r"note 2, source is \"guessed\"; it must be one of stated, derived, rec",
        ),
        ([{**NOTE, "note": ""}], r"note 1, note is \"\"; it must be a line of text"),
        ([{**NOTE, "sorce": ""}], r"note 1, sorce is not a key of the box; did you mean source\?"),
    ],
)
def test_a_wrong_note_is_told_as_other_faults(data, write_folder, note, told):
    with pytest.raises(BoxError, match=told):
        load_box(write_folder({"board": {**data["board"], "provenance": note}}))
