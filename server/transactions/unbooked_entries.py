"""The entries that nothing has booked: what a person recorded without a plan."""

import datetime as dt
from typing import Final, NamedTuple

from sqlalchemy import bindparam, select

from server.core.database.engine import db
from server.core.database.frequent_statements import FrequentStatement
from server.transactions.models import ROWS, is_reported


class UnbookedEntry(NamedTuple):
    """Income or an expense that no goal, plan, reminder or transfer booked; whole rupiah."""

    day: dt.date
    type: str
    amount: int
    category_id: str
    wallet_id: str
    detail: str


_READ: Final = FrequentStatement(
    select(ROWS.date, ROWS.type, ROWS.amount, ROWS.category_id, ROWS.wallet_id, ROWS.detail).where(
        ROWS.owner_id == bindparam("owner_id"),
        ROWS.date >= bindparam("since"),
        ROWS.booked_for.is_(None),
        is_reported(ROWS.type),
    )
)


def read_unbooked(owner_id: str, since: dt.date) -> list[UnbookedEntry]:
    """The owner's unbooked income and expenses from a day on, in no order; one query."""
    found = _READ.all(db.session.connection(), {"owner_id": owner_id, "since": since})
    return [UnbookedEntry(*row) for row in found]
