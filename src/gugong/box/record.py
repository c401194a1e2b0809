"""The box as one read-only NumPy record, which every compiled rule reads its numbers from.

All fields are signed: mixing signed and unsigned integers is a trap in compiled code.
"""

import numpy as np

CARD_COUNT = 38
MAX_CITIES = 24
MAX_DAYS = 8
MAX_JADE_ROW = 16
MAX_AUTOMA = 16
TOKEN_KINDS = 19  # number 0 is "no token"
PORTS = 5

BOX = np.dtype(
    (
        np.record,
        [
            # cards.toml, in the order of names.CARDS; actions by their number in names.CARD_ACTIONS
            ("card_value", "i1", CARD_COUNT),
            ("card_action", "i1", CARD_COUNT),
            ("card_group", "i1", CARD_COUNT),
            # tokens.toml: copies by number in names.TOKENS
            ("token_copies", "i1", TOKEN_KINDS),
            # decrees.toml: by level (0-2) and number in names.DECREES
            ("decree_cost", "i1", 3),
            ("decree_vp", "i1", (3, 5)),
            ("score_per", "i1"),
            ("score_most", "i1"),
            ("eight_vp", "i1"),
            ("jade_each", "i1"),
            ("jade_most", "i1"),
            ("decrees_each", "i1"),
            ("harbours_each", "i1"),
            # automa.toml: plain cards by location number, then the special ones as 7
            ("automa", "i1", MAX_AUTOMA),
            ("automa_plain", "i1"),
            ("automa_special", "i1"),
            # board.toml
            ("servants", "i1"),
            ("pool_at_start", "i1"),
            ("days", "i1"),
            ("day_income", "i1", MAX_DAYS),  # index 0 is day 1
            ("intrigue_steps", "i1"),
            ("palace_steps", "i1"),
            ("wall_complete", "i1", 6),  # by number of people; index 0 unused
            ("token_slots", "i1"),
            ("trade_cost", "i1", 3),  # by number in names.TRADES
            ("trade_vp", "i1"),
            ("jade_vp", "i2", MAX_JADE_ROW),
            ("jade_row", "i1"),  # the last jade count that jade_vp names (5 in the printed box)
            ("jade_beyond_vp", "i1"),
            ("plaza_jade_cost", "i1"),
            ("port_reward", "i1", PORTS + 1),  # by port 1-5, numbers in names.PORT_REWARDS; index 0 unused
            ("harbour_vp", "i1"),
            ("reward_spaces", "i1", 3),  # by number in names.REWARDS
            ("dice", "i1", (3, 6)),
            # by side: 0 is side A, 1 is side B
            ("house_cost", "i1", (2, 3)),
            ("house_spaces", "i1", (2, 3)),
            ("palace_vp", "i1", (2, 5)),
            ("palace_places", "i1", 2),
            ("routes", "i1", 2),
            ("cities", "i1", 2),  # ring cities come first, in Meng's order, then the inner ones
            ("ring", "i1", 2),
            ("paths", "i4", (2, MAX_CITIES)),  # for each city a bit set of its neighbours
            # [actions] in board.toml
            ("exchange_cost", "i1"),
            ("travel_b_cost", "i1"),
            ("wall_b_cost", "i1"),
            ("wall_b_servants", "i1"),
            ("wall_vp", "i1"),
            ("night_vp", "i1"),
            ("intrigue_a_steps", "i1"),
            ("intrigue_b_cost", "i1"),
            ("intrigue_b_steps", "i1"),
            ("palace_b_cost", "i1"),
            ("palace_b_steps", "i1"),
            ("palace_b_intrigue", "i1"),
            ("canal_b_cost", "i1"),
            ("benefit_back", "i1", 4),  # steps back for 1 servant, 2 servants, a die, a jade
            ("benefit_gain", "i1", 2),
            ("ship_size", "i1"),
            ("jade_card_value", "i1"),  # TOKEN-5: the lowest value that buys a jade
            ("jade_servants", "i1"),  # TOKEN-6
            ("discount", "i1"),  # BONUS-6
        ],
    )
)
