"""What the worker does for reminders."""

# RF-DOC Reminders that were removed and can be brought back no more.
from typing import Final

from sqlalchemy import delete, select, tuple_

from server.core.calendar.clock import now
from server.core.operations.job_queue import Job
from server.extensions import db
from server.reminders import due_dispatch
from server.reminders.next_due import JOB
from server.reminders.queries import REMINDERS
from server.reminders.service import RESTORABLE
from server.transactions.bookings import BookingSource, unlink_transactions

MINUTE: Final = 60
DAY: Final = 24 * 60 * MINUTE

MOST_AT_ONCE: Final = 1000


def forget_removed() -> int:
    """Delete what was removed 30 days ago, and return how much; what it booked stays."""
    key = (REMINDERS.c.owner_id, REMINDERS.c.id)
    old = select(*key).where(REMINDERS.c.removed_at < now() - RESTORABLE).limit(MOST_AT_ONCE)
    link = db.session.connection()
    gone = [(row[0], row[1]) for row in link.execute(old.with_for_update(skip_locked=True))]
    for owner_id, reminder_id in gone:
        unlink_transactions(owner_id, BookingSource.REMINDER, reminder_id)
    if gone:
        link.execute(delete(REMINDERS).where(tuple_(*key).in_(gone)))
    return len(gone)


JOBS: Final = (
    Job(JOB, due_dispatch.tell_due, every_seconds=MINUTE),
    Job("forget_reminders", forget_removed, every_seconds=DAY),
)
