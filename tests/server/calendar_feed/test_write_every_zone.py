"""Time zones as calendars write them, read by another library."""

import datetime as dt
from collections import defaultdict
from zoneinfo import ZoneInfo, available_timezones

import pytest
import vobject

from server.calendar_feed.vtimezone import build_vtimezone

# Clocks that follow the moon, twice in one month in some years, or a law of their own.
ODD = ("Africa/Casablanca", "Africa/El_Aaiun", "Africa/Cairo", "Asia/Gaza", "Asia/Hebron")


def written(name: str) -> str:
    """The zone as it is written, but for its name."""
    kept: bytes = build_vtimezone(name, 2025).to_ical()
    text = kept.decode().replace(f"TZID:{name}", "TZID:Here")
    # Not every program reads lists of dates.
    assert "RDATE" not in text
    return text


def read(text: str) -> dt.tzinfo:
    """A written zone as vobject reads it."""
    calendar = vobject.readOne(f"BEGIN:VCALENDAR\r\nVERSION:2.0\r\n{text}END:VCALENDAR\r\n")
    found: dt.tzinfo = calendar.vtimezone.tzinfo
    return found


def offsets(zone: dt.tzinfo, moments: list[dt.datetime]) -> list[dt.timedelta | None]:
    """What the clocks of a zone show at these moments of theirs."""
    return [at.replace(tzinfo=zone).utcoffset() for at in moments]


def test_every_zone_has_its_offsets() -> None:
    """Of each zone that may be chosen, all months of the next year; equal ones are read once."""
    months = [dt.datetime.combine(dt.date(2027, month, 15), dt.time(12)) for month in range(1, 13)]
    names = defaultdict(list)
    for name in available_timezones():
        names[written(name)].append(name)
    wrong = []
    for text, alike in names.items():
        told = offsets(read(text), months)
        wrong += [name for name in alike if offsets(ZoneInfo(name), months) != told]
    assert wrong == []


@pytest.mark.parametrize("name", ODD)
def test_clocks_without_a_rule_are_told_change_by_change(name: str) -> None:
    start = dt.datetime.combine(dt.date(2025, 1, 1), dt.time(12))
    days = [start + dt.timedelta(days=number) for number in range(0, 27 * 365, 3)]
    assert offsets(read(written(name)), days) == offsets(ZoneInfo(name), days)
