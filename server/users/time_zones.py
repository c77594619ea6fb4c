"""Time zones and money months of many accounts, for the worker."""

from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import select

from server.extensions import db
from server.sessions.accounts import PENDING, AccountState
from server.users.models import USERS, columns_of


@dataclass(frozen=True, slots=True)
class AccountCalendar(AccountState):
    """The calendar of an account: what its days and money months depend on, and its state."""

    timezone: str
    payday: int
    payday_shift: bool
    created_at: datetime


def get_calendars(owner_ids: Collection[str]) -> dict[str, AccountCalendar]:
    """The calendars of accounts by id; one query."""
    wanted = select(USERS.c.id, *columns_of(AccountCalendar))
    rows = db.session.connection().execute(wanted.where(USERS.c.id.in_(owner_ids)))
    return {row[0]: AccountCalendar(*row[1:]) for row in rows}


def list_confirmed_after(owner_id: str, most: int) -> list[str]:
    """The next confirmed accounts after an id, in the order of their ids."""
    wanted = (
        select(USERS.c.id)
        .where(USERS.c.id > owner_id, USERS.c.status != PENDING)
        .order_by(USERS.c.id)
        .limit(most)
    )
    return list(db.session.scalars(wanted))


def get_time_zones(owner_ids: Collection[str]) -> dict[str, str]:
    """The time zones of accounts by id, without those that are gone; one query."""
    wanted = select(USERS.c.id, USERS.c.timezone).where(USERS.c.id.in_(owner_ids))
    return {row[0]: row[1] for row in db.session.connection().execute(wanted)}
