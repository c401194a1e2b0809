"""Turns the checked data of a box into the record that the compiled rules read."""

from typing import Any

import numpy as np

from gugong.box.names import (
    BASE_TOKENS,
    CARD_ACTIONS,
    CARD_GROUPS,
    DECREES,
    DELUXE_TOKENS,
    LOCATIONS,
    PORT_REWARDS,
    REWARDS,
    STANDARD_TOKENS,
    TOKENS,
    TRADES,
)
from gugong.box.record import BOX, MENG_FIGURES, SPECIAL_CARD

Data = dict[str, Any]

_PLAIN_FIGURES = (
    "servants",
    "pool_at_start",
    "days",
    "intrigue_steps",
    "palace_steps",
    "token_slots",
    "trade_vp",
    "jade_beyond_vp",
    "plaza_jade_cost",
    "harbour_vp",
    "ship_size",
)


def fill_record(data: Data) -> np.ndarray:
    """Give the data of a box as an array of one record."""
    records = np.zeros(1, dtype=BOX)
    record = records[0]
    _fill_cards(record, data["cards"])
    _fill_tokens(record, data["tokens"])
    _fill_decrees(record, data["decrees"])
    _fill_automa(record, data["automa"])
    _fill_board(record, data["board"])
    for side, letter in enumerate("ab"):
        _fill_side(record, side, data["board"][f"side_{letter}"])
        _fill_map(record, side, data["board"][f"map_{letter}"])
    return records


def _fill_cards(record: Any, cards: Data) -> None:
    faces = [(group, *face) for group in CARD_GROUPS for face in cards["cards"][group]]
    record.card_group[:] = [CARD_GROUPS.index(group) for group, _, _ in faces]
    record.card_value[:] = [value for _, value, _ in faces]
    record.card_action[:] = [CARD_ACTIONS.index(action) for _, _, action in faces]


def _fill_tokens(record: Any, tokens: Data) -> None:
    record.token_copies[1:] = [
        *(tokens["base"][kind] for kind in BASE_TOKENS),
        *(tokens["standard_bonus"][kind] for kind in STANDARD_TOKENS),
        *(tokens["deluxe_bonus"][kind] for kind in DELUXE_TOKENS),
    ]
    for kind, effect in tokens["effects"].items():
        record.token_effect[TOKENS.index(kind)] = effect


def _fill_decrees(record: Any, decrees: Data) -> None:
    for level, keys in enumerate(DECREES):
        tiles = decrees[f"level{level + 1}"]
        record.decree_cost[level] = tiles["cost"]
        if level < 2:
            record.decree_vp[level] = [tiles[key]["vp"] for key in keys]
    record.decree_each_other = decrees["each_other"]
    morning, lasting = decrees["level1"], decrees["level2"]
    record.morning_intrigue_steps = morning["intrigue"]["steps"]
    record.morning_servants = morning["servant"]["gain"]
    record.morning_envoy_steps = morning["envoy"]["steps"]
    record.travel_less = lasting["travel"]["less"]
    record.jade_less = lasting["jade"]["less"]
    record.decree_less = lasting["decree"]["less"]
    last = decrees["level3"]
    record.score_per = last["score"]["per"]
    record.score_most = last["score"]["most"]
    record.eight_vp = last["eight"]["vp"]
    record.jade_each = last["jade"]["each"]
    record.jade_most = last["jade"]["most"]
    record.decrees_each = last["decrees"]["each"]
    record.harbours_each = last["harbours"]["each"]


def _fill_automa(record: Any, automa: Data) -> None:
    plain, special = automa["plain"], automa["special"]
    record.automa_plain = len(plain)
    record.automa_special = special
    record.automa[:] = -1
    record.automa[: len(plain)] = [LOCATIONS.index(location) for location in plain]
    record.automa[len(plain) : len(plain) + special] = SPECIAL_CARD
    for figure in MENG_FIGURES:
        record[f"meng_{figure}"] = automa["figures"][figure]


def _fill_board(record: Any, board: Data) -> None:
    for figure in _PLAIN_FIGURES:
        record[figure] = board[figure]
    for figure, amount in board["actions"].items():
        record[figure] = amount
    record.day_income[: board["days"]] = board["day_income"]
    for people, servants in board["wall_complete"].items():
        record.wall_complete[int(people)] = servants
    record.trade_cost[:] = [board["trades"][trade] for trade in TRADES]
    jade_vp = board["jade_vp"]
    record.jade_vp[: len(jade_vp)] = jade_vp
    record.jade_row = len(jade_vp) - 1
    record.port_reward[1:] = [PORT_REWARDS.index(reward) for reward in board["port_rewards"]]
    record.reward_spaces[:] = [board["reward_spaces"][reward] for reward in REWARDS]
    record.dice[:] = board["dice"]


def _fill_side(record: Any, side: int, plan: Data) -> None:
    record.house_cost[side] = [house["cost"] for house in plan["jade_houses"]]
    record.house_spaces[side] = [house["spaces"] for house in plan["jade_houses"]]
    record.palace_places[side] = len(plan["palace_vp"])
    record.palace_vp[side, : len(plan["palace_vp"])] = plan["palace_vp"]
    record.routes[side] = plan["routes"]


def _fill_map(record: Any, side: int, plan: Data) -> None:
    ring = plan["ring"]
    cities = [*ring, *plan["inner"]]
    record.ring[side] = len(ring)
    record.cities[side] = len(cities)
    around = zip(ring, [*ring[1:], ring[0]], strict=True)
    for one, other in [*around, *plan["paths"]]:
        here, there = cities.index(one), cities.index(other)
        record.paths[side, here] |= 1 << there
        record.paths[side, there] |= 1 << here
