"""What a task does on a node that has the same versions: it loads machine code, then calls the function it is for."""

import importlib
import pickle
import traceback
from collections.abc import Callable
from functools import cache
from typing import Any

from ..compiler import loader, transfer
from ..errors import ClusterError

LOCK = "machine-code.lock"
LONGEST_TRACEBACK = 20_000  # characters

NodeFunction = Callable[[Any], Any]

_is_looked_for = False  # whether this process has seen to machine code


def call(function: str, payload: bytes, machine_code: list[Any]) -> dict[str, Any]:
    """Call a function by its name `module:function` with what was pickled; gives its `result`, or the `traceback`.

    A function that raises ClusterError has `refused` to do anything on this node, with a sentence that says why.
    `machine_code` holds the reference of what `transfer.packed` gave elsewhere.
    """
    try:
        load_machine_code(machine_code)
        return {"result": _function(function)(pickle.loads(payload))}
    except ClusterError as fault:
        return {"refused": str(fault)}
    except Exception:
        return {"traceback": traceback.format_exc()[-LONGEST_TRACEBACK:]}


def load_machine_code(sent: list[Any]) -> None:
    """See that there is machine code: in this node's cache, else as it was sent, else compiled by one process a node.

    What games need is compiled; other parts are there if they were sent.
    """
    global _is_looked_for
    if _is_looked_for or loader.interpreting() or all(loader.is_marked_ready(part) for part in loader.SOURCES):
        return
    import filelock  # comes with Ray
    import ray

    loader.cache_base().mkdir(parents=True, exist_ok=True)
    with filelock.FileLock(loader.cache_base() / LOCK):
        transfer.unpack(ray.get(sent[0]))
        if not all(loader.is_ready(part) for part in loader.PARTS):
            loader.warm_up()
    _is_looked_for = True


@cache
def _function(name: str) -> NodeFunction:
    module, _, attribute = name.partition(":")
    found: NodeFunction = getattr(importlib.import_module(module), attribute)
    return found
