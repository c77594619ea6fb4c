"""What a push service answers decides: gone, given up, or tried again when it says."""

import socket
import threading
import time
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from email.utils import format_datetime
from typing import Any

import pytest
import time_machine
from flask import Flask

from server.core.calendar.clock import now
from server.push import web_push_client
from server.push.push_services import PushRequest
from tests.server.push.conftest import Subscribe
from tests.support.people import AYU, SignedIn, come_in
from tests.support.push import devices, messages, moved, push, queue_notice
from tests.support.push_service import PushService


def one(app: Flask) -> Any:
    (row,) = messages(app)
    return row


def wait_of(app: Flask) -> float:
    """How many seconds the only message waits for its next try."""
    row = one(app)
    assert row.state == "waiting"
    assert row.claimed_until is None
    return float((row.due_at - now()).total_seconds())


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_is_removed_with_all_that_waits_for_it(
    app: Flask, ayu: SignedIn, subscribe: Subscribe, status: int
) -> None:
    gone, kept = subscribe(ayu), subscribe(come_in(app, AYU))
    gone.answers = [status]
    queue_notice(app, ayu)
    queue_notice(app, ayu, "reminder:2", lasts=timedelta(hours=2))
    push(app)
    assert len(kept.received) == 2
    assert len(devices(ayu)) == 1
    assert {row.state for row in messages(app)} == {"sent"}
    assert len(messages(app)) == 2


@pytest.mark.parametrize("status", [302, 400, 401, 403, 413])
def test_what_is_refused_is_not_tried_again(
    app: Flask, ayu: SignedIn, subscribe: Subscribe, service: PushService, status: int
) -> None:
    browser, elsewhere = subscribe(ayu), service.browser()
    browser.answers = [(status, {"Location": elsewhere.endpoint})]
    queue_notice(app, ayu)
    assert push(app) == 0
    row = one(app)
    assert (row.state, row.last_error, row.text) == ("dead", f"status {status}", None)
    assert (browser.asked, elsewhere.asked) == (1, 0)
    assert len(devices(ayu)) == 1


def test_a_service_that_is_too_busy_is_asked_again_when_it_says(
    app: Flask, ayu: SignedIn, subscribe: Subscribe
) -> None:
    browser = subscribe(ayu)
    later = format_datetime(datetime.now(UTC) + timedelta(minutes=30), usegmt=True)
    browser.answers = [(429, {"Retry-After": "600"}), (503, {"Retry-After": later}), 500]
    queue_notice(app, ayu)
    push(app)
    assert 590 < wait_of(app) <= 600
    assert push(app) == 0
    start = datetime.now(UTC)
    with time_machine.travel(start + timedelta(minutes=11)):
        push(app)
        assert 1100 < wait_of(app) <= 1150
    with time_machine.travel(start + timedelta(minutes=40)):
        push(app)
        # It said nothing of when: the third wait of our own.
        assert 290 < wait_of(app) <= 300
    with time_machine.travel(start + timedelta(minutes=50)):
        assert push(app) == 1
    assert [words["text"] for words in browser.shown] == ["Due today."]
    assert browser.asked == 4


def test_what_would_come_too_late_is_given_up(
    app: Flask, ayu: SignedIn, subscribe: Subscribe
) -> None:
    browser = subscribe(ayu)
    browser.answers = [(429, {"Retry-After": "7200"})]
    queue_notice(app, ayu, lasts=timedelta(hours=1))
    push(app)
    assert one(app).state == "dead"
    queue_notice(app, ayu, "reminder:2", lasts=timedelta(hours=1))
    with time_machine.travel(datetime.now(UTC) + timedelta(hours=2)):
        assert push(app) == 0
    assert [row.last_error for row in messages(app)] == ["status 429", "expired"]
    assert browser.asked == 1


@pytest.mark.both_databases
def test_a_service_that_hangs_keeps_no_other_waiting(
    app: Flask,
    ayu: SignedIn,
    subscribe: Subscribe,
    service: PushService,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(web_push_client, "WAIT_SECONDS", 0.3)
    browser = subscribe(ayu)
    for number in range(20):
        queue_notice(app, ayu, f"reminder:{number}")
    service.hangs.set()
    assert push(app) == 0
    # As many as are sent at once met it, the others were spared.
    reasons = {row.last_error for row in messages(app)}
    assert reasons - {"ReadTimeout", "ConnectTimeout"} == {"silent service"}
    service.hangs.clear()
    with time_machine.travel(datetime.now(UTC) + timedelta(minutes=2)):
        assert push(app) == 20
    assert len({words["tag"] for words in browser.shown}) == 20


def test_a_service_that_is_away_is_asked_again(
    app: Flask, ayu: SignedIn, subscribe: Subscribe, monkeypatch: pytest.MonkeyPatch
) -> None:
    subscribe(ayu)
    with socket.socket() as closed:
        closed.bind(("127.0.0.1", 0))
        host = f"127.0.0.1:{closed.getsockname()[1]}"
        moved(app, f"https://{host}/x", host)
        settings = replace(app.extensions["settings"], push_hosts=(host,))
        monkeypatch.setitem(app.extensions, "settings", settings)
        queue_notice(app, ayu)
        assert push(app) == 0
    assert one(app).last_error == "ConnectionError"
    assert 50 < wait_of(app) <= 60


def test_one_message_that_nobody_can_send_keeps_no_other_back(
    app: Flask,
    ayu: SignedIn,
    bayu: SignedIn,
    subscribe: Subscribe,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    poison, honest = subscribe(bayu), subscribe(ayu)
    seal = web_push_client._encrypt

    def fail_for_one(letter: PushRequest) -> bytes:
        if letter.endpoint == poison.endpoint:
            raise RuntimeError
        return seal(letter)

    monkeypatch.setattr(web_push_client, "_encrypt", fail_for_one)
    queue_notice(app, bayu)
    for number in range(3):
        queue_notice(app, ayu, f"reminder:{number}")
    start = datetime.now(UTC)
    for minutes in (0, 6):
        with time_machine.travel(start + timedelta(minutes=minutes)):
            push(app)
    assert len(honest.received) == honest.asked == 3
    assert [(row.state, row.attempts) for row in messages(app)] == [
        ("waiting", 2),
        *[("sent", 1)] * 3,
    ]
    assert messages(app)[0].last_error == "RuntimeError"


def test_what_was_delivered_is_marked_before_the_rest_is_answered(
    app: Flask,
    ayu: SignedIn,
    bayu: SignedIn,
    subscribe: Subscribe,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(web_push_client, "WAIT_SECONDS", 60)
    quick, slow = subscribe(ayu), subscribe(bayu)
    delivered = threading.Event()
    slow.waits_for = delivered
    queue_notice(app, bayu)
    queue_notice(app, ayu)
    worker = threading.Thread(target=push, args=[app])
    worker.start()
    for _look in range(200):
        if {row.state for row in messages(app)} == {"sent", "waiting"}:
            break
        time.sleep(0.05)
    states = [row.state for row in messages(app)]
    delivered.set()
    worker.join()
    assert states == ["waiting", "sent"]
    assert (len(quick.received), len(slow.received)) == (1, 1)
    assert {row.state for row in messages(app)} == {"sent"}


def test_a_yes_stays_a_yes_whatever_follows_it(
    app: Flask, ayu: SignedIn, subscribe: Subscribe, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(web_push_client, "WAIT_SECONDS", 2)
    browser = subscribe(ayu)
    endless = "Mon, 01 Jan 99999999999999999999 00:00:00 GMT"
    # The end of one answer never comes, and the other one says nonsense.
    browser.answers = [(201, {"Transfer-Encoding": "chunked"}), (201, {"Retry-After": endless})]
    for number in range(2):
        queue_notice(app, ayu, f"reminder:{number}")
        assert push(app) == 1
    assert {row.state for row in messages(app)} == {"sent"}
    assert browser.asked == 2


@pytest.mark.parametrize(
    ("header", "seconds"),
    [("120", 120), (" 0 ", 0), ("soon", None), (None, None), ("-5", None), ("9" * 50, 999_999_999)],
)
def test_a_wait_is_read_as_it_is_written(header: str | None, seconds: int | None) -> None:
    assert web_push_client.parse_retry_after(header) == seconds
