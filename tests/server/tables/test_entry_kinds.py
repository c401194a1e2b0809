"""Every kind of entry has all that it needs; what is forgotten is named."""

from gugong.server.api.wire import EntryTold
from gugong.server.tables import table
from gugong.server.tables.entries import ENTRY_SPECS, GAME_KINDS, EntryKind


def test_every_kind_of_entry_has_a_spec_and_is_applied_to_its_table() -> None:
    for kind in EntryKind:
        assert kind in ENTRY_SPECS, f"no spec in entries.py for {kind!r}"
        assert kind in table._HANDLERS, f"nothing in table.py applies {kind!r}"
    assert set(ENTRY_SPECS) == set(table._HANDLERS) == set(EntryKind)


def test_every_field_of_an_entry_that_is_sent_is_in_the_wire_schema() -> None:
    for kind, spec in ENTRY_SPECS.items():
        unknown = set(spec.sent_fields) - set(EntryTold.model_fields)
        assert not unknown, f"{kind!r} sends {unknown}, which EntryTold does not have"


def test_no_secret_of_an_entry_is_among_the_fields_that_are_sent() -> None:
    secret = {"person", "invite", "seed", "action", "id", "fingerprint", "setup"}
    for kind, spec in ENTRY_SPECS.items():
        assert not secret & set(spec.sent_fields), kind


def test_moves_are_the_entries_that_change_the_game() -> None:
    assert {EntryKind.PLAYED, EntryKind.UNDONE, EntryKind.REDONE} == GAME_KINDS
