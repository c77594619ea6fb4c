"""Telling what is due: each date once, late when nobody was there in time, and never again."""

import datetime as dt
from collections.abc import Collection, Sequence
from typing import Final, NamedTuple
from zoneinfo import ZoneInfo

from server.categories.book import plain_book
from server.core.calendar.clock import format_utc, now
from server.core.database.due_work import DueWork, lock_rows, process_due
from server.core.operations.gauges import Gauge
from server.core.text.i18n import DEFAULT, _, translate
from server.notifications.telling import MailNews, News, PushNews, tell
from server.reminders import queries
from server.reminders.letters import REMINDER_DUE
from server.reminders.queries import DATES, REMINDERS, Key, Known, reminder_from_row
from server.reminders.recurrence import ONE_DAY, moment_of
from server.reminders.reminder import Kept, State, picture_of
from server.users.time_zones import get_time_zones

KIND: Final = "reminder"
PURPOSE: Final = "reminders"
HERE: Final = _("It is time.")
UTC: Final = "UTC"


class Due(NamedTuple):
    """A date of a reminder that is told now, and the moment that it is told for."""

    reminder: Kept
    day: dt.date
    due_at: dt.datetime
    again: bool = False

    @property
    def key(self) -> Key:
        """Which date it is."""
        return self.reminder.owner_id, self.reminder.id, self.day

    @property
    def cause(self) -> str:
        """What it is told for, once; one that slept may wake when another date has come."""
        slept = f":{self.day.isoformat()}" if self.again else ""
        return f"reminder:{self.reminder.id}{slept}:{format_utc(self.due_at)}"


def tell_due() -> int:
    """Tell every date that has come, and those again that slept until now; returns how many."""
    return process_due(COMING) + process_due(SLEEPING)


def _tell_coming(claimed: Sequence[Kept], present: dt.datetime) -> None:
    """Tell the newest date of each reminder that has come, unless told, answered or asleep.

    Whatever the clock says, a reminder only ever moves forward.
    """
    zone_of = get_time_zones({one.owner_id for one in claimed})
    found, moved = [], []
    for reminder in claimed:
        zone = ZoneInfo(zone_of.get(reminder.owner_id, UTC))
        due = _newest(reminder, zone, present)
        found.append(due)
        following = next(reminder.rule.dates(due.day + ONE_DAY), None)
        moved.append((reminder, following, _moment(reminder, following, zone)))
    known = queries.read_known([one.key for one in found])
    _tell([one for one in found if _is_news(known.get(one.key), present)])
    queries.move_on(moved)


def _moment(reminder: Kept, day: dt.date | None, zone: ZoneInfo) -> dt.datetime | None:
    return None if day is None else moment_of(day, reminder.time, zone)


def _newest(reminder: Kept, zone: ZoneInfo, present: dt.datetime) -> Due:
    """The date that is told: of several that have passed, the newest."""
    first = reminder.next_day or reminder.day
    day = reminder.rule.newest(first, present.astimezone(zone).date()) or first
    while (due_at := moment_of(day, reminder.time, zone)) > present and day > first:
        day = reminder.rule.newest(first, day - ONE_DAY) or first
    return Due(reminder, day, due_at)


def _is_news(known: Known | None, present: dt.datetime) -> bool:
    if known is None:
        return True
    sleeps = known.snoozed_until is not None and known.snoozed_until > present
    return known.state is State.OPEN and known.told_for is None and not sleeps


def _tell_again(claimed: Sequence[Due], _present: dt.datetime) -> None:
    """Tell again what slept and is still open; what was done meanwhile just wakes."""
    known = queries.read_known([one.key for one in claimed])
    _tell([one for one in claimed if known[one.key].state is State.OPEN])
    queries.wake([one.key for one in claimed if known[one.key].state is not State.OPEN])


def _tell(due: Sequence[Due]) -> None:
    tell([_news(one) for one in due])
    queries.note_told(
        [
            {
                "owner_id": one.reminder.owner_id,
                "reminder_id": one.reminder.id,
                "day": one.day,
                "due_at": one.due_at,
            }
            for one in due
        ]
    )


def _news(due: Due) -> News:
    reminder, day = due.reminder, due.day.isoformat()
    return News(
        owner_id=reminder.owner_id,
        cause=due.cause,
        kind=KIND,
        purpose=PURPOSE,
        subject_id=reminder.id,
        about={
            "name": reminder.description,
            "icon": picture_of(reminder.kind, reminder.category_id, plain_book(DEFAULT)),
            "amount": reminder.amount,
            "day": day,
            "time": reminder.time and reminder.time.isoformat("minutes"),
            "category_id": reminder.category_id,
        },
        mail=MailNews(
            template=REMINDER_DUE,
            parameters={"account": reminder.owner_id, "reminder": reminder.id, "day": day},
        ),
        push=lambda language: PushNews(
            title=reminder.description,
            text=translate(HERE, language),
            path=f"/reminders?day={day}",
            urgent=reminder.time is not None,
        ),
    )


def _claim_coming(moment: dt.datetime, most: int, but: Collection[str]) -> list[Kept]:
    found = lock_rows(queries.coming(moment, but), most, REMINDERS)
    return [reminder_from_row(row) for row in found]


def _claim_sleeping(moment: dt.datetime, most: int, but: Collection[str]) -> list[Due]:
    found = lock_rows(queries.sleeping(moment, but), most, REMINDERS, DATES)
    return [Due(reminder_from_row(row), row[-2], row[-1], again=True) for row in found]


COMING: Final[DueWork[Kept]] = DueWork(
    name="reminders", claim=_claim_coming, key=lambda one: one.id, work=_tell_coming
)
SLEEPING: Final[DueWork[Due]] = DueWork(
    name="sleeping reminders",
    claim=_claim_sleeping,
    key=lambda one: one.reminder.id,
    work=_tell_again,
)


def gauges() -> list[Gauge]:
    """What operators watch of reminders."""
    waiting = queries.waiting(now())
    late = (now() - waiting.oldest).total_seconds() if waiting.oldest else 0.0
    return [
        Gauge(
            name="reminders_due",
            about="How many reminders are due and not told yet.",
            value=waiting.total,
        ),
        Gauge(
            name="reminders_oldest_due_seconds",
            about="How long the oldest of the reminders that are not told yet has been due.",
            value=late,
        ),
    ]
