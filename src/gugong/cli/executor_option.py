"""The option `--on` of commands that play many games: on this machine, or on a Ray cluster."""

import sys
from typing import Annotated

import typer

from ..arena import Executor, RayExecutor
from ..cluster import check_address
from ..errors import ClusterError, SetupError
from .extras import need_extra
from .messages import message

HERE = "here"

PlayedOn = Annotated[
    str,
    typer.Option(
        "--on",
        metavar="PLACE",
        help="Where games are played: here, ray (the Ray cluster of this machine or of RAY_ADDRESS), or "
        "ray://HOST:PORT (another cluster).",
    ),
]


def executor_on(place: str, processes: int | None) -> Executor | None:
    """The executor of a place, connected, with a line on stderr; None is this machine. SetupError, ClusterError."""
    if place == HERE:
        return None
    try:
        check_address(place)
    except ClusterError:
        raise SetupError(message("cluster-bad-place", given=place)) from None
    need_extra("ray", "ray")
    executor = RayExecutor(place, processes)
    cluster = executor.cluster
    print(message("cluster-connected", machines=cluster.machines, cores=cluster.cores), file=sys.stderr)
    return executor
