"""Reminders that were removed and can be brought back no more."""

from typing import Final

from sqlalchemy import delete, select, tuple_

from server.core.calendar.clock import now
from server.extensions import db
from server.reminders.rows import REMINDERS
from server.reminders.service import RESTORABLE
from server.transactions.service import Booker, unlink

MOST_AT_ONCE: Final = 1000


def forget_removed() -> int:
    """Delete what was removed 30 days ago, and return how much; what it booked stays."""
    key = (REMINDERS.c.owner_id, REMINDERS.c.id)
    old = select(*key).where(REMINDERS.c.removed_at < now() - RESTORABLE).limit(MOST_AT_ONCE)
    link = db.session.connection()
    gone = [(row[0], row[1]) for row in link.execute(old.with_for_update(skip_locked=True))]
    for owner_id, reminder_id in gone:
        unlink(owner_id, Booker.REMINDER, reminder_id)
    if gone:
        link.execute(delete(REMINDERS).where(tuple_(*key).in_(gone)))
    return len(gone)
