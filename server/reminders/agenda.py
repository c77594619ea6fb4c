"""The agenda: the reminders and dates of a range of days, and what is coming and late."""

import datetime as dt
from collections.abc import Iterable, Iterator, Mapping
from heapq import merge
from itertools import chain, groupby, islice
from typing import Final, NamedTuple

from server.core.calendar.clock import today
from server.reminders import queries
from server.reminders.planned_due_dates import list_planned, serialize_named
from server.reminders.reminder import (
    OccurrenceState,
    OccurrenceStatus,
    ReminderRow,
    StatusByDay,
)
from server.reminders.serializers import (
    Item,
    Occurrence,
    is_late,
    is_waiting,
    make_occurrence,
    serialize_named_occurrence,
    serialize_occurrence,
    serialize_reminder,
)
from server.reminders.viewer_context import ViewerContext
from server.sessions.accounts import Account
from server.transactions.due_dates import DueDate

COMING: Final = 5
LATE_FOR: Final = dt.timedelta(days=31)
# Reminders, each with all the dates on which it was missed.
MOST_LATE: Final = 50
MOST_WAITING: Final = 100
# A thousand daily reminders have more dates in a year than anybody reads.
MOST_DATES: Final = 5000
DAYS_OF_WEEK: Final = 7
SHOWN_DAYS: Final = 6 * DAYS_OF_WEEK
NO_STATUSES: Final[StatusByDay] = {}


class Agenda(NamedTuple):
    """The reminders that have a date in a range, and dates; `complete` unless some were cut.

    `waiting` are the oldest of the entries that are due, of which there are `waiting_count`, with
    the due dates of plans.
    """

    reminders: list[Item]
    occurrences: list[Item]
    coming: list[Item]
    late: list[Item]
    waiting: list[Item]
    waiting_count: int
    complete: bool


def calendar_query(account: Account, page: Mapping[str, str]) -> dict[str, str | None]:
    """The days that the calendar of a page shows: six weeks from the Sunday before its month."""
    day = _find_day(page.get("day", "")) or _find_day(page.get("month", "") + "-01")
    first = (day or today(account.timezone)).replace(day=1)
    begin = first - dt.timedelta(days=first.isoweekday() % DAYS_OF_WEEK)
    end = begin + dt.timedelta(days=SHOWN_DAYS - 1)
    return {"from": begin.isoformat(), "to": end.isoformat()}


def _find_day(text: str) -> dt.date | None:
    try:
        day = dt.date.fromisoformat(text)
    except ValueError:
        return None
    # A calendar goes some days beyond a month.
    return day if dt.MINYEAR < day.year < dt.MAXYEAR else None


def read_agenda(owner_id: str, first: dt.date, last: dt.date, viewer: ViewerContext) -> Agenda:
    """The owner's agenda of these days.

    Three queries, however many reminders there are, those of plans, and more only where one needs
    the holidays, the payday, or the amount of the last time.
    """
    reminders = queries.read_reminders(owner_id)
    begin = min(first, viewer.today - LATE_FOR)
    all_statuses = queries.read_statuses(owner_id, begin) if reminders else {}
    within: list[Iterator[Occurrence]] = []
    coming: list[Occurrence] = []
    recent: list[list[Occurrence]] = []
    starts: dict[str, dt.datetime] = {}
    for one in reminders:
        statuses = all_statuses.get(one.id, NO_STATUSES)
        dates = _dates(one, first, last, statuses, viewer)
        for start in islice(dates, 1):
            starts[one.id] = start.due_at
            within.append(chain([start], dates))
        recent.append(list(_dates(one, viewer.today - LATE_FOR, viewer.today, statuses, viewer)))
        ahead = _dates(one, viewer.today, None, statuses, viewer)
        coming += islice(
            (date for date in ahead if date.status.state is OccurrenceState.OPEN), COMING
        )
    found = list(islice(merge(*within, key=_sort_key), MOST_DATES + 1))
    listed = sorted((one for one in reminders if one.id in starts), key=lambda one: starts[one.id])
    waiting: list[Occurrence | DueDate] = [
        *(date for date in chain.from_iterable(recent) if is_waiting(date, viewer)),
        *list_planned(owner_id, viewer.today - LATE_FOR, viewer),
    ]
    return Agenda(
        [serialize_reminder(one, all_statuses.get(one.id, NO_STATUSES), viewer) for one in listed],
        [serialize_occurrence(date, viewer) for date in found[:MOST_DATES]],
        _serialize_first(coming, COMING, viewer),
        [serialize_named_occurrence(date, viewer) for date in _cut_late(recent, viewer)],
        _serialize_waiting(waiting, viewer),
        len(waiting),
        len(found) <= MOST_DATES,
    )


def _serialize_first(dates: list[Occurrence], most: int, viewer: ViewerContext) -> list[Item]:
    first = sorted(dates, key=_sort_key)[:most]
    return [serialize_named_occurrence(date, viewer) for date in first]


def _serialize_waiting(dates: list[Occurrence | DueDate], viewer: ViewerContext) -> list[Item]:
    first = sorted(dates, key=_waiting_key)[:MOST_WAITING]
    return [
        serialize_named(date, viewer)
        if isinstance(date, DueDate)
        else serialize_named_occurrence(date, viewer)
        for date in first
    ]


def _waiting_key(date: Occurrence | DueDate) -> tuple[dt.datetime, str, dt.date]:
    id_ = date.source_id if isinstance(date, DueDate) else date.reminder_id
    return date.due_at, id_, date.day


def _cut_late(recent: Iterable[list[Occurrence]], viewer: ViewerContext) -> list[Occurrence]:
    """The missed dates of those reminders that were missed last: of each all, or none."""
    late = (
        [date for date in dates if date.day < viewer.today and is_late(date, viewer)]
        for dates in recent
    )
    latest = sorted(filter(None, late), key=lambda dates: _sort_key(dates[-1]))[-MOST_LATE:]
    return sorted(chain.from_iterable(latest), key=_sort_key)


def _dates(
    reminder: ReminderRow,
    first: dt.date,
    last: dt.date | None,
    statuses: StatusByDay,
    viewer: ViewerContext,
) -> Iterator[Occurrence]:
    """Its dates within these days, with those of an earlier rule that have a status."""
    others = sorted(day for day in statuses if first <= day <= (last or day))
    for day, _same in groupby(merge(reminder.rule.dates(first, last), others)):
        status = statuses.get(day, OccurrenceStatus())
        if not status.is_replaced:
            yield make_occurrence(reminder, day, status, viewer)


def _sort_key(date: Occurrence) -> tuple[dt.datetime, str, dt.date]:
    return date[:3]
