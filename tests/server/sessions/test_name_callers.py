"""A request is known by its person and its weight before it runs; too many are refused."""

import time

import jwt
import pytest
from flask import Flask
from flask.testing import FlaskClient

from server.core.errors import TooManyAtOnce
from server.core.gateway.gateway import REFUSAL
from server.core.gateway.request_shares import Caller
from server.sessions.callers import caller_finder
from tests.support.people import API, SignedIn


def read(
    app: Flask, path: str, token: str = "", query: str = "", method: str = "GET"
) -> Caller | None:
    header = {"HTTP_AUTHORIZATION": f"Bearer {token}"} if token else {}
    asked = {"REQUEST_METHOD": method, "PATH_INFO": API + path, "QUERY_STRING": query}
    return caller_finder(app)({**asked, **header})


@pytest.mark.parametrize(
    ("path", "query", "is_heavy"),
    [
        ("/transactions", "", False),
        ("/transactions", "limit=50&sort=-date&cursor=a%3D", False),
        ("/transactions", "limit=50&q=kopi", True),
        ("/transactions", "limit=50&%71=kopi", True),
        ("/transactions", "sort=-amount", True),
        ("/transactions", "q=kopi&so%72t=name", True),
        ("/transactions/export", "format=csv", True),
        ("/overview", "", False),
        ("/nowhere", "q=kopi", False),
    ],
)
def test_a_read_that_looks_at_very_many_rows_is_heavy(
    app: Flask, ayu: SignedIn, path: str, query: str, is_heavy: bool
) -> None:
    found = read(app, path, ayu.token, query)
    assert found is not None
    assert found.is_heavy is is_heavy


def test_the_reads_of_all_devices_of_a_person_are_one_readers(
    app: Flask, ayu: SignedIn, bayu: SignedIn
) -> None:
    first = read(app, "/overview", ayu.token)
    assert first == read(app, "/transactions", ayu.refresh())
    assert first is not None
    assert first.name != getattr(read(app, "/overview", bayu.token), "name", None)


def test_nobody_reads_in_the_name_of_another(app: Flask, ayu: SignedIn) -> None:
    header, claims, proof = ayu.token.split(".")
    told = jwt.decode(ayu.token, options={"verify_signature": False})
    forged = jwt.encode(told, "x" * 32, headers=jwt.get_unverified_header(ayu.token))
    for token in ("", "none", f"{header}.{claims}.{proof[::-1]}", forged):
        assert read(app, "/overview", token) is None


@pytest.mark.parametrize(
    ("path", "is_heavy"),
    [
        ("/transactions/bulk", True),
        ("/transactions/bulk/01ABC/undo", True),
        ("/categories/food-beverages/merge", True),
        ("/transactions/bulk/01ABC/undo/", False),
        ("/transactions/01ABC/restore", False),
        ("/transaction/add", False),
    ],
)
def test_a_write_is_heavy_when_it_changes_very_many_rows(
    app: Flask, ayu: SignedIn, path: str, is_heavy: bool
) -> None:
    overview = read(app, "/overview", ayu.token)
    assert overview is not None
    assert read(app, path, ayu.token, method="POST") == Caller(overview.name, is_heavy, True)


def test_a_token_that_has_expired_counts_for_nobody(
    app: Flask, ayu: SignedIn, monkeypatch: pytest.MonkeyPatch
) -> None:
    later = time.time() + 3600
    monkeypatch.setattr(time, "time", lambda: later)
    assert read(app, "/overview", ayu.token) is None


def test_a_calendar_feed_is_read_in_the_name_of_its_address(app: Flask) -> None:
    found = read(app, "/calendar/secret.ics")
    assert found == Caller(f"{API}/calendar/secret.ics", True)
    assert found != read(app, "/calendar/other.ics")
    assert read(app, "/site") is None


@pytest.mark.parametrize(
    ("language", "words"), [("en", "We're still working"), ("id", "Permintaanmu yang lain")]
)
def test_who_reads_too_much_is_asked_to_come_back(
    client: FlaskClient, language: str, words: str
) -> None:
    answer = client.get(
        f"{API}/transactions?q=kopi",
        headers={"Accept-Language": language},
        environ_overrides={REFUSAL: TooManyAtOnce},
    )
    assert (answer.status_code, answer.get_json()["payload"]["code"]) == (429, "rate_limited")
    assert answer.get_json()["message"].startswith(words)
    assert answer.headers["Retry-After"] == "2"
