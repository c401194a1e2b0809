"""Boxes from folders and files: what replaces the standard box and what is taken from it."""

import pytest

from gugong.box import BoxError, load_box
from gugong.box.defaults import OPTIONAL_KEYS
from gugong.box.loader import FILES, STANDARD


def without_optional_keys(data):
    for part, keys in OPTIONAL_KEYS.items():
        for key in keys:
            *tables, name = key.split(".")
            table = data[part]
            for step in tables:
                table = table.get(step, {})
            table.pop(name, None)
    for level in data["decrees"].values():
        for tile in level.values():
            if isinstance(tile, dict):
                tile.pop("effect")
    return data


def test_a_whole_box_without_its_optional_keys_has_the_standard_figures(data, write_folder):
    plain = without_optional_keys(data)
    assert "actions" not in plain["board"]
    assert plain["decrees"]["level3"]["score"] == {}
    assert load_box(write_folder(plain)).tables == load_box().record


def test_a_gap_in_the_actions_is_filled_from_the_standard_box(data, write_folder):
    data["board"]["actions"] = {"wall_vp": 5}
    record = load_box(write_folder(data)).record[0]
    assert (record.wall_vp, record.night_vp) == (5, 3)


def test_missing_files_of_a_folder_come_from_the_standard_box(data, write_folder):
    data["board"]["servants"] = 15
    box = load_box(write_folder({"board": data["board"]}))
    assert box.name == "mine"
    assert box.record[0].servants == 15
    assert box.record[0].card_value.tolist() == load_box().record[0].card_value.tolist()


def test_one_file_replaces_only_its_own_part(data, write_folder):
    data["cards"]["gifts"]["1"] = "peach"
    data["board"]["servants"] = 15
    box = load_box(str(write_folder(data) / "cards.toml"))
    assert box.gifts[1] == "peach"
    assert box.record[0].servants == 12


def test_a_combined_file_holds_parts_as_tables(data, write_file):
    data["automa"]["plain"] = ["canal"] * 9
    data["board"]["servants"] = 15
    box = load_box(write_file("house rules.toml", {"automa": data["automa"], "board": data["board"]}))
    assert box.name == "house rules"
    assert box.automa == (*["canal"] * 9, "special", "special")
    assert box.record[0].servants == 15


def test_decree_and_decrees_both_name_the_location(data, write_folder):
    data["cards"]["cards"]["start"][0][1] = "decree"
    data["automa"]["plain"][7] = "decree"
    assert load_box(write_folder(data)) == load_box()


def test_a_changed_file_is_noticed(data, write_folder):
    folder = write_folder(data)
    assert load_box(folder).record[0].days == 4
    data["board"] |= {"days": 2, "day_income": [0, 4]}
    write_folder(data)
    assert load_box(folder).record[0].days == 2


def test_loading_another_box_leaves_the_standard_box_alone(data, write_folder):
    before = load_box().record.tobytes()
    data["board"] |= {"servants": 20, "actions": {"wall_vp": 9}}
    load_box(write_folder(data))
    assert load_box().record.tobytes() == before
    assert load_box().data["board"]["actions"]["wall_vp"] == 3


def test_the_fingerprint_is_of_the_figures_not_of_comments_and_order(tmp_path):
    for file in FILES:
        lines = (STANDARD / file).read_text(encoding="utf-8").splitlines()
        kept = [line for line in lines if line and not line.startswith("#")]
        (tmp_path / file).write_text("# mine\n\n" + "\n\n".join(kept), encoding="utf-8")
    box = load_box(tmp_path)
    assert box.fingerprint == load_box().fingerprint
    assert box == load_box()
    assert hash(box) == hash(load_box())


def test_the_fingerprint_changes_with_a_figure(data, write_folder):
    data["decrees"]["level3"]["cost"] = 4
    box = load_box(write_folder(data))
    assert len(box.fingerprint) == 16
    assert box.fingerprint != load_box().fingerprint
    assert box != load_box()


def test_a_smaller_map_that_fits_is_welcome(data, write_folder):
    data["board"]["map_a"] = {
        "ring": ["Fuzhou", "Jinan", "Beijing"],
        "inner": ["Xi'an"],
        "paths": [["Xi'an", "Jinan"]],
    }
    used = {*data["board"]["map_b"]["ring"], *data["board"]["map_b"]["inner"]}
    assert used == set(data["board"]["coordinates"])
    record = load_box(write_folder(data)).record[0]
    assert record.paths[0, :4].tolist() == [0b0110, 0b1101, 0b0011, 0b0010]


def test_a_path_that_does_not_exist(tmp_path):
    with pytest.raises(BoxError, match="nowhere does not exist; a box is a folder or a TOML file"):
        load_box(tmp_path / "nowhere")


def test_a_folder_without_box_files(tmp_path):
    with pytest.raises(BoxError, match=r"has no file of a box; it must have at least one of cards\.toml"):
        load_box(tmp_path)


def test_a_folder_with_a_misspelt_file(tmp_path):
    (tmp_path / "card.toml").touch()
    with pytest.raises(BoxError, match=r"card\.toml is not a file of a box; its files are cards\.toml"):
        load_box(tmp_path)


def test_an_empty_combined_file(tmp_path):
    (tmp_path / "mine.toml").touch()
    with pytest.raises(BoxError, match=r"^mine\.toml is empty; it must have at least one of the tables cards"):
        load_box(tmp_path / "mine.toml")


def test_an_unknown_part_of_a_combined_file(tmp_path):
    (tmp_path / "mine.toml").write_text("[carts]\n")
    with pytest.raises(BoxError, match=r"^mine\.toml: carts is not a key of the box; did you mean cards\?$"):
        load_box(tmp_path / "mine.toml")


def test_a_fault_in_a_combined_file_names_that_file(tmp_path):
    (tmp_path / "mine.toml").write_text("[automa]\nplain = []\n")
    with pytest.raises(BoxError, match=r"^mine\.toml: automa\.plain has 0 cards; it must have 9$"):
        load_box(tmp_path / "mine.toml")


def test_broken_toml_is_reported_with_its_line(tmp_path):
    (tmp_path / "cards.toml").write_text("[gifts]\n1 = \n")
    with pytest.raises(BoxError, match=r"^cards\.toml is not valid TOML: .* \(at line 2, column 5\)"):
        load_box(tmp_path)


def test_a_file_in_another_encoding(tmp_path):
    (tmp_path / "cards.toml").write_bytes("[gifts]\n1 = 'thé'\n".encode("latin-1"))
    with pytest.raises(BoxError, match=r"^cards\.toml is not UTF-8 text; save it as UTF-8$"):
        load_box(tmp_path)


def test_a_folder_named_like_a_file_cannot_be_read(tmp_path):
    (tmp_path / "cards.toml").mkdir()
    with pytest.raises(BoxError, match=r"cards\.toml cannot be read \(.+\); it must be a readable file$"):
        load_box(tmp_path)
