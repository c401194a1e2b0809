"""Which games a tournament has: who plays whom, in which seat and with which seed."""

from .entrants import check_specs, copies_of, labels_of
from .plan import TournamentPlan, seats_for
from .seatings import SEATINGS, SeatingRule, seatings_of

__all__ = [
    "SEATINGS",
    "SeatingRule",
    "TournamentPlan",
    "check_specs",
    "copies_of",
    "labels_of",
    "seatings_of",
    "seats_for",
]
