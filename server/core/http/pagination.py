"""Long lists are read in pages: each answer carries a cursor to what follows.

A cursor names the last row that was seen by what the list is sorted by. It opens nothing by
itself: every query filters by the owner, so a made-up cursor only moves within the reader's rows.
"""

import binascii
import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final

from server.core.errors import ValidationFailed
from server.core.text.i18n import _

MAX_LIMIT: Final = 200
# A detail of 200 characters of four bytes each, and what stands beside it.
LONGEST_CURSOR: Final = 3_000

# Making one costs more than using it.
ENCODER: Final = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"))

Part = str | int


class InvalidCursor(ValidationFailed):
    """422: the cursor was not made by this list."""

    def __init__(self) -> None:
        sentence = _("This page does not exist. Start again from the first one.")
        super().__init__(errors={"cursor": [sentence]})


def encode_cursor(*parts: Part) -> str:
    """The cursor that carries these parts."""
    return urlsafe_b64encode(ENCODER.encode(parts).encode()).decode("ascii").rstrip("=")


def decode_cursor(cursor: str) -> tuple[Part, ...]:
    """The parts of a cursor as they were written; raises BadCursor for anything else."""
    if len(cursor) > LONGEST_CURSOR:
        raise InvalidCursor
    try:
        padded = cursor.encode("ascii") + b"=" * (-len(cursor) % 4)
        parts = json.loads(urlsafe_b64decode(padded).decode())
        # One spelling only: what reads the same but was not written here is no cursor of ours.
        if not isinstance(parts, list) or encode_cursor(*parts) != cursor:
            raise InvalidCursor
    except (ValueError, RecursionError, binascii.Error) as broken:
        raise InvalidCursor from broken
    if not all(type(part) in {str, int} for part in parts):
        raise InvalidCursor
    # No column holds it, and PostgreSQL refuses to look for it.
    if any(isinstance(part, str) and "\0" in part for part in parts):
        raise InvalidCursor
    return tuple(parts)
