"""Ledgers that changed since the worker last checked them, such as for budget alerts."""

from datetime import datetime
from typing import NamedTuple

from sqlalchemy import Select, and_, func, or_, select, update

from server.core.calendar.clock import now
from server.core.database.unit_of_work import extend_timeout
from server.extensions import db
from server.sessions.accounts import PENDING
from server.users.models import USERS, User


class DirtyLedger(NamedTuple):
    """A ledger that is being checked, with the calendar of its owner."""

    owner_id: str
    timezone: str
    payday: int
    payday_shift: bool


def list_dirty_ledgers(
    most: int, until: datetime, after: tuple[str, datetime] | None = None
) -> list[tuple[str, datetime]]:
    """The owners of dirty ledgers and since when they are dirty, the oldest first.

    Only those that changed by the moment `until`, and come after the entry `after`.
    """
    since = USERS.c.ledger_changed_at
    changed = (
        select(USERS.c.id, since)
        .where(since.is_not(None), since <= until)
        .order_by(USERS.c.ledger_changed_at, USERS.c.id)
        .limit(most)
    )
    if after is not None:
        id_, moment = after
        changed = changed.where(or_(since > moment, and_(since == moment, USERS.c.id > id_)))
    return [(row[0], row[1]) for row in db.session.connection().execute(changed)]


def claim_dirty_ledger(owner_id: str) -> DirtyLedger | None:
    """Mark a dirty ledger as checked and lock its account until the transaction ends.

    None when another worker was faster. A later change marks it as dirty again.
    """
    noted = (
        update(User)
        .where(User.id == owner_id, User.ledger_changed_at.is_not(None))
        .values(ledger_changed_at=None)
        .returning(User.id, User.timezone, User.payday, User.payday_shift)
        .execution_options(synchronize_session=False)
    )
    row = db.session.execute(noted).first()
    return None if row is None else DirtyLedger(*row)


def select_shifted_accounts() -> Select[str]:
    """A statement for the ids of accounts whose payday moves before weekends and holidays."""
    return select(User.id).where(User.payday_shift.is_(True), User.status != PENDING)


def mark_shifted_ledgers() -> None:
    """Mark the ledgers as dirty whose money months a changed holiday may move; one statement."""
    extend_timeout()
    change = update(User).where(User.payday_shift.is_(True), User.status != PENDING)
    noted = func.coalesce(User.ledger_changed_at, now())
    db.session.execute(
        change.values(ledger_changed_at=noted),
        execution_options={"synchronize_session": False},
    )
