"""Whatever was seen and whoever came: the dashboard tells what a recount of raw rows tells."""

import datetime as dt
import random
from collections import Counter
from collections.abc import Iterable
from typing import Any, NamedTuple
from zoneinfo import ZoneInfo

import pytest
import time_machine
from flask import Flask
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from redis import Redis
from sqlalchemy import insert

from server.admin.service import RANGES, get_dashboard
from server.core.database.unit_of_work import unit_of_work
from server.core.ids import new_id
from server.extensions import db
from server.traffic import aggregation
from server.traffic.view_buffer import BufferedView
from server.users.models import User
from tests.support.accounts import change, rows
from tests.support.examples import tries
from tests.support.traffic import run

pytestmark = pytest.mark.both_databases

JAKARTA = ZoneInfo("Asia/Jakarta")
ONE_DAY = dt.timedelta(days=1)
DAYS = st.sampled_from(["2026-11-22", "2026-01-01", "2024-02-29", "2025-12-31", "2026-03-31"])
SITES = ("", "", "google.com", "t.co", "a.id", "b.id", "c.id", "d.id", "e.id", "f.id")
SYSTEMS = ("Linux", "Mac", "iOS", "Windows", "Android", "Other")
COUNTRIES = ("ID", "ID", "MY", "SG", "TH", "VN", "US", "JP", None)
AGES = st.one_of(st.integers(0, 15), st.integers(0, 190), st.integers(0, 760))
VIEWS = st.lists(
    st.tuples(
        AGES,
        st.sampled_from(SITES),
        st.sampled_from(SYSTEMS),
        st.sampled_from(COUNTRIES),
        st.booleans(),
    ),
    max_size=80,
)
# Also the last second of a day and the first one.
MOMENTS = st.lists(st.tuples(AGES, st.sampled_from([0, 1, 43_200, 86_399])), max_size=30)


class Range(NamedTuple):
    first: dt.date
    last: dt.date

    def holds(self, day: dt.date) -> bool:
        return self.first <= day <= self.last


def ranges(chosen: str, today: dt.date) -> tuple[Range, Range]:
    """The days of a range and those before, counted one by one."""
    first, months = today, {today.replace(day=1)}
    while len(months) < 12 if chosen == "12m" else (today - first).days + 1 < int(chosen[:-1]):
        first -= ONE_DAY
        months.add(first.replace(day=1))
    first = first.replace(day=1) if chosen == "12m" else first
    number = (today - first).days + 1
    return Range(first, today), Range(first - ONE_DAY * number, first - ONE_DAY)


def compared(value: int, previous: int) -> dict[str, Any]:
    percent = None if previous == 0 else round((value / previous - 1) * 100, 2)
    return {"value": value, "previous": previous, "change": percent and pytest.approx(percent)}


def see(app: Flask, views: Iterable[Any], today: dt.date) -> None:
    """Let pages be seen, as the worker writes them."""
    batch = [
        b"%d0" % is_visit
        + BufferedView(
            id=new_id(),
            day=today - ONE_DAY * age,
            route="/",
            referrer=site,
            system=system,
            country=country,
            owner=None,
        ).packed()
        for age, site, system, country, is_visit in views
    ]
    with app.app_context(), unit_of_work():
        aggregation.write_batch(batch)


def come(app: Flask, moments: Iterable[dt.datetime]) -> list[str]:
    """Let people be confirmed at some moments; returns their ids."""
    people = [
        {
            "id": new_id(),
            "fullname": f"Warga {number}",
            "username": f"warga{number}",
            "username_key": f"warga{number}",
            "email": f"warga{number}@example.com",
            "phone_number": f"+62812{number:08}",
            "password_hash": "",
            "status": "active",
            "created_at": moment,
            "updated_at": moment,
            "verified_at": moment,
        }
        for number, moment in enumerate(moments)
    ]
    if people:
        with app.app_context(), unit_of_work():
            db.session.execute(insert(User), people)
    return [str(one["id"]) for one in people]


def shown(app: Flask, chosen: str) -> dict[str, Any]:
    with app.app_context():
        return get_dashboard(chosen, "en")


def check_traffic(told: dict[str, Any], seen: list[Any], now: Range, before: Range) -> None:
    """Hold what is told of the traffic against every single view."""
    here = [one for one in seen if now.holds(one.day)]
    there = [one for one in seen if before.holds(one.day)]
    assert told["views"] == compared(len(here), len(there))
    visits = [one for one in here if one.is_visit]
    assert told["visits"] == compared(len(visits), sum(one.is_visit for one in there))
    assert {one["name"]: one["views"] for one in told["devices"]} == {
        name: sum(one.system == name for one in here) for name in SYSTEMS
    }
    sites = Counter(one.referrer for one in visits)
    named = {one["name"]: one["visits"] for one in told["websites"]}
    assert sum(named.values()) == len(visits)
    check_largest(named, sites, 6)
    countries = Counter(one.country or "" for one in here)
    placed = {one["country"]: one["views"] for one in told["locations"]}
    assert sum(placed.values()) == len(here)
    assert placed.get("", 0) == countries.pop("", 0)
    placed.pop("", None)
    check_largest(placed, countries, 5)
    shares = [one["share"] for one in told["locations"]]
    assert sum(shares) == pytest.approx(100 if here else 0)
    for one in told["locations"]:
        assert one["share"] == pytest.approx(one["views"] * 100 / len(here), abs=0.1)


def check_largest(told: dict[str, int], all_: Counter[str], most: int) -> None:
    """The largest have their own figure; `other` is what is left."""
    rest = {name: number for name, number in all_.items() if name not in told}
    own = {name: number for name, number in told.items() if name != "other"}
    assert own == {name: all_[name] for name in own}
    assert told.get("other", 0) == sum(rest.values()) + all_.get("other", 0)
    assert len(told) <= most
    assert max(rest.values(), default=0) <= min(own.values(), default=0) or not own


def check_people(
    told: dict[str, Any], days: list[dt.date], today: dt.date, now: Range, before: Range
) -> None:
    """Hold what is told of the accounts against each of them."""
    assert told["new_users"] == compared(sum(map(now.holds, days)), sum(map(before.holds, days)))
    for name, year in (("this_year", today.year), ("last_year", today.year - 1)):
        expected = []
        for month in range(1, 13):
            known = sum((day.year, day.month) <= (year, month) for day in days)
            to_come = (year, month) > (today.year, today.month)
            expected.append({"month": f"{year}-{month:02}", "users": None if to_come else known})
        assert told["total_users"][name] == expected


@settings(
    max_examples=tries(12),
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(day=DAYS, views=VIEWS, moments=MOMENTS)
def test_every_range_agrees_with_a_recount(
    app: Flask, day: str, views: list[Any], moments: list[tuple[int, int]]
) -> None:
    today = dt.date.fromisoformat(day)
    for table in ("page_views", "page_view_sums", "users"):
        change(app, f"DELETE FROM {table}")
    came = [
        dt.datetime.combine(today - ONE_DAY * age, dt.time(), JAKARTA) + dt.timedelta(seconds=at)
        for age, at in moments
    ]
    # A second before midnight in Jakarta.
    with time_machine.travel(f"{day}T16:59:59Z", tick=False):
        see(app, views, today)
        come(app, came)
        seen = rows_of(app)
        assert len(seen) == len(views)
        for chosen in RANGES:
            told = shown(app, chosen)
            now, before = ranges(chosen, today)
            assert (told["from"], told["to"]) == (now.first.isoformat(), now.last.isoformat())
            assert told["previous"] == {
                "from": before.first.isoformat(),
                "to": before.last.isoformat(),
            }
            check_traffic(told, seen, now, before)
            check_people(told, [one.date() for one in came], today, now, before)


class Seen(NamedTuple):
    day: dt.date
    referrer: str
    system: str
    country: str | None
    is_visit: bool


def rows_of(app: Flask) -> list[Seen]:
    asked = "SELECT day, referrer, system, country, is_visit FROM page_views"
    return [Seen(dt.date.fromisoformat(str(day)), *rest) for day, *rest in rows(app, asked)]


@pytest.mark.parametrize("seed", [1, 2])
def test_active_users_agree_with_each_day_they_came(app: Flask, redis: Redis, seed: int) -> None:
    chance = random.Random(seed)
    today = dt.date(2026, 11, chance.randrange(1, 31))
    begun = dt.datetime(2024, 1, 1, tzinfo=JAKARTA)
    people = come(app, [begun] * 6)
    came = sorted(
        (today - ONE_DAY * chance.choice([chance.randrange(35), chance.randrange(740)]), person)
        for person in chance.choices(people, k=45)
    )
    for day in sorted({*(day for day, _person in came), today}):
        for at, person in came:
            if at == day:
                redis.sadd(f"{{active}}:{day.isoformat()}", person)
        with time_machine.travel(dt.datetime.combine(day, dt.time(12), JAKARTA), tick=False):
            run(app, "active_users")
    with time_machine.travel(dt.datetime.combine(today, dt.time(20), JAKARTA), tick=False):
        for chosen in RANGES:
            now, before = ranges(chosen, today)
            counted = [
                len({person for day, person in came if days.holds(day)}) for days in (now, before)
            ]
            assert shown(app, chosen)["active_users"] == compared(*counted)
