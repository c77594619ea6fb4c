"""What a person began with: a dated part of the balance that is no income."""

import datetime as dt
from typing import Any, Final, NamedTuple

from sqlalchemy import bindparam, inspect, update

from server.core.calendar.clock import now
from server.extensions import db
from server.users.models import User

_TABLE: Final = inspect(User).local_table.c
# One statement, so that what others record meanwhile is neither lost nor counted twice.
_CHANGE: Final = (
    update(User.metadata.tables[User.__tablename__])
    .where(_TABLE.id == bindparam("owner_id"))
    .values(
        balance=_TABLE.balance - _TABLE.opening_amount + bindparam("amount"),
        opening_amount=bindparam("amount"),
        opening_date=bindparam("day"),
        updated_at=bindparam("moment"),
    )
    .returning(_TABLE.balance)
)


class Opening(NamedTuple):
    """What there was at the start of a day, in whole rupiah."""

    amount: int
    date: dt.date

    def told(self) -> dict[str, Any]:
        """How it goes over the wire."""
        return {"amount": self.amount, "date": self.date.isoformat()}


def opening(amount: int, day: dt.date | None) -> dict[str, Any] | None:
    """What an account began with as it goes over the wire, None while nobody told."""
    return None if day is None else Opening(amount, day).told()


def set_opening(owner_id: str, wanted: Opening) -> int:
    """Remember what the owner began with and return the balance, which moves by the difference."""
    given = {
        "owner_id": owner_id,
        "amount": wanted.amount,
        "day": wanted.date,
        "moment": now(),
    }
    balance: int = db.session.connection().execute(_CHANGE, given).scalar_one()
    return balance
