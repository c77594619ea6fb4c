"""Who gets a letter: once a month, whatever happens to the worker, and nobody who did not ask."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
import time_machine
from flask import Flask

from server.monthly_letter import send_schedule as letter_rows
from tests.support.accounts import change, queries, rows
from tests.support.budgets import look
from tests.support.ledger import record
from tests.support.mailbox import Mailbox
from tests.support.monthly_letter import JOB, enrol_all, letters, list_sent_months
from tests.support.people import SignedIn
from tests.support.privacy import data_in, take_export

NEXT = "SELECT month FROM monthly_letters"


@pytest.fixture(autouse=True)
def clock() -> Iterator[time_machine.Traveller]:
    with time_machine.travel("2024-05-20T05:00:00Z", tick=False) as clock:
        yield clock


def at(clock: time_machine.Traveller, app: Flask, *moments: str) -> None:
    for moment in moments:
        clock.move_to(f"{moment}Z")
        look(app, JOB)


@pytest.mark.both_databases
def test_it_comes_at_eight_once_and_again_after_the_next_month(
    app: Flask, ayu: SignedIn, mailbox: Mailbox, clock: time_machine.Traveller
) -> None:
    enrol_all(app)
    record(ayu)
    at(clock, app, "2024-06-01T00:59:59")
    assert list_sent_months(app) == []
    at(clock, app, "2024-06-01T01:00:00", "2024-06-01T01:01:00", "2024-06-02T05:00:00")
    assert list_sent_months(app) == ["2024-05"]
    # The clock goes back, and comes to the same moment again.
    at(clock, app, "2024-05-30T01:00:00", "2024-06-01T01:00:00")
    at(clock, app, "2024-07-01T01:00:00")
    assert list_sent_months(app) == ["2024-05", "2024-06"]
    # Nothing in the month that ended and in the one before: somebody else has moved in.
    at(clock, app, "2024-08-01T01:00:00", "2024-09-01T01:00:00")
    assert list_sent_months(app) == ["2024-05", "2024-06"]
    assert [mail.subject.split(":")[0] for mail in letters(mailbox, ayu)] == [
        "Your May",
        "Your June",
    ]


def test_it_comes_late_once_and_no_backlog_follows(
    app: Flask, ayu: SignedIn, clock: time_machine.Traveller
) -> None:
    enrol_all(app)
    record(ayu)
    # Down for a month and two days, then for four days.
    clock.move_to("2024-07-03T05:00:00Z")
    look(app, JOB)
    look(app, JOB)
    assert list_sent_months(app) == ["2024-06"]
    ayu.refresh()
    record(ayu, date="2024-07-02")
    at(clock, app, "2024-08-05T01:00:00")
    assert list_sent_months(app) == ["2024-06"]


@pytest.mark.parametrize(
    "why",
    [
        "UPDATE users SET status = 'pending'",
        "UPDATE users SET status = 'suspended'",
        "UPDATE users SET closes_at = '2999-01-01 00:00:00.000000'",
        "DELETE FROM transactions",
        "UPDATE transactions SET date = '2024-03-31'",
        "UPDATE transactions SET date = '2024-06-01'",
        "UPDATE users SET created_at = '2024-06-01 02:00:00.000000'",
        "turned off",
    ],
)
def test_nobody_gets_one_in_vain(
    app: Flask, ayu: SignedIn, mailbox: Mailbox, clock: time_machine.Traveller, why: str
) -> None:
    enrol_all(app)
    record(ayu)
    if why == "turned off":
        ayu.put("/users/notifications", json={"suggestion": False})
    else:
        change(app, why)
    at(clock, app, "2024-06-01T05:00:00")
    assert list_sent_months(app) == []
    assert letters(mailbox, ayu) == []


def test_a_child_gets_no_letter(
    app: Flask, ayu: SignedIn, mailbox: Mailbox, clock: time_machine.Traveller
) -> None:
    enrol_all(app)
    record(ayu)
    change(app, "UPDATE users SET age = 'Under 18'")
    at(clock, app, "2024-06-01T05:00:00")
    assert list_sent_months(app) == ["2024-05"]
    assert letters(mailbox, ayu) == []


def test_new_accounts_are_met_and_old_ones_keep_their_turn(
    app: Flask, ayu: SignedIn, clock: time_machine.Traveller
) -> None:
    enrol_all(app)
    assert rows(app, NEXT) == [(None,)]
    record(ayu)
    at(clock, app, "2024-06-01T05:00:00")
    look(app, "monthly_letters_enrol")
    assert rows(app, NEXT) == [("2024-05",)]
    look(app, JOB)
    assert list_sent_months(app) == ["2024-05"]


@pytest.mark.both_databases
def test_another_payday_or_zone_moves_the_turn_and_sends_nothing_by_itself(
    app: Flask, ayu: SignedIn, clock: time_machine.Traveller
) -> None:
    enrol_all(app)
    record(ayu)
    ayu.put("/users/preferences", json={"payday": 25})
    at(clock, app, "2024-05-25T00:59:00")
    assert list_sent_months(app) == []
    at(clock, app, "2024-05-25T01:00:00")
    assert list_sent_months(app) == ["2024-05"]
    ayu.refresh()
    ayu.put("/users/preferences", json={"payday": 24, "timezone": "Asia/Jayapura"})
    look(app, JOB)
    assert list_sent_months(app) == ["2024-05"]
    record(ayu)
    at(clock, app, "2024-06-23T22:59:00")
    assert list_sent_months(app) == ["2024-05"]
    at(clock, app, "2024-06-23T23:00:00")
    assert list_sent_months(app) == ["2024-05", "2024-06"]


@pytest.mark.both_databases
def test_a_worker_that_dies_loses_nothing_and_two_send_one(
    app: Flask,
    ayu: SignedIn,
    bayu: SignedIn,
    mailbox: Mailbox,
    clock: time_machine.Traveller,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    enrol_all(app)
    for person in (ayu, bayu):
        record(person)
    clock.move_to("2024-06-01T01:00:00Z")
    with monkeypatch.context() as patched:
        # Everything is told, and then it dies before it is durable.
        patched.setattr(letter_rows, "save_schedule", lambda _moved: 1 / 0)
        look(app, JOB)
    assert list_sent_months(app) == []
    with ThreadPoolExecutor(2) as workers:
        list(workers.map(lambda _turn: look(app, JOB), range(2)))
    assert list_sent_months(app) == ["2024-05"] * 2
    assert [len(letters(mailbox, person)) for person in (ayu, bayu)] == [1, 1]


def test_many_turns_take_as_many_queries_as_one(
    app: Flask, ayu: SignedIn, bayu: SignedIn, clock: time_machine.Traveller
) -> None:
    enrol_all(app)
    for person in (ayu, bayu):
        record(person)
    counts = []
    for kept in (1, 2):
        change(app, "DELETE FROM notifications")
        change(app, "DELETE FROM outbox")
        change(
            app, "UPDATE monthly_letters SET month = NULL, next_at = '2999-01-01 00:00:00.000000'"
        )
        due = (
            "UPDATE monthly_letters SET next_at = '2024-06-01 01:00:00.000000' WHERE owner_id IN"
            " (SELECT owner_id FROM monthly_letters ORDER BY owner_id LIMIT :kept)"
        )
        change(app, due, kept=kept)
        clock.move_to("2024-06-01T01:00:00Z")
        with queries(app) as asked:
            look(app, JOB)
        assert len(list_sent_months(app)) == kept
        counts.append(len(asked))
    assert counts[0] == counts[1]
    assert counts[0] <= 25


def test_it_goes_along_with_the_account(
    app: Flask, ayu: SignedIn, clock: time_machine.Traveller
) -> None:
    enrol_all(app)
    record(ayu)
    at(clock, app, "2024-06-01T05:00:00")
    ayu.refresh()
    data = data_in(take_export(app, ayu))["monthly_letter"]
    assert data == {"last_month": "2024-05", "monthly_letters": []}
    change(app, "DELETE FROM users")
    assert rows(app, NEXT) == []
