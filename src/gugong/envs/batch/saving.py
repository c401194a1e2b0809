"""Saved states of a batch: a line that says what they are, a seal, and the bytes of the arrays."""

import hashlib
import json
from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np

from ...errors import SaveError, shown
from ...game import pickling
from ..stepping.layout import LOG, SLOT

FORMAT = "gugong-batch"
SEAL_BYTES = hashlib.sha256().digest_size


@cache
def version() -> str:
    """What the bytes mean: the version of games, and a hash of what a batch keeps besides."""
    return f"{pickling.version()}-{hashlib.sha256(repr((SLOT.descr, LOG)).encode()).hexdigest()[:8]}"


def packed(content: Any, arrays: Sequence[np.ndarray]) -> bytes:
    """The bytes of arrays, and of what they are (`content`, JSON)."""
    head = json.dumps({"format": FORMAT, "version": version(), "content": content}).encode()
    body = b"".join(array.tobytes() for array in arrays)
    return b"\n".join([head, _seal(head, body) + body])


def unpack(saved: Any, content: Any, arrays: Sequence[np.ndarray]) -> None:
    """Fill the arrays with what was packed; SaveError, and nothing is changed, if that is something else."""
    if not isinstance(saved, bytes | bytearray | memoryview):
        raise SaveError(f"A saved state of a batch is bytes, not {shown(type(saved).__name__)}.")
    head, _, sealed = bytes(saved).partition(b"\n")
    try:
        told = json.loads(head)
    except ValueError:
        told = None
    if not isinstance(told, dict) or told.get("format") != FORMAT:
        raise SaveError("These bytes are no saved state of a batch; use what Batch.save gave.")
    if told.get("version") != version():
        raise SaveError(
            f"This state was saved by another version of gugong ({shown(told.get('version'))}) than this one"
            f" ({version()}); restore it there."
        )
    body = sealed[SEAL_BYTES:]
    if sealed[:SEAL_BYTES] != _seal(head, body):
        raise SaveError("This saved state was changed or cut short; save it again, or use an unchanged copy.")
    if told.get("content") != content:
        raise SaveError(
            "This state was saved by a batch of other games, set-ups, boxes or players; restore it in one like that."
        )
    at = 0
    for array in arrays:
        array[...] = np.frombuffer(body, array.dtype, array.size, at).reshape(array.shape)
        at += array.nbytes


def _seal(head: bytes, body: bytes) -> bytes:
    return hashlib.sha256(head + b"\n" + body).digest()
