"""News reach the notification centre always, mailboxes as their owners chose and may."""

import threading

import pytest
from flask import Flask

from server.core.database.unit_of_work import unit_of_work
from server.notifications.service import notify, resolve, unresolve
from tests.support.accounts import change, queries, rows
from tests.support.notifications import id_of, notification_request, notify_all
from tests.support.people import SignedIn

MAILS = "SELECT cause FROM outbox WHERE template = 'plain' ORDER BY cause"
NOTED = "SELECT cause FROM notifications ORDER BY cause"


@pytest.mark.both_databases
def test_the_same_cause_is_told_once(app: Flask, ayu: SignedIn, bayu: SignedIn) -> None:
    mine, his = id_of(app, ayu), id_of(app, bayu)
    assert (
        notify_all(
            app,
            notification_request(mine, "a"),
            notification_request(mine, "a"),
            notification_request(his, "b"),
        )
        == 2
    )
    assert notify_all(app, notification_request(mine, "a"), notification_request(mine, "c")) == 1
    assert rows(app, NOTED) == rows(app, MAILS) == [("a",), ("b",), ("c",)]


def test_what_was_undone_was_never_told(app: Flask, ayu: SignedIn) -> None:
    mine = id_of(app, ayu)

    def fail() -> None:
        with app.app_context(), unit_of_work():
            notify([notification_request(mine)])
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        fail()
    assert rows(app, NOTED) == rows(app, MAILS) == []
    assert notify_all(app, notification_request(mine)) == 1


def test_a_mail_goes_only_to_whom_it_may(app: Flask, ayu: SignedIn, bayu: SignedIn) -> None:
    mine, his = id_of(app, ayu), id_of(app, bayu)
    ayu.put("/users/notifications", json={"reminders": False})
    assert (
        notify_all(
            app,
            notification_request(mine, "a"),
            notification_request(mine, "b", purpose="suggestion"),
            notification_request(his, "c"),
        )
        == 3
    )
    assert rows(app, MAILS) == [("b",), ("c",)]
    change(app, "UPDATE users SET closes_at = '2999-01-01 00:00:00+00:00' WHERE id = :id", id=mine)
    bayu.put("/users/profile", json={"age": "Under 18"})
    assert (
        notify_all(
            app,
            notification_request(mine, "d", purpose="suggestion"),
            notification_request(his, "e"),
        )
        == 2
    )
    assert rows(app, MAILS) == [("b",), ("c",)]


def test_however_much_is_told_it_takes_the_same_queries(
    app: Flask, ayu: SignedIn, bayu: SignedIn
) -> None:
    owners = [id_of(app, ayu), id_of(app, bayu)]
    with queries(app) as few:
        notify_all(app, notification_request(owners[0], "one"))
    with queries(app) as many:
        notify_all(
            app,
            *(notification_request(owner, f"{owner}:{n}") for owner in owners for n in range(100)),
        )
    assert len(many) == len(few) <= 6


@pytest.mark.both_databases
def test_two_workers_tell_it_once(app: Flask, ayu: SignedIn, bayu: SignedIn) -> None:
    owners = [id_of(app, ayu), id_of(app, bayu)]
    every = [notification_request(owner, f"{owner}:{n}") for n in range(40) for owner in owners]
    counts: list[int] = []

    def work(mine: list) -> None:
        for start in range(0, len(mine), 20):
            counts.append(notify_all(app, *mine[start : start + 20]))

    workers = [threading.Thread(target=work, args=(part,)) for part in (every, every[::-1])]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    assert (len(counts), sum(counts)) == (8, 80)
    assert len(rows(app, MAILS)) == 80


@pytest.mark.both_databases
def test_what_is_dealt_with_is_settled_and_can_be_opened_again(app: Flask, ayu: SignedIn) -> None:
    mine = id_of(app, ayu)
    for day in ("2026-11-01", "2026-12-01"):
        notify_all(app, notification_request(mine, day, subject_id="r", about={"day": day}))
    state = "SELECT settled_at IS NOT NULL, read_at IS NOT NULL FROM notifications ORDER BY cause"

    def do(act, *day: str) -> list:
        with app.app_context(), unit_of_work():
            act(mine, "r", *day)
        return [(bool(settled), bool(read)) for settled, read in rows(app, state)]

    assert do(resolve, "2026-11-01") == [(True, True), (False, False)]
    assert do(resolve) == [(True, True), (True, True)]
    assert do(unresolve, "2026-12-01") == [(True, True), (False, True)]
