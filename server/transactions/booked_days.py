"""The days that booked transactions stand for, as a part of a query."""

from sqlalchemy import Subquery, select

from server.categories.service import TransactionType
from server.transactions.bookings import Booker
from server.transactions.filtering import ROWS


def booked_days(owner_id: str, kind: Booker) -> Subquery:
    """What the owner put aside: `id` of what booked it, `day`, `amount`, and `row_id`."""
    mine = (ROWS.owner_id == owner_id, ROWS.booked_for == kind.value)
    spent = (ROWS.type == TransactionType.EXPENSES.value, ROWS.booked_for_day.is_not(None))
    return (
        select(
            ROWS.booked_for_id.label("id"),
            ROWS.booked_for_day.label("day"),
            ROWS.amount.label("amount"),
            ROWS.id.label("row_id"),
        )
        .where(*mine, *spent)
        .subquery("booked_days")
    )
