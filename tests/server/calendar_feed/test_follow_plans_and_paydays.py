"""GET /calendar/{secret}.ics: investment dates, goals and paydays, as other programs read them."""

import datetime as dt
from collections.abc import Iterator

import pytest
import time_machine
import vobject
from flask import Flask
from flask.testing import FlaskClient

from tests.support.calendars import by_summary, calendar_of, events, follow, starts
from tests.support.goals import add_goal, put
from tests.support.investments import DAILY, WEEKLY, answer, change, plan
from tests.support.ledger import statements
from tests.support.people import SignedIn

TODAY = "2026-11-22T03:00:00Z"
PAYDAY = "Payday"
INVEST = "Investment date"


@pytest.fixture(autouse=True)
def clock(ayu: SignedIn, bayu: SignedIn) -> Iterator[time_machine.Traveller]:
    with time_machine.travel(TODAY, tick=False) as clock:
        ayu.refresh()
        bayu.refresh()
        yield clock


def test_plans_go_on_by_their_rules(ayu: SignedIn) -> None:
    wanted = {
        ("2026-11-30", "2026-12-31", "2027-01-31", "2027-02-28"): {
            "amount": 1,
            "frequency": "monthly",
            "month_day": -1,
        },
        ("2026-12-15", "2027-01-15"): {"amount": 1, "frequency": "monthly", "month_day": 15},
        ("2026-11-23", "2026-11-30", "2026-12-07"): WEEKLY,
        ("2026-11-22", "2026-11-23"): {**DAILY, "until": "2026-11-23"},
    }
    uids = {f"plan-{plan(ayu, **given)['id']}@lumbung": days for days, given in wanted.items()}
    found = events(ayu)
    for uid, days in uids.items():
        event = found[uid]
        assert starts(event, len(days) + ("until" in str(event.rrule)) * 1) == list(days)
        assert event.summary.value == INVEST
        assert event.dtend.value - event.dtstart.value == dt.timedelta(days=1)
        assert event.valarm.trigger.value == dt.timedelta(hours=8)


def test_a_plan_keeps_its_name_and_counts_its_versions(
    ayu: SignedIn, clock: time_machine.Traveller
) -> None:
    made = plan(ayu, **{**WEEKLY, "until": "2026-12-07"})
    ((uid, before),) = events_called(ayu, INVEST)
    clock.move_to("2026-11-23T03:00:00Z")
    ayu.refresh()
    answer(ayu, made["id"], "2026-11-23", "skipped")
    change(ayu, made["id"], until="2026-12-14")
    ((again, after),) = events_called(ayu, INVEST)
    assert again == uid
    assert [int(one.sequence.value) for one in (before, after)] == [0, 1]
    assert after.last_modified.value - before.last_modified.value == dt.timedelta(days=1)
    assert starts(before, 9) == ["2026-11-23", "2026-11-30", "2026-12-07"]
    assert starts(after, 9) == ["2026-11-30", "2026-12-07", "2026-12-14"]


@pytest.mark.both_databases
def test_goals_stand_on_their_days(ayu: SignedIn, clock: time_machine.Traveller) -> None:
    named = add_goal(ayu, due="2027-06-01", name="Umrah; berdua, ya")
    add_goal(ayu, due="2027-07-01")
    add_goal(ayu)
    archived = add_goal(ayu, due="2027-08-01")
    clock.shift(60)
    ayu.put(f"/goals/{archived['id']}", json={"archived": True})
    ayu.put(f"/goals/{named['id']}", json={"due": "2027-06-02"})
    put(ayu, named["id"], 5)
    goals = {one.summary.value: one for uid, one in events(ayu).items() if uid.startswith("goal-")}
    assert {name: starts(one, 2) for name, one in goals.items()} == {
        "Goal: Umrah; berdua, ya": ["2027-06-02"],
        "Goal: Umrah": ["2027-07-01"],
    }
    changed = goals["Goal: Umrah; berdua, ya"]
    assert changed.sequence.value == "1"
    assert changed.last_modified.value == dt.datetime(2026, 11, 22, 3, 1, tzinfo=dt.UTC)


# By hand: what falls on a Saturday, a Sunday or on Christmas moves to the day before.
MOVED = [
    "2026-11-25",
    "2026-12-24",
    "2027-01-25",
    "2027-02-25",
    "2027-03-25",
    "2027-04-23",
    "2027-05-25",
    "2027-06-25",
    "2027-07-23",
    "2027-08-25",
    "2027-09-24",
    "2027-10-25",
]


def test_twelve_paydays_move_before_weekends_and_holidays(
    ayu: SignedIn, clock: time_machine.Traveller
) -> None:
    ayu.put("/users/preferences", json={"payday": 25, "payday_shift": True})
    paydays = by_summary(ayu, PAYDAY)
    assert [starts(one, 1)[0] for one in paydays] == MOVED
    assert paydays[1].description.value == "Your January 2027 money month starts."
    names = {one.uid.value for one in paydays}
    # On the day itself it is still there, and the names stay.
    clock.move_to("2026-11-25T03:00:00Z")
    ayu.refresh()
    assert {one.uid.value for one in by_summary(ayu, PAYDAY)} == names
    ayu.put("/users/preferences", json={"payday": 31, "payday_shift": False})
    ends = [starts(one, 1)[0] for one in by_summary(ayu, PAYDAY)]
    assert ends[:5] == ["2026-11-30", "2026-12-31", "2027-01-31", "2027-02-28", "2027-03-31"]
    assert len(ends) == 12


def test_it_speaks_the_language_of_the_account(ayu: SignedIn) -> None:
    plan(ayu, **WEEKLY)
    add_goal(ayu, due="2027-07-01")
    ayu.put("/users/preferences", json={"language": "id"})
    told = {one.summary.value for one in events(ayu).values()}
    assert told == {"Tanggal investasi", "Tujuan: Umrah", "Hari gajian"}
    (payday, *_more) = by_summary(ayu, "Hari gajian")
    assert payday.description.value == "Bulan keuangan Desember 2026 dimulai."


@pytest.mark.both_databases
def test_amounts_are_told_to_whoever_wants_them(ayu: SignedIn) -> None:
    plan(ayu, **WEEKLY)
    add_goal(ayu, due="2027-07-01")
    url = calendar_of(ayu)["url"]
    assert "Rp" not in follow(ayu.client, url).text
    calendar_of(ayu, "PUT", with_amounts=True)
    told = {one.description.value for one in events(ayu).values()}
    assert {"Amount to invest: Rp100.000", "Target: Rp35.000.000"} <= told
    calendar_of(ayu, "PUT", with_amounts=False)
    assert "Rp" not in follow(ayu.client, url).text


def test_programs_are_told_what_it_is_and_when_to_ask_again(
    client: FlaskClient, ayu: SignedIn
) -> None:
    url = calendar_of(ayu)["url"]
    answer = follow(client, url)
    assert answer.mimetype == "text/calendar"
    headers = {name: answer.headers[name] for name in ("Cache-Control", "X-Robots-Tag")}
    assert headers == {"Cache-Control": "private, no-cache", "X-Robots-Tag": "noindex"}
    calendar = vobject.readOne(answer.text)
    told = {name: calendar.contents[name][0].value for name in ("x-wr-calname", "version")}
    assert told == {"x-wr-calname": "Lumbung", "version": "2.0"}
    assert "REFRESH-INTERVAL;VALUE=DURATION:PT1H\r\n" in answer.text
    head = follow(client, url, "HEAD")
    assert (head.status_code, head.data) == (200, b"")
    assert head.headers["Content-Length"] == str(len(answer.data))


def test_what_is_known_is_not_sent_again(
    client: FlaskClient, ayu: SignedIn, bayu: SignedIn
) -> None:
    url, other = calendar_of(ayu)["url"], calendar_of(bayu)["url"]
    add_goal(ayu, due="2027-07-01")
    first = follow(client, url)
    etag = first.headers["ETag"]
    for known in (etag, f"W/{etag}", "*"):
        again = follow(client, url, **{"If-None-Match": known})
        assert (again.status_code, again.data, again.headers["ETag"]) == (304, b"", etag)
        assert again.headers["Cache-Control"] == "private, no-cache"
    assert follow(client, url).data == first.data
    assert follow(client, other).headers["ETag"] != etag
    for path, body in (
        ("/calendar", {"with_amounts": True}),
        ("/users/preferences", {"language": "id"}),
        ("/users/preferences", {"timezone": "Asia/Makassar"}),
        ("/users/preferences", {"payday": 5}),
    ):
        assert ayu.put(path, json=body).status_code == 200
        changed = follow(client, url, **{"If-None-Match": etag})
        assert changed.status_code == 200, path
        etag = changed.headers["ETag"]


def test_it_costs_few_statements(app: Flask, client: FlaskClient, ayu: SignedIn) -> None:
    ayu.put("/users/preferences", json={"payday": 25, "payday_shift": True})
    url = calendar_of(ayu)["url"]
    for _ in range(3):
        plan(ayu, **WEEKLY)
        add_goal(ayu, due="2027-07-01")
    with statements(app) as asked:
        assert follow(client, url).status_code == 200
    # The secret, the account, its choices, reminders and plans with what was skipped, goals, days.
    assert len(asked) <= 9, asked


def events_called(person: SignedIn, summary: str) -> list[tuple[str, object]]:
    return [(uid, one) for uid, one in events(person).items() if one.summary.value == summary]
