"""Setting up the table (SETUP-1..9, SOLO-1..3)."""

from ...box.kinds import CardGroup, MengLevel, Reward
from ...box.record import (
    CARD_COUNT,
    DECREE_LEVELS,
    DECREES_A_LEVEL,
    HOUSES,
    LOCATION_COUNT,
    SPECIAL_CARD,
    TILES_A_LEVEL,
    TOKEN_KINDS,
)
from ...jit import rule
from ..core.chance import below, shuffle
from ..core.clock_steps import ClockStep
from ..core.events import EventKind
from ..core.rule_ids import RuleId
from ..core.seats import MENG
from ..core.stack import record
from ..core.state import NO_PLACE, NOBODY, OFF_MAP, OPEN
from ..core.token_lookup import TOKEN_GROUPS
from .morning import roll_dice

ANY_FOCUS = -1
MOST_ON_SIDE_A = 3  # players; with more the other side of the board is up (SETUP-1)


@rule
def set_up(s, b, w, players, meng, at_least, bonus, expert, set_human, set_meng, focus, rules):
    """Lay the table from an empty state whose generator is seeded, for the rules of a version."""
    s.rules = rules
    s.meng = meng
    s.meng_at_least = at_least
    s.bonus = bonus
    s.expert = expert
    s.players = 2 if meng > 0 else players
    s.side = 1 if players > MOST_ON_SIDE_A else 0
    s.day = 1
    s.medal = NOBODY
    s.start = 0 if meng > 0 else below(s, int(s.players))
    s.turn = s.start
    s.step = ClockStep.TURNS
    s.step_seat = s.start
    for i in range(int(s.players)):
        seat = (int(s.start) + i) % int(s.players)
        s.order[i] = seat
        set_up_seat(s, b, seat)
    deal_cards(s, b, set_human, set_meng)
    deal_tokens(s, b)
    deal_decrees(s)
    for house in range(HOUSES):
        s.houses[house] = b.house_spaces[int(s.side), house]
    record(s, w, EventKind.GAME_BEGINS, int(s.start), RuleId.SETUP_3, 0, 0, 0)
    roll_dice(s, b, w, RuleId.SETUP_8)
    if meng > 0:
        set_up_meng(s, b, w, focus)
    record(s, w, EventKind.DAY_BEGINS, int(s.start), RuleId.GAME_1, 1, 0, 0)


@rule
def set_up_seat(s, b, seat):
    """SETUP-2: servants, ships, traveller, envoy."""
    s.pool[seat] = b.pool_at_start
    s.supply[seat] = b.servants - b.pool_at_start
    s.place[seat] = NO_PLACE
    s.traveller[seat] = OFF_MAP


@rule
def set_of(s, seat, set_human, set_meng):
    """SETUP-4, SOLO-1: the number of the set that a seat takes."""
    if s.meng > 0:
        return set_human if seat == 0 else set_meng
    n = int(s.players)
    return 1 + (seat - int(s.start) + n) % n


@rule
def deal_cards(s, b, set_human, set_meng):
    """SETUP-4: start cards to the locations, draw cards to the pile, a set to each seat. SETUP-9: expert."""
    taken = 0
    for seat in range(int(s.players)):
        group = set_of(s, seat, set_human, set_meng)
        taken |= 1 << group
        n = 0
        for card in range(CARD_COUNT):
            if b.card_group[card] == group:
                s.hand[seat, n] = card
                s.known[card] = OPEN
                n += 1
        s.hand_n[seat] = n
    n = 0
    for card in range(CARD_COUNT):
        group = int(b.card_group[card])
        if group == CardGroup.DRAW or (s.expert == 1 and group != CardGroup.START and (taken >> group) & 1 == 0):
            s.draw[n] = card
            n += 1
    lay_start_cards(s, b, n)
    s.draw_n = n
    s.cards_n = LOCATION_COUNT + n
    for seat in range(int(s.players)):
        s.cards_n += s.hand_n[seat]


@rule
def lay_start_cards(s, b, n):
    """The seven locations: start cards at random, or (expert) from the one big pile."""
    at = 0
    for card in range(CARD_COUNT):
        if b.card_group[card] == CardGroup.START:
            s.board[at] = card
            at += 1
    if s.expert == 1:
        for i in range(LOCATION_COUNT):
            j = below(s, n + LOCATION_COUNT - i)
            if j >= LOCATION_COUNT - i:
                kept = s.board[i]
                s.board[i] = s.draw[j - LOCATION_COUNT + i]
                s.draw[j - LOCATION_COUNT + i] = kept
            else:
                kept = s.board[i]
                s.board[i] = s.board[i + j]
                s.board[i + j] = kept
    else:
        shuffle(s, s.board, LOCATION_COUNT)
    shuffle(s, s.draw, n)


@rule
def deal_tokens(s, b):
    """SETUP-5: one on each city, the rest in piles; bonus tokens by option."""
    n = 0
    for kind in range(1, TOKEN_KINDS):
        if TOKEN_GROUPS[kind] > s.bonus:
            continue
        for _ in range(int(b.token_copies[kind])):
            s.pile[n] = kind
            n += 1
    shuffle(s, s.pile, n)
    for city in range(int(b.cities[int(s.side)])):
        n -= 1
        s.city_token[city] = s.pile[n]
        s.pile[n] = 0
    s.pile_n = n


@rule
def deal_decrees(s):
    """SETUP-6: two of the five tiles of each level."""
    for level in range(DECREE_LEVELS):
        upper = below(s, DECREES_A_LEVEL)
        lower = below(s, DECREES_A_LEVEL - 1)
        if lower >= upper:
            lower += 1
        s.decree[level * TILES_A_LEVEL] = upper
        s.decree[level * TILES_A_LEVEL + 1] = lower


@rule
def set_up_meng(s, b, w, focus):
    """SOLO-1..3, SOLO-19: his pile, his focus, his automa cards, and on hard a fifth card."""
    s.focus = below(s, LOCATION_COUNT) if focus == ANY_FOCUS else focus
    record(s, w, EventKind.FOCUS, MENG, RuleId.SOLO_2, int(s.focus), 0, 0)
    level = int(s.meng) - 1
    if level == MengLevel.HARD:
        for _ in range(int(b.meng_hard_cards)):
            s.draw_n -= 1
            s.hand[MENG, int(s.hand_n[MENG])] = s.draw[int(s.draw_n)]
            s.draw[int(s.draw_n)] = 0
            s.hand_n[MENG] += 1
        s.rewards[MENG, Reward.CARD] = b.meng_hard_rewards
    shuffle(s, s.hand[MENG], int(s.hand_n[MENG]))
    special = int(b.meng_easy_special) if level == MengLevel.EASY else int(b.automa_special)
    n = int(b.automa_plain)
    for i in range(n):
        s.automa[i] = b.automa[i]
    for _ in range(special):
        s.automa[n] = SPECIAL_CARD
        n += 1
    shuffle(s, s.automa, n)
    s.automa_n = n
