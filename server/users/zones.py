"""Whose days begin when, for work on many accounts."""

from collections.abc import Collection
from datetime import datetime
from typing import Final, NamedTuple

from sqlalchemy import inspect, select

from server.extensions import db
from server.users.models import ACTIVE, PENDING, User

_TABLE: Final = inspect(User).local_table.c


class Days(NamedTuple):
    """What decides the days and money months of an account, since when it is, and its state."""

    timezone: str
    payday: int
    payday_shift: bool
    created_at: datetime
    status: str
    closes_at: datetime | None

    @property
    def is_active(self) -> bool:
        """Whether somebody uses it."""
        return self.status == ACTIVE and self.closes_at is None


def days_of(owner_ids: Collection[str]) -> dict[str, Days]:
    """What decides the days of accounts, by their ids; one query."""
    wanted = select(_TABLE.id, *(_TABLE[name] for name in Days._fields))
    rows = db.session.connection().execute(wanted.where(_TABLE.id.in_(owner_ids)))
    return {row[0]: Days(*row[1:]) for row in rows}


def confirmed_after(owner_id: str, most: int) -> list[str]:
    """The next accounts after an id whose addresses were confirmed, in the order of their ids."""
    wanted = (
        select(_TABLE.id)
        .where(_TABLE.id > owner_id, _TABLE.status != PENDING)
        .order_by(_TABLE.id)
        .limit(most)
    )
    return list(db.session.scalars(wanted))


def zones(owner_ids: Collection[str]) -> dict[str, str]:
    """The time zones of accounts by their ids; one query, those that are gone are missing."""
    wanted = select(_TABLE.id, _TABLE.timezone).where(_TABLE.id.in_(owner_ids))
    return {row[0]: row[1] for row in db.session.connection().execute(wanted)}
