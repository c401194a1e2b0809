"""The box as one read-only NumPy record, which every compiled rule reads its numbers from.

All fields are signed: mixing signed and unsigned integers is a trap in compiled code.
"""

import numpy as np

from .kinds import Benefit, House
from .names import CARDS, DECREES, LOCATIONS, REWARDS, TOKENS, TRADES

CARD_COUNT = len(CARDS)
LOCATION_COUNT = len(LOCATIONS)
TOKEN_KINDS = len(TOKENS)  # number 0 is "no token"
DECREE_LEVELS = len(DECREES)
DECREES_A_LEVEL = max(map(len, DECREES))  # tiles in the box
TILES_A_LEVEL = 2  # of which so many are on the board
DECREE_PLACES = DECREE_LEVELS * TILES_A_LEVEL
HOUSES = int(House.PLAZA)
REWARD_KINDS = len(REWARDS)
TRADE_KINDS = len(TRADES)
BENEFITS = len(Benefit)
SIDES = 2
DICE = 3
FACES = 6
ROUTES = 2
PORTS = 5
PLAYERS = 5
SHIPS = 3  # of each seat
PALACE_PLACES = 5
MAX_CITIES = 24
MAX_DAYS = 8
MAX_JADE_ROW = 16
MAX_AUTOMA = 16
SPECIAL_CARD = LOCATION_COUNT  # the number of an automa card; the plain ones have those of their locations

MENG_FIGURES = (
    *("dusk_wall_cost", "dusk_intrigue_cost", "dusk_intrigue_steps"),
    *("dusk_palace_cost", "dusk_palace_steps", "dusk_canal_cost"),
    *("special_canal_servants", "swap_vp", "card_token_vp", "easy_special", "hard_cards", "hard_rewards"),
)

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
            ("token_effect", "i1", TOKEN_KINDS),  # servants, steps, VP: what the kind gives; 0 where that is no number
            # decrees.toml: by level (0-2) and number in names.DECREES
            ("decree_cost", "i1", DECREE_LEVELS),
            ("decree_vp", "i1", (DECREE_LEVELS, DECREES_A_LEVEL)),
            ("score_per", "i1"),
            ("score_most", "i1"),
            ("eight_vp", "i1"),
            ("jade_each", "i1"),
            ("jade_most", "i1"),
            ("decrees_each", "i1"),
            ("harbours_each", "i1"),
            ("decree_each_other", "i1"),
            ("morning_intrigue_steps", "i1"),
            ("morning_servants", "i1"),
            ("morning_envoy_steps", "i1"),
            ("travel_less", "i1"),
            ("jade_less", "i1"),
            ("decree_less", "i1"),
            # automa.toml: plain cards by location number, then the special ones as 7
            ("automa", "i1", MAX_AUTOMA),
            ("automa_plain", "i1"),
            ("automa_special", "i1"),
            *((f"meng_{figure}", "i1") for figure in MENG_FIGURES),
            # board.toml
            ("servants", "i1"),
            ("pool_at_start", "i1"),
            ("days", "i1"),
            ("day_income", "i1", MAX_DAYS),  # index 0 is day 1
            ("intrigue_steps", "i1"),
            ("palace_steps", "i1"),
            ("wall_complete", "i1", PLAYERS + 1),  # by number of people; index 0 unused
            ("token_slots", "i1"),
            ("trade_cost", "i1", TRADE_KINDS),  # by number in names.TRADES
            ("trade_vp", "i1"),
            ("jade_vp", "i2", MAX_JADE_ROW),
            ("jade_row", "i1"),  # the last jade count that jade_vp names (5 in the printed box)
            ("jade_beyond_vp", "i1"),
            ("plaza_jade_cost", "i1"),
            ("port_reward", "i1", PORTS + 1),  # by port 1-5, numbers in names.PORT_REWARDS; index 0 unused
            ("harbour_vp", "i1"),
            ("reward_spaces", "i1", REWARD_KINDS),  # by number in names.REWARDS
            ("dice", "i1", (DICE, FACES)),
            # by side: 0 is side A, 1 is side B
            ("house_cost", "i1", (SIDES, HOUSES)),
            ("house_spaces", "i1", (SIDES, HOUSES)),
            ("palace_vp", "i1", (SIDES, PALACE_PLACES)),
            ("palace_places", "i1", SIDES),
            ("routes", "i1", SIDES),
            ("cities", "i1", SIDES),  # ring cities come first, in Meng's order, then the inner ones
            ("ring", "i1", SIDES),
            ("paths", "i4", (SIDES, MAX_CITIES)),  # for each city a bit set of its neighbours
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
            ("benefit_back", "i1", BENEFITS),  # steps back for 1 servant, 2 servants, a die, a jade
            ("benefit_gain", "i1", 2),
            ("ship_size", "i1"),
            ("jade_card_value", "i1"),  # TOKEN-5: the lowest value that buys a jade
            ("jade_servants", "i1"),  # TOKEN-6
            ("discount", "i1"),  # BONUS-6
            ("exchange_low", "i1"),
            ("exchange_high", "i1"),
            ("card_gain", "i1", 2),  # for gain1 and gain2
            ("travel_b_moves", "i1"),
            ("wall_a_servants", "i1"),
            ("wall_envoy_steps", "i1"),
            ("night_envoy_steps", "i1"),
            ("palace_a_steps", "i1"),
            ("envoy_vp", "i1"),
        ],
    )
)
