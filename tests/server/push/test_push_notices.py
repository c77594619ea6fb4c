"""A notice reaches every browser of its owner, sealed for that browser alone, once per cause."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from threading import Barrier, Thread

import pytest
import time_machine
from flask import Flask

from server.core.security import vapid
from server.extensions import db
from tests.server.push.conftest import Subscribe
from tests.support.notifications import id_of
from tests.support.people import AYU, SignedIn, come_in
from tests.support.push import messages, push, queue_notice
from tests.support.push_service import PushService


def test_every_browser_of_its_owner_shows_it_and_nobody_elses(
    app: Flask, ayu: SignedIn, bayu: SignedIn, subscribe: Subscribe, service: PushService
) -> None:
    laptop, phone, other = subscribe(ayu), subscribe(come_in(app, AYU)), subscribe(bayu)
    assert queue_notice(app, ayu, "reminder:7", title="Listrik 💡", language="id", urgent=True) == 2
    assert push(app) == 2
    assert service.refusals == []
    assert [len(browser.received) for browser in (laptop, phone, other)] == [1, 1, 0]
    (received,) = phone.received
    assert received.words == {
        "title": "Listrik 💡",
        "text": "Due today.",
        "path": "/reminders",
        "language": "id",
        "tag": received.headers["topic"],
    }
    assert received.claims["aud"] == service.origin
    assert received.claims["sub"] == "mailto:ops@lumbung.example"
    assert received.headers["urgency"] == "high"
    assert 86_390 <= int(received.headers["ttl"]) <= 86_400
    # What was sent is known to have been, but no longer what it said.
    for row in messages(app):
        assert (row.state, row.title, row.text, row.path) == ("sent", None, None, None)


def test_one_cause_is_told_once_in_each_browser(
    app: Flask, ayu: SignedIn, subscribe: Subscribe
) -> None:
    laptop = subscribe(ayu)
    assert queue_notice(app, ayu) == 1
    assert queue_notice(app, ayu) == 0
    push(app)
    assert queue_notice(app, ayu) == 0
    phone = subscribe(come_in(app, AYU))
    assert queue_notice(app, ayu, "reminder:2") == 2
    push(app)
    assert [len(laptop.received), len(phone.received)] == [2, 1]
    assert phone.received[0].headers["urgency"] == "normal"


def test_nothing_waits_of_a_transaction_that_was_undone(
    app: Flask, ayu: SignedIn, subscribe: Subscribe
) -> None:
    from server.push.outbox import Notice, queue_notices

    subscribe(ayu)
    owner = id_of(app, ayu)
    with app.app_context():
        words = {"title": "t", "text": "t", "path": "/overview"}
        queue_notices([Notice(owner_id=owner, cause="x", purpose="reminders", **words)])
        db.session.rollback()
    assert messages(app) == []


def test_a_notice_opens_nothing_but_this_site(
    app: Flask, ayu: SignedIn, subscribe: Subscribe
) -> None:
    subscribe(ayu)
    for path in ("overview", "//evil.example/", "https://evil.example/", "/\\evil.example"):
        with pytest.raises(ValueError, match="path of this site"):
            queue_notice(app, ayu, path=path)


def test_long_words_are_shortened_so_that_every_service_takes_them(
    app: Flask, ayu: SignedIn, subscribe: Subscribe, service: PushService
) -> None:
    browser = subscribe(ayu)
    queue_notice(app, ayu, title="🌾" * 500, text="é" * 5000)
    assert push(app) == 1
    assert service.refusals == []
    assert browser.shown[0]["title"] == "🌾" * 119 + "…"


def test_a_site_without_keys_keeps_and_sends_nothing(
    app: Flask, ayu: SignedIn, subscribe: Subscribe, monkeypatch: pytest.MonkeyPatch
) -> None:
    browser = subscribe(ayu)
    queue_notice(app, ayu)
    settings = replace(app.extensions["settings"], vapid_private_key=None)
    monkeypatch.setitem(app.extensions, "settings", settings)
    assert queue_notice(app, ayu, "reminder:2") == 0
    assert push(app) == 0
    assert len(messages(app)) == 1
    assert browser.asked == 0
    assert ayu.get("/push-subscriptions").get_json()["payload"]["public_key"] is None
    answer = ayu.post("/push-subscriptions", json=browser.subscription)
    assert (answer.status_code, answer.get_json()["payload"]["code"]) == (409, "push_is_off")


def test_the_key_that_browsers_get_is_the_one_that_signs(app: Flask, ayu: SignedIn) -> None:
    private = app.extensions["settings"].vapid_private_key
    told = ayu.get("/push-subscriptions").get_json()["payload"]["public_key"]
    assert told == vapid.public_key(private)
    assert vapid.decode(told)[0] == 4
    assert len(vapid.decode(told)) == 65


@pytest.mark.both_databases
def test_two_workers_at_once_send_each_message_once(
    app: Flask, ayu: SignedIn, subscribe: Subscribe
) -> None:
    browser = subscribe(ayu)
    for number in range(120):
        queue_notice(app, ayu, f"reminder:{number}")
    start = Barrier(2)

    def work() -> None:
        start.wait()
        push(app)

    workers = [Thread(target=work) for _worker in range(2)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    assert len(browser.received) == 120
    assert len({words["tag"] for words in browser.shown}) == 120


@pytest.mark.both_databases
def test_what_a_killed_worker_held_is_sent_under_the_same_tag_after_its_lease(
    app: Flask, ayu: SignedIn, subscribe: Subscribe
) -> None:
    from server.push.delivery import _claim

    browser = subscribe(ayu)
    queue_notice(app, ayu)
    with app.app_context():
        assert len(_claim(set())) == 1
    assert push(app) == 0
    with time_machine.travel(datetime.now(UTC) + timedelta(minutes=6)):
        assert push(app) == 1
    assert len(browser.received) == 1
