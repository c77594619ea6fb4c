"""Somebody keeps their account after all, by the mailed link."""

from collections.abc import Iterator

import pytest
import time_machine
from flask import Flask

from server.core.security.signed_links import make_token
from server.privacy.letters import RESTORE
from tests.support.accounts import login, rows, token_in
from tests.support.ledger import LUNCH, balance, record
from tests.support.mailbox import Mailbox
from tests.support.people import API, AYU, SignedIn, sign_in
from tests.support.privacy import close, restore, run_job

EVENING = "2026-11-20T12:00:00Z"
HOURS_72 = 72 * 3600


@pytest.fixture
def clock() -> Iterator[time_machine.Traveller]:
    with time_machine.travel(EVENING, tick=False) as clock:
        yield clock


def closed(app: Flask, mailbox: Mailbox) -> str:
    """Close Ayu's account and return the mailed token."""
    close(sign_in(app, AYU))
    return token_in(mailbox.last(AYU.email), "restoreToken")


@pytest.mark.both_databases
def test_everything_is_there_again(app: Flask, ayu: SignedIn, mailbox: Mailbox) -> None:
    record(ayu, **LUNCH)
    assert restore(app, closed(app, mailbox)) == 200
    assert balance(sign_in(app, AYU)) == -LUNCH["amount"]


def test_twice_is_as_good_as_once(app: Flask, ayu: SignedIn, mailbox: Mailbox) -> None:
    token = closed(app, mailbox)
    assert [restore(app, token), restore(app, token)] == [200, 200]
    acts = rows(app, "SELECT action FROM audit_log WHERE action = 'account.restored'")
    assert len(acts) == 1


def test_it_signs_nobody_in(app: Flask, ayu: SignedIn, mailbox: Mailbox) -> None:
    client = app.test_client()
    answer = client.post(f"{API}/users/restore", json={"token": closed(app, mailbox)})
    assert answer.status_code == 200
    assert "Set-Cookie" not in answer.headers
    assert ayu.get("/users").status_code == 401


def test_an_account_that_was_kept_is_not_erased(
    app: Flask, ayu: SignedIn, mailbox: Mailbox, clock: time_machine.Traveller
) -> None:
    restore(app, closed(app, mailbox))
    clock.shift(HOURS_72)
    run_job(app, "erase_accounts")
    assert login(app.test_client(), AYU.email, AYU.password).status_code == 200


def test_until_the_last_moment_it_can_be_undone(
    app: Flask, ayu: SignedIn, mailbox: Mailbox, clock: time_machine.Traveller
) -> None:
    token = closed(app, mailbox)
    clock.shift(HOURS_72 - 1)
    run_job(app, "erase_accounts")
    assert restore(app, token) == 200


@pytest.mark.parametrize("is_erased", [False, True])
def test_afterwards_the_link_is_dead(
    app: Flask,
    ayu: SignedIn,
    mailbox: Mailbox,
    clock: time_machine.Traveller,
    is_erased: bool,
) -> None:
    token = closed(app, mailbox)
    clock.shift(HOURS_72)
    if is_erased:
        run_job(app, "erase_accounts")
    assert restore(app, token) == 400


def test_the_link_of_an_earlier_closing_does_not_undo_a_later_one(
    app: Flask, ayu: SignedIn, mailbox: Mailbox, clock: time_machine.Traveller
) -> None:
    earlier = closed(app, mailbox)
    restore(app, earlier)
    clock.shift(60)
    closed(app, mailbox)
    assert restore(app, earlier) == 400


def test_a_link_for_something_else_does_not_undo_it(
    app: Flask, ayu: SignedIn, mailbox: Mailbox
) -> None:
    closed(app, mailbox)
    owner_id, closes_at = rows(app, "SELECT id, closes_at FROM users")[0]
    with app.app_context():
        other = make_token("confirm address", owner_id, str(closes_at))
        stale = make_token(RESTORE, owner_id, "2020-01-01T00:00:00+00:00")
    assert [restore(app, token) for token in (other, stale, "x", "a.b.c")] == [400] * 4


def test_the_link_is_not_in_the_database(app: Flask, ayu: SignedIn, mailbox: Mailbox) -> None:
    token = closed(app, mailbox)
    for (parameters,) in rows(app, "SELECT CAST(parameters AS TEXT) FROM outbox"):
        assert token not in parameters
