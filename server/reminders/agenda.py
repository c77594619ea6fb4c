"""The agenda: the reminders and dates of a range of days, and what is coming and late."""

import datetime as dt
from collections.abc import Iterable, Iterator, Mapping
from heapq import merge
from itertools import chain, groupby, islice
from typing import Final, NamedTuple

from server.core.calendar.clock import today
from server.core.calendar.recurrence import ONE_DAY, Frequency
from server.reminders import queries
from server.reminders.planned_due_dates import PlannedDate, list_planned, serialize_named
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

COMING: Final = 5
LATE_FOR: Final = dt.timedelta(days=31)
# Of recurring entries that are due once a month or less often.
ENTRY_LATE_FOR: Final = dt.timedelta(days=366)
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
    planned = list_planned(owner_id, viewer.today - LATE_FOR, viewer)
    begin = min([first, *(_first_waiting(one, viewer.today) for one in reminders)])
    all_statuses = queries.read_statuses(owner_id, begin) if reminders else {}
    within: list[Iterator[Occurrence]] = []
    starts: dict[str, dt.datetime] = {}
    for one in reminders:
        dates = _dates(one, first, last, all_statuses.get(one.id, NO_STATUSES), viewer)
        for start in islice(dates, 1):
            starts[one.id] = start.due_at
            within.append(chain([start], dates))
    found = list(islice(merge(*within, key=_sort_key), MOST_DATES + 1))
    listed = sorted((one for one in reminders if one.id in starts), key=lambda one: starts[one.id])
    present = _read_present(reminders, all_statuses, planned, viewer)
    return Agenda(
        [serialize_reminder(one, all_statuses.get(one.id, NO_STATUSES), viewer) for one in listed],
        [serialize_occurrence(date, viewer) for date in found[:MOST_DATES]],
        _serialize_first(present.coming, COMING, viewer),
        [serialize_named_occurrence(date, viewer) for date in _cut_late(present.recent, viewer)],
        _serialize_waiting(present.waiting, viewer),
        len(present.waiting),
        len(found) <= MOST_DATES,
    )


class _Present(NamedTuple):
    """Dates around today: open ones to come, past ones by reminder, and those that wait."""

    coming: list[Occurrence]
    recent: list[list[Occurrence]]
    waiting: list[Occurrence | PlannedDate]


def _read_present(
    reminders: Iterable[ReminderRow],
    all_statuses: Mapping[str, StatusByDay],
    planned: Iterable[PlannedDate],
    viewer: ViewerContext,
) -> _Present:
    # They only tell of what waits by itself, and are neither late nor due beside it.
    told = {one.date.reminder_id for one in planned}
    coming: list[Occurrence] = []
    recent: list[list[Occurrence]] = []
    for one in reminders:
        statuses, ahead_of = all_statuses.get(one.id, NO_STATUSES), viewer.today
        if one.id in told:
            ahead_of += ONE_DAY
        else:
            since = _first_waiting(one, viewer.today)
            recent.append(list(_dates(one, since, viewer.today, statuses, viewer)))
        ahead = _dates(one, ahead_of, None, statuses, viewer)
        coming += islice(
            (date for date in ahead if date.status.state is OccurrenceState.OPEN), COMING
        )
    waiting: list[Occurrence | PlannedDate] = [
        *(date for date in chain.from_iterable(recent) if is_waiting(date, viewer)),
        *(one for one in planned if one.waits(viewer.present)),
    ]
    return _Present(coming, recent, waiting)


def _first_waiting(reminder: ReminderRow, today: dt.date) -> dt.date:
    """The first day of which a missed date still shows.

    A missed month of rent leaves a trace for a year; what comes every day or week comes again.
    """
    is_rare = reminder.frequency not in {Frequency.DAILY, Frequency.WEEKLY}
    return today - (ENTRY_LATE_FOR if is_rare and reminder.is_entry else LATE_FOR)


def _serialize_first(dates: list[Occurrence], most: int, viewer: ViewerContext) -> list[Item]:
    first = sorted(dates, key=_sort_key)[:most]
    return [serialize_named_occurrence(date, viewer) for date in first]


def _serialize_waiting(dates: list[Occurrence | PlannedDate], viewer: ViewerContext) -> list[Item]:
    first = sorted(dates, key=_waiting_key)[:MOST_WAITING]
    return [
        serialize_named(date, viewer)
        if isinstance(date, PlannedDate)
        else serialize_named_occurrence(date, viewer)
        for date in first
    ]


def _waiting_key(date: Occurrence | PlannedDate) -> tuple[dt.datetime, str, dt.date]:
    if isinstance(date, PlannedDate):
        return date.date.due_at, *date.date.key
    return date[:3]


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
