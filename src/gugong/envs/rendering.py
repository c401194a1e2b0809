"""A decision as text, for adapters that render."""

from ..game.decision import Decision


def rendered(decision: Decision | None) -> str:
    """The question and the legal options with their numbers, in English; None: the game is over."""
    if decision is None:
        return "The game is over."
    options = [f"{option.id:4} {option.text()}" for option in decision.options if option.legal]
    return "\n".join([f"Seat {decision.seat}: {decision.text()}", *options])
