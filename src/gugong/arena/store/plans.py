"""Plans: what every series of games writes into its store about itself, and reads back."""

from typing import Any

from ...box import load_box
from ...rules.core.versions import RULES_VERSION
from ...setup import Setup
from ..match import versions_of
from .result_store import VERSIONS, Plan


def plan_of(kind: str, setup: Setup, **figures: Any) -> Plan:
    """The plan of a series of this kind, played now; `figures` is what this kind has besides, JSON-able."""
    return {
        "kind": kind,
        **figures,
        "setup": setup.as_dict(),
        "box": None if setup.box is None else str(setup.box),
        VERSIONS: versions_of(load_box(setup.box), RULES_VERSION),
    }


def setup_of(plan: Plan) -> Setup:
    """The set-up of a plan."""
    return Setup.from_dict(plan["setup"], plan["box"])
