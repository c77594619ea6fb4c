"""Somebody deletes a transaction, and wants it back."""

from collections.abc import Iterator

import pytest
import time_machine
from flask import Flask

from server.core.database.unit_of_work import unit_of_work
from server.transactions.undo_log import delete_expired
from tests.conftest import MakeSettings
from tests.support.ledger import SALARY, balance, listed, record, row_count
from tests.support.people import SignedIn
from tests.support.second_app import fresh_app

NOON = "2026-11-20T05:00:00Z"
A_DAY_LATER = "2026-11-21T04:59:59Z"
TOO_LATE = "2026-11-21T05:00:01Z"
# Whoever is in time finds it there, so it is kept an hour longer.
PURGED = "2026-11-21T06:00:00.500Z"


@pytest.fixture(autouse=True)
def clock() -> Iterator[time_machine.Traveller]:
    """Noon in Jakarta, until a test moves it."""
    with time_machine.travel(NOON, tick=False) as traveller:
        yield traveller


def test_what_is_deleted_counts_nowhere(app: Flask, ayu: SignedIn) -> None:
    kept, gone = record(ayu, **SALARY), record(ayu)
    answer = ayu.delete(f"/transactions/{gone['id']}")
    payload = answer.get_json()["payload"]
    assert (answer.status_code, payload["message"]) == (200, "Your transaction has been deleted.")
    assert payload["balance"] == balance(ayu) == 12_500_000
    assert listed(ayu)["datas"] == [kept]
    assert row_count(app, "transactions") == 1
    assert ayu.get(f"/transactions/{gone['id']}").status_code == 404


@pytest.mark.both_databases
def test_it_comes_back_as_it_was(ayu: SignedIn, clock: time_machine.Traveller) -> None:
    record(ayu, **SALARY)
    row = record(ayu, date="2026-10-02", detail="=1+1 ☕")
    body = {"type": "expenses", "category_id": "rent", "amount": 7}
    (row,) = ayu.put(f"/transactions/{row['id']}", json=body).get_json()["payload"]["datas"]
    before = listed(ayu)
    ayu.delete(f"/transactions/{row['id']}")
    clock.move_to(A_DAY_LATER)
    ayu.refresh()
    answer = ayu.post(f"/transactions/{row['id']}/restore")
    payload = answer.get_json()["payload"]
    assert (answer.status_code, payload["message"]) == (200, "Your transaction has been restored.")
    assert payload["datas"] == [row]
    assert answer.headers["ETag"] == '"2"'
    assert payload["balance"] == balance(ayu) == 12_500_000 - 7
    assert listed(ayu) == before


def test_what_is_there_answers_as_it_is(ayu: SignedIn) -> None:
    row = record(ayu)
    for _time in range(2):
        payload = ayu.post(f"/transactions/{row['id']}/restore").get_json()["payload"]
        assert (payload["datas"], payload["balance"]) == ([row], -48_000)
    ayu.delete(f"/transactions/{row['id']}")
    for _time in range(2):
        payload = ayu.post(f"/transactions/{row['id']}/restore").get_json()["payload"]
        assert (payload["datas"], payload["balance"]) == ([row], -48_000)
    assert listed(ayu)["totals"]["count"] == 1


def test_it_goes_and_comes_as_often_as_one_likes(app: Flask, ayu: SignedIn) -> None:
    row = record(ayu)
    for _time in range(3):
        assert ayu.delete(f"/transactions/{row['id']}").status_code == 200
        assert ayu.delete(f"/transactions/{row['id']}").status_code == 404
        assert ayu.post(f"/transactions/{row['id']}/restore").status_code == 200
    assert listed(ayu)["datas"] == [row]
    assert row_count(app, "ledger_act_rows") == 0
    assert balance(ayu) == -48_000


@pytest.mark.both_databases
def test_after_a_day_it_is_gone_for_good(
    app: Flask, ayu: SignedIn, clock: time_machine.Traveller
) -> None:
    row = record(ayu)
    ayu.delete(f"/transactions/{row['id']}")
    clock.move_to(TOO_LATE)
    ayu.refresh()
    assert ayu.post(f"/transactions/{row['id']}/restore").status_code == 404
    later = record(ayu)
    ayu.delete(f"/transactions/{later['id']}")
    for moment, purged in ((TOO_LATE, 0), (PURGED, 1)):
        clock.move_to(moment)
        with app.app_context(), unit_of_work():
            assert delete_expired() == purged
    ayu.refresh()
    assert row_count(app, "ledger_acts") == row_count(app, "ledger_act_rows") == 1
    assert ayu.post(f"/transactions/{later['id']}/restore").status_code == 200
    assert balance(ayu) == -48_000


def test_an_earlier_version_is_not_deleted(ayu: SignedIn) -> None:
    row = record(ayu)
    body = {"type": "expenses", "category_id": "rent", "amount": 7}
    (current,) = ayu.put(f"/transactions/{row['id']}", json=body).get_json()["payload"]["datas"]
    answer = ayu.delete(f"/transactions/{row['id']}", headers={"If-Match": '"1"'})
    payload = answer.get_json()["payload"]
    assert (answer.status_code, payload["code"]) == (412, "changed_meanwhile")
    assert payload["datas"] == [current] == listed(ayu)["datas"]
    nonsense = ayu.delete(f"/transactions/{row['id']}", headers={"If-Match": "2"})
    assert nonsense.status_code == 400
    seen = ayu.delete(f"/transactions/{row['id']}", headers={"If-Match": '"2"'})
    assert seen.status_code == 200
    assert balance(ayu) == 0


def test_every_change_counts_as_a_write(make_settings: MakeSettings, ayu: SignedIn) -> None:
    row = record(ayu)
    path = f"/transactions/{row['id']}"
    body = {"type": "expenses", "category_id": "rent", "amount": 7}
    bulk = {"action": "delete", "ids": [row["id"]]}
    # Three writes of the three hundred a minute.
    with fresh_app(make_settings(LIMITS_FACTOR="0.01")) as app:
        person = SignedIn(ayu.person, app.test_client(), ayu.token)
        answers = [person.put(path, json=body), person.delete(path)]
        answers += [person.post(f"{path}/restore") for _time in range(2)]
        answers += [person.delete(path), person.post("/transactions/bulk", json=bulk)]
    assert [answer.status_code for answer in answers] == [200, 200, 200, 429, 429, 429]
    assert "Retry-After" in answers[-1].headers


def test_nobody_else_brings_it_back(ayu: SignedIn, bayu: SignedIn) -> None:
    row = record(ayu)
    ayu.delete(f"/transactions/{row['id']}")
    for id_ in (row["id"], "01JNOBODY", "%00", "bulk"):
        assert bayu.post(f"/transactions/{id_}/restore").status_code == 404
    assert balance(ayu) == balance(bayu) == 0
    assert ayu.post(f"/transactions/{row['id']}/restore").status_code == 200


def test_it_comes_back_where_its_category_was_merged_into(ayu: SignedIn) -> None:
    made = ayu.post("/categories", json={"name": "Kopi", "type": "expenses"})
    own = made.get_json()["payload"]["datas"][0]["id"]
    rows = [record(ayu, categoryName=None, category_id=own) for _one in range(2)]
    ayu.delete(f"/transactions/{rows[0]['id']}")
    merged = ayu.post(f"/categories/{own}/merge", json={"into_id": "dining-out"})
    assert merged.status_code == 200, merged.text
    answer = ayu.post(f"/transactions/{rows[0]['id']}/restore")
    (back,) = answer.get_json()["payload"]["datas"]
    assert (back["category_id"], back["version"]) == ("dining-out", 2)
    assert balance(ayu) == -96_000


def test_it_comes_back_under_others_when_its_category_is_gone(ayu: SignedIn) -> None:
    made = ayu.post("/categories", json={"name": "Kopi", "type": "expenses"})
    own = made.get_json()["payload"]["datas"][0]["id"]
    row = record(ayu, categoryName=None, category_id=own)
    ayu.delete(f"/transactions/{row['id']}")
    assert ayu.delete(f"/categories/{own}").status_code == 200
    answer = ayu.post(f"/transactions/{row['id']}/restore")
    (back,) = answer.get_json()["payload"]["datas"]
    assert (back["category_id"], back["version"]) == ("lainnya", 2)
