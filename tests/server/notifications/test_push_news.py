"""News that have words for it are pushed to the browsers of those who want that."""

from dataclasses import replace
from typing import Any

import pytest
from flask import Flask

from server.core.calendar.clock import now
from server.core.database.unit_of_work import unit_of_work
from server.core.ids import new_id
from server.core.security import vapid
from server.extensions import db
from server.notifications.notification_request import PushContent
from server.push.models import PushSubscription
from tests.support.notifications import id_of, notification_request, notify_all
from tests.support.people import SignedIn
from tests.support.push import messages


@pytest.fixture(autouse=True)
def with_keys(app: Flask, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the site push."""
    settings = replace(
        app.extensions["settings"],
        vapid_private_key=vapid.new_private_key(),
        vapid_subject="mailto:ops@lumbung.example",
    )
    monkeypatch.setitem(app.extensions, "settings", settings)


def subscribe(app: Flask, person: SignedIn) -> str:
    """Let somebody have a browser that takes notifications; returns the account's id."""
    owner_id = id_of(app, person)
    key: dict[str, Any] = {"p256dh": "p", "auth": "a", "host": "push.example"}
    with app.app_context(), unit_of_work():
        db.session.add(
            PushSubscription(
                owner_id=owner_id,
                id=new_id(),
                endpoint=f"https://push.example/{owner_id}",
                session="s",
                session_version=1,
                created_at=now(),
                seen_at=now(),
                **key,
            )
        )
    return owner_id


def words(language: str) -> PushContent:
    """What a browser shows."""
    title = {"en": "Electricity", "id": "Listrik"}[language]
    return PushContent(title=title, text="Today", path="/reminders")


def test_a_push_speaks_the_language_of_its_owner_and_comes_once(
    app: Flask, ayu: SignedIn, bayu: SignedIn
) -> None:
    mine, his = subscribe(app, ayu), subscribe(app, bayu)
    bayu.put("/users/preferences", json={"language": "id"})
    for _time in range(2):
        notify_all(
            app,
            notification_request(mine, "a", mail=None, push=words),
            notification_request(his, "b", mail=None, push=words),
        )
    notify_all(app, notification_request(mine, "c", mail=None))
    found = {(one.owner_id, one.title, one.path) for one in messages(app)}
    assert found == {(mine, "Electricity", "/reminders"), (his, "Listrik", "/reminders")}


def test_nothing_is_pushed_to_those_who_do_not_want_it_or_may_not_get_it(
    app: Flask, ayu: SignedIn, bayu: SignedIn
) -> None:
    mine, his = subscribe(app, ayu), subscribe(app, bayu)
    ayu.put("/users/notifications", json={"reminders": False})
    bayu.put("/users/profile", json={"age": "Under 18"})
    assert (
        notify_all(
            app,
            notification_request(mine, "a", push=words),
            notification_request(his, "b", push=words),
        )
        == 2
    )
    assert messages(app) == []
