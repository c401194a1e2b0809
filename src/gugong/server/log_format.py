"""JSON-lines logging with an allow-list of fields, so that no name, card, key or seed is ever logged."""

import json
import logging
import re
import sys
import time

# The only fields that a line may have beside its time, level, logger and message.
ALLOWED = (
    *("table", "method", "route", "status", "seconds", "fault", "kind", "spec", "code", "port", "database", "seat"),
    *("channel", "reason", "count", "network", "cause"),
    *("act", "who", "minutes", "limit"),
)

# Loggers of libraries, of which only warnings are of interest.
OTHERS = ("uvicorn", "uvicorn.error", "uvicorn.access", "alembic", "aiosqlite", "sqlalchemy", "asyncio", "aiohttp")


class JsonLines(logging.Formatter):
    """Formats a record as one line of JSON; an exception by its type and place, never by its text."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        line: dict[str, object] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": _message(record),
        }
        line |= {name: getattr(record, name) for name in ALLOWED if hasattr(record, name)}
        if record.exc_info and record.exc_info[0] is not None:
            line["fault"] = record.exc_info[0].__name__
            line["where"] = _places(record)
        return json.dumps(line, ensure_ascii=False, default=str)


class NoTracebacks(logging.Filter):
    """Drops messages that are tracebacks as text (as when a start fails): anything might be in them."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a record may be logged."""
        return not record.getMessage().startswith("Traceback")


def _message(record: logging.LogRecord) -> str:
    """This server's messages whole; of other loggers only the fixed beginning: asyncio logs whole exceptions."""
    if record.name.partition(".")[0] == "gugong":
        return record.getMessage()
    return re.split(r"[\n(<{\[]", str(record.msg), maxsplit=1)[0]


def _places(record: logging.LogRecord) -> list[str]:
    import traceback

    assert record.exc_info is not None
    frames = traceback.extract_tb(record.exc_info[2])
    return [f"{frame.filename.rpartition('/')[2]}:{frame.lineno} {frame.name}" for frame in frames[-8:]]


def start_logging(level: str = "info") -> None:
    """Configure the root logger: everything to stderr as JSON lines."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(NoTracebacks())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for name in OTHERS:
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = True
        logger.setLevel(logging.WARNING)
