"""A browser subscribes by its endpoint and keys, is one person's alone, and can be let go."""

import base64
import json
from dataclasses import replace
from typing import Final

import pytest
from flask import Flask

from server.core.security import vapid
from tests.server.push.conftest import Subscribe
from tests.support.accounts import code_of, errors_of, queries, rows
from tests.support.notifications import id_of
from tests.support.people import AYU, SignedIn, come_in
from tests.support.push import devices, messages, push, queue_notice
from tests.support.push_service import PushService

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"


def test_a_browser_subscribes_once_however_often_it_says_so(
    app: Flask, ayu: SignedIn, service: PushService
) -> None:
    browser = service.browser()
    told = {"User-Agent": FIREFOX}
    first = ayu.post("/push-subscriptions", json=browser.subscription, headers=told)
    again = ayu.post("/push-subscriptions", json=browser.subscription, headers=told)
    assert (first.status_code, again.status_code) == (201, 200)
    assert first.get_json()["payload"] == again.get_json()["payload"]
    (row,) = devices(ayu)
    assert row == first.get_json()["payload"]["datas"][0]
    assert row["device"] == "Firefox · Linux"
    assert set(row) == {"id", "device", "created_at"}


def test_new_keys_of_a_browser_take_the_place_of_the_old_ones(
    app: Flask, ayu: SignedIn, subscribe: Subscribe, service: PushService
) -> None:
    browser = subscribe(ayu)
    browser.key, browser.secret = service.browser().key, b"0123456789abcdef"
    padded = base64.urlsafe_b64encode(browser.secret).decode()
    assert padded.endswith("==")
    keys = {**browser.subscription["keys"], "auth": padded}
    answer = ayu.post("/push-subscriptions", json={**browser.subscription, "keys": keys})
    assert answer.status_code == 200
    queue_notice(app, ayu)
    push(app)
    assert len(browser.received) == 1


STRANGE: Final = (
    "http://fcm.googleapis.com/fcm/send/x",
    "https://evil.example/fcm.googleapis.com",
    "https://fcm.googleapis.com.evil.example/x",
    "https://notfcm.googleapis.com/x",
    "https://push.apple.com/x",
    "https://fcm.googleapis.com:8443/x",
    "https://fcm.googleapis.com@evil.example/x",
    "https://fcm.googleapis.com/x#y",
    "https://127.0.0.1/x",
    "https://[::1]/x",
    "https://[/x",
    "https://fcm.googleapis.com:x/",
    "https://fcm.googleapis.com/" + "x" * 1000,
    "https://fcm.googleapis.com/ü",
    "javascript:alert(1)",
    # No library may read another host, or fail, in what was let in.
    "https://a..push.apple.com/x",
    "https://.push.apple.com/x",
    "https://-a.push.apple.com/x",
    "https://" + "a" * 64 + ".push.apple.com/x",
    "https://" + "a." * 120 + "push.apple.com/x",
    "https://127.0.0.1\\.notify.windows.com/x",
    "https://evil.example%2f.push.apple.com/x",
    "https://evil.example%23.push.apple.com/x",
    "https://evil.example&.push.apple.com/x",
    "https://evil.example|.push.apple.com/x",
    "https://evil.example^.push.apple.com/x",
    "https://evil.example\t.push.apple.com/x",
    "https://evil.example?.push.apple.com/x",
    "https://a_b.push.apple.com/x",
    "https://a.push.apple.com./x",
    "https://user:word@fcm.googleapis.com/x",
    "https://fcm.googleapis.com:0/x",
    "https://fcm.googleapis.com:/x",
    "https://fcm.googleapis.com:99999/x",
    "https://fcm.googleapis.com/x\\y",
    "https://fcm.googleapis.com",
    "https:fcm.googleapis.com/x",
    "",
)


def test_nothing_but_a_known_push_service_is_an_endpoint(
    ayu: SignedIn, service: PushService
) -> None:
    subscription = service.browser().subscription
    for endpoint in STRANGE:
        answer = ayu.post("/push-subscriptions", json={**subscription, "endpoint": endpoint})
        assert (answer.status_code, list(errors_of(answer))) == (422, ["endpoint"]), endpoint
    assert devices(ayu) == []


def test_the_usual_port_is_no_other_host(ayu: SignedIn, service: PushService) -> None:
    keys = service.browser().subscription["keys"]
    body = {"endpoint": "https://" + "a" * 63 + ".push.apple.com:443/x", "keys": keys}
    assert ayu.post("/push-subscriptions", json=body).status_code == 201


def test_the_push_services_of_browsers_are_known_and_those_of_the_operator_too(
    app: Flask, ayu: SignedIn, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = replace(app.extensions["settings"], push_hosts=("push.kampung.example",))
    monkeypatch.setitem(app.extensions, "settings", settings)
    hosts = (
        "fcm.googleapis.com",
        "updates.push.services.mozilla.com",
        "web.push.apple.com",
        "wns2-sg2p.notify.windows.com",
        "push.kampung.example",
    )
    keys = service.browser().subscription["keys"]
    for host in hosts:
        body = {"endpoint": f"https://{host}/w/?token=x", "keys": keys}
        assert ayu.post("/push-subscriptions", json=body).status_code == 201, host
    assert rows(app, "SELECT host FROM push_subscriptions ORDER BY id") == [(h,) for h in hosts]


NO_KEYS: Final = (
    ("p256dh", "x"),
    ("p256dh", vapid.encode(b"\x04" + b"\x01" * 64)),
    ("p256dh", vapid.encode(b"\x04" + b"\x01" * 63)),
    ("p256dh", "*" * 87),
    ("auth", vapid.encode(b"short")),
    ("auth", "€" * 22),
)


def test_keys_that_no_browser_has_are_refused(ayu: SignedIn, service: PushService) -> None:
    for name, key in NO_KEYS:
        subscription = service.browser().subscription
        subscription["keys"][name] = key
        answer = ayu.post("/push-subscriptions", json=subscription)
        assert (answer.status_code, list(errors_of(answer))) == (422, [f"keys.{name}"]), key


def test_an_endpoint_is_handed_over_to_who_registers_it(
    app: Flask, ayu: SignedIn, bayu: SignedIn, subscribe: Subscribe
) -> None:
    browser = subscribe(ayu)
    queue_notice(app, ayu, title="Ayu's")
    answer = bayu.post("/push-subscriptions", json=browser.subscription)
    assert answer.status_code == 201
    assert messages(app) == []
    queue_notice(app, ayu, "reminder:2", title="Ayu's")
    queue_notice(app, bayu, "reminder:2", title="Bayu's")
    push(app)
    assert [words["title"] for words in browser.shown] == ["Bayu's"]
    assert devices(ayu) == []


@pytest.mark.both_databases
def test_a_browser_is_let_go_by_its_owner_alone(
    app: Flask, ayu: SignedIn, bayu: SignedIn, subscribe: Subscribe
) -> None:
    browser = subscribe(ayu)
    body = {"endpoint": browser.endpoint}
    assert bayu.delete("/push-subscriptions", json=body).status_code == 200
    assert len(devices(ayu)) == 1
    assert devices(bayu) == []
    assert [ayu.delete("/push-subscriptions", json=body).status_code for _ in "12"] == [200, 200]
    assert devices(ayu) == []


def test_of_more_than_twenty_browsers_the_ones_not_seen_for_longest_go(
    app: Flask, ayu: SignedIn, subscribe: Subscribe
) -> None:
    browsers = [subscribe(ayu) for _browser in range(20)]
    first, second = browsers[:2]
    assert ayu.post("/push-subscriptions", json=first.subscription).status_code == 200
    subscribe(ayu)
    queue_notice(app, ayu)
    assert push(app) == 20
    assert (len(first.received), len(second.received)) == (1, 0)


def test_telling_many_people_takes_two_queries(
    app: Flask, ayu: SignedIn, bayu: SignedIn, subscribe: Subscribe
) -> None:
    from server.core.database.unit_of_work import unit_of_work
    from server.push.outbox import Notice, queue_notices

    for person in (ayu, bayu, come_in(app, AYU)):
        subscribe(person)
    notices = [
        Notice(
            owner_id=id_of(app, person),
            cause=f"x:{turn}",
            purpose="reminders",
            title="t",
            text="t",
            path="/",
        )
        for person in (ayu, bayu)
        for turn in range(20)
    ]
    with queries(app) as asked, app.app_context(), unit_of_work():
        assert queue_notices(notices) == 60
    assert len([query for query in asked if "push_" in query]) == 2


def test_what_is_kept_of_browsers_is_taken_along_without_their_keys(
    app: Flask, ayu: SignedIn, subscribe: Subscribe
) -> None:
    from server.push.subscriptions import export

    browser = subscribe(ayu)
    with app.app_context():
        (table,) = export(id_of(app, ayu)).tables
        taken = json.dumps(list(table.rows()))
    assert table.count == 1
    assert browser.endpoint not in taken
    assert browser.subscription["keys"]["auth"] not in taken


def test_without_a_sign_in_nothing_is_told(app: Flask) -> None:
    answer = app.test_client().get("/api/v1/push-subscriptions")
    assert (answer.status_code, code_of(answer)) == (401, "invalid_token")
