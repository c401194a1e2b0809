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
    """Load all compiled parts: from this node's cache, else as they were sent, else compiled by one process a node."""
    if not any(loader.is_warming_up(part) for part in loader.PARTS):
        return
    import filelock  # comes with Ray
    import ray

    loader.cache_base().mkdir(parents=True, exist_ok=True)
    with filelock.FileLock(loader.cache_base() / LOCK):
        transfer.unpack(ray.get(sent[0]))
        loader.warm_up()


@cache
def _function(name: str) -> NodeFunction:
    module, _, attribute = name.partition(":")
    found: NodeFunction = getattr(importlib.import_module(module), attribute)
    return found
