"""The request that counts a page view."""

from typing import Final

from server.core.http.schemas import Schema, Text

MAX_PATH: Final = 300
MAX_REFERRER: Final = 2000


class ViewSchema(Schema):
    """A page by its path, and for the first page of a visit the address that led to it."""

    path = Text(most=MAX_PATH, required=True)
    referrer = Text(least=0, most=MAX_REFERRER, allow_none=True)
