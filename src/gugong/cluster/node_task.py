"""What a task does on a node before anything of the package is used there.

This module is sent to the nodes as it is here, as `versions` is: a node without the package, or with another version
of it, can say so.
"""

import importlib
from typing import Any

from .versions import difference, installed

_here: dict[str, str] = {}  # the versions of this node; each process finds them out once


def versions_of_node() -> dict[str, str]:
    """The versions of the node that this runs on."""
    if not _here:
        _here.update(installed())
    return _here


def run_on_node(wanted: dict[str, str], function: str, payload: bytes, machine_code: list[Any]) -> dict[str, Any]:
    """What a node function (`gugong.cluster.node`) answers; or the `versions` of this node, if they are not those.

    `wanted` has the versions of the machine that sent this.
    """
    versions = versions_of_node()
    if difference(wanted, versions) is not None:
        return {"versions": versions}
    answer: dict[str, Any] = importlib.import_module("gugong.cluster.node").call(function, payload, machine_code)
    return answer
