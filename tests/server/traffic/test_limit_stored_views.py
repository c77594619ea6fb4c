"""Strangers can neither fill nor bend what is counted, and what is gone leaves the disk."""

import secrets
from datetime import date
from pathlib import Path
from typing import Any

import time_machine
from flask import Flask
from flask.testing import FlaskClient
from redis import Redis

from scripts.services.ports import wait_until
from scripts.services.valkey import Valkey
from server.extensions import redis_store
from server.traffic import aggregation, visitor_hashes
from server.traffic import view_buffer as list_of_views
from server.traffic.view_buffer import BufferedView
from server.worker import all_jobs
from tests.conftest import MakeSettings
from tests.support.accounts import rows
from tests.support.second_app import fresh_app
from tests.support.traffic import ANDROID, run, sums, view, waiting

DAY = date(2026, 11, 22)
DIRECT = ""


def led_by(redis: Redis, *sites: str, visit: bool = True) -> None:
    """Let a view wait for each of these sites."""
    for site in sites:
        view = BufferedView(
            id=secrets.token_hex(13),
            day=DAY,
            route="/",
            referrer=site,
            system="Android",
            country=None,
            owner=None,
        )
        redis.rpush("{views}:waiting", b"%d0" % visit + view.packed())


def referrers(app: Flask) -> dict[str, tuple[int, int]]:
    """The views and visits of each referrer."""
    return {name: sum_ for (kind, name), sum_ in sums(app).items() if kind == "referrer"}


def test_the_list_has_an_end_and_tells_what_found_no_room(
    client: FlaskClient, redis: Redis, make_settings: MakeSettings
) -> None:
    redis.rpush("{views}:waiting", *["x"] * list_of_views.MAX_QUEUED)
    assert view(client).status_code == 202
    assert redis.llen("{views}:waiting") == list_of_views.MAX_QUEUED
    assert redis.keys("{views}:seen:*") == []
    redis.set("{views}:unmarked", 7)
    with fresh_app(make_settings(METRICS_TOKEN="scrape-me")) as trial:
        headers = {"Authorization": "Bearer scrape-me"}
        told = trial.test_client().get("/metrics", headers=headers).text
    assert f"lumbung_views_waiting {list_of_views.MAX_QUEUED:.1f}" in told
    assert "lumbung_views_dropped_total 1.0" in told
    assert "lumbung_views_unmarked_total 7.0" in told


def test_marks_have_an_end_too_and_then_nothing_counts_as_first(
    client: FlaskClient, redis: Redis
) -> None:
    with time_machine.travel("2026-11-22T05:00:00Z", tick=False):
        for start in range(0, list_of_views.MAX_HASHES, 50_000):
            full: Any = dict.fromkeys(range(start, start + 50_000), 1)
            redis.hset("{views}:seen:2026-11-22", mapping=full)
        view(client, "/blog/blog1")
    assert [one[0] for one in waiting(redis)] == ["00"]
    assert redis.get("{views}:unmarked") == b"2"


def test_versions_of_a_browser_are_one_visitor(client: FlaskClient, redis: Redis) -> None:
    for number in range(30):
        view(client, "/blog/blog1", agent=f"{ANDROID} x{number}")
    assert [one[0] for one in waiting(redis)] == ["11"] + ["00"] * 29


def test_one_line_adds_few_readings_and_takes_little_room(
    client: FlaskClient, redis: Redis
) -> None:
    homes = [f"2001:db8:7:{number:x}::1" for number in range(256)]
    for home in homes[:25]:
        view(client, "/blog/blog1", address=home)
    assert [one[0] for one in waiting(redis)] == ["11"] * 20 + ["10"] * 5
    for home in homes:
        view(client, "/", address=home)
    visits = [one[0] for one in waiting(redis)].count
    assert visits("10") + visits("11") + 20 == list_of_views.MAX_PER_NETWORK
    # Everybody else is counted as ever.
    view(client, "/blog/blog1", address="2001:db8:7:100::1")
    view(client, "/blog/blog1", address="198.51.100.1")
    assert [one[0] for one in waiting(redis)][-2:] == ["11", "11"]


def read_unless_replaced(part: Path) -> bytes:
    """The content of a part of the log, which the store may delete once it has written another."""
    try:
        return part.read_bytes()
    except FileNotFoundError:
        return b""


def test_what_is_gone_leaves_the_disk(make_settings: MakeSettings, tmp_path: Path) -> None:
    gone = BufferedView(
        id="0" * 26,
        day=DAY,
        route="/setting",
        referrer=DIRECT,
        system="Linux",
        country=None,
        owner="01K0WHOLOOKEDATSETTINGS000",
    )

    def kept() -> bytes:
        parts = (tmp_path / "redis").rglob("*.aof")
        return b"".join(read_unless_replaced(part) for part in parts)

    with (
        Valkey(tmp_path / "redis", durable=True) as store,
        fresh_app(make_settings(REDIS_URL=store.url)) as trial,
        trial.app_context(),
    ):
        redis = redis_store.client
        view(trial.test_client(), "/blog/blog1")
        key: Any = redis.get(redis.keys("{views}:key:*")[0])
        list_of_views.push_view(gone, visitor_hashes.VisitorHashes(b"a", b"", b"b", b""), 60)
        traces = (key, *redis.hkeys(redis.keys("{views}:seen:*")[0]), b"01K0WHOLOOKED")
        wait_until(lambda: all(trace in kept() for trace in traces), 5, "what was written")
        redis.delete(*redis.keys("{views}:*"))
        assert all(trace in kept() for trace in traces)
        all_jobs()["views_on_disk"].run()
        wait_until(lambda: not any(trace in kept() for trace in traces), 10, "a disk without it")


def test_referrers_of_a_day_have_an_end_and_the_small_ones_are_one_later(
    app: Flask, redis: Redis
) -> None:
    led_by(redis, *["kompas.com"] * 3, "", "detik.com")
    led_by(redis, "kompas.com", "made-up.example", visit=False)
    run(app)
    assert referrers(app) == {
        "": (1, 1),
        "kompas.com": (4, 3),
        "detik.com": (1, 1),
        "other": (1, 0),
    }
    led_by(redis, *[f"s{number}.example" for number in range(aggregation.MAX_REFERRERS)])
    led_by(redis, "kompas.com")
    run(app)
    told = referrers(app)
    assert len(told) == aggregation.MAX_REFERRERS
    assert (told["other"], told["kompas.com"]) == ((5, 4), (5, 4))
    assert rows(app, "SELECT COUNT(*) FROM page_views WHERE referrer = 'other'") == [(5,)]
    with time_machine.travel("2027-02-20T17:00:00Z", tick=False):
        run(app, "old_page_views")
        run(app, "old_page_views")
    later = referrers(app)
    # Without and with a name: the direct ones, the others, and twenty.
    assert len(later) == 2 + aggregation.KEPT_REFERRERS
    assert (later[""], later["kompas.com"], later["detik.com"]) == ((1, 1), (5, 4), (1, 1))
    assert [sum(column) for column in zip(*later.values(), strict=True)] == [308, 306]
