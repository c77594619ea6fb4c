"""What is told of a page that was shown."""

from typing import Final

from server.core.http.schemas import Schema, Text

LONGEST_PATH: Final = 300
LONGEST_REFERRER: Final = 2000


class ViewSchema(Schema):
    """A page by its path, and for the first page of a visit the address that led to it."""

    path = Text(most=LONGEST_PATH, required=True)
    referrer = Text(least=0, most=LONGEST_REFERRER, allow_none=True)
