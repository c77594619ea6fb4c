"""Whatever becomes of a booked transaction becomes of the goal, and a goal that goes hurts none."""

from collections.abc import Iterator
from typing import Any

import pytest
import time_machine
from flask import Flask

from tests.support.accounts import rows as queried
from tests.support.bulk_actions import bulk, done, undo
from tests.support.goals import add_goal, answered, contributions, goal_of, put
from tests.support.ledger import balance, listed, record
from tests.support.people import SignedIn

Row = dict[str, Any]


@pytest.fixture(autouse=True)
def _november() -> Iterator[None]:
    with time_machine.travel("2026-11-20T05:00:00Z", tick=False):
        yield


@pytest.fixture
def goal(ayu: SignedIn) -> str:
    """Ayu saves for umrah."""
    return str(add_goal(ayu)["id"])


@pytest.fixture
def row(ayu: SignedIn, goal: str) -> Row:
    """She has booked seven hundred thousand for it."""
    booked: Row = put(ayu, goal, 700_000, book=True)["transaction"]
    return booked


def saved(person: SignedIn, goal: str) -> int:
    """What the goal holds, told the same by its contributions."""
    amount: int = goal_of(person, goal)["saved"]
    assert amount == sum(one["amount"] for one in contributions(person, goal))
    return amount


def test_what_is_recorded_by_hand_belongs_to_nothing(ayu: SignedIn, goal: str) -> None:
    added = record(ayu, categoryName="Saving", booked_for={"kind": "goal", "id": goal})
    assert (added["booked_for"], saved(ayu, goal)) == (None, 0)


def test_an_edit_changes_the_goal(ayu: SignedIn, goal: str, row: Row) -> None:
    path = f"/transactions/{row['id']}"
    body = {"type": "expenses", "category_id": "rent", "amount": 900_000, "date": "2026-10-31"}
    edited = answered(ayu.put(path, json=body, headers={"If-Match": '"1"'}))
    assert edited["datas"][0]["booked_for"] == row["booked_for"]
    assert edited["datas"] == [answered(ayu.get(path))["datas"][0]] == listed(ayu)["datas"]
    assert (saved(ayu, goal), goal_of(ayu, goal)["contributed_this_month"]) == (900_000, 0)


def test_deleting_removes_it_and_undo_restores_both(ayu: SignedIn, goal: str, row: Row) -> None:
    answered(ayu.delete(f"/transactions/{row['id']}"))
    assert (saved(ayu, goal), balance(ayu)) == (0, 0)
    back = answered(ayu.post(f"/transactions/{row['id']}/restore"))
    assert (back["datas"], back["balance"]) == ([row], -700_000)
    assert saved(ayu, goal) == 700_000


def test_acts_on_many_rows_carry_the_goal_along(ayu: SignedIn, goal: str, row: Row) -> None:
    other = put(ayu, goal, 50_000, book=True)["transaction"]
    lunch = record(ayu)
    ids = [row["id"], other["id"], lunch["id"]]
    moved = done(bulk(ayu, action="categorise", ids=ids, category_id="rent"))
    assert saved(ayu, goal) == 750_000
    deleted = done(bulk(ayu, action="delete", ids=ids))
    assert saved(ayu, goal) == 0
    assert done(undo(ayu, deleted))["count"] == 3
    assert saved(ayu, goal) == 750_000
    assert done(undo(ayu, moved))["count"] == 3
    found = {one["id"]: one["booked_for"] for one in listed(ayu)["datas"]}
    assert found == {row["id"]: row["booked_for"], other["id"]: row["booked_for"], ids[2]: None}
    assert (saved(ayu, goal), balance(ayu)) == (750_000, -798_000)


def test_a_merge_of_categories_leaves_the_goal_as_it_is(ayu: SignedIn, goal: str, row: Row) -> None:
    gone = put(ayu, goal, 50_000, book=True)["transaction"]
    ayu.delete(f"/transactions/{gone['id']}")
    answered(ayu.post("/categories/saving/merge", json={"into_id": "rent"}))
    assert saved(ayu, goal) == 700_000
    answered(ayu.post(f"/transactions/{gone['id']}/restore"))
    assert saved(ayu, goal) == 750_000
    assert {one["category_id"] for one in listed(ayu)["datas"]} == {"rent"}
    # The category is hidden by now, and still takes what is booked.
    assert put(ayu, goal, 1, book=True)["transaction"]["category_id"] == "saving"


def test_a_goal_that_goes_leaves_its_transactions(ayu: SignedIn, goal: str, row: Row) -> None:
    put(ayu, goal, 5)
    answered(ayu.delete(f"/goals/{goal}"))
    assert ayu.get(f"/goals/{goal}").status_code == 404
    assert ayu.delete(f"/goals/{goal}").status_code == 404
    assert listed(ayu)["datas"] == [{**row, "booked_for": None}]
    assert balance(ayu) == -700_000
    body = {"type": "expenses", "category_id": "saving", "amount": 1}
    edited = ayu.put(f"/transactions/{row['id']}", json=body, headers={"If-Match": '"1"'})
    assert answered(edited)["datas"][0]["booked_for"] is None


def test_undo_works_when_the_goal_is_gone(app: Flask, ayu: SignedIn, goal: str, row: Row) -> None:
    others = [put(ayu, goal, amount, book=True)["transaction"] for amount in (1, 2, 3)]
    ayu.delete(f"/transactions/{row['id']}")
    moved = done(bulk(ayu, action="categorise", ids=[others[0]["id"]], category_id="rent"))
    ids = [one["id"] for one in others[1:]]
    deleted = done(bulk(ayu, action="delete", ids=ids))
    answered(ayu.delete(f"/goals/{goal}"))
    assert done(undo(ayu, moved))["kept"] == done(undo(ayu, deleted))["kept"] == 0
    answered(ayu.post(f"/transactions/{row['id']}/restore"))
    told = listed(ayu)["datas"]
    assert [one["booked_for"] for one in told] == [None] * 4
    assert balance(ayu) == -700_006
    linked = "SELECT count(*) FROM {} WHERE booked_for IS NOT NULL OR booked_for_id IS NOT NULL"
    for table in ("transactions", "ledger_act_rows"):
        assert queried(app, linked.format(table)) == [(0,)]
