"""Messages go to push services that are known by their name and certificate, and nowhere else."""

import socket
from dataclasses import replace
from typing import Any

import pytest
from flask import Flask

from tests.server.push.conftest import Subscribe
from tests.support.people import SignedIn
from tests.support.push import messages, moved, push, queue_notice
from tests.support.push_service import PushService


def one(app: Flask) -> Any:
    (row,) = messages(app)
    return row


def test_no_message_goes_into_a_private_network(
    app: Flask,
    ayu: SignedIn,
    subscribe: Subscribe,
    service: PushService,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    subscribe(ayu)
    moved(app, "https://fcm.googleapis.com/x", "fcm.googleapis.com")
    here = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("127.0.0.1", 443))]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_asked, **_more: here)
    queue_notice(app, ayu)
    assert push(app) == 0
    assert one(app).last_error == "private address"


def test_nothing_is_sent_to_another_host_than_the_one_that_was_allowed(
    app: Flask,
    ayu: SignedIn,
    subscribe: Subscribe,
    service: PushService,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    browser, host = subscribe(ayu), service.host
    strange = (
        (browser.endpoint, "fcm.googleapis.com"),
        (browser.endpoint.replace("https://", "https://fcm.googleapis.com@"), host),
        (f"https://{host}\\.notify.windows.com/x", f"{host}\\.notify.windows.com"),
        ("https://a..push.apple.com/x", "a..push.apple.com"),
    )
    for number, (endpoint, named) in enumerate(strange):
        moved(app, endpoint, named)
        queue_notice(app, ayu, f"reminder:{number}")
        assert push(app) == 0
    # Nor to one that the operator has taken back.
    moved(app, browser.endpoint, host)
    queue_notice(app, ayu, "reminder:last")
    settings = replace(app.extensions["settings"], push_hosts=())
    monkeypatch.setitem(app.extensions, "settings", settings)
    assert push(app) == 0
    assert {(row.state, row.last_error) for row in messages(app)} == {("dead", "strange address")}
    assert len(messages(app)) == 5
    assert browser.asked == 0


def test_an_impostor_with_a_certificate_of_its_own_gets_nothing(
    app: Flask, ayu: SignedIn, subscribe: Subscribe, monkeypatch: pytest.MonkeyPatch
) -> None:
    browser = subscribe(ayu)
    monkeypatch.delenv("REQUESTS_CA_BUNDLE")
    queue_notice(app, ayu)
    assert push(app) == 0
    assert one(app).last_error == "SSLError"
    assert browser.asked == 0
