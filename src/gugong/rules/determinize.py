"""What a seat cannot know, dealt anew (HIDDEN-1): secret cards, the order of every pile, Meng's cards to come."""

import numpy as np

from ..box.record import CARD_COUNT
from ..jit import rule
from .core.chance import shuffle
from .core.frames import CARD_COLUMN, KIND, FrameKind
from .core.seats import MENG, is_meng
from .core.state import HOLDER_KNOWN, NOBODY, OPEN, SECRET

# By the number of a frame's kind: whether it holds a card that was chosen and is not laid yet.
CHOSEN_CARD_FRAMES = np.array(
    [number in [kind for kind in FrameKind if any(arg.name == "card" for arg in kind.args)] for number in range(64)]
)


@rule
def chosen_card(s):
    """A card that somebody is just about to play or swap, which must stay in its place; or -1."""
    for i in range(int(s.depth)):
        if CHOSEN_CARD_FRAMES[int(s.stack[i, KIND])]:
            return int(s.stack[i, CARD_COLUMN])
    return NOBODY


@rule
def is_secret(s, card, most, kept):
    """Whether a card is known so little that it may be another."""
    return s.known[card] <= most and card != kept


@rule
def sort(items, n):
    """The first n items in rising order: how they lay before must not tell anything after a shuffle."""
    for i in range(1, n):
        item = items[i]
        j = i
        while j > 0 and items[j - 1] > item:
            items[j] = items[j - 1]
            j -= 1
        items[j] = item


@rule
def mix(s, items, n):
    """Shuffle so that only the generator and what the items are decide how they lie."""
    sort(items, n)
    shuffle(s, items, n)


@rule
def mix_secret_cards(s, w, seat, most):
    """The draw pile and the cards that nobody else has seen come into each other's places."""
    kept = chosen_card(s)
    cards = w.cards
    n = int(s.draw_n)
    for i in range(n):
        cards[i] = s.draw[i]
    for other in range(int(s.players)):
        if other == seat:
            continue
        put_secrets_last(s, s.hand[other], int(s.hand_n[other]), most, kept)
        if not is_meng(s, other):
            put_secrets_last(s, s.discard[other], int(s.discard_n[other]), most, kept)
        n = collect_secrets(s, s.hand[other], int(s.hand_n[other]), cards, n, most, kept)
        n = collect_secrets(s, s.discard[other], int(s.discard_n[other]), cards, n, most, kept)
    mix(s, cards, n)
    for i in range(int(s.draw_n)):
        s.draw[i] = cards[i]
    known = w.known_before
    for card in range(CARD_COUNT):
        known[card] = s.known[card]
    n = int(s.draw_n)
    for other in range(int(s.players)):
        if other == seat:
            continue
        n = deal_secrets(s, s.hand[other], int(s.hand_n[other]), cards, n, known, most, kept)
        n = deal_secrets(s, s.discard[other], int(s.discard_n[other]), cards, n, known, most, kept)
    for i in range(n):
        s.known[int(cards[i])] = SECRET


@rule
def put_secrets_last(s, cards, n, most, kept):
    """Nobody else knows in which order cards are held: the known ones come first, in rising order."""
    sort(cards, n)
    known = 0
    for i in range(n):
        card = int(cards[i])
        if not is_secret(s, card, most, kept):
            for j in range(i, known, -1):
                cards[j] = cards[j - 1]
            cards[known] = card
            known += 1


@rule
def collect_secrets(s, held, held_n, cards, n, most, kept):
    """Add the secret ones of some held cards to a row of n; return how many it has then."""
    for i in range(held_n):
        if is_secret(s, int(held[i]), most, kept):
            cards[n] = held[i]
            n += 1
    return n


@rule
def deal_secrets(s, held, held_n, cards, n, known, most, kept):
    """Put the cards from number n on into the places of the secret ones; return where the next begin."""
    for i in range(held_n):
        if known[int(held[i])] <= most and held[i] != kept:
            held[i] = cards[n]
            n += 1
    return n


@rule
def mix_hand_and_discard(s, w, other):
    """Cards that moved unseen between a seat's hand and discard may lie in the other of the two."""
    kept = chosen_card(s)
    cards = w.cards
    in_hand = collect_secrets(s, s.hand[other], int(s.hand_n[other]), cards, 0, HOLDER_KNOWN, kept)
    n = collect_secrets(s, s.discard[other], int(s.discard_n[other]), cards, in_hand, HOLDER_KNOWN, kept)
    if in_hand == 0 or in_hand == n:
        return
    mix(s, cards, n)
    n = deal_secrets(s, s.hand[other], int(s.hand_n[other]), cards, 0, s.known, HOLDER_KNOWN, kept)
    deal_secrets(s, s.discard[other], int(s.discard_n[other]), cards, n, s.known, HOLDER_KNOWN, kept)
    put_secrets_last(s, s.hand[other], int(s.hand_n[other]), HOLDER_KNOWN, kept)
    if not is_meng(s, other):
        put_secrets_last(s, s.discard[other], int(s.discard_n[other]), HOLDER_KNOWN, kept)


@rule
def deal_anew(s, w, seat, memory):
    """Everything that `seat` (NOBODY: a spectator) cannot see. With memory it keeps what everybody has seen before.

    Two games that differ only in what the seat cannot know become the same game, whatever lay where.
    """
    mix_secret_cards(s, w, seat, SECRET if memory != 0 else OPEN)
    for other in range(int(s.players)):
        if other == seat:
            continue
        if memory != 0:
            mix_hand_and_discard(s, w, other)
        if is_meng(s, other):
            mix(s, s.hand[MENG], int(s.hand_n[MENG]))
    mix(s, s.pile, int(s.pile_n))
    mix(s, s.automa, int(s.automa_n))
