"""What is left of a budget comes over to the next month as its rollover says."""

from collections.abc import Iterator
from typing import Any

import pytest
import time_machine
from flask import Flask
from sqlalchemy import text

from server.budgets import queries
from server.budgets.envelopes import Planned
from server.budgets.models import Rollover
from server.core.database.unit_of_work import unit_of_work
from server.extensions import db
from server.users.balances import lock_account
from tests.support.budgets import FOOD, budget, budgets, plan
from tests.support.ledger import record
from tests.support.people import SignedIn

SENT = {"type": "expenses", "category_id": "food-beverages"}
MONTHS = ("2024-04", "2024-05", "2024-06")

# Computed by hand, in thousands of rupiah. For April, May and June: the budget (None: there is
# none) with what it takes over from the month before, and what was spent. Expected of each month:
# carried, available, left.
EXAMPLES: dict[str, list[tuple[Any, int, tuple[int, int | None, int | None]]]] = {
    "nothing comes over": [
        ((100, "none"), 60, (0, 100, 40)),
        ((100, "none"), 130, (0, 100, -30)),
        ((100, "none"), 10, (0, 100, 90)),
    ],
    "a surplus comes over and adds up": [
        ((100, "surplus"), 60, (0, 100, 40)),
        ((100, "surplus"), 90, (40, 140, 50)),
        ((100, "surplus"), 120, (50, 150, 30)),
    ],
    "what was overspent is forgotten by surplus": [
        ((100, "surplus"), 60, (0, 100, 40)),
        ((100, "surplus"), 170, (40, 140, -30)),
        ((100, "surplus"), 20, (0, 100, 80)),
    ],
    "what was overspent comes over by both": [
        ((100, "both"), 60, (0, 100, 40)),
        ((100, "both"), 170, (40, 140, -30)),
        ((100, "both"), 20, (-30, 70, 50)),
    ],
    "a debt may be larger than the next budget": [
        ((100, "both"), 350, (0, 100, -250)),
        ((100, "both"), 0, (-250, -150, -150)),
        ((100, "both"), 25, (-150, -50, -75)),
    ],
    "the mode of a month decides what comes into it": [
        ((100, "none"), 130, (0, 100, -30)),
        ((80, "both"), 20, (-30, 50, 30)),
        ((60, "none"), 70, (0, 60, -10)),
    ],
    "surplus after both takes what both left": [
        ((100, "both"), 150, (0, 100, -50)),
        ((200, "both"), 90, (-50, 150, 60)),
        ((100, "surplus"), 160, (60, 160, 0)),
    ],
    "a month without a budget begins anew": [
        ((100, "both"), 10, (0, 100, 90)),
        (None, 70, (0, None, None)),
        ((100, "both"), 30, (0, 100, 70)),
    ],
    "what was spent before the first budget does not count": [
        (None, 500, (0, None, None)),
        ((100, "both"), 40, (0, 100, 60)),
        ((50, "surplus"), 30, (60, 110, 80)),
    ],
    "a budget of nothing gives on what came into it": [
        ((100, "surplus"), 30, (0, 100, 70)),
        ((0, "surplus"), 50, (70, 70, 20)),
        ((0, "both"), 0, (20, 20, 20)),
    ],
}


@pytest.fixture(autouse=True)
def _june() -> Iterator[None]:
    with time_machine.travel("2024-06-18T05:00:00Z"):
        yield


@pytest.mark.parametrize("example", EXAMPLES.values(), ids=EXAMPLES.keys())
def test_three_months_are_as_computed_by_hand(ayu: SignedIn, example: list[Any]) -> None:
    for month, (planned, spent, _expected) in zip(MONTHS, example, strict=True):
        if planned is not None:
            plan(ayu, month, food=(planned[0] * 1000, planned[1]))
        if spent:
            record(ayu, amount=spent * 1000, date=f"{month}-10")
    for month, (_planned, spent, expected) in zip(MONTHS, example, strict=True):
        found = budget(ayu, month=month)
        shown = [found[name] for name in ("carried", "available", "left")]
        assert shown == [None if one is None else one * 1000 for one in expected], month
        assert found["spent"] == spent * 1000


@pytest.mark.both_databases
def test_a_long_chain_tells_the_same_whichever_month_is_asked(ayu: SignedIn) -> None:
    keys = [f"{2022 + n // 12}-{n % 12 + 1:02d}" for n in range(30)]
    left = 0
    for number, month in enumerate(keys):
        plan(ayu, month, food=(10_000, "both"), rent=(5_000, "none"))
        record(ayu, amount=7_000 + 500 * number, date=f"{month}-05")
        left += 10_000 - 7_000 - 500 * number
    shown = budget(ayu, month=keys[-1])
    assert (shown["left"], shown["carried"]) == (left, left - 10_000 + 7_000 + 500 * 29)
    assert budget(ayu, month="2024-07")["carried"] == 0
    plan(ayu, "2024-07", food=0)
    assert budget(ayu, month="2024-07")["carried"] == left
    totals = budgets(ayu, keys[-1])["totals"]
    assert (totals["amount"], totals["available"]) == (15_000, 15_000 + shown["carried"])


def test_a_chain_has_no_end(app: Flask, ayu: SignedIn) -> None:
    # Of every month from the first one on, 10 rupiah are left; of the first one only 4.
    keys = [f"{year}-{month:02d}" for year in range(1970, 2025) for month in range(1, 13)][:-6]
    with app.app_context(), unit_of_work():
        ((owner_id,),) = db.session.execute(text("SELECT id FROM users"))
        lock_account(owner_id)
        plans = {key: Planned(10, Rollover.BOTH) for key in keys}
        queries.replace_category_budgets(owner_id, FOOD, plans)
    record(ayu, amount=6, date="1970-01-03")
    assert (len(keys), keys[-1]) == (654, "2024-06")
    # By hand: n months carry 10 n - 6 into the next one.
    for number in (0, 1, 119, 120, 121, 122, 500, 653):
        shown = budget(ayu, month=keys[number])
        assert shown["carried"] == (10 * number - 6 if number else 0), keys[number]
        assert shown["left"] == 10 * number + 4, keys[number]


def test_a_change_of_an_old_row_comes_through_to_this_month(ayu: SignedIn) -> None:
    old = record(ayu, amount=60_000, date="2024-04-10")
    for month in MONTHS:
        plan(ayu, month, food=(100_000, "both"))
    assert budget(ayu)["carried"] == 140_000
    ayu.put(f"/transactions/{old['id']}", json={**SENT, "amount": 90_000, "date": "2024-04-10"})
    assert budget(ayu)["carried"] == 110_000
    ayu.delete(f"/transactions/{old['id']}")
    assert budget(ayu)["carried"] == 200_000
