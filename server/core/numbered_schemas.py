"""What lists of the console take."""

from typing import Any, Final

import marshmallow as ma

from server.core.fields import RowCount
from server.core.i18n import _
from server.core.numbered import LAST, LONGEST_SEARCH, MOST, USUAL, Which
from server.core.schemas import Schema, Text

BAD_PAGE: Final = _("Pages are numbered from 1.")
BAD_SIZE: Final = _("Ask for 1 to 100 rows.")


class NumberedSchema(Schema):
    """Which page of a list is read; it comes as `which`."""

    page = RowCount(LAST, BAD_PAGE, load_default=1)
    per_page = RowCount(MOST, BAD_SIZE, load_default=USUAL)

    @ma.post_load
    def _join(self, query: dict[str, Any], **_kwargs: object) -> dict[str, Any]:
        which = Which(query.pop("page"), query.pop("per_page"))
        return {**query, "which": which}


class SearchedSchema(NumberedSchema):
    """Which page of a list is read, and what its rows contain."""

    q = Text(least=0, most=LONGEST_SEARCH, load_default="")
