"""Renders a calendar as an iCalendar file (RFC 5545)."""

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
# The length of an entry with a time; it does not block that time.
LENGTH: Final = dt.timedelta(minutes=15)
# The alarm of an all-day entry, at 8 in the morning like its mail.
MORNING: Final = dt.timedelta(hours=8)
AT_ONCE: Final = dt.timedelta()
ONE_DAY: Final = dt.timedelta(days=1)


@dataclass(frozen=True, slots=True)
class CalendarHeader:
    """The properties of a calendar; `site` is the base URL of its links."""

    timezone: str
    language: str
    site: str
    year: int


def write_calendar(head: CalendarHeader, entries: Sequence[Entry]) -> bytes:
    """The entries as a text/calendar file."""
    calendar = Calendar()
    about = translate(ABOUT, head.language)
    properties = {
        "PRODID": PRODUCT,
        "VERSION": "2.0",
        "CALSCALE": "GREGORIAN",
        "NAME": TITLE,
        "X-WR-CALNAME": TITLE,
        "DESCRIPTION": about,
        "X-WR-CALDESC": about,
        "X-WR-TIMEZONE": head.timezone,
    }
    for name, value in properties.items():
        calendar.add(name, value)
    calendar.add("REFRESH-INTERVAL", REFRESH, parameters={"VALUE": "DURATION"})
    calendar.add("X-PUBLISHED-TTL", "PT1H")
    if any(entry.time for entry in entries):
        # Entries began at most a year ago, or recur by the present rules.
        calendar.add_component(build_vtimezone(head.timezone, head.year - 1))
    for entry in entries:
        calendar.add_component(_event(entry, head))
    return bytes(calendar.to_ical())


def _event(entry: Entry, head: CalendarHeader) -> Event:
    event = Event()
    event.add("UID", entry.uid)
    # Not the present moment, so that the same calendar renders the same file.
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
    """A day of an entry with its time and zone, or the day alone."""
    if entry.time is None:
        return day
    return dt.datetime.combine(day, entry.time, ZoneInfo(head.timezone))


def _rule(entry: Entry, head: CalendarHeader) -> vRecur:
    parts = entry.rule.parts if entry.rule else {}
    if entry.until:
        last = _moment(entry, entry.until, head)
        # UNTIL must be in UTC when the start has a time zone.
        parts["UNTIL"] = last.astimezone(dt.UTC) if entry.time else last
    return vRecur(parts)
