"""Where the figures of a box come from: stated by a rulebook, derived from that, or reconstructed.

Every file of a box may have notes on it, as `[[provenance]]`. They are no figures: boxes that differ only in them are
equal.
"""

from dataclasses import dataclass

from gugong.box.values import Value

KEY = "provenance"
SOURCES = ("stated", "derived", "reconstructed")
MOST = 200  # notes in a file, and figures in a note


@dataclass(frozen=True)
class Provenance:
    """A note on figures of a part of the box: their keys in its file, how sure they are, and why, in words."""

    part: str
    figures: tuple[str, ...]
    source: str
    note: str

    def covers(self, key: str) -> bool:
        """Whether it is about the figure of this key; one that names a table is about all in it."""
        return any(key == figure or key.startswith(f"{figure}.") for figure in self.figures)


def take_provenance(part: str, file: Value) -> tuple[Value, tuple[Provenance, ...]]:
    """The figures of a part without its notes, and the notes; raises BoxError if one is not as it must be."""
    if not isinstance(file.content, dict) or KEY not in file.content:
        return file, ()
    figures = Value(file.file, file.key, {name: value for name, value in file.content.items() if name != KEY})
    return figures, tuple(_read_note(part, note, figures) for note in file[KEY].elements(0, MOST, "note"))


def _read_note(part: str, note: Value, figures: Value) -> Provenance:
    note.with_keys(("figures", "source", "note"))
    keys = tuple(_read_key(key, figures) for key in note["figures"].elements(1, MOST, "figure"))
    return Provenance(part, keys, note["source"].word(SOURCES), note["note"].text())


def _read_key(key: Value, figures: Value) -> str:
    content = figures.content
    for name in key.text().split("."):
        if not isinstance(content, dict) or name not in content:
            raise key.must_be(f"the key of a figure in {figures.file}, such as {figures.names()[0]}")
        content = content[name]
    return key.text()
