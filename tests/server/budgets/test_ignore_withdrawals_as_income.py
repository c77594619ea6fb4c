"""What comes back from a goal is no income of the month."""

from collections.abc import Iterator

import pytest
import time_machine

from tests.support.budgets import Row, allocation, budget
from tests.support.goals import add_goal
from tests.support.goals import put as put_aside
from tests.support.ledger import SALARY, overview, record
from tests.support.people import SignedIn


@pytest.fixture(autouse=True)
def _june() -> Iterator[None]:
    with time_machine.travel("2024-06-21T05:00:00Z"):
        yield


def part(shown: Row, group: str) -> Row:
    return next(one for one in shown["parts"] if one["group"] == group)


def test_money_taken_out_of_a_goal_is_no_income(ayu: SignedIn) -> None:
    record(ayu, **{**SALARY, "amount": 6_000}, date="2024-06-01")
    record(ayu, amount=300, categoryName="Saving")
    goal = add_goal(ayu, target=9_000, saved=5_000)["id"]
    before = allocation(ayu)
    assert (before["safe"]["per_day"], part(before, "savings")["spent"]) == (480, 300)
    glance = overview(ayu)["budget"]
    put_aside(ayu, goal, 2_000, book=True)
    assert part(allocation(ayu), "savings")["spent"] == 2_300
    assert allocation(ayu)["safe"]["per_day"] == 370
    back = put_aside(ayu, goal, 2_000, direction="out", book=True)["transaction"]
    # Counted beside the cash: what was put in and taken out again is as if it had not been.
    assert allocation(ayu) == before
    assert overview(ayu)["budget"] == glance
    # What earlier months saved comes on top: no income, and never less than nothing saved.
    put_aside(ayu, goal, 4_000, direction="out", book=True)
    shown = allocation(ayu)
    assert (shown["income"]["received"], part(shown, "savings")["spent"]) == (6_000, 0)
    assert (shown["safe"]["per_day"], shown["safe"]["set_aside"]) == (480, 1_200)
    # The ledger itself tells what came and went.
    assert overview(ayu)["income"]["amount"] == 12_000
    assert overview(ayu)["groups"]["savings"] == budget(ayu, "saving")["spent"] == 2_300
    # It lowers the group of its category; without a goal it is income again.
    fields = {"type": "income", "amount": 2_000, "category_id": "salary"}
    assert ayu.put(f"/transactions/{back['id']}", json=fields).status_code == 200
    assert allocation(ayu) == shown
    assert ayu.put("/categories/saving", json={"group": "needs"}).status_code == 200
    assert [part(allocation(ayu), name)["spent"] for name in ("needs", "savings")] == [0, 0]
    assert ayu.delete(f"/goals/{goal}").status_code == 200
    assert allocation(ayu)["income"]["received"] == 12_000
