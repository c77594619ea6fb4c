"""The next date of a reminder that is due, and waking the worker in time for it."""

import datetime as dt
from collections.abc import Collection
from typing import Final
from zoneinfo import ZoneInfo

from server.core.calendar.clock import DEFAULT_TIME, now
from server.core.calendar.recurrence import ONE_DAY, PAYDAY, due_moment
from server.core.database.unit_of_work import after_commit
from server.core.operations import job_queue
from server.reminders import queries
from server.reminders.reminder import ReminderRow
from server.users.time_zones import get_time_zones

JOB: Final = "due_reminders"
SOON: Final = dt.timedelta(minutes=1)


def schedule_next(
    reminder: ReminderRow, zone: ZoneInfo, notified: Collection[dt.date] = ()
) -> ReminderRow:
    """The reminder with its first date from this minute on that was not notified yet."""
    minute = now().replace(second=0, microsecond=0)
    # Where clocks change at midnight, yesterday's date may be due only today.
    for day in reminder.rule.dates(_yesterday(minute, zone)):
        due_at = due_moment(day, reminder.time, zone)
        if due_at >= minute and day not in notified:
            return reminder._replace(next_day=day, next_due_at=due_at)
    return reminder._replace(next_day=None, next_due_at=None)


def reschedule(before: ReminderRow, after: ReminderRow, zone: ZoneInfo) -> ReminderRow:
    """A changed reminder with its next date.

    An overdue date that the worker has missed stays due. A notified date is notified again only
    when its time of day has changed.
    """
    overdue, due_at = before.next_day, before.next_due_at
    if overdue is not None and due_at is not None and due_at <= now():
        return _first_date_from(after, overdue, zone)
    if (before.time or DEFAULT_TIME) == (after.time or DEFAULT_TIME):
        dates = queries.read_dates(after.owner_id, [after.id], since=_yesterday(now(), zone))
        return schedule_next(after, zone, {one.day for one in dates if one.due_at is not None})
    scheduled = schedule_next(after, zone)
    if scheduled.next_day is not None:
        queries.clear_notified(scheduled.owner_id, scheduled.id, scheduled.next_day)
    return scheduled


def schedule_restored(reminder: ReminderRow, zone: ZoneInfo) -> ReminderRow:
    """A restored reminder with the date that was next, overdue if that has passed."""
    if reminder.next_day is None:
        return reminder
    return _first_date_from(reminder, reminder.next_day, zone)


def wake_worker(reminder: ReminderRow) -> None:
    """After the commit, wake the worker in time for what is due within a minute."""
    due_at = reminder.next_due_at
    if due_at is not None and due_at <= now() + SOON:
        after_commit(lambda: job_queue.wake(JOB, (due_at - now()).total_seconds()))


def follow_calendar(owner_id: str) -> None:
    """Move the next due moments of an owner's reminders to the account's time zone and payday.

    Dates of other rules stay: one that has passed in the new zone is due at once, none is notified
    twice. Paydays count from today on, so that the earlier ones are not missed by a new payday.
    """
    zone = ZoneInfo(get_time_zones([owner_id]).get(owner_id, "UTC"))
    moved = []
    for one in queries.read_reminders(owner_id, lock=True):
        if one.month_day == PAYDAY and one.next_day is not None:
            today = now().astimezone(zone).date()
            since = one.since if one.times else max(one.since, today)
            queries.update_reminder(owner_id, schedule_next(one._replace(since=since), zone))
        elif one.next_day is not None:
            due_at = due_moment(one.next_day, one.time, zone)
            if due_at != one.next_due_at:
                moved.append((one, one.next_day, due_at))
    queries.update_next_due(moved)


def _first_date_from(reminder: ReminderRow, first: dt.date, zone: ZoneInfo) -> ReminderRow:
    """The reminder with its first date from a day on as the next one."""
    day = next(reminder.rule.dates(first), None)
    due_at = None if day is None else due_moment(day, reminder.time, zone)
    return reminder._replace(next_day=day, next_due_at=due_at)


def _yesterday(moment: dt.datetime, zone: ZoneInfo) -> dt.date:
    return moment.astimezone(zone).date() - ONE_DAY
