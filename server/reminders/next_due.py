"""Which date of a reminder is told next, and the job that tells it."""

import datetime as dt
from collections.abc import Collection
from typing import Final
from zoneinfo import ZoneInfo

from server.core.calendar.clock import now
from server.core.calendar.default_reminder_time import DEFAULT_TIME
from server.core.database.unit_of_work import after_commit
from server.core.operations import job_queue
from server.reminders import queries
from server.reminders.recurrence import ONE_DAY, moment_of
from server.reminders.reminder import Kept
from server.users.time_zones import get_time_zones

JOB: Final = "due_reminders"
SOON: Final = dt.timedelta(minutes=1)


def aimed(reminder: Kept, zone: ZoneInfo, told: Collection[dt.date] = ()) -> Kept:
    """The reminder with the first date that is told from this minute on, without those told."""
    minute = now().replace(second=0, microsecond=0)
    # A date may be told a day later than it is, where clocks are moved at midnight.
    for day in reminder.rule.dates(_yesterday(minute, zone)):
        due_at = moment_of(day, reminder.time, zone)
        if due_at >= minute and day not in told:
            return reminder._replace(next_day=day, next_due_at=due_at)
    return reminder._replace(next_day=None, next_due_at=None)


def aimed_anew(before: Kept, after: Kept, zone: ZoneInfo) -> Kept:
    """A reminder that is told by another rule, with what is told next.

    A date that should have been told already, while nobody worked, still is. One that was told
    is told again only when its time is another.
    """
    waiting, due_at = before.next_day, before.next_due_at
    if waiting is not None and due_at is not None and due_at <= now():
        return _from(after, waiting, zone)
    if (before.time or DEFAULT_TIME) == (after.time or DEFAULT_TIME):
        dates = queries.read_dates(after.owner_id, [after.id], since=_yesterday(now(), zone))
        return aimed(after, zone, {one.day for one in dates if one.due_at is not None})
    anew = aimed(after, zone)
    if anew.next_day is not None:
        queries.forget_telling(anew.owner_id, anew.id, anew.next_day)
    return anew


def back_again(reminder: Kept, zone: ZoneInfo) -> Kept:
    """One that was removed, with the date that came next, late when it came meanwhile."""
    return reminder if reminder.next_day is None else _from(reminder, reminder.next_day, zone)


def _from(reminder: Kept, first: dt.date, zone: ZoneInfo) -> Kept:
    """The reminder with its first date from a day on."""
    day = next(reminder.rule.dates(first), None)
    due_at = None if day is None else moment_of(day, reminder.time, zone)
    return reminder._replace(next_day=day, next_due_at=due_at)


def _yesterday(moment: dt.datetime, zone: ZoneInfo) -> dt.date:
    return moment.astimezone(zone).date() - ONE_DAY


def wake_for(reminder: Kept) -> None:
    """Let the worker come in time for what is due within a minute, once this is durable."""
    due_at = reminder.next_due_at
    if due_at is not None and due_at <= now() + SOON:
        after_commit(lambda: job_queue.wake(JOB, (due_at - now()).total_seconds()))


def follow(owner_id: str) -> None:
    """Tell the next dates of an owner's reminders by the time zone that the account has now.

    The dates stay: one that has come by the new zone is told at once, none is told again.
    """
    zone = ZoneInfo(get_time_zones([owner_id]).get(owner_id, "UTC"))
    moved = []
    for one in queries.read_reminders(owner_id, lock=True):
        if one.next_day is not None:
            due_at = moment_of(one.next_day, one.time, zone)
            if due_at != one.next_due_at:
                moved.append((one, one.next_day, due_at))
    queries.move_on(moved)
