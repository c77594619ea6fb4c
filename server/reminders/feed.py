"""Reminders for the calendar feed: recurring ones by their rule, without skipped dates."""

import datetime as dt
from typing import NamedTuple

from sqlalchemy import or_, select

from server.core.calendar.recurrence import Frequency
from server.extensions import db
from server.reminders.queries import IS_THERE, OCCURRENCES, REMINDERS
from server.reminders.reminder import OccurrenceState


class FeedReminder(NamedTuple):
    """A reminder in a calendar feed; `month_day` tells the day of a monthly one.

    `first` is its first possible date, the amount whole rupiah, `skipped` its skipped dates.
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


def list_feed_reminders(owner_id: str, since: dt.date) -> list[FeedReminder]:
    """The owner's reminders that do not end before a day, oldest first; two queries."""
    once = REMINDERS.c.frequency == Frequency.ONCE.value
    query = select(REMINDERS).where(
        REMINDERS.c.owner_id == owner_id,
        IS_THERE,
        or_(~once, REMINDERS.c.day >= since),
        or_(once, REMINDERS.c.until.is_(None), REMINDERS.c.until >= since),
    )
    rows = db.session.connection().execute(query.order_by(REMINDERS.c.id)).all()
    skipped = _skipped_days(owner_id, since) if rows else {}
    return [
        FeedReminder(
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


def _skipped_days(owner_id: str, since: dt.date) -> dict[str, list[dt.date]]:
    query = select(OCCURRENCES.c.reminder_id, OCCURRENCES.c.day).where(
        OCCURRENCES.c.owner_id == owner_id,
        OCCURRENCES.c.state == OccurrenceState.SKIPPED.value,
        OCCURRENCES.c.day >= since,
    )
    found: dict[str, list[dt.date]] = {}
    for reminder_id, day in db.session.connection().execute(query.order_by(OCCURRENCES.c.day)):
        found.setdefault(reminder_id, []).append(day)
    return found
