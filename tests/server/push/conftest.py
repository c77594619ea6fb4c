"""A site with keys to push with, and a push service that its browsers subscribe to."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from flask import Flask

from server.core.security import vapid
from tests.support.people import SignedIn
from tests.support.push_service import Browser, PushService

Subscribe = Callable[[SignedIn], Browser]


@pytest.fixture(scope="session")
def push_service(directory: Path) -> Iterator[PushService]:
    """The push service of this test process."""
    with PushService(directory) as service:
        yield service


@pytest.fixture
def service(push_service: PushService) -> PushService:
    """The push service, without any browser."""
    push_service.reset()
    return push_service


@pytest.fixture
def app(app: Flask, service: PushService, monkeypatch: pytest.MonkeyPatch) -> Flask:
    """The app of a site that pushes, also to a push service of its own."""
    settings = replace(
        app.extensions["settings"],
        vapid_private_key=vapid.new_private_key(),
        vapid_subject="mailto:ops@lumbung.example",
        push_hosts=(service.host,),
    )
    monkeypatch.setitem(app.extensions, "settings", settings)
    monkeypatch.setenv("REQUESTS_CA_BUNDLE", str(service.authority))
    return app


@pytest.fixture
def subscribe(app: Flask, service: PushService) -> Subscribe:
    """Let somebody turn notifications on in the browser they are signed in with."""

    def do(person: SignedIn) -> Browser:
        key = vapid.public_key(app.extensions["settings"].vapid_private_key)
        browser = service.browser(key)
        answer = person.post("/push-subscriptions", json=browser.subscription)
        assert answer.status_code == 201, answer.text
        return browser

    return do
