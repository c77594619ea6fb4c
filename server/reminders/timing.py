"""Which date of a reminder is told next, and the job that tells it."""

import datetime as dt
from typing import Final
from zoneinfo import ZoneInfo

from server.core import queue
from server.core.clock import now
from server.core.unit_of_work import after_commit
from server.reminders import rows
from server.reminders.dates import ONE_DAY, moment_of
from server.reminders.kept import Kept
from server.users.service import zones

JOB: Final = "due_reminders"
SOON: Final = dt.timedelta(minutes=1)


def aimed(reminder: Kept, zone: ZoneInfo) -> Kept:
    """The reminder with the first date that is told from this minute on."""
    minute = now().replace(second=0, microsecond=0)
    # A date may be told a day later than it is, where clocks are moved at midnight.
    first = minute.astimezone(zone).date() - ONE_DAY
    for day in reminder.rule.dates(first):
        due_at = moment_of(day, reminder.time, zone)
        if due_at >= minute:
            return reminder._replace(next_day=day, next_due_at=due_at)
    return reminder._replace(next_day=None, next_due_at=None)


def wake_for(reminder: Kept) -> None:
    """Let the worker come in time for what is due within a minute, once this is durable."""
    due_at = reminder.next_due_at
    if due_at is not None and due_at <= now() + SOON:
        after_commit(lambda: queue.wake(JOB, (due_at - now()).total_seconds()))


def follow(owner_id: str) -> None:
    """Tell the next dates of an owner's reminders by the time zone that the account has now.

    The dates stay: one that has come by the new zone is told at once, none is told again.
    """
    zone = ZoneInfo(zones([owner_id]).get(owner_id, "UTC"))
    moved = []
    for one in rows.read_reminders(owner_id, lock=True):
        if one.next_day is not None:
            due_at = moment_of(one.next_day, one.time, zone)
            if due_at != one.next_due_at:
                moved.append((one, one.next_day, due_at))
    rows.move_on(moved)
