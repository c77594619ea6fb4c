"""Lists of the console: pages with numbers, and how many rows there are in all."""

from typing import Any, Final, NamedTuple

from sqlalchemy import ColumnElement, bindparam, or_
from sqlalchemy.orm import InstrumentedAttribute

from server.core.containing import Contained, Contains

MOST: Final = 100
USUAL: Final = 10
LAST: Final = 1_000_000
LONGEST_SEARCH: Final = 100


class Which(NamedTuple):
    """Which rows of a list are asked for: page `page`, counted from 1, of `per_page` rows."""

    page: int = 1
    per_page: int = USUAL

    @property
    def offset(self) -> int:
        """How many rows come before."""
        return (self.page - 1) * self.per_page


class Numbered(NamedTuple):
    """The rows of one page, none beyond the end, and how many there are in all."""

    items: list[dict[str, Any]]
    total: int


def holds(text: str, *columns: InstrumentedAttribute[Any]) -> ColumnElement[bool]:
    """Whether one of the columns contains the text, without case and alike on every database."""
    sought = bindparam(None, text, type_=Contained(), unique=True)
    return or_(*(Contains(column, sought) for column in columns))
