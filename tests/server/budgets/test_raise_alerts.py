"""Alerts at 80 and 100 percent of a budget: raised once, lowered when they hold no more."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
import time_machine
from flask import Flask

from server.budgets.schemas import BudgetSchema
from tests.support.accounts import change, rows
from tests.support.budgets import FOOD, alerts, budget, look, plan
from tests.support.ledger import LUNCH, record
from tests.support.people import SignedIn

JUNE = "2024-06"
# Whether it holds, whether its owner was told.
UP, DOWN = True, False
TOLD, SILENT = True, False


@pytest.fixture(autouse=True)
def clock() -> Iterator[time_machine.Traveller]:
    with time_machine.travel("2024-06-18T05:00:00Z") as clock:
        yield clock


def edit(person: SignedIn, row: dict[str, Any], **changes: Any) -> None:
    answer = person.put(f"/transactions/{row['id']}", json={**LUNCH, **changes})
    assert answer.status_code == 200, answer.text


def waiting(app: Flask) -> bool:
    """Whether the ledger changed since the worker looked."""
    return rows(app, "SELECT count(*) FROM users WHERE ledger_changed_at IS NOT NULL") == [(1,)]


@pytest.mark.both_databases
def test_each_level_is_raised_once(app: Flask, ayu: SignedIn) -> None:
    plan(ayu, food=100_000)
    record(ayu, amount=79_999)
    look(app)
    assert alerts(app) == []
    record(ayu, amount=1)
    look(app)
    assert alerts(app) == [(JUNE, FOOD, 80, UP, TOLD)]
    record(ayu, amount=19_999)
    look(app)
    assert alerts(app) == [(JUNE, FOOD, 80, UP, TOLD)]
    record(ayu, amount=1)
    look(app)
    look(app)
    assert alerts(app) == [(JUNE, FOOD, 80, UP, TOLD), (JUNE, FOOD, 100, UP, TOLD)]
    shown = budget(ayu)
    assert (shown["alert"], shown["alert_at"][:10]) == (100, "2024-06-18")
    assert BudgetSchema().validate(shown) == {}


def test_both_at_once_are_one_notice(app: Flask, ayu: SignedIn) -> None:
    plan(ayu, food=100_000, rent=50_000)
    record(ayu, amount=150_000)
    record(ayu, amount=45_000, categoryName="Rent")
    look(app)
    assert alerts(app) == [
        (JUNE, FOOD, 80, UP, SILENT),
        (JUNE, FOOD, 100, UP, TOLD),
        (JUNE, "rent", 80, UP, TOLD),
    ]
    record(ayu, amount=5_000, categoryName="Rent")
    look(app)
    assert alerts(app)[2:] == [(JUNE, "rent", 80, UP, TOLD), (JUNE, "rent", 100, UP, TOLD)]


@pytest.mark.both_databases
def test_an_edit_lowers_them_and_they_come_back_without_a_second_notice(
    app: Flask, ayu: SignedIn
) -> None:
    plan(ayu, food=100_000)
    row = record(ayu, amount=100_000)
    look(app)
    edit(ayu, row, amount=85_000)
    look(app)
    assert alerts(app) == [(JUNE, FOOD, 80, UP, SILENT), (JUNE, FOOD, 100, DOWN, TOLD)]
    assert budget(ayu)["alert"] == 80
    edit(ayu, row, amount=10_000)
    look(app)
    assert alerts(app) == [(JUNE, FOOD, 80, DOWN, SILENT), (JUNE, FOOD, 100, DOWN, TOLD)]
    assert (budget(ayu)["alert"], budget(ayu)["alert_at"]) == (None, None)
    edit(ayu, row, amount=120_000)
    shown = budget(ayu)
    assert (shown["alert"], shown["alert_at"]) == (100, None)
    look(app)
    assert alerts(app) == [(JUNE, FOOD, 80, UP, SILENT), (JUNE, FOOD, 100, UP, TOLD)]
    assert budget(ayu)["alert_at"]


def test_another_budget_is_judged_with_it(app: Flask, ayu: SignedIn) -> None:
    record(ayu, amount=90_000)
    plan(ayu, food=100_000)
    assert alerts(app) == [(JUNE, FOOD, 80, UP, TOLD)]
    assert budget(ayu)["alert_at"]
    plan(ayu, food=200_000)
    assert alerts(app) == [(JUNE, FOOD, 80, DOWN, TOLD)]
    plan(ayu, food=90_000)
    assert alerts(app) == [(JUNE, FOOD, 80, UP, TOLD), (JUNE, FOOD, 100, UP, TOLD)]
    plan(ayu, food=None)
    assert [one[3] for one in alerts(app)] == [DOWN, DOWN]
    # A budget of nothing is reached by the first expense alone.
    plan(ayu, rent=0)
    assert len(alerts(app)) == 2
    record(ayu, categoryName="Rent", amount=1)
    look(app)
    assert alerts(app)[2:] == [(JUNE, "rent", 80, UP, SILENT), (JUNE, "rent", 100, UP, TOLD)]


def test_what_rolls_over_is_judged_too(app: Flask, ayu: SignedIn) -> None:
    old = record(ayu, amount=160_000, date="2024-05-10")
    plan(ayu, "2024-05", food=100_000)
    plan(ayu, food=(100_000, "both"))
    record(ayu, amount=30_000)
    look(app)
    # May is over: its levels are no news, but June has only 40,000 left of its budget.
    assert alerts(app) == []
    record(ayu, amount=2_000)
    look(app)
    assert alerts(app) == [(JUNE, FOOD, 80, UP, TOLD)]
    edit(ayu, old, amount=100_000, date="2024-05-10")
    look(app)
    assert alerts(app) == [(JUNE, FOOD, 80, DOWN, TOLD)]
    plan(ayu, "2024-05", food=20_000)
    assert [one[2:4] for one in alerts(app)] == [(80, UP), (100, UP)]


ACTS: dict[str, Callable[[SignedIn, dict[str, Any]], Any]] = {
    "another amount": lambda ayu, row: edit(ayu, row, amount=1),
    "another category": lambda ayu, row: edit(ayu, row, categoryName="Rent"),
    "another day": lambda ayu, row: edit(ayu, row, date="2024-05-01"),
    "deleting": lambda ayu, row: ayu.delete(f"/transactions/{row['id']}"),
    "deleting many": lambda ayu, row: ayu.post(
        "/transactions/bulk", json={"action": "delete", "ids": [row["id"]]}
    ),
    "another category for many": lambda ayu, row: ayu.post(
        "/transactions/bulk",
        json={"action": "categorise", "ids": [row["id"]], "category_id": "rent"},
    ),
    "another payday": lambda ayu, _row: ayu.put("/users/preferences", json={"payday": 10}),
}


@pytest.mark.parametrize("act", ACTS.values(), ids=ACTS.keys())
def test_whatever_changes_the_sums_is_looked_at_once(
    app: Flask, ayu: SignedIn, act: Callable[[SignedIn, dict[str, Any]], Any]
) -> None:
    plan(ayu, food=100_000)
    row = record(ayu, amount=90_000, date="2024-06-02")
    look(app)
    assert alerts(app) == [(JUNE, FOOD, 80, UP, TOLD)]
    assert not waiting(app)
    act(ayu, row)
    assert waiting(app)
    look(app)
    assert not waiting(app)
    assert alerts(app) == [(JUNE, FOOD, 80, DOWN, TOLD)]


def test_taking_an_act_back_is_looked_at(app: Flask, ayu: SignedIn) -> None:
    plan(ayu, food=100_000)
    row = record(ayu, amount=90_000)
    look(app)
    ayu.delete(f"/transactions/{row['id']}")
    look(app)
    ayu.post(f"/transactions/{row['id']}/restore")
    look(app)
    assert alerts(app) == [(JUNE, FOOD, 80, UP, TOLD)]
    body = {"action": "categorise", "ids": [row["id"]], "category_id": "rent"}
    act = ayu.post("/transactions/bulk", json=body).get_json()["payload"]["datas"][0]
    look(app)
    assert alerts(app) == [(JUNE, FOOD, 80, DOWN, TOLD)]
    # The balance does not move by it.
    ayu.post(f"/transactions/bulk/{act['id']}/undo")
    look(app)
    assert alerts(app) == [(JUNE, FOOD, 80, UP, TOLD)]


@pytest.mark.both_databases
def test_what_fails_for_one_is_tried_again_and_holds_up_nobody(
    app: Flask, ayu: SignedIn, bayu: SignedIn, monkeypatch: pytest.MonkeyPatch
) -> None:
    for person in (ayu, bayu):
        plan(person, food=100_000)
        record(person, amount=90_000)
    change(app, "DELETE FROM budget_alerts")
    change(app, "UPDATE users SET timezone = 'Nowhere/Else' WHERE email = :email", email=ayu.email)
    # Whoever fails stands before the others, and those are reached however few are taken at once.
    moment = "2024-06-01 00:00:00.000000"
    waits = "UPDATE users SET ledger_changed_at = :moment WHERE email = :email"
    change(app, waits, moment=moment, email=ayu.email)
    monkeypatch.setattr("server.budgets.alerts.MOST_AT_ONCE", 1)
    look(app)
    assert alerts(app) == [(JUNE, FOOD, 80, UP, TOLD)]
    change(app, "UPDATE users SET timezone = 'Asia/Jakarta'")
    look(app)
    assert alerts(app) == [(JUNE, FOOD, 80, UP, TOLD)] * 2
    assert not waiting(app)


def test_a_month_that_ended_before_the_worker_came_is_still_told(
    app: Flask, ayu: SignedIn, clock: time_machine.Traveller
) -> None:
    plan(ayu, food=100_000)
    plan(ayu, "2024-07", food=100_000)
    clock.move_to("2024-06-30T16:59:50Z")
    ayu.refresh()
    look(app)
    record(ayu, amount=90_000)
    # Money can be recorded for tomorrow, which is in the next month.
    record(ayu, amount=85_000, date="2024-07-01")
    clock.move_to("2024-06-30T17:00:10Z")
    look(app)
    assert alerts(app) == [(JUNE, FOOD, 80, UP, TOLD), ("2024-07", FOOD, 80, UP, TOLD)]


def test_they_are_forgotten_after_thirteen_months(
    app: Flask, ayu: SignedIn, clock: time_machine.Traveller
) -> None:
    plan(ayu, food=1)
    record(ayu)
    look(app)
    for moment, kept in (("2025-07-18T00:00:00Z", 2), ("2025-07-21T00:00:00Z", 0)):
        clock.move_to(moment)
        look(app, "forget_budget_alerts")
        assert len(alerts(app)) == kept
