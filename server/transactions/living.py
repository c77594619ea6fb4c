"""Who recorded anything on some days, for work on many accounts."""

from collections.abc import Mapping

from sqlalchemy import Date, String, column, literal, select, values

from server.core.calendar.money_month import Span
from server.core.database.engine import db
from server.transactions.filtering import ROWS


def owners_with_rows(days: Mapping[str, Span]) -> frozenset[str]:
    """Those of the owners who have a row within their days; one query."""
    if not days:
        return frozenset()
    columns = (column("owner_id", String), column("first", Date), column("last", Date))
    given = [(owner_id, span.start, span.end) for owner_id, span in days.items()]
    asked = values(*columns, name="asked").data(given).cte("asked")
    some = (
        select(literal(1))
        .where(ROWS.owner_id == asked.c.owner_id, ROWS.date.between(asked.c.first, asked.c.last))
        .correlate(asked)
    )
    found = db.session.connection().execute(select(asked.c.owner_id).where(some.exists()))
    return frozenset(row[0] for row in found)
