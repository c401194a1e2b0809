"""What a seat cannot know, dealt anew (HIDDEN-1): secret cards, the order of every pile, Meng's cards to come."""

import numpy as np

from ..box.tables import CARD_COUNT
from . import frames
from .chance import shuffle
from .jit import rule
from .seats import MENG, is_meng
from .state import HOLDER_KNOWN, NOBODY, OPEN, SECRET


@rule
def chosen_card(s):
    """A card that somebody is just about to play or swap, which must stay in its place; or -1."""
    for i in range(int(s.depth)):
        kind = s.stack[i, 0]
        if kind == frames.LOCATION or kind == frames.PAY or kind == frames.SWAP or kind == frames.EXCHANGE:
            return int(s.stack[i, 2])
    return NOBODY


@rule
def is_secret(s, card, most, kept):
    """Whether a card is known so little that it may be another."""
    return s.known[card] <= most and card != kept


@rule
def mix_secret_cards(s, seat, most):
    """The draw pile and the cards that nobody else has seen come into each other's places."""
    kept = chosen_card(s)
    cards = np.empty(CARD_COUNT, np.int8)
    n = int(s.draw_n)
    for i in range(n):
        cards[i] = s.draw[i]
    for other in range(int(s.players)):
        if other == seat:
            continue
        for i in range(int(s.hand_n[other])):
            if is_secret(s, int(s.hand[other, i]), most, kept):
                cards[n] = s.hand[other, i]
                n += 1
        for i in range(int(s.discard_n[other])):
            if is_secret(s, int(s.discard[other, i]), most, kept):
                cards[n] = s.discard[other, i]
                n += 1
    shuffle(s, cards, n)
    for i in range(int(s.draw_n)):
        s.draw[i] = cards[i]
    n = int(s.draw_n)
    for other in range(int(s.players)):
        if other == seat:
            continue
        for i in range(int(s.hand_n[other])):
            if is_secret(s, int(s.hand[other, i]), most, kept):
                s.hand[other, i] = cards[n]
                n += 1
        for i in range(int(s.discard_n[other])):
            if is_secret(s, int(s.discard[other, i]), most, kept):
                s.discard[other, i] = cards[n]
                n += 1


@rule
def mix_hand_and_discard(s, other):
    """Cards that moved unseen between a seat's hand and discard may lie in the other of the two."""
    kept = chosen_card(s)
    cards = np.empty(CARD_COUNT, np.int8)
    n = 0
    for i in range(int(s.hand_n[other])):
        if is_secret(s, int(s.hand[other, i]), HOLDER_KNOWN, kept):
            cards[n] = s.hand[other, i]
            n += 1
    in_hand = n
    for i in range(int(s.discard_n[other])):
        if is_secret(s, int(s.discard[other, i]), HOLDER_KNOWN, kept):
            cards[n] = s.discard[other, i]
            n += 1
    if in_hand == 0 or in_hand == n:
        return
    shuffle(s, cards, n)
    n = 0
    for i in range(int(s.hand_n[other])):
        if is_secret(s, int(s.hand[other, i]), HOLDER_KNOWN, kept):
            s.hand[other, i] = cards[n]
            n += 1
    for i in range(int(s.discard_n[other])):
        if is_secret(s, int(s.discard[other, i]), HOLDER_KNOWN, kept):
            s.discard[other, i] = cards[n]
            n += 1


@rule
def deal_anew(s, b, seat, memory):
    """Everything that `seat` (NOBODY: a spectator) cannot see. With memory it keeps what everybody has seen before."""
    mix_secret_cards(s, seat, SECRET if memory != 0 else OPEN)
    for other in range(int(s.players)):
        if other == seat:
            continue
        if memory != 0:
            mix_hand_and_discard(s, other)
        if is_meng(s, other):
            shuffle(s, s.hand[MENG], int(s.hand_n[MENG]))
    shuffle(s, s.pile, int(s.pile_n))
    shuffle(s, s.automa, int(s.automa_n))
