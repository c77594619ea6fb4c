"""Cursor pagination: each page of a long list has a cursor to the next one.

A cursor contains the sort key of the last row. It grants no access: every query filters by the
owner, so a forged cursor only moves within the reader's own rows.
"""

import binascii
import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final

from server.core.errors import ValidationFailed
from server.core.text.i18n import _

MAX_LIMIT: Final = 200
# A text of 200 characters of four bytes each, and the other parts.
LONGEST_CURSOR: Final = 3_000

# Creating an encoder costs more than using it.
ENCODER: Final = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"))

Part = str | int


class InvalidCursor(ValidationFailed):
    """422: the cursor is not one of this list."""

    def __init__(self) -> None:
        sentence = _("This page does not exist. Start again from the first one.")
        super().__init__(errors={"cursor": [sentence]})


def encode_cursor(*parts: Part) -> str:
    """The cursor of these parts."""
    return urlsafe_b64encode(ENCODER.encode(parts).encode()).decode("ascii").rstrip("=")


def decode_cursor(cursor: str) -> tuple[Part, ...]:
    """The parts of a cursor, or InvalidCursor."""
    if len(cursor) > LONGEST_CURSOR:
        raise InvalidCursor
    try:
        padded = cursor.encode("ascii") + b"=" * (-len(cursor) % 4)
        parts = json.loads(urlsafe_b64decode(padded).decode())
        # Accept the canonical encoding only.
        if not isinstance(parts, list) or encode_cursor(*parts) != cursor:
            raise InvalidCursor
    except (ValueError, RecursionError, binascii.Error) as broken:
        raise InvalidCursor from broken
    if not all(type(part) in {str, int} for part in parts):
        raise InvalidCursor
    # PostgreSQL rejects NUL in a parameter.
    if any(isinstance(part, str) and "\0" in part for part in parts):
        raise InvalidCursor
    return tuple(parts)
