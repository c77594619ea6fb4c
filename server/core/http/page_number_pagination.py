"""Page-number pagination of the console: the request, its schemas and the page."""

from typing import Any, Final, NamedTuple

import marshmallow as ma
from sqlalchemy import ColumnElement, bindparam, or_
from sqlalchemy.orm import InstrumentedAttribute

from server.core.database.text_search import Contains, SearchPattern
from server.core.http.fields import RowCount
from server.core.http.schemas import Schema, Text
from server.core.text.i18n import _

MAX_PER_PAGE: Final = 100
DEFAULT_PER_PAGE: Final = 10
LAST_PAGE: Final = 1_000_000
LONGEST_SEARCH: Final = 100


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


def contains_text(text: str, *columns: InstrumentedAttribute[Any]) -> ColumnElement[bool]:
    """Whether one of the columns contains the text, without case and alike on every database."""
    pattern = bindparam(None, text, type_=SearchPattern(), unique=True)
    return or_(*(Contains(column, pattern) for column in columns))


BAD_PAGE: Final = _("Pages are numbered from 1.")
BAD_SIZE: Final = _("Ask for 1 to 100 rows.")


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
