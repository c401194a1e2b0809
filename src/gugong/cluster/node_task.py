"""What a task does on a node before anything of the package is used there.

This module is sent to the nodes as it is here, as `versions` is: a node without the package, or with another version
of it, can say so.
"""

import importlib
import time
from typing import Any

from .versions import difference, installed

_here: dict[str, str] = {}  # the versions of this node; each process finds them out once


def versions_of_node() -> dict[str, str]:
    """The versions of the node that this runs on."""
    if not _here:
        _here.update(installed())
    return _here


def run_on_node(
    wanted: dict[str, str], function: str, payloads: list[bytes], machine_code: list[Any]
) -> dict[str, Any]:
    """The `answers` of a node function (gugong.cluster.node) to each payload, and how many `seconds` they took.

    Only the `versions` of this node, if they are not those `wanted` by the machine that sent this.
    """
    versions = versions_of_node()
    if difference(wanted, versions) is not None:
        return {"versions": versions}
    node = importlib.import_module("gugong.cluster.node")
    begun = time.monotonic()
    answers = [node.call(function, payload, machine_code) for payload in payloads]
    return {"answers": answers, "seconds": time.monotonic() - begun}
