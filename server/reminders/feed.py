"""Reminders as other programs follow them: by their rules, without what was told already."""

import datetime as dt
from typing import NamedTuple

from sqlalchemy import or_, select

from server.extensions import db
from server.reminders.models import Reminder, ReminderOccurrence
from server.reminders.recurrence import Frequency

REMINDERS = Reminder.metadata.tables[Reminder.__tablename__]
OCCURRENCES = ReminderOccurrence.metadata.tables[ReminderOccurrence.__tablename__]
SKIPPED = "skipped"


class Followed(NamedTuple):
    """A reminder with its first possible date; of one that repeats, `month_day` says which.

    The amount is whole rupiah, `skipped` are dates that were left out.
    """

    id: str
    description: str
    frequency: Frequency
    first: dt.date
    day: dt.date
    month_day: int
    time: dt.time | None
    until: dt.date | None
    amount: int | None
    skipped: tuple[dt.date, ...]
    version: int
    changed_at: dt.datetime


def followed(owner_id: str, since: dt.date) -> list[Followed]:
    """The owner's reminders that are not over before a day, the oldest first; two queries."""
    once = REMINDERS.c.frequency == Frequency.ONCE.value
    wanted = select(REMINDERS).where(
        REMINDERS.c.owner_id == owner_id,
        REMINDERS.c.removed_at.is_(None),
        or_(~once, REMINDERS.c.day >= since),
        or_(once, REMINDERS.c.until.is_(None), REMINDERS.c.until >= since),
    )
    rows = db.session.connection().execute(wanted.order_by(REMINDERS.c.id)).all()
    skipped = _skipped(owner_id, since) if rows else {}
    return [
        Followed(
            id=row.id,
            description=row.description,
            frequency=Frequency(row.frequency),
            first=row.day if row.frequency == Frequency.ONCE else max(row.day, row.since),
            day=row.day,
            month_day=row.month_day or row.day.day,
            time=row.time,
            until=row.until,
            amount=row.amount,
            skipped=tuple(skipped.get(row.id, ())),
            version=row.version,
            changed_at=row.updated_at,
        )
        for row in rows
    ]


def _skipped(owner_id: str, since: dt.date) -> dict[str, list[dt.date]]:
    wanted = select(OCCURRENCES.c.reminder_id, OCCURRENCES.c.day).where(
        OCCURRENCES.c.owner_id == owner_id,
        OCCURRENCES.c.state == SKIPPED,
        OCCURRENCES.c.day >= since,
    )
    found: dict[str, list[dt.date]] = {}
    for reminder_id, day in db.session.connection().execute(wanted.order_by(OCCURRENCES.c.day)):
        found.setdefault(reminder_id, []).append(day)
    return found
