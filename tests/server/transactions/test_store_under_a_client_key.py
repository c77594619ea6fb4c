"""A device sends an entry again, perhaps days later, and it is stored once."""

from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from typing import Any

import pytest
import time_machine
from flask import Flask
from werkzeug.test import TestResponse

from server.core.calendar.clock import now
from server.core.database.unit_of_work import unit_of_work
from server.core.http.idempotency import delete_old_keys
from server.transactions.undo_log import delete_expired
from tests.support.ledger import LUNCH, balance, listed, record, row_count, statements
from tests.support.people import SignedIn
from tests.support.transfers import open_wallet, starting_wallet

KEY = "3f0c6f8e-3a52-4a55-9a0a-7c1b6c1d2e3f"
SENDERS = 12
DAY = "2026-10-05"


def send(person: SignedIn, key: str | None = KEY, **changes: Any) -> TestResponse:
    body = {**LUNCH, "date": DAY, "client_key": key, **changes}
    return person.post("/transaction/add", json=body)


def stored(answer: TestResponse) -> Any:
    assert answer.status_code == 201, answer.text
    return answer.get_json()["payload"]["datas"][0]


def refused(answer: TestResponse) -> tuple[int, str]:
    return answer.status_code, answer.get_json()["payload"]["code"]


@pytest.mark.both_databases
def test_a_second_send_answers_the_same_entry(ayu: SignedIn) -> None:
    first = send(ayu)
    record(ayu)
    second = send(ayu)
    assert stored(first) == stored(second)
    assert second.get_json()["payload"]["balance"] == balance(ayu) == -96_000
    assert listed(ayu)["totals"]["count"] == 2


def test_days_later_it_is_still_stored_once(app: Flask, ayu: SignedIn) -> None:
    id_ = stored(send(ayu))["id"]
    later = now() + timedelta(days=40)
    with time_machine.travel(later), app.app_context(), unit_of_work():
        delete_old_keys()
        delete_expired()
    assert stored(send(ayu))["id"] == id_
    assert listed(ayu)["totals"]["count"] == 1


def test_it_is_answered_as_another_device_has_changed_it(ayu: SignedIn) -> None:
    first = stored(send(ayu))
    change = {"type": "income", "category_id": "salary", "amount": 9, "date": DAY}
    assert ayu.put(f"/transactions/{first['id']}", json=change).status_code == 200
    again = stored(send(ayu))
    assert (again["amount"], again["type"], again["version"]) == (9, "income", 2)
    assert balance(ayu) == 9


def test_other_values_under_the_key_are_refused(ayu: SignedIn) -> None:
    id_ = stored(send(ayu))["id"]
    for change in ({"amount": 50_000}, {"detail": "Bakso"}, {"date": "2026-10-06"}):
        assert refused(send(ayu, **change)) == (409, "client_key_reused")
    assert stored(send(ayu))["id"] == id_
    assert balance(ayu) == -48_000


def test_a_deleted_entry_does_not_come_back(app: Flask, ayu: SignedIn) -> None:
    id_ = stored(send(ayu))["id"]
    ayu.delete(f"/transactions/{id_}")
    assert refused(send(ayu)) == (409, "entry_deleted")
    later = now() + timedelta(days=2)
    with time_machine.travel(later), app.app_context(), unit_of_work():
        assert delete_expired() == 1
    assert refused(send(ayu)) == (409, "entry_deleted")
    assert listed(ayu)["totals"]["count"] == balance(ayu) == 0
    assert stored(send(ayu, "another"))["id"] != id_


@pytest.mark.both_databases
def test_a_restored_entry_has_its_key_again(ayu: SignedIn) -> None:
    id_ = stored(send(ayu))["id"]
    ayu.delete(f"/transactions/{id_}")
    ayu.post(f"/transactions/{id_}/restore")
    assert stored(send(ayu))["id"] == id_
    assert balance(ayu) == -48_000


@pytest.mark.both_databases
def test_a_refused_entry_claims_no_key(app: Flask, ayu: SignedIn) -> None:
    assert send(ayu, amount=0).status_code == 422
    assert send(ayu, wallet_id="0" * 26).status_code == 422
    assert row_count(app, "client_keys") == 0
    assert stored(send(ayu))["amount"] == 48_000


@pytest.mark.both_databases
def test_a_key_belongs_to_its_book(ayu: SignedIn, bayu: SignedIn) -> None:
    hers, his = stored(send(ayu)), stored(send(bayu, amount=10_000))
    assert hers["id"] != his["id"]
    assert (balance(ayu), balance(bayu)) == (-48_000, -10_000)


def test_a_transfer_is_stored_once_with_its_fee(ayu: SignedIn) -> None:
    cash, bank = starting_wallet(ayu), open_wallet(ayu, "BCA")
    body = {"wallet_id": bank, "to_wallet_id": cash, "amount": 50_000, "fee": 2_500, "date": DAY}
    answers = [ayu.post("/transfers", json={**body, "client_key": KEY}) for _time in range(2)]
    first, second = (stored(answer) for answer in answers)
    assert first == second
    assert first["fee"] == 2_500
    other = ayu.post("/transfers", json={**body, "fee": 0, "client_key": KEY})
    assert refused(other) == (409, "client_key_reused")
    # One key names one entry, whatever kind it is.
    assert refused(send(ayu)) == (409, "client_key_reused")
    assert balance(ayu) == -2_500
    ayu.delete(f"/transactions/{first['id']}")
    again = ayu.post("/transfers", json={**body, "client_key": KEY})
    assert refused(again) == (409, "entry_deleted")


@pytest.mark.both_databases
def test_parallel_sends_store_one_entry(app: Flask, ayu: SignedIn) -> None:
    def send_alone(_number: int) -> TestResponse:
        return send(SignedIn(ayu.person, app.test_client(), ayu.token))

    with ThreadPoolExecutor(SENDERS) as senders:
        answers = list(senders.map(send_alone, range(SENDERS)))
    assert {answer.status_code for answer in answers} <= {201, 503}
    assert len({stored(answer)["id"] for answer in answers if answer.status_code == 201}) == 1
    assert listed(ayu)["totals"]["count"] == 1
    assert balance(ayu) == -48_000


@pytest.mark.parametrize("key", ["", "x" * 65, "with space", "kunci-é", 7])
def test_a_key_of_another_form_is_refused(ayu: SignedIn, key: Any) -> None:
    answer = send(ayu, key)
    assert answer.status_code == 422
    assert list(answer.get_json()["payload"]["errors"]) == ["client_key"]
    assert listed(ayu)["totals"]["count"] == 0


def test_a_key_costs_one_statement_and_none_costs_nothing(app: Flask, ayu: SignedIn) -> None:
    send(ayu, "warm")
    with statements(app) as without:
        send(ayu, None)
    with statements(app) as with_key:
        send(ayu)
    assert len(with_key) == len(without) + 1, with_key
