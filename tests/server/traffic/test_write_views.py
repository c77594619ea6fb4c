"""The worker writes the views that wait: each exactly once, with what they add up to."""

import os
import signal
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from datetime import date
from pathlib import Path

import pytest
import time_machine
from flask import Flask
from flask.testing import FlaskClient
from redis import Redis

from server.core.database.unit_of_work import unit_of_work
from server.traffic import aggregation, service
from server.traffic import view_buffer as list_of_views
from server.traffic.aggregation import COUNTRY_CODES
from server.traffic.models import SUMMED
from server.traffic.service import TrafficTotals
from server.traffic.view_buffer import BufferedView
from server.users.profiles import COUNTRIES
from tests.support.accounts import queries, rows
from tests.support.articles import add_article
from tests.support.people import SignedIn
from tests.support.traffic import IPHONE, WINDOWS, readings, run, sums, view, written

ROOT = Path(__file__).resolve().parents[3]
DAY = date(2026, 11, 22)
MANY = 10_000
SOME = 2_000


def fill(redis: Redis, count: int) -> None:
    """Let views of an article wait: every second one a visit, every fifth one a reading."""
    for start in range(0, count, 1000):
        batch = [
            b"%d%d" % (number % 2 == 0, number % 5 == 0)
            + BufferedView(
                id=f"{number:026x}",
                day=DAY,
                route="/blog/blog1",
                referrer="kompas.com",
                system="Android",
                country="ID",
                owner=None,
            ).packed()
            for number in range(start, start + 1000)
        ]
        redis.rpush("{views}:waiting", *batch)


def check_many(app: Flask, redis: Redis, many: int = SOME) -> None:
    """Hold against each other what so many views came to."""
    assert rows(app, "SELECT COUNT(*), COUNT(DISTINCT id) FROM page_views") == [(many, many)]
    figures = (many, many // 2)
    assert sums(app) == {
        ("all", ""): figures,
        ("route", "/blog/blog1"): figures,
        ("referrer", "kompas.com"): figures,
        ("system", "Android"): figures,
        ("country", "ID"): figures,
    }
    assert readings(app) == {"blog1": many // 5}
    assert redis.keys("{views}:*") == []


@pytest.mark.both_databases
def test_views_are_written_with_their_sums_and_articles_count_readers(
    app: Flask, client: FlaskClient, redis: Redis, ayu: SignedIn
) -> None:
    add_article(app, "blog1")
    add_article(app, "blog2", state="draft")
    ayu.put("/users/profile", json={"country": "Malaysia"})
    with time_machine.travel("2026-11-22T05:00:00Z", tick=False):
        view(client, "/", referrer="https://t.co/x")
        view(client, "/blog/blog1")
        view(client, "/id/blog/blog1")
        view(client, "/blog/blog1", agent=WINDOWS)
        view(client, "/overview", agent=IPHONE, headers=ayu.headers)
        for nowhere in ("/blog/blog2", "/blog/blog99", "/financialtips/blog1"):
            view(client, nowhere)
    redis.rpush("{views}:waiting", b"", b"11", b"11[]", b'11["a","b",1,2,3,4,5]', b"\xff\xff\xff")
    with queries(app) as asked:
        assert run(app) == 5
    # The articles there are, the countries of profiles, referrers, views, sums, one article.
    assert len([one for one in asked if not one.startswith(("BEGIN", "SET"))]) == 6
    assert written(app) == [
        ("/", "t.co", "Android", None, True),
        ("/blog/blog1", "", "Android", None, False),
        ("/blog/blog1", "", "Android", None, False),
        ("/blog/blog1", "", "Windows", None, True),
        ("/overview", "", "iOS", "MY", True),
    ]
    assert readings(app) == {"blog1": 2, "blog2": 0}
    with app.app_context():
        assert service.sum_by_day(DAY, DAY) == {DAY: TrafficTotals(5, 3)}
        told = {kind: service.sum_by_name(kind, DAY, DAY) for kind in SUMMED[1:]}
    assert told == {
        "route": {"/blog/blog1": (3, 1), "/": (1, 1), "/overview": (1, 1)},
        "referrer": {"": (4, 2), "t.co": (1, 1)},
        "system": {"Android": (3, 1), "Windows": (1, 1), "iOS": (1, 1)},
        "country": {"": (4, 2), "MY": (1, 1)},
    }
    assert redis.keys("{views}:waiting") == redis.keys("{views}:taken") == []
    assert run(app) == 0


def write_and_die(batch: list[bytes]) -> None:
    """Write some views and end before that is kept."""
    with unit_of_work():
        assert aggregation.write_batch(batch) == len(batch)
        raise KeyboardInterrupt


@pytest.mark.both_databases
def test_a_worker_that_dies_at_any_step_neither_loses_nor_doubles(app: Flask, redis: Redis) -> None:
    add_article(app, "blog1")
    fill(redis, SOME)
    with app.app_context():
        # Before its transaction, within it, and right after it was kept.
        assert len(list_of_views.claim_views(500)) == 500
        batch = list_of_views.claim_views(500)
        with pytest.raises(KeyboardInterrupt):
            write_and_die(batch)
        with unit_of_work():
            assert aggregation.write_batch(batch) == 500
    assert redis.llen("{views}:taken") == 500
    assert run(app) == SOME - 500
    check_many(app, redis)


@pytest.mark.both_databases
def test_a_worker_is_killed_amid_ten_thousand_views(app: Flask, redis: Redis) -> None:
    add_article(app, "blog1")
    fill(redis, MANY)
    settings = app.extensions["settings"]
    environ = {
        **os.environ,
        "SECRET_KEY": settings.secret_key,
        "DATABASE_URL": settings.database_url,
        "REDIS_URL": settings.redis_url,
    }
    command = [sys.executable, "-m", "flask", "--app", "wsgi", "run-job", "page_views"]
    with subprocess.Popen(command, cwd=ROOT, env=environ) as worker:
        end = time.monotonic() + 60
        while redis.llen("{views}:waiting") > MANY - 1000 and time.monotonic() < end:
            time.sleep(0.001)
        worker.send_signal(signal.SIGKILL)
    assert worker.returncode == -signal.SIGKILL
    ((before,),) = rows(app, "SELECT COUNT(*) FROM page_views")
    assert before < MANY
    run(app)
    check_many(app, redis, MANY)


@pytest.mark.both_databases
def test_two_workers_at_once_write_each_view_once(app: Flask, redis: Redis) -> None:
    add_article(app, "blog1")
    fill(redis, SOME)
    with app.app_context():
        both = [list_of_views.claim_views(500), list_of_views.claim_views(500)]
    assert both[0] == both[1]
    with ThreadPoolExecutor(2) as workers:
        found = list(workers.map(run, [app, app]))
    assert sum(found) == SOME
    check_many(app, redis)


def test_single_views_stay_90_days_and_their_sums_for_good(app: Flask, redis: Redis) -> None:
    add_article(app, "blog1")
    fill(redis, 1000)
    run(app)
    # The ninetieth day after, a moment before midnight in Jakarta, and the next one.
    for moment, left in (("2027-02-20T16:59:59Z", 1000), ("2027-02-20T17:00:00Z", 0)):
        with time_machine.travel(moment, tick=False):
            run(app, "old_page_views")
        assert rows(app, "SELECT COUNT(*) FROM page_views") == [(left,)]
    with app.app_context():
        assert service.sum_by_day(DAY, DAY) == {DAY: TrafficTotals(1000, 500)}
        assert service.sum_by_day(date(2026, 11, 23), DAY) == {}


def test_who_goes_leaves_no_view_that_waits(
    app: Flask, client: FlaskClient, redis: Redis, ayu: SignedIn, bayu: SignedIn
) -> None:
    for turn in range(1200):
        redis.rpush("{views}:waiting", b"00%d" % turn)
    for person in (ayu, bayu, ayu):
        view(client, "/overview", headers=person.headers)
    redis.lmove("{views}:waiting", "{views}:taken", "RIGHT", "LEFT")
    ((owner_id,),) = rows(app, "SELECT id FROM users WHERE username = 'ayu'")
    with app.app_context():
        list_of_views.delete_views_of(owner_id)
    assert (redis.llen("{views}:waiting"), redis.llen("{views}:taken")) == (1201, 0)


def test_every_country_of_a_profile_has_its_letters() -> None:
    assert tuple(COUNTRY_CODES) == COUNTRIES
