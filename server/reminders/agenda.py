"""Reminders as their owner sees them: each by itself, and all dates of some days."""

import datetime as dt
from collections.abc import Iterator
from dataclasses import dataclass
from heapq import merge
from itertools import chain, groupby, islice
from typing import Any, Final, NamedTuple
from zoneinfo import ZoneInfo

from server.categories.book import CategoryBook, book_of
from server.core.calendar.clock import format_utc, now
from server.reminders import queries
from server.reminders.recurrence import ONE_DAY, moment_of
from server.reminders.reminder import Kept, Said, SaidByDay, State, picture_of
from server.sessions.service import Account

Item = dict[str, Any]

COMING: Final = 5
LATE_FOR: Final = dt.timedelta(days=31)
MOST_LATE: Final = 50
# A thousand daily reminders have more dates in a year than anybody looks at.
MOST_DATES: Final = 5000
NOTHING: Final[SaidByDay] = {}


@dataclass(frozen=True, slots=True)
class Reader:
    """What a reader's moment, zone, categories and words are."""

    present: dt.datetime
    zone: ZoneInfo
    book: CategoryBook

    @property
    def today(self) -> dt.date:
        """The day it is where the reader lives."""
        return self.present.astimezone(self.zone).date()


class Agenda(NamedTuple):
    """The reminders that have a date in a range, and dates; `complete` unless some were cut."""

    reminders: list[Item]
    occurrences: list[Item]
    coming: list[Item]
    late: list[Item]
    complete: bool


class Date(NamedTuple):
    """A date of a reminder, in the order in which dates are listed."""

    due_at: dt.datetime
    reminder_id: str
    day: dt.date
    reminder: Kept
    said: Said


def reader_of(account: Account, language: str) -> Reader:
    """How the holder of an account reads reminders now."""
    return Reader(now(), ZoneInfo(account.timezone), book_of(account, language))


def read_agenda(owner_id: str, first: dt.date, last: dt.date, reader: Reader) -> Agenda:
    """What the owner is reminded of within these days, and what comes and is late by now.

    Three queries, however many reminders there are.
    """
    kept = queries.read_reminders(owner_id)
    begin = min(first, reader.today - LATE_FOR)
    said = queries.read_said(owner_id, begin) if kept else {}
    within: list[Iterator[Date]] = []
    coming: list[Date] = []
    late: list[Date] = []
    starts: dict[str, dt.datetime] = {}
    for one in kept:
        known = said.get(one.id, NOTHING)
        dates = _dates(one, first, last, known, reader)
        for start in islice(dates, 1):
            starts[one.id] = start.due_at
            within.append(chain([start], dates))
        past = _dates(one, reader.today - LATE_FOR, reader.today - ONE_DAY, known, reader)
        late += [date for date in past if _is_late(date, reader)]
        ahead = _dates(one, reader.today, None, known, reader)
        coming += islice((date for date in ahead if date.said.state is State.OPEN), COMING)
    found = list(islice(merge(*within, key=_place), MOST_DATES + 1))
    listed = sorted((one for one in kept if one.id in starts), key=lambda one: starts[one.id])
    return Agenda(
        [shown(one, said.get(one.id, NOTHING), reader) for one in listed],
        [occurrence(date, reader) for date in found[:MOST_DATES]],
        [_named(date, reader) for date in sorted(coming, key=_place)[:COMING]],
        [_named(date, reader) for date in sorted(late, key=_place)[-MOST_LATE:]],
        len(found) <= MOST_DATES,
    )


def shown(reminder: Kept, said: SaidByDay, reader: Reader) -> Item:
    """A reminder as it goes over the wire, `next` being its next open date to come."""
    category_id = reminder.category_id
    return {
        "id": reminder.id,
        "description": reminder.description,
        "kind": reminder.kind.value,
        "day": reminder.day.isoformat(),
        "time": reminder.time and reminder.time.isoformat("minutes"),
        "frequency": reminder.frequency.value,
        "month_day": reminder.month_day,
        "until": reminder.until and reminder.until.isoformat(),
        "amount": reminder.amount,
        "category_id": category_id,
        "category_label": reader.book.shown(category_id).label if category_id else None,
        "icon": picture_of(reminder.kind, category_id, reader.book),
        "next": _next(reminder, said, reader),
        "created_at": format_utc(reminder.created_at),
        "version": reminder.version,
    }


def date_of(reminder: Kept, day: dt.date, said: Said, reader: Reader) -> Date:
    """A day of a reminder and what is known of it."""
    return Date(moment_of(day, reminder.time, reader.zone), reminder.id, day, reminder, said)


def occurrence(date: Date, reader: Reader) -> Item:
    """A date as it goes over the wire."""
    said = date.said
    snoozed = said.snoozed_until
    return {
        "reminder_id": date.reminder_id,
        "day": date.day.isoformat(),
        "due_at": format_utc(date.due_at),
        "state": said.state.value,
        "snoozed_until": format_utc(snoozed) if snoozed and snoozed > reader.present else None,
        "late": _is_late(date, reader),
        "amount": date.reminder.amount if said.amount is None else said.amount,
        "transaction_id": said.row_id,
    }


def _named(date: Date, reader: Reader) -> Item:
    reminder = date.reminder
    return {
        **occurrence(date, reader),
        "description": reminder.description,
        "kind": reminder.kind.value,
        "icon": picture_of(reminder.kind, reminder.category_id, reader.book),
    }


def _dates(
    reminder: Kept, first: dt.date, last: dt.date | None, known: SaidByDay, reader: Reader
) -> Iterator[Date]:
    """Its dates within these days, those too that were told or answered by an earlier rule."""
    others = sorted(day for day in known if first <= day <= (last or day))
    for day, _same in groupby(merge(reminder.rule.dates(first, last), others)):
        yield date_of(reminder, day, known.get(day, Said()), reader)


def _next(reminder: Kept, said: SaidByDay, reader: Reader) -> Item | None:
    for day in reminder.rule.dates(reader.today - ONE_DAY):
        due_at = moment_of(day, reminder.time, reader.zone)
        if due_at > reader.present and said.get(day, Said()).state is State.OPEN:
            return {"day": day.isoformat(), "due_at": format_utc(due_at)}
    return None


def _is_late(date: Date, reader: Reader) -> bool:
    """Whether it is open and over: one without a time lasts until its day ends."""
    if date.said.state is not State.OPEN:
        return False
    snoozed = date.said.snoozed_until
    if snoozed is not None and snoozed > reader.present:
        return False
    if date.reminder.time is None:
        return date.day < reader.today
    return date.due_at < reader.present


def _place(date: Date) -> tuple[dt.datetime, str, dt.date]:
    return date[:3]
