"""HTTP route of boxes: all figures of a box, and the notes on where they come from."""

import re
from functools import lru_cache
from pathlib import Path as File
from typing import Annotated, Any

import orjson
from fastapi import APIRouter, Path, Request, Response

from ...box import load_box
from ...box.loader import PARTS, STANDARD
from ...errors import BoxError
from ..errors import Refused
from . import wire
from .table_routes import REFUSAL_RESPONSES, ServiceDependency

KEPT = "public, max-age=60"
BOXES = 16  # that are kept in memory
# A line of TOML up to its comment: strings may have a # in them.
LINE = re.compile(r"""(?P<code>(?:[^#"']|"(?:[^"\\]|\\.)*"|'[^']*')*)(?:#\s?(?P<comment>.*))?""")
TABLE = re.compile(r"\[+([^\]]+)\]+")
KEY = re.compile(r"([\w.\"'-]+)\s*=")

router = APIRouter(prefix="/api", responses=REFUSAL_RESPONSES)


@router.get("/boxes/{name}", response_model=wire.BoxFigures)
async def read_box(
    name: Annotated[str, Path(min_length=1, max_length=64)], request: Request, service: ServiceDependency
) -> Response:
    """All figures of a box that tables are played with here."""
    boxes = service.settings.boxes
    try:
        if name not in boxes:
            raise BoxError(name)
        tag, body = _figures(boxes[name])
    except BoxError:
        raise Refused("no-such-box", 404, box=name, boxes=", ".join(boxes)) from None
    headers = {"ETag": tag, "Cache-Control": KEPT}
    if tag in request.headers.get("if-none-match", ""):
        return Response(None, 304, headers)
    return Response(body, headers=headers, media_type="application/json")


@lru_cache(BOXES)
def _figures(path: File | None) -> tuple[str, bytes]:
    box = load_box(path)
    notes = [note for part in PARTS for note in notes_in(part, STANDARD / f"{part}.toml")] if path is None else []
    found = {"name": box.name, "fingerprint": box.fingerprint, **box.data, "notes": notes}
    return f'"{box.fingerprint}"', orjson.dumps(found)


def notes_in(part: str, file: File) -> list[dict[str, Any]]:
    """The comments of a file: those beside a figure with its key, those on lines of their own joined to paragraphs."""
    found: list[dict[str, Any]] = []
    table, above = "", False
    for line in file.read_text(encoding="utf-8").splitlines():
        match = LINE.match(line)
        code, comment = (match["code"].strip(), match["comment"]) if match else (line, None)
        if opened := TABLE.fullmatch(code):
            table = f"{opened[1]}."
        named = KEY.match(code)
        key = f"{table}{named[1]}" if named else table.rstrip(".") if opened else None
        if comment and not code and above:
            found[-1]["text"] += f" {comment.strip()}"
        elif comment:
            found.append({"file": part, "key": key, "text": comment.strip()})
        above = bool(comment) and not code
    return found
