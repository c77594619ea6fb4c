"""What is sent twice is stored once."""

from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta

import pytest
import time_machine
from flask import Flask
from sqlalchemy import text
from werkzeug.test import TestResponse

from server.core.calendar.clock import now
from server.core.database.unit_of_work import unit_of_work
from server.core.http.idempotency import delete_old_keys
from server.extensions import db
from tests.support.ledger import LUNCH, balance, listed, row_count, statements
from tests.support.people import SignedIn

SENDERS = 50
KEY = "3f0c6f8e-3a52-4a55-9a0a-7c1b6c1d2e3f"


def send(person: SignedIn, key: str = KEY, **changes: object) -> TestResponse:
    headers = {"Idempotency-Key": key}
    return person.post("/transaction/add", json={**LUNCH, **changes}, headers=headers)


@pytest.mark.both_databases
def test_the_same_key_and_body_answer_as_the_first_time(ayu: SignedIn) -> None:
    first, second = send(ayu), send(ayu)
    assert (first.status_code, second.status_code) == (201, 201)
    assert first.data == second.data
    assert listed(ayu)["totals"]["count"] == 1
    assert balance(ayu) == -48_000


def test_the_order_of_the_fields_does_not_matter(ayu: SignedIn) -> None:
    first = send(ayu)
    turned = dict(reversed(LUNCH.items()))
    second = ayu.post("/transaction/add", json=turned, headers={"Idempotency-Key": KEY})
    assert first.data == second.data


def test_another_body_under_the_same_key_is_refused(ayu: SignedIn) -> None:
    send(ayu)
    other = send(ayu, amount=50_000)
    assert other.status_code == 422
    assert other.get_json()["payload"]["code"] == "idempotency_key_reused"
    assert balance(ayu) == -48_000


def test_another_key_saves_again(ayu: SignedIn) -> None:
    send(ayu, "one")
    send(ayu, "two")
    assert listed(ayu)["totals"]["count"] == 2


def test_without_a_key_every_call_saves(ayu: SignedIn) -> None:
    for _time in range(2):
        assert ayu.post("/transaction/add", json=LUNCH).status_code == 201
    assert listed(ayu)["totals"]["count"] == 2


@pytest.mark.both_databases
def test_a_key_belongs_to_its_owner(ayu: SignedIn, bayu: SignedIn) -> None:
    hers, his = send(ayu), send(bayu, amount=10_000)
    assert (hers.status_code, his.status_code) == (201, 201)
    assert (balance(ayu), balance(bayu)) == (-48_000, -10_000)


@pytest.mark.both_databases
def test_a_refusal_is_not_kept(app: Flask, ayu: SignedIn) -> None:
    assert send(ayu, amount=0).status_code == 422
    assert row_count(app, "idempotency_keys") == 0
    assert send(ayu).status_code == 201


@pytest.mark.parametrize("key", ["", "x" * 256, "kunci-é"])
def test_a_key_that_cannot_be_kept_is_refused(ayu: SignedIn, key: str) -> None:
    answer = send(ayu, key)
    assert answer.status_code == 422
    assert "Idempotency-Key" in answer.get_json()["payload"]["errors"]
    assert listed(ayu)["totals"]["count"] == 0


@pytest.mark.both_databases
def test_fifty_parallel_sends_store_one_row(app: Flask, ayu: SignedIn) -> None:
    def send_alone(_number: int) -> TestResponse:
        alone = SignedIn(ayu.person, app.test_client(), ayu.token)
        return send(alone)

    with ThreadPoolExecutor(SENDERS) as senders:
        answers = list(senders.map(send_alone, range(SENDERS)))
    saved = [answer.data for answer in answers if answer.status_code == 201]
    assert saved
    assert len(set(saved)) == 1
    assert {answer.status_code for answer in answers} <= {201, 409, 503}
    assert listed(ayu)["totals"]["count"] == 1
    assert balance(ayu) == -48_000


OTHER_WORK = "UPDATE users SET balance = balance + 1"
SAME_KEY = f"""
INSERT INTO idempotency_keys (owner_id, key, fingerprint, status, body, created_at)
SELECT id, '{KEY}', 'x', 201, '', created_at FROM users
"""


@pytest.mark.both_databases
@pytest.mark.parametrize(
    ("held", "postgresql"),
    [(OTHER_WORK, (503, "store_unavailable")), (SAME_KEY, (409, "request_in_flight"))],
)
def test_only_a_key_that_is_held_is_told_as_in_flight(
    app: Flask, ayu: SignedIn, held: str, postgresql: tuple[int, str]
) -> None:
    with app.app_context():
        # There one writer keeps all others waiting, whatever it writes.
        sqlite = db.engine.dialect.name == "sqlite"
        expected = (503, "store_unavailable") if sqlite else postgresql
        with db.engine.connect() as first, first.begin():
            first.execute(text(held))
            second = send(ayu)
            first.rollback()
    assert (second.status_code, second.get_json()["payload"]["code"]) == expected
    assert int(second.headers["Retry-After"]) >= 1
    assert send(ayu).status_code == 201


@pytest.mark.both_databases
def test_keys_are_kept_for_a_day(app: Flask, ayu: SignedIn) -> None:
    send(ayu)
    with app.app_context(), unit_of_work():
        assert delete_old_keys() == 0
    tomorrow = now() + timedelta(hours=24, seconds=1)
    with time_machine.travel(tomorrow), app.app_context(), unit_of_work():
        assert delete_old_keys() == 1
    assert send(ayu).status_code == 201
    assert listed(ayu)["totals"]["count"] == 2


def test_saving_with_a_key_asks_the_database_four_times(app: Flask, ayu: SignedIn) -> None:
    send(ayu, "warm")
    with statements(app) as asked:
        send(ayu)
    assert len(asked) <= 4, asked
