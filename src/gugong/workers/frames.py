"""What travels between a worker and its parent: length-prefixed frames on pipes.

The parent sends bytes that only the handler reads. A worker sends JSON, because nothing that comes from a bot's
process may be unpickled.
"""

import json
import struct
from dataclasses import dataclass
from typing import Any

LENGTH = struct.Struct(">I")
NUMBER = struct.Struct(">Q")  # of the job
MAX_REPLY_BYTES = 1 << 17
READY = 0  # the number of the reply by which a worker says that it is ready


@dataclass(frozen=True, slots=True)
class WorkerReply:
    """What a worker says about the job with a number: its result, or something before that."""

    number: int
    is_result: bool = True
    content: Any = None

    def pack(self) -> bytes:
        """As a frame."""
        return framed(json.dumps([self.number, self.is_result, self.content]).encode())

    @classmethod
    def unpack(cls, packed: bytes) -> "WorkerReply":
        """From the bytes in a frame; ValueError if they are something else."""
        try:
            fields = json.loads(packed)
        except RecursionError as depth:
            raise ValueError("This is no reply.") from depth
        match fields:
            case [int(number), bool(is_result), content]:
                return cls(number, is_result, content)
        raise ValueError("This is no reply.")


def framed(packed: bytes) -> bytes:
    """A frame: bytes with their length before them."""
    return LENGTH.pack(len(packed)) + packed


def request(number: int, payload: bytes) -> bytes:
    """A frame with the number of a job and its payload."""
    return framed(NUMBER.pack(number) + payload)
