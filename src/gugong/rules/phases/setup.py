"""Setting up the table (SETUP-1..9, SOLO-1..3)."""

from ...box.record import CARD_COUNT
from ..core import events, rule_ids
from ..core.action_kinds import SPECIAL
from ..core.chance import below, shuffle
from ..core.clock_steps import TURNS
from ..core.jit import rule
from ..core.stack import record
from ..core.state import NO_PLACE, NOBODY, OFF_MAP, OPEN
from ..core.token_kinds import FIRST_BONUS, KINDS_A_BONUS_OPTION_ADDS
from .morning import roll_dice

START_GROUP = 0
DRAW_GROUP = 6
SETS = 5
HARD = 3
EASY = 1
ANY_FOCUS = -1


@rule
def set_up(s, b, w, players, meng, at_least, bonus, expert, set_human, set_meng, focus):
    """Lay the table from an empty state whose generator is seeded."""
    s.meng = meng
    s.meng_at_least = at_least
    s.bonus = bonus
    s.expert = expert
    s.players = 2 if meng > 0 else players
    s.side = 1 if players > 3 else 0
    s.day = 1
    s.medal = NOBODY
    s.start = 0 if meng > 0 else below(s, int(s.players))
    s.turn = s.start
    s.step = TURNS
    s.step_seat = s.start
    for i in range(int(s.players)):
        seat = (int(s.start) + i) % int(s.players)
        s.order[i] = seat
        set_up_seat(s, b, seat)
    deal_cards(s, b, set_human, set_meng)
    deal_tokens(s, b)
    deal_decrees(s)
    for house in range(3):
        s.houses[house] = b.house_spaces[int(s.side), house]
    record(w, events.GAME_BEGINS, int(s.start), rule_ids.SETUP_3, 0, 0, 0)
    roll_dice(s, b, w, rule_ids.SETUP_8)
    if meng > 0:
        set_up_meng(s, b, w, focus)
    record(w, events.DAY_BEGINS, int(s.start), rule_ids.GAME_1, 1, 0, 0)


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
        if group == DRAW_GROUP or (s.expert == 1 and group != START_GROUP and (taken >> group) & 1 == 0):
            s.draw[n] = card
            n += 1
    lay_start_cards(s, b, n)
    s.draw_n = n
    s.cards_n = 7 + n + 4 * int(s.players)


@rule
def lay_start_cards(s, b, n):
    """The seven locations: start cards at random, or (expert) from the one big pile."""
    at = 0
    for card in range(CARD_COUNT):
        if b.card_group[card] == START_GROUP:
            s.board[at] = card
            at += 1
    if s.expert == 1:
        for i in range(7):
            j = below(s, n + 7 - i)
            if j >= 7 - i:
                kept = s.board[i]
                s.board[i] = s.draw[j - 7 + i]
                s.draw[j - 7 + i] = kept
            else:
                kept = s.board[i]
                s.board[i] = s.board[i + j]
                s.board[i + j] = kept
    else:
        shuffle(s, s.board, 7)
    shuffle(s, s.draw, n)


@rule
def deal_tokens(s, b):
    """SETUP-5: one on each city, the rest in piles; bonus tokens by option."""
    kinds = FIRST_BONUS + KINDS_A_BONUS_OPTION_ADDS * int(s.bonus)
    n = 0
    for kind in range(1, kinds):
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
    for level in range(3):
        upper = below(s, 5)
        lower = below(s, 4)
        if lower >= upper:
            lower += 1
        s.decree[level * 2] = upper
        s.decree[level * 2 + 1] = lower


@rule
def set_up_meng(s, b, w, focus):
    """SOLO-1..3, SOLO-19: his pile, his focus, his automa cards, and on hard a fifth card."""
    s.focus = below(s, 7) if focus == ANY_FOCUS else focus
    record(w, events.FOCUS, 1, rule_ids.SOLO_2, int(s.focus), 0, 0)
    if s.meng == HARD:
        s.draw_n -= 1
        s.hand[1, int(s.hand_n[1])] = s.draw[int(s.draw_n)]
        s.draw[int(s.draw_n)] = 0
        s.hand_n[1] += 1
        s.rewards[1, 1] = 1
    shuffle(s, s.hand[1], int(s.hand_n[1]))
    special = 1 if s.meng == EASY else int(b.automa_special)
    n = int(b.automa_plain)
    for i in range(n):
        s.automa[i] = b.automa[i]
    for _ in range(special):
        s.automa[n] = SPECIAL
        n += 1
    shuffle(s, s.automa, n)
    s.automa_n = n
