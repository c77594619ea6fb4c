"""What somebody may not get or does not want any more when it would be sent is dropped."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta

import pytest
import time_machine
from flask import Flask

from server.notifications.notification_request import PushContent
from tests.server.push.conftest import Subscribe
from tests.support.accounts import change, queries
from tests.support.notifications import id_of, notification_request, notify_all
from tests.support.people import AYU, SignedIn
from tests.support.push import devices, messages, push, queue_notice
from tests.support.reminders import dispatch_due, remind


def turn_off(_app: Flask, ayu: SignedIn) -> None:
    assert ayu.put("/users/notifications", json={"reminders": False}).status_code == 200


def say_to_be_a_child(_app: Flask, ayu: SignedIn) -> None:
    assert ayu.put("/users/profile", json={"age": "Under 18"}).status_code == 200


def close(app: Flask, _ayu: SignedIn) -> None:
    soon = "2999-01-01 00:00:00+00:00"
    change(app, "UPDATE users SET closes_at = :soon WHERE email = :of", soon=soon, of=AYU.email)


def lose_the_address(app: Flask, _ayu: SignedIn) -> None:
    change(app, "UPDATE users SET status = 'pending' WHERE email = :of", of=AYU.email)


@pytest.mark.both_databases
@pytest.mark.parametrize("silence", [turn_off, say_to_be_a_child, close, lose_the_address])
def test_what_was_silenced_since_it_was_put_is_dropped(
    app: Flask,
    ayu: SignedIn,
    bayu: SignedIn,
    subscribe: Subscribe,
    silence: Callable[[Flask, SignedIn], None],
) -> None:
    mine, his = subscribe(ayu), subscribe(bayu)
    mine.answers = [503]
    queue_notice(app, ayu)
    push(app)
    queue_notice(app, ayu, "reminder:2")
    queue_notice(app, bayu)
    silence(app, ayu)
    with time_machine.travel(datetime.now(UTC) + timedelta(minutes=3)):
        assert push(app) == 1
    assert (mine.asked, len(his.received)) == (1, 1)
    assert [row.owner_id for row in messages(app)] == [id_of(app, bayu)]


def test_the_choice_for_another_purpose_silences_nothing(
    app: Flask, ayu: SignedIn, subscribe: Subscribe
) -> None:
    browser = subscribe(ayu)
    queue_notice(app, ayu)
    queue_notice(app, ayu, "letter:1", purpose="suggestion")
    ayu.put("/users/notifications", json={"suggestion": False})
    assert push(app) == 1
    assert [row.cause for row in messages(app)] == ["reminder:1"]
    assert len(browser.received) == 1
    assert len(devices(ayu)) == 1


def test_looking_again_takes_three_queries_for_a_batch(
    app: Flask, ayu: SignedIn, bayu: SignedIn, subscribe: Subscribe
) -> None:
    subscribe(ayu), subscribe(bayu)
    for number in range(10):
        queue_notice(app, ayu, f"reminder:{number}")
        queue_notice(app, bayu, f"reminder:{number}")
    with queries(app) as asked:
        assert push(app) == 20
    looked = [query for query in asked if query.startswith("SELECT") and "push_" not in query]
    assert len(looked) <= 3


def test_only_a_reminder_with_a_time_is_urgent(
    app: Flask, ayu: SignedIn, subscribe: Subscribe
) -> None:
    browser = subscribe(ayu)
    day = (datetime.now(UTC) + timedelta(days=2)).date()
    remind(ayu, description="Timed", day=day.isoformat(), time="09:00")
    remind(ayu, description="Untimed", day=day.isoformat())
    with time_machine.travel(datetime(day.year, day.month, day.day, 12, tzinfo=UTC)):
        dispatch_due(app)
        notify_all(
            app, notification_request(id_of(app, ayu), "budget", push=lambda _language: BUDGET)
        )
        assert push(app) == 3
    urgency = {one.words["title"]: one.headers["urgency"] for one in browser.received}
    assert urgency == {"Timed": "high", "Untimed": "normal", "Budget": "normal"}


BUDGET = PushContent(title="Budget", text="Look.", path="/budget")
