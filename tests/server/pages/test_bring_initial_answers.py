"""A signed-in page brings what its screen asks first, exactly as the API answers it."""

import json
import re
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import brotli
import pytest
import time_machine
from flask import Flask
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from server.sessions.initial_answers import PagesBeingRead
from tests.server.core.conftest import MakeTrial
from tests.support.accounts import COOKIE, change, cookie_of, queries
from tests.support.ledger import record
from tests.support.operators import operator
from tests.support.people import API, AYU, BAYU, SignedIn, sign_in
from tests.support.secrets import note

DAY = 24 * 60 * 60
BLOCK = re.compile(rb'<script type="application/json" id="initial-answers">(.*?)</script>', re.S)
EVERYWHERE = {"/users", "/notifications?limit=1"}
MORNING = "2026-11-22T05:00:00Z"
NOVEMBER = "/reminders?from=2026-11-01&to=2026-12-12"
BROUGHT = {
    "/overview": {"/overview", NOVEMBER},
    "/transaction": {
        "/overview",
        "/transactions?category=all&include=transfers%2Cadjustments&limit=50",
        "/transactions/exports",
        "/wallets",
    },
    "/transaction?from=2026-11-01&category=expenses&sort=date&include=transfers": {
        "/overview",
        "/wallets",
        "/transactions?category=expenses&from=2026-11-01&sort=date&limit=50",
        "/transactions/exports",
    },
    "/transaction?view=categories": {"/transactions/by-category"},
    "/transaction?view=categories&compare=2026-08&month=2026-10&type=income": {
        "/transactions/by-category?month=2026-10&compare=2026-08",
    },
    "/transaction?view=categories&from=2026-11-01&to=2026-11-20": {
        "/transactions/by-category?from=2026-11-01&to=2026-11-20",
    },
    "/budget": {"/allocation", "/budgets", "/categories"},
    "/budget?month=2026-10": {
        *("/allocation?month=2026-10", "/budgets?month=2026-10"),
        "/categories",
    },
    "/forecast": {"/forecast"},
    "/forecast?months=3&add=2026-11-25:-500000": {
        "/forecast?months=3&add=2026-11-25%3A-500000",
    },
    "/planning": {"/goals?archived=false", "/goals?archived=true"},
    "/reminders": {NOVEMBER},
    "/reminders?month=2026-10": {"/reminders?from=2026-09-27&to=2026-11-07"},
    "/reminders?day=2026-10-31": {"/reminders?from=2026-09-27&to=2026-11-07"},
    "/letters": {"/letters"},
    # There is no letter for it.
    "/letters?month=2026-10": set(),
    "/notification": {"/users/notifications", "/push-subscriptions"},
    "/setting": set(),
    "/wallets": {"/wallets", "/net-worth"},
    "/wallets/01arz3ndektsv4rrffq69g5fav?category=income": {"/wallets"},
    "/import": {"/imports", "/wallets"},
    "/import/01arz3ndektsv4rrffq69g5fav": {"/wallets"},
    "/rules": {"/rules", "/categories", "/wallets"},
    "/debts": {"/debts", "/wallets"},
    "/debts/01arz3ndektsv4rrffq69g5fav": set(),
    # What the API refuses is left to the client, and so is what takes long.
    "/budget?month=2026-13": {"/categories"},
    "/transaction?q=uduk": {"/overview", "/transactions/exports", "/wallets"},
    # Only for operators.
    "/dashboard": set(),
}


def find_block(answer: TestResponse) -> dict[str, Any] | None:
    """What a page brings; None for a bare one."""
    assert answer.status_code == 200
    found = BLOCK.findall(answer.data)
    if not found:
        return None
    block: dict[str, Any] = json.loads(found[0])
    note(block["token"]["accessToken"])
    return block


def brought(answer: TestResponse) -> dict[str, Any]:
    """What a page brings."""
    block = find_block(answer)
    assert block is not None, "a bare page"
    return block


def expect_answers_of_the_api(browser: FlaskClient, block: dict[str, Any]) -> None:
    headers = {"Authorization": f"Bearer {block['token']['accessToken']}"}
    for key, answer in block["answers"].items():
        asked = browser.get(API + key, headers=headers)
        assert (key, answer["body"]) == (key, asked.get_json())
        assert answer["etag"] == asked.headers.get("ETag")


@pytest.mark.both_databases
def test_each_answer_is_that_of_the_api(browser: FlaskClient, ayu: SignedIn) -> None:
    with time_machine.travel(MORNING, tick=False):
        ayu.refresh()
        record(ayu, detail="Nasi <b>uduk</b> </script><!-- & 'lauk'")
        ayu.post("/reminders", json={"title": "Listrik", "first": "2026-11-25"})
        for page, keys in BROUGHT.items():
            block = brought(browser.get(page))
            assert (page, set(block["answers"])) == (page, keys | EVERYWHERE)
            expect_answers_of_the_api(browser, block)


def test_the_dashboard_brings_its_figures_to_operators(
    app: Flask, site: FlaskClient, bayu: SignedIn
) -> None:
    site.set_cookie(COOKIE, cookie_of(operator(app, BAYU).client))
    with time_machine.travel(time.time(), tick=False):
        block = brought(site.get("/dashboard?range=7d"))
        assert set(block["answers"]) == {"/admin/dashboard?range=7d", *EVERYWHERE}
        expect_answers_of_the_api(site, block)
    assert "/admin/dashboard?range=30d" in brought(site.get("/dashboard"))["answers"]
    site.delete_cookie(COOKIE)


@pytest.mark.both_databases
def test_the_page_comes_in_the_language_and_the_looks_of_the_account(
    browser: FlaskClient, ayu: SignedIn
) -> None:
    ayu.put("/users/preferences", json={"language": "id", "theme": "dark", "text_size": 75})
    answer = browser.get("/overview", headers={"Accept-Language": "en"})
    assert answer.text.startswith('<html data-theme="dark" data-text-size="75" lang=id>')
    assert "lang=id" in answer.headers["Set-Cookie"]
    expect_answers_of_the_api(browser, brought(answer))
    assert "Set-Cookie" not in browser.get("/overview").headers
    browser.delete_cookie("lang")


def test_nothing_in_a_text_ends_the_block_and_nothing_stores_the_page(
    browser: FlaskClient, ayu: SignedIn
) -> None:
    detail = "</script><script>alert(1)</script><!--"
    record(ayu, detail=detail)
    answer = browser.get("/overview", headers={"Accept-Encoding": "br"})
    assert answer.headers["Cache-Control"] == "no-store, no-transform"
    assert {"Cookie", "Accept-Language", "Accept-Encoding"} <= set(answer.vary)
    assert "ETag" not in answer.headers
    plain = brotli.decompress(answer.data)
    assert plain.count(b"<script") == plain.count(b"</script") == 1
    (block,) = BLOCK.findall(plain)
    recent = json.loads(block)["answers"]["/overview"]["body"]["payload"]["datas"][0]["recent"]
    assert recent[0]["detail"] == detail


def test_what_the_address_says_is_not_compressed_with_the_answers(browser: FlaskClient) -> None:
    answer = browser.get("/transaction?category_id=food", headers={"Accept-Encoding": "br"})
    assert "Content-Encoding" not in answer.headers
    assert "no-transform" in answer.headers["Cache-Control"]
    assert find_block(answer)


def test_a_page_asks_the_database_no_more_than_its_calls_would(browser: FlaskClient) -> None:
    # The first one fills caches.
    browser.get("/overview")
    with queries(browser.application) as statements:
        block = brought(browser.get("/overview"))
    headers = {"Authorization": f"Bearer {block['token']['accessToken']}"}
    with queries(browser.application) as of_calls:
        for key in block["answers"]:
            browser.get(API + key, headers=headers)
    # Each call reads the account of its caller, the page once for all.
    assert len(statements) <= len(of_calls) - len(block["answers"]) + 1


def test_of_one_person_two_pages_are_answered_at_a_time() -> None:
    pages = PagesBeingRead()
    with ExitStack() as opened:
        names = ("ayu", "ayu", "ayu", "bayu")
        has_room = [opened.enter_context(pages.one_of(name)) for name in names]
    assert has_room == [True, True, False, True]
    with pages.one_of("ayu") as has_room_again:
        assert has_room_again


def test_opening_a_page_is_use_of_the_session(browser: FlaskClient, ayu: SignedIn) -> None:
    began = time.time()
    with time_machine.travel(began + 13 * DAY):
        assert find_block(browser.get("/overview"))
    with time_machine.travel(began + 26 * DAY):
        assert find_block(browser.get("/overview"))
    with time_machine.travel(began + 91 * DAY):
        assert find_block(browser.get("/overview")) is None


BARE: dict[str, dict[str, str]] = {
    "prefetched": {"Sec-Purpose": "prefetch;prerender"},
    "prefetched, in older words": {"Purpose": "prefetch"},
    "from another site": {"Sec-Fetch-Site": "cross-site"},
    "from another site, by an older browser": {"Referer": "https://evil.example/"},
}


@pytest.mark.parametrize("headers", BARE.values(), ids=BARE)
def test_a_page_comes_bare_that_nobody_opens_here(
    browser: FlaskClient, headers: dict[str, str]
) -> None:
    answer = browser.get("/overview", headers=headers)
    assert find_block(answer) is None
    assert answer.headers["Cache-Control"] == "no-cache"
    assert browser.head("/overview", headers=headers).headers["ETag"] == answer.headers["ETag"]


@pytest.mark.parametrize(
    "change_of",
    ["session_version = session_version + 1", "status = 'suspended'", "role = 'Admin'"],
)
def test_a_session_that_is_over_gets_a_bare_page(
    app: Flask, browser: FlaskClient, change_of: str
) -> None:
    change(app, f"UPDATE users SET {change_of}")
    assert find_block(browser.get("/overview")) is None


def test_an_operator_who_must_enrol_first_gets_a_bare_page(
    app: Flask, ayu: SignedIn, site: FlaskClient
) -> None:
    change(app, "UPDATE users SET role = 'Admin'")
    site.set_cookie(COOKIE, cookie_of(sign_in(app, AYU).client))
    assert find_block(site.get("/dashboard")) is None
    site.delete_cookie(COOKIE)


def test_a_page_comes_bare_when_one_read_fails(
    app: Flask, browser: FlaskClient, ayu: SignedIn
) -> None:
    change(app, "ALTER TABLE goals RENAME COLUMN monthly TO gone")
    try:
        # Of the overview only a part is missing, which another try may bring.
        pages = [find_block(browser.get(path)) for path in ("/overview", "/planning")]
    finally:
        change(app, "ALTER TABLE goals RENAME COLUMN gone TO monthly")
    assert pages == [None, None]
    assert find_block(browser.get("/overview"))


def test_a_page_comes_bare_while_redis_is_out_of_reach(
    make_trial: MakeTrial, dist: Path, ayu: SignedIn
) -> None:
    client = make_trial(CLIENT_DIST=str(dist), REDIS_URL="redis://localhost:1/0").test_client()
    client.set_cookie(COOKIE, cookie_of(ayu.client))
    assert find_block(client.get("/overview")) is None


def test_a_visitor_gets_a_bare_page(site: FlaskClient) -> None:
    assert find_block(site.get("/overview")) is None
    site.set_cookie(COOKIE, "A" * 43)
    assert find_block(site.get("/overview")) is None
    site.delete_cookie(COOKIE)
