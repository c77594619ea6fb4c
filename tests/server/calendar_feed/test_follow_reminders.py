"""GET /calendar/{secret}.ics: reminders, at the times that stand in a hand-written table."""

import datetime as dt
from collections.abc import Iterator
from typing import Any

import pytest
import time_machine
from flask.testing import FlaskClient

from tests.support.calendars import by_summary, calendar_of, events, follow, starts
from tests.support.people import SignedIn
from tests.support.reminders import answer_date, remind

TODAY = "2026-01-05T03:00:00Z"


@pytest.fixture(autouse=True)
def clock(ayu: SignedIn) -> Iterator[time_machine.Traveller]:
    with time_machine.travel(TODAY, tick=False) as clock:
        ayu.refresh()
        yield clock


def live_in(person: SignedIn, timezone: str) -> None:
    assert person.put("/users/preferences", json={"timezone": timezone}).status_code == 200


def one_of(person: SignedIn, **given: Any) -> Any:
    """The event of a new reminder."""
    made = remind(person, **{"description": "Listrik", **given})
    return events(person)[f"reminder-{made['id']}@lumbung"]


# What a calendar program shows for 08:00 on the 31st, or on the last day before it.
THIRTY_FIRST = {
    "Asia/Jakarta": [
        *("2026-01-31T01:00Z", "2026-02-28T01:00Z", "2026-03-31T01:00Z", "2026-04-30T01:00Z"),
        *("2026-05-31T01:00Z", "2026-06-30T01:00Z", "2026-07-31T01:00Z", "2026-08-31T01:00Z"),
        *("2026-09-30T01:00Z", "2026-10-31T01:00Z", "2026-11-30T01:00Z", "2026-12-31T01:00Z"),
    ],
    # Summer time from 8 March to 1 November.
    "America/New_York": [
        *("2026-01-31T13:00Z", "2026-02-28T13:00Z", "2026-03-31T12:00Z", "2026-04-30T12:00Z"),
        *("2026-05-31T12:00Z", "2026-06-30T12:00Z", "2026-07-31T12:00Z", "2026-08-31T12:00Z"),
        *("2026-09-30T12:00Z", "2026-10-31T12:00Z", "2026-11-30T13:00Z", "2026-12-31T13:00Z"),
    ],
}


@pytest.mark.parametrize("timezone", THIRTY_FIRST)
def test_the_31st_is_the_last_day_of_a_short_month(ayu: SignedIn, timezone: str) -> None:
    live_in(ayu, timezone)
    event = one_of(ayu, day="2026-01-31", time="08:00", frequency="monthly")
    assert starts(event, 12) == THIRTY_FIRST[timezone]
    assert event.dtstart.params["X-VOBJ-ORIGINAL-TZID"] == [timezone]
    assert event.valarm.trigger.value == dt.timedelta()
    text = follow(ayu.client, calendar_of(ayu)["url"]).text
    assert f"\r\nTZID:{timezone}\r\n" in text
    assert f"\r\nX-WR-TIMEZONE:{timezone}\r\n" in text


DAYS: dict[str, tuple[dict[str, Any], list[str]]] = {
    "once": ({"day": "2026-03-04"}, ["2026-03-04"]),
    "once in the past": ({"day": "2025-12-24"}, ["2025-12-24"]),
    "daily until": (
        {"day": "2026-01-30", "frequency": "daily", "until": "2026-02-01"},
        ["2026-01-30", "2026-01-31", "2026-02-01"],
    ),
    "weekly": (
        {"day": "2026-01-08", "frequency": "weekly"},
        ["2026-01-08", "2026-01-15", "2026-01-22"],
    ),
    "on the 30th, asked for in between": (
        {"day": "2026-02-10", "frequency": "monthly", "month_day": 30},
        ["2026-02-28", "2026-03-30", "2026-04-30"],
    ),
    "on the 29th, a leap year ahead": (
        {"day": "2027-12-29", "frequency": "monthly"},
        ["2027-12-29", "2028-01-29", "2028-02-29", "2028-03-29"],
    ),
    "on the last day": (
        {"day": "2026-02-10", "frequency": "monthly", "month_day": -1},
        ["2026-02-28", "2026-03-31"],
    ),
    "on the 5th": (
        {"day": "2026-02-10", "frequency": "monthly", "month_day": 5},
        ["2026-03-05", "2026-04-05"],
    ),
    "on 29 February": (
        {"day": "2028-02-29", "frequency": "yearly"},
        ["2028-02-29", "2029-02-28", "2030-02-28", "2031-02-28", "2032-02-29"],
    ),
    "on a birthday": (
        {"day": "2026-08-17", "frequency": "yearly"},
        ["2026-08-17", "2027-08-17"],
    ),
}


def test_what_has_no_time_takes_the_whole_day(ayu: SignedIn) -> None:
    made = {
        name: remind(ayu, **{"description": "Listrik", **given})["id"]
        for name, (given, _days) in DAYS.items()
    }
    found = events(ayu)
    for name, (given, days) in DAYS.items():
        event = found[f"reminder-{made[name]}@lumbung"]
        assert starts(event, len(days) + ("until" in given)) == days, name
        assert event.dtend.value == event.dtstart.value + dt.timedelta(days=1), name
        # As early as its mail: 8 in the morning.
        assert event.valarm.trigger.value == dt.timedelta(hours=8), name


def test_a_time_that_ends_does_so_where_its_owner_lives(ayu: SignedIn) -> None:
    live_in(ayu, "America/New_York")
    event = one_of(ayu, day="2026-10-30", time="23:30", frequency="daily", until="2026-11-02")
    # Summer time ends on 1 November.
    assert starts(event, 9) == [
        *("2026-10-31T03:30Z", "2026-11-01T03:30Z", "2026-11-02T04:30Z", "2026-11-03T04:30Z")
    ]


def test_what_was_skipped_is_left_out(ayu: SignedIn, clock: time_machine.Traveller) -> None:
    weekly = remind(ayu, description="Listrik", day="2026-01-05", time="20:15", frequency="weekly")
    once = remind(ayu, description="Listrik", day="2026-01-05")
    answer_date(ayu, weekly["id"], "skip", "2026-01-05")
    answer_date(ayu, once["id"], "skip", "2026-01-05")
    (event,) = by_summary(ayu, "Listrik")
    assert starts(event, 2) == ["2026-01-12T13:15Z", "2026-01-19T13:15Z"]
    answer_date(ayu, once["id"], "open", "2026-01-05")
    assert len(by_summary(ayu, "Listrik")) == 2


def test_a_change_keeps_the_name_and_a_removed_one_goes(
    ayu: SignedIn, clock: time_machine.Traveller
) -> None:
    made = remind(ayu, description="Listrik", day="2026-01-08", time="08:00", amount=1)
    before = events(ayu)
    clock.shift(60)
    ayu.put(f"/reminders/{made['id']}", json={"time": "09:30"})
    (event,) = (one for uid, one in events(ayu).items() if uid.startswith("reminder-"))
    assert event.uid.value in before
    assert starts(event, 1) == ["2026-01-08T02:30Z"]
    assert event.sequence.value == "1"
    assert event.last_modified.value == dt.datetime(2026, 1, 5, 3, 1, tzinfo=dt.UTC)
    ayu.delete(f"/reminders/{made['id']}")
    assert by_summary(ayu, "Listrik") == []
    ayu.post(f"/reminders/{made['id']}/restore")
    assert len(by_summary(ayu, "Listrik")) == 1


NASTY = [
    'Bayar listrik, air; dan \\ internet: "rumah"',
    "\\n is no line break, \\, no comma",
    "BEGIN:VEVENT END:VCALENDAR",
    "🌾 Nabung 👨‍👩‍👧‍👦 " + "é" * 20,
    "🌾" * 200,
    "Tagihan " + "panjang, " * 21 + "x",
    "=cmd|' /C calc'!A0",
]


def test_texts_come_back_as_they_were_typed(ayu: SignedIn) -> None:
    made = {remind(ayu, description=text, day="2026-01-08")["id"]: text for text in NASTY}
    found = events(ayu)
    for id_, text in made.items():
        event = found[f"reminder-{id_}@lumbung"]
        assert event.summary.value == text
        assert event.valarm.description.value == text
    raw = follow(ayu.client, calendar_of(ayu)["url"]).data
    assert max(len(line) for line in raw.split(b"\r\n")) <= 75
    assert raw.count(b"\n") == raw.count(b"\r\n")


@pytest.mark.both_databases
def test_its_amount_is_told_to_whoever_wants_it(client: FlaskClient, ayu: SignedIn) -> None:
    remind(ayu, description="Listrik", day="2026-01-08", amount=1_250_000)
    assert "Rp" not in follow(client, calendar_of(ayu)["url"]).text
    calendar_of(ayu, "PUT", with_amounts=True)
    (event,) = by_summary(ayu, "Listrik")
    assert event.description.value == "Amount: Rp1.250.000"
    assert event.url.value == "http://localhost:8080/reminders"


def test_what_is_long_over_is_no_longer_told(ayu: SignedIn) -> None:
    remind(ayu, description="Listrik", day="2025-01-03")
    assert by_summary(ayu, "Listrik") == []
    remind(ayu, description="Listrik", day="2024-01-03", frequency="monthly")
    (event,) = by_summary(ayu, "Listrik")
    assert starts(event, 1) == ["2026-02-03"]
