"""Pagination: by cursor for long lists, by page number for the console.

A cursor contains the sort key of the last row of a page. It grants no access: every query filters
by the owner, so a forged cursor only moves within the reader's own rows.
"""

import binascii
import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Any, Final, NamedTuple

import marshmallow as ma

from server.core.errors import ValidationFailed
from server.core.http.fields import RowCount
from server.core.http.schemas import Schema, Text
from server.core.text.i18n import _

MAX_LIMIT: Final = 200
# A cursor: a text of 200 characters of four bytes each, and the other parts.
LONGEST_CURSOR: Final = 3_000
# Creating an encoder costs more than using it.
ENCODER: Final = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"))
MAX_PER_PAGE: Final = 100
DEFAULT_PER_PAGE: Final = 10
LAST_PAGE: Final = 1_000_000
LONGEST_SEARCH: Final = 100
BAD_PAGE: Final = _("Pages are numbered from 1.")
BAD_SIZE: Final = _("Request 1 to 100 rows.")

Part = str | int


class InvalidCursor(ValidationFailed):
    """422: the cursor is not one of this list."""

    def __init__(self) -> None:
        sentence = _("This page doesn't exist. Start again from the first one.")
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


class PageRequest(NamedTuple):
    """The page `page`, counted from 1, of `per_page` rows."""

    page: int = 1
    per_page: int = DEFAULT_PER_PAGE

    @property
    def offset(self) -> int:
        """How many rows come before the page."""
        return (self.page - 1) * self.per_page


class Page(NamedTuple):
    """The rows of one page, empty beyond the end, and the total number of rows."""

    items: list[dict[str, Any]]
    total: int


class PageRequestSchema(Schema):
    """A page of a list, as a PageRequest under `which`."""

    page = RowCount(LAST_PAGE, BAD_PAGE, load_default=1)
    per_page = RowCount(MAX_PER_PAGE, BAD_SIZE, load_default=DEFAULT_PER_PAGE)

    @ma.post_load
    def _join(self, query: dict[str, Any], **_kwargs: object) -> dict[str, Any]:
        which = PageRequest(query.pop("page"), query.pop("per_page"))
        return {**query, "which": which}


class SearchRequestSchema(PageRequestSchema):
    """A page of a list, and what its rows contain."""

    q = Text(least=0, most=LONGEST_SEARCH, load_default="")
