"""Somebody takes back what was done to many transactions."""

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
import time_machine
from flask import Flask
from sqlalchemy import text
from werkzeug.test import TestResponse

from server.extensions import db
from tests.support.bulk_actions import Rows, bulk, done, four_rows, ids, undo
from tests.support.ledger import balance, listed, record, row_count
from tests.support.people import SignedIn

AFTER_A_DAY = "2026-11-21T05:00:01Z"


@pytest.fixture(autouse=True)
def clock() -> Iterator[time_machine.Traveller]:
    """Noon in Jakarta, until a test moves it."""
    with time_machine.travel("2026-11-20T05:00:00Z", tick=False) as traveller:
        yield traveller


@pytest.fixture
def rows(ayu: SignedIn) -> Rows:
    """A salary and three lunches of Ayu's, the newest first."""
    return four_rows(ayu)


def test_rows_that_changed_since_keep_what_they_have(ayu: SignedIn, rows: Rows) -> None:
    act = done(bulk(ayu, action="categorise", ids=ids(rows), category_id="rent"))
    body = {"type": "expenses", "category_id": "housing", "amount": 5}
    ayu.put(f"/transactions/{rows[1]['id']}", json=body)
    ayu.delete(f"/transactions/{rows[2]['id']}")
    back = done(undo(ayu, act))
    assert (back["count"], back["kept"]) == (2, 2)
    assert [row["category_id"] for row in listed(ayu)["datas"]] == [
        "salary",
        "housing",
        "food-beverages",
    ]


def test_acts_on_the_same_rows_are_taken_back_one_by_one(ayu: SignedIn, rows: Rows) -> None:
    first = done(bulk(ayu, action="categorise", ids=ids(rows), category_id="rent"))
    second = done(bulk(ayu, action="categorise", ids=ids(rows), category_id="housing"))
    third = done(bulk(ayu, action="delete", ids=ids(rows)))
    assert done(undo(ayu, third))["count"] == 4
    assert done(undo(ayu, first))["kept"] == 4
    assert done(undo(ayu, second))["count"] == 4
    assert {row["category_id"] for row in listed(ayu)["datas"]} == {"rent"}


@pytest.mark.both_databases
def test_a_merge_meanwhile_sends_them_where_it_went(ayu: SignedIn) -> None:
    made = ayu.post("/categories", json={"name": "Kopi", "type": "expenses"})
    own = made.get_json()["payload"]["datas"][0]["id"]
    rows = [record(ayu, categoryName=None, category_id=own) for _one in range(3)]
    moved = done(bulk(ayu, action="categorise", ids=ids(rows[:1]), category_id="rent"))
    deleted = done(bulk(ayu, action="delete", ids=ids(rows[1:2])))
    merged = ayu.post(f"/categories/{own}/merge", json={"into_id": "dining-out"})
    assert merged.get_json()["payload"]["moved"]["transactions"] == 1
    assert done(undo(ayu, moved))["kept"] == done(undo(ayu, deleted))["kept"] == 0
    found = {row["id"]: (row["category_id"], row["version"]) for row in listed(ayu)["datas"]}
    assert list(found.values()) == [("dining-out", 2), ("dining-out", 2), ("dining-out", 3)]
    assert found[rows[0]["id"]][1] == 3


def test_one_of_many_comes_back_alone(ayu: SignedIn, rows: Rows) -> None:
    act = done(bulk(ayu, action="delete", ids=ids(rows)))
    one = ayu.post(f"/transactions/{rows[2]['id']}/restore").get_json()["payload"]
    assert (one["datas"], one["balance"]) == ([rows[2]], -48_000)
    back = done(undo(ayu, act))
    assert (back["count"], back["kept"]) == (3, 1)
    assert listed(ayu)["datas"] == rows


@pytest.mark.both_databases
def test_taking_back_twice_is_harmless(app: Flask, ayu: SignedIn, rows: Rows) -> None:
    deleted = done(bulk(ayu, action="delete", ids=ids(rows)))
    first = undo(ayu, deleted).get_json()
    ayu.delete(f"/transactions/{rows[0]['id']}")
    again = done(undo(ayu, deleted))
    assert (again["count"], again["kept"]) == (4, 0)
    assert first["payload"]["datas"] == [{"id": deleted["id"], "count": 4, "kept": 0}]
    assert again["balance"] == balance(ayu) == -96_002
    moved = done(bulk(ayu, action="categorise", ids=ids(rows[1:]), category_id="rent"))
    for _time in range(2):
        assert done(undo(ayu, moved))["count"] == 3
    assert [row["version"] for row in listed(ayu)["datas"]] == [3, 3, 3]
    assert row_count(app, "ledger_act_rows") == 1


@pytest.mark.both_databases
def test_what_is_purged_meanwhile_comes_back_whole_or_not_at_all(
    app: Flask, ayu: SignedIn, rows: Rows, clock: time_machine.Traveller
) -> None:
    act = done(bulk(ayu, action="delete", ids=ids(rows)))
    clock.move_to("2026-11-21T05:00:00Z")
    ayu.refresh()

    def undo_alone() -> TestResponse:
        return undo(SignedIn(ayu.person, app.test_client(), ayu.token), act)

    with app.app_context(), ThreadPoolExecutor(1) as device:
        with db.engine.connect() as worker, worker.begin():
            worker.execute(text("DELETE FROM ledger_acts"))
            asked = device.submit(undo_alone)
            time.sleep(0.3)
        assert asked.result().status_code == 404
    assert (balance(ayu), row_count(app, "transactions")) == (0, 0)


def test_after_a_day_nothing_is_taken_back(
    ayu: SignedIn, rows: Rows, clock: time_machine.Traveller
) -> None:
    act = done(bulk(ayu, action="delete", ids=ids(rows)))
    clock.move_to(AFTER_A_DAY)
    ayu.refresh()
    assert undo(ayu, act).status_code == 404
    assert balance(ayu) == 0
