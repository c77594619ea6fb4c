"""POST /views counts pages in Redis alone, and keeps nothing that tells who looked."""

import re
import time
from pathlib import Path
from typing import Any

import pytest
import time_machine
from flask import Flask
from flask.testing import FlaskClient
from redis import Redis

from scripts.services.valkey import Valkey
from server.traffic import tracked_pages
from tests.conftest import MakeSettings
from tests.support.accounts import queries
from tests.support.full_account import everything
from tests.support.people import API, SignedIn
from tests.support.second_app import fresh_app
from tests.support.traffic import ADDRESS, ANDROID, IPHONE, WINDOWS, view, waiting

CLIENT = Path(__file__).resolve().parents[3] / "client" / "src"
DIRECT = ""
MAC = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.6 Safari/605"
UBUNTU = "Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0"
CHROME_OS = "Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 Chrome/131.0.0.0"
ROUTES: dict[str, str | None] = {
    "/": "/",
    "/id": "/",
    "/id/": "/",
    "/id/financialtips/small-leaks": "/financialtips/small-leaks",
    "/blog/blog1/": "/blog/blog1",
    "/setting": "/setting",
    "/wallets/01arz3ndektsv4rrffq69g5fav": "/wallets",
    "/import/01arz3ndektsv4rrffq69g5fav": "/import",
    "/id/setting": None,
    "/en/blog": None,
    "/nope": None,
    "/blog/blog1/more": None,
    "/blog/Blog 1": None,
    f"/blog/{'a' * 81}": None,
    "/blog/<script>": None,
    "/transaction?q=secret": None,
    "//elsewhere.example": None,
    "overview": None,
}
SITES: dict[str | None, str] = {
    None: DIRECT,
    "": DIRECT,
    "http://localhost:8080/id/blog": DIRECT,
    "https://WWW.Kompas.com./money?x=1#y": "kompas.com",
    "https://user:word@m.facebook.com:443/": "facebook.com",
    "https://ayu.mail.perusahaan.co.id/inbox": "perusahaan.co.id",
    "https://ayu.blogspot.com/": "ayu.blogspot.com",
    "https://co.id/": "co.id",
    "android-app://com.google.android.gm/": "com.google.android.gm",
    "https://bücher.example/": "xn--bcher-kva.example",
    "http://192.168.1.7/router": DIRECT,
    "https://[::1/": DIRECT,
    "javascript:alert(1)": DIRECT,
    "https://<b>.example/": DIRECT,
    f"https://{'a.' * 100}example/": "a.example",
    f"https://{'a' * 70}.example/": DIRECT,
    "just some words": DIRECT,
}
UNCOUNTED = (
    {"DNT": "1"},
    {"DNT": "1, 1"},
    {"Sec-GPC": "1"},
    {"Sec-Fetch-Site": "cross-site"},
    {"Sec-Fetch-Site": "same-site"},
    {"Origin": "https://elsewhere.example"},
    {"Origin": "null"},
    {"User-Agent": ""},
    {"User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)"},
    {"User-Agent": "curl/8.5.0"},
    {"User-Agent": "Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/131.0.0.0 Safari/537.36"},
)

COUNTED = (
    {"DNT": "0"},
    {"Sec-Fetch-Site": "same-origin", "Origin": "http://localhost:8080"},
    {"Origin": "http://localhost"},
)


def test_a_view_waits_and_asks_no_database(
    app: Flask, client: FlaskClient, redis: Redis, ayu: SignedIn
) -> None:
    with queries(app) as asked:
        answer = view(client, "/id/blog/", referrer="https://www.google.com/search?q=gaji")
        signed_in = view(client, "/transaction", headers=ayu.headers, agent=WINDOWS)
        stranger = view(client, "/", headers={"Authorization": "Bearer stolen"})
    assert asked == []
    assert {one.status_code for one in (answer, signed_in, stranger)} == {202}
    assert answer.get_json() == {"payload": {}}
    assert "Set-Cookie" not in answer.headers
    (first, own, last) = waiting(redis)
    assert first == ["10", "/blog", "google.com", "Android", None, None]
    assert own[:5] == ["10", "/transaction", DIRECT, "Windows", None]
    assert (len(own[5]), last[5]) == (26, None)


def test_the_known_pages_are_those_of_the_client() -> None:
    text = (CLIENT / "lib" / "paths.ts").read_text("utf-8")
    parts = {
        name: set(re.findall(r'"(/[a-z]*)"', body))
        for name, body in re.findall(
            r"export const (PUBLIC|APP)_PATHS = \{(.*?)\} as const", text, re.S
        )
    }
    assert parts == {"PUBLIC": tracked_pages.PUBLIC_PATHS, "APP": tracked_pages.MEMBER_PATHS}


def test_only_pages_of_ours_are_counted(client: FlaskClient, redis: Redis) -> None:
    for path in ROUTES:
        assert view(client, path).status_code == 202
    assert [one[1] for one in waiting(redis)] == [route for route in ROUTES.values() if route]


def test_of_a_referrer_only_the_site_is_kept(client: FlaskClient, redis: Redis) -> None:
    for referrer in SITES:
        assert view(client, "/", referrer=referrer).status_code == 202
    assert [one[2] for one in waiting(redis)] == list(SITES.values())


def test_a_browser_is_one_of_six_systems(client: FlaskClient, redis: Redis) -> None:
    for agent in (ANDROID, WINDOWS, IPHONE, MAC, UBUNTU, CHROME_OS, "Mozilla/5.0 (PlayStation 5)"):
        view(client, agent=agent)
    systems = [one[3] for one in waiting(redis)]
    assert systems == ["Android", "Windows", "iOS", "Mac", "Linux", "Other", "Other"]


def test_whoever_does_not_want_it_and_machines_are_left_out(
    client: FlaskClient, redis: Redis
) -> None:
    for headers in UNCOUNTED:
        assert view(client, "/", headers=headers).status_code == 202
    assert redis.keys("{views}:*") == []
    for headers in COUNTED:
        assert view(client, "/", headers=headers).status_code == 202
    assert len(waiting(redis)) == len(COUNTED)


def test_a_visit_and_a_reading_count_once_for_a_visitor_and_day(
    client: FlaskClient, redis: Redis
) -> None:
    # A quarter to midnight in Jakarta.
    with time_machine.travel("2026-11-22T16:45:00Z", tick=False) as clock:
        view(client, "/")
        for _turn in range(2):
            view(client, "/blog/blog1")
        view(client, "/blog/blog2")
        view(client, "/blog/blog1", agent=WINDOWS)
        view(client, "/blog/blog1", address="2001:db8:7::1")
        view(client, "/blog/blog1", address="2001:db8:7::2:9")
        clock.shift(16 * 60)
        view(client, "/blog/blog1")
    told = [one[0] for one in waiting(redis)]
    assert told == ["10", "01", "00", "01", "11", "11", "00", "11"]


def test_nothing_of_the_visitor_is_kept_and_the_key_ends_with_the_day(
    app: Flask, client: FlaskClient, redis: Redis
) -> None:
    with time_machine.travel("2026-11-22T16:00:00Z", tick=False):
        view(client, "/blog/blog1", referrer="https://kompas.com/secret-path")
    marks: Any = redis.keys("{views}:seen:*") + redis.keys("{views}:key:*")
    assert len(marks) == 2
    assert all(3600 - 5 <= redis.ttl(key) <= 3660 for key in marks)
    kept = everything(app, redis)
    assert [
        trace for trace in (ADDRESS, "SM-A546E", "Chrome", "secret-path") if trace in kept
    ] == []
    seen: Any = redis.hgetall("{views}:seen:2026-11-22")
    # A visitor and a line, alone and with the article.
    assert sorted((len(mark), count) for mark, count in seen.items()) == [(8, b"1")] * 3 + [
        (8, b"2")
    ]


@pytest.mark.parametrize(
    ("proxy", "country"),
    [
        ({"TRUSTED_PROXIES": "1"}, None),
        ({"COUNTRY_HEADER": "X-Country", "TRUSTED_PROXIES": "1"}, "SG"),
    ],
)
def test_a_country_comes_from_the_header_of_a_proxy_and_then_nobody_is_noted(
    app: Flask,
    make_settings: MakeSettings,
    redis: Redis,
    ayu: SignedIn,
    proxy: dict[str, str],
    country: str | None,
) -> None:
    with fresh_app(make_settings(**proxy)) as trial:
        view(trial.test_client(), "/overview", headers={**ayu.headers, "X-Country": "SG"})
    (one,) = waiting(redis)
    assert one[4] == country
    assert (one[5] is None) == (country is not None)


def test_while_redis_is_away_nobody_waits_and_nothing_is_counted(
    app: Flask, make_settings: MakeSettings, tmp_path: Path
) -> None:
    with Valkey(tmp_path / "redis") as store:
        url = store.url
    with fresh_app(make_settings(REDIS_URL=url)) as trial:
        started = time.monotonic()
        assert [view(trial.test_client()).status_code for _turn in range(3)] == [202] * 3
        assert time.monotonic() - started < 2


def test_an_address_can_only_tell_so_many(
    app: Flask, make_settings: MakeSettings, redis: Redis
) -> None:
    with fresh_app(make_settings(LIMITS_FACTOR="0.005")) as trial:
        client = trial.test_client()
        statuses = [view(client).status_code for _turn in range(4)]
        assert statuses == [202, 202, 202, 429]
        assert view(client, address="198.51.100.1").status_code == 202


def test_what_is_told_is_small(client: FlaskClient, redis: Redis) -> None:
    assert view(client, f"/{'a' * 300}").status_code == 422
    assert view(client, "/", referrer=f"https://a.example/{'a' * 2000}").status_code == 422
    answer = client.post(f"{API}/views", data="path=/", content_type="text/plain")
    assert answer.status_code == 415
    assert redis.keys("{views}:*") == []
