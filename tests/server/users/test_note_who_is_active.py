"""Who is at work is noted with the access token and written by the worker, day by day."""

import datetime as dt
from collections.abc import Iterable

import pytest
import time_machine
from flask import Flask
from redis import Redis

from server.sessions import daily_activity
from server.users import activity
from server.users.activity import windows_ending_on
from tests.support.accounts import change, rows
from tests.support.people import API, SignedIn
from tests.support.traffic import run

COUNTED = "SELECT day, days, users FROM active_user_counts ORDER BY day, days"
DAY = dt.date(2026, 11, 20)


@pytest.fixture(autouse=True)
def _nobody_yet(ayu: SignedIn, bayu: SignedIn, redis: Redis) -> None:
    """Forget who came in."""
    for key in redis.keys("{active}:*"):
        redis.delete(key)
    daily_activity.known.clear()


def last_days(app: Flask) -> dict[str, str | None]:
    """On which day each account was last in use, by the first name of its owner."""
    found = rows(app, "SELECT fullname, last_active_on FROM users")
    return {name.split()[0]: day and str(day) for name, day in found}


def kept(app: Flask) -> dict[tuple[str, int], int]:
    """How many were in use in so many days up to a day."""
    return {(str(day), days): users for day, days, users in rows(app, COUNTED)}


@pytest.mark.both_databases
def test_each_day_is_counted_once_it_is_over(app: Flask, ayu: SignedIn, bayu: SignedIn) -> None:
    with time_machine.travel("2026-11-20T16:59:30Z", tick=False) as clock:
        ayu.client.get(f"{API}/token")
        bayu.client.get(f"{API}/token", headers={"X-Background": "1"})
        assert run(app, "active_users") == 1
        assert last_days(app) == {"Ayu": "2026-11-20", "Bayu": None}
        # Half a minute into the next day something may still come for this one.
        clock.shift(60)
        bayu.client.get(f"{API}/token")
        assert run(app, "active_users") == 0
        assert kept(app) == {}
        clock.shift(60)
        assert run(app, "active_users") == 1
        assert last_days(app) == {"Ayu": "2026-11-20", "Bayu": "2026-11-21"}
        assert kept(app) == {("2026-11-20", days): 1 for days in (7, 30, 90)}
        clock.shift(dt.timedelta(days=7))
        ayu.client.get(f"{API}/token")
        assert run(app, "active_users") == 1
        # Also days on which the worker was away.
        assert [kept(app)[f"2026-11-{day}", 7] for day in range(20, 28)] == [1, *[2] * 6, 1]
        assert run(app, "active_users") == 0
    with app.app_context():
        assert activity.count_active_since(dt.date(2026, 11, 21)) == 2
        assert activity.find_active_count(DAY, 30) == 1
        assert activity.find_active_count(DAY, 31) is None


def test_a_day_that_is_counted_stays_so_and_leaves_nothing_in_redis(
    app: Flask, redis: Redis, ayu: SignedIn
) -> None:
    with time_machine.travel("2026-11-21T05:00:00Z", tick=False):
        ids = [row[0] for row in rows(app, "SELECT id FROM users ORDER BY fullname")]
        redis.sadd("{active}:2026-11-20", *ids, "nobody")
        assert run(app, "active_users") == 3
        assert redis.keys("{active}:*") == []
        change(app, "UPDATE active_user_counts SET users = 7")
        redis.sadd("{active}:2026-11-20", *ids)
        run(app, "active_users")
        assert set(kept(app).values()) == {7}
        ayu.client.get(f"{API}/token")
        assert redis.smembers("{active}:2026-11-21") == {ids[0].encode()}
        with app.app_context():
            daily_activity.forget_activity(ids[0])
        assert redis.keys("{active}:*") == []


@pytest.mark.parametrize(
    ("day", "months"),
    [
        ("2026-11-20", ()),
        # Against twelve months up to a day from 1 to 30 November.
        ("2025-11-30", range(336, 366)),
        # Up to 29 February.
        ("2023-02-28", range(338, 367)),
    ],
)
def test_a_month_can_be_compared_with_the_twelve_that_follow(
    day: str, months: Iterable[int]
) -> None:
    assert windows_ending_on(dt.date.fromisoformat(day)) == (7, 30, 90, *months)
