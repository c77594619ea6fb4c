"""A calendar as RFC 5545 wants it, so that other programs can follow it."""

import datetime as dt
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final
from zoneinfo import ZoneInfo

from icalendar import Alarm, Calendar, Event, vRecur

from server.calendar_feed.entries import Entry
from server.calendar_feed.vtimezone import build_vtimezone
from server.core.text.i18n import _, translate

PRODUCT: Final = "-//Lumbung//Calendar//EN"
TITLE: Final = "Lumbung"
ABOUT: Final = _("Reminders, investment dates, goals and paydays")
REFRESH: Final = dt.timedelta(hours=1)
# How long a timed entry takes in a calendar: nobody is busy for it.
LENGTH: Final = dt.timedelta(minutes=15)
# An entry without a time is told at 8 in the morning, as its mail is.
MORNING: Final = dt.timedelta(hours=8)
AT_ONCE: Final = dt.timedelta()
ONE_DAY: Final = dt.timedelta(days=1)


@dataclass(frozen=True, slots=True)
class CalendarHeader:
    """What a calendar says of itself; `site` is the address that its links begin with."""

    timezone: str
    language: str
    site: str
    year: int


def write_calendar(head: CalendarHeader, entries: Sequence[Entry]) -> bytes:
    """The entries as a file of type text/calendar."""
    calendar = Calendar()
    about = translate(ABOUT, head.language)
    told = {
        "PRODID": PRODUCT,
        "VERSION": "2.0",
        "CALSCALE": "GREGORIAN",
        "NAME": TITLE,
        "X-WR-CALNAME": TITLE,
        "DESCRIPTION": about,
        "X-WR-CALDESC": about,
        "X-WR-TIMEZONE": head.timezone,
    }
    for name, value in told.items():
        calendar.add(name, value)
    calendar.add("REFRESH-INTERVAL", REFRESH, parameters={"VALUE": "DURATION"})
    calendar.add("X-PUBLISHED-TTL", "PT1H")
    if any(entry.time for entry in entries):
        # What is kept began at most a year ago, or goes on by the present rules.
        calendar.add_component(build_vtimezone(head.timezone, head.year - 1))
    for entry in entries:
        calendar.add_component(_event(entry, head))
    return bytes(calendar.to_ical())


def _event(entry: Entry, head: CalendarHeader) -> Event:
    event = Event()
    event.add("UID", entry.uid)
    # Not the present moment: the same calendar is the same file, and it names no METHOD.
    event.add("DTSTAMP", entry.changed_at)
    event.add("LAST-MODIFIED", entry.changed_at)
    event.add("SEQUENCE", entry.sequence)
    start = _moment(entry, entry.day, head)
    event.add("DTSTART", start)
    event.add("DTEND", start + (LENGTH if entry.time else ONE_DAY))
    if entry.rule:
        event.add("RRULE", _rule(entry, head))
    if entry.without:
        event.add("EXDATE", [_moment(entry, day, head) for day in entry.without])
    event.add("SUMMARY", entry.summary)
    if entry.description:
        event.add("DESCRIPTION", entry.description)
    event.add("URL", head.site + entry.path)
    event.add("CLASS", "PRIVATE")
    event.add("TRANSP", "TRANSPARENT")
    event.add_component(_alarm(entry))
    return event


def _alarm(entry: Entry) -> Alarm:
    alarm = Alarm()
    alarm.add("ACTION", "DISPLAY")
    alarm.add("DESCRIPTION", entry.summary)
    alarm.add("TRIGGER", AT_ONCE if entry.time else MORNING)
    return alarm


def _moment(entry: Entry, day: dt.date, head: CalendarHeader) -> Any:
    """A day of an entry as a calendar has it: with its time and zone, or alone."""
    if entry.time is None:
        return day
    return dt.datetime.combine(day, entry.time, ZoneInfo(head.timezone))


def _rule(entry: Entry, head: CalendarHeader) -> vRecur:
    parts = entry.rule.parts if entry.rule else {}
    if entry.until:
        last = _moment(entry, entry.until, head)
        # The end of something that has a zone is told in UTC.
        parts["UNTIL"] = last.astimezone(dt.UTC) if entry.time else last
    return vRecur(parts)
