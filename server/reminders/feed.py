"""Reminders for the calendar feed: recurring ones by their rule, without skipped dates."""

import datetime as dt
from collections.abc import Sequence
from typing import Final, NamedTuple

from sqlalchemy import or_, select

from server.core.calendar.recurrence import PAYDAY, Frequency
from server.extensions import db
from server.reminders.queries import (
    COLUMNS,
    IS_THERE,
    OCCURRENCES,
    REMINDERS,
    reminders_from_rows,
)
from server.reminders.reminder import OccurrenceState, ReminderRow

# A year behind what the feed shows, and a year to come.
LISTED: Final = dt.timedelta(days=732)


class FeedReminder(NamedTuple):
    """A reminder in a calendar feed; `month_day` tells the day of a monthly one.

    `first` is its first date, `until` the end of its rule, the amount whole rupiah, `skipped` its
    skipped dates. Dates that no rule of a calendar tells are listed one by one, for a year.
    """

    id: str
    description: str
    frequency: Frequency
    first: dt.date
    day: dt.date
    month_day: int
    every: int
    listed: tuple[dt.date, ...] | None
    time: dt.time | None
    until: dt.date | None
    amount: int | None
    skipped: tuple[dt.date, ...]
    version: int
    changed_at: dt.datetime


def list_feed_reminders(owner_id: str, since: dt.date) -> list[FeedReminder]:
    """The owner's reminders that do not end before a day, oldest first; two queries.

    Some more where one follows holidays or the payday, or takes the amount of the last time.
    """
    once = REMINDERS.c.frequency == Frequency.ONCE.value
    query = select(*COLUMNS, REMINDERS.c.updated_at).where(
        REMINDERS.c.owner_id == owner_id,
        IS_THERE,
        or_(~once, REMINDERS.c.day >= since),
        or_(once, REMINDERS.c.until.is_(None), REMINDERS.c.until >= since),
    )
    rows = db.session.connection().execute(query.order_by(REMINDERS.c.id)).all()
    skipped = _skipped_days(owner_id, since) if rows else {}
    found = (
        _feed_reminder(one, row.updated_at, skipped.get(one.id, ()), since)
        for one, row in zip(reminders_from_rows(rows), rows, strict=True)
    )
    return [one for one in found if one is not None]


def _feed_reminder(
    one: ReminderRow, changed_at: dt.datetime, skipped: Sequence[dt.date], since: dt.date
) -> FeedReminder | None:
    """None for a reminder without dates, or that ended before a day."""
    rule = one.rule
    first, until = next(rule.dates(one.day), None), rule.final()
    if first is None or (until is not None and until < since):
        return None
    listed = None
    if one.shift is not None or one.month_day == PAYDAY:
        listed = tuple(rule.dates(since, since + LISTED))
    return FeedReminder(
        id=one.id,
        description=one.description,
        frequency=one.frequency,
        first=first,
        day=one.day,
        month_day=one.day.day if one.month_day is None else one.month_day,
        every=one.every,
        listed=listed,
        time=one.time,
        until=None if one.frequency is Frequency.ONCE else until,
        amount=one.expected_amount,
        skipped=tuple(skipped),
        version=one.version,
        changed_at=changed_at,
    )


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
