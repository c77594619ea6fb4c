"""What follows for accounts whose paydays move before holidays, when a holiday changes."""

from sqlalchemy import Select, func, select, update

from server.core.calendar.clock import now
from server.core.database.unit_of_work import work_long
from server.extensions import db
from server.users.models import PENDING, User


def shifted() -> Select[str]:
    """The ids of accounts whose payday moves before weekends and holidays, to be asked for."""
    return select(User.id).where(User.payday_shift.is_(True), User.status != PENDING)


def look_at_shifted_months() -> None:
    """Let the worker look again at every ledger whose months may hold other days now.

    It is as if its owner had chosen another payday; one statement.
    """
    work_long()
    change = update(User).where(User.payday_shift.is_(True), User.status != PENDING)
    noted = func.coalesce(User.ledger_changed_at, now())
    db.session.execute(
        change.values(ledger_changed_at=noted),
        execution_options={"synchronize_session": False},
    )
