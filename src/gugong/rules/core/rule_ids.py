"""The rule ids as numbers, so that an event on the tape can cite its rule."""

(SETUP_1, SETUP_2, SETUP_3, SETUP_4, SETUP_5, SETUP_6, SETUP_7, SETUP_8, SETUP_9) = range(1, 10)
GAME_1 = 10
(MORNING_1, MORNING_2, MORNING_3, MORNING_4, MORNING_5) = range(11, 16)
(DAY_1, DAY_2) = range(16, 18)
(EXCHANGE_1, EXCHANGE_2, EXCHANGE_3, EXCHANGE_4) = range(18, 22)
(ACTION_1, ACTION_2) = range(22, 24)
SWAP_1 = 24
(TRAVEL_1, TRAVEL_2, TRAVEL_3, TRAVEL_4, TRAVEL_5) = range(25, 30)
(TRADE_1, TRADE_2) = range(30, 32)
(
    TOKEN_1,
    TOKEN_2,
    TOKEN_3,
    TOKEN_4,
    TOKEN_5,
    TOKEN_6,
    TOKEN_7,
    TOKEN_8,
    TOKEN_9,
    TOKEN_10,
    TOKEN_11,
    TOKEN_12,
) = range(32, 44)
(BONUS_1, BONUS_2, BONUS_3, BONUS_4, BONUS_5, BONUS_6, BONUS_7) = range(44, 51)
(WALL_1, WALL_2, WALL_3, WALL_4, WALL_5) = range(51, 56)
(BENEFIT_1, BENEFIT_2, BENEFIT_3, BENEFIT_4, BENEFIT_5, BENEFIT_6) = range(56, 62)
JADE_1 = 62
(INTRIGUE_1, INTRIGUE_2, INTRIGUE_3) = range(63, 66)
TIE_1 = 66
(PALACE_1, PALACE_2, PALACE_3) = range(67, 70)
(
    DECREE_1,
    DECREE_2,
    DECREE_3,
    DECREE_4,
    DECREE_5,
    DECREE_6,
    DECREE_7,
    DECREE_8,
    DECREE_9,
    DECREE_10,
    DECREE_11,
    DECREE_12,
    DECREE_13,
    DECREE_14,
    DECREE_15,
    DECREE_16,
) = range(70, 86)
(CANAL_1, CANAL_2, CANAL_3, CANAL_4, CANAL_5, CANAL_6, CANAL_7) = range(86, 93)
(DOUBLE_1, DOUBLE_2, DOUBLE_3, DOUBLE_4, DOUBLE_5) = range(93, 98)
HIDDEN_1 = 98
(NIGHT_1, NIGHT_2, NIGHT_3, NIGHT_4, NIGHT_5) = range(99, 104)
(LIMIT_1, LIMIT_2) = range(104, 106)
(FINAL_1, FINAL_2, FINAL_3, FINAL_4, FINAL_5) = range(106, 111)
(
    SOLO_1,
    SOLO_2,
    SOLO_3,
    SOLO_4,
    SOLO_5,
    SOLO_6,
    SOLO_7,
    SOLO_8,
    SOLO_9,
    SOLO_10,
    SOLO_11,
    SOLO_12,
    SOLO_13,
    SOLO_14,
    SOLO_15,
    SOLO_16,
    SOLO_17,
    SOLO_18,
    SOLO_19,
) = range(111, 130)
(
    EDITION_1,
    EDITION_2,
    EDITION_3,
    EDITION_4,
    EDITION_5,
    EDITION_6,
    EDITION_7,
    EDITION_8,
    EDITION_9,
    EDITION_11,
    EDITION_12,
    EDITION_13,
    EDITION_14,
    EDITION_15,
    EDITION_16,
    EDITION_17,
    EDITION_18,
    EDITION_19,
    EDITION_20,
    EDITION_21,
    EDITION_22,
    EDITION_23,
) = range(130, 152)
(
    RULING_1,
    RULING_2,
    RULING_3,
    RULING_4,
    RULING_5,
    RULING_6,
    RULING_7,
    RULING_8,
    RULING_9,
    RULING_10,
    RULING_11,
    RULING_12,
    RULING_13,
    RULING_14,
    RULING_15,
    RULING_16,
    RULING_17,
    RULING_18,
    RULING_19,
    RULING_20,
    RULING_21,
    RULING_22,
    RULING_23,
    RULING_24,
    RULING_25,
    RULING_26,
    RULING_27,
    RULING_28,
    RULING_29,
    RULING_30,
    RULING_31,
    RULING_32,
    RULING_33,
    RULING_34,
    RULING_35,
    RULING_36,
    RULING_37,
    RULING_38,
    RULING_39,
    RULING_40,
    RULING_41,
    RULING_42,
    RULING_43,
    RULING_44,
    RULING_45,
    RULING_46,
    RULING_47,
    RULING_48,
    RULING_49,
    RULING_50,
    RULING_51,
) = range(152, 203)

NAMES = {number: name.replace("_", "-") for name, number in list(globals().items()) if name[-1].isdigit()}
