"""Events that an earlier version has stored, in the form that they have now."""

from typing import Any

from .names import SEAT_NAMES

FORMAT = 2  # of the events that are stored now; those of format 1 have no number
_COUNTED_FROM_ONE = ("route", "die", "place")


def upgrade_event(event: dict[str, Any], event_format: int) -> dict[str, Any]:
    """An event as JSON, of a format, in today's: format 1 counted routes, dice and palace places from 1."""
    if event_format >= FORMAT:
        return event
    args = dict(event["args"])
    for name in _COUNTED_FROM_ONE:
        if name in args:
            args[name] -= 1
    if event["kind"] == "removed":
        args["double_counts"] = args["double"]
        args["double"] = args["double"] > 0
    if args.get("location") == "none":
        args["location"] = None
    if "owner" in args:
        owner = args["owner"]
        args["owner"] = 1 if owner == "meng" else SEAT_NAMES.index(owner)
    return {**event, "args": args}
