"""What was spent by category in several money months, in one statement."""

import datetime as dt
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

from sqlalchemy import (
    BigInteger,
    Date,
    Integer,
    Select,
    bindparam,
    cast,
    func,
    select,
    text,
)

from server.categories.service import TransactionType
from server.core.calendar.money_month import Span
from server.core.database.engine import db
from server.transactions.filtering import ROWS

# A chain of rollovers may be long, but few are; each length is a statement of its own.
KEPT: Final = 64


class MonthSums(NamedTuple):
    """What went out: by number of the span and category, in whole rupiah; and the first row."""

    spent: dict[tuple[int, str], int]
    first_day: dt.date | None


def spent_by_month(owner_id: str, spans: Sequence[Span]) -> MonthSums:
    """What each category took in each of the spans; one query, however many there are.

    `first_day` is that of the owner's first row, None when nothing was spent in the spans.
    """
    given: dict[str, Any] = {"owner_id": owner_id}
    for index, span in enumerate(spans):
        given |= {f"first_{index}": span.start, f"last_{index}": span.end}
    rows = db.session.connection().execute(_statement(len(spans)), given).all()
    first_day = rows[0].first_day if rows else None
    return MonthSums({(row.span, row.category_id): row.amount for row in rows}, first_day)


@lru_cache(maxsize=KEPT)
def _statement(count: int) -> Select[Any]:
    """Each span reads its own part of the covering index."""
    named = ", ".join(f"({index}, :first_{index}, :last_{index})" for index in range(count))
    days = [
        bindparam(f"{end}_{index}", type_=Date)
        for end in ("first", "last")
        for index in range(count)
    ]
    # Both databases name the columns of VALUES so. A union would have PostgreSQL start workers.
    spans = (
        text(f"VALUES {named}")
        .bindparams(*days)
        .columns(column1=Integer, column2=Date, column3=Date)
        .subquery("spans")
        .c
    )
    first_day = (
        select(func.min(ROWS.date)).where(ROWS.owner_id == bindparam("owner_id")).scalar_subquery()
    )
    within = (
        ROWS.owner_id == bindparam("owner_id"),
        ROWS.type == TransactionType.EXPENSES.value,
        ROWS.date.between(spans.column2, spans.column3),
    )
    return (
        select(
            spans.column1.label("span"),
            ROWS.category_id,
            cast(func.sum(ROWS.amount), BigInteger).label("amount"),
            first_day.label("first_day"),
        )
        .where(*within)
        .group_by(spans.column1, ROWS.category_id)
    )
