"""Ledgers that changed since the worker last looked at them."""

from datetime import datetime
from typing import Final, NamedTuple

from sqlalchemy import and_, inspect, or_, select, update

from server.extensions import db
from server.users.models import User

_TABLE: Final = inspect(User).local_table.c


class Look(NamedTuple):
    """Whose ledger is looked at, and what decides its days and months."""

    owner_id: str
    timezone: str
    payday: int
    payday_shift: bool


def changed_ledgers(
    most: int, until: datetime, after: tuple[str, datetime] | None = None
) -> list[tuple[str, datetime]]:
    """Whose ledgers changed since they were looked at, and since when; the oldest first.

    Those that changed first by a moment, and come after a given one of them.
    """
    since = _TABLE.ledger_changed_at
    changed = (
        select(_TABLE.id, since)
        .where(since.is_not(None), since <= until)
        .order_by(_TABLE.ledger_changed_at, _TABLE.id)
        .limit(most)
    )
    if after is not None:
        id_, moment = after
        changed = changed.where(or_(since > moment, and_(since == moment, _TABLE.id > id_)))
    return [(row[0], row[1]) for row in db.session.connection().execute(changed)]


def look(owner_id: str) -> Look | None:
    """Take note that a changed ledger is looked at; its writers wait until the transaction ends.

    None when nothing changed since somebody else looked. What changes later is noted anew.
    """
    noted = (
        update(User)
        .where(User.id == owner_id, User.ledger_changed_at.is_not(None))
        .values(ledger_changed_at=None)
        .returning(User.id, User.timezone, User.payday, User.payday_shift)
        .execution_options(synchronize_session=False)
    )
    row = db.session.execute(noted).first()
    return None if row is None else Look(*row)
