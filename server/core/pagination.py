"""Long lists are read in pages: each answer carries a cursor to what follows.

A cursor names the last row that was seen. It opens nothing by itself: every query
filters by the owner, so a made-up cursor only moves within the reader's own rows.
"""

import binascii
from base64 import urlsafe_b64decode, urlsafe_b64encode
from datetime import date
from typing import Final

from server.core.errors import ValidationFailed
from server.core.i18n import _
from server.core.ids import LENGTH

MOST: Final = 200
SEPARATOR: Final = "~"
LONGEST_CURSOR: Final = 120
ALPHABET: Final = frozenset("0123456789ABCDEFGHJKMNPQRSTVWXYZ")


class BadCursor(ValidationFailed):
    """422: the cursor was not made by this list."""

    def __init__(self) -> None:
        sentence = _("This page does not exist. Start again from the first one.")
        super().__init__(errors={"cursor": [sentence]})


def write_cursor(day: date, identifier: str) -> str:
    """The cursor to what follows the row of this day and id."""
    text = f"{day.isoformat()}{SEPARATOR}{identifier}"
    return urlsafe_b64encode(text.encode("ascii")).decode("ascii").rstrip("=")


def read_cursor(cursor: str) -> tuple[date, str]:
    """The day and id of the last row seen; raises BadCursor for anything else."""
    if len(cursor) > LONGEST_CURSOR:
        raise BadCursor
    try:
        padded = cursor.encode("ascii") + b"=" * (-len(cursor) % 4)
        text = urlsafe_b64decode(padded).decode("ascii")
        day, identifier = text.split(SEPARATOR)
        row = date.fromisoformat(day), identifier
    except (ValueError, binascii.Error) as broken:
        raise BadCursor from broken
    if len(identifier) != LENGTH or not ALPHABET.issuperset(identifier):
        raise BadCursor
    if write_cursor(*row) != cursor:
        raise BadCursor
    return row
