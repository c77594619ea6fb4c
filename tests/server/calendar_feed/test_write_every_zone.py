"""Time zones as calendars write them, read by another library."""

import datetime as dt
from zoneinfo import ZoneInfo, available_timezones

import vobject

from server.calendar_feed.zones import zone_of


def test_the_rules_of_every_zone_give_its_offsets() -> None:
    """Of each zone that may be chosen, winter and summer of the coming years."""
    months = [
        dt.datetime.combine(dt.date(year, month, 15), dt.time(12))
        for year in (2026, 2027, 2031)
        for month in range(1, 13)
    ]
    wrong = []
    for name in sorted(available_timezones()):
        text = zone_of(name, 2025).to_ical().decode()
        if "RDATE" in text:
            # Clocks that follow the moon have no rule; vobject does not read lists.
            continue
        calendar = vobject.readOne(f"BEGIN:VCALENDAR\r\nVERSION:2.0\r\n{text}END:VCALENDAR\r\n")
        told, real = calendar.vtimezone.tzinfo, ZoneInfo(name)
        if any(
            at.replace(tzinfo=told).utcoffset() != at.replace(tzinfo=real).utcoffset()
            for at in months
        ):
            wrong.append(name)
    assert wrong == []
