"""The worker's jobs for reminders."""

from typing import Final

from sqlalchemy import delete, select, tuple_

from server.core.calendar.clock import now
from server.core.database.due_work import process_due
from server.core.operations.job_queue import Job
from server.extensions import db
from server.reminders.automatic_entries import AUTOMATIC_WORK
from server.reminders.due_dispatch import DUE_WORK, SNOOZED_WORK
from server.reminders.next_due import JOB
from server.reminders.planned_snoozes import PLANNED_SNOOZE_WORK
from server.reminders.queries import REMINDERS
from server.reminders.service import RESTORABLE
from server.transactions.bookings import BookingSource, unlink_transactions
from server.users.balances import lock_account

MINUTE: Final = 60
DAY: Final = 24 * 60 * MINUTE
MOST_AT_ONCE: Final = 1000


def dispatch_due() -> int:
    """Record and notify every date that is due or whose snooze has ended; returns how many."""
    works = (AUTOMATIC_WORK, DUE_WORK, SNOOZED_WORK, PLANNED_SNOOZE_WORK)
    return sum(process_due(work) for work in works)


def purge_removed() -> int:
    """Delete reminders removed 30 days ago and return how many; their transactions stay."""
    key = (REMINDERS.c.owner_id, REMINDERS.c.id)
    is_old = REMINDERS.c.removed_at < now() - RESTORABLE
    old = select(*key).where(is_old).order_by(*key).limit(MOST_AT_ONCE)
    connection = db.session.connection()
    found = [(row[0], row[1]) for row in connection.execute(old)]
    # The accounts first and in one order, as every writer of a book.
    for owner_id in dict.fromkeys(owner_id for owner_id, _id in found):
        lock_account(owner_id)
    still = select(*key).where(tuple_(*key).in_(found), is_old).with_for_update(skip_locked=True)
    expired = [(row[0], row[1]) for row in connection.execute(still)]
    for owner_id, reminder_id in expired:
        unlink_transactions(owner_id, BookingSource.REMINDER, reminder_id)
    if expired:
        connection.execute(delete(REMINDERS).where(tuple_(*key).in_(expired)))
    return len(expired)


JOBS: Final = (
    Job(JOB, dispatch_due, every_seconds=MINUTE),
    Job("forget_reminders", purge_removed, every_seconds=DAY),
)
